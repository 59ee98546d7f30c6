"""Who may hear a note, given the state after the move, the note and who moved; None: everybody.

The audiences that all games have; a game's own stand in its `audience`.
"""

from __future__ import annotations

from typing import Any

from .game import Seat


def everybody(state: Any, note: Any, mover: Seat) -> None:
    return None


def the_mover(state: Any, note: Any, mover: Seat) -> frozenset[Seat]:
    return frozenset({mover})
