"""Who may hear what in Dauphin, written apart from the rules, so that the two can disagree."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from huisclos.kernel import Seat, TimeUp, everybody, the_mover

from . import actions, notes
from .nouns import Badge, Card, Direction
from .state import Calling, Staking, State


def the_hand(state: State, note: notes.HandDealt, mover: Seat) -> frozenset[Seat]:
    cards = {sight.card for sight in note.cards}
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if {*hand} == cards)


def who_sent_it(state: State, note: notes.YouSent, mover: Seat) -> frozenset[Seat]:
    return frozenset({state.slots[note.slot - 1].seat})


def who_lost_them(state: State, note: notes.YouLost, mover: Seat) -> frozenset[Seat]:
    return owners(state, {sight.card for sight in note.cards})


def who_lost_it(state: State, note: notes.YouPlanked, mover: Seat) -> frozenset[Seat]:
    return owners(state, {note.card})


def owners(state: State, cards: set[Card]) -> frozenset[Seat]:
    """Whose these cards of the Void were."""
    found = {adrift.seat for adrift in state.void if adrift.card in cards}
    return frozenset(seat for seat in found if seat is not None)


def who_holds_it(state: State, note: notes.Rescued, mover: Seat) -> frozenset[Seat]:
    return frozenset(Seat(s) for s, hand in enumerate(state.hands) if note.card in hand)


# Given the state after the move, the note, and who moved. None: everybody.
AUDIENCE: dict[type, Callable[[State, Any, Seat], frozenset[Seat] | None]] = {
    notes.Welcomed: everybody,
    notes.TeamsFormed: everybody,
    notes.BoardingOpened: everybody,
    notes.Boarded: everybody,
    notes.Embarked: everybody,
    notes.HandDealt: the_hand,
    notes.WalkOpened: everybody,
    notes.Called: everybody,
    notes.SentOut: everybody,
    notes.YouSent: who_sent_it,
    notes.RestartAsked: everybody,
    notes.RestartAgreed: everybody,
    notes.RestartRefused: everybody,
    notes.WalkRestarted: everybody,
    notes.WalkSkipped: everybody,
    notes.Reported: everybody,
    notes.YouLost: who_lost_them,
    notes.Detached: everybody,
    notes.Rescued: who_holds_it,
    notes.TeamLost: everybody,
    notes.BrutusLeft: everybody,
    notes.Idled: everybody,
    notes.CaptainMissing: everybody,
    notes.CaptainAwaited: everybody,
    notes.CaptainShown: everybody,
    notes.BridgeOpened: everybody,
    notes.Ordered: everybody,
    notes.YouStaked: the_mover,
    notes.VoteClosed: everybody,
    notes.CaptainOverthrown: everybody,
    notes.PlankOpened: everybody,
    notes.Planked: everybody,
    notes.YouPlanked: who_lost_it,
    notes.CardClaimed: everybody,
    notes.HitClaimed: everybody,
    notes.GameEnded: everybody,
}

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
    actions.Send: unless_face_up,
    actions.Sacrifice: unless_face_up,
    actions.Stake: alone,
}
UNNOTICED: dict[type, Callable[[State, Seat], bool]] = {actions.Send: is_change}


def probes(state: State, seat: Seat) -> Iterator[actions.Action]:
    """What a curious seat may try: every kind of move, and every card and team there is."""
    yield from (
        actions.Depart(),
        actions.Restart(),
        actions.Agree(True),
        actions.Agree(False),
        actions.Rescue(),
        actions.Panic(),
        actions.Sink(),
        actions.Reset(),
        actions.NoOrder(),
        TimeUp(),
    )
    yield from (
        actions.Asteroid(None),
        actions.Asteroid(1),
        actions.TakeBadge(Badge.MOON),
        actions.TakeBadge(Badge.MARS, True),
    )
    yield from map(actions.ClaimHit, Direction)
    for at in map(Seat, range(state.options.seats + 1)):
        yield from (actions.Call(at), actions.Name(at), actions.Plank(at), actions.Lot(at))
    for card in Card:
        yield from (
            actions.Send(card),
            actions.Promote(card),
            actions.Sacrifice(card),
            actions.ClaimCard(card),
        )
    yield from (actions.Scan(Card.RICO), actions.Scan(Card.MICRO))
    yield from map(actions.Stake, (0, 1, 3, 17) if isinstance(state.phase, Staking) else (0,))
