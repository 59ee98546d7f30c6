"""Reasons that several chapters give."""

from __future__ import annotations

from huisclos.kernel import Refusal

NOT_NOW = Refusal("not-now")
NO_CELL = Refusal("sonar-no-such-cell")
SURFACED = Refusal("sonar-surfaced")
BLACKOUT = Refusal("sonar-blackout")
MARKS_OWED = Refusal("sonar-marks-owed")
ENEMY_TURN = Refusal("sonar-enemy-turn")
