"""The spacewalk [5 to 8] and what follows it [9, 10]. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, Told, put, tell, tell_all, tell_some, wait

from .. import notes
from ..nouns import Card
from ..nouns.cards import DOLPHINS, plan_of
from ..questions import (
    SLOTS,
    attached,
    callable_by,
    fewest_cards,
    from_the_left,
    holder,
    next_module,
    supply,
)
from ..state import (
    Adrift,
    Betraying,
    Calling,
    Departing,
    Detaching,
    Hatch,
    Outside,
    Over,
    Pausing,
    Sending,
    Slot,
    State,
    Walk,
)
from .bridge import after_loss
from .incident import deeds, resolve
from .steps import bury, give, hand_out, look_for_losses, sights

MODULE_PANIC = 3  # tokens [8]


def send(state: State, seat: Seat, card: Card, by_lot: bool) -> State:
    state = replace(state, slots=(*state.slots, Slot(seat, card, by_lot)))
    if state.options.oxygen:  # [16]
        state = give(state, seat, -1)
    slot = len(state.slots)
    shown = card if card == state.captain_card else None
    state = tell(
        state,
        Told(None, notes.SentOut(seat, slot, shown, by_lot)),
        Told((seat,), notes.YouSent(slot, card)),
    )
    if slot < SLOTS and callable_by(state, seat):
        return wait(state, Calling(seat))
    return wait(state, Departing()) if state.paper else replace(state, phase=Outside())


def change(state: State, seat: Seat, card: Card) -> State:
    """[12] Nobody else learns of it, unless the captain's card is taken up or put down."""
    slot, old = len(state.slots), state.slots[-1].card
    state = replace(state, slots=(*state.slots[:-1], Slot(seat, card)))
    if state.captain_card in (old, card):
        shown = card if card == state.captain_card else None
        state = tell_all(state, notes.SentOut(seat, slot, shown, by_lot=False))
    return tell_some(state, (seat,), notes.YouSent(slot, card))


def ask_to_restart(state: State) -> State:
    """[12] On phones a card cannot be seen to be taken back: everybody is asked."""
    phase = state.phase
    if state.paper or not isinstance(phase, Calling | Sending):
        return restart(state)
    return wait(state, Pausing(phase, (state.captain,)), notes.RestartAsked(state.captain))


def agree(state: State, seat: Seat) -> State:
    assert isinstance(state.phase, Pausing)
    phase = Pausing(state.phase.resume, (*state.phase.agreed, seat))
    state = tell_all(replace(state, phase=phase), notes.RestartAgreed(seat))
    return restart(state) if {*state.living} <= {*phase.agreed} else state


def go_on(state: State, seat: Seat | None) -> State:
    """[12] Not all agree: it is asked once a walk, and not again."""
    assert isinstance(state.phase, Pausing)
    resume = state.phase.resume
    state = tell_all(replace(state, restarts=state.restarts + 1), notes.RestartRefused(seat))
    return wait(state, resume)


def restart(state: State) -> State:
    if state.options.oxygen:
        for slot in state.slots:
            state = give(state, slot.seat, 1)
    state = replace(state, slots=(), restarts=state.restarts + 1)
    state = tell_all(state, notes.WalkRestarted(state.restarts))
    return wait(state, Calling(state.captain))


def report(state: State, asteroid: int | None) -> State:
    """[6, 7] Who is lost is told by team, all together: not where, nor how."""
    cards = tuple(slot.card for slot in state.slots)
    found = resolve(cards, asteroid, attached(state) > 0)
    lost = [state.slots[slot] for slot in found.lost]
    hero = None if found.hero is None else state.slots[found.hero]
    gone = {slot.card for slot in (*lost, hero) if slot}
    losers = sorted({slot.seat for slot in lost})
    teams = {s: [slot.card for slot in lost if slot.seat == s] for s in losers}
    note = notes.Reported(
        walk=state.walk,
        teams=tuple(slot.seat for slot in state.slots),
        lost=tuple([notes.Losses(s, len(own)) for s, own in teams.items()]),
        seen=sights(found.seen),
        asteroid=found.asteroid,
        opened=next_module(state) + 1 if hero else None,
        hero=hero.seat if hero else None,
        card=hero.card if hero else None,
    )
    own = [Told((s,), notes.YouLost(sights(tuple(sorted(c))))) for s, c in teams.items()]
    module = next_module(state)
    for slot in lost:
        state = bury(state, slot.seat, slot.card)
    done = tuple(deeds(cards, asteroid, found))
    walk = Walk(state.walk, state.slots, done, asteroid, found.lost, found.hero)
    back = tuple(card for card in cards if card not in gone)
    state = replace(state, report=note, back=back, walks=(*state.walks, walk))
    state = tell(state, Told(None, note), *own)
    if hero is None:
        return after_walk(state)
    return wait(state, Detaching(hero.seat, hero.card, module))


def detach(state: State, saved: bool) -> State:
    """[8] The card is seen by whoever saves it, and by nobody else."""
    phase = state.phase
    assert isinstance(phase, Detaching)
    seat, card = phase.seat, state.modules[0]
    state = replace(state, modules=state.modules[1:])
    tokens = 0 if saved else min(MODULE_PANIC, supply(state))
    note = Told(None, notes.Detached(phase.module + 1, seat, saved, tokens))
    if saved:
        is_dolphin = card in DOLPHINS
        state = replace(
            state,
            hands=put(state.hands, seat, (*state.hands[seat], card)),
            dolphinised=put(state.dolphinised, seat, state.dolphinised[seat] or is_dolphin),
        )
        state = tell(state, note, Told((seat,), notes.Rescued(card, state.dolphinised[seat])))
    else:
        state = replace(state, void=(*state.void, Adrift(card, shown=False)))
        state = tell(give(state, seat, tokens), note)
    hatch = Hatch(False, phase.hero, seat, saved)
    state = bury(state, seat, phase.hero, shown=True)
    return after_walk(replace(state, hatches=put(state.hatches, phase.module, hatch)))


# -- after a walk [9 to 11] -----------------------------------------------------------


def after_walk(state: State) -> State:
    state = look_for_losses(state)
    if isinstance(state.phase, Over):
        return state
    treachery = plan_of(state.options).treachery and Card.BRUTUS in state.back
    if not treachery or state.captain_card is Card.BRUTUS:
        return idle(state)
    fewest = fewest_cards(state)
    if holder(state, Card.BRUTUS) in fewest:
        return idle(state)
    if len(fewest) == 1:
        return idle(betray(state, fewest[0]))
    return replace(state, phase=Betraying(fewest))


def betray(state: State, joined: Seat) -> State:
    """[10]"""
    left = holder(state, Card.BRUTUS)
    rest = tuple(card for card in state.hands[left] if card is not Card.BRUTUS)
    hands = put(state.hands, left, rest)
    hands = put(hands, joined, (*hands[joined], Card.BRUTUS))
    return tell(replace(state, hands=hands), Told(None, notes.BrutusLeft(left, joined)))


def idle(state: State) -> State:
    """A token for each team that sent nobody [4, 9]; then the captain's phase."""
    busy = {slot.seat for slot in state.slots}
    state, gains = hand_out(state, [s for s in from_the_left(state) if s not in busy])
    if gains:
        state = tell_all(state, notes.Idled(gains))
    return after_loss(state, "order")
