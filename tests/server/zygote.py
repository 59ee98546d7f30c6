"""Starts servers by fork: everything is imported once, so that one more start takes milliseconds
and a thousand kills fit into minutes. Each child is a whole server process of its own.

Reads a line for each start, answers with the child's process id. `tells-first` plants the fault
that the kill tests must find: what was decided is told before it is on disk.

A slow reader is waited for as long as a busy machine may take to read.
"""

from __future__ import annotations

import os
import signal
import sys

from huisclos import bots
from huisclos.games.infiltres import content
from huisclos.server import asleep, connection, live
from huisclos.server.app import serve
from huisclos.server.settings import Settings
from huisclos.tables import Step
from huisclos.tables.event import Played
from tests.conftest import PATIENCE


def tells_first(self: live.Live, step: Step, then=None) -> None:
    """A person's move: it is told, and would be written long after the test is over."""
    honest = live.Live.honest_carry
    if not any(isinstance(record.event, Played) for record in step.records):
        return honest(self, step, then)
    self.kept.add(step.table, then)
    before, self.head = self.head, step.table

    def write() -> None:
        after, self.head = self.head, before
        honest(self, step)
        self.head = after

    self.loop.call_later(PATIENCE, write)


def main(port: int, store: str, pace: str, mutant: str, rehearsal: str) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the dead are buried by the system
    for language in content.LANGUAGES:
        content.associations(language)
    assert bots.levels("infiltres")
    connection.PATIENCE = PATIENCE
    if mutant == "tells-first":
        live.Live.honest_carry = live.Live.carry
        live.Live.carry = tells_first
    if mutant == "pictures":  # no mutant: every restart reads a snapshot of a moment ago
        asleep.LONG, live.PICTURE_EVERY = 1, 0.005
    settings = Settings(
        host="127.0.0.1",
        port=port,
        store=store,
        bot_pace=float(pace),
        rehearsal=rehearsal or None,
    )
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os.close(0)
            os.dup2(2, 1)  # its words are not our answers
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            serve(settings)
            os._exit(0)
        print(child, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:6])
