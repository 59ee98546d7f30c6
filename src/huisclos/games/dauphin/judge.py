"""The one judge of Dauphin: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Refusal, Seat, TimeUp

from .cards import is_fair, plan_of
from .model import (
    Action,
    Asteroid,
    Badging,
    Betraying,
    Boarding,
    Call,
    Calling,
    ClaimCard,
    ClaimHit,
    Deal,
    Dealing,
    Depart,
    Departing,
    Detaching,
    Lapsed,
    Lot,
    Name,
    Naming,
    NoOrder,
    Ordering,
    Outside,
    Panic,
    Plank,
    Planking,
    Promote,
    Promoting,
    Rescue,
    Reset,
    Restart,
    Sacrifice,
    Scan,
    Send,
    Sending,
    Sink,
    Stake,
    Staking,
    State,
    TakeBadge,
)
from .nouns import Card
from .questions import (
    RESTARTS,
    Talking,
    Walking,
    attached,
    choosers,
    claims_left,
    in_airlock,
    inside,
    may_change,
)


def refuse(state: State, seat: Seat, action: Action) -> Refusal | None:
    if (seat == CLOCK) != isinstance(action, TimeUp):  # time plays its own move and no other
        return Refusal("not-now")
    if isinstance(action, TimeUp):
        return None
    if isinstance(action, ClaimCard | ClaimHit):
        return refuse_claim(state, seat, action)
    if isinstance(action, Restart):
        return refuse_restart(state, seat)
    phase = state.phase
    if isinstance(phase, Lapsed) and seat == DEALER:  # a lot among what the late might have played
        late = replace(state, phase=phase.resume)
        return refuse_choice(late, choosers(late, phase.resume)[0], action)
    if seat != DEALER and seat not in choosers(state, phase):
        is_card = isinstance(action, Send | Scan | Promote | Sacrifice)
        return Refusal("dauphin-card-out-of-turn") if is_card else Refusal("not-your-turn")
    return refuse_choice(state, seat, action)


def refuse_choice(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Of one who is waited for."""
    match state.phase, action:
        case Badging(), TakeBadge(badge, cards):
            if badge in state.badges:
                return Refusal("dauphin-badge-taken")
            return Refusal("dauphin-phones-only") if cards and not state.options.cards else None
        case Dealing(), Deal():
            return None if is_fair(state.options, action) else Refusal("dauphin-bad-deal")
        case Boarding(), Scan(card):
            return refuse_crew(state, card)
        case Calling(caller), Call(called):
            return refuse_call(state, caller, called)
        case Calling() as phase, Send(card) if may_change(state, phase):
            return refuse_card(state, seat, card)
        case Sending(), Send(card):
            return refuse_card(state, seat, card)
        case Outside(), Asteroid(slot):
            return None if slot is None or 0 <= slot < len(state.slots) else Refusal("not-now")
        case Betraying(among), Lot(joined):
            return None if joined in among else Refusal("not-now")
        case Naming(among=among), Name(named):
            return None if named in among else Refusal("dauphin-name-tied")
        case (Promoting(), Promote(card)) | (Planking(), Sacrifice(card)):
            return refuse_crew(state, card) or (
                None if card in state.hands[seat] else Refusal("dauphin-card-not-yours")
            )
        case Ordering(), Plank(at):
            return None if at in state.living else Refusal("dauphin-plank-out")
        case Ordering(), Reset():
            left = attached(state)
            return Refusal("dauphin-reset-modules", (("left", left),)) if left else None
        case Staking(), Stake(tokens):
            most = state.tokens[seat]
            fits = 0 <= tokens <= most
            return None if fits else Refusal("dauphin-stake", (("most", most),))
        case (Departing(), Depart()) | (Detaching(), Rescue() | Panic()):
            return None
        case Ordering(), Sink() | NoOrder():
            return None
        case _, Send() | Scan():
            return Refusal("dauphin-card-out-of-turn")
    return Refusal("not-now")


def refuse_call(state: State, caller: Seat, called: Seat) -> Refusal | None:
    """[5, 16]"""
    if called == caller:
        return Refusal("dauphin-call-own")
    if called not in state.living:
        return Refusal("dauphin-call-out")
    if len(state.hands[called]) == len(in_airlock(state, called)):
        return Refusal("dauphin-call-empty")
    if state.options.oxygen and not state.tokens[called]:
        return Refusal("dauphin-call-oxygen")
    return None


def refuse_crew(state: State, card: Card) -> Refusal | None:
    in_crew = card in plan_of(state.options).crew
    return None if in_crew else Refusal("dauphin-card-not-in-game")


def refuse_card(state: State, seat: Seat, card: Card) -> Refusal | None:
    if refusal := refuse_crew(state, card):
        return refusal
    if card in in_airlock(state, seat):
        return Refusal("dauphin-card-outside")
    return None if card in inside(state, seat) else Refusal("dauphin-card-not-yours")


def refuse_claim(state: State, seat: Seat, claim: ClaimCard | ClaimHit) -> Refusal | None:
    if not isinstance(state.phase, Talking) or seat not in state.living:
        return Refusal("not-now")
    if not claims_left(state, seat):
        return Refusal("dauphin-claims-made")
    return refuse_crew(state, claim.card) if isinstance(claim, ClaimCard) else None


def refuse_restart(state: State, seat: Seat) -> Refusal | None:
    """[12]"""
    if not state.paper or not isinstance(state.phase, Walking):
        return Refusal("not-now")
    if seat != state.captain:
        return Refusal("dauphin-restart-captain")
    if not state.slots:
        return Refusal("dauphin-restart-nobody")
    return Refusal("dauphin-restart-twice") if state.restarts == RESTARTS else None
