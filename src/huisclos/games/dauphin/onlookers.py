"""What is left to who only watches a game of Dauphin. Who is out sees what the public sees, and
does not bet: they may still have to name a captain."""

from __future__ import annotations

from huisclos.kernel import Seat, Stamping, Wager

from .state import Public, State

TALKS = ("calling", "ordering")  # phases in which everybody talks, and nothing is decided unseen


def wagers(board: Public) -> tuple[Wager, ...]:
    """Which team is a dolphin's: anew with every walk."""
    if board.phase not in TALKS:
        return ()
    return (Wager("dolphin", board.walk, board.living),)


def right(state: State, key: str, round: int, answers: tuple[str, ...]) -> int | None:
    """By the side on which a team ends."""
    return sum(state.dolphinised[Seat(int(answer))] for answer in answers)


def stamps(board: Public, shown: str | None) -> Stamping | None:
    """On what somebody claims; not outside, nor over fists."""
    if board.phase not in TALKS or shown not in (None, "council") or not board.claims:
        return None
    claimed = tuple(sorted({claim.seat for claim in board.claims}))
    return Stamping("table", board.living, claimed, board.walk)
