"""What is left to who only watches a game of Docteur Lucky."""

from __future__ import annotations

from huisclos.kernel import Seat, Wager

from .state import Public, State

DECKS = 4


def wagers(board: Public) -> tuple[Wager, ...]:
    """Who saves the Doctor, if anybody does: anew with every deck that is lost."""
    if board.phase != "turning":
        return ()
    everybody = tuple(map(Seat, range(len(board.hands))))
    return (Wager("saviour", DECKS - board.afloat, everybody, words=("nobody",)),)


def right(state: State, key: str, round: int, answers: tuple[str, ...]) -> int | None:
    assert state.result is not None
    saved = "nobody" if state.result.winner is None else str(state.result.winner)
    return sum(answer == saved for answer in answers)
