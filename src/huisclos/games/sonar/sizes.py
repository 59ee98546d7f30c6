"""Which tables of Captain Sonar are tried: by the laws, by the audit, by its planted leaks."""

from __future__ import annotations

from collections.abc import Sequence

from .nouns import Options
from .nouns.posts import LEAST_REALTIME

USUAL = 6  # seats, where nothing else is asked for
GAMES = (10, 500)  # of a daily audit, and of a long one
# What few games come to.
RARE = frozenset(
    {
        "HeadingGiven",
        "MineLost",
        "ArcherLost",
        "SelfRepaired",
        "GaveWay",
        "SystemFull",
        "SymbolsDown",
    }
)
# What not even many do: a draw wants four hundred courses.
RAREST = frozenset({"DrawOffered"})
# Of two who may act at once the others hear, or nearly always: there is little to swap.
HEARS_ALL = True

# Every set of options that the laws walk: with how many games in a daily run, and the table's own
# content.
WALKED: Sequence[tuple[Options, int, str]] = (
    (Options(2, draw_after=30, short_gauges=True), 2, ""),
    (Options(2, map="echo", short_gauges=True), 2, ""),
    (Options(8, mode="realtime", own_sheet_only=True, map="echo", limits=True), 1, ""),
    (Options(8, own_sheet_only=True, short_gauges=True), 1, ""),
    (Options(5, mode="realtime", map="delta", hull_check="program", stop=0), 2, ""),
    (Options(6, own_sheet_only=True, map="delta", map_size=15, clock=0, symbols_told=True), 2, ""),
    (Options(7, mode="realtime", own_sheet_only="one", hull_redo="part"), 1, ""),
    (Options(3, map="bravo", mines_block=True), 1, ""),
    (Options(4, map="charlie"), 1, ""),
)
# So that many games take little time.
SHORT: Sequence[Options] = (Options(2, short_gauges=True), Options(4, short_gauges=True))


def tables(seats: int) -> Sequence[Options]:
    turns = (
        Options(seats),
        Options(seats, map="echo", short_gauges=True, assistant=True),
        Options(seats, map="delta", own_sheet_only=True, clock=0),
        Options(seats, own_sheet_only=True, symbols_told=True, mines_block=True),
    )
    realtime = (
        Options(seats, mode="realtime"),
        Options(seats, mode="realtime", map="echo", own_sheet_only=True, hull_check="program"),
        Options(seats, mode="realtime", own_sheet_only="one", hull_redo="part", limits=True),
    )
    return (*turns, *realtime) if seats >= LEAST_REALTIME else turns
