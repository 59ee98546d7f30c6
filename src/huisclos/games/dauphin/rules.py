"""The verbs of Dauphin, in the order of play. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Pace, Seat, Told, put

from . import bridge
from .cards import DOLPHINS, MODULES, is_fair, plan_of
from .incident import resolve
from .judge import refuse
from .model import (
    Action,
    Adrift,
    Asteroid,
    Badge,
    Badging,
    Betraying,
    Boarded,
    Boarding,
    BoardingOpened,
    BrutusLeft,
    Call,
    Called,
    Calling,
    Card,
    CardClaimed,
    ClaimCard,
    ClaimHit,
    Deal,
    Dealing,
    Depart,
    Departing,
    Detached,
    Detaching,
    Direction,
    Embarked,
    HandDealt,
    Hatch,
    HitClaimed,
    Idled,
    Lapsed,
    Losses,
    Lot,
    Name,
    Naming,
    NoOrder,
    Options,
    Order,
    Ordering,
    Outside,
    Over,
    Panic,
    Plank,
    Planking,
    Promote,
    Promoting,
    Reported,
    Rescue,
    Rescued,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Send,
    Sending,
    SentOut,
    Sight,
    Sink,
    Slot,
    Stake,
    Staking,
    State,
    TakeBadge,
    Team,
    TeamsFormed,
    TimeUp,
    WalkRestarted,
    Welcomed,
    YouLost,
    YouSent,
)
from .questions import (
    SLOTS,
    attached,
    callable_by,
    choosers,
    claims_left,
    everybody,
    fewest_cards,
    from_the_left,
    holder,
    inside,
    may_change,
    may_restart,
    next_module,
    supply,
)
from .steps import bury, give, hand_out, look_for_losses, tell, wait

ASTEROIDS = 1 / 5  # [6]
MODULE_PANIC = 3  # tokens [8]
BADGE, BOARD = 60, 900  # seconds
DOLPHIN_SET = frozenset(DOLPHINS)


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


# -- who acts ---------------------------------------------------------------------------------


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
    if not state.options.seconds or to_act(state) in ((), (DEALER,)):
        return None
    match state.phase:
        case Badging():
            seconds = BADGE
        case Boarding():
            seconds = BOARD
        case _:
            seconds = state.options.seconds
    return Pace(seconds, state.turn)


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
            return restart(state)
        case Dealing(), Deal():
            return deal_out(state, action)
        case Boarding(), Scan(card):
            return scan(state, phase, card)
        case Departing(), Depart():
            return replace(state, phase=Outside())
        case Outside(), Asteroid(slot):
            return report(state, slot)
        case Detaching(), Rescue():
            return detach(state, phase, saved=True)
        case Detaching(), Panic():
            return detach(state, phase, saved=False)
        case Betraying(), Lot(joined):
            return idle(betray(state, joined))
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
            return take_badge(state, seat, badge, cards, by_lot)
        case Calling(), Call(called):
            slot = len(state.slots) + 1
            state = tell(state, Told(None, Called(seat, called, slot, by_lot)))
            return wait(state, Sending(called))
        case Calling(), Send(card):
            return change(state, seat, card)
        case Sending(), Send(card):
            return send(state, seat, card, by_lot)
        case Naming(then=then), Name(named):
            return bridge.ask_for_captain(state, named, then, by_lot)
        case Promoting(then=then), Promote(card):
            return bridge.promote(state, seat, card, then, by_lot)
        case Planking(), Sacrifice(card):
            return bridge.sacrifice(state, seat, card, by_lot)
    raise AssertionError(f"{action!r} was not refused in {phase!r}")


def time_up(state: State) -> State:
    """[17] By lot; panic; no order; no stake."""
    match state.phase:
        case Boarding():
            return embark(state)
        case Departing():
            return replace(state, phase=Outside())
        case Detaching() as phase:
            return detach(state, phase, saved=False)
        case Ordering():
            return bridge.order(state, Order("none"))
        case Staking() as phase:
            return bridge.close_vote(state, phase)
        case Badging() | Calling() | Sending() | Naming() | Promoting() | Planking() as phase:
            return replace(state, phase=Lapsed(phase))
    raise AssertionError(f"no clock runs in {state.phase!r}")


# -- set-up [1 to 4] --------------------------------------------------------------------------------


def take_badge(state: State, seat: Seat, badge: Badge, cards: bool, by_lot: bool) -> State:
    paper = tuple(sorted((*state.paper, seat))) if cards else state.paper
    state = replace(state, badges=put(state.badges, seat, badge), paper=paper)
    if choosers(state, Badging()):
        return replace(state, phase=Lapsed(Badging())) if by_lot else state
    teams = tuple(
        Team(s, taken, s in paper) for s, taken in zip(everybody(state), state.badges, strict=True) if taken
    )
    return replace(tell(state, Told(None, TeamsFormed(teams))), phase=Dealing())


def deal_out(state: State, deal: Deal) -> State:
    state = replace(
        state,
        hands=deal.hands,
        modules=deal.modules,
        void=tuple(Adrift(card, shown=False) for card in deal.void),
        dolphinised=tuple(bool(DOLPHIN_SET & {*hand}) for hand in deal.hands),
    )
    if not state.paper:
        return embark(state)
    opened = BoardingOpened(len(plan_of(state.options).crew))
    return wait(tell(state, Told(None, opened)), Boarding())


def scan(state: State, phase: Boarding, card: Card) -> State:
    """[18] Whoever scans is told where the card goes, and nobody which card it is."""
    again = card in phase.scanned
    scanned = phase.scanned if again else tuple(sorted((*phase.scanned, card)))
    left = len(plan_of(state.options).crew) - len(scanned)
    state = replace(state, phase=Boarding(scanned))
    state = tell(state, Told(None, replace(place_of(state, card), left=left, again=again)))
    return state if left else embark(state)


def place_of(state: State, card: Card) -> Boarded:
    """Where a card lies when all have been dealt."""
    for seat in everybody(state):
        if card in state.hands[seat]:
            return Boarded("team", seat, None, 0, again=False)
    if card in state.modules:
        return Boarded("module", None, state.modules.index(card) + 1, 0, again=False)
    in_void = any(adrift.card == card for adrift in state.void)
    return Boarded("void" if in_void else "box", None, None, 0, again=False)


def embark(state: State) -> State:
    """[4]"""
    captain = holder(state, Card.BULLE)
    oxygen = state.options.oxygen
    tokens = tuple(2 if oxygen else int(seat != captain) for seat in everybody(state))
    state = replace(state, captain=captain, captain_card=Card.BULLE, tokens=tokens)
    hands = (
        Told((s,), HandDealt(sights(state.hands[s]), state.dolphinised[s]))
        for s in everybody(state)
    )
    state = tell(state, Told(None, Embarked(captain, Card.BULLE)), *hands)
    return bridge.open_walk(state)


# -- the spacewalk [5 to 8] --------------------------------------------------------------------------


def send(state: State, seat: Seat, card: Card, by_lot: bool) -> State:
    state = replace(state, slots=(*state.slots, Slot(seat, card)))
    if state.options.oxygen:  # [16]
        state = give(state, seat, -1)
    slot = len(state.slots)
    shown = card if card == state.captain_card else None
    state = tell(
        state,
        Told(None, SentOut(seat, slot, shown, by_lot)),
        Told((seat,), YouSent(slot, card)),
    )
    if slot < SLOTS and callable_by(state, seat):
        return wait(state, Calling(seat))
    return wait(state, Departing()) if state.paper else replace(state, phase=Outside())


def change(state: State, seat: Seat, card: Card) -> State:
    """[12] Nobody else learns of it, unless the captain's card is taken up or put down."""
    slot, old = len(state.slots), state.slots[-1].card
    state = replace(state, slots=(*state.slots[:-1], Slot(seat, card)))
    if state.captain_card in (old, card):
        shown = card if card == state.captain_card else None
        state = tell(state, Told(None, SentOut(seat, slot, shown, by_lot=False)))
    return tell(state, Told((seat,), YouSent(slot, card)))


