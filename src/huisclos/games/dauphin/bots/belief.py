"""What a bot believes of the others' cards: worlds that fit what it has heard, weighed by how
likely people are to have sent, said, ordered and staked what they did.

Only what each side has reason to do is held for likely, and that softly: nobody plays quite as we
think, and without it a few worlds would carry all. Worlds grow together, test by test: a single
one that wanders stays too long where it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import prod
from random import Random

from huisclos.kernel import NoWorld, Seat

from ..nouns.cards import DOLPHINS, OPENERS
from ..state import Seen
from ..worlds.chain import Chain, Choice
from ..worlds.script import write_script
from ..worlds.trials import Table, Trip, Walked, mask_of
from .signs import signs_of

MOVES = 2  # steps of each world where few were left, and at the end
WANDERING = 5  # steps to a world, where none was left
SOFT = 0.6  # the power of how likely sent cards are
# How a team sends: somebody who helps to open a module, its dolphin, or anybody.
HUMAN = (0.75, 0.0)  # helpful, dolphin
DOLPHIN = (0.35, 0.35)

HELPFUL = tuple(mask_of(cards) for cards in OPENERS)  # in A, B, C
DOLPHIN_CARDS = mask_of(DOLPHINS)


@dataclass(frozen=True)
class Belief:
    tables: tuple[Table, ...]
    weights: tuple[float, ...]

    def share(self, flags: list[bool]) -> float:
        return sum(w for flag, w in zip(flags, self.weights, strict=True) if flag)

    def suspicion(self, seat: Seat) -> float:
        """That this team is a dolphin's."""
        return self.share([table.dolphinised[seat] for table in self.tables])

    def holds(self, seat: Seat, cards: int) -> float:
        """That this team has one of these cards."""
        return self.share([bool(table.hands[seat] & cards) for table in self.tables])

    def lurks(self) -> float:
        """That a dolphin is in the next module."""
        return self.share(
            [bool(t.modules and DOLPHIN_CARDS >> t.modules[0] & 1) for t in self.tables]
        )


def believe(view: Seen, rng: Random, worlds: int) -> Belief:
    """Raises NoWorld."""
    mind = _Mind(view, rng, worlds)
    try:
        guesses = mind.guess()
    except NoWorld:  # what was told is too rare for these few: one is made to fit, and wanders
        guesses = mind.wander(WANDERING * worlds)
    total = sum(guess.weight for guess in guesses)
    return Belief(tuple(guess.table for guess in guesses), tuple(g.weight / total for g in guesses))


@dataclass
class Guess:
    """A world, as far as it has come."""

    place: list[int]
    choices: list[Choice]
    table: Table
    likely: float = 1.0  # that people did all this in it
    weight: float = 1.0  # among the others


