"""What stores share: events waiting to be kept, who judges them, and who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .errors import CodeTaken, Conflict, StoreError
from .store import Done


class Chain:
    """Appends to one table, each made on top of the one before: when one fails, so do the rest.

    Numbers alone do not show this. With event 6 just kept by another node, our own 6 clashes,
    but our 7, which follows our 6 and not theirs, would fit.
    """

    failure: StoreError | None = None
    appends = 0  # that wait to be told


@dataclass(slots=True, eq=False)
class Append:
    table: str
    expected: int
    bodies: Sequence[bytes]
    done: Done
    code: str | None
    closing: bool
    chain: Chain

    def judge(self, head: int, holder: str | None) -> StoreError | None:
        """Why it may not be kept, where its table ends at `head` and `holder` has its code."""
        if self.chain.failure is None:
            if self.expected != head:
                self.chain.failure = Conflict(self.table, self.expected, head)
            elif self.code is not None and holder not in (None, self.table):
                self.chain.failure = CodeTaken(self.code)
        return self.chain.failure


Verdict = tuple[Append, StoreError | None]


class Clerk:
    """The event loop's side of a store: gives it the appends of each turn of the loop, tells what
    became of them. To wake a writer for every single one would cost more than it does."""

    def __init__(self, give: Callable[[list[Append]], None]) -> None:
        self._give = give
        self._waiting: list[Append] = []  # for the end of this turn
        self._loop: asyncio.AbstractEventLoop | None = None
        self._chains: dict[str, Chain] = {}  # by table, while one of theirs waits to be told

    def loop(self) -> asyncio.AbstractEventLoop:
        """The loop of the first append; the store opens, and can be read, without one."""
        if self._loop is None:
            self._loop = asyncio.get_running_loop()
        return self._loop

    def take(
        self,
        table: str,
        expected: int,
        bodies: Sequence[bytes],
        done: Done,
        code: str | None,
        closing: bool,
    ) -> None:
        if not bodies:
            raise ValueError(f"no event to append to table {table}")
        chain = self._chains.get(table)
        if chain is None:
            chain = self._chains[table] = Chain()
        chain.appends += 1
        if not self._waiting:
            self.loop().call_soon(self.hand_over)
        self._waiting.append(Append(table, expected, bodies, done, code, closing, chain))

    def hand_over(self) -> None:
        group, self._waiting = self._waiting, []
        if group:
            self._give(group)

    def tell(self, verdicts: list[Verdict]) -> None:
        for append, error in verdicts:
            append.chain.appends -= 1
            ends = error is not None or not append.chain.appends
            if ends and self._chains.get(append.table) is append.chain:
                del self._chains[append.table]  # from now on the caller knows, and starts afresh
            try:
                append.done(error)
            except Exception as fault:  # the others are told all the same
                self.loop().call_exception_handler(
                    {"message": f"after an append to table {append.table}", "exception": fault}
                )
