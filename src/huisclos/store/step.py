"""What stores share: a step waiting to be kept, who judges it, and who is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from .errors import CodeTaken, Conflict, StoreError
from .store import Done


class Line:
    """Steps of one table, each made on top of the one before: when one fails, so do the rest.

    Numbers alone do not show this. With event 6 just kept by another node, our own 6 clashes,
    but our 7, which follows our 6 and not theirs, would fit.
    """

    failure: StoreError | None = None
    steps = 0  # that wait to be told


@dataclass(slots=True, eq=False)
class Step:
    table: str
    expected: int
    bodies: Sequence[bytes]
    done: Done
    code: str | None
    closing: bool
    line: Line

    def judge(self, head: int, holder: str | None) -> StoreError | None:
        """Why it may not be kept, where its table ends at `head` and `holder` has its code."""
        if self.line.failure is None:
            if self.expected != head:
                self.line.failure = Conflict(self.table, self.expected, head)
            elif self.code is not None and holder not in (None, self.table):
                self.line.failure = CodeTaken(self.code)
        return self.line.failure


Outcome = tuple[Step, StoreError | None]


class Desk:
    """The event loop's side of a store: gives it the steps of each turn of the loop, tells what
    became of them. To wake a writer for every single step would cost more than the step."""

    def __init__(self, give: Callable[[list[Step]], None]) -> None:
        self._give = give
        self._waiting: list[Step] = []  # for the end of this turn
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lines: dict[str, Line] = {}  # by table, while a step of theirs waits to be told

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
        line = self._lines.get(table)
        if line is None:
            line = self._lines[table] = Line()
        line.steps += 1
        if not self._waiting:
            self.loop().call_soon(self.hand_over)
        self._waiting.append(Step(table, expected, bodies, done, code, closing, line))

    def hand_over(self) -> None:
        group, self._waiting = self._waiting, []
        if group:
            self._give(group)

    def tell(self, outcomes: list[Outcome]) -> None:
        for step, error in outcomes:
            step.line.steps -= 1
            ends = error is not None or not step.line.steps
            if ends and self._lines.get(step.table) is step.line:
                del self._lines[step.table]  # from now on the caller knows, and starts afresh
            try:
                step.done(error)
            except Exception as fault:  # the others are told all the same
                self.loop().call_exception_handler(
                    {"message": f"after an append to table {step.table}", "exception": fault}
                )
