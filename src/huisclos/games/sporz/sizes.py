"""Which tables of Sporz are tried: by the laws, by the audit, by its planted leaks."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from .judge import refuse_options
from .nouns import Options

USUAL = 8  # seats, where nothing else is asked for
GAMES = (8, 200)  # of a daily audit, and of a long one
# What few games come to.
RARE = frozenset({"Drawing", "Hacked", "Spied", "CloseCalled", "VotesCounted"})

# Every set of options that the laws walk: with how many games in a daily run, and the table's own
# content.
WALKED: Sequence[tuple[Options, int, str]] = (
    *((Options(seats), 6, "") for seats in (4, 5, 6, 7, 8, 10, 12)),
    (Options(16), 3, ""),
    (Options(24), 2, ""),
    (Options(6, disagreement="forfeit", dead_see="all"), 6, ""),
    (Options(8, quick_nights=True, circles=2, dead_see="all"), 4, ""),
    (Options(12, dead_see="all"), 3, ""),
    (Options(5, spy="on", hacker="on", psychologist="off", circles=0), 4, ""),
    (Options(8, day_time=0, election_time=0, hacker="on", spy="on", counts_told=True), 4, ""),
)
# So that many games take little time.
SHORT: Sequence[Options] = (Options(5, psychologist="on"),)


def tables(seats: int) -> Sequence[Options]:
    untimed = Options(seats, day_time=0, election_time=0, counts_told=True)
    watched = replace(untimed, spy="on", hacker="on", circles=0)
    if refuse_options(watched):  # few hands: those who watch, or those who inspect
        watched = replace(watched, computer="off", psychologist="off", geneticist="off")
    return (
        Options(seats),
        Options(seats, disagreement="forfeit", dead_see="all"),
        Options(seats, quick_nights=True, circles=2),
        watched,
    )
