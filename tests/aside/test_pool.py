"""Thinkers that die, hang or have too much to do: the table plays on, in time."""

import asyncio
import logging
import os
from typing import Any, ClassVar

import pytest

from huisclos import bots
from huisclos.aside import pool as pools
from huisclos.aside.messages import Answer, Forget, Records, Think
from huisclos.aside.pool import Pool
from huisclos.aside.worker import Worker
from huisclos.kernel import NoWorld, encode
from huisclos.steward import think
from tests.aside.test_thinking import asked_of, table_of
from tests.conftest import PATIENCE
from tests.hurried import run
from tests.server.players import eventually

SEATED = table_of("dauphin", "medium")
SEAT = asked_of(SEATED)[0]
BEST, WEAKEST = think(SEATED.table, SEAT), think(SEATED.table, SEAT, bots.WEAKEST)


class Quiet:
    """A thinker that notes what it is told, and says what the test says."""

    made: ClassVar[list["Quiet"]] = []

    def __init__(self, games, heard, died) -> None:
        self.heard, self.died, self.told = heard, died, list[Any]()
        self.ended, self.ready, self.started = False, True, asyncio.get_running_loop().time()
        Quiet.made.append(self)

    def tell(self, message: Any) -> None:
        self.told.append(message)

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            self.died(self, -9)

    async def stop(self) -> None:
        self.ended = True


async def read(after: int, until: int) -> list[bytes]:
    return [encode(record) for record in SEATED.records[after:until]]


def evening(script, most: int = 1) -> Pool:
    """Of a pool whose thinkers are quiet, in a time that passes only where everybody waits."""

    async def play() -> Pool:
        Quiet.made = []
        pool = Pool(["dauphin"], most, Quiet)  # type: ignore[arg-type]
        await script(pool)
        await pool.stop()
        return pool

    return run(play())


async def begun(pool: Pool) -> Any:
    thought = pool.minds(lambda: "dauphin", read).begin(SEATED.table, SEAT)
    await asyncio.sleep(0.01)
    return thought


def test_a_thinker_is_told_what_it_does_not_know_and_then_asked():
    async def script(pool):
        minds = pool.minds(lambda: "dauphin", read)
        for _ in range(2):
            minds.begin(SEATED.table, SEAT)
            await asyncio.sleep(0.01)
        (worker,) = Quiet.made
        records, first, second = worker.told
        assert (records.after, len(records.bodies)) == (0, SEATED.table.number)
        assert [type(first), type(second)] == [Think, Think] and first.seat == SEAT
        assert 0.4 < first.seconds < bots.SECONDS, "a little is left for the way back"

    assert evening(script).asked == 2


def test_the_best_so_far_is_played_when_the_time_is_up():
    async def script(pool):
        for answers, played in (
            ([], WEAKEST),
            ([Answer(2, encode(WEAKEST))], WEAKEST),
            ([Answer(3, encode(WEAKEST)), Answer(3, encode(BEST), last=True)], BEST),
            ([Answer(4, encode(WEAKEST)), Answer(4, last=True)], WEAKEST),
        ):
            thought = await begun(pool)
            for answer in answers:
                Quiet.made[0].heard(answer)
            assert thought.answer() == played
        thought = await begun(pool)
        Quiet.made[0].heard(Answer(5, encode(WEAKEST)))
        Quiet.made[0].heard(Answer(5, last=True, nothing=True))
        with pytest.raises(NoWorld):
            thought.answer()

    assert evening(script).overruns == 3, "all but the best, and the one that had nothing to say"


def test_beyond_the_queue_a_bot_plays_the_weakest_move_rather_than_late(monkeypatch):
    monkeypatch.setattr(pools, "QUEUE", 2)

    async def script(pool):
        for _ in range(4):
            await begun(pool)
        seconds = [told.seconds for told in Quiet.made[0].told if isinstance(told, Think)]
        assert [bool(each) for each in seconds] == [True, True, False, False]

    evening(script)


def test_a_thinker_that_dies_is_replaced_with_one_line_and_told_everything_again(caplog):
    async def script(pool):
        minds = pool.minds(lambda: "dauphin", read)
        thought = minds.begin(SEATED.table, SEAT)
        await asyncio.sleep(0.01)
        with caplog.at_level(logging.WARNING):
            Quiet.made[0].end()
        assert thought.answer() == WEAKEST and not pool.pending
        await asyncio.sleep(pools.AGAIN)
        minds.begin(SEATED.table, SEAT)
        await asyncio.sleep(0.01)
        first, second = Quiet.made
        assert second.told[0] == first.told[0]
        assert len(caplog.records) == 1

    assert evening(script).deaths == 1


