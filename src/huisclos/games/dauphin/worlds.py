"""A world that looks the same to somebody: the hidden part comes from a chain of worlds, and the
game is played again through its own rules, note by note."""

from __future__ import annotations

from random import Random

from huisclos.kernel import CLOCK, DEALER, Seat, TimeUp

from .boarding import place_of
from .cards import MODULES, plan_of
from .chain import Chain
from .model import (
    Action,
    Asteroid,
    Betraying,
    Boarding,
    Call,
    ClaimCard,
    ClaimHit,
    Deal,
    Depart,
    Departing,
    Lot,
    Name,
    Naming,
    NoOrder,
    Panic,
    Plank,
    Promote,
    Rescue,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Seen,
    Send,
    Sink,
    Stake,
    Staking,
    State,
    TakeBadge,
)
from .notes import (
    Boarded,
    BrutusLeft,
    Called,
    CaptainAwaited,
    CaptainShown,
    CardClaimed,
    Detached,
    Embarked,
    HandDealt,
    HitClaimed,
    Note,
    Ordered,
    Planked,
    Reported,
    SentOut,
    TeamsFormed,
    VoteClosed,
    WalkRestarted,
    YouPlanked,
    YouSent,
    YouStaked,
)
from .nouns import Card
from .questions import inside
from .rules import apply, setup
from .script import Script, write_script
from .trials import BOX, Trip, Walked, WentOverboard

ORDERS: dict[str, Action] = {"sink": Sink(), "reset": Reset(), "none": NoOrder()}
MIXING = 40  # steps of the chain before its world is taken


def resample(view: Seen, rng: Random) -> State:
    """A state that looks like `view`. Deals that fit it are near enough equally likely, were
    people to send by lot whom they send: how likely they are to do so is belief, not rules."""
    if not any(isinstance(note, TeamsFormed) for note in view.heard):
        return _undealt(view)
    chain = Chain(write_script(view), rng)
    world = next(chain.worlds(MIXING))
    return rebuild(view, world, rng)


def rebuild(view: Seen, world: Chain, rng: Random) -> State:
    """The state of one world of a chain."""
    return _Replay(view, world, rng).play()


def _undealt(view: Seen) -> State:
    state = setup(view.options)
    for seat, badge in enumerate(view.public.badges):
        if badge is not None:
            state = apply(state, Seat(seat), TakeBadge(badge, seat in view.public.paper))
    return state


