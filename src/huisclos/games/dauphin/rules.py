"""The verbs of Dauphin, in the order of play. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Pace, Seat, TimeUp, Told

from . import boarding, bridge, walk
from .cards import DOLPHINS, MODULES, OPENERS, is_fair, plan_of
from .judge import refuse
from .model import (
    Action,
    Asteroid,
    Badging,
    Betraying,
    Boarding,
    Call,
    Calling,
    ClaimCard,
    ClaimHit,
    Deal,
    Dealing,
    Depart,
    Departing,
    Detaching,
    Lapsed,
    Lot,
    Name,
    Naming,
    NoOrder,
    Order,
    Ordering,
    Outside,
    Over,
    Panic,
    Plank,
    Planking,
    Promote,
    Promoting,
    Rescue,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Send,
    Sending,
    Sink,
    Stake,
    Staking,
    State,
    TakeBadge,
)
from .notes import (
    Called,
    CardClaimed,
    HitClaimed,
    Welcomed,
)
from .nouns import Badge, Direction, Options
from .questions import (
    attached,
    callable_by,
    choosers,
    claims_left,
    inside,
    may_change,
    may_restart,
)
from .steps import tell, wait

ASTEROIDS = 1 / 5  # [6]
BADGE = 60  # seconds


def setup(options: Options) -> State:
    seats = tuple(map(Seat, range(options.seats)))
    state = State(
        options,
        badges=(None,) * options.seats,
        hands=((),) * options.seats,
        dolphinised=(False,) * options.seats,
        living=seats,
        tokens=(0,) * options.seats,
    )
    return tell(state, Told(None, Welcomed(options)))


# -- who acts -----------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Dealing() | Outside() | Betraying() | Lapsed():
            return (DEALER,)
        case Over():
            return ()
    acting = {*awaited(state)} | {seat for seat in state.living if claims_left(state, seat)}
    if may_restart(state):
        acting.add(state.captain)
    return (*sorted(acting), CLOCK)


def awaited(state: State) -> tuple[Seat, ...]:
    return choosers(state, state.phase)


def pace(state: State) -> Pace | None:
    if not state.options.decision or to_act(state) in ((), (DEALER,)):
        return None
    match state.phase:
        case Badging():
            return Pace(BADGE, state.turn)
        case Boarding():
            return None
        case Sending(seat) | Promoting(seat) | Planking(seat) if seat in state.paper:
            return None  # the lot cannot draw from a hand of paper [18]
    return Pace(state.options.decision, state.turn)


def moves(state: State, seat: Seat) -> Iterable[Action]:
    """Claims are not listed: they would drown what is waited for."""
    if seat == CLOCK:
        return [TimeUp()]
    again: list[Action] = [Restart()] if seat == state.captain and may_restart(state) else []
    if seat not in choosers(state, state.phase):
        return again
    return [*choices(state, seat), *again]


def choices(state: State, seat: Seat) -> list[Action]:
    """What one who is waited for can choose."""
    match state.phase:
        case Badging():
            ways = (False, True) if state.options.cards else (False,)
            free = [badge for badge in Badge if badge not in state.badges]
            return [TakeBadge(badge, cards) for cards in ways for badge in free]
        case Boarding():
            return [*map(Scan, plan_of(state.options).crew)]
        case Calling(caller) as phase:
            cards = inside(state, seat) if may_change(state, phase) else ()
            return [*map(Call, callable_by(state, caller)), *map(Send, cards)]
        case Sending():
            return [*map(Send, inside(state, seat))]
        case Departing():
            return [Depart()]
        case Detaching():
            return [Rescue(), Panic()]
        case Naming(among=among):
            return [*map(Name, among)]
        case Promoting():
            return [*map(Promote, state.hands[seat])]
        case Ordering():
            reset = [] if attached(state) else [Reset()]
            return [NoOrder(), *map(Plank, state.living), Sink(), *reset]
        case Staking():
            return [*map(Stake, range(state.tokens[seat] + 1))]
        case Planking():
            return [*map(Sacrifice, state.hands[seat])]
    return []


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: Action) -> State:
    phase = state.phase
    match phase, action:
        case Lapsed(resume), _:
            late = replace(state, phase=resume)
            return choose(late, choosers(late, resume)[0], action, by_lot=True)
        case _, TimeUp():
            return time_up(state)
        case _, ClaimCard(card):
            return claim(state, CardClaimed(seat, card))
        case _, ClaimHit(direction):
            return claim(state, HitClaimed(seat, direction))
        case _, Restart():
            return walk.restart(state)
        case Dealing(), Deal():
            return boarding.deal_out(state, action)
        case Boarding(), Scan(card):
            return boarding.scan(state, phase, card)
        case Departing(), Depart():
            return replace(state, phase=Outside())
        case Outside(), Asteroid(slot):
            return walk.report(state, slot)
        case Detaching(), Rescue():
            return walk.detach(state, phase, saved=True)
        case Detaching(), Panic():
            return walk.detach(state, phase, saved=False)
        case Betraying(), Lot(joined):
            return walk.idle(walk.betray(state, joined))
        case Ordering(), NoOrder():
            return bridge.order(state, Order("none"))
        case Ordering(), Plank(at):
            return bridge.order(state, Order("plank", at))
        case Ordering(), Sink():
            return bridge.order(state, Order("sink"))
        case Ordering(), Reset():
            return bridge.order(state, Order("reset"))
        case Staking(), Stake(tokens):
            return bridge.stake(state, phase, seat, tokens)
    return choose(state, seat, action, by_lot=False)


def choose(state: State, seat: Seat, action: Action, by_lot: bool) -> State:
    """What a lot may also choose, for one who is late [17]."""
    phase = state.phase
    match phase, action:
        case Badging(), TakeBadge(badge, cards):
            return boarding.take_badge(state, seat, badge, cards, by_lot)
        case Calling(), Call(called):
            slot = len(state.slots) + 1
            state = tell(state, Told(None, Called(seat, called, slot, by_lot)))
            return wait(state, Sending(called))
        case Calling(), Send(card):
            return walk.change(state, seat, card)
        case Sending(), Send(card):
            return walk.send(state, seat, card, by_lot)
        case Naming(then=then), Name(named):
            return bridge.ask_for_captain(state, named, then, by_lot)
        case Promoting(then=then), Promote(card):
            return bridge.promote(state, seat, card, then, by_lot)
        case Planking(), Sacrifice(card):
            return bridge.sacrifice(state, seat, card, by_lot)
    raise AssertionError(f"{type(action).__name__} was not refused in {type(phase).__name__}")


def time_up(state: State) -> State:
    """[17] By lot; panic; no order; no stake."""
    match state.phase:
        case Boarding():
            return boarding.embark(state)
        case Departing():
            return replace(state, phase=Outside())
        case Detaching() as phase:
            return walk.detach(state, phase, saved=False)
        case Ordering():
            return bridge.order(state, Order("none"))
        case Staking() as phase:
            return bridge.close_vote(state, phase)
        case Badging() | Calling() | Sending() | Naming() | Promoting() | Planking() as phase:
            return replace(state, phase=Lapsed(phase))
    raise AssertionError(f"no clock runs in {type(state.phase).__name__}")


def claim(state: State, made: CardClaimed | HitClaimed) -> State:
    return tell(replace(state, claims=(*state.claims, made)), Told(None, made))


# -- chance and samples -----------------------------------------------------------


def deal(state: State, rng: Random, content: str) -> Action:
    match state.phase:
        case Outside():
            hit = rng.random() < ASTEROIDS
            return Asteroid(rng.randrange(len(state.slots)) if hit else None)
        case Betraying(among):
            return Lot(rng.choice(among))
        case Lapsed(resume):
            late = replace(state, phase=resume)
            listed = choices(late, choosers(late, resume)[0])
            calls = [move for move in listed if isinstance(move, Call)]
            return rng.choice(calls or [move for move in listed if not needs_paper(move)])
    return draw_deal(state.options, rng)


def needs_paper(move: Action) -> bool:
    return isinstance(move, TakeBadge) and move.cards


def draw_deal(options: Options, rng: Random) -> Deal:
    """Every fair deal is as likely as another."""
    plan = plan_of(options)
    while True:
        spare = {*rng.sample(DOLPHINS, len(DOLPHINS) - plan.dolphins)}
        cards = [card for card in plan.crew if card not in spare]
        rng.shuffle(cards)
        cut = options.seats * plan.hand
        hands = tuple(tuple(sorted(cards[at : at + plan.hand])) for at in range(0, cut, plan.hand))
        found = Deal(
            hands, tuple(cards[cut : cut + MODULES]), tuple(sorted(cards[cut + MODULES :]))
        )
        if is_fair(options, found):
            return found


def sample(state: State, seat: Seat, rng: Random) -> Action:
    """Half of those called do what is hoped of them: else modules would hardly ever open."""
    listed = [*moves(state, seat)]
    if isinstance(state.phase, Sending) and rng.random() < 0.5:
        hoped = OPENERS[len(state.slots)]
        listed = [m for m in listed if isinstance(m, Send) and m.card in hoped] or listed
    if claims_left(state, seat) and (not listed or rng.random() < 0.1):
        said: list[Action] = [ClaimCard(rng.choice(plan_of(state.options).crew))]
        return rng.choice([*said, *map(ClaimHit, Direction)])
    return rng.choice(listed)


__all__ = ["apply", "awaited", "deal", "moves", "pace", "refuse", "sample", "setup", "to_act"]
