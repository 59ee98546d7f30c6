"""One line is one seat, and what is said behind a `Join` is heard as its member's."""

import asyncio
from contextlib import asynccontextmanager

import pytest

from huisclos.client import Phone
from huisclos.kernel import Illegal, encode
from huisclos.tables.wishes import (
    AddBot,
    AnswerSeat,
    AskSeat,
    HandOver,
    Leave,
    Remove,
    Say,
    Start,
    Switch,
)
from huisclos.wire.messages import PROTOCOL, Hello, Join, LetIn
from tests.conftest import PATIENCE
from tests.server.inside import house_inside


def test_fifty_joins_on_one_line_are_one_seat():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line = await client.ws_connect(f"/ws/{code}")
            joins = [Join(f"Ana {number}") for number in range(50)]
            for message in (Hello(protocol=PROTOCOL), *joins):
                await line.send_str(encode(message).decode())
            told = []
            while sum(each["type"] == "Refused" for each in told) < 49:
                told.append(await line.receive_json(timeout=PATIENCE))
            reasons = {each["reason"]["key"] for each in told if each["type"] == "Refused"}
            assert reasons == {"already-here"}
            assert sum(bool(each.get("token")) for each in told) == 1
            assert len((await hub.find(code)).shown.people) == 1

    asyncio.run(visit())


def test_what_is_said_right_behind_a_join_is_done():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                for message in (Join("Ana"), AddBot(), Say("lobby", "Bonjour")):
                    await ana.ask(message)
                await ana.until(lambda: bool(ana.talk) and len(ana.room.people) == 2)
                assert not ana.refusals

    asyncio.run(visit())


@pytest.mark.parametrize("knocking", [False, True], ids=["open", "knocking"])
def test_who_never_heard_that_they_joined_asks_again_and_has_the_same_seat(knocking):
    """Their line broke on the way back; the other one may not have been noticed to be dead."""

    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            live = await hub.find(code)
            seats = []
            for _ in range(2):
                line = await client.ws_connect(f"/ws/{code}")
                for message in (Hello(protocol=PROTOCOL), Join("Ana", key="k" * 20)):
                    await line.send_str(encode(message).decode())
                while not (told := await line.receive_json(timeout=PATIENCE)).get("token"):
                    pass
                seats.append((told["member"], told["token"]))
                await line.send_str(encode(Switch("knocking", knocking)).decode())
                while live.shown.knocking != knocking:
                    await line.receive_json(timeout=PATIENCE)
            assert seats[0] == seats[1]
            assert [person.name for person in live.shown.people] == ["Ana"]

    asyncio.run(visit())


def test_another_key_is_another_person():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line, other = [await client.ws_connect(f"/ws/{code}") for _ in range(2)]
            for each, key in ((line, "k" * 20), (other, "l" * 20)):
                for message in (Hello(protocol=PROTOCOL), Join("Ana", key=key)):
                    await each.send_str(encode(message).decode())
                if each is line:
                    while (await line.receive_json(timeout=PATIENCE)).get("token") is None:
                        pass
            while (told := await other.receive_json(timeout=PATIENCE))["type"] != "Refused":
                assert not told.get("token")
            assert told["reason"]["key"] == "name-taken"

    asyncio.run(visit())


# -- knocking -----------------------------------------------------------------------------------


@asynccontextmanager
async def closed_door():
    """Ana holds the table and has shown Bob the door."""
    async with house_inside() as (hub, client):
        code = await hub.open("infiltres", {})
        url = str(client.make_url(""))
        async with Phone(url, code) as ana, Phone(url, code) as bob, Phone(url, code) as cleo:
            for phone, name in ((ana, "Ana"), (bob, "Bob"), (cleo, "Cléo")):
                await phone.join(name)
            await ana.ask(Remove(bob.member))
            await ana.until(lambda: ana.room.knocking)
            yield ana, cleo, lambda: Phone(url, code)


def names(phone):
    return [person.name for person in phone.room.people]


def test_after_a_removal_newcomers_knock_and_the_owner_opens():
    async def visit():
        async with closed_door() as (ana, cleo, another), another() as dan:
            joining = asyncio.create_task(dan.join("Dan"))
            await ana.until(lambda: bool(ana.door))
            await dan.until(lambda: bool(dan.door))
            assert [knock.name for knock in ana.door] == ["Dan"]
            assert dan.token is None and not cleo.door and names(ana) == ["Ana", "Cléo"]
            await ana.ask(LetIn(ana.door[0].number, True))
            await joining
            await ana.until(lambda: not ana.door)
            assert dan.member is not None and not dan.door

    asyncio.run(visit())


def test_a_machine_that_says_so_is_known_at_the_door_and_in_the_room():
    async def visit():
        async with closed_door() as (ana, cleo, another), another() as claude:
            joining = asyncio.create_task(claude.join("Claude", machine=True))
            await ana.until(lambda: bool(ana.door))
            assert ana.door[0].machine
            await ana.ask(LetIn(ana.door[0].number, True))
            await joining
            await cleo.until(lambda: len(names(cleo)) == 3)
            assert [person.machine for person in cleo.room.people] == [False, False, True]

    asyncio.run(visit())


