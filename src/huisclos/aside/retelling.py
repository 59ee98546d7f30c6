"""A process that tells one game again: what it is to tell comes in as a file, what it tells goes
out as one, and with it go all the memory and time that it took.

    python -m huisclos.aside.retelling replay infiltres sporz <records >answer

It ends with OK; with REFUSED, and the reason as JSON instead of an answer; or with TOO_LARGE.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from itertools import islice

import msgspec
from msgspec import Struct

from huisclos import bots, shelf
from huisclos.kernel import UNREADABLE, AnyGame, Refusal, Seat, decode
from huisclos.shelf import part
from huisclos.tables import Record
from huisclos.tables.branching import NoBranch, branch
from huisclos.tables.log import BadLog, cleaned, dump, load
from huisclos.tables.playback import NotOver, ended, retell, states, wanted
from huisclos.wire.messages import KnewAsked, KnewAt, Known, LogSent

from .confine import MEGABYTE, confine

OK, REFUSED, TOO_LARGE = 0, 3, 4
POLITENESS = 10
MEMORY = 160 * MEGABYTE
SECONDS = 30  # of computing
ANSWER = 64 * MEGABYTE  # a game of a hundred seats: some 20
encode = msgspec.json.Encoder().encode  # fields and options stay in their order


class BranchAsked(Struct, frozen=True):
    """Before the records of a table, where one plays on from a moment of its last game."""

    moment: int
    seat: Seat
    token: str  # its digest


def answer(kind: str, games: dict[str, AnyGame], sent: bytes) -> Iterable[bytes]:
    """`replay`, `log` and `knew:FIRST-UNTIL` are asked of the records of a table, one a line;
    `branch` too, after a line that says from where; `upload` and `upload-knew` of a log that
    somebody sent, as they sent it. Raises NotOver, NoBranch, BadLog, UNREADABLE."""
    if kind == "upload":
        log: LogSent = decode(sent, LogSent)
        return replay(games, load(log.log), log.game)
    if kind == "upload-knew":
        asked: KnewAsked = decode(sent, KnewAsked)
        return [knew(games, load(asked.log), asked.first, asked.until, asked.game)]
    if kind == "branch":
        wish, _, sent = sent.partition(b"\n")
        at: BranchAsked = decode(wish, BranchAsked)
        records = [decode(line, Record) for line in sent.split(b"\n")]
        return [encode(branch(games, records, at.moment, at.seat, at.token, bots.usual))]
    records = [decode(line, Record) for line in sent.split(b"\n")]
    if kind.startswith("knew:"):
        first, _, until = kind.removeprefix("knew:").partition("-")
        return [knew(games, records, int(first), int(until))]
    if kind == "replay":
        return replay(games, records)
    told = ended(games, records)
    if not told:
        raise NotOver
    return [dump(cleaned(told)).encode()]


def replay(
    games: dict[str, AnyGame], records: list[Record], number: int | None = None
) -> Iterator[bytes]:
    """A Playback as JSON, piece by piece: its moments are its last field."""
    told, moments = retell(games, records, number)
    head, end = encode(told).rsplit(b"]}", 1)
    assert head.endswith(b'"moments":[') and not end
    yield head
    for count, moment in enumerate(moments):
        yield (b"," if count else b"") + encode(moment)
    yield b"]}"


def knew(
    games: dict[str, AnyGame],
    records: list[Record],
    first: int,
    until: int,
    number: int | None = None,
) -> bytes:
    """What could be known from one moment to before another, as the game's own folder works it
    out. Raises NotOver."""
    chapter = wanted(games, records, number)
    sitting = chapter.last.sitting
    knowing = part(sitting.game, "knew") if sitting else None
    if knowing is None:
        return encode(Known(()))
    told = islice(enumerate(states(chapter, records)), first, until)
    return encode(Known(tuple(KnewAt(moment, found) for moment, found in knowing.knew(told))))


def refusal(kind: str, wrong: Exception) -> Refusal:
    """Raises what is a fault of ours."""
    match wrong:
        case NotOver():
            return Refusal("game-not-over")
        case NoBranch(refusal=why):
            return why
        case BadLog(line=line):
            return Refusal("bad-log", (("line", line), ("reason", str(wrong))))
    if not kind.startswith("upload"):
        raise wrong
    if isinstance(wrong, UNREADABLE):
        return Refusal("bad-message", (("reason", str(wrong)),))
    # A log may be made so that its last state breaks a rule.
    return Refusal("bad-log", (("line", 0), ("reason", f"it cannot be told ({wrong!r})")))


def main(kind: str, names: list[str]) -> int:
    confine(politeness=POLITENESS, memory=MEMORY, seconds=SECONDS, answer=ANSWER)
    out = sys.stdout.buffer
    try:
        for piece in answer(kind, shelf.games(names), sys.stdin.buffer.read()):
            out.write(piece)
        out.flush()
    except (MemoryError, OSError):
        return TOO_LARGE
    except Exception as wrong:
        why = encode(refusal(kind, wrong))
        out.flush()
        out.seek(0)
        out.truncate()
        out.write(why)
        out.flush()
        return REFUSED
    return OK


if __name__ == "__main__":
    os._exit(main(sys.argv[1], sys.argv[2:]))  # nothing is left to tidy up
