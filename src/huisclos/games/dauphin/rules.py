"""The verbs of Dauphin, in the order of play. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, TimeUp, Told, tell, tell_all, wait

from . import actions, notes
from .editions import EDITION
from .nouns import Badge, Card, Direction, Options
from .nouns.cards import DOLPHINS, MODULES, MOST, OPENERS, TOKENS, plan_of
from .play.boarding import deal_out, embark, is_fair, scan, take_badge
from .play.bridge import close_vote, name, order, promote, sacrifice, stake
from .play.walk import (
    agree,
    ask_to_restart,
    betray,
    change,
    detach,
    go_on,
    idle,
    report,
    send,
)
from .questions import (
    LEFT_TO_CHANCE,
    attached,
    callable_by,
    choosers,
    claimants,
    claims_left,
    inside,
    may_change,
    may_restart,
)
from .state import (
    Badging,
    Betraying,
    Boarding,
    Calling,
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
# Actions are values: those that are listed most are made once and shared.
SENDS = {card: actions.Send(card) for card in Card}
CALLS = tuple(actions.Call(Seat(seat)) for seat in range(MOST))
PLANKS = tuple(actions.Plank(Seat(seat)) for seat in range(MOST))
STAKES = tuple(map(actions.Stake, range(TOKENS + 1)))


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
    if type(state.phase) in LEFT_TO_CHANCE:
        return (DEALER,)
    if type(state.phase) is Over:
        return ()
    acting = {*awaited(state), *claimants(state)}
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
    found = choices(state, seat) if seat in choosers(state, state.phase) else []
    if seat == state.captain and may_restart(state):
        found.append(actions.Restart())
    return found


def choices(state: State, seat: Seat) -> list[actions.Action]:
    """What one who is waited for can choose."""
    match state.phase:
        case Sending():
            return [SENDS[card] for card in inside(state, seat)]
        case Calling() as phase:
            cards = inside(state, seat) if may_change(state, phase) else ()
            calls = [CALLS[called] for called in callable_by(state, phase.seat)]
            return [*calls, *[SENDS[card] for card in cards]]
        case Staking():
            return [*STAKES[: state.tokens[seat] + 1]]
        case Badging():
            ways = (False, True) if state.options.cards else (False,)
            free = [badge for badge in Badge if badge not in state.badges]
            return [actions.TakeBadge(badge, cards) for cards in ways for badge in free]
        case Boarding():
            return [*map(actions.Scan, plan_of(state.options).crew)]
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
            planks = [PLANKS[at] for at in state.living]
            return [actions.NoOrder(), *planks, actions.Sink(), *reset]
        case Planking():
            return [*map(actions.Sacrifice, state.hands[seat])]
    return []


# -- play, in the order of the rulebook -----------------------------------------------------------


def apply(state: State, seat: Seat, action: actions.Action, by_lot: bool = False) -> State:
    """An action belongs to its phases, which the judge has looked at; where it does something else
    in each of them, its chapter looks again. What is done most stands first: a match is tried from
    its top, and one on phase and action together costs a quarter of the speed."""
    if type(state.phase) is Lapsed:  # [17] the lot chooses for one who is late
        late = replace(state, phase=state.phase.resume)
        return apply(late, choosers(late, late.phase)[0], action, by_lot=True)
    match action:
        case actions.Call():  # [5]
            called = notes.Called(seat, action.seat, len(state.slots) + 1, by_lot)
            return wait(state, Sending(action.seat), called)
        case actions.Send():
            changes = type(state.phase) is Calling
            card = action.card
            return change(state, seat, card) if changes else send(state, seat, card, by_lot)
        case actions.Stake():  # [13]
            return stake(state, seat, action.tokens)
        case actions.ClaimHit():
            return claim(state, notes.HitClaimed(seat, action.direction))
        case actions.ClaimCard():
            return claim(state, notes.CardClaimed(seat, action.card))
        case TimeUp():  # [17]
            return time_up(state)
        case actions.Agree():  # [12]
            return agree(state, seat) if action.agreed else go_on(state, seat)
        case actions.Restart():
            return ask_to_restart(state)
        case actions.TakeBadge():  # [1]
            return take_badge(state, seat, action.badge, action.cards, by_lot)
        case actions.Asteroid():  # [6]
            return report(state, action.slot)
        case actions.Plank():  # [13]
            return order(state, Order("plank", action.seat))
        case actions.Sacrifice():
            return sacrifice(state, seat, action.card, by_lot)
        case actions.Name():  # [11]
            return name(state, action.seat, by_lot)
        case actions.Promote():
            return promote(state, seat, action.card, by_lot)
        case actions.NoOrder():  # [13]
            return order(state, Order("none"))
        case actions.Sink():
            return order(state, Order("sink"))
        case actions.Reset():
            return order(state, Order("reset"))
        case actions.Deal():  # [2]
            return deal_out(state, action)
        case actions.Scan():  # [18]
            return scan(state, action.card)
        case actions.Depart():
            return replace(state, phase=Outside())
        case actions.Rescue():  # [8]
            return detach(state, saved=True)
        case actions.Panic():
            return detach(state, saved=False)
        case actions.Lot():  # [10]
            return idle(betray(state, action.seat))


def time_up(state: State) -> State:
    """[17] What is done for who said nothing; else the lot chooses."""
    match state.phase:
        case Boarding():
            return embark(state)
        case Pausing():
            return go_on(state, None)
        case Departing():
            return replace(state, phase=Outside())
        case Detaching():
            return detach(state, saved=False)
        case Ordering():
            return order(state, Order("none"))
        case Staking() as phase:
            return close_vote(state, phase)
        case Badging() | Calling() | Sending() | Naming() | Promoting() | Planking() as phase:
            return replace(state, phase=Lapsed(phase))
    raise AssertionError(f"nobody waits for time in {type(state.phase).__name__}")


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
    if claims_left(state)[seat] and (not listed or rng.random() < 0.1):
        said: list[actions.Action] = [actions.ClaimCard(rng.choice(plan_of(state.options).crew))]
        return rng.choice([*said, *map(actions.ClaimHit, Direction)])
    return rng.choice(listed)


def outcome(state: State) -> Outcome:
    assert state.end is not None
    camps = tuple("dolphin" if is_one else "human" for is_one in state.dolphinised)
    return Outcome(state.end.reason, state.end.winners, camps)
