"""What happens outside [6]: a function of the cards in the airlock and of the asteroid."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from huisclos.kernel import remembered

from ..nouns import Card, Direction, Kind
from ..nouns.cards import DIRECTION, KIND, TRAITS
from ..state import Deed

A, B, C = range(3)
RANK = {card: rank for rank, card in enumerate(Card)}
STEP = {Direction.LEFT: -1, Direction.RIGHT: 1}


class Incident(NamedTuple):
    lost: tuple[int, ...]  # slots
    seen: tuple[Card, ...]  # each once, in the order of the box, so that it says nothing of slots
    asteroid: bool  # was one seen?
    hero: int | None  # the slot of one who opens a module


@remembered(1 << 17)
def resolve(cards: tuple[Card, ...], asteroid: int | None, modules: bool) -> Incident:
    """`modules`: whether one is left to open."""
    there = {slot for slot in range(len(cards)) if slot != asteroid}
    watched = {
        target
        for slot in there
        if KIND[cards[slot]] is Kind.OBSERVER and (target := aim(cards, slot)) is not None
    }
    seen = tuple(sorted((cards[slot] for slot in watched - {asteroid}), key=RANK.__getitem__))

    hero = None
    if there == {A, B, C} and is_wrench(cards[A], Direction.RIGHT, cards[C], Direction.LEFT):
        if KIND[cards[B]] is Kind.HERO and modules:
            hero = B
        elif TRAITS[cards[B]].unharmed_by is not Kind.ENGINEER:
            there.remove(B)

    bitten = {
        target
        for slot in there
        if KIND[cards[slot]] is Kind.DOLPHIN
        and (target := aim(cards, slot)) in there
        and TRAITS[cards[target]].unharmed_by is not Kind.DOLPHIN
    }
    lost = tuple(slot for slot in range(len(cards)) if slot not in there or slot in bitten)
    return Incident(lost, seen, asteroid in watched, hero)


def deeds(cards: tuple[Card, ...], asteroid: int | None, found: Incident) -> Iterator[Deed]:
    """Who did what to whom, of what had an effect: who is lost already does nothing."""
    there = {slot for slot in range(len(cards)) if slot != asteroid}
    for slot in sorted(there):
        if KIND[cards[slot]] is Kind.OBSERVER and (target := aim(cards, slot)) is not None:
            yield Deed("look", slot, target)
    wrench = there == {A, B, C} and is_wrench(cards[A], Direction.RIGHT, cards[C], Direction.LEFT)
    if wrench and found.hero is None and TRAITS[cards[B]].unharmed_by is not Kind.ENGINEER:
        yield from (Deed("wrench", A, B), Deed("wrench", C, B))
        there.remove(B)
    for slot in sorted(there):
        target = aim(cards, slot)
        if KIND[cards[slot]] is Kind.DOLPHIN and target in there and target in found.lost:
            yield Deed("bite", slot, target)


def aim(cards: tuple[Card, ...], slot: int) -> int | None:
    """The neighbour on whom this card acts."""
    direction = DIRECTION[cards[slot]]
    if direction is None:
        return None
    target = slot + STEP[direction]
    return target if 0 <= target < len(cards) else None


def is_wrench(one: Card, its: Direction, other: Card, others: Direction) -> bool:
    """Two engineers act on whoever is between them."""
    engineers = KIND[one] is Kind.ENGINEER and KIND[other] is Kind.ENGINEER
    return engineers and DIRECTION[one] is its and DIRECTION[other] is others
