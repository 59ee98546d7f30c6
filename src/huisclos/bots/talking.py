"""What bots say where people talk. A game's `bots` may have a `TALK`: where its bots speak, phase
by phase, and what comes to their mind. The sentences are texts: `board-say-OCCASION-1` to `-12`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from huisclos.kernel import Seat, View
from huisclos.shelf import NoSuchGame, game, part

TEMPERS = ("bold", "cautious", "talkative", "dry")
SENTENCES = 12  # for each occasion


class Phrase(Struct, frozen=True):
    """An occasion to say something, whom it is about, and which words that were said."""

    occasion: str
    names: dict[str, Seat] = {}
    words: dict[str, str] = {}


class Line(NamedTuple):
    """Something that was said, by whom."""

    seat: Seat | None
    text: str


class Ear(NamedTuple):
    """What somebody who speaks knows besides their view: all of it is known in that place."""

    names: tuple[str, ...]  # by seat
    lines: tuple[Line, ...]  # the last ones
    temper: str  # drawn before the deal

    def spoke_of(self, me: Seat, other: Seat) -> bool:
        """Whether I have named somebody in these lines."""
        name = self.names[other]
        return any(line.seat == me and name in line.text for line in self.lines)

    def named(self, me: Seat) -> Seat | None:
        """Who has named me since I last said something, and has not been answered lately: two bots
        would go on for ever."""
        for line in reversed(self.lines):
            if line.seat == me:
                return None
            if line.seat is not None and self.names[me].casefold() in line.text.casefold():
                return None if self.spoke_of(me, line.seat) else line.seat
        return None


class Speaker(Protocol):
    def __call__(self, view: View[Any, Any, Any], ear: Ear, rng: Random) -> Phrase | None:
        """None: there is nothing to say."""
        ...


class Talk(NamedTuple):
    places: Mapping[str, str]  # by phase, the channel
    speak: Speaker
    aside: str | None = None  # how channels begin in which some talk apart


def talk(name: str) -> Talk | None:
    """Of a game's bots, if they speak."""
    try:
        rules = game(name)
    except NoSuchGame:  # one that is only tried, and stands on no shelf
        return None
    found: Talk | None = getattr(part(rules, "bots"), "TALK", None)
    return found


def inclined(temper: str, rng: Random) -> bool:
    """Whether somebody of this temper speaks up now."""
    return rng.random() < {"talkative": 0.9, "bold": 0.7, "cautious": 0.5, "dry": 0.3}[temper]
