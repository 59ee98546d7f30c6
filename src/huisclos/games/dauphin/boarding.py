"""How a game of Dauphin begins: badges, the deal, real cards [1 to 4, 18]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put

from . import bridge
from .cards import DOLPHINS, plan_of
from .model import (
    Adrift,
    Badging,
    Boarding,
    Deal,
    Dealing,
    Lapsed,
    State,
)
from .notes import (
    Boarded,
    BoardingOpened,
    Embarked,
    HandDealt,
    Team,
    TeamsFormed,
)
from .nouns import Badge, Card
from .questions import (
    choosers,
    everybody,
    holder,
)
from .steps import sights, tell, wait


def take_badge(state: State, seat: Seat, badge: Badge, cards: bool, by_lot: bool) -> State:
    paper = tuple(sorted((*state.paper, seat))) if cards else state.paper
    state = replace(state, badges=put(state.badges, seat, badge), paper=paper)
    if choosers(state, Badging()):
        return replace(state, phase=Lapsed(Badging())) if by_lot else state
    teams = tuple(
        Team(s, taken, s in paper)
        for s, taken in zip(everybody(state), state.badges, strict=True)
        if taken
    )
    return replace(tell(state, Told(None, TeamsFormed(teams))), phase=Dealing())


def deal_out(state: State, deal: Deal) -> State:
    state = replace(
        state,
        hands=deal.hands,
        modules=deal.modules,
        void=tuple(Adrift(card, shown=False) for card in deal.void),
        dolphinised=tuple(any(card in DOLPHINS for card in hand) for hand in deal.hands),
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
