"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.
2  Of mines, time, STOP, the hull and what a captain is told by the book. What is an option now has
   the value by which games of the first edition were played; the rest is below. They are played on
   and judged as they were.
3  Every time is an option, and who sees the panel is told what damaged the boat from inside. Games
   of the second are played on with the times they had, and nobody is told.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Refusal, Seat

from . import actions, judge, notes, rules
from .judge.surfacing import BAD_LINES
from .nouns import hull
from .play import surfacing
from .questions import side
from .state import Shown, State

EDITION = 3

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "mode": "turns",
    "map": "alpha",
    "map_size": None,
    "short_gauges": False,
    "own_sheet_only": False,
    "assistant": False,
    "shared_notes": True,
    "hull_check": "engineer",
    "clock": 90,
    "answer_time": 30,
    "place_time": 90,
    "draw_after": 400,
    "bots": "steady",
    "symbols_told": True,
    "film_by_hand": False,
    "mines_block": True,
    "hull_redo": "whole",
    "stop": 0,
    "limits": True,
    "name_one": "",
    "name_two": "",
}

NOT_TOLD_AT_FIRST = (notes.ByChance, notes.LeftToChance, notes.SheetHanded, notes.GaveWay)


def second_apply(state: State, seat: Seat, action: actions.Action) -> State:
    """The second edition: nobody was told what had given way."""
    return without((notes.GaveWay,), state, rules.apply(state, seat, action))


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    """The first edition: the sheet of the hull went round by itself, and nobody was told of it, nor
    of what chance had done."""
    after = rules.apply(state, seat, action)
    if isinstance(action, actions.Trace):
        after = surfacing.hand_on(after, side(state, seat))
    return without(NOT_TOLD_AT_FIRST, state, after)


def without(kinds: tuple[type, ...], state: State, after: State) -> State:
    news = after.story.since(len(state.story))
    kept = [told for told in news if not isinstance(told.note, kinds)]
    return after if len(kept) == len(news) else replace(after, story=state.story.tell(*kept))


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """The first edition: no line oversteps, and a hull is refused once, whole."""
    match action:
        case actions.Trace(part, line) if found := hull.fault(part, line):
            return BAD_LINES[found]
        case actions.Reject(None):
            enemy = 1 - side(state, seat)
            shown = state.crews[enemy].doing
            if isinstance(shown, Shown) and shown.rejected:
                return Refusal("sonar-rejected-once")
            return judge.refuse(state, seat, actions.Accept())
    return judge.refuse(state, seat, action)
