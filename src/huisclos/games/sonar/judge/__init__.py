"""The one judge of Captain Sonar: what may be done now, and if not, why. It may depend on nothing
but what the seat knows: the role is looked at before anything that another role holds. Numbers in
brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import DEALER, Refusal, Seat, TimeUp

from .. import actions
from ..nouns import Options
from ..nouns.posts import LEAST_REALTIME, Post, crew_of
from ..questions import posts_of
from ..state import Drawing, State, Tossing
from . import marks, moving, surfacing, systems, words
from .reasons import NOT_NOW

Who = tuple[Callable[[Post], tuple[Seat, ...]], Refusal]
Judgement = Callable[[State, int, Any], Refusal | None]

CAPTAIN: Who = (lambda post: (post.captain,), Refusal("sonar-captain-only"))
COMMAND: Who = (lambda post: (post.captain, post.mate), Refusal("sonar-command-only"))
MATE: Who = (lambda post: (post.mate,), Refusal("sonar-mate-only"))
ENGINEER: Who = (lambda post: (post.engineer,), Refusal("sonar-engineer-only"))

OF_CREW: dict[type, tuple[Who, Judgement]] = {
    actions.Course: (CAPTAIN, moving.refuse_course),
    actions.Charge: (MATE, marks.refuse_charge),
    actions.Cross: (ENGINEER, marks.refuse_cross),
    actions.EndTurn: (CAPTAIN, moving.refuse_end),
    actions.Place: (CAPTAIN, moving.refuse_place),
    actions.Surface: (CAPTAIN, moving.refuse_surface),
    actions.Dive: (CAPTAIN, moving.refuse_dive),
    actions.Lay: (CAPTAIN, systems.refuse_lay),
    actions.SetOff: (CAPTAIN, systems.refuse_set_off),
    actions.Torpedo: (CAPTAIN, systems.refuse_torpedo),
    actions.Drone: (COMMAND, systems.refuse_drone),
    actions.Sonar: (COMMAND, systems.refuse_sonar),
    actions.Silence: (CAPTAIN, systems.refuse_silence),
    actions.Archer: (CAPTAIN, systems.refuse_archer),
    actions.Answer: (CAPTAIN, systems.refuse_answer),
    actions.Draw: (CAPTAIN, moving.refuse_draw),
    actions.Ask: (COMMAND, words.refuse_ask),
    actions.Reply: (ENGINEER, words.refuse_reply),
    actions.Accept: (ENGINEER, surfacing.refuse_look),
    actions.Reject: (ENGINEER, surfacing.refuse_look),
}
# Of any seat, for itself.
OF_SEAT: dict[type, Callable[[State, Seat, Any], Refusal | None]] = {
    actions.Report: words.refuse_report,
    actions.Trace: surfacing.refuse_trace,
    actions.Hand: surfacing.refuse_hand,
}
DUTIES = {
    "place": actions.Place,
    "course": actions.Course,
    "charge": actions.Charge,
    "cross": actions.Cross,
    "answer": actions.Answer,
}


def refuse_options(options: Options) -> Refusal | None:
    if options.mode == "realtime":
        if options.seats < LEAST_REALTIME:
            return Refusal("sonar-realtime-seats", (("least", LEAST_REALTIME),))
        if options.map_size == 10:
            return Refusal("sonar-realtime-map")
        if options.short_gauges:
            return Refusal("sonar-realtime-gauges")
    return None


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    kind = type(action)
    if seat < 0:
        return refuse_machine(state, seat, action)
    if (rule := OF_CREW.get(kind)) is None:
        own = OF_SEAT.get(kind)
        return own(state, seat, action) if own else NOT_NOW
    who, judge = rule
    number = crew_of(state.options.seats)[seat]
    post = posts_of(state.options)[number]
    if seat not in who[0](post):
        return who[1]
    return judge(state, number, action)


def refuse_machine(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """Chance and time."""
    match state.phase, action:
        case _, TimeUp():
            return None
        case Tossing(), actions.First(crew) if seat == DEALER and crew in (0, 1):
            return None
        case Drawing(due, phase), actions.Lots(lots) if seat == DEALER:
            if [(lot.crew, type(lot.act)) for lot in lots] != [
                (d.crew, DUTIES[d.duty]) for d in due
            ]:
                return NOT_NOW
            before = replace(state, phase=phase)
            judged = (OF_CREW[type(lot.act)][1](before, lot.crew, lot.act) for lot in lots)
            return next(filter(None, judged), None)
    return NOT_NOW
