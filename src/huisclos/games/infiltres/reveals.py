"""What may be revealed in Infiltrés: by which notes, and what each may say when it is told. Written
apart from the rules, so that the two can disagree. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import CLOCK, Moment, Saying

from . import notes
from .audience import word_of
from .content import named
from .nouns import Ballot, Pair, Role
from .state import Briefing, Guessing, State, Voting

At = Moment[State]
Ending = Literal["guessed", "unmasked", "last-two"]


def pair(state: State) -> Pair:
    return state.pairs[(state.number or 1) - 1]


def a_card(moment: At, note: notes.Carded) -> notes.Carded | None:
    """[1] A journalist or not: nobody learns from a card whether they infiltrate."""
    held = {role is Role.JOURNALIST for role in moment.after.roles}
    dealt = isinstance(moment.before.phase, Briefing) and note.journalist in held
    return notes.Carded(note.journalist) if dealt else None


def a_word(moment: At, note: notes.Passworded) -> notes.Passworded | None:
    """[3] One of the two that are played, or none."""
    held = {word_of(moment.after, seat) for seat in range(len(moment.after.roles))}
    picked = moment.before.number is None and note.word in held
    return notes.Passworded(note.word) if picked else None


def who_is_out(moment: At, note: notes.Eliminated) -> notes.Eliminated | None:
    """[8]"""
    gone = {*moment.before.living} - {*moment.after.living}
    role = moment.after.roles[note.seat]
    return notes.Eliminated(note.seat, role) if note.seat in gone else None


def their_word(moment: At, note: notes.Learnt) -> notes.Learnt | None:
    """[8] To who leaves; to a journalist after the guess."""
    gone = {*moment.before.living} - {*moment.after.living}
    guessed = isinstance(moment.before.phase, Guessing)
    return notes.Learnt(pair(moment.after).disciples) if gone or guessed else None


def a_guess(moment: At, note: notes.Guessed) -> notes.Guessed | None:
    """[9] The word as it was typed: not the right one."""
    if not isinstance(moment.before.phase, Guessing):
        return None
    seat = moment.before.phase.seat
    if moment.mover == CLOCK:
        return notes.Guessed(seat, None, False)
    word: str = moment.action.word.strip()
    right = named(moment.before.options.language, word, pair(moment.before).disciples)
    return notes.Guessed(seat, word, right)


def a_mission(moment: At, note: notes.MissionEnded) -> notes.MissionEnded | None:
    """[9] The pair that was played, and no other of the mission."""
    old, new = moment.before.scores, moment.after.scores
    if old == new:
        return None
    state = moment.after
    alive = {state.roles[seat] for seat in state.living}
    right = isinstance(moment.before.phase, Guessing) and note.reason == "guessed"
    how: Ending = "unmasked" if alive == {Role.DISCIPLE} else "last-two"
    reason: Ending = "guessed" if right else how
    gains = tuple(after - before for before, after in zip(old, new, strict=True))
    return notes.MissionEnded(reason, pair(state), state.roles, gains, new)


def the_ballots(moment: At, note: notes.VoteClosed) -> notes.VoteClosed | None:
    """[7]"""
    phase, late = moment.before.phase, moment.mover == CLOCK
    if not isinstance(phase, Voting):
        return None
    ballots = {ballot.voter: ballot for ballot in phase.ballots}
    last = {} if late else {moment.mover: Ballot(moment.mover, moment.action.at)}
    return notes.VoteClosed(tuple(ballot for _, ballot in sorted((ballots | last).items())))


# By which two worlds may come to differ for a seat.
REVEALS: dict[type, Saying] = {
    notes.Carded: a_card,
    notes.Passworded: a_word,
    notes.Eliminated: who_is_out,
    notes.Learnt: their_word,
    notes.Guessed: a_guess,
    notes.MissionEnded: a_mission,
}
# By which votes are known to all.
SETTLES: dict[type, Saying] = {notes.VoteClosed: the_ballots}
