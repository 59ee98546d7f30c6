"""The end [19]: everything is laid open, where both boats went and what hit them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import tell_all

from .. import notes
from ..nouns import panel
from ..nouns.posts import crew_of
from ..questions import HITS, sea_of
from ..state import Over, State
from .steps import with_crew

# Most of what is told: no boat is elsewhere for it.
UNMOVED = {notes.Reported, notes.TurnBegan, notes.Charged, notes.Crossed, notes.Okayed}


def draw(state: State, number: int) -> State:
    """[19] A draw is agreed when both captains want it."""
    state = with_crew(state, number, replace(state.crews[number], draw=True))
    state = tell_all(state, notes.DrawOffered(number))
    return end(state, "agreed", None) if state.crews[1 - number].draw else state


def sink(state: State) -> State:
    """[19] Somebody has taken four damages."""
    afloat = [number for number, crew in enumerate(state.crews) if crew.damage < panel.SINKS]
    return end(state, "sunk", afloat[0]) if afloat else end(state, "both-sunk", None)


def end(state: State, reason: Literal["sunk", "both-sunk", "agreed"], winner: int | None) -> State:
    state = tell_all(state, notes.Ended(reason, winner, voyage(state)))
    return replace(state, phase=Over(reason, winner))


def voyage(state: State) -> tuple[notes.Stop, ...]:
    return tuple(_stops(state))


def _stops(state: State) -> Iterator[notes.Stop]:
    waters, sides = sea_of(state.options), crew_of(state.options.seats)
    at, damage, whose = [0, 0], [0, 0], 0

    def stop(
        crew: int, what: notes.What, cell: str | None = None, passed: tuple[str, ...] = ()
    ) -> notes.Stop:
        where = waters.names[at[crew]] if cell is None else cell
        return notes.Stop(crew, what, where, (damage[0], damage[1]), passed)

    for told in state.story:
        if type(told.note) in UNMOVED:
            continue
        match told.note:
            case notes.CourseSet(crew, heading):
                at[crew] = waters.step[heading][at[crew]]
                yield stop(crew, "course")
            case notes.StartChosen(cell) if told.to:
                whose = sides[told.to[0]]
                at[whose] = waters.index[cell]
                yield stop(whose, "start")
            case notes.SilenceRun(crew) | notes.MineLaid(crew):
                whose = crew  # what is told next says where
            case notes.SilenceTaken(heading, count):
                passed = []
                for _ in range(count):
                    at[whose] = waters.step[heading][at[whose]]
                    passed.append(waters.names[at[whose]])
                yield stop(whose, "silence", passed=tuple(passed))
            case notes.MinePlaced(cell):
                yield stop(whose, "mine", cell)
            case notes.Surfaced(crew):
                yield stop(crew, "surface")
            case notes.Dived(crew):
                yield stop(crew, "dive")
            case notes.DroneSent(crew):
                yield stop(crew, "drone")
            case notes.SonarSent(crew):
                yield stop(crew, "sonar")
            case notes.Damaged(crew, now):
                damage[crew] = now
                yield stop(crew, "damage")
            case notes.TorpedoFired():
                what: notes.What = "torpedo"
            case notes.MineSetOff():
                what = "set-off"
            case notes.ArcherSetOff():
                what = "archer"
            case notes.Blasted(crew, cell, enemy, own):
                damage[crew] += HITS.index(own)
                damage[1 - crew] += HITS.index(enemy)
                yield stop(crew, what, cell)
