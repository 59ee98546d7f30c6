"""What is left to who is out of a mission, and to who only watches: bets and stamps."""

from __future__ import annotations

from huisclos.kernel import Seat, Stamping, Wager

from . import notes
from .nouns import Role
from .state import Public, State

ROUNDS = 100  # a mission has fewer: its bets and stamps are numbered mission by mission


def wagers(board: Public) -> tuple[Wager, ...]:
    """Until the vote is opened: who of those left has another word, or none."""
    if board.phase not in ("speaking", "debating"):
        return ()
    return (Wager("other", moment(board), board.living),)


def right(state: State, key: str, round: int, answers: tuple[str, ...]) -> int | None:
    told = [told.note for told in state.story if isinstance(told.note, notes.MissionEnded)]
    mission = round // ROUNDS - 1
    if mission >= len(told):
        return None
    roles = told[mission].roles
    return sum(roles[Seat(int(answer))] is not Role.DISCIPLE for answer in answers)


def stamps(board: Public, shown: str | None) -> Stamping | None:
    """On the clues of a round once all are in, until the vote."""
    if board.phase != "debating" or shown is not None:
        return None
    given = tuple(line.seat for line in board.clues if line.round == board.round)
    return Stamping("table", board.living, given, moment(board))


def moment(board: Public) -> int:
    return board.mission * ROUNDS + board.round
