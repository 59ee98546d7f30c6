"""While all look at something bots have not begun to think, and no clock runs."""

import asyncio
from random import Random

import pytest
from huisclos_trio.actions import Point

from huisclos.kernel import Seat
from huisclos.steward import Steward
from huisclos.steward.steward import THINKING
from huisclos.tables import Step, Table
from huisclos.tables.commands import playing, waiting
from huisclos.tables.presence import Presence
from tests.hurried import run
from tests.steward.test_answers import Scripted
from tests.tables.seated import ANA, BOB, CLEO, LOOK, Seated, looking


class Host:
    """A table in the seconds of the loop, with what happened when."""

    def __init__(self, seated: Seated, thinker: Scripted) -> None:
        self.seated, self.begun = seated, seated.now
        self.steward = Steward(self, 1.0, Random(7), thinker)

    presence = Presence()
    alone = None

    def look_round(self) -> None:
        pass

    @property
    def now(self) -> float:
        return self.begun + asyncio.get_running_loop().time()

    def stands(self) -> Table:
        return self.seated.table

    def carry(self, step: Step) -> None:
        self.seated.table = step.table
        self.steward.plan()

    reply = carry


@pytest.mark.parametrize("seen", [None, 2.0], ids=["its time passes", "all people have seen it"])
def test_a_bot_begins_to_think_when_all_have_looked(seen):
    seated, thinker = looking(), Scripted(Point(Seat(0)), limit=0.0)
    seated(waiting.sit_out, CLEO, "random")

    async def evening() -> None:
        host = Host(seated, thinker)
        host.steward.plan()
        if seen:
            await asyncio.sleep(seen)
            for member in (ANA, BOB):
                step = playing.see(seated.table, host.now, member)
                assert step is not None
                host.carry(step)
        await asyncio.sleep(12)
        host.steward.rest()

    run(evening())
    over, pause = seen or LOOK.seconds, Random(7).uniform(*THINKING)
    assert [at for at, _ in thinker.begun] == pytest.approx([over + pause])
