"""What strangers can cost a house, tried on a real one. Memory is that of all its processes; how
late it answers is the p90 of /health, less that of the same house at rest.

.venv/bin/python tools/doors.py uploads     ten logs of 2 MB, sent at once to be told again
.venv/bin/python tools/doors.py flood       a line that sends without end and never reads
.venv/bin/python tools/doors.py half-open   4,000 sockets that ask nothing, or half of something
.venv/bin/python tools/doors.py killed      thinkers killed again and again while bots play
"""

import argparse
import asyncio
import json
import os
import random
import resource
import signal
import socket
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread
from typing import Any

from huisclos import shelf
from huisclos.bench.house import House
from huisclos.bench.line import HANDSHAKE, frame
from huisclos.client import Phone, open_table
from huisclos.kernel import encode
from huisclos.server.limits import BODY_BYTES
from huisclos.store.look import read_table
from huisclos.tables import Member, Record
from huisclos.tables.event import Committed, Joined, Opened, Said, Started
from huisclos.tables.log import dump, read_record, tables
from huisclos.tables.verify import verify
from huisclos.tables.wishes import AddBot, Configure, Start
from huisclos.wire.messages import PROTOCOL, Hello

Found = dict[str, Any]


# -- the house, and what it costs ------------------------------------------------------------------


@contextmanager
def a_house() -> Iterator[House]:
    with (
        tempfile.TemporaryDirectory(prefix="huisclos-doors-") as folder,
        House(Path(folder) / "doors.db") as house,
    ):
        yield house


def processes(first: int) -> list[int]:
    """A process and all that it has started, and they."""
    found = [first]
    for pid in found:
        with suppress(OSError):
            found += map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())
    return found


def megabytes(house: House) -> float:
    pages = 0
    for pid in processes(house.process.pid):
        with suppress(OSError, IndexError):  # it is gone
            pages += int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Watch:
    """The most memory there was, and how long /health took, as long as it looks."""

    def __init__(self, house: House) -> None:
        self.house, self.over = house, Event()
        self.memory: list[float] = []
        self.took: list[float] = []
        self.unanswered = 0

    def __enter__(self) -> "Watch":
        self.threads = [Thread(target=self.ask), Thread(target=self.weigh)]
        for thread in self.threads:
            thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.over.set()
        for thread in self.threads:
            thread.join()

    def weigh(self) -> None:
        while not self.over.wait(0.02):
            self.memory.append(megabytes(self.house))

    def ask(self) -> None:
        url = f"http://127.0.0.1:{self.house.port}/health"
        while not self.over.wait(0.02):
            start = time.monotonic()
            try:
                with urllib.request.urlopen(url, timeout=10) as answer:
                    answer.read()
            except OSError:
                self.unanswered += 1
            self.took.append(time.monotonic() - start)

    @property
    def p90_ms(self) -> float:
        return 1000 * quantiles(self.took, n=10)[-1]


def beside(house: House, work: Callable[[], Any], rest: float) -> tuple[Any, Found]:
    """What came of some work, and what it cost."""
    with Watch(house) as idle:
        time.sleep(rest)
    before = megabytes(house)
    with Watch(house) as watch:
        came = work()
    return came, {
        "grew_mb": max(watch.memory) - before,
        "health_later_ms": watch.p90_ms - idle.p90_ms,
        "health_ms": watch.p90_ms,
        "unanswered": watch.unanswered,
    }


# -- what strangers do -----------------------------------------------------------------------------


def long_talk(size: int) -> bytes:
    """A log, as it is sent, of a game that has begun and in which nobody does anything but talk."""
    start: list[Record] = [Record(0.0, Opened("", "infiltres")), Record(0.0, Committed("5" * 64))]
    start += [Record(0.0, Joined(Member(n), f"Player {n}", "")) for n in range(1, 6)]
    start.append(Record(0.0, Started(shelf.game("infiltres").edition, {})))
    said = Record(0.0, Said(Member(1), "lobby", "", None, False))
    line = len(json.dumps(encode(said).decode())) + 1
    lines = (size - 2000 - sum(len(encode(record)) + 60 for record in start)) // line
    return json.dumps({"log": dump([*start, *[said] * lines])}).encode()


def uploads(options: argparse.Namespace) -> Found:
    body = long_talk(BODY_BYTES)

    def send(url: str) -> int:
        try:
            with urllib.request.urlopen(urllib.request.Request(url, body), timeout=600) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as refused:
            with refused:
                return refused.code

    with a_house() as house:
        url = f"http://127.0.0.1:{house.port}/api/replays"

        def at_once() -> Counter[int]:
            with ThreadPoolExecutor(options.count) as senders:
                return Counter(senders.map(send, [url] * options.count))

        statuses, cost = beside(house, at_once, options.rest)
    return {
        "bytes": len(body),
        "at_once": options.count,
        "statuses": {str(status): count for status, count in statuses.items()},
        **cost,
        "held": cost["grew_mb"] < 200 and cost["health_later_ms"] < 50,
    }


