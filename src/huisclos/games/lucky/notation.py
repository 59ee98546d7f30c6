"""What the kernel's notation does not say as it was always said: whom a card moves, and names that
have a space in them, which stand in quotation marks."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.kernel import Notation, Seat, Spelled

from . import actions

PAWN = {True: "doctor", False: "me"}
DOCTOR = {text: value for value, text in PAWN.items()}
LINE = " | "  # between the lines of a ship


def write_board(board: actions.Board) -> str:
    plan = "".join(LINE + line for line in board.ship.splitlines())
    return f"{board.starter} {_cards(board.shown)}{plan}"


def read_board(text: str) -> actions.Board:
    head, *lines = text.split(LINE)
    starter, *shown = _words(head)
    return actions.Board("".join(f"{line}\n" for line in lines), Seat(int(starter)), tuple(shown))


def write_deal(deal: actions.Deal) -> str:
    return f"{' / '.join(map(_cards, deal.hands))} // {' / '.join(map(_cards, deal.piles))}"


def read_deal(text: str) -> actions.Deal:
    hands, piles = text.split(" // ")
    return actions.Deal(*(tuple(map(_words, part.split(" / "))) for part in (hands, piles)))


def write_move(move: actions.Move) -> str:
    return f"{_quoted(move.card)} {PAWN[move.doctor]} {_quoted(move.room)}"


def read_move(text: str) -> actions.Move:
    card, pawn, room = _words(text)
    return actions.Move(card, DOCTOR[pawn], room)


def read_step(text: str) -> actions.Step:
    (room,) = _words(text)
    return actions.Step(room)


def read_attempt(text: str) -> actions.Attempt:
    words = text.split()
    return actions.Attempt(*words) if words else actions.Attempt(None)


def write_blame(blame: actions.Blame) -> str:
    return f"{blame.at} attempt" if blame.attempt else str(blame.at)


def read_blame(text: str) -> actions.Blame:
    at, *said = text.split()
    if said not in ([], ["attempt"]):
        raise ValueError(text)
    return actions.Blame(Seat(int(at)), bool(said))


NOTATION = Notation(
    actions.Action,
    verbs={actions.Attempt: "save", actions.EndHere: "end"},
    spelled={
        actions.Board: Spelled(write_board, read_board),
        actions.Deal: Spelled(write_deal, read_deal),
        actions.Step: Spelled(lambda step: _quoted(step.room), read_step),
        actions.Move: Spelled(write_move, read_move),
        actions.Blame: Spelled(write_blame, read_blame),
        actions.Attempt: Spelled(lambda attempt: attempt.card or "", read_attempt),
    },
)


def _cards(cards: Iterable[str]) -> str:
    return " ".join(map(_quoted, cards))


def _quoted(name: str) -> str:
    return f'"{name}"' if " " in name else name


def _words(text: str) -> tuple[str, ...]:
    """Words, those in quotation marks whole."""
    inside, outside = text.split('"')[1::2], text.split('"')[::2]
    if len(outside) != len(inside) + 1:
        raise ValueError(text)
    found = [*outside[0].split()]
    for quoted, plain in zip(inside, outside[1:], strict=True):
        found += [quoted, *plain.split()]
    return tuple(found)
