"""Tests that a hidden deal must pass: one for each thing that was told of the cards.

Cards are numbers here, the order of the box, and hands are bit masks: a chain of worlds runs
through these tests thousands of times.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import product
from typing import NamedTuple

from huisclos.kernel import Seat, remembered

from ..nouns import Card
from ..nouns.cards import DOLPHINS, HEROES
from ..play.incident import Incident, resolve

BOX: list[Card] = [*Card]
NUMBER = {card: number for number, card in enumerate(BOX)}
BRUTUS, BULLE = NUMBER[Card.BRUTUS], NUMBER[Card.BULLE]
CALM = 0.8  # [6]: no asteroid comes


def mask_of(cards: Iterable[Card]) -> int:
    return sum(1 << NUMBER[card] for card in cards)


DOLPHIN_MASK, HERO_MASK = mask_of(DOLPHINS), mask_of(HEROES)


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


class Facts(NamedTuple):
    """All that was told of one walk."""

    seats: tuple[Seat, ...]
    captain: int | None  # the card that is face up
    lost: tuple[tuple[Seat, int], ...]
    seen: tuple[Card, ...]
    asteroid: bool
    opened: bool
    modules: bool  # whether one was left to open
    captain_lost: bool
    mine: tuple[Seat, frozenset[int]] | None = None  # which of one's own cards were lost
    # treachery: who told that Brutus left, and in which teams he would have stayed
    leaver: Seat | None = None
    stays: frozenset[Seat] | None = None  # None: not told yet, or no treachery


Explained = dict[int | None, tuple[Trip, int]]  # by asteroid; the mask of who is then lost


@remembered(64)
def explanations(facts: Facts) -> dict[tuple[int, ...], Explained]:
    """An empty book, the same for the same facts: for each three cards the trips that explain
    what was told. It fills as it is asked."""
    return {}


def explain(facts: Facts, cards: tuple[int, ...]) -> Explained:
    if len({*cards}) < len(cards):
        return {}
    named = tuple(BOX[card] for card in cards)
    losses = sum(count for _, count in facts.lost)
    found: Explained = {}
    for asteroid in (None, *range(len(cards))):
        incident = resolve(named, asteroid, facts.modules)
        if len(incident.lost) == losses and _fits(facts, cards, incident):
            lost = sum(1 << cards[slot] for slot in incident.lost)
            found[asteroid] = Trip(cards, asteroid), lost
    return found


def _fits(facts: Facts, cards: tuple[int, ...], found: Incident) -> bool:
    if found.seen != facts.seen or found.asteroid != facts.asteroid:
        return False
    if (found.hero is not None) != facts.opened:
        return False
    seats = [facts.seats[slot] for slot in found.lost]
    if any(seats.count(seat) != count for seat, count in facts.lost):
        return False
    gone = {cards[slot] for slot in found.lost}
    if (facts.captain in gone) != facts.captain_lost:
        return False
    if facts.mine is not None:
        me, mine = facts.mine
        if {cards[slot] for slot in found.lost if facts.seats[slot] == me} != mine:
            return False
    return facts.stays is None or _brutus_fits(facts, facts.stays, cards, gone)


def _brutus_fits(
    facts: Facts, stays: frozenset[Seat], cards: tuple[int, ...], gone: set[int]
) -> bool:
    """[10] He leaves if he must, and only then."""
    out = BRUTUS in cards and BRUTUS not in gone
    if not out or facts.captain == BRUTUS:
        return facts.leaver is None
    team = facts.seats[cards.index(BRUTUS)]
    return team == facts.leaver if facts.leaver is not None else team in stays


class Walked:
    """A walk, as it was reported."""

    def __init__(self, facts: Facts, known: tuple[int | None, ...], kept: int) -> None:
        self.facts, self.known = facts, known  # cards, slot by slot
        self.kept = kept  # cards that are named later, so that they were not lost here
        self.book = explanations(facts)
        self.hits = (1 - CALM) / len(facts.seats)
        self.face_down = ~0 if facts.captain is None else ~(1 << facts.captain)
        self.found: dict[tuple[int, ...], tuple[list[Trip], list[float]]] = {}  # by hands

    def fitting(self, cards: tuple[int, ...]) -> Explained:
        found = self.book.get(cards)
        if found is None:
            found = self.book[cards] = explain(self.facts, cards)
        return found

    def trips(self, table: Table) -> tuple[list[Trip], list[float]]:
        """All that may have gone on outside, and how likely each is beforehand."""
        hands = tuple(
            table.hands[seat] & self.face_down if card is None else 1 << card
            for seat, card in zip(self.facts.seats, self.known, strict=True)
        )
        found = self.found.get(hands)
        if found is None:
            found = self.found[hands] = self.find(hands)
        return found

    def find(self, hands: tuple[int, ...]) -> tuple[list[Trip], list[float]]:
        trips = [
            trip
            for cards in product(*map(bits, hands))
            for trip, lost in self.fitting(cards).values()
            if not lost & self.kept
        ]
        return trips, [CALM if trip.asteroid is None else self.hits for trip in trips]

    def run(self, table: Table, trip: Trip) -> bool:
        hands = table.hands
        for seat, card, known in zip(self.facts.seats, trip.cards, self.known, strict=True):
            if not hands[seat] >> card & 1 or (known is None and card == self.facts.captain):
                return False
        found = self.fitting(trip.cards).get(trip.asteroid)
        if found is None or found[1] & self.kept:
            return False
        lost = found[1]
        if lost:
            for seat in self.facts.seats:
                hands[seat] &= ~lost
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
    kept: int  # cards that are named later, and the captain's

    def choices(self, table: Table) -> tuple[int, ...]:
        return bits(table.hands[self.seat] & ~self.kept)

    def run(self, table: Table, card: int) -> bool:
        return not self.kept >> card & 1 and take(table, self.seat, card)


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


@remembered(1 << 15)
def bits(mask: int) -> tuple[int, ...]:
    return tuple(number for number in range(len(BOX)) if mask >> number & 1)
