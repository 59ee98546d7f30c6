"""The seconds of a house: none go by while it is stopped, so that nobody's clock runs out then."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from huisclos.audit.seated import open_room, start
from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options
from huisclos.server.connection import Connection
from huisclos.server.lag import EVERY, Lag
from huisclos.server.limits import Bucket
from huisclos.server.live import Live
from huisclos.server.metrics import Tally
from huisclos.server.outbox import Outbox
from huisclos.server.settings import Settings
from huisclos.tables.feed import Ear
from tests.hurried import Hurried, run
from tests.server.test_beat import PromptStore, Wire

MINUTE = 60.0


def stop(seconds: float) -> None:
    """Nothing is done meanwhile, and what was due is late."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Hurried)
    loop.leaping.passed += seconds


def seconds(stopped: float) -> float:
    """How many go by within four, in the middle of which the house is stopped for so long."""

    async def scene() -> float:
        lag = Lag()
        lag.watch()
        begun = lag.time()
        await asyncio.sleep(2)
        stop(stopped)
        asked = lag.time()  # before it has looked itself
        await asyncio.sleep(2)
        assert begun + 2 - EVERY <= asked <= lag.time()
        lag.stop()
        return lag.time() - begun

    return run(scene())


def test_seconds_go_by_whether_somebody_asks_or_not() -> None:
    assert 3.9 < seconds(0) < 4.1


def test_a_busy_moment_counts_and_a_stop_does_not() -> None:
    assert 4.4 < seconds(0.5) < 4.6
    assert 3.7 < seconds(MINUTE) < 4.1


def test_a_clock_that_rings_after_a_stop_has_all_its_time_yet() -> None:
    async def scene() -> list[int]:
        table = start(open_room(GAME, Options(8), Random(3))).table
        lag = Lag()
        lag.watch()
        live: Any = Live(
            *("t", table, PromptStore(), Settings(), Tally(), Outbox(), Bucket(1, 1)),  # type: ignore[arg-type]
            *(set(), lambda *_: None, lambda _: None),
            time=lag.time,
        )
        live.arrive(Connection(live, Wire(), Ear(None)))  # type: ignore[arg-type]
        numbers = [live.head.number]
        stop(10 * MINUTE)
        await asyncio.sleep(1)
        numbers.append(live.head.number)
        await asyncio.sleep(10 * MINUTE)
        numbers.append(live.head.number)
        live.sleep()
        return numbers

    before, stopped, after = run(scene())
    assert before == stopped < after
