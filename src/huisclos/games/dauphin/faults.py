"""What can be wrong with a state of Dauphin, in words: each is looked for in every true and every
resampled state."""

from __future__ import annotations

from collections.abc import Iterator

from .nouns.cards import DOLPHINS, TOKENS, in_play, plan_of
from .state import Calling, Departing, Detaching, Over, Pausing, Sending, State


def faults(state: State) -> Iterator[str]:
    plan = plan_of(state.options)
    if not any(state.hands):
        return
    places = [*state.hands, state.modules, tuple(adrift.card for adrift in state.void)]
    aboard = [card for place in places for card in place]
    if len({*aboard}) != len(aboard) or len(aboard) != in_play(plan):
        yield "a card is in two places, or in none"
    if not {*aboard} <= {*plan.crew}:
        yield "a card that is not of this crew"
    if min(state.tokens) < 0 or sum(state.tokens) > TOKENS:
        yield "more tokens than there are, or fewer than none"
    if any(not state.hands[seat] and state.tokens[seat] for seat in range(state.options.seats)):
        settled = not isinstance(state.phase, Detaching | Over)
        if settled:
            yield "a team without cards holds tokens"
    for seat, hand in enumerate(state.hands):
        if {*hand} & {*DOLPHINS} and not state.dolphinised[seat]:
            yield "a dolphin in a human team"
    if len(state.modules) != sum(hatch.attached for hatch in state.hatches):
        yield "modules and their hatches disagree"
    if state.captain_card is not None and state.captain_card not in state.hands[state.captain]:
        yield "the captain is in another's hand"
    sent = [slot.card for slot in state.slots]
    walking = isinstance(state.phase, Calling | Sending | Pausing | Departing)
    if walking and any(slot.card not in state.hands[slot.seat] for slot in state.slots):
        yield "somebody is in the airlock who is not in a hand"
    if len({*sent}) < len(sent) or len(sent) > 3:
        yield "somebody is in the airlock twice, or it is too full"
    if state.restarts > 2:
        yield "a walk began again too often"
