"""Codes, invitations and guesses: who comes in, and what one learns who tries."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from itertools import islice, pairwise, product

import pytest

from huisclos.client import HouseError, Phone
from huisclos.kernel import Illegal, encode
from huisclos.server import identity
from huisclos.server.codes import LETTERS, ROOM, Codes
from huisclos.server.guesses import FORGOTTEN, MANY, Guesses, network_of
from huisclos.server.limits import Bucket
from huisclos.tables.wishes import Leave, Remove
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import PATIENCE
from tests.server.inside import house_inside

# -- codes --------------------------------------------------------------------------------------


def all_codes(length: int):
    return ("".join(letters) for letters in product(LETTERS, repeat=length))


def test_codes_are_short_while_few_tables_are_open():
    codes = Codes()
    lengths = Counter(len(codes.draw()) for _ in range(8 + 160 + 3_200 + 5))
    assert lengths == {4: 8, 5: 160, 6: 3_200, 7: 5}
    assert codes.longest == 7


def test_no_code_begins_another():
    codes = Codes()
    drawn = [codes.draw() for _ in range(2_000)]
    for code in [code for code in drawn if len(code) == 5]:
        codes.free(code)
    drawn = sorted({*codes.taken, *(codes.draw() for _ in range(160))})
    assert not any(b.startswith(a) for a, b in pairwise(drawn))


@pytest.mark.parametrize(("taken", "asked"), [("KRBX", "KRBXZ"), ("KRBXZ", "KRBX"), ("BB", "BB")])
def test_a_code_that_begins_another_or_is_begun_by_one_is_not_given(taken, asked):
    codes = Codes([taken])
    assert codes.touches(asked) and not codes.touches("ZZZZ")
    codes.free(taken)
    assert not codes.touches(asked)


def test_a_table_keeps_its_code_in_a_house_that_would_give_longer_ones():
    codes = Codes(islice(all_codes(4), 100))
    assert len(codes.draw()) == 5
    for code in [*codes.taken][:95]:
        codes.free(code)
    assert len(codes.draw()) == 4


def test_a_full_house_has_no_code_left(monkeypatch):
    monkeypatch.setattr("huisclos.server.codes.ROOM", {4: 2})
    codes = Codes()
    assert codes.draw() and codes.draw() and codes.draw() is None


def test_of_twenty_thousand_guesses_one_hits_a_table():
    assert {len(LETTERS) ** length // most for length, most in ROOM.items()} == {20_000}


def test_the_house_says_how_long_its_codes_are_and_takes_back_those_of_closed_tables():
    async def visit():
        async with house_inside() as (hub, client):

            async def letters():
                return (await (await client.get("/api/house")).json())["letters"]

            codes = [await hub.open("infiltres", {}) for _ in range(9)]
            assert (sorted(map(len, codes)), await letters()) == ([4] * 8 + [5], 5)
            long = max(codes, key=len)
            async with Phone(str(client.make_url("")), long) as ana:
                await ana.join("Ana")
                await ana.ask(Leave())
                with pytest.raises(HouseError, match="removed"):
                    await ana.until(lambda: False)
            assert await letters() == 4

    asyncio.run(visit())


# -- guesses ------------------------------------------------------------------------------------


def looked_up(guesses: Guesses, networks: int, seconds: int, each: int) -> int:
    """How many of so many wrong guesses a second are looked up."""
    found = 0
    for second in range(seconds):
        for number in range(each):
            try:
                guesses.pay(f"network {number % networks}", second + number / each)
            except Illegal as slowed:
                assert slowed.refusal.key == "codes-slowed"
                assert dict(slowed.refusal.values)["seconds"] >= 1
            else:
                found += 1
    return found


@pytest.mark.parametrize(("networks", "most"), [(1, 40), (500, 150)])
def test_twenty_thousand_guesses_in_twenty_seconds_are_few_looked_up(networks, most):
    assert 20 <= looked_up(Guesses(), networks, seconds=20, each=1_000) <= most


def test_one_network_cannot_empty_the_bucket_of_the_house():
    guesses = Guesses()
    looked_up(guesses, 1, seconds=60, each=100)
    guesses.pay("another", 60.0)


def test_the_seconds_to_wait_are_what_it_takes():
    guesses = Guesses()
    with pytest.raises(Illegal) as slowed:
        for _ in range(1_000):
            guesses.pay("one", 100.0)
    seconds = dict(slowed.value.refusal.values)["seconds"]
    guesses.pay("one", 100.0 + seconds)


def test_whoever_is_right_gets_it_back_so_that_a_hall_comes_in():
    guesses = Guesses()
    for number in range(300):
        now = number * 120 / 300
        if number % 10 == 0:  # one in ten mistypes it first
            guesses.pay("hall", now)
        guesses.pay("hall", now)
        guesses.give_back("hall")


def test_where_many_are_refused_people_are_told_to_scan_until_it_has_passed():
    guesses = Guesses()
    looked_up(guesses, 1, seconds=1, each=MANY + 19)
    assert not guesses.is_crowded("network 0", 1.0)
    looked_up(guesses, 1, seconds=1, each=100)
    assert guesses.is_crowded("network 0", 1.0) and not guesses.is_crowded("another", 1.0)
    assert not guesses.is_crowded("network 0", 2.0 + FORGOTTEN)


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.77", "203.0.113.0/24"),
        ("::ffff:203.0.113.77", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("nonsense", ""),
    ],
)
def test_guesses_are_counted_by_network(address, network):
    assert network_of(address) == network


# -- the house ----------------------------------------------------------------------------------


async def wear_out(client, hub) -> None:
    """Guess until the house no longer looks."""
    for _ in range(100):
        answer = await client.get("/api/tables/ZZZZ")
        if answer.status == 429:
            assert answer.headers["Retry-After"] == str((await answer.json())["values"]["seconds"])
            return
    raise AssertionError("one may guess without end")


def test_when_nobody_may_guess_right_and_wrong_are_answered_alike(monkeypatch):
    monkeypatch.setattr(Bucket, "wait", lambda bucket, now: 7.0)  # time goes on between two answers

    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            await wear_out(client, hub)
            hub.guesses.house.rate = hub.guesses._network("127.0.0.0/24").bucket.rate = 1e-9
            before = hub.tally.guesses
            for path in ("/api/tables/{}", "/api/tables/{}/log", "/api/tables/{}/replay"):
                answers = [await client.get(path.format(each)) for each in (code, "ZZZZ")]
                told = [(each.status, await each.json(), *each.headers) for each in answers]
                assert told[0] == told[1] and told[0][0] == 429
            for shown in ({}, {"token": "made up"}, {"invitation": "aB-_567890x"}):
                hello = Hello(protocol=PROTOCOL, **shown)
                lines = [await client.ws_connect(f"/ws/{each}") for each in (code, "ZZZZ")]
                for line in lines:
                    await line.send_str(encode(hello).decode())
                told = [await line.receive_json(timeout=PATIENCE) for line in lines]
                assert told[0] == told[1] and told[0]["reason"]["key"] == "codes-slowed"
            assert hub.tally.guesses == before

    asyncio.run(visit())


def test_who_has_an_invitation_or_a_token_comes_in_whatever_others_guess():
    async def visit():
        async with house_inside() as (hub, client):
            made = await (await client.post("/api/tables", json={"game": "infiltres"})).json()
            url, code = str(client.make_url("")), made["code"]
            await wear_out(client, hub)
            async with Phone(url, code, invitation=made["invitation"]) as ana:
                await ana.join("Ana")
                async with Phone(url, code, ana.token) as again:
                    await again.until(lambda: again.member == ana.member)
                bearer = {"Authorization": f"Bearer {made['invitation']}"}
                answer = await client.get(f"/api/tables/{code}", headers=bearer)
                assert answer.status == 200

    asyncio.run(visit())


def test_three_hundred_who_type_the_code_at_once_are_all_in():
    async def visit():
        async with house_inside() as (hub, client), AsyncExitStack() as stack:
            code = await hub.open("sporz", {})
            url = str(client.make_url(""))
            phones = [Phone(url, code) for _ in range(300)]
            for phone in phones:
                await stack.enter_async_context(phone)
            for phone in phones:
                await phone.until(lambda phone=phone: phone.settled)

    asyncio.run(visit())


def test_a_table_near_which_many_are_refused_says_so_on_its_screens():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                assert not ana.scan
                await wear_out(client, hub)
                for _ in range(MANY):
                    await client.get("/api/tables/ZZZZ")
                await ana.until(lambda: ana.scan)

    asyncio.run(visit())


def test_a_token_of_the_last_version_still_opens_its_seat(monkeypatch):
    monkeypatch.setattr(identity, "new_token", lambda id, key: "as it was made then")

    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            async with Phone(url, code) as ana:
                await ana.join("Ana")
                async with Phone(url, code, ana.token) as back:
                    await back.until(lambda: back.member == ana.member)

    asyncio.run(visit())


def test_a_removal_makes_the_invitation_void():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            async with Phone(url, code) as ana, Phone(url, code) as bob:
                await ana.join("Ana")
                await bob.join("Bob")
                first = bob.invitation
                await ana.ask(Remove(bob.member))
                await ana.until(lambda: ana.invitation != first)
                await wear_out(client, hub)
                async with Phone(url, code, invitation=first) as late:
                    with pytest.raises(HouseError, match="codes-slowed"):
                        await late.until(lambda: late.settled)
                async with Phone(url, code, invitation=ana.invitation) as guest:
                    await guest.until(lambda: guest.settled)

    asyncio.run(visit())


@pytest.mark.parametrize("given", ["", "x", "é" * 11, "aB-_567890x", "aB-_567890x.more", "." * 50])
def test_what_was_not_given_opens_nothing(given):
    id = identity.new_table()
    assert not identity.is_of(id, given) and not identity.is_of(None, given)


def test_what_was_given_is_known_for_that_table_only():
    one, other = identity.new_table(), identity.new_table()
    for given in (
        identity.new_token(one),
        identity.invitation(one, 0),
        identity.invitation(one, 7),
    ):
        assert identity.is_of(one, given) and not identity.is_of(other, given)
        assert one not in given
