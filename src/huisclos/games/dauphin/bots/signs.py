"""What teams said, ordered and staked before all, and how much likelier it is in one world than in
another. Only what each side has reason to do counts, and nothing that is a habit of bots alone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Direction
from ..nouns.cards import ENGINEERS
from ..state import Seen
from ..worlds.script import Script
from ..worlds.trials import NUMBER, Table, mask_of

TRUE = 8.0  # how much more likely a claim is where it is true: few lie about a side
PLANKED = 1.3  # an order of the plank, where captain and team are of two sides
ROSE = 3.0  # tokens against a captain of the other side
ENDS = 20.0  # an order that ends the game, or tokens against it, from the side that gains by it
HITS = {side: mask_of(ENGINEERS[side]) for side in Direction}


class Claimed(NamedTuple):
    """That this team has one of these cards, when it said so."""

    seat: Seat
    cards: int

    def weighs(self, table: Table) -> float:
        return TRUE if table.hands[self.seat] & self.cards else 1.0


class Against(NamedTuple):
    """One team did another harm: more likely if they are of two sides."""

    seat: Seat
    other: Seat
    odds: float

    def weighs(self, table: Table) -> float:
        return self.odds if table.dolphinised[self.seat] != table.dolphinised[self.other] else 1.0


class Sided(NamedTuple):
    """A team did what one side alone gains by."""

    seat: Seat
    dolphin: bool

    def weighs(self, table: Table) -> float:
        return ENDS if table.dolphinised[self.seat] is self.dolphin else 1.0


Sign = Claimed | Against | Sided
Signs = Mapping[int, Sequence[Sign]]  # by how many tests came before


def signs_of(view: Seen, script: Script) -> Signs:
    """Of the others: of oneself one knows better."""
    found = defaultdict[int, list[Sign]](list)
    order: notes.Ordered | None = None
    for passed, note in zip(script.passed, view.heard, strict=True):
        if isinstance(note, notes.Ordered):
            order = note
        found[passed].extend(sign for sign in signs_in(note, order) if sign.seat != view.seat)
    return found


def signs_in(note: notes.Note, order: notes.Ordered | None) -> Iterator[Sign]:
    match note:
        case notes.CardClaimed(seat, card):
            yield Claimed(seat, 1 << NUMBER[card])
        case notes.HitClaimed(seat, direction):
            yield Claimed(seat, HITS[direction])
        case notes.Ordered():
            yield from ordered(note)
        case notes.VoteClosed(stakes):
            assert order is not None
            for staked in stakes:
                if staked.count:
                    yield from rose(staked.seat, order)


def ordered(order: notes.Ordered) -> Iterator[Sign]:
    match order.kind:
        case "sink" | "reset":
            yield Sided(order.captain, order.kind == "sink")
        case "plank":
            assert order.seat is not None
            yield Against(order.captain, order.seat, PLANKED)


def rose(seat: Seat, order: notes.Ordered) -> Iterator[Sign]:
    """Who is to lose somebody rises whatever side they are on."""
    if order.kind in ("sink", "reset"):
        yield Sided(seat, order.kind == "reset")
    elif seat != order.seat:
        yield Against(seat, order.captain, ROSE)
