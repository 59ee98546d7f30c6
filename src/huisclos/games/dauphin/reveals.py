"""What may be revealed in Dauphin: by which notes, and what each may say when it is told. Written
apart from the rules, so that the two can disagree. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections import Counter
from typing import Literal

from huisclos.kernel import CLOCK, DEALER, Moment, Saying, Seat, seats_of

from . import notes
from .nouns import Card, Direction, Kind
from .nouns.cards import DIRECTION, DOLPHINS, KIND
from .state import (
    Adrift,
    Boarding,
    Calling,
    Detaching,
    Lapsed,
    Outside,
    Over,
    Planking,
    Staking,
    State,
)

At = Moment[State]


def sights(cards: tuple[Card, ...] | list[Card]) -> tuple[notes.Sight, ...]:
    return tuple(map(notes.Sight, cards))


def lost(moment: At) -> tuple[Adrift, ...]:
    """What this move put into the Void."""
    return moment.after.void[len(moment.before.void) :]


# -- boarding [2, 4, 18] --------------------------------------------------------------------------


def a_place(moment: At, note: notes.Boarded) -> notes.Boarded | None:
    """[18] Where the card goes: not which it is."""
    phase = moment.before.phase
    if not isinstance(phase, Boarding):
        return None
    state, card = moment.after, moment.action.card
    seat = next((s for s in seats_of(state) if card in state.hands[s]), None)
    module = state.modules.index(card) + 1 if card in state.modules else None
    void = any(adrift.card is card for adrift in state.void)
    place: Literal["team", "module", "void", "box"] = "void" if void else "box"
    place = "team" if seat is not None else "module" if module else place
    left = note.left if isinstance(state.phase, Boarding) else 0
    return notes.Boarded(place, seat, module, left, card in phase.scanned)


def the_first_captain(moment: At, note: notes.Embarked) -> notes.Embarked:
    hands = moment.after.hands
    return notes.Embarked(
        next(s for s in seats_of(moment.after) if Card.BULLE in hands[s]), Card.BULLE
    )


def a_hand(moment: At, note: notes.HandDealt) -> notes.HandDealt | None:
    cards = tuple(sight.card for sight in note.cards)
    if cards not in moment.after.hands:
        return None
    return notes.HandDealt(sights(cards), any(card in DOLPHINS for card in cards))


# -- the walk [5 to 8] ----------------------------------------------------------------------------


def who_goes(moment: At, note: notes.SentOut) -> notes.SentOut | None:
    """[5, 12] The card only if it is the captain's. Another card is sent unseen, unless the
    captain is taken up or put down."""
    before, after = moment.before, moment.after
    slot = after.slots[-1]
    sent = {slot.card}
    if isinstance(before.phase, Calling):
        sent.add(before.slots[-1].card)
        if after.captain_card not in sent:
            return None
    shown = slot.card if slot.card is after.captain_card else None
    return notes.SentOut(slot.seat, len(after.slots), shown, moment.mover == DEALER)


def whom_you_sent(moment: At, note: notes.YouSent) -> notes.YouSent:
    return notes.YouSent(len(moment.after.slots), moment.after.slots[-1].card)


def the_report(moment: At, note: notes.Reported) -> notes.Reported | None:
    """[7] How many of each team are lost; who was seen: not where, nor how, nor by whom."""
    before, after = moment.before, moment.after
    if not isinstance(before.phase, Outside):
        return None
    losses = Counter(adrift.seat for adrift in lost(moment))
    teams = ((seat, losses[seat]) for seat in seats_of(after) if losses[seat])
    seen, asteroid = observed(before, moment.action.slot)
    hero = after.phase if isinstance(after.phase, Detaching) else None
    return notes.Reported(
        walk=before.walk,
        teams=tuple(slot.seat for slot in before.slots),
        lost=tuple(notes.Losses(seat, count) for seat, count in teams),
        seen=sights([card for card in Card if card in seen]),
        asteroid=asteroid,
        opened=hero.module + 1 if hero else None,
        hero=hero.seat if hero else None,
        card=hero.hero if hero else None,
    )


def observed(state: State, asteroid: int | None) -> tuple[set[Card], bool]:
    """[6] Observers whom the asteroid does not hit see the neighbour they look at, or it."""
    cards = [slot.card for slot in state.slots]
    eyes = [at for at, c in enumerate(cards) if KIND[c] is Kind.OBSERVER and at != asteroid]
    seen = {at + (1 if DIRECTION[cards[at]] is Direction.RIGHT else -1) for at in eyes}
    there = seen & {*range(len(cards))}
    return {cards[at] for at in there if at != asteroid}, asteroid in there


def whom_you_lost(moment: At, note: notes.YouLost) -> notes.YouLost | None:
    """Those of one team, in the order of the alphabet."""
    gone = lost(moment)
    teams = {one.seat: sorted(c.card for c in gone if c.seat == one.seat) for one in gone}
    return note if note in [notes.YouLost(sights(cards)) for cards in teams.values()] else None


def whom_you_saved(moment: At, note: notes.Rescued) -> notes.Rescued | None:
    """[8] The card of the module, and whether one is dolphinised now."""
    phase = moment.before.phase
    if not isinstance(phase, Detaching):
        return None
    return notes.Rescued(moment.before.modules[0], moment.after.dolphinised[phase.seat])


# -- after it [9 to 13] ---------------------------------------------------------------------------


def a_team_out(moment: At, note: notes.TeamLost) -> notes.TeamLost | None:
    """[9] Not what it was."""
    gone = {*moment.before.living} - {*moment.after.living}
    out = note.seat in gone and not moment.after.hands[note.seat]
    return notes.TeamLost(note.seat) if out else None


def a_traitor(moment: At, note: notes.BrutusLeft) -> notes.BrutusLeft | None:
    """[10]"""
    had, has = (
        [s for s, hand in enumerate(state.hands) if Card.BRUTUS in hand]
        for state in (moment.before, moment.after)
    )
    return notes.BrutusLeft(Seat(had[0]), Seat(has[0])) if had and has and had != has else None


def a_captain(moment: At, note: notes.CaptainShown) -> notes.CaptainShown | None:
    """[11]"""
    captain, card = moment.after.captain, moment.after.captain_card
    return notes.CaptainShown(captain, card, moment.mover == DEALER) if card else None


def a_plank(moment: At, note: notes.Planked) -> notes.Planked | None:
    """[13] The card only if it was the captain's."""
    phase = moment.before.phase
    phase = phase.resume if isinstance(phase, Lapsed) else phase
    if not isinstance(phase, Planking):
        return None
    card = lost(moment)[0].card
    shown = card if card is moment.before.captain_card else None
    return notes.Planked(phase.seat, shown, moment.mover == DEALER)


