"""Refusals that are given in several places."""

from __future__ import annotations

from huisclos.kernel import Refusal

NOT_NOW = Refusal("not-now")
CAPTAIN_ONLY = Refusal("sonar-captain-only")
MATE_ONLY = Refusal("sonar-mate-only")
ENGINEER_ONLY = Refusal("sonar-engineer-only")
NO_CELL = Refusal("sonar-no-such-cell")
SURFACED = Refusal("sonar-surfaced")
BLACKOUT = Refusal("sonar-blackout")
MARKS_OWED = Refusal("sonar-marks-owed")
ENEMY_TURN = Refusal("sonar-enemy-turn")
