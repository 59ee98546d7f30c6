"""Small steps that several chapters take: a crew changes, a wait starts, damage is told."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Told, tell

from .. import notes
from ..questions import is_blocked, posts_of
from ..state import Crew, State

Notes = list[Told[notes.Note]]


def with_crew(state: State, number: int, crew: Crew, *news: Told[notes.Note]) -> State:
    """And what is told of it."""
    other = state.crews[1 - number]
    crews = (other, crew) if number else (crew, other)
    return replace(state, crews=crews, story=state.story.tell(*news) if news else state.story)


def hushed(state: State, number: int) -> int:
    """After a movement everybody in a crew may report again."""
    return state.spoke & ~posts_of(state.options)[number].bits


def look_for_blackout(state: State, number: int) -> State:
    """[5] When a course could be given."""
    if not is_blocked(state.options, state.crews[number]):
        return state
    return tell(state, Told(posts_of(state.options)[number].chart, notes.BlackedOut()))


def damage(state: State, number: int) -> State:
    """By a breakdown or by the ice; a blast is told otherwise."""
    crew = state.crews[number]
    crew = replace(crew, damage=crew.damage + 1)
    return tell(with_crew(state, number, crew), Told(None, notes.Damaged(number, crew.damage)))
