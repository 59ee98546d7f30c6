"""What a bot reads off its view of Sauvez le Docteur Lucky: the ship, the pawns, its own hand, and
how many cards of each kind it has not seen."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from math import comb

from huisclos.kernel import Seat, remembered

from .. import content
from ..nouns.cards import POINTS, is_aid
from ..play.chart import Chart, Stage, chart
from ..state import Seen


class Table:
    """One seat's view, with the questions that bots ask of it."""

    def __init__(self, view: Seen) -> None:
        assert view.seat is not None and view.private is not None
        self.me, self.board, self.hand = view.seat, view.public, view.private.hand
        ship = self.board.ship
        self.ship = content.write(ship) if ship else ""
        self.chart: Chart = chart(self.ship)
        self.stage: Stage = self.chart.stage(self.board.afloat)
        self.here = self.board.pawns[self.me]
        self.hopes: dict[str, float] = {}  # by room: what an attempt there may bring, once asked
        self.others = tuple(Seat(s) for s in range(len(self.board.pawns)) if s != self.me)

    def is_seen(self, room: str) -> bool:
        """Whether somebody else is in this room or sees it: an attempt there has its witness."""
        seen = self.stage.sees[room]
        return any(self.board.pawns[seat] in seen for seat in self.others)

    @cached_property
    def unseen(self) -> tuple[int, tuple[int, int, int]]:
        """How many cards this seat has not seen, and how many F-1, F-2 and F-3 are among them."""
        seen = Counter(card for card in (*self.board.discards, *self.hand) if card in POINTS)
        one, two, three = (self.chart.copies[card] - seen[card] for card in POINTS)
        return 90 - len(self.board.discards) - len(self.hand), (one, two, three)

    @cached_property
    def aids(self) -> tuple[str, ...]:
        """The Aid cards in hand, each once."""
        return tuple(card for card in dict.fromkeys(self.hand) if is_aid(card))

    def stops(self, cards: int, points: int) -> float:
        """How likely so many unseen cards hold so many Failure points, or more."""
        return 1 - short_of(points, cards, *self.unseen)

    def win(self, value: int) -> float:
        """How likely all others together cannot stop an attempt of this value."""
        return short_of(value, sum(self.board.hands[seat] for seat in self.others), *self.unseen)


@remembered(1 << 16)
def short_of(points: int, cards: int, unseen: int, failures: tuple[int, int, int]) -> float:
    """The exact chance that so many cards out of the unseen ones hold fewer Failure points."""
    if points <= 0:
        return 0.0
    ones, twos, threes = failures
    harmless = unseen - ones - twos - threes
    ways = 0
    for three in range(min(threes, (points - 1) // 3, cards) + 1):
        for two in range(min(twos, (points - 1 - 3 * three) // 2, cards - three) + 1):
            most = min(ones, points - 1 - 3 * three - 2 * two, cards - three - two)
            for one in range(most + 1):
                rest = comb(harmless, cards - three - two - one)
                ways += comb(threes, three) * comb(twos, two) * comb(ones, one) * rest
    return ways / comb(unseen, cards)
