"""What is said to one's crew [25]."""

from __future__ import annotations

from itertools import pairwise

from huisclos.kernel import Refusal, Seat

from .. import actions
from ..nouns import Phrase
from ..questions import post_of, sea_of
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
