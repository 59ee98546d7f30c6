"""Whether anybody else looks on: only where nobody does is a night not held."""

from __future__ import annotations

import asyncio

from huisclos.client import Phone
from huisclos.games.sporz.actions import Elect
from huisclos.kernel import Seat
from huisclos.tables.wishes import AddBot, Start
from huisclos.wire.messages import Hurry
from tests.server.inside import house_inside

HELD = {"election_time": 120, "mutants_time": 60, "wave_time": 60}


def test_who_comes_in_the_middle_of_a_night_sees_the_rest_of_it_in_its_full_length():
    async def night() -> None:
        async with house_inside() as (hub, client):
            house = str(client.make_url(""))
            code = await hub.open("sporz", HELD)
            async with Phone(house, code) as me:
                await me.join("Ana")
                for _ in range(7):
                    await me.ask(AddBot("random"))
                await me.until(lambda: me.room is not None and len(me.room.people) == 8)
                await me.ask(Start())
                await me.until(lambda: me.public is not None)
                (live,) = hub.tables.values()
                assert live.alone == Seat(0)
                while me.public.phase != "waking":  # bots may make it a tie
                    await me.until(lambda: me.sheet is not None and me.sheet.may_act)
                    await me.play(Elect(me.sheet.moves[0].at))
                    await me.until(lambda: bool(me.public.awaited))
                async with Phone(house, code) as other:
                    await other.until(lambda: other.settled)
                    assert live.alone is None
                    await me.ask(Hurry(True))
                    await me.ask(AddBot())  # refused, and so is what was asked before heard
                    await me.until(lambda: bool(me.refusals))
                    assert not live.steward.haste
                while len(live.connections) > 1:
                    await asyncio.sleep(0)
                assert live.head.sitting is not None and live.head.sitting.held
                assert live.alone is None, "until the night is over"

    asyncio.run(night())
