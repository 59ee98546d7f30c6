"""The opponent: it weighs worlds that fit what it has heard, opens modules with those it
trusts, and throws overboard those it does not; or, once a dolphin is in its team, does the reverse
without being too plain about it."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from huisclos.bots import Bot
from huisclos.kernel import Seat

from .. import actions, notes
from ..nouns import Card, Direction, Kind
from ..nouns.cards import DIRECTION, DOLPHINS, ENGINEERS, HEROES, KIND, OPENERS
from ..state import Private, Public, Seen
from .belief import HELPFUL, Belief, believe
from .bids import Mood, bid

SPOIL = 0.5  # how often a dolphin's team holds back a card that would help
WHIM = 0.05  # two bots in the same place do not always do the same


class Nerve(NamedTuple):
    """How much somebody dares."""

    strikes: float = 0.55  # how often a dolphin does when it can
    claims: float = 0.5  # how often something is said before a call
    risk: float = 0.3  # of a dolphin in a module, beyond which one does not save it
    sure: float = 0.6  # of a dolphin, before the plank


EVEN = Nerve()
LIGHT = ("calling", "sending", "detaching", "staking")  # phases in which a slip ends nothing
WORDS = (actions.ClaimHit, actions.ClaimCard)  # what one claims is true, whoever one is


def player(worlds: int, nerve: Nerve = EVEN, slips: float = 0.0) -> Bot:
    """The more worlds one has in mind, the better one judges; a small budget is for a first
    thought. Slips: how often one calls, sends, saves or stakes without a thought."""

    def choose(
        view: Seen, moves: tuple[actions.Action, ...], rng: Random, budget: int
    ) -> actions.Action:
        assert view.seat is not None and view.private is not None
        mind = _Mind(view, view.seat, view.private, moves, rng, min(worlds, budget), nerve)
        if slips and view.public.phase in LIGHT and rng.random() < slips:
            return rng.choice([move for move in moves if not isinstance(move, WORDS)] or moves)
        return mind.choose()

    return choose


@dataclass
class _Mind:
    view: Seen
    me: Seat
    own: Private
    moves: tuple[actions.Action, ...]
    rng: Random
    worlds: int
    nerve: Nerve
    kept: Belief | None = None

    @property
    def board(self) -> Public:
        return self.view.public

    @property
    def belief(self) -> Belief:
        if self.kept is None:
            self.kept = believe(self.view, self.rng, self.worlds)
        return self.kept

    def choose(self) -> actions.Action:
        match self.board.phase:
            case "badging":
                return self.rng.choice([m for m in self.moves if not self.is_paper(m)])
            case "calling":
                return self.claim() or self.call()
            case "sending":
                return actions.Send(self.send())
            case "pausing":
                return actions.Agree(True)
            case "departing":
                return actions.Depart()
            case "detaching":
                return self.detach()
            case "naming":
                return actions.Name(self.name())
            case "promoting":
                return actions.Promote(self.least())
            case "ordering":
                return self.order()
            case "staking":
                return self.stake()
            case "planking":
                return actions.Sacrifice(self.least())
        return self.rng.choice(self.moves)

    def is_paper(self, move: actions.Action) -> bool:
        """A bot has no hands for cards."""
        return isinstance(move, actions.TakeBadge) and move.cards

    def whim(self) -> float:
        return self.rng.uniform(0, WHIM)

    # -- words ------------------------------------------------------------------------------------

    def claim(self) -> actions.Action | None:
        """Now and then, what one can do for the next module; a dolphin's team says the same."""
        if not self.board.claims_left[self.me] or self.rng.random() > self.nerve.claims:
            return None
        said = [c for c in self.view.heard if getattr(c, "seat", None) == self.me]
        hits = {c.direction for c in said if isinstance(c, notes.HitClaimed)}
        named = {c.card for c in said if isinstance(c, notes.CardClaimed)}
        heroes = [card for card in self.own.hand if card in HEROES and card not in named]
        sides = [s for s in Direction if s not in hits and ENGINEERS[s] & {*self.own.hand}]
        if sides:
            return actions.ClaimHit(self.rng.choice(sides))
        if heroes and not self.own.dolphinised:
            return actions.ClaimCard(self.rng.choice(heroes))
        return None

    # -- the walk ---------------------------------------------------------------------------------

    def call(self) -> actions.Action:
        """Whoever is likely to have what the slot needs; humans call those they trust."""
        teams, slot = self.board.among, len(self.board.slots)
        if self.own.dolphinised:
            return actions.Call(max(teams, key=self.as_prey))
        wanted = HELPFUL[slot]

        def worth(seat: Seat) -> float:
            able = self.belief.holds(seat, wanted)
            return able * (1 - 0.8 * self.belief.suspicion(seat)) + self.whim()

        return actions.Call(max(teams, key=worth))

    def as_prey(self, seat: Seat) -> float:
        """A dolphin's team has the small ones called."""
        return 1 / (1 + self.board.hands[seat]) + self.rng.uniform(0, 0.3)

    def send(self) -> Card:
        slot = len(self.board.slots)
        cards = [move.card for move in self.moves if isinstance(move, actions.Send)]
        helpful = [card for card in cards if card in OPENERS[slot]]
        if self.own.dolphinised:
            return self.send_dolphin(slot, cards, helpful)
        if helpful and self.hopeful(slot):
            return self.rng.choice(helpful)
        return self.cheapest([card for card in cards if card not in helpful] or cards)

    def hopeful(self, slot: int) -> bool:
        """Whether a module may still be opened: not if somebody face up stands in the way."""
        berths = self.board.slots
        spoilt = any(
            b.card is not None and b.card not in OPENERS[at] for at, b in enumerate(berths)
        )
        return not spoilt and any(hatch.attached for hatch in self.board.hatches)

    def send_dolphin(self, slot: int, cards: list[Card], helpful: list[Card]) -> Card:
        for card in cards:
            if card in DOLPHINS and self.has_prey(slot, card) and self.strikes():
                return card
        dull = [card for card in cards if card not in helpful and card not in DOLPHINS]
        if helpful and (not dull or self.rng.random() > SPOIL) and slot != 1:
            return self.rng.choice(helpful)  # to look like the others; but no hero of mine
        return self.cheapest(dull or [card for card in cards if card not in DOLPHINS] or cards)

    def strikes(self) -> bool:
        return self.rng.random() < self.nerve.strikes

    def has_prey(self, slot: int, card: Card) -> bool:
        target = slot + (1 if DIRECTION[card] is Direction.RIGHT else -1)
        if not 0 <= target <= 2:
            return False
        return target > slot or self.board.slots[target].seat != self.me

    def detach(self) -> actions.Action:
        if self.own.dolphinised:
            return actions.Panic()
        few = len(self.own.hand) <= 2  # the hero among them
        return actions.Rescue() if few or self.belief.lurks() < self.nerve.risk else actions.Panic()

    # -- cards ------------------------------------------------------------------------------------

    def cheapest(self, cards: list[Card]) -> Card:
        return min(cards, key=lambda card: self.value(card) + self.whim())

    def value(self, card: Card) -> float:
        """To its own team."""
        if card == self.board.captain_card:
            return 5.0
        attached = sum(hatch.attached for hatch in self.board.hatches)
        match KIND[card]:
            case Kind.DOLPHIN:
                return 4.0
            case Kind.HERO:
                return 2.0 if attached and not self.own.dolphinised else 0.5
            case Kind.ENGINEER:
                same = sum(DIRECTION[c] is DIRECTION[card] for c in self.own.hand)
                return 1.0 + 1.0 / max(1, same)
        return 1.0

    def least(self) -> Card:
        """Whom to show, or to give away: not a dolphin, if there is anybody else."""
        cards = [m.card for m in self.moves if isinstance(m, actions.Promote | actions.Sacrifice)]
        others = [card for card in cards if card not in DOLPHINS]
        return self.cheapest(others or cards)

    # -- the bridge -------------------------------------------------------------------------------

    def name(self) -> Seat:
        among = self.board.among
        if self.me in among:
            return self.me
        sign = -1 if self.own.dolphinised else 1
        return min(among, key=lambda s: sign * self.belief.suspicion(s) + self.whim())

    def order(self) -> actions.Action:
        if self.own.dolphinised:
            return self.order_dolphin()
        if actions.Reset() in self.moves:
            return actions.Reset()
        others = [seat for seat in self.board.living if seat != self.me]
        worst = max(others, key=self.belief.suspicion)
        sure = self.belief.suspicion(worst) > self.nerve.sure
        return actions.Plank(worst) if sure else actions.NoOrder()

    def order_dolphin(self) -> actions.Action:
        """Sink, if those who would rise have too few tokens; else thin out the humans."""
        voters = [seat for seat in self.board.living if seat != self.me]
        against = sum(self.board.tokens[s] * (1 - self.belief.suspicion(s)) for s in voters)
        if against < len(voters) - 0.5:
            return actions.Sink()
        prey = min(voters, key=lambda s: self.board.hands[s] + 2 * self.belief.suspicion(s))
        return actions.Plank(prey) if self.rng.random() < 0.5 else actions.NoOrder()

    def stake(self) -> actions.Action:
        board, order = self.board, self.board.order
        assert order is not None and board.captain is not None
        voters = [seat for seat in board.living if seat != board.captain]
        captain = self.belief.suspicion(board.captain)
        moods = {
            seat: Mood(board.tokens[seat], self.belief.suspicion(seat))
            for seat in voters
            if seat != self.me
        }
        worth = self.worth_of_mutiny(order.kind, order.seat, captain)
        return actions.Stake(
            bid(board.tokens[self.me], moods, order.kind, captain, worth, self.rng)
        )

    def worth_of_mutiny(self, kind: str, at: Seat | None, captain: float) -> float:
        """What it would be to this team that the captain falls, from -1 to 1."""
        sign = -1.0 if self.own.dolphinised else 1.0
        match kind:
            case "sink":
                return sign
            case "reset":
                return -sign
        base = sign * (captain - 0.5) * 0.6
        if self.own.dolphinised and captain < 0.5:
            base = 0.35  # the next may be mine
        if kind == "plank" and at is not None:
            if at == self.me:
                base += 0.3
            else:
                base += sign * (0.5 - self.belief.suspicion(at)) * 0.4
        return max(-1.0, min(1.0, base))