def test_one_that_hangs_is_ended():
    async def script(pool):
        await begun(pool)
        await asyncio.sleep(bots.SECONDS + pools.HUNG + 1)
        assert Quiet.made[0].ended

    assert evening(script).deaths == 1


def test_one_that_starts_on_a_busy_machine_is_given_time_and_ended_if_it_never_does():
    async def script(pool):
        await begun(pool)
        (worker,) = Quiet.made
        worker.ready = False
        await asyncio.sleep(pools.STARTS - 1)
        assert not worker.ended
        await asyncio.sleep(pools.HUNG + 2)
        assert worker.ended and not pool.pending

    assert evening(script).deaths == 1


def test_one_that_has_started_late_hangs_like_any_other():
    async def script(pool):
        await begun(pool)
        (worker,) = Quiet.made
        worker.ready = False
        await asyncio.sleep(pools.STARTS / 2)
        worker.ready = True
        await asyncio.sleep(pools.HUNG + 1)
        assert worker.ended

    assert evening(script).deaths == 1


def test_one_that_dies_while_records_are_read_leaves_the_question_to_the_next():
    async def script(pool):
        async def slowly(after: int, until: int) -> list[bytes]:
            await asyncio.sleep(pools.AGAIN)
            return await read(after, until)

        minds = pool.minds(lambda: "dauphin", slowly)
        minds.begin(SEATED.table, SEAT)
        await asyncio.sleep(0.01)
        Quiet.made[0].end()
        await asyncio.sleep(3)
        assert [type(told) for told in Quiet.made[1].told] == [Records, Think]

    evening(script)


def test_who_dies_at_once_is_not_started_again_and_again():
    async def script(pool):
        for _ in range(20):
            thought = await begun(pool)
            for worker in Quiet.made:
                worker.end()
            assert thought.answer() == WEAKEST
        assert len(Quiet.made) == 1

    evening(script)


def test_a_table_that_nobody_visits_is_forgotten_and_so_is_the_one_asked_about_longest_ago(
    monkeypatch,
):
    monkeypatch.setattr(pools, "TABLES", 2)

    async def script(pool):
        tables = [pool.minds(lambda: "dauphin", read) for _ in range(3)]
        for minds in tables:
            minds.begin(SEATED.table, SEAT)
            await asyncio.sleep(0.01)
        tables[1].rest()
        forgotten = [told.table for told in Quiet.made[0].told if isinstance(told, Forget)]
        assert forgotten == [1, 2]
        tables[0].begin(SEATED.table, SEAT)
        await asyncio.sleep(0.01)
        assert Quiet.made[0].told[-2].after == 0

    evening(script)


def test_thinkers_are_started_as_tables_come_and_no_more_than_allowed():
    async def script(pool):
        for _ in range(5):
            await begun(pool)
            await asyncio.sleep(pools.AGAIN)
        assert [len(known) for known in pool.workers.values()] == [3, 2]

    evening(script, most=2)


def test_a_real_thinker_thinks_is_killed_and_another_one_thinks():
    async def play():
        pool = Pool(["dauphin"], 1)
        minds = pool.minds(lambda: "dauphin", read)
        for _ in range(2):
            await asyncio.sleep(pools.AGAIN)
            thought = minds.begin(SEATED.table, SEAT)
            thought.due += PATIENCE  # on whatever busy machine
            await eventually(lambda thought=thought: thought.found)
            assert thought.answer() == BEST
            (worker,) = pool.workers
            os.kill(worker.process.pid, 9)
            await eventually(lambda: not pool.workers)
        await pool.stop()
        return pool

    pool = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert (pool.deaths, pool.overruns, pool.pending) == (2, 0, {})


def test_levels_say_how_long_they_take(monkeypatch):
    from huisclos.games.dauphin import bots as own

    bots.seconds.cache_clear()
    monkeypatch.setattr(own, "SECONDS", {"medium": 2.0}, raising=False)
    assert bots.seconds("dauphin", "medium") == 2.0
    assert bots.seconds("dauphin", "random") == bots.SECONDS
    bots.seconds.cache_clear()


def test_no_thinker_is_left_when_the_house_has_closed():
    """It is waited for: who closes the loop before is told of it by Python, in the log."""

    async def evening():
        worker = Worker(["infiltres"], lambda answer: None, lambda worker, code: None)
        await eventually(lambda: worker.process is not None)
        await worker.stop()
        assert worker.process.returncode is not None

    asyncio.run(evening())
