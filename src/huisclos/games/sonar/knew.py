"""What each crew could know: every cell where the enemy can be, from what all have heard."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from huisclos.kernel import Value

from .nouns.sea import NOWHERE
from .questions import sea_of
from .questions.tracker import CAP, TELLING, Tracker, anywhere, follow
from .state import State

MOST = 4000  # ways through silences that are followed one by one; beyond, some are joined
CREWS = (0, 1)


class Sought(Value, frozen=True):
    """Of one boat: where the others could think it, where it was, and whether the cells are counted
    exactly; else there may be some too many, and none is missing."""

    cells: tuple[str, ...]
    at: str | None
    exact: bool


class Knew(Value, frozen=True):
    """By the crew that seeks."""

    seeks: tuple[Sought, Sought]


def knew(told: Iterable[tuple[int, State]]) -> Iterator[tuple[int, Knew]]:
    """At each of these moments at which it changes."""
    trackers: list[Tracker] = []
    read, last = 0, None
    for moment, state in told:
        if not trackers or len(state.story) < read:  # the first, or a move was taken back
            trackers, read = [anywhere(sea_of(state.options), None) for _ in CREWS], 0
        news = [t.note for t in state.story.since(read) if t.to is None and type(t.note) in TELLING]
        read = len(state.story)
        trackers = [bounded(follow(tracker, crew, news)) for crew, tracker in enumerate(trackers)]
        now = Knew((sought(state, 1, trackers[1]), sought(state, 0, trackers[0])))
        if now != last:
            yield moment, now
        last = now


def bounded(tracker: Tracker) -> Tracker:
    return tracker if len(tracker.branches) <= MOST else replace(tracker, cap=CAP)


def sought(state: State, crew: int, tracker: Tracker) -> Sought:
    sea, at = tracker.grid.sea, state.crews[crew].at
    cells = (name for name, cell in sea.index.items() if tracker.cells >> cell & 1)
    return Sought(tuple(cells), None if at == NOWHERE else sea.names[at], tracker.cap is None)
