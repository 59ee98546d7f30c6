"""When a bot answers is drawn before it thinks, and depends on nothing that it thinks."""

import asyncio
from random import Random
from typing import Any

import pytest
from huisclos_trio.actions import Claim, Point

from huisclos.kernel import Illegal, NoWorld, Seat
from huisclos.steward import Steward
from huisclos.steward.steward import THINKING
from huisclos.tables import Step, Table
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.presence import Presence
from tests.hurried import run
from tests.tables.seated import ANA, Seated, finished, game_of_three

LIMIT = 0.5


class Scripted:
    """Its thoughts are what it is told to say, and it notes when they begin and end."""

    def __init__(self, *said: Any, limit: float = LIMIT) -> None:
        self.said, self.limit = [*said], limit
        self.begun: list[tuple[float, Seat]] = []
        self.ended: list[float] = []

    def seconds(self, level: str) -> float:
        return self.limit

    def begin(self, table: Table, seat: Seat) -> "Scripted":
        self.begun.append((asyncio.get_running_loop().time(), seat))
        return self

    def answer(self) -> Any:
        self.ended.append(asyncio.get_running_loop().time())
        said = self.said.pop(0)
        if isinstance(said, Exception):
            raise said
        return said


class Host:
    """A table whose seats are all bots'."""

    def __init__(
        self,
        seated: Seated,
        thinker: Scripted,
        pace: float = 1.0,
        only: tuple[int, ...] = (0, 1, 2),
    ) -> None:
        self.table = seated.table
        for seat in only:
            self.take_over(seat)
        self.steps: list[Step] = []
        self.steward = Steward(self, pace, Random(7), thinker)

    def take_over(self, seat: int) -> None:
        sitting = self.table.sitting
        step = waiting.sit_out(self.table, 0.0, sitting.players[seat], "random")
        self.table = step.table if step else self.table

    now = 0.0
    presence = Presence()
    alone = None

    def look_round(self) -> None:
        pass

    def stands(self) -> Table:
        return self.table

    def carry(self, step: Step) -> None:
        raise AssertionError("no clock is set")

    def reply(self, step: Step) -> None:
        self.steps.append(step)
        self.table = step.table


def evening(seated: Seated, thinker: Scripted, pace: float = 1.0, meanwhile=None) -> Host:
    async def play() -> Host:
        host = Host(seated, thinker, pace)
        host.steward.plan()
        if meanwhile:
            asyncio.get_running_loop().call_later(*meanwhile(host))
        await asyncio.sleep(10)
        host.steward.rest()
        return host

    return run(play())


def drawn() -> float:
    return Random(7).uniform(*THINKING)


@pytest.mark.parametrize("said", [Claim(3), NoWorld()], ids=["a move", "nothing"])
def test_a_thought_takes_its_time_whatever_comes_of_it(said):
    thinker = Scripted(said)
    evening(game_of_three(), thinker)
    ((begun, _),), (ended,) = thinker.begun, thinker.ended
    assert ended == pytest.approx(drawn()) and begun == pytest.approx(drawn() - LIMIT)


def test_a_bot_in_a_hurry_still_takes_the_time_of_its_level():
    thinker = Scripted(Claim(3), limit=5.0)
    evening(game_of_three(), thinker, pace=0)
    assert (thinker.begun[0][0], thinker.ended[0]) == (0.0, 5.0)


def test_where_no_time_is_taken_a_thought_is_asked_for_at_once():
    thinker = Scripted(Claim(3), limit=0.0)
    evening(game_of_three(), thinker)
    assert thinker.begun[0][0] == thinker.ended[0] == pytest.approx(drawn())


def test_what_has_become_impossible_meanwhile_is_thought_again():
    """The game has moved on, and what was thought is refused: it is no fault of the bot."""

    def meanwhile(host: Host):
        def move_on() -> None:
            for seat in range(3):
                step = playing.play(host.table, 0.0, Seat(seat), Claim(9), cause="bot")
                host.table = step.table

        return drawn() - LIMIT / 2, move_on

    thinker = Scripted(Claim(3), *[Point(Seat(0))] * 9)
    host = evening(game_of_three(), thinker, meanwhile=meanwhile)
    assert b"Point" in bytes(host.steps[0].records[0].event.action)


def test_a_bot_that_breaks_the_rules_is_not_asked_for_ever():
    faults: list[Any] = []

    async def play() -> None:
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, context: faults.append(context["exception"]))
        host = Host(game_of_three(), Scripted(Point(Seat(1))))
        host.steward.plan()
        await asyncio.sleep(10)
        host.steward.rest()

    run(play())
    (fault,) = faults
    assert isinstance(fault, Illegal)


def test_a_thought_of_one_game_is_not_played_in_the_next():
    def meanwhile(host: Host):
        def another() -> None:
            seated = finished()
            seated(gathering.clear, ANA, "next secret")
            seated(gathering.start, ANA)
            host.table = seated.table
            for seat in range(3):
                host.take_over(seat)

        return drawn() - LIMIT / 2, another

    thinker = Scripted(*map(Claim, range(1, 4)))
    evening(game_of_three(), thinker, meanwhile=meanwhile)
    assert len(thinker.begun) > 1, "it is thought about again"
    assert thinker.ended[0] > drawn()
