"""What belongs to everybody: all look at it before play goes on. Numbers in brackets are those of
RULES.md."""

from __future__ import annotations

from huisclos.kernel import Interlude, Interludes, Seat

from . import notes
from .state import Public

ENVELOPE, ENVELOPES = 1.1, 9.0  # seconds for one, and for all of them at most
VERDICT, GUESS = 4.0, 5.0
STAYS = ("debriefing", "over")  # phases that show it for as long as people like


def ballots(note: notes.VoteClosed, board: Public, people: frozenset[Seat]) -> Interlude:
    """[7, 8] Who named whom, one envelope after another, and who is out."""
    return Interlude("ballots", VERDICT + min(ENVELOPE * len(note.ballots), ENVELOPES))


def guess(note: notes.Guessed, board: Public, people: frozenset[Seat]) -> Interlude | None:
    """[8]"""
    return None if board.phase in STAYS else Interlude("guess", GUESS)


def ballots_at_first(
    note: notes.VoteClosed, board: Public, people: frozenset[Seat]
) -> Interlude | None:
    """Until edition 2 the vote that ends a mission was not waited for."""
    return None if board.phase in STAYS else ballots(note, board, people)


AT_FIRST: Interludes = {notes.VoteClosed: ballots_at_first, notes.Guessed: guess}
INTERLUDES: Interludes = {notes.VoteClosed: ballots, notes.Guessed: guess}
