"""Winds a table's clock, looks after its people and asks its bots, in the seconds of a real event
loop.

What comes of it is for whoever runs the table to carry out: a server that keeps it on disk, or a
terminal that keeps it in memory.
"""

from __future__ import annotations

import asyncio
from random import Random
from typing import Protocol

from huisclos import bots
from huisclos.kernel import Illegal, NoWorld, Seat, asked, modest, pause
from huisclos.tables import Step, Table, solitude
from huisclos.tables.commands import playing
from huisclos.tables.commands.waiting import come_due
from huisclos.tables.presence import GONE, Presence, dues
from huisclos.tables.sitting import Sitting

from .listening import Listening
from .talking import Chatter
from .thinking import Here, Thinker, Thought

# Seconds a bot takes, at pace 1, unless its game says otherwise: what a person needs to follow it.
THINKING = (2.0, 3.0)
HASTE = 0.2  # of these, for one who is alone with bots and holds a finger on the board
TICK = 0.001  # seconds by which a timer may be early
ANSWER = 30.0  # that bots leave people to say whether a move is taken back
SOON = 0.35  # of their pauses by night, and in talk once the only person has decided


class Host(Protocol):
    """What a steward needs of whoever runs the table."""

    @property
    def now(self) -> float:
        """In the table's seconds."""
        ...

    @property
    def presence(self) -> Presence:
        """Who is here."""
        ...

    def stands(self) -> Table | None:
        """Where the rules stand; None: nobody is here, and time stands still."""
        ...

    def look_round(self) -> None:
        """Somebody may be quiet for long: say who."""
        ...

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person here, where all others are bots and nobody looks on."""
        ...

    def carry(self, step: Step) -> None:
        """Time was up."""
        ...

    def reply(self, step: Step) -> None:
        """A bot has moved."""
        ...


class Steward:
    def __init__(
        self,
        host: Host,
        pace: float,
        pauses: Random,
        thinker: Thinker | None = None,
        loop: asyncio.AbstractEventLoop | None = None,
        gone: float = GONE,
    ) -> None:
        self.host, self.pace, self.pauses = host, pace, pauses
        self.gone = gone  # seconds that a phone may sleep until a bot sits in
        self.thinker: Thinker = thinker or Here()
        self.loop = loop or asyncio.get_running_loop()
        self.timer: asyncio.TimerHandle | None = None
        self.wound: float | None = None  # what the timer is set to, in the table's seconds
        self.thinking: dict[Seat, asyncio.TimerHandle] = {}
        self.talk: tuple[float, float] | None = None  # the pauses of those who think
        self.chatter = Chatter(host, pace, self.thinker, self.loop)
        self.listening = Listening()
        self.haste = False  # the only person wants bots to hurry
        self.done: tuple[int, float] | None = None  # of which wait they have done their part, when

    def plan(self) -> None:
        """After each change: when does the clock play, and which bots are asked?"""
        self.chatter.plan()
        table = self.host.stands()
        sitting = table.sitting if table and not table.paused else None
        if table is None or sitting is None:
            self.wind(self.due(table) if table else None)
            return
        self.look_at_the_only_one(sitting)
        self.wind(self.due(table))
        if sitting.showing:
            self.forget()  # who looks at something has not begun to think
            return
        if sitting.over or not any(sitting.bots):
            return
        if self.leaves_word_to_people(table, sitting):
            self.forget()  # the move they would think about may be taken back
            return
        if (talk := sitting.game.talk(sitting.state)) != self.talk:
            self.forget()  # or a thought of the day would come late at night
            self.talk = talk
        self.listening.follow(table, sitting, self.host.now)
        for seat in asked(sitting.game, sitting.state):
            if (level := sitting.bots[seat]) is not None and seat not in self.thinking:
                self.ask(sitting, seat, level)

    def ask(self, sitting: Sitting, seat: Seat, level: str) -> None:
        """A bot takes its pause, in which it thinks."""
        span = pause(sitting.game, sitting.state, seat) or THINKING
        takes = self.thinker.seconds(level)
        wait = max(self.pauses.uniform(*span) * self.pace * self.hurry(sitting), takes)
        due = self.loop.time() + wait
        self.thinking[seat] = self.loop.call_later(
            wait - takes, self.begin, seat, due if takes else None
        )

    def hurry(self, sitting: Sitting) -> float:
        """How much of its pause a bot takes: less where nobody is there who has to follow it."""
        if self.host.alone is None:
            return 1.0
        return HASTE if self.haste else SOON if self.done or sitting.held else 1.0

    def hasten(self, on: bool) -> None:
        """Somebody holds a finger on the board, or has let go."""
        if on != self.haste:
            self.haste = on
            self.forget()
            self.plan()

    def look_at_the_only_one(self, sitting: Sitting) -> None:
        """One who is alone with bots waits for nobody else: see `solitude`."""
        seat = None if sitting.over or sitting.showing else self.host.alone
        if seat is None or not solitude.is_done(sitting, seat):
            self.done = None
        elif self.done is None or self.done[0] != sitting.wait(seat):
            self.done = sitting.wait(seat), self.host.now
            self.forget()  # they have less time from now on

    def over_at(self, table: Table) -> float | None:
        """When the present wait is over for the only person, in the table's seconds."""
        sitting, seat = table.sitting, self.host.alone
        if sitting is None or seat is None or sitting.over or sitting.showing or table.paused:
            return None
        return self.done[1] + solitude.VOTES if self.done else solitude.ends(sitting, seat)

    def leaves_word_to_people(self, table: Table, sitting: Sitting) -> bool:
        """Whether bots wait, since somebody would like to take a move back: any that all see would
        end that. In a held wait they play on, where nothing they do is seen."""
        return bool(table.undo) and not sitting.held and self.host.now < table.undo_since + ANSWER

    def rest(self) -> None:
        self.forget()
        self.chatter.rest()
        self.wind(None)

    def forget(self) -> None:
        for handle in self.thinking.values():
            handle.cancel()
        self.thinking.clear()

    def due(self, table: Table) -> float | None:
        """When something comes of it that nobody does anything."""
        found = [*dues(table, self.host.presence, self.host.now, self.gone)]
        if (over := self.over_at(table)) is not None:
            found.append(over)
        if table.sitting and self.leaves_word_to_people(table, table.sitting):
            found.append(table.undo_since + ANSWER)
        return min(found, default=None)

    def wind(self, due: float | None) -> None:
        """Set the clock, unless it is set so already: most moves leave it as it is."""
        if due == self.wound:
            return
        if self.timer:
            self.timer.cancel()
            self.timer = None
        self.wound = due
        if due is not None:
            wait = max(0.0, due - self.host.now)
            self.timer = self.loop.call_later(wait, self.ring)

    def ring(self) -> None:
        if self.timer:
            self.timer.cancel()
        self.timer = self.wound = None
        if (table := self.host.stands()) is None:
            return
        self.host.look_round()
        level = bots.usual(table.game) if table.sitting else ""
        now, presence = self.host.now, self.host.presence
        over = self.over_at(table)
        step = come_due(table, now, presence, level, self.gone)
        if step is None and over is not None and now >= over - TICK:
            step = playing.time_up(table, now, early=True)
        if step:
            self.host.carry(step)
        else:
            self.plan()

    def asked(self, seat: Seat) -> tuple[Table, Sitting] | None:
        """The table, if it still waits for the bot of this seat."""
        table = self.host.stands()
        sitting = table.sitting if table and not table.paused else None
        if table is None or sitting is None or sitting.over or sitting.bots[seat] is None:
            return None
        if sitting.showing or self.leaves_word_to_people(table, sitting):
            return None
        return (table, sitting) if seat in asked(sitting.game, sitting.state) else None

    def begin(self, seat: Seat, due: float | None) -> None:
        """A bot begins to think; its answer is due at a time that was fixed before, or now."""
        del self.thinking[seat]
        if (found := self.asked(seat)) is None:
            return
        table, sitting = found
        thought = self.thinker.begin(table, seat)
        if due is None:
            self.answer(seat, thought, table.played, sitting)
        else:
            self.thinking[seat] = self.loop.call_at(
                due, self.answer, seat, thought, table.played, sitting
            )

    def answer(self, seat: Seat, thought: Thought, played: int, begun: Sitting) -> None:
        self.thinking.pop(seat, None)
        if (found := self.asked(seat)) is None:
            return
        table, sitting = found
        back = sitting.rewound != begun.rewound or sitting.heard(seat) < begun.heard(seat)
        if table.played != played or back:
            self.plan()  # another game, or what it thought about was taken back
            return
        try:
            action = thought.answer()
        except NoWorld:  # nothing comes to its mind: it is asked again after the next change
            return
        if sitting.is_stand_in(seat):
            action = modest(sitting.game, sitting.state, seat, action)
            if action is None:
                if step := playing.pass_over(table, self.host.now, seat):
                    self.host.carry(step)
                return
        try:
            step = playing.play(table, self.host.now, seat, action, cause="bot")
        except Illegal:
            if sitting is begun:
                raise
            self.plan()  # meanwhile it has become impossible
            return
        patience = self.pace * self.hurry(sitting)
        if step and self.listening.holds(table, step.table, seat, self.host.now, patience):
            self.ask(sitting, seat, sitting.bots[seat] or bots.WEAKEST)  # it listens a little more
        elif step:
            self.host.reply(step)
