"""What is said to one's crew [25]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told

from .. import actions, notes
from ..nouns import Symbol
from ..questions import posts_of
from ..state import State
from .steps import with_crew


def report(state: State, seat: Seat, number: int, action: actions.Report) -> State:
    note = notes.Reported(
        seat, action.phrase, action.system, action.heading, action.sectors, action.cell
    )
    story = state.story.tell(Told(posts_of(state.options)[number].seats, note))
    return replace(state, spoke=state.spoke | 1 << seat, story=story)


def ask(state: State, seat: Seat, number: int, symbol: Symbol) -> State:
    """[21] Of the engineer, aloud."""
    crew = state.crews[number]
    told = Told(posts_of(state.options)[number].seats, notes.Asked(seat, symbol))
    return with_crew(state, number, replace(crew, asked=(*crew.asked, symbol)), told)


def reply(state: State, number: int, symbol: Symbol, sound: bool) -> State:
    """It holds until another light is crossed."""
    crew = state.crews[number]
    told = Told(posts_of(state.options)[number].seats, notes.Replied(symbol, sound))
    crew = replace(
        crew,
        asked=tuple(other for other in crew.asked if other is not symbol),
        sound=(*crew.sound, symbol) if sound else crew.sound,
        broken=crew.broken if sound else (*crew.broken, symbol),
    )
    return with_crew(state, number, crew, told)
