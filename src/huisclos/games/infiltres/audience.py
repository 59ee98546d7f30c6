"""Who may hear what in Infiltrés, written apart from the rules, so that the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from . import actions, notes
from .nouns import Role
from .state import State, Voting


def who_holds_the_card(state: State, note: notes.Carded, mover: Seat) -> frozenset[Seat]:
    journalists = (role is Role.JOURNALIST for role in state.roles)
    return frozenset(Seat(s) for s, is_one in enumerate(journalists) if is_one == note.journalist)


def who_holds_the_word(state: State, note: notes.Passworded, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s in range(len(state.roles)) if word_of(state, s) == note.word)


def the_last_out(state: State, note: notes.Learnt, mover: Seat) -> frozenset[Seat]:
    return frozenset({state.out[-1].seat})


def word_of(state: State, seat: int) -> str | None:
    pair = state.pairs[(state.number or 1) - 1]
    words = {Role.DISCIPLE: pair.disciples, Role.INFILTRATOR: pair.infiltrators}
    return words.get(state.roles[seat])


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    notes.Welcomed: everybody,
    notes.Briefed: everybody,
    notes.Carded: who_holds_the_card,
    notes.Picked: everybody,
    notes.Passworded: who_holds_the_word,
    notes.RoundOpened: everybody,
    notes.ClueGiven: everybody,
    notes.ClueSpoken: everybody,
    notes.ClueWritten: everybody,
    notes.ClueMissed: everybody,
    notes.DebateOpened: everybody,
    notes.VoteOpened: everybody,
    notes.Voted: the_mover,
    notes.VoteClosed: everybody,
    notes.RoundTied: everybody,
    notes.LotDrawn: everybody,
    notes.Eliminated: everybody,
    notes.Learnt: the_last_out,
    notes.Guessed: everybody,
    notes.MissionEnded: everybody,
    notes.GameEnded: everybody,
}

# -- secret acts ----------------------------------------------------------------------------------


def has_voted(state: State, seat: Seat) -> bool:
    ballots = state.phase.ballots if isinstance(state.phase, Voting) else ()
    return any(ballot.voter == seat for ballot in ballots)


# Who may ever learn what was chosen; and whether nobody else may notice even that it was done:
# that a vote was changed is nobody's business.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    actions.Vote: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {actions.Vote: has_voted}


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try: every kind of move, and every word there is to try."""
    yield from (
        actions.Pick(0),
        actions.Pick(1),
        actions.Spoken(),
        actions.Ready(),
        actions.Vote(None),
        actions.Lot(seat),
        TimeUp(),
        actions.Guess(" "),
    )
    yield from (actions.Vote(Seat(at)) for at in range(state.options.seats + 1))
    yield from map(actions.Clue, ("deux mots", "zut", "x" * 31))
    if state.number is not None:
        pair = state.pairs[state.number - 1]
        for word in (pair.disciples, pair.infiltrators):
            yield from (actions.Clue(word), actions.Clue(f"{word}s"), actions.Guess(word))
