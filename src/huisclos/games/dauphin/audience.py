"""Who may hear what in Dauphin, written apart from the rules, so that the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from .model import (
    Action,
    Asteroid,
    Call,
    Calling,
    ClaimCard,
    ClaimHit,
    Depart,
    Lot,
    Name,
    NoOrder,
    Panic,
    Plank,
    Promote,
    Rescue,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Send,
    Sink,
    Stake,
    Staking,
    State,
    TakeBadge,
)
from .notes import (
    Boarded,
    BoardingOpened,
    BridgeOpened,
    BrutusLeft,
    Called,
    CaptainAwaited,
    CaptainMissing,
    CaptainOverthrown,
    CaptainShown,
    CardClaimed,
    Detached,
    Embarked,
    GameEnded,
    HandDealt,
    HitClaimed,
    Idled,
    Ordered,
    Planked,
    PlankOpened,
    Reported,
    Rescued,
    SentOut,
    TeamLost,
    TeamsFormed,
    VoteClosed,
    WalkOpened,
    WalkRestarted,
    WalkSkipped,
    Welcomed,
    YouLost,
    YouPlanked,
    YouSent,
    YouStaked,
)
from .nouns import Badge, Card, Direction


def the_hand(state: State, note: HandDealt, mover: Seat) -> frozenset[Seat]:
    cards = {sight.card for sight in note.cards}
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if {*hand} == cards)


def a_plain_report(state: State, note: Reported, mover: Seat) -> frozenset[Seat] | None:
    """Everybody, if it says nothing by its order: losses by team, sights as in the box."""
    teams, sights = [losses.seat for losses in note.lost], [sight.card for sight in note.seen]
    box = [card for card in Card if card in sights]
    in_order = teams == sorted({*teams}) and sights == box
    return None if in_order else frozenset()


def who_sent_it(state: State, note: YouSent, mover: Seat) -> frozenset[Seat]:
    return frozenset({state.slots[note.slot - 1].seat})


def who_lost_them(state: State, note: YouLost, mover: Seat) -> frozenset[Seat]:
    return owners(state, {sight.card for sight in note.cards})


def who_lost_it(state: State, note: YouPlanked, mover: Seat) -> frozenset[Seat]:
    return owners(state, {note.card})


def owners(state: State, cards: set[Card]) -> frozenset[Seat]:
    """Whose these cards of the Void were."""
    found = {adrift.seat for adrift in state.void if adrift.card in cards}
    return frozenset(seat for seat in found if seat is not None)


def who_holds_it(state: State, note: Rescued, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if note.card in hand)


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    Welcomed: everybody,
    TeamsFormed: everybody,
    BoardingOpened: everybody,
    Boarded: everybody,
    Embarked: everybody,
    HandDealt: the_hand,
    WalkOpened: everybody,
    Called: everybody,
    SentOut: everybody,
    YouSent: who_sent_it,
    WalkRestarted: everybody,
    WalkSkipped: everybody,
    Reported: a_plain_report,
    YouLost: who_lost_them,
    Detached: everybody,
    Rescued: who_holds_it,
    TeamLost: everybody,
    BrutusLeft: everybody,
    Idled: everybody,
    CaptainMissing: everybody,
    CaptainAwaited: everybody,
    CaptainShown: everybody,
    BridgeOpened: everybody,
    Ordered: everybody,
    YouStaked: the_mover,
    VoteClosed: everybody,
    CaptainOverthrown: everybody,
    PlankOpened: everybody,
    Planked: everybody,
    YouPlanked: who_lost_it,
    CardClaimed: everybody,
    HitClaimed: everybody,
    GameEnded: everybody,
}

# The notes by which two worlds may come to differ for a seat.
REVEALS = (
    Boarded,
    Embarked,
    HandDealt,
    SentOut,  # by lot, the captain's card may be drawn in one world only
    YouSent,
    Reported,
    YouLost,
    Rescued,
    TeamLost,
    BrutusLeft,
    CaptainShown,  # a card that somebody was not known to have
    Planked,
    YouPlanked,
    GameEnded,
)


# -- secret acts -----------------------------------------------------------------------------


def alone(state: State, seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


def unless_face_up(state: State, seat: Seat) -> frozenset[Seat] | None:
    """Who holds the captain may send them for all to see: then the choice is no secret."""
    return None if state.captain_card in state.hands[seat] else alone(state, seat)


def is_change(state: State, seat: Seat) -> bool:
    return isinstance(state.phase, Calling)


# Who may ever learn what was chosen; and whether nobody else may notice even that it was done.
SECRETS: dict[type, Callable[[State, Seat], frozenset[Seat] | None]] = {
    Send: unless_face_up,
    Sacrifice: unless_face_up,
    Stake: alone,
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {Send: is_change}
SETTLES = (Reported, VoteClosed)  # the notes that make secret acts felt by all


def probes(state: State, seat: Seat) -> Iterator[Action]:
    """What a curious seat may try: every kind of move, and every card and team there is."""
    yield from (Depart(), Restart(), Rescue(), Panic(), Sink(), Reset(), NoOrder(), TimeUp())
    yield from (Asteroid(None), Asteroid(1), TakeBadge(Badge.MOON), TakeBadge(Badge.MARS, True))
    yield from map(ClaimHit, Direction)
    for at in map(Seat, range(state.options.seats + 1)):
        yield from (Call(at), Name(at), Plank(at), Lot(at))
    for card in Card:
        yield from (Send(card), Promote(card), Sacrifice(card), ClaimCard(card))
    yield from (Scan(Card.RICO), Scan(Card.MICRO))
    yield from map(Stake, (0, 1, 3, 17) if isinstance(state.phase, Staking) else (0,))
