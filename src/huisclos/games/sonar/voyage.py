"""At the end everything is laid open: where both boats went and what hit them, moment by moment."""

from __future__ import annotations

from collections.abc import Iterator

from .model import State
from .notes import (
    ArcherSetOff,
    Blasted,
    CourseSet,
    Damaged,
    Dived,
    DroneSent,
    MineLaid,
    MinePlaced,
    MineSetOff,
    SilenceRun,
    SilenceTaken,
    SonarSent,
    StartChosen,
    Stop,
    Surfaced,
    TorpedoFired,
    What,
)
from .posts import crew_of
from .questions import HITS, sea_of


def voyage(state: State) -> tuple[Stop, ...]:
    return tuple(_stops(state))


def _stops(state: State) -> Iterator[Stop]:
    waters, sides = sea_of(state.options), crew_of(state.options.seats)
    at, damage, whose = [0, 0], [0, 0], 0

    def stop(crew: int, what: What, cell: str | None = None, passed: tuple[str, ...] = ()) -> Stop:
        where = waters.names[at[crew]] if cell is None else cell
        return Stop(crew, what, where, (damage[0], damage[1]), passed)

    for told in state.story:
        match told.note:
            case StartChosen(cell) if told.to:
                whose = sides[told.to[0]]
                at[whose] = waters.index[cell]
                yield stop(whose, "start")
            case CourseSet(crew, heading):
                at[crew] = waters.step[heading][at[crew]]
                yield stop(crew, "course")
            case SilenceRun(crew) | MineLaid(crew):
                whose = crew  # what is told next says where
            case SilenceTaken(heading, count):
                passed = []
                for _ in range(count):
                    at[whose] = waters.step[heading][at[whose]]
                    passed.append(waters.names[at[whose]])
                yield stop(whose, "silence", passed=tuple(passed))
            case MinePlaced(cell):
                yield stop(whose, "mine", cell)
            case Surfaced(crew):
                yield stop(crew, "surface")
            case Dived(crew):
                yield stop(crew, "dive")
            case DroneSent(crew):
                yield stop(crew, "drone")
            case SonarSent(crew):
                yield stop(crew, "sonar")
            case Damaged(crew, now):
                damage[crew] = now
                yield stop(crew, "damage")
            case TorpedoFired():
                what: What = "torpedo"
            case MineSetOff():
                what = "set-off"
            case ArcherSetOff():
                what = "archer"
            case Blasted(crew, cell, enemy, own):
                damage[crew] += HITS.index(own)
                damage[1 - crew] += HITS.index(enemy)
                yield stop(crew, what, cell)