def test_who_is_not_let_in_is_told_so_and_may_knock_again():
    async def visit():
        async with closed_door() as (ana, _, another), another() as bob:
            for yes in (False, True):
                joining = asyncio.create_task(bob.join("Bob"))
                await ana.until(lambda: bool(ana.door))
                await ana.ask(LetIn(ana.door[0].number, yes))
                if yes:
                    await joining
                else:
                    with pytest.raises(Illegal, match="turned-away"):
                        await joining
                    await ana.until(lambda: not ana.door)

    asyncio.run(visit())


def test_once_the_owner_opens_the_door_all_who_wait_are_in_and_nobody_knocks():
    async def visit():
        async with closed_door() as (ana, _, another), another() as dan, another() as eve:
            joining = asyncio.gather(dan.join("Dan"), eve.join("Ève"))
            await ana.until(lambda: len(ana.door) == 2)
            await ana.ask(Switch("knocking", False))
            await joining
            async with another() as fred:
                await fred.join("Fred")
            await ana.until(lambda: len(names(ana)) == 5)

    asyncio.run(visit())


def test_only_the_owner_opens_and_a_new_owner_hears_who_knocks():
    async def visit():
        async with closed_door() as (ana, cleo, another), another() as dan:
            joining = asyncio.create_task(dan.join("Dan"))
            await ana.until(lambda: bool(ana.door))
            await cleo.ask(LetIn(ana.door[0].number, True))
            await cleo.until(lambda: bool(cleo.refusals))
            assert cleo.refusals[-1].key == "not-owner"
            await ana.ask(HandOver(cleo.member))
            await cleo.until(lambda: bool(cleo.door))
            await cleo.ask(LetIn(cleo.door[0].number, True))
            await joining

    asyncio.run(visit())


def test_who_goes_away_no_longer_knocks_and_a_name_that_cannot_be_had_never_does():
    async def visit():
        async with closed_door() as (ana, _, another):
            async with another() as dan:
                with pytest.raises(Illegal, match="name-taken"):
                    await dan.join("ana")
                joining = asyncio.create_task(dan.join("Dan"))
                await ana.until(lambda: bool(ana.door))
                joining.cancel()
            await ana.until(lambda: not ana.door)
            await ana.ask(LetIn(1, True))
            await ana.until(lambda: bool(ana.refusals))
            assert ana.refusals[-1].key == "no-such-knock"

    asyncio.run(visit())


def test_while_people_knock_strangers_are_told_no_invitation():
    async def visit():
        async with closed_door() as (ana, _, another), another() as stranger:
            await stranger.until(lambda: stranger.settled)
            assert stranger.invitation is None
            await ana.ask(Switch("knocking", False))
            await stranger.until(lambda: stranger.invitation is not None)
            assert stranger.invitation == ana.invitation

    asyncio.run(visit())


# -- back in a game -----------------------------------------------------------------------------


def test_who_left_a_game_is_back_in_their_seat_with_the_token_of_their_phone():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            async with Phone(url, code) as ana, Phone(url, code) as bob, Phone(url, code) as cleo:
                for phone, name in ((ana, "Ana"), (bob, "Bob"), (cleo, "Cléo")):
                    await phone.join(name)
                await ana.ask(Switch("watchable", False))
                await ana.ask(Start())
                await bob.until(lambda: bob.sheet is not None)
                await bob.ask(Leave())
                await ana.until(lambda: ana.room.seats[1].bot is not None)
                assert names(ana) == ["Ana", "Cléo"]
                async with Phone(url, code, token=bob.token) as again:
                    await ana.until(lambda: ana.room.seats[1].bot is None)
                    await again.until(lambda: again.sheet is not None)
                    assert again.member == bob.member
                    assert again.notes[: len(bob.notes)] == bob.notes
                    assert names(ana) == ["Ana", "Cléo", "Bob"]

    asyncio.run(visit())


def test_who_takes_a_seat_in_a_game_is_told_all_that_it_was_told():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            async with Phone(url, code) as ana, Phone(url, code) as dan:
                await ana.join("Ana")
                await ana.ask(AddBot(up_to=4))
                await ana.ask(Start())
                await ana.until(lambda: ana.sheet is not None)
                await dan.join("Dan")
                await dan.until(lambda: dan.public is not None)
                watched = len(dan.notes)
                await dan.ask(AskSeat())
                await ana.until(lambda: bool(ana.room.asking))
                await ana.ask(AnswerSeat(dan.member, True))
                await dan.until(lambda: dan.sheet is not None)
                table = (await hub.find(code)).shown
                seat = table.sitting.seat(dan.member)
                assert len(dan.notes) == table.sitting.heard(seat) > watched

    asyncio.run(visit())
