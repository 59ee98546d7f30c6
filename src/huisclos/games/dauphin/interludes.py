"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

TEAM = 60.0  # seconds to meet one's team and learn its side, unless all have before
REPORT, FISTS = 12.0, 6.0  # of the first, four for the walk itself, which is the same every time
COUNCIL = 60.0  # that a bot captain leaves to the people, unless they are ready before


def team(note: notes.Embarked, board: Public, people: frozenset[Seat]) -> Interlude:
    """[2] Everybody reads at the same time, and no clock runs meanwhile."""
    return Interlude("team", TEAM)


def report(note: notes.Reported, board: Public, people: frozenset[Seat]) -> Interlude:
    """[7]"""
    return Interlude("report", REPORT)


def fists(note: notes.VoteClosed, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[13] Where nobody had anything to stake there is nothing to see."""
    return Interlude("fists", FISTS) if note.total or note.mutiny else None


def council(note: notes.BridgeOpened, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[13] A bot that is captain does not decide while people are still talking."""
    if note.captain in people or len(people & {*board.living}) < 2:
        return None
    return Interlude("council", COUNCIL, free=True)


INTERLUDES: Interludes = {
    notes.Embarked: team,
    notes.Reported: report,
    notes.VoteClosed: fists,
    notes.BridgeOpened: council,
}
