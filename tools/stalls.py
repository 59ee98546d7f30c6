"""Does a pause of the house tell a secret? Bots play in a real house while a line asks for /health
a thousand times a second; before each answer of a bot the longest wait of that line is a stall. The
chance that a stall of one side is longer than one of the other (AUC) should be one half.

.venv/bin/python tools/stalls.py dauphin                  2,000 moments, 600 of the rarer side
.venv/bin/python tools/stalls.py dauphin --plant 3        3 ms are planted for one side, and found
.venv/bin/python tools/stalls.py sporz --moments 200 --rarer 50 --json
"""

import argparse
import asyncio
import json
import socket
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from statistics import median, variance
from threading import Thread
from typing import Any, NamedTuple

import uvloop

from huisclos import bots, shelf
from huisclos.kernel import Seat
from huisclos.server.app import opened
from huisclos.server.connection import Connection
from huisclos.server.hub import Hub, at_once
from huisclos.server.identity import new_secret
from huisclos.server.limits import Bucket
from huisclos.server.live import Live
from huisclos.server.settings import Settings
from huisclos.steward import Steward
from huisclos.store import open_store
from huisclos.tables import Step
from huisclos.tables.commands import gathering
from huisclos.tables.commands.waiting import sit_out
from huisclos.tables.feed import Ear
from huisclos.tables.sitting import Sitting

SURE = 2.576  # of a normal distribution: 99 %
EVERY = 0.001  # seconds between two questions
SPREAD = 45.0  # seconds in which the tables begin, so that they do not go in step
WINDOWS = {  # seconds before an answer: when it is given, and when its thought begins
    "answer": (0.06, -0.005),
    "thought": (bots.SECONDS + 0.005, bots.SECONDS - 0.06),
}


# -- the secrets ---------------------------------------------------------------------------------


def phase_of(sitting: Sitting) -> str:
    return type(sitting.state.phase).__name__


def sheet_of(sitting: Sitting, seat: Seat) -> Any:
    return sitting.game.private(sitting.state, seat)


def choices(sitting: Sitting, seat: Seat) -> int:
    return len(tuple(sitting.game.moves(sitting.state, seat)))


def is_odd(sitting: Sitting, seat: Seat) -> bool | None:
    boat = sitting.state.crews[sheet_of(sitting, seat).crew]
    return None if boat.at is None else bool(hash(boat.at) % 2)


class Secret(NamedTuple):
    words: str
    phases: tuple[str, ...]  # none: all
    of: Callable[[Sitting, Seat], bool | None]
    known: Callable[[Sitting], str] = phase_of  # what all know of the moment: like with like


def wave_of(sitting: Sitting) -> str:
    return str(sitting.board.wave)


SECRETS = {
    "dauphin": Secret(
        "works for the dolphins, calling", ("Calling",), lambda s, seat: s.state.dolphinised[seat]
    ),
    "infiltres": Secret(
        "is a journalist, speaking", ("Speaking",), lambda s, seat: sheet_of(s, seat).journalist
    ),
    "sporz": Secret(
        "is awake, by night", ("Waking",), lambda s, seat: sheet_of(s, seat).awake, wave_of
    ),
    "lucky": Secret("can pay, defending", ("Defending",), lambda s, seat: choices(s, seat) > 1),
    "sonar": Secret("has the boat on an odd cell", (), is_odd),
}


# -- the house -------------------------------------------------------------------------------------


class Nowhere:
    """A transport to nobody: somebody has to be at the table, or time stands still."""

    def write(self, data: bytes) -> None: ...
    def close(self) -> None: ...
    def abort(self) -> None: ...
    def set_write_buffer_limits(self, high: int) -> None: ...
    def get_extra_info(self, name: str) -> None: ...
    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return False


def watch_answers(secret: Secret, planted: float) -> None:
    """Say of each answer when it was given and whose it was; plant a delay, if one is wanted."""
    honest = Steward.answer

    def answer(self: Steward, seat: Seat, *thought: Any) -> None:
        table = self.host.stands()
        sitting = table.sitting if table else None
        told = sitting and (not secret.phases or phase_of(sitting) in secret.phases)
        mine = secret.of(sitting, seat) if sitting and told else None
        known = secret.known(sitting) if sitting else ""
        given = time.monotonic()
        if mine and planted:
            time.sleep(planted)
        honest(self, seat, *thought)
        if mine is not None:
            print(given, int(mine), known, flush=True)

    Steward.answer = answer  # type: ignore[assignment,method-assign]


