"""Where people talk while they decide, bots hear them first: none of them makes up its mind before
half of the people have said or done something, or a while has passed.

It goes by what all have seen there, and by what the bot would do, which is its own move.
"""

from __future__ import annotations

from huisclos.bots.talking import talk
from huisclos.kernel import Seat, awaited
from huisclos.tables import Table
from huisclos.tables.sitting import Sitting

WHILE = 40.0  # seconds, at pace 1, that bots wait for people to speak
SHARE = 0.3  # of the time there is, at most


class Listening:
    def __init__(self) -> None:
        self.wait: tuple[int, str, int] | None = None
        self.since = 0.0  # in the table's seconds
        self.number = self.told = 0  # of the table's events, and notes, before it

    def follow(self, table: Table, sitting: Sitting, now: float) -> None:
        """After each change."""
        pace = sitting.game.pace(sitting.state)
        wait = table.played, sitting.board.phase, pace.turn if pace else 0
        if wait != self.wait:
            self.wait, self.since = wait, now
            self.number, self.told = table.number, len(sitting.game.story(sitting.state))

    def holds(self, table: Table, after: Table, seat: Seat, now: float, patience: float) -> bool:
        """Whether a bot that would now make up its mind had better listen first."""
        before, then = table.sitting, after.sitting
        if before is None or then is None or before.game.talk(before.state) is None:
            return False
        mind = seat in awaited(before.game, before.state)
        if not mind or seat in awaited(then.game, then.state):
            return False
        pace = before.game.pace(before.state)
        most = min(WHILE, SHARE * pace.seconds) if pace and pace.seconds else WHILE
        return now - self.since < most * patience and not self.has_heard(table, before)

    def has_heard(self, table: Table, sitting: Sitting) -> bool:
        """Whether half of the people who may speak have spoken, declared or decided something."""
        spoken = talk(sitting.game.name)
        place = spoken and spoken.places.get(sitting.board.phase)
        channel = sitting.channels.get(place) if place else None
        people = {s for s in (channel.writers if channel else ()) if sitting.bots[s] is None}
        notes = sitting.game.story(sitting.state).since(self.told)
        heard = {getattr(told.note, "seat", None) for told in notes if told.to is None}
        lines = [line for line in table.talk if line.channel == place]
        heard |= {sitting.seat(line.member) for line in lines if line.number > self.number}
        heard |= people - {*awaited(sitting.game, sitting.state)}
        return 2 * len(people & heard) >= len(people)
