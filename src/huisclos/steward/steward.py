"""Winds a table's clock and asks its bots, in the seconds of a real event loop.

What comes of it is for whoever runs the table to carry out: a server that keeps it on disk, or a
terminal that keeps it in memory.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Protocol

from huisclos import bots
from huisclos.kernel import NoWorld, Seat, asked, pause, view
from huisclos.tables import Step, Table
from huisclos.tables.commands import playing
from huisclos.tables.luck import mind
from huisclos.tables.table import Deadline

THINKING = (0.9, 2.4)  # seconds a bot takes, at pace 1, unless its game says otherwise


class Host(Protocol):
    """What a steward needs of whoever runs the table."""

    @property
    def now(self) -> float:
        """In the table's seconds."""
        ...

    def stands(self) -> Table | None:
        """Where the rules stand; None: nobody is here, and time stands still."""
        ...

    def carry(self, step: Step) -> None:
        """Time was up."""
        ...

    def reply(self, step: Step) -> None:
        """A bot has moved."""
        ...


class Steward:
    def __init__(self, host: Host, pace: float, pauses: Random) -> None:
        self.host, self.pace, self.pauses = host, pace, pauses
        self.loop = asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.wound: Deadline | None = None  # what the timer is set to
        self.thinking: dict[Seat, asyncio.TimerHandle] = {}
        self.talk: tuple[float, float] | None = None  # the pauses of those who think

    def plan(self) -> None:
        """After each change: when does the clock play, and which bots are asked?"""
        table = self.host.stands()
        sitting = table.sitting if table and not table.paused else None
        if sitting is None or sitting.over:
            self.wind(None)
            return
        self.wind(sitting.deadline)
        if not any(sitting.bots):
            return
        if (talk := sitting.game.talk(sitting.state)) != self.talk:
            self.forget()  # or a thought of the day would come late at night
            self.talk = talk
        for seat in asked(sitting.game, sitting.state):
            if sitting.bots[seat] is not None and seat not in self.thinking:
                span = pause(sitting.game, sitting.state, seat) or THINKING
                wait = self.pauses.uniform(*span) * self.pace
                self.thinking[seat] = self.loop.call_later(wait, self.think, seat)

    def rest(self) -> None:
        self.forget()
        self.wind(None)

    def forget(self) -> None:
        for handle in self.thinking.values():
            handle.cancel()
        self.thinking.clear()

    def wind(self, deadline: Deadline | None) -> None:
        """Set the clock, unless it is set so already: most moves leave it as it is."""
        if deadline is self.wound:
            return
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.wound = deadline
        if deadline:
            wait = max(0.0, deadline.ends - self.host.now)
            self.timer = self.loop.call_later(wait, self.ring)

    def ring(self) -> None:
        self.timer = self.wound = None
        table = self.host.stands()
        level = bots.strongest(table.game) if table else ""
        if table and (step := playing.time_up(table, self.host.now, level)):
            self.host.carry(step)
        else:
            self.plan()

    def think(self, seat: Seat) -> None:
        del self.thinking[seat]
        table = self.host.stands()
        sitting = table.sitting if table and not table.paused else None
        if table is None or sitting is None or sitting.over:
            return
        level = sitting.bots[seat]
        if level is None or seat not in asked(sitting.game, sitting.state):
            return
        choose = bots.level(sitting.game.name, level)
        moves = tuple(sitting.game.moves(sitting.state, seat))
        seen = view(sitting.game, sitting.state, seat)
        luck = mind(table.secret, sitting.salts, seat, sitting.heard(seat))
        try:
            action = choose(seen, moves, luck, bots.BUDGET)
        except NoWorld:  # nothing comes to its mind: it is asked again after the next change
            return
        if step := playing.play(table, self.host.now, seat, action, cause="bot"):
            self.host.reply(step)
