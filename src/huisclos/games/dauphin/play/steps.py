"""Small steps that both halves of the game take: tokens, losses, the end."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, put, seats_of, tell_all

from .. import notes
from ..nouns import Card, Reason
from ..nouns.cards import DOLPHINS
from ..questions import supply
from ..state import Adrift, Over, State


def give(state: State, seat: Seat, tokens: int) -> State:
    """From the supply, or back to it."""
    return replace(state, tokens=put(state.tokens, seat, state.tokens[seat] + tokens))


def hand_out(state: State, seats: list[Seat]) -> tuple[State, tuple[notes.Gain, ...]]:
    """[4] One token each, in this order, while there are any."""
    served = seats[: supply(state)]
    tokens = tuple([held + (seat in served) for seat, held in enumerate(state.tokens)])
    return replace(state, tokens=tokens), tuple([notes.Gain(seat, 1) for seat in sorted(served)])


def bury(state: State, seat: Seat, card: Card, shown: bool = False) -> State:
    """Into the Void, face down unless it was face up."""
    is_captain = card == state.captain_card
    return replace(
        state,
        hands=put(state.hands, seat, tuple(c for c in state.hands[seat] if c != card)),
        void=(*state.void, Adrift(card, shown or is_captain, seat)),
        captain_card=None if is_captain else state.captain_card,
    )


def look_for_losses(state: State) -> State:
    """[9, 14] Teams without cards are out; is the game over?"""
    for seat in state.living:
        if not state.hands[seat]:
            state = replace(
                state,
                living=tuple(s for s in state.living if s != seat),
                tokens=put(state.tokens, seat, 0),
            )
            state = tell_all(state, notes.TeamLost(seat))
    reason = ending(state)
    return finish(state, reason) if reason else state


def ending(state: State) -> Reason | None:
    """[14] Why the game is over by who is alive, if it is."""
    if not state.living:
        return "nobody"
    dolphins = [seat for seat in state.living if state.dolphinised[seat]]
    if len(dolphins) == len(state.living):
        return "dolphins"
    lurking = any(card in DOLPHINS for card in state.modules)
    if any(state.dolphinised) and not dolphins and not lurking:
        return "humans"
    return "last" if len(state.living) == 1 else None


def finish(state: State, reason: Reason) -> State:
    if reason == "sunk" and not any(state.dolphinised):
        reason = "adrift"  # [15]
    winners = {
        "sunk": side(state, dolphinised=True),
        "dolphins": side(state, dolphinised=True),
        "reset": side(state, dolphinised=False),
        "humans": side(state, dolphinised=False),
        "last": state.living,
    }.get(reason, ())
    end = notes.GameEnded(
        reason,
        winners,
        tuple(
            notes.Crew(seat, tuple(map(notes.Sight, state.hands[seat])), state.dolphinised[seat])
            for seat in seats_of(state)
        ),
        tuple(map(notes.Sight, state.modules)),
        tuple(notes.Sight(adrift.card) for adrift in state.void),
    )
    return replace(tell_all(state, end), phase=Over(), end=end)


def side(state: State, dolphinised: bool) -> tuple[Seat, ...]:
    """[15] A side's win is shared by all its teams, those that are out too."""
    return tuple(seat for seat in seats_of(state) if state.dolphinised[seat] == dolphinised)


def sights(cards: tuple[Card, ...]) -> tuple[notes.Sight, ...]:
    return tuple(map(notes.Sight, cards))
