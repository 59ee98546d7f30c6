"""How a game begins: badges, the deal, real cards [1 to 4, 18]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, seats_of, tell, tell_all, wait

from .. import actions, notes
from ..nouns import Badge, Card, Options
from ..nouns.cards import DOLPHINS, HEROES, MODULES, plan_of
from ..questions import choosers, holder
from ..state import Adrift, Badging, Boarding, Dealing, Lapsed, State
from .bridge import open_walk
from .steps import sights


def take_badge(state: State, seat: Seat, badge: Badge, cards: bool, by_lot: bool) -> State:
    paper = tuple(sorted((*state.paper, seat))) if cards else state.paper
    state = replace(state, badges=put(state.badges, seat, badge), paper=paper)
    if choosers(state, Badging()):
        return replace(state, phase=Lapsed(Badging())) if by_lot else state
    teams = tuple(
        notes.Team(s, taken, s in paper)
        for s, taken in zip(seats_of(state), state.badges, strict=True)
        if taken
    )
    return replace(tell_all(state, notes.TeamsFormed(teams)), phase=Dealing())


def deal_out(state: State, deal: actions.Deal) -> State:
    state = replace(
        state,
        hands=deal.hands,
        modules=deal.modules,
        void=tuple(Adrift(card, shown=False) for card in deal.void),
        dolphinised=tuple(any(card in DOLPHINS for card in hand) for hand in deal.hands),
    )
    if not state.paper:
        return embark(state)
    opened = notes.BoardingOpened(len(plan_of(state.options).crew))
    return wait(state, Boarding(), opened)


def scan(state: State, card: Card) -> State:
    """[18] Whoever scans is told where the card goes, and nobody which card it is."""
    phase = state.phase
    assert isinstance(phase, Boarding)
    again = card in phase.scanned
    scanned = phase.scanned if again else tuple(sorted((*phase.scanned, card)))
    left = len(plan_of(state.options).crew) - len(scanned)
    state = replace(state, phase=Boarding(scanned))
    state = tell_all(state, replace(place_of(state, card), left=left, again=again))
    return state if left else embark(state)


def place_of(state: State, card: Card) -> notes.Boarded:
    """Where a card lies when all have been dealt."""
    for seat in seats_of(state):
        if card in state.hands[seat]:
            return notes.Boarded("team", seat, None, 0, again=False)
    if card in state.modules:
        return notes.Boarded("module", None, state.modules.index(card) + 1, 0, again=False)
    in_void = any(adrift.card == card for adrift in state.void)
    return notes.Boarded("void" if in_void else "box", None, None, 0, again=False)


def embark(state: State) -> State:
    """[4]"""
    captain = holder(state, Card.BULLE)
    oxygen = state.options.oxygen
    tokens = tuple(2 if oxygen else int(seat != captain) for seat in seats_of(state))
    state = replace(state, captain=captain, captain_card=Card.BULLE, tokens=tokens)
    hands = (
        Told((s,), notes.HandDealt(sights(state.hands[s]), state.dolphinised[s]))
        for s in seats_of(state)
    )
    state = tell(state, Told(None, notes.Embarked(captain, Card.BULLE)), *hands)
    return open_walk(state)


def is_fair(options: Options, deal: actions.Deal) -> bool:
    """[2] Every card once; the captain in a hand; no dolphin in the Void, nor two in a team; three
    heroes that can be reached."""
    plan = plan_of(options)
    dealt = [card for hand in deal.hands for card in hand] + [*deal.modules, *deal.void]
    kept = [card for card in dealt if card not in DOLPHINS]
    return (
        [len(hand) for hand in deal.hands] == [plan.hand] * options.seats
        and len(deal.modules) == MODULES
        and len(deal.void) == plan.void
        and sorted(kept) == sorted(card for card in plan.crew if card not in DOLPHINS)
        and len({*dealt}) == len(dealt) == len(kept) + plan.dolphins
        and any(Card.BULLE in hand for hand in deal.hands)
        and not {*DOLPHINS} & {*deal.void}
        and all(len({*DOLPHINS} & {*hand}) < 2 for hand in deal.hands)
        and len({*HEROES} - {*deal.void}) >= 3
    )
