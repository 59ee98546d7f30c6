"""The course of a turn, from its opening to its end. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, seats_of, tell, tell_all, wait

from .. import actions, notes
from ..nouns.cards import is_failure
from ..nouns.ship import DECKS
from ..questions import chart_of, clockwise, drawn_deck, found_in, stage_of
from ..state import Agreeing, Answer, Over, Reckoning, State, Turning
from .penalties import close_charge

AGAIN = 50  # turns until the table is asked again whether to end [9]


def open_turn(state: State, met: bool) -> State:
    state = close_charge(replace(state, turn=state.turn + 1, blamed=()))
    return wait(state, Turning(), notes.TurnOpened(state.turn, state.player, met))


def step(state: State, seat: Seat, room: str) -> State:
    """[2]"""
    assert isinstance(state.phase, Turning)
    return replace(
        state,
        pawns=put(state.pawns, seat, room),
        phase=Turning(True, state.phase.active),
        story=state.story.tell(Told(None, notes.Stepped(seat, room))),
    )


def move(state: State, seat: Seat, played: actions.Move) -> State:
    """[3]"""
    assert isinstance(state.phase, Turning)
    return replace(
        state,
        hands=put(state.hands, seat, without(state.hands[seat], played.card)),
        discards=(*state.discards, played.card),
        pawns=state.pawns if played.doctor else put(state.pawns, seat, played.room),
        doctor=played.room if played.doctor else state.doctor,
        phase=Turning(state.phase.stepped, active=True),
        story=state.story.tell(
            Told(None, notes.Moved(seat, played.card, played.doctor, played.room))
        ),
    )


def draw(state: State, seat: Seat, late: bool) -> State:
    """[2]"""
    deck = drawn_deck(state)
    card, *rest = state.piles[deck]
    hand = chart_of(state).sorted((*state.hands[seat], card))
    state = replace(
        state,
        hands=put(state.hands, seat, hand),
        piles=put(state.piles, deck, tuple(rest)),
        story=state.story.tell(
            Told(None, notes.Drew(seat, DECKS[deck], len(rest), late)),
            Told((seat,), notes.Received(card)),
        ),
    )
    return end_turn(state)


def stop(state: State, late: bool) -> State:
    return end_turn(tell_all(state, notes.Stopped(state.player, late)))


# -- the end of a turn ----------------------------------------------------------------------------


def end_turn(state: State) -> State:
    """[7] The flood, then the Doctor, then who is next."""
    if not state.piles[state.afloat - 1]:
        state = drown(state)
        if not state.afloat:
            return end(state, "sunk")
    room = stage_of(state).onward[state.doctor]
    met = found_in(state, room)
    turn = state.turn
    state = replace(
        state,
        doctor=room,
        player=met[0] if met else clockwise(state, state.player)[0],
        story=state.story.tell(Told(None, notes.DoctorMoved(room, met))),
    )
    over = turn - state.options.turns
    if over >= 0 and over % AGAIN == 0:
        return wait(state, Agreeing(bool(met)), notes.EndAsked(turn))
    return open_turn(state, bool(met))


def drown(state: State) -> State:
    """[7] Whoever is on the deck goes up."""
    deck = state.afloat - 1
    decks = chart_of(state).deck_of
    swept = tuple(seat for seat in seats_of(state) if decks[state.pawns[seat]] == deck)
    doctor = decks[state.doctor] == deck
    room = chart_of(state).stage(deck).refuge if deck else None
    note = notes.Drowned(DECKS[deck], room, swept, doctor)
    state = replace(tell_all(state, note), afloat=deck)
    if room is None:
        return state
    pawns = tuple(room if decks[at] == deck else at for at in state.pawns)
    return replace(state, pawns=pawns, doctor=room if doctor else state.doctor)


def answer(state: State, seat: Seat, agrees: bool) -> State:
    """[9]"""
    phase = state.phase
    assert isinstance(phase, Agreeing)
    others = (answer for answer in phase.answers if answer.seat != seat)
    answers = tuple(sorted((*others, Answer(seat, agrees)), key=lambda answer: answer.seat))
    phase = replace(phase, answers=answers)
    state = tell(replace(state, phase=phase), Told((seat,), notes.Answered(agrees)))
    return settle_end(state, phase) if len(answers) == state.options.seats else state


def settle_end(state: State, phase: Agreeing) -> State:
    """[9] It ends if all agree; whoever did not answer does not."""
    agreed = {answer.seat for answer in phase.answers if answer.agrees}
    against = tuple(seat for seat in seats_of(state) if seat not in agreed)
    if not against:
        return end(state, "agreed")
    return open_turn(tell_all(state, notes.WentOn(against)), phase.met)


def end(state: State, reason: str, winner: Seat | None = None, loser: Seat | None = None) -> State:
    """[8] All hands are laid open, so that everybody sees who could have."""
    penalty, penalties = 0, state.penalties
    if loser is not None and state.options.penalties:
        penalty = sum(map(is_failure, state.hands[loser]))
        penalties = put(penalties, loser, penalties[loser] + penalty)
    result = notes.GameEnded(reason, winner, loser, penalty, state.hands)  # type: ignore[arg-type]
    state = replace(
        tell_all(state, result),
        phase=Over(),
        result=result,
        penalties=penalties,
        charge=None,
    )
    seconds = state.options.reckoning
    if reason != "saved" or not state.options.penalties or not seconds:
        return state
    state = tell_all(replace(state, blamed=()), notes.Reckoning(seconds))
    return wait(state, Reckoning())


def without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]
