"""Who may hear what in Infiltrés, written apart from the rules, so that the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp

from .model import (
    Action,
    Briefed,
    Carded,
    Clue,
    ClueGiven,
    ClueMissed,
    ClueSpoken,
    DebateOpened,
    Eliminated,
    GameEnded,
    Guess,
    Guessed,
    Learnt,
    Lot,
    LotDrawn,
    MissionEnded,
    Passworded,
    Pick,
    Picked,
    Ready,
    Role,
    RoundOpened,
    RoundTied,
    Spoken,
    State,
    Vote,
    VoteClosed,
    Voted,
    VoteOpened,
    Voting,
    Welcomed,
)


def everybody(state: State, note: Any, mover: Seat) -> None:
    return None


def who_holds_the_card(state: State, note: Carded, mover: Seat) -> frozenset[Seat]:
    journalists = (role is Role.JOURNALIST for role in state.roles)
    return frozenset(Seat(s) for s, is_one in enumerate(journalists) if is_one == note.journalist)


def who_holds_the_word(state: State, note: Passworded, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s in range(len(state.roles)) if _word(state, s) == note.word)


def the_last_out(state: State, note: Learnt, mover: Seat) -> frozenset[Seat]:
    return frozenset({state.out[-1].seat})


def the_mover(state: State, note: Any, mover: Seat) -> frozenset[Seat]:
    return frozenset({mover})


def _word(state: State, seat: int) -> str | None:
    pair = state.pairs[(state.number or 1) - 1]
    words = {Role.DISCIPLE: pair.disciples, Role.INFILTRATOR: pair.infiltrators}
    return words.get(state.roles[seat])


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    Welcomed: everybody,
    Briefed: everybody,
    Carded: who_holds_the_card,
    Picked: everybody,
    Passworded: who_holds_the_word,
    RoundOpened: everybody,
    ClueGiven: everybody,
    ClueSpoken: everybody,
    ClueMissed: everybody,
    DebateOpened: everybody,
    VoteOpened: everybody,
    Voted: the_mover,
    VoteClosed: everybody,
    RoundTied: everybody,
    LotDrawn: everybody,
    Eliminated: everybody,
    Learnt: the_last_out,
    Guessed: everybody,
    MissionEnded: everybody,
    GameEnded: everybody,
}

# The notes by which two worlds may come to differ for a seat.
REVEALS = (Carded, Passworded, Eliminated, Learnt, Guessed, MissionEnded)


# -- secret acts ----------------------------------------------------------------------------------


def has_voted(state: State, seat: Seat) -> bool:
    ballots = state.phase.ballots if isinstance(state.phase, Voting) else ()
    return any(ballot.voter == seat for ballot in ballots)


# Who may ever learn what was chosen; and whether nobody else may notice even that it was done:
# that a vote was changed is nobody's business.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat]]] = {
    Vote: lambda state, seat: frozenset({seat})
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {Vote: has_voted}
SETTLES = (VoteClosed,)  # the notes that make secret acts known to all


def probes(state: State, seat: Seat) -> Iterator[Action]:
    """What a curious seat may try: every kind of move, and every word there is to try."""
    yield from (Pick(0), Pick(1), Spoken(), Ready(), Vote(None), Lot(seat), TimeUp(), Guess(" "))
    yield from (Vote(Seat(at)) for at in range(state.options.seats + 1))
    yield from map(Clue, ("deux mots", "zut", "x" * 31))
    if state.number is not None:
        pair = state.pairs[state.number - 1]
        for word in (pair.disciples, pair.infiltrators):
            yield from (Clue(word), Clue(f"{word}s"), Guess(word))
