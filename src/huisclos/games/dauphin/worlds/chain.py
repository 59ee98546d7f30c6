"""A chain of worlds that fit what somebody has heard: deals, and who went out in every walk.

The first is built walk by walk; where that fails, cards change places until it goes on. From
there three kinds of steps lead from world to world: two cards change places throughout; one walk
goes otherwise; or dolphins hide elsewhere and every walk is made up anew. The first two are taken
if the next world fits as well, the third by the rule of Metropolis and Hastings. Every fitting
world is as likely in the long run as it was when the cards were dealt, were people to send whom
they send by lot.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from random import Random

from huisclos.kernel import NoWorld

from ..nouns.cards import MODULES
from .script import Script
from .trials import BOX, DOLPHIN_MASK, HERO_MASK, Table, Trip, Walked, WentOverboard

DEALS = 60  # first deals that are tried
REPAIRS = 150  # changes of places at a test that nothing passes
STEPS = 24  # of the chain from one world to the next
DRAWS = 200  # tries at a deal that is fair
LEAPS, REWALKS = 0.15, 0.15  # shares of these steps; the rest are changes of places

Choice = Trip | int | None  # a walk's, a plank's, of a test without a choice


class Chain:
    """One world, and steps to others. It may end at any test: steps then go through those before
    it."""

    def __init__(self, script: Script, rng: Random, built: bool = True) -> None:
        self.script, self.rng = script, rng
        self.crew = [number for number, homes in enumerate(script.homes) if homes]
        self.place: list[int] = []
        self.choices: list[Choice] = []
        self.loose = [c for c in self.crew if len(script.homes[c]) > 1]
        self.dolphins = [c for c in self.crew if DOLPHIN_MASK >> c & 1]
        self.hiding = [c for c in self.dolphins if c in self.loose]
        self.heroes = [c for c in self.crew if HERO_MASK >> c & 1]
        self.hidden = [
            number
            for number, test in enumerate(script.tests)
            if isinstance(test, Walked | WentOverboard)
        ]
        if built and not any(self.build() for _ in range(DEALS)):
            raise NoWorld

    def worlds(self, steps: int = STEPS) -> Iterator[Chain]:
        """Itself, again and again, each time some steps further."""
        while True:
            for _ in range(steps):
                self.step()
            yield self

    # -- the first world -----------------------------------------------------------

    def build(self) -> bool:
        if not self.draw_deal():
            return False
        self.choices = []
        table = self.table(self.place)
        for number in range(len(self.script.tests)):
            after = self.pass_on(number, table)
            for _ in range(REPAIRS):
                if after is not None:
                    break
                after = self.mend(number)
            if after is None:
                return False
            table = after
        return True

    def draw_deal(self) -> bool:
        homes, rng = self.script.homes, self.rng
        for _ in range(DRAWS):
            room = self.script.room
            place = [-1] * len(BOX)
            for card in sorted(self.crew, key=lambda c: (len(homes[c]), rng.random())):
                free = [home for home in homes[card] if room[home]]
                if not free:
                    break
                [home] = rng.choices(free, [room[h] for h in free])
                room[home] -= 1
                place[card] = home
            else:
                if self.is_fair(place):
                    self.place = place
                    return True
        return False

    def is_fair(self, place: list[int]) -> bool:
        """[2] Homes see to the rest."""
        one, other = (place[card] for card in self.dolphins)
        if one == other < self.script.options.seats:
            return False
        void = self.script.void
        return sum(place[card] != void for card in self.heroes) >= 3

    def pass_on(self, number: int, table: Table) -> Table | None:
        """The table after this test, with a choice drawn for it; None: nothing passes."""
        choices, weights = self.open_to(number, table)
        if not choices:
            return None
        after, [choice] = table.copy(), self.rng.choices(choices, weights)
        if not self.passes(number, after, choice):
            return None
        self.choices.append(choice)
        return after

    def open_to(self, number: int, table: Table) -> tuple[Sequence[Choice], Sequence[float]]:
        """What may have been chosen at this test, and how likely each is beforehand."""
        test = self.script.tests[number]
        if isinstance(test, Walked):
            return test.trips(table)
        if isinstance(test, WentOverboard):
            cards = test.choices(table)
            return cards, [1.0] * len(cards)
        return (None,), (1.0,)

    def mend(self, number: int) -> Table | None:
        """Two cards change places, and perhaps this test can be passed."""
        kept = self.place, self.choices
        if not self.swap():
            return None
        table = self.run(number)
        after = None if table is None else self.pass_on(number, table)
        if after is None and table is None:
            self.place, self.choices = kept
        return after

    # -- steps -----------------------------------------------------------

    def step(self, leaps: float = LEAPS) -> None:
        kept, kind = (self.place, self.choices), self.rng.random()
        if kind < leaps:
            moved = self.leap()
        else:
            moved = self.rewalk() if self.walked and kind < leaps + REWALKS else self.swap()
            moved = moved and self.run(len(self.choices)) is not None
        if not moved:
            self.place, self.choices = kept

    def swap(self) -> bool:
        """Two cards change places, from the deal on; a dolphin is one of them every other time,
        for it matters most where they are."""
        if len(self.loose) < 2:
            return False
        one, other = self.rng.sample(self.loose, 2)
        if self.hiding and self.rng.random() < 0.5:
            one = self.rng.choice(self.hiding)
        here, there = self.place[one], self.place[other]
        homes = self.script.homes
        if here == there or there not in homes[one] or here not in homes[other]:
            return False
        place = [*self.place]
        place[one], place[other] = there, here
        if not self.is_fair(place):
            return False
        self.place = place
        self.choices = [
            self.exchanged(number, choice, one, other) for number, choice in enumerate(self.choices)
        ]
        return True

    def exchanged(self, number: int, choice: Choice, one: int, other: int) -> Choice:
        match choice:
            case Trip(cards, asteroid):
                test = self.script.tests[number]
                assert isinstance(test, Walked)
                if one not in cards and other not in cards:
                    return choice
                pairs = zip(cards, test.known, strict=True)
                swapped = tuple(
                    card if known is not None else _other(card, one, other) for card, known in pairs
                )
                return choice if swapped == cards else Trip(swapped, asteroid)
            case int():
                return _other(choice, one, other)
        return None

    def leap(self) -> bool:
        """One dolphin or both change places with others, and all walks are made up anew."""
        if not self.hiding:
            return False
        kept = self.place, self.choices
        for dolphin in self.rng.sample(self.hiding, self.rng.randint(1, len(self.hiding))):
            other = self.rng.choice(self.loose)
            place, homes = [*self.place], self.script.homes
            place[dolphin], place[other] = place[other], place[dolphin]
            if place[dolphin] not in homes[dolphin] or place[other] not in homes[other]:
                return False
            self.place = place
        if not self.is_fair(self.place):
            return False
        self.choices = []
        table, likely = self.table(self.place), 1.0
        for number in range(len(kept[1])):
            choices, weights = self.open_to(number, table)
            if not choices:
                return False
            likely *= sum(weights)
            [choice] = self.rng.choices(choices, weights)
            if not self.passes(number, table, choice):
                return False
            self.choices.append(choice)
        return self.rng.random() * self.likelihood(*kept) < likely

    def likelihood(self, place: list[int], choices: list[Choice]) -> float:
        """Of what was heard, walk by walk, in this world."""
        table, total = self.table(place), 1.0
        for number, choice in enumerate(choices):
            if choice is not None:
                total *= sum(self.open_to(number, table)[1])
            self.passes(number, table, choice)
        return total

    def rewalk(self) -> bool:
        """One walk, or one fall from the plank, goes otherwise."""
        number = self.rng.choice(self.walked)
        table = self.run(number)
        assert table is not None
        choices, self.choices = self.choices, []
        after = self.pass_on(number, table)
        [choice] = self.choices or [None]
        self.choices = [*choices[:number], choice, *choices[number + 1 :]]
        return after is not None

    @property
    def walked(self) -> list[int]:
        """The tests so far at which something was chosen."""
        return self.hidden[: bisect_left(self.hidden, len(self.choices))]

    # -- the tests -----------------------------------------------------------

    def table(self, place: list[int]) -> Table:
        seats = self.script.options.seats
        hands, modules = [0] * seats, [0] * MODULES
        for card in self.crew:
            if place[card] < seats:
                hands[place[card]] |= 1 << card
            elif place[card] < seats + MODULES:
                modules[place[card] - seats] = card
        return Table(hands, modules, [bool(hand & DOLPHIN_MASK) for hand in hands])

    def run(self, until: int) -> Table | None:
        """The table after so many tests; None: one of them fails."""
        table = self.table(self.place)
        for number in range(until):
            if not self.passes(number, table, self.choices[number]):
                return None
        return table

    def passes(self, number: int, table: Table, choice: Choice) -> bool:
        test = self.script.tests[number]
        if isinstance(test, Walked):
            assert isinstance(choice, Trip)
            return test.run(table, choice)
        if isinstance(test, WentOverboard):
            assert isinstance(choice, int)
            return test.run(table, choice)
        return test.run(table)


def _other(card: int, one: int, other: int) -> int:
    return {one: other, other: one}.get(card, card)