async def evening(hub: Hub, game: str, seats: int, later: float) -> None:
    """A table of bots, game after game."""
    await asyncio.sleep(later)
    live = await hub.load(await table_id(hub, game))

    async def do(step: Step | None) -> None:
        if step:
            kept = asyncio.Event()
            live.carry(step, kept.set)
            await kept.wait()

    await do(gathering.join(live.head, live.now, "Ana", "", ""))
    owner = live.head.owner
    assert owner is not None
    level = bots.strongest(game)
    for _ in range(seats - 1):
        await do(gathering.add_bot(live.head, live.now, owner, level, [level]))
    live.arrive(Connection(live, Nowhere(), Ear(None)))  # type: ignore[arg-type]
    while True:
        await do(gathering.start(live.head, live.now, owner))
        await do(sit_out(live.head, live.now, owner, level))
        while not is_over(live):
            await asyncio.sleep(0.5)
        await do(gathering.clear(live.head, live.now, owner, new_secret(None)))


async def table_id(hub: Hub, game: str) -> str:
    found = await hub.store.find(await hub.open(game, {}))
    assert found is not None
    return found


def is_over(live: Live) -> bool:
    return live.head.sitting is None or live.head.sitting.over


async def serve(game: str, tables: int, planted: float, store: str) -> None:
    watch_answers(SECRETS[game], planted)
    rules = shelf.game(game)
    seats = min(max(rules.company, rules.seats.start), rules.seats.stop - 1)
    hub = Hub(open_store(store), Settings(host="127.0.0.1", port=0, store=store, grace=3600.0))
    hub.games[game] = at_once(rules)  # nobody is there to say that they have seen it
    hub.opening = Bucket(tables, tables)  # however many
    async with opened(hub) as port:
        print(port, flush=True)
        begins = [SPREAD * number / tables for number in range(tables)]
        await asyncio.gather(*(evening(hub, game, seats, later) for later in begins))


# -- the line --------------------------------------------------------------------------------------


class Moment(NamedTuple):
    given: float
    mine: bool
    known: str


class Asking:
    """How long each question took, by when it was asked."""

    def __init__(self, port: int) -> None:
        self.line = socket.create_connection(("127.0.0.1", port))
        self.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.asked: list[float] = []
        self.took: list[float] = []

    def go_on(self, until: float) -> None:
        due = time.monotonic()
        while (now := time.monotonic()) < until:
            self.line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            answer = b""
            while not answer.endswith(b"}"):
                answer += self.line.recv(4096)
            self.asked.append(now)
            self.took.append(time.monotonic() - now)
            due = max(due + EVERY, time.monotonic())
            time.sleep(max(0.0, due - time.monotonic()))

    def longest(self, since: float, until: float) -> float | None:
        """Of what was asked in that time; None: nothing was."""
        between = self.took[bisect_left(self.asked, since) : bisect_right(self.asked, until)]
        return max(between, default=None)


def stalls(moments: Sequence[Moment], asking: Asking, window: tuple[float, float]) -> Iterator[Any]:
    for given, mine, known in moments:
        longest = asking.longest(given - window[0], given - window[1])
        if longest is not None:
            yield longest, mine, known


# -- the measure -----------------------------------------------------------------------------------


def auc(these: Sequence[float], those: Sequence[float]) -> tuple[float, float]:
    """The chance that one of these is longer than one of those, and its variance (DeLong)."""
    these, those = sorted(these), sorted(those)

    def above(value: float, others: Sequence[float]) -> float:
        return (bisect_left(others, value) + bisect_right(others, value)) / 2 / len(others)

    longer = [above(value, those) for value in these]
    shorter = [1 - above(value, these) for value in those]
    middle = sum(longer) / len(longer)
    return middle, variance(longer) / len(longer) + variance(shorter) / len(shorter)


