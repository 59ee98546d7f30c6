"""What a bot believes of the others' cards: worlds that fit what it has heard, weighed by how
likely people are to have sent, and said, what they did.

Weights are softened: nobody plays quite as we think, and without it a few worlds would carry all.
(A chain that takes its steps by the weights was tried: it stays too long where it is.)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from huisclos.kernel import Seat

from .. import notes
from ..nouns import Card, Direction
from ..nouns.cards import DOLPHINS, ENGINEERS, OPENERS
from ..state import Seen
from ..worlds.chain import Chain
from ..worlds.script import write_script
from ..worlds.trials import NUMBER, Table, Trip, Walked

BEGINNING = 0.05  # the share of the steps that leads away from the first world
SOFT = 0.6  # the power of a weight
# How a team sends: somebody who helps to open a module, its dolphin, or anybody.
HUMAN = (0.75, 0.0)  # helpful, dolphin
DOLPHIN = (0.35, 0.35)
HONEST, LIAR = 3.0, 1.2  # how much more likely a claim is where it is true


Claim = notes.CardClaimed | notes.HitClaimed


def mask_of(cards: frozenset[Card] | tuple[Card, ...]) -> int:
    return sum(1 << NUMBER[card] for card in cards)


HELPFUL = tuple(mask_of(cards) for cards in OPENERS)  # in A, B, C
DOLPHIN_CARDS = mask_of(DOLPHINS)
HITS = {side: mask_of(ENGINEERS[side]) for side in Direction}


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


def believe(view: Seen, rng: Random, steps: int) -> Belief:
    """Raises NoWorld."""
    chain = Chain(write_script(view), rng)
    claims = [
        note
        for note in view.heard
        if isinstance(note, notes.CardClaimed | notes.HitClaimed) and note.seat != view.seat
    ]
    table, weight = weigh(chain, view.seat, claims)
    tables, weights = [], []
    for step in range(steps):
        kept = chain.place, chain.choices
        chain.step()
        if (chain.place, chain.choices) != kept:
            table, weight = weigh(chain, view.seat, claims)
        if step >= BEGINNING * steps:
            tables.append(table)
            weights.append(weight**SOFT)
    total = sum(weights)
    return Belief(tuple(tables), tuple(weight / total for weight in weights))


def weigh(chain: Chain, me: Seat | None, claims: Sequence[Claim]) -> tuple[Table, float]:
    """The cards at the end of a world, and how likely its walks and what was said are, if people
    play as they do."""
    table, weight = chain.table(chain.place), 1.0
    for number, (test, choice) in enumerate(zip(chain.script.tests, chain.choices, strict=True)):
        if isinstance(test, Walked) and isinstance(choice, Trip):
            for slot, (seat, card) in enumerate(zip(test.facts.seats, choice.cards, strict=True)):
                if seat != me:
                    weight *= sends(table, seat, slot, card)
        chain.passes(number, table, choice)
    for claim in claims:
        weight *= trust(table, claim)
    return table, weight


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


def trust(table: Table, claim: Claim) -> float:
    hand = table.hands[claim.seat]
    cards = (
        HITS[claim.direction] if isinstance(claim, notes.HitClaimed) else 1 << NUMBER[claim.card]
    )
    return (LIAR if table.dolphinised[claim.seat] else HONEST) if hand & cards else 1.0
