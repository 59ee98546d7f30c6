"""The bridge: who is captain [11], orders, the panic vote and the plank [13]; and the opening of
the next walk. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, tell, tell_all, wait

from .. import notes
from ..nouns import Card
from ..questions import callable_by, from_the_left, most_cards, voters
from ..state import Calling, Naming, Order, Ordering, Over, Planking, Promoting, Staking, State
from .steps import bury, finish, hand_out, look_for_losses

Then = Literal["order", "walk"]


def open_walk(state: State) -> State:
    state = replace(state, walk=state.walk + 1, slots=(), back=(), restarts=0, claims=())
    state = tell_all(state, notes.WalkOpened(state.walk, state.captain))
    if callable_by(state, state.captain):
        return wait(state, Calling(state.captain))
    state, gains = hand_out(state, [*from_the_left(state)])  # [16]
    return open_bridge(tell_all(state, notes.WalkSkipped(gains)))


# -- the captain [11] -----------------------------------------------------------


def after_loss(state: State, then: Then) -> State:
    """A new captain, if the last one was lost."""
    if state.captain_card is None:
        return look_for_captain(state, most_cards(state, state.living), then)
    return go_on(state, then)


def go_on(state: State, then: Then) -> State:
    return open_bridge(state) if then == "order" else open_walk(state)


def look_for_captain(state: State, among: tuple[Seat, ...], then: Then) -> State:
    if len(among) == 1:
        return ask_for_captain(state, among[0], then, by_lot=False)
    missing = notes.CaptainMissing(state.captain, among)
    return wait(state, Naming(state.captain, among, then), missing)


def name(state: State, named: Seat, by_lot: bool) -> State:
    assert isinstance(state.phase, Naming)
    return ask_for_captain(state, named, state.phase.then, by_lot)


def ask_for_captain(state: State, seat: Seat, then: Then, by_lot: bool) -> State:
    return wait(state, Promoting(seat, then), notes.CaptainAwaited(seat, by_lot))


def promote(state: State, seat: Seat, card: Card, by_lot: bool) -> State:
    assert isinstance(state.phase, Promoting)
    then = state.phase.then
    state = replace(state, captain=seat, captain_card=card)
    return go_on(tell_all(state, notes.CaptainShown(seat, card, by_lot)), then)


# -- order and vote [13] -----------------------------------------------------------


def open_bridge(state: State) -> State:
    return wait(state, Ordering(), notes.BridgeOpened(state.captain))


def order(state: State, given: Order) -> State:
    asked = voters(state)
    state = tell_all(state, notes.Ordered(state.captain, given.kind, given.seat, len(asked)))
    # who has nothing to stake is not waited for: tokens are counted in public
    stakes = tuple(
        [None if seat in asked and held else 0 for seat, held in enumerate(state.tokens)]
    )
    phase = Staking(given, stakes)
    return wait(state, phase) if None in stakes else close_vote(state, phase)


def stake(state: State, seat: Seat, tokens: int) -> State:
    assert isinstance(state.phase, Staking)
    phase = Staking(state.phase.order, put(state.phase.stakes, seat, tokens))
    told = Told((seat,), notes.YouStaked(tokens))
    state = replace(state, phase=phase, story=state.story.tell(told))
    return state if None in phase.stakes else close_vote(state, phase)


def close_vote(state: State, phase: Staking) -> State:
    """All stakes are shown at once, and spent either way."""
    staked = tuple(notes.Staked(seat, phase.stakes[seat] or 0) for seat in voters(state))
    total = sum(one.count for one in staked)
    closed = notes.VoteClosed(staked, total, len(staked), mutiny=total >= len(staked))
    spent = zip(state.tokens, phase.stakes, strict=True)
    tokens = tuple([held - (staked or 0) for held, staked in spent])
    state = tell(replace(state, vote=closed, tokens=tokens), Told(None, closed))
    if closed.mutiny:
        return mutiny(state, closed)
    match phase.order:
        case Order("plank", int() as at):
            return wait(state, Planking(at), notes.PlankOpened(at))
        case Order("sink"):
            return finish(state, "sunk")
        case Order("reset"):
            return finish(state, "reset")
    return open_walk(state)


def mutiny(state: State, closed: notes.VoteClosed) -> State:
    card = state.captain_card
    assert card is not None
    state = tell_all(state, notes.CaptainOverthrown(state.captain, card))
    state = look_for_losses(bury(state, state.captain, card))
    if isinstance(state.phase, Over):
        return state
    highest = max(one.count for one in closed.stakes)
    keenest = tuple(one.seat for one in closed.stakes if one.count == highest)
    return look_for_captain(state, most_cards(state, keenest), "walk")


def sacrifice(state: State, seat: Seat, card: Card, by_lot: bool) -> State:
    shown = card if card == state.captain_card else None
    state = tell(
        state,
        Told(None, notes.Planked(seat, shown, by_lot)),
        Told((seat,), notes.YouPlanked(card)),
    )
    state = look_for_losses(bury(state, seat, card))
    return state if isinstance(state.phase, Over) else after_loss(state, "walk")
