"""What is said to one's crew [25]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told

from .. import actions, notes
from ..questions import posts_of
from ..state import State


def report(state: State, seat: Seat, number: int, action: actions.Report) -> State:
    note = notes.Reported(
        seat, action.phrase, action.system, action.heading, action.sectors, action.cell
    )
    story = state.story.tell(Told(posts_of(state.options)[number].seats, note))
    return replace(state, spoke=state.spoke | 1 << seat, story=story)
