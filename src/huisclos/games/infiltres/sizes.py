"""Which tables of Infiltrés are tried: by the laws, by the audit, by its planted leaks."""

from __future__ import annotations

from collections.abc import Sequence

from .nouns import Options

USUAL = 6  # seats, where nothing else is asked for
GAMES = (8, 300)  # of a daily audit, and of a long one
# What few games come to.
RARE = frozenset({"Drawing", "LotDrawn", "Numbering"})

# Missions brought by a table: without titles, and with words that are not in ours.
OWN = "\n".join(f"mot{chr(97 + at)} / autre{chr(97 + at)}" for at in range(20))

# Every set of options that the laws walk: with how many games in a daily run, and the table's own
# content.
WALKED: Sequence[tuple[Options, int, str]] = (
    *((Options(seats, target=1 + seats % 5), 4, "") for seats in range(3, 13)),
    *((Options(seats, spoken=True, target=2), 3, "") for seats in (3, 4, 7, 12)),
    (Options(20), 1, ""),
    (Options(17, language="en", spoken=True, target=3), 2, ""),
    (Options(5, language="en", spare_journalist=True, target=4), 6, ""),
    (Options(4, infiltrators=0, journalists=2, target=5), 6, ""),
    (Options(6, infiltrators=3, journalists=0), 6, ""),
    (Options(8, infiltrators=1, journalists=3, spare_journalist=True), 4, ""),
    (Options(5, debate=0, clue=0), 4, ""),
    (Options(6, target=3), 6, OWN),
)
# So that many games take little time.
SHORT: Sequence[Options] = (Options(6, target=2), Options(6, target=1, clue=0, debate=0))


def tables(seats: int) -> Sequence[Options]:
    return (
        Options(seats),
        Options(seats, target=2),
        Options(seats, spoken=True, target=3),
        Options(seats, language="en", spare_journalist=True),
        Options(seats, debate=0, clue=0, target=1),
    )
