"""The game again through its own rules, note by note, with the hidden part of a world."""

from __future__ import annotations

from random import Random

from huisclos.kernel import CLOCK, DEALER, Seat, TimeUp

from .. import actions, notes
from ..editions import EDITION
from ..nouns import Card
from ..nouns.cards import MODULES, plan_of
from ..play.boarding import place_of
from ..questions import inside
from ..rules import apply, setup
from ..state import Betraying, Boarding, Departing, Naming, Seen, Staking, State
from .chain import Chain
from .script import Script, write_script
from .trials import BOX, Trip, Walked, WentOverboard

ORDERS: dict[str, actions.Action] = {
    "sink": actions.Sink(),
    "reset": actions.Reset(),
    "none": actions.NoOrder(),
}
MIXING = 40  # steps of the chain before its world is taken


def resample(view: Seen, rng: Random, edition: int = EDITION) -> State:
    """A state that looks like `view`. Deals that fit it are near enough equally likely, were
    people to send by lot whom they send: how likely they are to do so is belief, not rules."""
    if not any(isinstance(note, notes.TeamsFormed) for note in view.heard):
        return _undealt(view, edition)
    chain = Chain(write_script(view), rng)
    world = next(chain.worlds(MIXING))
    return rebuild(view, world, rng, edition)


def rebuild(view: Seen, world: Chain, rng: Random, edition: int = EDITION) -> State:
    """The state of one world of a chain."""
    return _Replay(view, world, rng, edition).play()


def _undealt(view: Seen, edition: int) -> State:
    state = setup(view.options, edition)
    for seat, badge in enumerate(view.public.badges):
        if badge is not None:
            state = apply(state, Seat(seat), actions.TakeBadge(badge, seat in view.public.paper))
    return state