def flood(options: argparse.Namespace) -> Found:
    with a_house() as house:
        url = f"http://127.0.0.1:{house.port}"
        code = asyncio.run(open_table(url, "infiltres"))

        def send() -> tuple[float, int]:
            """Until the line is cut: after how long, and how many messages."""
            with socket.create_connection(("127.0.0.1", house.port)) as line:
                line.sendall(HANDSHAKE.format(path=f"/ws/{code}").encode())
                line.sendall(frame(encode(Hello(protocol=PROTOCOL))))
                messages, start, sent = frame(b"{}") * 1000, time.monotonic(), 0
                with suppress(OSError):
                    while time.monotonic() - start < 30:
                        line.sendall(messages)
                        sent += 1000
                seconds = time.monotonic() - start
            time.sleep(3)  # what it left behind shows a little later
            return seconds, sent

        (seconds, sent), cost = beside(house, send, options.rest)
    held = seconds < 2 and cost["grew_mb"] < 5
    return {"cut_after_s": seconds, "messages": sent, **cost, "held": held}


HALVES = (
    b"",
    b"GET /health HTTP/1.1\r\nHo",
    b"POST /api/replays HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\nx",
)


def half_open(options: argparse.Namespace) -> Found:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with a_house() as house:
        lines: list[socket.socket] = []

        def hold() -> int:
            for number in range(options.sockets):
                line = socket.create_connection(("127.0.0.1", house.port), timeout=30)
                lines.append(line)
                with suppress(OSError):
                    line.sendall(HALVES[number % len(HALVES)])
            time.sleep(options.rest)
            return len(lines)

        held, cost = beside(house, hold, options.rest)
        for line in lines:
            line.close()
    return {"sockets": held, **cost, "held": cost["unanswered"] == 0}


def killed(options: argparse.Namespace) -> Found:
    """Bots play, and every now and then all thinkers die; all that was told must be on disk."""
    with tempfile.TemporaryDirectory(prefix="huisclos-doors-") as folder:
        store, deaths = Path(folder) / "doors.db", 0
        with House(store) as house:
            end, over = time.monotonic() + options.seconds, Event()

            def kill() -> None:
                nonlocal deaths
                while not over.wait(random.uniform(0.5, 3)):
                    for thinker in processes(house.process.pid)[1:]:
                        with suppress(ProcessLookupError):
                            os.kill(thinker, signal.SIGKILL)
                            deaths += 1

            killing = Thread(target=kill)
            killing.start()
            try:
                heard = asyncio.run(
                    watch_bots(f"http://127.0.0.1:{house.port}", end, options.tables)
                )
            finally:
                over.set()
                killing.join()
        kept = {code: records(store, code) for code in heard}
        games = {code: verify(shelf.games(), log) for code, log in kept.items()}
    moves = sum(game.moves for each in games.values() for game in each)
    lost = sum(heard[code] > told(kept[code]) for code in heard)
    return {"tables": len(heard), "killed": deaths, "moves": moves, "lost": lost, "held": not lost}


async def watch_bots(url: str, end: float, count: int) -> dict[str, int]:
    """Tables of bots and one person, who does nothing; by code, how many notes that one heard."""

    async def evening() -> tuple[str, int]:
        code = await open_table(url, "sporz")
        async with Phone(url, code) as ana:
            await ana.join("Ana")
            for _ in range(6):
                await ana.ask(AddBot())
            await ana.ask(
                Configure("sporz", {"quick_nights": True, "election_time": 5, "day_time": 20})
            )
            await ana.ask(Start())
            while time.monotonic() < end:
                await asyncio.sleep(0.5)
            return code, len(ana.notes)

    return dict(await asyncio.gather(*(evening() for _ in range(count))))


def records(store: Path, code: str) -> list[Record]:
    return [read_record(n, body) for n, body in enumerate(read_table(str(store), code)[1], 2)]


def told(log: list[Record]) -> int:
    """How many notes the first seat has heard, by its log."""
    *_, table = tables(shelf.games(), log)
    return table.sitting.heard(table.sitting.seat(Member(1))) if table.sitting else 0


MEASURES = {"uploads": uploads, "flood": flood, "half-open": half_open, "killed": killed}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("what", choices=[*MEASURES])
    parser.add_argument("--rest", type=float, default=10, help="seconds at rest before it")
    parser.add_argument("--count", type=int, default=10, help="of uploads")
    parser.add_argument("--sockets", type=int, default=4000)
    parser.add_argument("--tables", type=int, default=8, help="of bots")
    parser.add_argument("--seconds", type=float, default=120, help="that bots play")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = MEASURES[options.what](options)
    if options.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name}: {value:.3g}" if isinstance(value, float) else f"{name}: {value}")
    sys.exit(not found["held"])


if __name__ == "__main__":
    main()