def restart(state: State) -> State:
    if state.options.oxygen:
        for slot in state.slots:
            state = give(state, slot.seat, 1)
    state = replace(state, slots=(), restarts=state.restarts + 1)
    state = tell(state, Told(None, WalkRestarted(state.restarts)))
    return wait(state, Calling(state.captain))


def report(state: State, asteroid: int | None) -> State:
    """[6, 7] Who is lost is told by team, all together: not where, nor how."""
    cards = tuple(slot.card for slot in state.slots)
    found = resolve(cards, asteroid, attached(state) > 0)
    lost = [state.slots[slot] for slot in found.lost]
    hero = None if found.hero is None else state.slots[found.hero]
    gone = {slot.card for slot in (*lost, hero) if slot}
    teams = {s: [slot.card for slot in lost if slot.seat == s] for s in everybody(state)}
    note = Reported(
        walk=state.walk,
        teams=tuple(slot.seat for slot in state.slots),
        lost=tuple(Losses(s, len(own)) for s, own in teams.items() if own),
        seen=sights(found.seen),
        asteroid=found.asteroid,
        opened=next_module(state) + 1 if hero else None,
        hero=hero.seat if hero else None,
        card=hero.card if hero else None,
    )
    own = (Told((s,), YouLost(sights(tuple(sorted(c))))) for s, c in teams.items() if c)
    module = next_module(state)
    for slot in lost:
        state = bury(state, slot.seat, slot.card)
    state = replace(state, report=note, back=tuple(card for card in cards if card not in gone))
    state = tell(state, Told(None, note), *own)
    if hero is None:
        return after_walk(state)
    return wait(state, Detaching(hero.seat, hero.card, module))


