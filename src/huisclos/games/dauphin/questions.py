"""Small questions that the rules, the judge and the boards all ask."""

from __future__ import annotations

from typing import get_args

from huisclos.kernel import Seat, seats_of

from .nouns import Card
from .nouns.cards import MODULES, TOKENS
from .state import (
    Badging,
    Betraying,
    Boarding,
    Calling,
    Dealing,
    Departing,
    Detaching,
    Lapsed,
    Lever,
    Naming,
    Ordering,
    Outside,
    Pausing,
    Phase,
    Planking,
    Promoting,
    Sending,
    Staking,
    State,
)

SLOTS = 3
CLAIMS = 2  # that a player may make from one walk to the next
RESTARTS, ON_PHONES = 2, 1  # of one walk: with real cards, and on phones [12]

Walking = Calling | Sending | Pausing | Departing
Talking = Walking | Detaching | Naming | Promoting | Ordering | Staking | Planking
# By class, because every move asks: it takes no longer with many phases.
TALKING = frozenset(get_args(Talking))
UNDER_WAY = frozenset(get_args(Calling | Sending | Departing))
LEFT_TO_CHANCE = frozenset(get_args(Dealing | Outside | Betraying | Lapsed))


def in_airlock(state: State, seat: Seat) -> tuple[Card, ...]:
    return tuple([slot.card for slot in state.slots if slot.seat == seat])


def inside(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that a player can still send in this walk."""
    away = in_airlock(state, seat)
    return tuple([card for card in state.hands[seat] if card not in away])


def callable_by(state: State, caller: Seat) -> tuple[Seat, ...]:
    """[5, 16]"""
    hands, tokens, oxygen = state.hands, state.tokens, state.options.oxygen
    outside = [slot.seat for slot in state.slots]
    return tuple([
        seat
        for seat in state.living
        if seat != caller
        and len(hands[seat]) > outside.count(seat)
        and (tokens[seat] or not oxygen)
    ])  # fmt: skip


def supply(state: State) -> int:
    return TOKENS - sum(state.tokens)


def attached(state: State) -> int:
    return sum(hatch.attached for hatch in state.hatches)


def next_module(state: State) -> int:
    return MODULES - attached(state)


def orders(state: State) -> tuple[Lever, ...]:
    """[13] What the captain can order: a reset once every module is gone."""
    return ("plank", "sink") if attached(state) else ("plank", "sink", "reset")


def voters(state: State) -> tuple[Seat, ...]:
    captain = state.captain
    return tuple([seat for seat in state.living if seat != captain])


def from_the_left(state: State) -> tuple[Seat, ...]:
    """The living in seat order, beginning left of the captain."""
    after = tuple(seat for seat in state.living if seat > state.captain)
    return (*after, *(seat for seat in state.living if seat <= state.captain))


def most_cards(state: State, among: tuple[Seat, ...]) -> tuple[Seat, ...]:
    most = max(len(state.hands[seat]) for seat in among)
    return tuple(seat for seat in among if len(state.hands[seat]) == most)


def fewest_cards(state: State) -> tuple[Seat, ...]:
    fewest = min(len(state.hands[seat]) for seat in state.living)
    return tuple(seat for seat in state.living if len(state.hands[seat]) == fewest)


def holder(state: State, card: Card) -> Seat:
    return next(seat for seat in seats_of(state) if card in state.hands[seat])


def claims_left(state: State) -> tuple[int, ...]:
    """By seat."""
    left, silent = [0] * state.options.seats, state.edition == 1  # over the fists
    if type(state.phase) in TALKING and not (silent and type(state.phase) is Staking):
        made = [claim.seat for claim in state.claims]
        for seat in state.living:
            left[seat] = CLAIMS - made.count(seat)
    return tuple(left)


def claimants(state: State) -> tuple[Seat, ...]:
    """Who may make a claim: before the first, all who may talk."""
    if not state.claims and type(state.phase) in TALKING and state.edition > 1:
        return state.living
    left = claims_left(state)
    return tuple([seat for seat in state.living if left[seat]])


def may_restart(state: State) -> bool:
    walking = bool(state.slots) and type(state.phase) in UNDER_WAY
    return walking and restarts_left(state) > 0


def restarts_left(state: State) -> int:
    """[12] In the first edition walks of phones could not begin again."""
    if state.paper:
        return RESTARTS - state.restarts
    return ON_PHONES - state.restarts if state.edition > 1 else 0


def may_change(state: State, phase: Calling) -> bool:
    """[12] Whoever sent last may still send another, until the next team is called. What the lot
    sent stays: else a bot that takes over, or does not, would tell that it was changed."""
    if not state.slots or phase.seat in state.paper:
        return False
    last = state.slots[-1]
    return last.seat == phase.seat and not last.by_lot


def choosers(state: State, phase: Phase) -> tuple[Seat, ...]:
    """Whom a phase waits for."""
    if type(phase) is Sending or type(phase) is Calling:  # most of the time
        return (phase.seat,)
    match phase:
        case Staking():
            return tuple([seat for seat in seats_of(state) if phase.stakes[seat] is None])
        case Promoting() | Planking() | Detaching() | Naming():
            return (phase.seat,)
        case Pausing():
            return tuple([seat for seat in state.living if seat not in phase.agreed])
        case Departing() | Ordering():
            return (state.captain,)
        case Badging():
            return tuple([seat for seat in seats_of(state) if state.badges[seat] is None])
        case Boarding():
            return state.paper[:1]
        case _:
            return ()


def is_dealt(state: State) -> bool:
    return not isinstance(state.phase, Badging | Dealing | Boarding)
