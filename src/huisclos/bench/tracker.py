"""How fast the tracker of Captain Sonar follows a boat."""

from __future__ import annotations

from random import Random
from time import process_time

from huisclos.games.sonar.notes import CourseSet, Note, SilenceRun, Surfaced
from huisclos.games.sonar.nouns.sea import HEADINGS, NOWHERE, Sea, sea
from huisclos.games.sonar.questions.tracker import anywhere, follow

TRIES = 3
SILENCES = 12  # one order in so many is a silence


def measure(orders: int, tries: int = TRIES) -> dict[str, float]:
    """Microseconds of CPU per order heard, silences and surfacings included: a boat that wanders
    at random over Alpha, in both sizes of the map."""
    found = {}
    for size in (10, 15):
        waters = sea("alpha", size)
        heard = wander(waters, orders, Random(1))
        best = min(_seconds(waters, heard) for _ in range(tries))
        found[f"tracker_us_per_order_{size}x{size}"] = best / orders * 1e6
    return found


def wander(waters: Sea, orders: int, rng: Random) -> list[Note]:
    at = rng.choice(waters.cells)
    trail, heard = 1 << at, list[Note]()
    while len(heard) < orders:
        ways = [(h, to) for h in HEADINGS if (to := waters.step[h][at]) != NOWHERE]
        free = [(heading, to) for heading, to in ways if not trail >> to & 1]
        if not free:
            trail = 1 << at
            heard.append(Surfaced(0, waters.sector[at]))
            continue
        heading, at = rng.choice(free)  # a silence of one cell is as good as any
        trail |= 1 << at
        silent = len(heard) % SILENCES == SILENCES - 1
        heard.append(SilenceRun(0) if silent else CourseSet(0, heading))
    return heard


def _seconds(waters: Sea, heard: list[Note]) -> float:
    start = process_time()
    follow(anywhere(waters), 0, heard)
    return process_time() - start
