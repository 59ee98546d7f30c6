"""The first mate: which gauge to fill."""

from __future__ import annotations

from collections.abc import Sequence

from .. import actions
from ..nouns import System
from .situation import Situation

SURE = 8  # cells: with the enemy in so few, hiding comes before seeking
SEEKING = (System.TORPEDO, System.SONAR, System.SILENCE, System.SCENARIO, System.MINE, System.DRONE)
HIDING = (System.TORPEDO, System.SILENCE, System.SCENARIO, System.MINE, System.SONAR, System.DRONE)


def charge(moves: Sequence[actions.Charge], order: Sequence[System]) -> actions.Charge:
    """The first in order that is not full."""
    offered = {move.system: move for move in moves}
    return next((offered[system] for system in order if system in offered), moves[0])


def order(s: Situation) -> Sequence[System]:
    return HIDING if s.foe.board.bit_count() <= SURE else SEEKING
