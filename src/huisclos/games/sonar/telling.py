"""How a state is changed: one crew, one more thing told, a new wait."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Told

from .model import Crew, Phase, State
from .notes import Note

Notes = list[Told[Note]]


def tell(state: State, *news: Told[Note]) -> State:
    return replace(state, story=state.story.tell(*news))


def with_crew(state: State, number: int, crew: Crew) -> State:
    other = state.crews[1 - number]
    return replace(state, crews=(other, crew) if number else (crew, other))


def wait(state: State, phase: Phase) -> State:
    """A new phase in which somebody is waited for: the clock starts anew."""
    return replace(state, phase=phase, turn=state.turn + 1)