def together(strata: Sequence[tuple[list[float], list[float]]]) -> dict[str, float]:
    """Of several kinds of moments that everybody can tell apart, with the 99 % interval: in each,
    stalls are held against those of the same kind."""
    counts = [len(these) * len(those) / (len(these) + len(those)) for these, those in strata]
    shares = [count / sum(counts) for count in counts]
    found = [auc(*stratum) for stratum in strata]
    middle = sum(share * each for share, (each, _) in zip(shares, found, strict=True))
    spread = sum(share**2 * each for share, (_, each) in zip(shares, found, strict=True)) ** 0.5
    return {"auc": middle, "low": middle - SURE * spread, "high": middle + SURE * spread}


def measure(options: argparse.Namespace) -> dict[str, Any]:
    with tempfile.TemporaryDirectory(prefix="huisclos-stalls-") as folder:
        given = (options.game, options.tables, options.plant, Path(folder) / "stalls.db")
        house = subprocess.Popen(
            [sys.executable, __file__, "--serve", *map(str, given)],
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert house.stdout is not None
            asking, moments = Asking(int(house.stdout.readline())), list[Moment]()
            Thread(target=listen, args=(house.stdout, moments), daemon=True).start()
            end = time.monotonic() + 60 * options.minutes
            while time.monotonic() < end and not is_enough(moments, options):
                asking.go_on(time.monotonic() + 1)
        finally:
            house.terminate()
            house.wait()
    return {
        "game": options.game,
        "secret": SECRETS[options.game].words,
        "planted_ms": options.plant,
        "enough": is_enough(moments, options),
        "ms": 1000 * median(asking.took),
        **{name: report(moments, asking, window) for name, window in WINDOWS.items()},
    }


def report(moments: list[Moment], asking: Asking, window: tuple[float, float]) -> dict[str, Any]:
    found = [*stalls([*moments], asking, window)]
    these, those = ([stall for stall, mine, _ in found if mine is side] for side in (True, False))
    kinds = {known: (list[float](), list[float]()) for _, _, known in found}
    for stall, mine, known in found:
        kinds[known][not mine].append(stall)
    strata = [both for both in kinds.values() if min(map(len, both)) >= 2]
    if not strata:
        return {"moments": [len(these), len(those)]}
    middle = together(strata)
    return {
        "moments": [len(these), len(those)],
        "median_ms": [1000 * median(these), 1000 * median(those)],
        **middle,
        "told": not middle["low"] <= 0.5 <= middle["high"],
        "narrow": middle["high"] - middle["low"] <= 0.08,
    }


def listen(lines: Any, moments: list[Moment]) -> None:
    for line in lines:
        given, mine, known = line.split()
        moments.append(Moment(float(given), mine == "1", known))


def is_enough(moments: list[Moment], options: argparse.Namespace) -> bool:
    mine = sum(moment.mine for moment in moments)
    rarer = min(mine, len(moments) - mine)
    return bool(len(moments) >= options.moments and rarer >= options.rarer)


def main() -> None:
    if sys.argv[1:2] == ["--serve"]:
        game, tables, planted, store = sys.argv[2:]
        uvloop.run(serve(game, int(tables), float(planted) / 1000, store))
        return
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("game", choices=[*SECRETS])
    parser.add_argument("--moments", type=int, default=2000)
    parser.add_argument("--rarer", type=int, default=600, help="of the rarer side")
    parser.add_argument("--tables", type=int, default=16, help="at once")
    parser.add_argument("--minutes", type=float, default=30, help="at most")
    parser.add_argument("--plant", type=float, default=0, help="milliseconds, for one side")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    found = measure(options)
    if options.json:
        print(json.dumps(found))
        return
    print(f"{found['game']}, who {found['secret']}: a question takes {found['ms']:.2f} ms")
    for name in WINDOWS:
        part = found[name]
        if "auc" not in part:
            print(f"  {name}: too few moments, {part['moments']}")
            continue
        print(
            f"  {name}: AUC {part['auc']:.3f} ({part['low']:.3f} to {part['high']:.3f}), "
            f"{part['moments'][0]} and {part['moments'][1]} moments, "
            f"medians {part['median_ms'][0]:.2f} and {part['median_ms'][1]:.2f} ms"
            + (": it tells" if part["told"] else "")
        )


if __name__ == "__main__":
    main()
