"""What bots say where people talk. A game's `bots` may have a `TALK`: where its bots speak, phase
by phase, and what comes to their mind. The sentences are texts: `board-say-OCCASION-1` to `-12`."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from functools import lru_cache
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import Struct

from huisclos.kernel import Seat, View
from huisclos.shelf import NoSuchGame, game, part

TEMPERS = ("bold", "cautious", "talkative", "dry")
SENTENCES = 12  # for each occasion
FRESH = 6  # lines in which one looks for one's name


class Phrase(Struct, frozen=True):
    """An occasion to say something, whom it is about, which words that were said, and which things
    of the game, by the keys of their texts: every language has its own word for them."""

    occasion: str
    names: dict[str, Seat] = {}
    words: dict[str, str] = {}
    terms: dict[str, tuple[str, ...]] = {}


class Kind(StrEnum):
    """What a line is to whoever it names."""

    FREE = "free"  # somebody's own words: one answers, as well as one can
    CHARGE = "charge"  # a bot's sentence against them
    QUESTION = "question"  # a bot's, or a person's where bots ask as well
    REMARK = "remark"  # anything else that a bot says: no answer is needed


class Line(NamedTuple):
    """Something that was said, by whom."""

    seat: Seat | None
    text: str
    kind: Kind = Kind.FREE
    about: str | None = None  # whom, of a bot's charge or question; of a person's words None

    def names(self, name: str) -> bool:
        if self.about is not None:
            return self.about == name
        return mentions(self.text, name)


class Ear(NamedTuple):
    """What somebody who speaks knows besides their view: all of it is known in that place."""

    names: tuple[str, ...]  # by seat
    lines: tuple[Line, ...]  # the last ones of this conversation
    temper: str  # drawn before the deal
    level: str = "medium"  # at which one plays, as everybody sees
    people: tuple[Seat, ...] = ()  # who is no bot

    def spoke_of(self, me: Seat, other: Seat) -> bool:
        """Whether I have named somebody in these lines."""
        name = self.names[other]
        return any(line.seat == me and name in line.text for line in self.lines)

    def has_spoken(self, me: Seat, *kinds: Kind) -> bool:
        """Whether I have said something in these lines, or something of such a kind."""
        return any(line.seat == me and (not kinds or line.kind in kinds) for line in self.lines)

    def charges(self, seat: Seat) -> int:
        """How many of these lines are against somebody."""
        name = self.names[seat]
        return sum(line.kind is Kind.CHARGE and line.names(name) for line in self.lines)

    def named(self, me: Seat) -> Seat | None:
        """Who has charged or called me since I last said something. A person is answered every
        time; a bot that was answered lately is not, or two of them would go on for ever."""
        return self._address(me, Kind.FREE, Kind.CHARGE)

    def asked(self, me: Seat) -> Seat | None:
        """Who wants to hear me."""
        return self._address(me, Kind.QUESTION)

    def _address(self, me: Seat, *kinds: Kind) -> Seat | None:
        for line in reversed(self.lines[-FRESH:]):
            if line.seat == me:
                return None
            if line.kind is Kind.REMARK and line.names(self.names[me]):
                return None  # what was said before it is forgiven
            if line.seat is not None and line.kind in kinds and line.names(self.names[me]):
                settled = line.about is not None and self.spoke_of(me, line.seat)
                return None if settled else line.seat
        return None


def plain(text: str) -> str:
    """As people type it on a phone, or would: without case or accents."""
    flat = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe").replace("’", "'"))
    return "".join(c for c in flat if not unicodedata.combining(c))


@lru_cache(maxsize=512)
def _whole(word: str) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){re.escape(plain(word))}(?!\w)")


def mentions(text: str, word: str) -> bool:
    """Whether somebody's own words have this one among them, whole: in an aubergine is no Aube."""
    return _whole(word).search(plain(text)) is not None


class Speaker(Protocol):
    def __call__(self, view: View[Any, Any, Any], ear: Ear, rng: Random) -> Phrase | None:
        """None: there is nothing to say."""
        ...


class Sign(NamedTuple):
    """A move by which somebody says something."""

    by: Seat
    to: Seat


class Talk(NamedTuple):
    places: Mapping[str, str]  # by phase, the channel
    speak: Speaker
    aside: str | None = None  # how channels begin in which some talk apart
    charges: tuple[str, ...] = ()  # occasions on which one speaks against somebody
    questions: tuple[str, ...] = ()  # on which one wants to hear them
    teases: bool = False  # who is praised answers as well
    # whose words of the game somebody takes up who names nobody, by the public board
    quoted: Callable[[Any, str], Collection[Seat]] = lambda board, text: ()
    # of a note, where moves are words as well
    signed: Callable[[Any, Any], Sign | None] | None = None
    prompted: bool = False  # one speaks only to whoever has spoken to one


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
