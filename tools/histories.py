"""What people were told of their moves, held against the logs."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import pairwise
from typing import Any, NamedTuple

from huisclos.client import Notebook
from huisclos.kernel import AnyGame, Seat, decode, encode
from huisclos.server.nodes import SUSPECTED
from huisclos.store.postgres.lease import SILENT
from huisclos.tables import Member, Record, Table, fold
from huisclos.tables.event import Played
from huisclos.tables.feed import Ear
from huisclos.wire.messages import ToClient


class Acknowledged(NamedTuple):
    """A move that somebody was told is kept. Times are of one clock."""

    code: str
    seat: Seat
    key: str
    sent: float
    told: float


PARTS = ("board", "sheet", "notes", "talk", "room")
Mark = tuple[bytes, ...]  # of each of these


class Look(NamedTuple):
    """What somebody without a seat was told who came in."""

    code: str
    sent: float  # their first word
    told: Mark
    late: float = 0.0  # seconds that the server may be behind, which others could not reach then
    where: str = ""  # which server they asked


class Fault(NamedTuple):
    name: str
    begun: float
    over: float  # a silence that begins later has another cause


class Down(NamedTuple):
    """A table was nobody's: the server that had it was dead or stopped."""

    code: str
    begun: float
    over: float


# Seconds that a server which others could not reach, and was given up for that before its lease ran
# out, may go on telling what stood. No other has any excuse.
UNAWARE = SILENT - SUSPECTED
ROUND = 0.5  # seconds that a busy loop may need for all who wrote: it reads its clock once for them


class Judged(NamedTuple):
    lost: int
    doubled: int
    disorder: int


def judge(
    acknowledged: Iterable[Acknowledged], records: Iterable[Record], refused: Iterable[str] = ()
) -> Judged:
    """The moves of one table. A move that was told before another was sent stands before it in the
    log; so do two of one person, who waits for each. One that was refused, by its key, and stands
    in the log was judged twice."""
    events = (record.event for record in records)
    played = [event for event in events if isinstance(event, Played) and event.cause == "person"]
    places = {(event.key, event.seat): place for place, event in enumerate(played)}
    moves = [*acknowledged]
    kept = [move for move in moves if (move.key, move.seat) in places]
    disorder, told = 0, float("inf")
    for move in sorted(kept, key=lambda move: places[move.key, move.seat], reverse=True):
        disorder += told < move.sent  # somebody later in the log knew before this was sent
        told = min(told, move.told)
    counts = Counter(event.key for event in played)
    doubled = sum(count - 1 for count in counts.values()) + len({*refused} & {*counts})
    return Judged(len(moves) - len(kept), doubled, disorder)


def overran(
    acknowledged: Iterable[Acknowledged], records: Iterable[Record], down: Iterable[Down]
) -> int:
    """How many moves of one table have a time, by its own clock, that is later than it was served
    for since an earlier one. A move is judged between being sent and being told."""
    outages = [*down]

    def served(when: float) -> float:
        return when - sum(max(0.0, min(each.over, when) - each.begun) for each in outages)

    moves = {(move.key, move.seat): move for move in acknowledged}
    found, ahead = 0, float("inf")  # the least by which the clock was ahead of what was served
    for record in records:
        event = record.event
        if isinstance(event, Played) and (move := moves.get((event.key, event.seat))):
            found += record.at - served(move.told) > ahead + ROUND
            ahead = min(ahead, record.at - served(move.sent))
    return found


def misled(
    games: dict[str, AnyGame],
    looks: Iterable[Look],
    acknowledged: Iterable[Acknowledged],
    records: Sequence[Record],
) -> list[str]:
    """Who at one table was told what never stood in its log, or less than had been acknowledged
    before they came: a sentence for each."""
    numbers, known = stood(games, records), {}
    for number, record in enumerate(records, 1):
        if isinstance(record.event, Played):
            known[record.event.key, record.event.seat] = number
    moves = [(move.told, known.get((move.key, move.seat), 0)) for move in acknowledged]
    found = []
    for look in looks:
        before = look.sent - look.late
        least = max((number for told, number in moves if told < before), default=0)
        told = numbers.get(look.told)
        if told is None:
            all = zip(PARTS, zip(*numbers, strict=True), look.told, strict=True)
            strange = ", ".join(part for part, stood, mine in all if mine not in stood)
            why = f"what never stood: {strange or 'each part did, and never together'}"
        elif told < least:
            why = f"event {told} of {len(records)}, after {least} had been acknowledged"
        else:
            continue
        found.append(f"{look.code}, {look.where} at {look.sent:.2f} s told {why}")
    return found


def stood(games: dict[str, AnyGame], records: Iterable[Record]) -> dict[Mark, int]:
    """What one without a seat is told: the number of the last event after which it is so."""
    table, found = Table(games), {}
    for number, record in enumerate(records, 1):
        table = fold(table, record)
        found[mark(told_of(table, record.at))] = number
    return found


def view(
    games: dict[str, AnyGame], records: Iterable[Record], member: Member | None
) -> tuple[Any, ...]:
    """What a log lets somebody know."""
    table, at = Table(games), 0.0
    for record in records:
        table, at = fold(table, record), record.at
    return seen(told_of(table, at, member))


def told_of(table: Table, at: float, member: Member | None = None) -> Notebook:
    told = Notebook()
    told.member = member
    for text in Ear(member).arrive(table, at):
        told.write_down(decode(text, ToClient))
    return told


def mark(told: Notebook) -> Mark:
    """The same for those alone who were told the same."""
    return tuple(blake2b(encode(part), digest_size=16).digest() for part in seen(told))


def seen(told: Notebook) -> tuple[Any, ...]:
    """All but the seconds on a clock: PARTS."""
    return told.public, told.sheet, told.notes, told.talk, told.room


def silences(
    faults: Iterable[Fault], times: Mapping[str, Sequence[float]]
) -> dict[str, dict[str, float]]:
    """By the name of a fault: the longest that tables were silent then, in seconds. `times`: when
    somebody at a table was told something, in order."""
    found: dict[str, list[float]] = {}
    for fault in faults:
        for told in times.values():
            if told[0] < fault.begun < told[-1]:
                gaps = (b - a for a, b in pairwise(told) if b > fault.begun and a < fault.over)
                found.setdefault(fault.name, []).append(max(gaps))
    return {
        name: {"median": round(statistics.median(all), 2), "worst": round(max(all), 2)}
        for name, all in found.items()
    }
