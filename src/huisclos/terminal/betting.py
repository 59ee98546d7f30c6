"""Bets of who is out of a game or only watches it: one list of answers, each with its number."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from huisclos.kernel import Wager
from huisclos.tables import wishes
from huisclos.tables.onlookers import Onlooking

from .scene import Scene

NUMBERS = " ·,;"  # what may stand between two of them


class Answer(NamedTuple):
    wager: Wager
    word: str  # as the house reads it
    text: str  # as people do
    placed: bool


def answers(scene: Scene, aside: Onlooking) -> list[Answer]:
    placed = {(bet.key, bet.round): bet.answers for bet in aside.bets}
    found = []
    for wager in aside.wagers:
        mine = placed.get((wager.key, wager.round), ())
        words = [(str(seat), scene.names[seat]) for seat in wager.seats]
        words += [(word, scene.say(f"bet-{wager.key}-{word}")) for word in wager.words]
        found += [Answer(wager, word, text, word in mine) for word, text in words]
    return found


def offered(scene: Scene, aside: Onlooking) -> str:
    """Every question with its answers; those that one has bet on are marked."""
    lines: list[str] = []
    asked: Wager | None = None
    for number, answer in enumerate(answers(scene, aside), 1):
        if answer.wager is not asked:
            asked = answer.wager
            lines.append(scene.say(f"bet-{asked.key}"))
        lines.append(f"{number:>3} {answer.text}{' ✓' if answer.placed else ''}")
    return "\n".join(lines) or scene.say("bets-none")


def bets(scene: Scene, aside: Onlooking, typed: str) -> Iterator[wishes.Bet] | None:
    """By number; what is named for a question replaces what stood there. None: no such number."""
    listed = answers(scene, aside)
    words = typed.translate(dict.fromkeys(map(ord, NUMBERS), " ")).split()
    if not all(word.isdecimal() and 0 < int(word) <= len(listed) for word in words):
        return None
    chosen = [listed[int(word) - 1] for word in dict.fromkeys(words)]
    return (
        wishes.Bet(wager.key, wager.round, tuple(a.word for a in chosen if a.wager is wager))
        for wager in aside.wagers
        if any(answer.wager is wager for answer in chosen)
    )
