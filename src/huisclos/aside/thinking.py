"""A process that thinks for the bots of some tables.

    python -m huisclos.aside.thinking infiltres sporz

One thread listens: it folds what is new, and answers each question with a hasty bot's move at
once, so that there is one however busy the other is. That one thinks, about what is due first, and
stops when the time is up.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from queue import PriorityQueue
from threading import Lock, Thread, Timer, get_ident
from typing import IO, Any, TypeVar

from huisclos import bots, shelf
from huisclos.kernel import NoWorld, decode, encode
from huisclos.steward import think, think_of_words
from huisclos.tables import Record, Table, fold
from huisclos.tables.event import Retracted, Undone

from .confine import MEGABYTE, confine, resident
from .memory import Memory
from .messages import (
    SIZE,
    Answer,
    Forget,
    Ready,
    Records,
    Think,
    ToHouse,
    decode_question,
    framed,
)

MEMORY = 768 * MEGABYTE
GROWN = 400 * MEGABYTE  # it is better to begin anew
POLITENESS = 15  # whatever the loop wants it gets at once: a thought may not be felt
GREW = 5  # what it then ends with
T = TypeVar("T")
Due = tuple[float, int, Think, Table]


class Overrun(BaseException):
    """The time is up. No bot may mistake it for an error that it expects."""


class Thinking:
    def __init__(self, games: Iterable[str], say: Callable[[Answer], None]) -> None:
        self.games, self.say = shelf.games(games), say
        self.tables: dict[int, Table] = {}
        self.memory = Memory()
        self.due: PriorityQueue[Due] = PriorityQueue()
        self.ready = True  # what bots look up is read: until then chance plays in haste

    def hear(self, message: Records | Think | Forget) -> None:
        match message:
            case Records(number, after, bodies):
                table = self.tables[number] if after else Table(self.games)
                assert table.number == after
                for body in bodies:
                    record = decode(body, Record)
                    table = fold(table, record)
                    if isinstance(record.event, Undone | Retracted):
                        self.memory.forget(number)
                self.tables[number] = table
            case Think(thought, number, _, seconds, _, asked) as question:
                table = self.tables[number]
                self.say(self.hasty(question, table))
                if seconds:
                    due = (time.monotonic() if asked is None else asked) + seconds
                    self.due.put((due, thought, question, table))
            case Forget(number):
                self.tables.pop(number, None)
                self.memory.forget(number)

    def hasty(self, question: Think, table: Table) -> Answer:
        last = not question.seconds
        if question.since is not None:
            return Answer(question.thought, last=last, nothing=last)
        level = bots.hasty(table.game) if self.ready else bots.WEAKEST
        try:
            action = self.choose(question, table, level)
        except NoWorld:
            return Answer(question.thought, last=last, nothing=last)
        return Answer(question.thought, encode(action), last)

    def think(self, due: float, question: Think, table: Table) -> Answer:
        """What comes to mind until then."""
        try:
            action = within(due - time.monotonic(), lambda: self.choose(question, table))
        except (NoWorld, Overrun) as stopped:
            return Answer(question.thought, last=True, nothing=isinstance(stopped, NoWorld))
        return Answer(question.thought, encode(action), last=True)

    def choose(self, question: Think, table: Table, level: str | None = None) -> Any:
        notes = self.memory.heard(question.table, table, question.seat)
        if question.since is not None:
            return think_of_words(table, question.seat, question.since, notes)
        return think(table, question.seat, level, notes=notes)


def within(seconds: float, work: Callable[[], T]) -> T:
    """Raises Overrun. In the first thread of a process only: the system rings there."""

    def ring(*_: Any) -> None:
        raise Overrun

    if seconds <= 0:
        raise Overrun
    if not hasattr(signal, "setitimer"):
        return reminded(seconds, work)
    signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def reminded(seconds: float, work: Callable[[], T]) -> T:
    """The same where the system does not ring: another thread does. Raises Overrun."""
    me, lock, done = get_ident(), Lock(), False

    def ring() -> None:
        with lock:
            if not done:
                raise_in(ctypes.c_ulong(me), ctypes.py_object(Overrun))

    raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc
    timer = Timer(seconds, ring)
    timer.daemon = True
    timer.start()
    try:
        return work()
    finally:
        with lock:
            done = True
        timer.cancel()  # if it has rung, we hear it in this call at the latest


def listen(thinking: Thinking, questions: IO[bytes]) -> None:
    """Until the house hangs up, or something goes wrong: then it is over for both threads."""
    try:
        while head := questions.read(SIZE):
            thinking.hear(decode_question(questions.read(int.from_bytes(head, "big"))))
    except Exception:  # what it knows may be a secret: the house says that it is gone, and no more
        os._exit(1)
    os._exit(0)


def main(games: list[str]) -> None:
    confine(politeness=POLITENESS, memory=MEMORY)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the house, which hangs up then
    answers, lock = sys.stdout.buffer, Lock()

    def say(said: ToHouse) -> None:
        with lock:
            answers.write(framed(said))
            answers.flush()

    thinking = Thinking(games, say)
    for name in thinking.games:
        bots.levels(name)  # loaded before anybody waits for them
    thinking.ready = False
    Thread(target=listen, args=(thinking, sys.stdin.buffer), daemon=True).start()
    for name in thinking.games:
        bots.prepare(name)
    thinking.ready = True
    say(Ready())
    while True:
        due, _, question, table = thinking.due.get()
        try:
            say(thinking.think(due, question, table))
        except Exception as wrong:  # of the bot's own: a hasty move is there already
            say(Answer(question.thought, last=True, stumbled=type(wrong).__name__))
        if resident() > GROWN:
            os._exit(GREW)


if __name__ == "__main__":
    main(sys.argv[1:])