class _Mind:
    """Many worlds at once, test by test. Where few explain what is heard next, these are taken
    several times, and each then goes some steps of its own."""

    def __init__(self, view: Seen, rng: Random, many: int) -> None:
        self.me, self.rng, self.many = view.seat, rng, many
        self.script = write_script(view)
        self.signs = signs_of(view, self.script)
        self.chain = Chain(self.script, rng, built=False)

    def guess(self) -> list[Guess]:
        guesses = [self.deal() for _ in range(self.many)]
        for number in range(len(self.script.tests)):
            guesses = [g for g in guesses if self.goes_on(g, number)]
            if self.has_narrowed(guesses):
                guesses = [self.moved(guess) for guess in self.drawn(guesses)]
        for guess in guesses:
            self.heed(guess, len(self.script.tests))
        found = self.drawn(guesses)
        return [*found, *map(self.moved, found)]

    def deal(self) -> Guess:
        if not self.chain.draw_deal():
            raise NoWorld
        return Guess(self.chain.place, [], self.chain.table(self.chain.place))

    def goes_on(self, guess: Guess, number: int) -> bool:
        """Through one test more; False: nothing explains it in this world."""
        self.heed(guess, number)
        choices, odds = self.chain.open_to(number, guess.table)
        if not choices:
            return False
        test = self.script.tests[number]
        liked = [1.0] * len(odds)
        if isinstance(test, Walked):
            liked = self.likings(test, guess.table, choices)
            odds = [chance * like for chance, like in zip(odds, liked, strict=True)]
        [at] = self.rng.choices(range(len(choices)), odds)
        if not self.chain.passes(number, guess.table, choices[at]):
            return False
        guess.choices = [*guess.choices, choices[at]]
        guess.weight *= sum(odds)
        guess.likely *= liked[at]
        return True

    def heed(self, guess: Guess, number: int) -> None:
        """What was done before all, before this test."""
        for sign in self.signs.get(number, ()):
            weighs = sign.weighs(guess.table)
            guess.weight *= weighs
            guess.likely *= weighs

    def likings(self, test: Walked, table: Table, trips: Sequence[Choice]) -> list[float]:
        """How much people like to send those of each trip."""
        liked: list[dict[int, float]] = [
            {
                card: 1.0 if seat == self.me else sends(table, seat, slot, card) ** SOFT
                for card in {trip.cards[slot] for trip in trips if isinstance(trip, Trip)}
            }
            for slot, seat in enumerate(test.facts.seats)
        ]
        return [
            prod(of[card] for of, card in zip(liked, trip.cards, strict=True))
            for trip in trips
            if isinstance(trip, Trip)
        ]

    def has_narrowed(self, guesses: list[Guess]) -> bool:
        """Whether a few of them carry most of the weight."""
        total = sum(guess.weight for guess in guesses)
        if not total:
            raise NoWorld
        return total**2 < self.many * sum(guess.weight**2 for guess in guesses) / 2

    def drawn(self, guesses: list[Guess]) -> list[Guess]:
        """As many as there were, by their weights; evenly, so that luck has little part in it."""
        stride = sum(guess.weight for guess in guesses) / self.many
        passed, found = self.rng.uniform(0, stride), list[Guess]()
        for guess in guesses:
            guess, weight = replace(guess, weight=1.0), guess.weight
            while passed < weight and len(found) < self.many:
                found.append(replace(guess, table=guess.table.copy()))
                passed += stride
            passed -= weight
        return found

    def moved(self, guess: Guess) -> Guess:
        """Some steps of the chain, each taken as often as people would have played so."""
        chain = self.chain
        chain.place, chain.choices = guess.place, guess.choices
        for _ in range(MOVES):
            kept = chain.place, chain.choices
            chain.step(leaps=0.0)  # there are worlds enough to need none
            if (chain.place, chain.choices) == kept:
                continue
            table, likely = self.weigh()
            if self.rng.random() * guess.likely < likely:
                guess = Guess(chain.place, chain.choices, table, likely)
            else:
                chain.place, chain.choices = kept
        return guess

    def weigh(self) -> tuple[Table, float]:
        """The cards at the end of the chain's world, and how likely what was done in it is."""
        chain, weight, sent = self.chain, 1.0, 1.0
        table = chain.table(chain.place)
        for number, choice in enumerate(chain.choices):
            for sign in self.signs.get(number, ()):
                weight *= sign.weighs(table)
            test = self.script.tests[number]
            if isinstance(test, Walked) and isinstance(choice, Trip):
                for slot, seat in enumerate(test.facts.seats):
                    if seat != self.me:
                        sent *= sends(table, seat, slot, choice.cards[slot])
            chain.passes(number, table, choice)
        if len(chain.choices) == len(self.script.tests):
            for sign in self.signs.get(len(chain.choices), ()):
                weight *= sign.weighs(table)
        return table, sent**SOFT * weight

    def wander(self, steps: int) -> list[Guess]:
        """Raises NoWorld."""
        self.chain = Chain(self.script, self.rng)
        found = []
        for _ in range(steps):
            self.chain.step()
            table, likely = self.weigh()
            found.append(Guess(self.chain.place, self.chain.choices, table, weight=likely))
        return found


# -- what people like to send ------------------------------------------------------------


def sends(table: Table, seat: Seat, slot: int, card: int) -> float:
    """How likely this team is to send this card, against a card by lot."""
    hand = table.hands[seat]
    helpful, attack = DOLPHIN if table.dolphinised[seat] else HUMAN
    helpers, dolphins = hand & HELPFUL[slot], hand & DOLPHIN_CARDS
    helpful = helpful if helpers else 0.0
    attack = attack if dolphins else 0.0
    likely = (1 - helpful - attack) / hand.bit_count()
    if helpers >> card & 1:
        likely += helpful / helpers.bit_count()
    if dolphins >> card & 1:
        likely += attack / dolphins.bit_count()
    return likely * hand.bit_count()
