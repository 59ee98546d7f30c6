"""The thinkers of a house, and what is asked of them."""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from huisclos import bots
from huisclos.bots.talking import Phrase
from huisclos.kernel import NoWorld, Seat, decode
from huisclos.steward import Thought, think
from huisclos.tables import Table

from .messages import Answer, Forget, Records, Think
from .worker import Worker

log = logging.getLogger(__name__)

QUEUE = 64  # thoughts that wait for one thinker: beyond, bots play a hasty move in time
TABLES = 64  # that one thinker remembers
MARGIN = 0.02  # seconds for an answer to come back
HUNG = 5.0  # seconds without an answer that is due, on whatever busy machine
STARTS = 120.0  # seconds until one that was started has read what it needs, likewise
AGAIN = 1.0  # seconds between two starts, should they die at once

Made = Callable[
    [Iterable[str], Callable[[Answer], None], Callable[[Worker, int | None], None]], Worker
]


def cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Source(Protocol):
    """Where the records of a table are read."""

    async def __call__(self, after: int, until: int) -> list[bytes]:
        """Once they are on disk; fewer, if something keeps us from reading them."""
        ...


class Pool:
    """Thinkers are started as tables with bots come, one fewer than there are cores."""

    def __init__(self, games: Iterable[str], most: int | None = None, make: Made = Worker) -> None:
        self.games, self.make = [*games], make
        self.most = max(1, cores() - 1) if most is None else most
        self.workers: dict[Worker, dict[Minds, None]] = {}  # and whom they know, the oldest first
        self.pending: dict[int, Asked] = {}
        self.asked = 0  # questions so far; each has its number
        self.tables = 0
        self.overruns = self.deaths = 0
        self.started = -AGAIN

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()

    def minds(self, game: Callable[[], str], read: Source) -> Minds:
        """Whoever thinks for the bots of one table."""
        self.tables += 1
        return Minds(self, self.tables, game, read)

    def worker_for(self, minds: Minds) -> Worker | None:
        """The one that knows this table best, or has the fewest others; None: just now there is
        none."""
        worker = minds.worker
        if worker is None or worker not in self.workers:
            worker = self.spare()
            minds.known = 0
        minds.worker = worker
        if worker is not None:
            known = self.workers[worker]
            known.pop(minds, None)
            known[minds] = None
            if len(known) > TABLES:
                self.forget(next(iter(known)))
        return worker

    def spare(self) -> Worker | None:
        least = min(self.workers, key=lambda worker: len(self.workers[worker]), default=None)
        enough = len(self.workers) >= self.most or (least and not self.workers[least])
        now = self.loop.time()
        if enough or now - self.started < AGAIN:
            return least
        self.started = now
        worker = self.make(self.games, self.heard, self.died)
        self.workers[worker] = {}
        return worker

    def forget(self, minds: Minds) -> None:
        if (worker := minds.worker) and worker in self.workers:
            self.workers[worker].pop(minds, None)
            worker.tell(Forget(minds.number))
        minds.worker = None

    def ask(self, worker: Worker, minds: Minds, thought: Asked) -> None:
        busy = sum(other.worker is worker for other in self.pending.values())
        left = thought.due - MARGIN - self.loop.time()
        thought.worker = worker
        self.pending[thought.number] = thought
        seconds = max(0.0, left) if busy < QUEUE else 0.0
        self.overruns += not seconds
        asked = time.monotonic()  # it may be read much later, by one that has only just started
        worker.tell(
            Think(thought.number, minds.number, thought.seat, seconds, thought.since, asked)
        )
        self.loop.call_at(thought.due + HUNG, self.look_after, thought)

    def heard(self, answer: Answer) -> None:
        if thought := self.pending.get(answer.thought):
            thought.hear(answer)
            if answer.last:
                del self.pending[answer.thought]
        if answer.stumbled:
            log.warning("a bot stumbled", {"error": answer.stumbled})

    def look_after(self, thought: Asked) -> None:
        """A thinker that still owes us an answer has hung, unless it has not started yet."""
        worker = thought.worker
        if thought.number not in self.pending or worker is None:
            return
        if not worker.ready and self.loop.time() < worker.started + STARTS:
            self.loop.call_later(HUNG, self.look_after, thought)
            return
        del self.pending[thought.number]
        log.warning("a thinker hangs")
        worker.end()

    def died(self, worker: Worker, code: int | None) -> None:
        if self.workers.pop(worker, None) is None:
            return
        self.deaths += 1
        log.warning("a thinker is gone, another takes its place", {"code": code})
        self.pending = {
            number: thought
            for number, thought in self.pending.items()
            if thought.worker is not worker
        }

    async def stop(self) -> None:
        workers, self.workers = [*self.workers], {}
        for worker in workers:
            await worker.stop()