def detach(state: State, phase: Detaching, saved: bool) -> State:
    """[8] The card is seen by whoever saves it, and by nobody else."""
    seat, card = phase.seat, state.modules[0]
    state = replace(state, modules=state.modules[1:])
    tokens = 0 if saved else min(MODULE_PANIC, supply(state))
    note = Told(None, Detached(phase.module + 1, seat, saved, tokens))
    if saved:
        is_dolphin = card in DOLPHIN_SET
        state = replace(
            state,
            hands=put(state.hands, seat, (*state.hands[seat], card)),
            dolphinised=put(state.dolphinised, seat, state.dolphinised[seat] or is_dolphin),
        )
        state = tell(state, note, Told((seat,), Rescued(card, state.dolphinised[seat])))
    else:
        state = replace(state, void=(*state.void, Adrift(card, shown=False)))
        state = tell(give(state, seat, tokens), note)
    hatch = Hatch(False, phase.hero, seat, saved)
    state = bury(state, seat, phase.hero, shown=True)
    return after_walk(replace(state, hatches=put(state.hatches, phase.module, hatch)))


# -- after a walk [9 to 11] --------------------------------------------------------------------------


def after_walk(state: State) -> State:
    state = look_for_losses(state)
    if isinstance(state.phase, Over):
        return state
    treachery = plan_of(state.options).treachery and Card.BRUTUS in state.back
    if not treachery or state.captain_card is Card.BRUTUS:
        return idle(state)
    fewest = fewest_cards(state)
    if holder(state, Card.BRUTUS) in fewest:
        return idle(state)
    if len(fewest) == 1:
        return idle(betray(state, fewest[0]))
    return replace(state, phase=Betraying(fewest))


def betray(state: State, joined: Seat) -> State:
    """[10]"""
    left = holder(state, Card.BRUTUS)
    rest = tuple(card for card in state.hands[left] if card is not Card.BRUTUS)
    hands = put(state.hands, left, rest)
    hands = put(hands, joined, (*hands[joined], Card.BRUTUS))
    return tell(replace(state, hands=hands), Told(None, BrutusLeft(left, joined)))


def idle(state: State) -> State:
    """A token for each team that sent nobody [4, 9]; then the captain's phase."""
    busy = {slot.seat for slot in state.slots}
    state, gains = hand_out(state, [s for s in from_the_left(state) if s not in busy])
    if gains:
        state = tell(state, Told(None, Idled(gains)))
    return bridge.after_loss(state, "order")


def claim(state: State, made: CardClaimed | HitClaimed) -> State:
    return tell(replace(state, claims=(*state.claims, made)), Told(None, made))


def sights(cards: tuple[Card, ...]) -> tuple[Sight, ...]:
    return tuple(map(Sight, cards))


# -- chance and samples ---------------------------------------------------------------------------


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
        found = Deal(hands, tuple(cards[cut : cut + MODULES]), tuple(sorted(cards[cut + MODULES :])))
        if is_fair(options, found):
            return found


def sample(state: State, seat: Seat, rng: Random) -> Action:
    listed = [*moves(state, seat)]
    if claims_left(state, seat) and (not listed or rng.random() < 0.1):
        said: list[Action] = [ClaimCard(rng.choice(plan_of(state.options).crew))]
        return rng.choice([*said, *map(ClaimHit, Direction)])
    return rng.choice(listed)


__all__ = ["apply", "awaited", "deal", "moves", "pace", "refuse", "sample", "setup", "to_act"]
