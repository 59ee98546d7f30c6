"""Whose page is in sight: one that is hidden is a phone asleep, though it is connected."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

from huisclos.client import Phone
from huisclos.games.sporz.actions import Elect
from huisclos.kernel import decode
from huisclos.server.company import Company
from huisclos.tables import Member, Table
from huisclos.tables.wishes import AddBot, Start
from huisclos.wire.messages import ComeAndGone, InSight
from tests.server.inside import house_inside


def test_a_page_that_is_hidden_is_a_phone_asleep_until_it_is_seen_again():
    async def evening() -> None:
        async with house_inside() as (hub, client):
            house, code = str(client.make_url("")), await hub.open("infiltres", {})
            async with Phone(house, code) as me, Phone(house, code) as other:
                await me.join("Ana")
                await other.join("Bob")
                await me.until(lambda: {*me.here} == {me.member, other.member})
                await other.ask(InSight(False))
                await me.until(lambda: {*me.here} == {me.member})
                (live,) = hub.tables.values()
                assert other.member in live.presence.asleep
                async with Phone(house, code, other.token) as second:  # one that they look at
                    await me.until(lambda: {*me.here} == {me.member, other.member})
                    await second.ask(InSight(False))
                    await me.until(lambda: {*me.here} == {me.member})
                await other.ask(InSight(True))
                await me.until(lambda: {*me.here} == {me.member, other.member})
                assert other.member not in live.presence.asleep

    asyncio.run(evening())


def test_in_a_held_wait_nobody_is_told_who_lays_their_phone_down():
    async def night() -> None:
        async with house_inside() as (hub, client):
            house, code = str(client.make_url("")), await hub.open("sporz", {})
            async with Phone(house, code) as me, Phone(house, code) as other:
                await me.join("Ana")
                await other.join("Bob")
                await me.ask(AddBot("random", up_to=8))
                await me.until(lambda: me.room is not None and len(me.room.people) == 8)
                await me.ask(Start())
                (live,) = hub.tables.values()
                while not (live.head.sitting and live.head.sitting.held):  # it may be a tie
                    for phone in (me, other):
                        await phone.until(lambda phone=phone: phone.sheet is not None)
                        if phone.sheet.may_act and phone.sheet.moves:
                            await phone.play(Elect(phone.sheet.moves[0].at))
                    await asyncio.sleep(0)
                await other.ask(InSight(False))
                await other.ask(AddBot())  # refused, once what was asked before is heard
                await other.until(lambda: bool(other.refusals))
                assert live.head.sitting.held and other.member in live.company.here()
                while live.head.sitting.held:
                    await live.let_pass(10)
                await me.until(lambda: {*me.here} == {me.member})

    asyncio.run(night())


class Listener:
    """A line of somebody who is here, with what it was sent."""

    dark, network = False, ""

    def __init__(self, member: Member) -> None:
        self.member = member
        self.sent: list[ComeAndGone] = []

    def send(self, text: bytes) -> None:
        self.sent.append(decode(text, ComeAndGone))


def test_who_is_here_is_told_also_while_more_and_more_come_into_the_room():
    phone, told = Listener(Member(1)), []
    live = SimpleNamespace(
        **{"connections": {phone}, "shown": Table({}), "now": 0.0},
        **{"listening": lambda: [phone], "tell_gathered": told.append},
        loop=SimpleNamespace(call_later=lambda seconds, then: then),
    )
    company = Company(live, set())  # type: ignore[arg-type]
    company.untold = True
    company.tell()
    assert told == [[phone]] and company.gathering
    assert [message.come for message in phone.sent] == [(1,)]
