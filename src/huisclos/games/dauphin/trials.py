"""Tests that a hidden deal must pass: one for each thing that was told of the cards.

Cards are numbers here, the order of the box, and hands are bit masks: a chain of worlds runs
through these tests thousands of times.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import NamedTuple

from huisclos.kernel import Seat

from .cards import DOLPHINS, HEROES
from .incident import Incident, resolve
from .nouns import Card

BOX: list[Card] = [*Card]
NUMBER = {card: number for number, card in enumerate(BOX)}
BRUTUS, BULLE = NUMBER[Card.BRUTUS], NUMBER[Card.BULLE]
DOLPHIN_MASK = sum(1 << NUMBER[card] for card in DOLPHINS)
HERO_MASK = sum(1 << NUMBER[card] for card in HEROES)
CALM = 0.8  # [6]: no asteroid comes


class Trip(NamedTuple):
    """Who went out in one walk, slot by slot, and which slot was hit."""

    cards: tuple[int, ...]
    asteroid: int | None


@dataclass
class Table:
    """Where the cards are at one moment of a possible world."""

    hands: list[int]  # masks
    modules: list[int]  # numbers, of those still attached
    dolphinised: list[bool]

    def copy(self) -> Table:
        return Table([*self.hands], [*self.modules], [*self.dolphinised])


@cache
def _resolve(cards: tuple[int, ...], asteroid: int | None, modules: bool) -> Incident:
    return resolve(tuple(BOX[card] for card in cards), asteroid, modules)


@dataclass
class Walked:
    """A walk, as it was reported."""

    seats: tuple[Seat, ...]
    known: tuple[int | None, ...]  # cards, slot by slot
    captain: int | None  # the card that is face up
    lost: tuple[tuple[Seat, int], ...]
    seen: tuple[Card, ...]
    asteroid: bool
    hero: int | None
    modules: bool
    mine: tuple[Seat, frozenset[int]] | None  # which of one's own cards were lost
    captain_lost: bool
    last_named: dict[int, int]  # card -> the last test that names it
    number: int  # of this test
    # treachery: who told that Brutus left, and in which teams he would have stayed
    leaver: Seat | None = None
    stays: frozenset[Seat] | None = None  # None: not told yet, or no treachery
    memo: dict[tuple[int, ...], list[Trip]] = field(default_factory=dict)  # trips that fit

    def fits(self, trip: Trip) -> bool:
        cards = trip.cards
        found = _resolve(cards, trip.asteroid, self.modules)
        if found.seen != self.seen or found.asteroid != self.asteroid:
            return False
        if (found.hero is None) != (self.hero is None):
            return False
        gone = {cards[slot] for slot in found.lost}
        counts: dict[Seat, int] = {}
        for slot in found.lost:
            counts[self.seats[slot]] = counts.get(self.seats[slot], 0) + 1
        if tuple(sorted(counts.items())) != self.lost:
            return False
        if (self.captain in gone) != self.captain_lost:
            return False
        if any(self.last_named.get(card, -1) > self.number for card in gone):
            return False
        if self.mine is not None:
            me, mine = self.mine
            if {cards[slot] for slot in found.lost if self.seats[slot] == me} != mine:
                return False
        return self.stays is None or self.brutus_fits(cards, gone)

    def brutus_fits(self, cards: tuple[int, ...], gone: set[int]) -> bool:
        """[10] He leaves if he must, and only then."""
        assert self.stays is not None
        out = BRUTUS in cards and BRUTUS not in gone
        if not out or self.captain == BRUTUS:
            return self.leaver is None
        team = self.seats[cards.index(BRUTUS)]
        return team == self.leaver if self.leaver is not None else team in self.stays

    def trips(self, table: Table) -> tuple[list[Trip], list[float]]:
        """All that may have gone on outside, and how likely each is beforehand."""
        hidden = ~(1 << self.captain) if self.captain is not None else ~0
        choices = [
            bits(table.hands[seat] & hidden) if card is None else (card,)
            for seat, card in zip(self.seats, self.known, strict=True)
        ]
        trips = [trip for cards in product(*choices) for trip in self.fitting(cards)]
        hit = (1 - CALM) / len(self.seats)
        return trips, [CALM if trip.asteroid is None else hit for trip in trips]

    def fitting(self, cards: tuple[int, ...]) -> list[Trip]:
        if cards not in self.memo:
            hits = (None, *range(len(cards))) if len({*cards}) == len(cards) else ()
            self.memo[cards] = [trip for hit in hits if self.fits(trip := Trip(cards, hit))]
        return self.memo[cards]

    def run(self, table: Table, trip: Trip) -> bool:
        for seat, card, known in zip(self.seats, trip.cards, self.known, strict=True):
            if not table.hands[seat] >> card & 1 or (known is None and card == self.captain):
                return False
        if trip not in self.fitting(trip.cards):
            return False
        for slot in _resolve(trip.cards, trip.asteroid, self.modules).lost:
            table.hands[self.seats[slot]] &= ~(1 << trip.cards[slot])
        return True


@dataclass
class Opened:
    """A module was detached."""

    seat: Seat
    hero: int
    saved: bool
    known: int | None  # the card, if one saved it oneself

    def run(self, table: Table) -> bool:
        card = table.modules.pop(0)
        if self.known is not None and card != self.known:
            return False
        if self.saved:
            table.hands[self.seat] |= 1 << card
            table.dolphinised[self.seat] |= bool(DOLPHIN_MASK >> card & 1)
        return take(table, self.seat, self.hero)


@dataclass
class Betrayed:
    seat: Seat
    joins: Seat

    def run(self, table: Table) -> bool:
        if not take(table, self.seat, BRUTUS):
            return False
        table.hands[self.joins] |= 1 << BRUTUS
        return True


@dataclass
class Held:
    """Somebody showed a card, and perhaps lost it."""

    seat: Seat
    card: int
    lost: bool

    def run(self, table: Table) -> bool:
        if self.lost:
            return take(table, self.seat, self.card)
        return bool(table.hands[self.seat] >> self.card & 1)


@dataclass
class WentOverboard:
    """Somebody went off the plank, face down."""

    seat: Seat
    captain: int | None
    last_named: dict[int, int]
    number: int

    def choices(self, table: Table) -> list[int]:
        hand = bits(table.hands[self.seat])
        return [
            card
            for card in hand
            if card != self.captain and self.last_named.get(card, -1) < self.number
        ]

    def run(self, table: Table, card: int) -> bool:
        return card != self.captain and take(table, self.seat, card)


@dataclass
class GoesOn:
    """[14] The game was not over with these teams alive."""

    living: tuple[Seat, ...]

    def run(self, table: Table) -> bool:
        dolphins = sum(table.dolphinised[seat] for seat in self.living)
        if dolphins == len(self.living):
            return False
        lurking = any(DOLPHIN_MASK >> card & 1 for card in table.modules)
        return bool(dolphins) or lurking or not any(table.dolphinised)


Test = Walked | Opened | Betrayed | Held | WentOverboard | GoesOn


def take(table: Table, seat: Seat, card: int) -> bool:
    if not table.hands[seat] >> card & 1:
        return False
    table.hands[seat] &= ~(1 << card)
    return True


def bits(mask: int) -> tuple[int, ...]:
    return tuple(number for number in range(len(BOX)) if mask >> number & 1)
