"""Actions of Sauvez le Docteur Lucky as short texts, for logs, goldens, the terminal and bug
reports. A room whose name has a space stands in quotation marks."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from .model import (
    Action,
    Attempt,
    Blame,
    Board,
    Deal,
    Draw,
    EndHere,
    Fail,
    Judge,
    Move,
    Pass,
    Step,
    Stop,
)

YES = {True: "yes", False: "no"}
NO = {text: value for value, text in YES.items()}
PAWN = {True: "doctor", False: "me"}
DOCTOR = {text: value for value, text in PAWN.items()}
LINE = " | "  # between the lines of a ship


def write(action: Action) -> str:
    match action:
        case Board(ship, starter, shown):
            plan = "".join(LINE + line for line in ship.splitlines())
            return f"board {starter} {_cards(shown)}{plan}"
        case Deal(hands, piles):
            return f"deal {' / '.join(map(_cards, hands))} // {' / '.join(map(_cards, piles))}"
        case Step(room):
            return f"step {_quoted(room)}"
        case Draw():
            return "draw"
        case Move(card, doctor, room):
            return f"move {_quoted(card)} {PAWN[doctor]} {_quoted(room)}"
        case Attempt(card):
            return "save" if card is None else f"save {card}"
        case Stop():
            return "stop"
        case Fail(card):
            return f"fail {card}"
        case Pass():
            return "pass"
        case Blame(at):
            return f"blame {at}"
        case Judge(agrees):
            return f"judge {YES[agrees]}"
        case EndHere(agrees):
            return f"end {YES[agrees]}"
        case TimeUp():
            return "time"


def read(text: str) -> Action:
    verb, _, rest = text.strip().partition(" ")
    try:
        match verb, _words(rest) if verb not in ("board", "deal") else ():
            case "board", _:
                return _read_board(rest)
            case "deal", _:
                hands, piles = rest.split(" // ")
                return Deal(*(tuple(map(_words, part.split(" / "))) for part in (hands, piles)))
            case "step", (room,):
                return Step(room)
            case "draw", ():
                return Draw()
            case "move", (card, pawn, room):
                return Move(card, DOCTOR[pawn], room)
            case "save", ():
                return Attempt(None)
            case "save", (card,):
                return Attempt(card)
            case "stop", ():
                return Stop()
            case "fail", (card,):
                return Fail(card)
            case "pass", ():
                return Pass()
            case "blame", (at,):
                return Blame(Seat(int(at)))
            case "judge", (verdict,):
                return Judge(NO[verdict])
            case "end", (answer,):
                return EndHere(NO[answer])
            case "time", ():
                return TimeUp()
    except (ValueError, KeyError, TypeError):
        pass
    raise UnreadableNotation(
        f"{text!r} is none of: step ROOM, draw, move CARD me ROOM, move CARD doctor ROOM, save, "
        "save AID, stop, fail CARD, pass, blame SEAT, judge yes, judge no, end yes, end no"
    )


def _read_board(text: str) -> Board:
    head, *lines = text.split(LINE)
    starter, *shown = _words(head)
    return Board("".join(f"{line}\n" for line in lines), Seat(int(starter)), tuple(shown))


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