class Minds:
    """The thinker of one table. What the house does for a thought is the same for every seat: it
    hands on the records that are new, and the view is made elsewhere."""

    def __init__(self, pool: Pool, number: int, game: Callable[[], str], read: Source) -> None:
        self.pool, self.number, self.game, self.read = pool, number, game, read
        self.worker: Worker | None = None
        self.known = 0  # records that it has
        self.waiting: list[tuple[int, Asked]] = []
        self.handing: asyncio.Task[None] | None = None

    def seconds(self, level: str) -> float:
        return bots.seconds(self.game(), level)

    def prepare(self) -> None:
        """A bot has sat down."""
        self.pool.worker_for(self)

    def begin(self, table: Table, seat: Seat) -> Thought:
        return self.ask(table, seat)

    def begin_to_speak(self, table: Table, seat: Seat, since: int) -> Thought:
        return self.ask(table, seat, since)

    def ask(self, table: Table, seat: Seat, since: int | None = None) -> Thought:
        assert table.sitting is not None
        level = table.sitting.bots[seat] or bots.WEAKEST
        self.pool.asked += 1
        due = self.pool.loop.time() + self.seconds(level)
        thought = Asked(self.pool, self.pool.asked, table, seat, due, since)
        self.waiting.append((table.number, thought))
        if self.handing is None or self.handing.done():
            self.handing = asyncio.create_task(self.hand_on())
        return thought

    async def hand_on(self) -> None:
        while self.waiting:
            waiting, self.waiting = self.waiting, []
            number = max(number for number, _ in waiting)
            if (worker := self.pool.worker_for(self)) is None:
                return  # they will do without
            if number > self.known:
                bodies = await self.read(self.known, number)
                if len(bodies) < number - self.known:
                    return
                if worker is not self.worker or worker not in self.pool.workers:
                    self.waiting = waiting + self.waiting  # it has died, or has forgotten us
                    continue
                worker.tell(Records(self.number, self.known, bodies))
                self.known = number
            for _, thought in waiting:
                self.pool.ask(worker, self, thought)

    def rest(self) -> None:
        """Nobody is at the table any more."""
        self.waiting.clear()
        if self.handing:
            self.handing.cancel()
        self.pool.forget(self)


class Asked:
    """A question to a thinker, and the best answer so far."""

    def __init__(
        self,
        pool: Pool,
        number: int,
        table: Table,
        seat: Seat,
        due: float,
        since: int | None = None,
    ) -> None:
        self.pool, self.number, self.table, self.seat, self.due = pool, number, table, seat, due
        self.since = since  # of a conversation, if it is to speak
        self.worker: Worker | None = None
        self.best: bytes | None = None
        self.found = self.nothing = False

    def hear(self, answer: Answer) -> None:
        self.best = answer.action or self.best
        self.nothing = answer.nothing
        self.found = answer.last and (answer.nothing or answer.action is not None)

    def answer(self) -> Any:
        if self.nothing or (self.since is not None and self.best is None):
            raise NoWorld
        if self.since is not None:
            return decode(self.best or b"", Phrase)
        if not self.found:
            self.pool.overruns += 1
        if self.best is None:  # nobody was there to ask
            return think(self.table, self.seat, bots.WEAKEST)
        assert self.table.sitting is not None
        return decode(self.best, self.table.sitting.game.action)
