"""Actions of Infiltrés as short texts, for logs, goldens, the terminal and bug reports."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, UnreadableNotation

from .model import (
    Action,
    Brief,
    Clue,
    Guess,
    Lot,
    Number,
    Pair,
    Pick,
    Ready,
    Role,
    Spoken,
    Vote,
)

LETTER = {Role.DISCIPLE: "D", Role.INFILTRATOR: "I", Role.JOURNALIST: "J"}
ROLE = {letter: role for role, letter in LETTER.items()}


def write(action: Action) -> str:
    match action:
        case Brief(first, roles, title, pairs):
            letters = "".join(LETTER[role] for role in roles)
            words = ", ".join(f"{pair.disciples}/{pair.infiltrators}" for pair in pairs)
            return f"brief {first} {letters} {words}" + (f" | {title}" if title else "")
        case Pick(number):
            return f"pick {number}"
        case Number(number):
            return f"number {number}"
        case Clue(word):
            return f"clue {word}"
        case Spoken():
            return "spoken"
        case Ready():
            return "ready"
        case Vote(at):
            return "vote blank" if at is None else f"vote {at}"
        case Guess(word):
            return f"guess {word}"
        case Lot(seat):
            return f"lot {seat}"
        case TimeUp():
            return "time"


def read(text: str) -> Action:
    verb, _, rest = text.strip().partition(" ")
    try:
        match verb:
            case "brief":
                return _read_brief(rest)
            case "pick":
                return Pick(int(rest))
            case "number":
                return Number(int(rest))
            case "clue" if rest:
                return Clue(rest)
            case "spoken" if not rest:
                return Spoken()
            case "ready" if not rest:
                return Ready()
            case "vote":
                return Vote(None if rest == "blank" else Seat(int(rest)))
            case "guess" if rest:
                return Guess(rest)
            case "lot":
                return Lot(Seat(int(rest)))
            case "time" if not rest:
                return TimeUp()
    except (ValueError, KeyError, TypeError):
        pass
    raise UnreadableNotation(
        f"{text!r} is none of: pick N, clue WORD, spoken, ready, vote SEAT, vote blank, guess WORD"
    )


def _read_brief(text: str) -> Brief:
    head, _, title = text.partition(" | ")
    first, letters, words = head.split(" ", 2)
    pairs = tuple(Pair(*pair.split("/")) for pair in words.split(", "))
    return Brief(Seat(int(first)), tuple(ROLE[letter] for letter in letters), title, pairs)
