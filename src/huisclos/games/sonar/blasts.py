"""Torpedoes and mines, what they do to both boats, and the end [9, 10, 11, 14, 19]."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import Told

from .acts import Archer, SetOff, Torpedo
from .model import Over, State
from .notes import (
    ArcherLost,
    ArcherSetOff,
    Blasted,
    Ended,
    MineLost,
    MineSetOff,
    TorpedoFired,
)
from .panel import SINKS
from .questions import HITS, hit, posts_of, sea_of
from .sea import NOWHERE
from .telling import Notes, tell, with_crew
from .voyage import voyage


def torpedo(state: State, number: int, action: Torpedo) -> State:
    """[10] It destroys what mines lie on the impact, without a blast of theirs."""
    cell = sea_of(state.options).index[action.cell]
    news: Notes = [Told(None, TorpedoFired(number, action.cell))]
    for side, post in enumerate(posts_of(state.options)):
        crew = state.crews[side]
        if crew.mines >> cell & 1:
            fresh = NOWHERE if crew.fresh == cell else crew.fresh
            state = with_crew(state, side, replace(crew, mines=crew.mines ^ 1 << cell, fresh=fresh))
            news.append(Told(post.chart, MineLost(action.cell)))
    if state.archer >> cell & 1:
        state = replace(state, archer=state.archer ^ 1 << cell)
        news.append(Told(None, ArcherLost(action.cell)))
    return blast(tell(state, *news), number, cell)


def set_off(state: State, number: int, action: SetOff) -> State:
    cell = sea_of(state.options).index[action.cell]
    crew = state.crews[number]
    state = with_crew(state, number, replace(crew, mines=crew.mines ^ 1 << cell))
    return blast(tell(state, Told(None, MineSetOff(number, action.cell))), number, cell)


def archer(state: State, number: int, action: Archer) -> State:
    cell = sea_of(state.options).index[action.cell]
    state = replace(state, archer=state.archer ^ 1 << cell)
    return blast(tell(state, Told(None, ArcherSetOff(number, action.cell))), number, cell)


def blast(state: State, number: int, cell: int) -> State:
    """[11] Both boats alike. A mine's blast destroys no other mine."""
    waters = sea_of(state.options)
    harm = [hit(waters, crew.at, cell) for crew in state.crews]
    if any(harm):
        one, other = state.crews
        crews = (
            replace(one, damage=one.damage + harm[0]),
            replace(other, damage=other.damage + harm[1]),
        )
        state = replace(state, crews=crews)
    note = Blasted(number, waters.names[cell], HITS[harm[1 - number]], HITS[harm[number]])
    state = tell(state, Told(None, note))
    return sink(state) if any(crew.damage >= SINKS for crew in state.crews) else state


def sink(state: State) -> State:
    """[19] Somebody has taken four damages."""
    afloat = [number for number, crew in enumerate(state.crews) if crew.damage < SINKS]
    return end(state, "sunk", afloat[0]) if afloat else end(state, "both-sunk", None)


def end(state: State, reason: Literal["sunk", "both-sunk", "agreed"], winner: int | None) -> State:
    state = tell(state, Told(None, Ended(reason, winner, voyage(state))))
    return replace(state, phase=Over(reason, winner))
