"""The verbs of Dauphin, in the order of play. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, TimeUp, Told, tell, tell_all, wait

from . import actions, notes
from .editions import EDITION
from .nouns import Badge, Direction, Options
from .nouns.cards import DOLPHINS, MODULES, OPENERS, plan_of
from .play.boarding import deal_out, embark, is_fair, scan, take_badge
from .play.bridge import ask_for_captain, close_vote, order, promote, sacrifice, stake
from .play.walk import (
    agree,
    ask_to_restart,
    betray,
    change,
    detach,
    go_on,
    idle,
    report,
    restart,
    send,
)
from .questions import attached, callable_by, choosers, claims_left, inside, may_change, may_restart
from .state import (
    Badging,
    Betraying,
    Boarding,
    Calling,
    Dealing,
    Departing,
    Detaching,
    Lapsed,
    Naming,
    Order,
    Ordering,
    Outside,
    Over,
    Pausing,
    Planking,
    Promoting,
    Sending,
    Staking,
    State,
)

ASTEROIDS = 1 / 5  # [6]


def setup(options: Options, edition: int = EDITION) -> State:
    seats = tuple(map(Seat, range(options.seats)))
    state = State(
        options,
        edition,
        badges=(None,) * options.seats,
        hands=((),) * options.seats,
        dolphinised=(False,) * options.seats,
        living=seats,
        tokens=(0,) * options.seats,
    )
    return tell_all(state, notes.Welcomed(options))


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


def late(state: State) -> tuple[Seat, ...]:
    """Nobody who says nothing about a new walk, or does not open the airlock yet."""
    return () if isinstance(state.phase, Pausing | Departing) else awaited(state)


def stand_in(state: State, seat: Seat, action: actions.Action) -> bool:
    match state.phase, action:
        case _, actions.ClaimCard() | actions.ClaimHit() | actions.Restart():
            return False
        case Calling(), _:
            return isinstance(action, actions.Call)  # the card that is out there stays
        case Ordering(), _:
            return isinstance(action, actions.NoOrder)
        case Staking(), actions.Stake(tokens):
            return tokens == 0
    return True


def pace(state: State) -> Pace | None:
    consent, badge = state.options.consent, state.options.badge
    if isinstance(state.phase, Pausing):  # nobody can hold up the walk by saying nothing
        return Pace(consent, state.waits) if consent else None
    if not state.options.decision or to_act(state) in ((), (DEALER,)):
        return None
    match state.phase:
        case Badging():
            return Pace(badge, state.waits) if badge else None
        case Boarding():
            return None
        case Sending(seat) | Promoting(seat) | Planking(seat) if seat in state.paper:
            return None  # the lot cannot draw from a hand of paper [18]
    return Pace(state.options.decision, state.waits)


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    """Claims are not listed: they would drown what is waited for."""
    if seat == CLOCK:
        return [TimeUp()]
    again: list[actions.Action] = (
        [actions.Restart()] if seat == state.captain and may_restart(state) else []
    )
    if seat not in choosers(state, state.phase):
        return again
    return [*choices(state, seat), *again]


def choices(state: State, seat: Seat) -> list[actions.Action]:
    """What one who is waited for can choose."""
    match state.phase:
        case Badging():
            ways = (False, True) if state.options.cards else (False,)
            free = [badge for badge in Badge if badge not in state.badges]
            return [actions.TakeBadge(badge, cards) for cards in ways for badge in free]
        case Boarding():
            return [*map(actions.Scan, plan_of(state.options).crew)]
        case Calling(caller) as phase:
            cards = inside(state, seat) if may_change(state, phase) else ()
            return [*map(actions.Call, callable_by(state, caller)), *map(actions.Send, cards)]
        case Sending():
            return [*map(actions.Send, inside(state, seat))]
        case Pausing():
            return [actions.Agree(True), actions.Agree(False)]
        case Departing():
            return [actions.Depart()]
        case Detaching():
            return [actions.Rescue(), actions.Panic()]
        case Naming(among=among):
            return [*map(actions.Name, among)]
        case Promoting():
            return [*map(actions.Promote, state.hands[seat])]
        case Ordering():
            reset = [] if attached(state) else [actions.Reset()]
            return [actions.NoOrder(), *map(actions.Plank, state.living), actions.Sink(), *reset]
        case Staking():
            return [*map(actions.Stake, range(state.tokens[seat] + 1))]
        case Planking():
            return [*map(actions.Sacrifice, state.hands[seat])]
    return []


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: actions.Action, by_lot: bool = False) -> State:
    phase = state.phase
    match phase, action:
        case Lapsed(resume), _:  # [17] the lot chooses for one who is late
            late = replace(state, phase=resume)
            return apply(late, choosers(late, resume)[0], action, by_lot=True)
        case Badging(), actions.TakeBadge(badge, cards):  # [1]
            return take_badge(state, seat, badge, cards, by_lot)
        case Dealing(), actions.Deal():  # [2]
            return deal_out(state, action)
        case Boarding(), actions.Scan(card):  # [18]
            return scan(state, phase, card)
        case Boarding(), TimeUp():
            return embark(state)
        case Calling(), actions.Call(called):  # [5]
            slot = len(state.slots) + 1
            state = tell_all(state, notes.Called(seat, called, slot, by_lot))
            return wait(state, Sending(called))
        case Calling(), actions.Send(card):
            return change(state, seat, card)
        case Sending(), actions.Send(card):
            return send(state, seat, card, by_lot)
        case (Calling() | Sending()) as phase, actions.Restart() if not state.paper:  # [12]
            return ask_to_restart(state, phase)
        case Pausing() as phase, actions.Agree(agreed):
            return agree(state, phase, seat) if agreed else go_on(state, phase, seat)
        case Pausing() as phase, TimeUp():
            return go_on(state, phase, None)
        case Departing(), actions.Depart() | TimeUp():
            return replace(state, phase=Outside())
        case Outside(), actions.Asteroid(slot):  # [6]
            return report(state, slot)
        case Detaching(), actions.Rescue():  # [8]
            return detach(state, phase, saved=True)
        case Detaching(), actions.Panic() | TimeUp():
            return detach(state, phase, saved=False)
        case Betraying(), actions.Lot(joined):  # [10]
            return idle(betray(state, joined))
        case Naming(then=then), actions.Name(named):  # [11]
            return ask_for_captain(state, named, then, by_lot)
        case Promoting(then=then), actions.Promote(card):
            return promote(state, seat, card, then, by_lot)
        case Ordering(), actions.NoOrder() | TimeUp():  # [13]
            return order(state, Order("none"))
        case Ordering(), actions.Plank(at):
            return order(state, Order("plank", at))
        case Ordering(), actions.Sink():
            return order(state, Order("sink"))
        case Ordering(), actions.Reset():
            return order(state, Order("reset"))
        case Staking(), actions.Stake(tokens):
            return stake(state, phase, seat, tokens)
        case Staking(), TimeUp():
            return close_vote(state, phase)
        case Planking(), actions.Sacrifice(card):
            return sacrifice(state, seat, card, by_lot)
        case Badging() | Calling() | Sending() | Naming() | Promoting() | Planking(), TimeUp():
            return replace(state, phase=Lapsed(phase))  # [17]
        case _, actions.Restart():  # [12]
            return restart(state)
        case _, actions.ClaimCard(card):
            return claim(state, notes.CardClaimed(seat, card))
        case _, actions.ClaimHit(direction):
            return claim(state, notes.HitClaimed(seat, direction))
    raise AssertionError(f"{type(action).__name__} was not refused in {type(phase).__name__}")


def claim(state: State, made: notes.CardClaimed | notes.HitClaimed) -> State:
    return tell(replace(state, claims=(*state.claims, made)), Told(None, made))


# -- chance and samples -----------------------------------------------------------


def deal(state: State, rng: Random, content: str) -> actions.Action:
    match state.phase:
        case Outside():
            hit = rng.random() < ASTEROIDS
            return actions.Asteroid(rng.randrange(len(state.slots)) if hit else None)
        case Betraying(among):
            return actions.Lot(rng.choice(among))
        case Lapsed(resume):
            late = replace(state, phase=resume)
            listed = choices(late, choosers(late, resume)[0])
            calls = [move for move in listed if isinstance(move, actions.Call)]
            return rng.choice(calls or [move for move in listed if not needs_paper(move)])
    return draw_deal(state.options, rng)


def needs_paper(move: actions.Action) -> bool:
    return isinstance(move, actions.TakeBadge) and move.cards


def draw_deal(options: Options, rng: Random) -> actions.Deal:
    """Every fair deal is as likely as another."""
    plan = plan_of(options)
    while True:
        spare = {*rng.sample(DOLPHINS, len(DOLPHINS) - plan.dolphins)}
        cards = [card for card in plan.crew if card not in spare]
        rng.shuffle(cards)
        cut = options.seats * plan.hand
        hands = tuple(tuple(sorted(cards[at : at + plan.hand])) for at in range(0, cut, plan.hand))
        found = actions.Deal(
            hands, tuple(cards[cut : cut + MODULES]), tuple(sorted(cards[cut + MODULES :]))
        )
        if is_fair(options, found):
            return found


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    """Half of those called do what is hoped of them: else modules would hardly ever open."""
    listed = [*moves(state, seat)]
    if isinstance(state.phase, Sending) and rng.random() < 0.5:
        hoped = OPENERS[len(state.slots)]
        listed = [m for m in listed if isinstance(m, actions.Send) and m.card in hoped] or listed
    if claims_left(state, seat) and (not listed or rng.random() < 0.1):
        said: list[actions.Action] = [actions.ClaimCard(rng.choice(plan_of(state.options).crew))]
        return rng.choice([*said, *map(actions.ClaimHit, Direction)])
    return rng.choice(listed)


def outcome(state: State) -> Outcome:
    assert state.end is not None
    camps = tuple("dolphin" if is_one else "human" for is_one in state.dolphinised)
    return Outcome(state.end.reason, state.end.winners, camps)
