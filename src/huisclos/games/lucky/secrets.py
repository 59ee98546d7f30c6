"""Who knows what in Sauvez le Docteur Lucky, on one page.

Everything that people do is done in the open. Secret are the cards: those in the hands of others,
and the order of the piles.
"""

from __future__ import annotations

from collections.abc import Mapping

from huisclos.kernel import Channel, Seat, changed, phase_word, places, players, seats_of

from . import content
from .nouns.cards import sizes
from .nouns.ship import DECKS
from .questions import (
    drawn_deck,
    found_in,
    is_bound,
    is_last_card,
    just_attempted,
    telegrams,
    way,
    witnesses,
)
from .rules import awaited
from .state import Agreeing, Defending, Private, Public, Reckoning, Rescue, State, Turning


def public(state: State) -> Public:
    phase = state.phase
    asleep = not state.doctor or not state.afloat
    ahead = () if asleep else way(state)
    met = () if asleep else found_in(state, ahead[0])
    return Public(
        phase=phase_word(phase),
        ship=content.pasted(state.ship) if state.ship else None,
        turn=state.turn,
        player=state.player,
        stepped=isinstance(phase, Turning) and phase.stepped,
        active=isinstance(phase, Turning) and phase.active,
        pawns=state.pawns,
        doctor=state.doctor,
        next=ahead[0] if ahead else "",
        then=ahead[1:],
        meets=met[0] if met else None,
        witnesses=() if asleep else witnesses(state),
        afloat=state.afloat,
        hands=tuple(map(len, state.hands)),
        piles=tuple(map(len, state.piles)),
        filled=sizes(state.options.seats)[1],
        drawn=DECKS[drawn_deck(state)] if any(state.piles) else None,
        last_card=is_last_card(state),
        discards=state.discards,
        telegrams=telegrams(state),
        attempt=rescue(state, phase) if isinstance(phase, Defending) else None,
        penalties=state.penalties,
        charge=state.charge,
        forfeits=state.forfeits,
        recent=state.options.penalties and just_attempted(state),
        done=phase.done if isinstance(phase, Reckoning) else (),
        answered=tuple(a.seat for a in phase.answers) if isinstance(phase, Agreeing) else (),
        result=state.result,
        awaited=players(awaited(state)),
    )


def rescue(state: State, phase: Defending) -> Rescue:
    return Rescue(
        seat=state.player,
        room=state.doctor,
        card=phase.card,
        value=phase.value,
        missing=phase.missing,
        defender=phase.left[0],
        left=phase.left[1:],
        parries=phase.parries,
        passed=phase.passed,
    )


def private(state: State, seat: Seat) -> Private:
    phase = state.phase
    defends = isinstance(phase, Defending) and phase.left[0] == seat
    answers = phase.answers if isinstance(phase, Agreeing) else ()
    return Private(
        hand=state.hands[seat] if state.hands else (),
        bound=defends and isinstance(phase, Defending) and is_bound(state, phase),
        answer=next((a.agrees for a in answers if a.seat == seat), None),
    )


def channels(state: State) -> Mapping[str, Channel]:
    """One place to talk, always open: most of the game is talk."""
    seats = frozenset(seats_of(state))
    return {"table": Channel(seats, seats)}


def touched(before: State, after: State) -> frozenset[Seat] | None:
    """Whoever plays, or defends, and whoever's hand it changes; what may be said of penalties is
    everybody's."""
    if changed(before, after) & {"options", "charge", "blamed", "attempted", "forfeits", "result"}:
        return None
    hands = {*places(before.hands, after.hands)}
    match before.phase, after.phase:
        case Turning(), Turning() if not before.options.penalties or before.turn == after.turn:
            return frozenset({before.player, after.player} | hands)
        case Defending(), Defending():
            return frozenset({before.phase.left[0], after.phase.left[0]} | hands)
        case Agreeing(met, answers), Agreeing(same, others) if met == same:
            return frozenset({answer.seat for answer in {*answers} ^ {*others}} | hands)
    return None