class _Replay:
    """One game again, as it was heard."""

    def __init__(self, view: Seen, world: Chain, rng: Random) -> None:
        self.view, self.world, self.rng = view, world, rng
        self.script: Script = world.script
        self.state = setup(self.script.options)
        tests = zip(self.script.tests, world.choices, strict=True)
        hidden = [choice for test, choice in tests if isinstance(test, Walked | WentOverboard)]
        self.trips = [choice for choice in hidden if isinstance(choice, Trip)]
        self.falls = [choice for choice in hidden if isinstance(choice, int)]
        self.by_lot = False  # whether one's own card was sent by lot
        reports = [at for at, note in enumerate(view.heard) if isinstance(note, Reported)]
        self.finals = self._finals(reports)

    def _finals(self, reports: list[int]) -> dict[int, Card]:
        """For each note of a card sent: who it was, where the walk was reported in the end."""
        finals: dict[int, Card] = {}
        start = 0
        for at, trip in zip(reports, self.trips, strict=True):
            last: dict[int, int] = {}
            for number in range(start, at):
                match self.view.heard[number]:
                    case SentOut(slot=slot):
                        last[slot] = number
            finals |= {number: BOX[trip.cards[slot - 1]] for slot, number in last.items()}
            start = at
        return finals

    def play(self) -> State:
        for number, note in enumerate(self.view.heard):
            self.hear(number, note)
        if isinstance(self.state.phase, Staking):
            for seat in self.view.public.staked:
                phase = self.state.phase
                if isinstance(phase, Staking) and phase.stakes[seat] is None:
                    self.act(seat, Stake(self.rng.randint(0, self.state.tokens[seat])))
        return self.state

    def act(self, seat: Seat, action: Action, by_lot: bool = False) -> None:
        if by_lot:
            self.state = apply(self.state, CLOCK, TimeUp())
            seat = DEALER
        self.state = apply(self.state, seat, action)

    def hear(self, number: int, note: Note) -> None:
        state = self.state
        match note:
            case TeamsFormed(teams):
                for team in teams:
                    self.act(team.seat, TakeBadge(team.badge, team.cards))
                self.act(DEALER, self.deal())
            case Boarded():
                self.act(state.paper[0], Scan(self.scanned(note)))
            case Embarked() if isinstance(state.phase, Boarding):
                self.act(CLOCK, TimeUp())
            case Called(caller, seat, _, by_lot):
                self.act(caller, Call(seat), by_lot)
            case SentOut(seat, _, card, by_lot):
                self.by_lot = by_lot
                if seat != self.view.seat:
                    sent = card or self.finals.get(number) or self.anybody(seat)
                    self.act(seat, Send(sent), by_lot)
            case YouSent(_, card):
                assert self.view.seat is not None
                self.act(self.view.seat, Send(card), self.by_lot)
                self.by_lot = False
            case WalkRestarted():
                self.act(state.captain, Restart())
            case Reported():
                if isinstance(state.phase, Departing):
                    self.act(state.captain, Depart())
                self.act(DEALER, Asteroid(self.trips.pop(0).asteroid))
            case Detached(_, seat, saved):
                self.act(seat, Rescue() if saved else Panic())
            case BrutusLeft(_, joins) if isinstance(state.phase, Betraying):
                self.act(DEALER, Lot(joins))
            case CaptainAwaited(seat, by_lot) if isinstance(state.phase, Naming):
                self.act(state.phase.seat, Name(seat), by_lot)
            case CaptainShown(seat, card, by_lot):
                self.act(seat, Promote(card), by_lot)
            case Ordered(captain, kind, seat):
                self.act(captain, Plank(seat) if seat is not None else ORDERS[kind])
            case YouStaked(tokens):
                assert self.view.seat is not None
                self.act(self.view.seat, Stake(tokens))
            case VoteClosed() if isinstance(state.phase, Staking):
                self.close_vote(note, state.phase)
            case Planked(seat, card, by_lot):
                self.act(seat, Sacrifice(card or self.fallen(number, seat)), by_lot)
            case CardClaimed(seat, card):
                self.act(seat, ClaimCard(card))
            case HitClaimed(seat, direction):
                self.act(seat, ClaimHit(direction))

    # -- what was hidden -----------------------------------------------------------

    def deal(self) -> Deal:
        seats, place = self.script.options.seats, self.world.place
        at: list[list[Card]] = [[] for _ in range(seats + MODULES + 2)]
        for card in self.world.crew:
            at[place[card]].append(BOX[card])
        hands = [tuple(sorted(at[seat])) for seat in range(seats)]
        for note in self.view.heard:
            if isinstance(note, HandDealt) and self.view.seat is not None:
                hands[self.view.seat] = tuple(sight.card for sight in note.cards)
        modules = tuple(at[seats + m][0] for m in range(MODULES))
        return Deal(tuple(hands), modules, tuple(sorted(at[seats + MODULES])))

    def scanned(self, note: Boarded) -> Card:
        """Any card that was told to go there."""
        assert isinstance(self.state.phase, Boarding)
        done = self.state.phase.scanned
        fits = [
            card
            for card in plan_of(self.script.options).crew
            if (card in done) == note.again and self.goes_to(card, note)
        ]
        return self.rng.choice(fits)

    def goes_to(self, card: Card, note: Boarded) -> bool:
        place = place_of(self.state, card)
        return (place.place, place.seat, place.module) == (note.place, note.seat, note.module)

    def anybody(self, seat: Seat) -> Card:
        """A card that came back in, or whose walk is still under way."""
        hidden = [card for card in inside(self.state, seat) if card != self.state.captain_card]
        return self.rng.choice(hidden)

    def fallen(self, number: int, seat: Seat) -> Card:
        if seat != self.view.seat:
            return BOX[self.falls.pop(0)]
        own: YouPlanked = self.view.heard[number + 1]
        return own.card

    def close_vote(self, note: VoteClosed, phase: Staking) -> None:
        """Whoever did not stake in time staked nothing; it looks the same to the others."""
        for one in note.stakes:
            if phase.stakes[one.seat] is None and one.seat != self.view.seat:
                self.act(one.seat, Stake(one.count))
        if self.state.phase == phase or isinstance(self.state.phase, Staking):
            self.act(CLOCK, TimeUp())
