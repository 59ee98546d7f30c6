"""Which tables of Sauvez le Docteur Lucky are tried: by laws, audit and planted leaks."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from .nouns import Options

USUAL = 4  # seats, where nothing else is asked for
GAMES = (6, 400)  # of a daily audit, and of a long one
# What few games come to: random players seldom save anybody.
RARE = frozenset({"Reckoning", "NothingAdded", "ReckoningEnded"})
# Of two who may act at once the others hear, or nearly always: there is little to swap.
HEARS_ALL = True

# A ship that a table brought: the first of docs/lucky-ship.md.
KETCH = files(__package__).joinpath("data", "ketch.txt").read_text(encoding="utf-8")

# Every set of options that the laws walk: with how many games in a daily run, and the table's own
# content.
WALKED: Sequence[tuple[Options, int, str]] = (
    *((Options(seats, turns=20 * seats), 4, "") for seats in range(3, 8)),
    (Options(4, penalties=True, turns=20), 3, ""),
    (Options(3, turn=0, defence=0, turns=20), 3, ""),
    (Options(5, turns=30), 3, KETCH),
)
# So that many games take little time.
SHORT: Sequence[Options] = (Options(4, turns=20, penalties=True), Options(5, turns=20))


def tables(seats: int) -> Sequence[Options]:
    """Random players never play 300 turns: the table is asked sooner whether to end."""
    return (
        Options(seats, turns=20),
        Options(seats, turns=30, penalties=True),
        Options(seats, turns=40, turn=0, defence=0),
    )