def whom_you_gave(moment: At, note: notes.YouPlanked) -> notes.YouPlanked | None:
    gone = lost(moment)
    return notes.YouPlanked(gone[0].card) if gone else None


def the_fists(moment: At, note: notes.VoteClosed) -> notes.VoteClosed:
    """[13] Who did not stake in time, or had nothing to stake, staked nothing."""
    state, phase = moment.before, moment.before.phase
    stakes = {s: n for s, n in enumerate(phase.stakes)} if isinstance(phase, Staking) else {}
    if isinstance(phase, Staking) and moment.mover != CLOCK:
        stakes[moment.mover] = moment.action.tokens
    voters = [seat for seat in state.living if seat != state.captain]
    staked = tuple(notes.Staked(seat, stakes.get(seat) or 0) for seat in voters)
    total = sum(one.count for one in staked)
    return notes.VoteClosed(staked, total, len(voters), total >= len(voters))


def all_cards(moment: At, note: notes.GameEnded) -> notes.GameEnded | None:
    """[14, 15]"""
    state = moment.after
    if not isinstance(state.phase, Over):
        return None
    dolphins = tuple(seat for seat in seats_of(state) if state.dolphinised[seat])
    winners: dict[str, tuple[Seat, ...]] = {
        **dict.fromkeys(("sunk", "dolphins"), dolphins),
        **dict.fromkeys(
            ("reset", "humans"), tuple(s for s in seats_of(state) if s not in dolphins)
        ),
        "last": state.living,
    }
    crews = (
        notes.Crew(seat, sights(hand), seat in dolphins)
        for seat, hand in zip(seats_of(state), state.hands, strict=True)
    )
    return notes.GameEnded(
        note.reason,
        winners.get(note.reason, ()),
        tuple(crews),
        sights(state.modules),
        sights([adrift.card for adrift in state.void]),
    )


# By which two worlds may come to differ for a seat.
REVEALS: dict[type, Saying] = {
    notes.Boarded: a_place,
    notes.Embarked: the_first_captain,
    notes.HandDealt: a_hand,
    notes.SentOut: who_goes,  # by lot, the captain's card may be drawn in one world only
    notes.YouSent: whom_you_sent,
    notes.Reported: the_report,
    notes.YouLost: whom_you_lost,
    notes.Rescued: whom_you_saved,
    notes.TeamLost: a_team_out,
    notes.BrutusLeft: a_traitor,
    notes.CaptainShown: a_captain,  # a card that somebody was not known to have
    notes.Planked: a_plank,
    notes.YouPlanked: whom_you_gave,
    notes.GameEnded: all_cards,
}
# By which secret acts are felt by all.
SETTLES: dict[type, Saying] = {notes.Reported: the_report, notes.VoteClosed: the_fists}
