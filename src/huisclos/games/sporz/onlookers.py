"""What is left to those who are out of a game of Sporz, and to who only watches: bets, sight if
they want it, and stamps. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from huisclos.kernel import Seat, Stamping, Wager

from . import notes
from .nouns import Killer
from .questions import all_nights, ending, fates
from .state import Public, State

GUESSES = 3  # names of mutants a day, at most
FATE_BYTES, NIGHT_BYTES = 128, 160  # of one seat in the truth, and of each of its nights


def wagers(board: Public) -> tuple[Wager, ...]:
    """[16] By day who is a mutant; at night what comes of the day: who leaves, and who will win."""
    match board.phase:
        case "enquiring":
            most = max(1, min(GUESSES, len(board.living) // 2))
            return (Wager("mutant", board.day, board.living, most=most),)
        case "waking":
            return (
                Wager("leaves", board.day, board.living, foreseen=True),
                Wager("camp", board.day, words=("healthy", "mutants"), foreseen=True),
            )
    return ()


def right(state: State, key: str, round: int, answers: tuple[str, ...]) -> int | None:
    """What was so then; whoever is healed later was a mutant on that day."""
    end = ending(state)
    if key == "camp":
        return sum(answer == end.winner for answer in answers)
    if key == "leaves":
        gone = next((day.executed for day in end.days if day.day == round), None)
        return None if gone is None else sum(Seat(int(answer)) in gone for answer in answers)
    mutants = next(night.mutants for night in end.nights if night.night == round)
    return sum(Seat(int(answer)) in mutants for answer in answers)


def truth(state: State) -> notes.Unveiled | None:
    """[16] Where all the dead see there is nothing to choose. It changes when a call or a day
    ends: nobody sees by it who taps when."""
    if state.options.dead_see == "all" or not state.roles:
        return None
    return notes.Unveiled(fates(state), all_nights(state), state.days)


def truth_bytes(board: Public) -> int:
    """Of what each did in every night that they have seen, and of how each voted the day after."""
    nights = sum(corpse.day for corpse in board.dead) + board.day * len(board.living)
    return FATE_BYTES * (len(board.dead) + len(board.living)) + NIGHT_BYTES * nights


def stamps(board: Public, shown: str | None) -> Stamping | None:
    """On what somebody claims, and on who leaves; never at night, nor in an election."""
    if shown == "airlock":
        day = max((corpse.day for corpse in board.dead), default=0)
        gone = tuple(c.seat for c in board.dead if c.killer is Killer.CREW and c.day == day)
        return Stamping("day", board.living, gone, day) if gone else None
    if board.phase == "enquiring" and board.claimed:
        return Stamping("day", board.living, board.claimed, board.day)
    return None
