"""Which tables of Dauphin are tried: by the laws, by the audit, by its planted leaks."""

from __future__ import annotations

from collections.abc import Sequence

from .nouns import Options

USUAL = 4  # seats, where nothing else is asked for
GAMES = (10, 300)  # of a daily audit, and of a long one
# What few games come to.
RARE = frozenset(
    {
        "Detaching",
        "Detached",
        "Rescued",
        "Betraying",
        "BrutusLeft",
        "Naming",
        "CaptainMissing",
        "TeamLost",
        "WalkSkipped",
        "CaptainOverthrown",
        "Pausing",
        "RestartAsked",
        "RestartAgreed",
        "RestartRefused",
        "WalkRestarted",
    }
)

# Every set of options that the laws walk: with how many games in a daily run, and the table's own
# content.
WALKED: Sequence[tuple[Options, int, str]] = (
    *((Options(seats), 2, "") for seats in (3, 4, 5)),
    *((Options(seats, scenario="full", cards=True), 2, "") for seats in (3, 4, 5)),
    (Options(5, scenario="observers", decision=0), 2, ""),
    (Options(4, scenario="treachery", oxygen=True), 2, ""),
    (Options(5, scenario="treachery", cards=True, oxygen=True), 2, ""),
    (Options(3, scenario="free", lunette=True, toutou=True, treachery=True), 2, ""),
)
# So that many games take little time.
SHORT: Sequence[Options] = (
    Options(4),
    Options(5, scenario="observers"),
    Options(3, scenario="full"),
)


def tables(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, scenario="full", decision=0),
        Options(seats, scenario="treachery", cards=True),
        Options(seats, scenario="observers", oxygen=True),
        Options(seats, scenario="free", toutou=True, treachery=True, cards=True, oxygen=True),
    )
