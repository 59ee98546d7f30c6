"""What can be wrong with a state of Sauvez le Docteur Lucky, in words: each is looked for in every
true and every resampled state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .nouns.cards import POINTS
from .questions import chart_of
from .state import Defending, Over, Reckoning, State


def faults(state: State) -> Iterator[str]:
    if not state.hands:
        return
    sea = chart_of(state)
    everywhere = (*state.hands, *state.piles, state.discards)
    if Counter(card for cards in everywhere for card in cards) != Counter(sea.copies):
        yield "the cards are not our 90"
    if any(list(hand) != sorted(hand, key=sea.order.__getitem__) for hand in state.hands):
        yield "a hand is not in order, and its order tells when a card came"
    drained = [not pile for pile in state.piles]
    if drained != [deck >= state.afloat for deck in range(4)]:
        yield "a deck is drowned that has cards, or the reverse"
    over = isinstance(state.phase, Over | Reckoning)
    rooms = (*state.pawns, state.doctor)
    if state.afloat and any(sea.deck_of[room] >= state.afloat for room in rooms):
        yield "somebody is on a drowned deck"
    if over != (state.result is not None) or (not state.afloat and not over):
        yield "over without a result, or the reverse"
    if state.charge and (not state.options.penalties or state.charge.by not in state.charge.agreed):
        yield "a penalty that cannot be proposed"
    phase = state.phase
    if isinstance(phase, Defending):
        paid = sum(POINTS[parry.card] for parry in phase.parries)
        if not 0 < phase.missing == phase.value - paid:
            yield "an attempt that is settled, or counted wrongly"
        if state.player in phase.left or not all(state.hands[seat] for seat in phase.left):
            yield "somebody defends who cannot"
        if state.pawns[state.player] != state.doctor:
            yield "an attempt far from the Doctor"
