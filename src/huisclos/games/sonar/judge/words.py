"""What is said to one's crew [25]."""

from __future__ import annotations

from itertools import pairwise

from huisclos.kernel import Refusal, Seat

from .. import actions
from ..nouns import Phrase, Symbol
from ..questions import is_sound, post_of, sea_of
from ..state import Running, Sailing, State
from .reasons import NOT_NOW


def refuse_report(state: State, seat: Seat, report: actions.Report) -> Refusal | None:
    if (
        not isinstance(state.phase, Sailing | Running)
        or len(post_of(state.options, seat).seats) < 2
    ):
        return NOT_NOW
    if state.spoke >> seat & 1:
        return Refusal("sonar-spoke")
    waters, phrase = sea_of(state.options), report.phrase
    sectors = report.sectors
    good = (
        (report.system is not None) == (phrase in (Phrase.READY, Phrase.BROKEN))
        and (report.heading is not None) == (phrase in (Phrase.NOT_TO, Phrase.GO))
        and (report.cell is not None) == (phrase is Phrase.HERE)
        and bool(sectors) == (phrase is Phrase.SECTORS)
        and (report.cell is None or report.cell in waters.index)
        and len(sectors) <= 3
        and all(sector in waters.in_sector for sector in sectors)
        and all(a < b for a, b in pairwise(sectors))
    )
    return None if good else Refusal("sonar-report")


def refuse_ask(state: State, number: int, ask: actions.Ask) -> Refusal | None:
    crew = state.crews[number]
    if not crew.asks or not isinstance(state.phase, Sailing | Running):
        return NOT_NOW
    if ask.symbol is Symbol.RADIATION:
        return Refusal("sonar-no-such-question")
    known = (*crew.asked, *crew.sound, *crew.broken)
    return Refusal("sonar-asked") if ask.symbol in known else None


def refuse_reply(state: State, number: int, reply: actions.Reply) -> Refusal | None:
    """[21] The engineer looks, and says what is so."""
    crew = state.crews[number]
    if reply.symbol not in crew.asked or not isinstance(state.phase, Sailing | Running):
        return NOT_NOW
    right = reply.sound == is_sound(crew, reply.symbol)
    return None if right else Refusal("sonar-look-again")
