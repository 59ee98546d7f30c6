"""The one judge of Dauphin: what may be played now, and if not, why. It may depend on nothing but
what the player knows. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import DEALER, Refusal, Seat, TimeUp

from . import actions
from .nouns import Card, Options
from .nouns.cards import EXTRAS, plan_of
from .play.boarding import is_fair
from .questions import (
    Talking,
    attached,
    choosers,
    claims_left,
    in_airlock,
    inside,
    may_change,
    restarts_left,
)
from .state import (
    Badging,
    Betraying,
    Boarding,
    Calling,
    Dealing,
    Departing,
    Detaching,
    Lapsed,
    Naming,
    Ordering,
    Outside,
    Pausing,
    Planking,
    Promoting,
    Sending,
    Staking,
    State,
)


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    if isinstance(action, TimeUp):
        return None
    if isinstance(action, actions.ClaimCard | actions.ClaimHit):
        return refuse_claim(state, seat, action)
    if isinstance(action, actions.Restart):
        return refuse_restart(state, seat)
    phase = state.phase
    if isinstance(phase, Lapsed) and seat == DEALER:  # a lot among what the late might have played
        late = replace(state, phase=phase.resume)
        return refuse_choice(late, choosers(late, phase.resume)[0], action)
    if seat != DEALER and seat not in choosers(state, phase):
        is_card = isinstance(
            action, actions.Send | actions.Scan | actions.Promote | actions.Sacrifice
        )
        return Refusal("dauphin-card-out-of-turn") if is_card else Refusal("not-your-turn")
    return refuse_choice(state, seat, action)


def refuse_choice(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """Of one who is waited for."""
    match state.phase, action:
        case Badging(), actions.TakeBadge(badge, cards):
            if badge in state.badges:
                return Refusal("dauphin-badge-taken")
            return Refusal("dauphin-phones-only") if cards and not state.options.cards else None
        case Dealing(), actions.Deal():
            return None if is_fair(state.options, action) else Refusal("dauphin-bad-deal")
        case Boarding(), actions.Scan(card):
            return refuse_crew(state, card)
        case Calling(caller), actions.Call(called):
            return refuse_call(state, caller, called)
        case Calling() as phase, actions.Send(card) if may_change(state, phase):
            return refuse_card(state, seat, card)
        case Sending(), actions.Send(card):
            return refuse_card(state, seat, card)
        case Outside(), actions.Asteroid(slot):
            return None if slot is None or 0 <= slot < len(state.slots) else Refusal("not-now")
        case Betraying(among), actions.Lot(joined):
            return None if joined in among else Refusal("not-now")
        case Naming(among=among), actions.Name(named):
            return None if named in among else Refusal("dauphin-name-tied")
        case (Promoting(), actions.Promote(card)) | (Planking(), actions.Sacrifice(card)):
            return refuse_crew(state, card) or (
                None if card in state.hands[seat] else Refusal("dauphin-card-not-yours")
            )
        case Ordering(), actions.Plank(at):
            return None if at in state.living else Refusal("dauphin-plank-out")
        case Ordering(), actions.Reset():
            left = attached(state)
            return Refusal("dauphin-reset-modules", (("left", left),)) if left else None
        case Staking(), actions.Stake(tokens):
            most = state.tokens[seat]
            fits = 0 <= tokens <= most
            return None if fits else Refusal("dauphin-stake", (("most", most),))
        case Pausing(), actions.Agree():
            return None
        case (Departing(), actions.Depart()) | (Detaching(), actions.Rescue() | actions.Panic()):
            return None
        case Ordering(), actions.Sink() | actions.NoOrder():
            return None
        case _, actions.Send() | actions.Scan():
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


def refuse_claim(
    state: State, seat: Seat, claim: actions.ClaimCard | actions.ClaimHit
) -> Refusal | None:
    if not isinstance(state.phase, Talking) or seat not in state.living:
        return Refusal("not-now")
    if not claims_left(state)[seat]:
        return Refusal("dauphin-claims-made")
    return refuse_crew(state, claim.card) if isinstance(claim, actions.ClaimCard) else None


def refuse_restart(state: State, seat: Seat) -> Refusal | None:
    """[12]"""
    if not isinstance(state.phase, Calling | Sending | Departing):
        return Refusal("not-now")
    if seat != state.captain:
        return Refusal("dauphin-restart-captain")
    if not state.slots:
        return Refusal("dauphin-restart-nobody")
    if restarts_left(state) > 0:
        return None
    return Refusal("dauphin-restart-twice") if state.paper else Refusal("dauphin-restart-once")


def refuse_options(options: Options) -> Refusal | None:
    extras = any(getattr(options, card) for card in EXTRAS) or options.treachery
    if extras and options.scenario != "free":
        return Refusal("dauphin-extras-need-free")
    return None
