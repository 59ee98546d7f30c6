"""The captain who deduces nothing: sails where there is room, fires where something was heard of
the enemy lately, and soon forgets it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from .. import actions, notes
from ..nouns import Hit
from ..questions import hit
from . import engineer
from .situation import Situation, blasting, offered

MEMORY = 4  # courses of the enemy, after which what was heard is stale
ROOM = 2  # courses looked ahead


def command(s: Situation, moves: Sequence[actions.Action], rng: Random) -> actions.Action | None:
    wishes: tuple[Sequence[actions.Action], ...] = (
        offered(moves, actions.Place),
        offered(moves, actions.Answer),
        _shots(s, moves),
        [] if s.sheet.duty.doing != "ready" else offered(moves, actions.Ask),
        [move for move in moves if isinstance(move, actions.Drone | actions.Sonar)],
        [move for move in offered(moves, actions.Course) if _is_fine(s, move)],
        offered(moves, actions.Surface),
        offered(moves, actions.EndTurn),
    )
    return next((rng.choice(choices) for choices in wishes if choices), None)


def _is_fine(s: Situation, move: actions.Course) -> bool:
    """It leads somewhere, and nothing need break."""
    there = s.sea.step[move.heading][s.at]
    goes_on = s.legs(there, s.taken | 1 << there, ROOM) == ROOM
    return goes_on and (s.lights is None or engineer.harmless(s.lights, move.heading))


def _shots(s: Situation, moves: Sequence[actions.Action]) -> Sequence[actions.Action]:
    """At places where the enemy was heard of, at a distance from ourselves."""
    region = _rumour(s)
    return [
        move
        for move in blasting(moves)
        if region >> (cell := s.sea.index[move.cell]) & 1 and not hit(s.sea, s.at, cell)
    ]


def _rumour(s: Situation) -> int:
    """Where something was last heard of the enemy, as a set of cells; none if that is stale."""
    courses = 0
    for note in reversed(s.heard):
        match note:
            case notes.CourseSet(crew) if crew == s.enemy:
                courses += 1
                if courses > MEMORY:
                    return 0
            case notes.Surfaced(crew, sector) if crew == s.enemy:
                return s.sea.in_sector[sector]
            case notes.DroneSent(crew, sector, there=True) if crew == s.crew:
                return s.sea.in_sector[sector]
            case notes.Blasted(crew, cell, enemy, own):
                if (enemy if crew == s.crew else own) is not Hit.CLEAR:
                    at = s.sea.index[cell]
                    return s.sea.around[at] | 1 << at
    return 0
