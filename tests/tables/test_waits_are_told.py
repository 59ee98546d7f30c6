"""A move names what it was made for: whoever is not told that they are asked something else would
have all their moves refused as too late."""

from random import Random

import msgspec
import pytest

from huisclos.audit.seated import open_room, sitting_of, start, stroll
from huisclos.tables import Table
from huisclos.tables.feed import Change
from tests.audit.known import AUDITED
from tests.tables.listeners import Listeners

STEPS = 150


class Known:
    """By listener: what each was told last that they are asked."""

    def __init__(self, table: Table) -> None:
        self.listeners, sitting = Listeners(table), sitting_of(table)
        seats = [ear.plays for ear in self.listeners.ears]
        self.waits = [None if seat is None else sitting.wait(seat) for seat in seats]

    def read(self, told: list[list[bytes]]) -> None:
        for at, texts in enumerate(told):
            for text in texts:
                message = msgspec.json.decode(text)
                if message["type"] in ("Fresh", "News"):
                    self.waits[at] = message.get("wait", self.waits[at])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", AUDITED)
def test_everybody_who_plays_knows_what_they_are_asked(name: str, seed: int) -> None:
    audited = AUDITED[name]
    options = audited.short[seed % len(audited.short)]
    begun = start(open_room(audited.game, options, Random(seed))).table
    known = Known(begun)
    for stride in stroll(begun, Random(seed), STEPS):
        after = stride.step.table
        known.read(known.listeners.hear(Change(stride.before, after, after.at)))
        if known.listeners.telling.held:
            known.read(known.listeners.beat(after.at))
        for ear, wait in zip(known.listeners.ears, known.waits, strict=True):
            if ear.plays is not None and not sitting_of(after).over:
                assert wait == sitting_of(after).wait(ear.plays)
