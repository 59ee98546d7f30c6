"""What is left to who only watches a game of Captain Sonar."""

from __future__ import annotations

from huisclos.kernel import Wager

from .state import Over, Public, State


def wagers(board: Public) -> tuple[Wager, ...]:
    """Which boat stays afloat: anew after every hit."""
    if board.phase not in ("sailing", "running", "answering", "stopped"):
        return ()
    return (Wager("boat", sum(boat.damage for boat in board.boats), words=("one", "two")),)


def right(state: State, key: str, round: int, answers: tuple[str, ...]) -> int | None:
    assert isinstance(state.phase, Over)
    if state.phase.winner is None:
        return None
    winner = ("one", "two")[state.phase.winner]
    return sum(answer == winner for answer in answers)