class _Replay:
    """One game again, as it was heard."""

    def __init__(self, view: Seen, world: Chain, rng: Random, edition: int) -> None:
        self.view, self.world, self.rng = view, world, rng
        self.script: Script = world.script
        self.state = setup(self.script.options, edition)
        tests = zip(self.script.tests, world.choices, strict=True)
        hidden = [choice for test, choice in tests if isinstance(test, Walked | WentOverboard)]
        self.trips = [choice for choice in hidden if isinstance(choice, Trip)]
        self.falls = [choice for choice in hidden if isinstance(choice, int)]
        self.by_lot = False  # whether one's own card was sent by lot
        reports = [at for at, note in enumerate(view.heard) if isinstance(note, notes.Reported)]
        self.finals = self._finals(reports)

    def _finals(self, reports: list[int]) -> dict[int, Card]:
        """For each note of a card sent: who it was, where the walk was reported in the end."""
        finals: dict[int, Card] = {}
        start = 0
        for at, trip in zip(reports, self.trips, strict=True):
            last: dict[int, int] = {}
            for number in range(start, at):
                match self.view.heard[number]:
                    case notes.SentOut(slot=slot):
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
                    self.act(seat, actions.Stake(self.rng.randint(0, self.state.tokens[seat])))
        return self.state

    def act(self, seat: Seat, action: actions.Action, by_lot: bool = False) -> None:
        if by_lot:
            self.state = apply(self.state, CLOCK, TimeUp())
            seat = DEALER
        self.state = apply(self.state, seat, action)

    def hear(self, number: int, note: notes.Note) -> None:
        state = self.state
        match note:
            case notes.TeamsFormed(teams):
                for team in teams:
                    self.act(team.seat, actions.TakeBadge(team.badge, team.cards))
                self.act(DEALER, self.deal())
            case notes.Boarded():
                self.act(state.paper[0], actions.Scan(self.scanned(note)))
            case notes.Embarked() if isinstance(state.phase, Boarding):
                self.act(CLOCK, TimeUp())
            case notes.Called(caller, seat, _, by_lot):
                self.act(caller, actions.Call(seat), by_lot)
            case notes.SentOut(seat, _, card, by_lot):
                self.by_lot = by_lot
                if seat != self.view.seat:
                    sent = card or self.finals.get(number) or self.anybody(seat)
                    self.act(seat, actions.Send(sent), by_lot)
            case notes.YouSent(_, card):
                assert self.view.seat is not None
                self.act(self.view.seat, actions.Send(card), self.by_lot)
                self.by_lot = False
            case notes.WalkRestarted() if state.paper:
                self.act(state.captain, actions.Restart())
            case notes.RestartAsked(captain):
                self.act(captain, actions.Restart())
            case notes.RestartAgreed(seat):
                self.act(seat, actions.Agree(True))
            case notes.RestartRefused(None):
                self.act(CLOCK, TimeUp())
            case notes.RestartRefused(int(seat)):
                self.act(Seat(seat), actions.Agree(False))
            case notes.Reported():
                if isinstance(state.phase, Departing):
                    self.act(state.captain, actions.Depart())
                self.act(DEALER, actions.Asteroid(self.trips.pop(0).asteroid))
            case notes.Detached(_, seat, saved):
                self.act(seat, actions.Rescue() if saved else actions.Panic())
            case notes.BrutusLeft(_, joins) if isinstance(state.phase, Betraying):
                self.act(DEALER, actions.Lot(joins))
            case notes.CaptainAwaited(seat, by_lot) if isinstance(state.phase, Naming):
                self.act(state.phase.seat, actions.Name(seat), by_lot)
            case notes.CaptainShown(seat, card, by_lot):
                self.act(seat, actions.Promote(card), by_lot)
            case notes.Ordered(captain, kind, seat):
                self.act(captain, actions.Plank(seat) if seat is not None else ORDERS[kind])
            case notes.YouStaked(tokens):
                assert self.view.seat is not None
                self.act(self.view.seat, actions.Stake(tokens))
            case notes.VoteClosed() if isinstance(state.phase, Staking):
                self.close_vote(note, state.phase)
            case notes.Planked(seat, card, by_lot):
                self.act(seat, actions.Sacrifice(card or self.fallen(number, seat)), by_lot)
            case notes.CardClaimed(seat, card):
                self.act(seat, actions.ClaimCard(card))
            case notes.HitClaimed(seat, direction):
                self.act(seat, actions.ClaimHit(direction))

    # -- what was hidden -----------------------------------------------------------

    def deal(self) -> actions.Deal:
        seats, place = self.script.options.seats, self.world.place
        at: list[list[Card]] = [[] for _ in range(seats + MODULES + 2)]
        for card in self.world.crew:
            at[place[card]].append(BOX[card])
        hands = [tuple(sorted(at[seat])) for seat in range(seats)]
        for note in self.view.heard:
            if isinstance(note, notes.HandDealt) and self.view.seat is not None:
                hands[self.view.seat] = tuple(sight.card for sight in note.cards)
        modules = tuple(at[seats + m][0] for m in range(MODULES))
        return actions.Deal(tuple(hands), modules, tuple(sorted(at[seats + MODULES])))

    def scanned(self, note: notes.Boarded) -> Card:
        """Any card that was told to go there."""
        assert isinstance(self.state.phase, Boarding)
        done = self.state.phase.scanned
        fits = [
            card
            for card in plan_of(self.script.options).crew
            if (card in done) == note.again and self.goes_to(card, note)
        ]
        return self.rng.choice(fits)

    def goes_to(self, card: Card, note: notes.Boarded) -> bool:
        place = place_of(self.state, card)
        return (place.place, place.seat, place.module) == (note.place, note.seat, note.module)

    def anybody(self, seat: Seat) -> Card:
        """A card that came back in, or whose walk is still under way."""
        hidden = [card for card in inside(self.state, seat) if card != self.state.captain_card]
        return self.rng.choice(hidden)

    def fallen(self, number: int, seat: Seat) -> Card:
        if seat != self.view.seat:
            return BOX[self.falls.pop(0)]
        own: notes.YouPlanked = self.view.heard[number + 1]
        return own.card

    def close_vote(self, note: notes.VoteClosed, phase: Staking) -> None:
        """Whoever did not stake in time staked nothing; it looks the same to the others."""
        for one in note.stakes:
            if phase.stakes[one.seat] is None and one.seat != self.view.seat:
                self.act(one.seat, actions.Stake(one.count))
        if self.state.phase == phase or isinstance(self.state.phase, Staking):
            self.act(CLOCK, TimeUp())
