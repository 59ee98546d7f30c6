"""Every move of Captain Sonar that can be listed. Of a crew's quick signs that is one phrase."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from huisclos.kernel import Seat

from . import actions
from .nouns import Options, panel
from .nouns.sea import Sea, cells
from .play.listing import (
    ASKS,
    CHARGES,
    COURSES,
    DIVE,
    DRAW,
    END_TURN,
    INSPECTION,
    NO_CHARGE,
    REPLIES,
    SILENCES,
    SONAR,
    SURFACE,
    TRACES,
    aims,
)
from .questions import sea_of


def catalogue(options: Options, own: str) -> Iterable[actions.Action]:
    waters = sea_of(options)
    table = aims(waters)
    return (
        *aimed(waters),
        *COURSES.values(),
        *CHARGES,
        NO_CHARGE,
        *map(actions.Cross, panel.NAMES),
        *table.drones,
        *answers(waters),
        *(silence for each in SILENCES.values() for silence in each),
        *(SONAR, SURFACE, DIVE, END_TURN, DRAW),
        *ASKS.values(),
        *REPLIES.values(),
        *table.reports,
        *(hull(options) if options.mode == "realtime" else ()),
    )


def aimed(waters: Sea) -> Iterable[actions.Action]:
    table = aims(waters)
    named = [waters.names[cell] for cell in waters.cells]
    kinds = (actions.Lay, actions.SetOff, actions.Torpedo)
    archers = [table.archers[cell] for cell in cells(waters.archer)]
    return (*table.places, *(kind(name) for kind in kinds for name in named), *archers)


def answers(waters: Sea) -> Iterable[actions.Action]:
    """[12]"""
    rows, columns, sectors = waters.rows, waters.columns, waters.sectors
    yield from (actions.Answer(row=r, column=c) for r, c in product(rows, columns))
    yield from (actions.Answer(row=r, sector=s) for r, s in product(rows, sectors))
    yield from (actions.Answer(column=c, sector=s) for c, s in product(columns, sectors))


def hull(options: Options) -> Iterable[actions.Action]:
    """[18]"""
    hands = (*map(Seat, range(options.seats)), None)
    return (*TRACES.values(), *map(actions.Hand, hands), *INSPECTION)
