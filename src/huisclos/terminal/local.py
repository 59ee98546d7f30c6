"""A table in memory for one person and bots. The person hears only what the feed tells a seat."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Self

from huisclos import bots, shelf
from huisclos.client import Notebook
from huisclos.kernel import Illegal, Refusal, Seat, decode
from huisclos.steward import Steward
from huisclos.tables import Member, Record, Step, Table, feed, news
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.presence import Presence
from huisclos.tables.spoken import lines_for
from huisclos.tables.wishes import Wish
from huisclos.wire.messages import LetIn, Refused, ToClient, Welcome

CODE = "----"  # nobody else can come in


class LocalTable(Notebook):
    """`async with LocalTable(...) as table:` starts the game; the clock and the bots then run."""

    def __init__(
        self,
        game: str,
        options: dict[str, Any],
        name: str,
        levels: Sequence[str],
        seed: int,
        pace: float = 1.0,
        content: str = "",
    ) -> None:
        super().__init__()
        self.connected = True
        self.records: list[Record] = []
        self.presence = Presence()
        self._luck = Random(f"table {seed}")
        self._steward = Steward(self, pace, self._luck)
        self._table = Table(shelf.games())
        self._ear = feed.Ear(None)
        self._changed = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._woke = self._loop.time()
        self._sit_down(game, options, content, name, levels)

    async def __aenter__(self) -> Self:
        assert self.member is not None
        self.carry(gathering.start(self._table, self.now, self.member))
        return self

    async def __aexit__(self, *_: object) -> None:
        self._steward.rest()

    @property
    def now(self) -> float:
        return self._loop.time() - self._woke

    # -- what one does ---------------------------------------------------------------------------

    async def play(self, action: Any) -> None:
        seat = self.seat
        assert seat is not None
        self.touch()
        if step := playing.play(self._table, self.now, seat, action):
            self.carry(step)

    async def read_back(self) -> None:
        lines = [*lines_for(self.records, self.member)]
        self._hear(news.earlier(lines, self._table.talk.count(self.member), self.oldest))

    async def ask(self, wish: Wish | LetIn) -> None:
        assert self.member is not None
        if isinstance(wish, LetIn):  # nobody can come to this table
            self._hear(Refused(Refusal("no-such-knock")))
            return
        self.touch()
        table, levels = self._table, [*bots.levels(self._table.game)]
        try:
            if step := carry_out(
                table, self.now, self.member, wish, levels, self._secret, self.presence
            ):
                self.carry(step)
        except Illegal as illegal:
            self._hear(Refused(illegal.refusal))

    async def until(self, true: Callable[[], bool], seconds: float | None = 30.0) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                self._changed.clear()
                await self._changed.wait()

    def touch(self) -> None:
        assert self.member is not None
        self.presence = self.presence.touch(self.member, self.now)
        if step := waiting.touch(self._table, self.now, self.member):
            self.carry(step)

    # -- the table -------------------------------------------------------------------------------

    def _sit_down(
        self, game: str, options: dict[str, Any], content: str, name: str, levels: Sequence[str]
    ) -> None:
        opened = gathering.open_table(shelf.games(), 0.0, CODE, game, options, self._secret())
        joined = gathering.join(opened.table, 0.0, name, "", self._secret())
        me = Member(joined.table.joined)
        table = joined.table
        self.records += (*opened.records, *joined.records)
        if content:
            table, records = gathering.supply(table, 0.0, me, content)
            self.records += records
        for level in levels:
            table, records = gathering.add_bot(table, 0.0, me, level, bots.levels(game))
            self.records += records
        self._table = table
        self._hear(Welcome(me))
        self._ear.member = me
        for text in self._ear.arrive(table, 0.0):
            self._hear(decode(text, ToClient))

    def _secret(self) -> str:
        return self._luck.randbytes(32).hex()

    def _hear(self, message: ToClient) -> None:
        self.write_down(message)
        self._changed.set()

    def carry(self, step: Step) -> None:
        change = feed.Change(self._table, step.table, self.now)
        self.presence = self.presence.follow(self._table, step.table, self.now)
        self._table = step.table
        self.records += step.records
        for text in self._ear.hear(change):
            self._hear(decode(text, ToClient))
        self._steward.plan()

    # -- what the steward asks for ---------------------------------------------------------------

    @property
    def alone(self) -> Seat | None:
        return self.seat

    def stands(self) -> Table:
        return self._table

    def look_round(self) -> None:
        """There is nobody else."""

    def reply(self, step: Step) -> None:
        self.carry(step)
