"""The words a person can type besides moves; those of both languages are understood in both."""

from __future__ import annotations

from typing import NamedTuple

# By order: the words in French and in English, the one that help names first.
ORDERS: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "help": (("aide", "?"), ("help", "?")),
    "secret": (("mot", "secret", "s"), ("word", "secret", "s")),
    "board": (("table",), ("table", "board")),
    "moves": (("coups",), ("moves",)),
    "log": (("histoire",), ("log",)),
    "rules": (("règles", "regles"), ("rules",)),
    "say": (("dire",), ("say",)),
    "bet": (("parier",), ("bet",)),
    "see": (("voir",), ("see",)),
    "blind": (("aveugle",), ("blind",)),
    "earlier": (("relire",), ("reread",)),
    "undo": (("annuler",), ("undo",)),
    "yes": (("oui",), ("yes",)),
    "no": (("non",), ("no",)),
    "pause": (("pause",), ("pause",)),
    "resume": (("reprendre",), ("resume",)),
    "time": (("temps",), ("time",)),
    "minute": (("minute",), ("minute",)),
    "skip": (("suite",), ("skip",)),
    "clocks": (("horloges",), ("clocks",)),
    "still": (("toujours",), ("still",)),
    "end": (("arrêter", "arreter"), ("end",)),
    "away": (("absent",), ("away",)),
    "back": (("revenir",), ("back",)),
    "bot": (("bot",), ("bot",)),
    "let-in": (("ouvrir",), ("admit",)),
    "turn-away": (("refuser",), ("refuse",)),
    "start": (("commencer",), ("start",)),
    "again": (("encore",), ("again",)),
    "quit": (("quitter", "quit", "q"), ("quit", "q")),
}
TAKES_TEXT = ("say", "bet", "bot", "still", "let-in", "turn-away")
_ORDER = {word: order for order, (fr, en) in ORDERS.items() for word in (*fr, *en)}


class Order(NamedTuple):
    name: str
    text: str = ""


def read_order(line: str) -> Order | None:
    """The order that a line gives. One that takes no text is alone on its line: « table ronde »
    is none."""
    word, _, rest = line.strip().partition(" ")
    name = _ORDER.get(word.lower())
    if name is None or (rest and name not in TAKES_TEXT):
        return None
    return Order(name, rest.strip())


def word_for(order: str, language: str) -> str:
    return ORDERS[order][0 if language == "fr" else 1][0]
