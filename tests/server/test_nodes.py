"""A house of several servers: any of them takes any phone, and none of them matters."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import aiohttp
import msgspec
import pytest

from huisclos.client import Phone, open_table
from huisclos.kernel import encode
from huisclos.server import app, routes
from huisclos.server import nodes as membership
from huisclos.server.limits import GUESSES_PER_SECOND, TABLES_AT_ONCE
from huisclos.server.nodes import program
from huisclos.store import StoreError, Unreachable
from huisclos.store.postgres import schema
from huisclos.store.postgres.lease import Lease
from huisclos.store.postgres.store import PostgresStore
from huisclos.tables import Table
from huisclos.tables.wishes import Say, Switch
from huisclos.wire.messages import PROTOCOL, Hello
from tests.conftest import PATIENCE
from tests.server.nodes import node, nodes, on_a_loop, query, until
from tests.server.players import in_room, table_of


async def get(url: str) -> tuple[int, bytes]:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return answer.status, await answer.read()


async def server_of(database: str) -> list[int | None]:
    return [key for (key,) in await query(database, "select node from huisclos.log order by key")]


@on_a_loop
async def test_any_node_takes_any_phone_and_one_of_them_serves_the_table(database: str) -> None:
    async with nodes(database, 3) as (first, second, third):
        code = await open_table(third.url, "infiltres")
        assert await server_of(database) == [None]
        for each in (first, second, third):  # none of them answered once
            each.nodes.suspects |= {n.nodes.lease.key or 0 for n in (first, second, third)}
        async with (
            Phone(first.url, code, luck=Random(1)) as ana,
            Phone(second.url, code, luck=Random(2)) as bob,
            Phone(third.url, code, luck=Random(3)) as eve,
        ):
            for phone, name in ((ana, "Ana"), (bob, "Bob"), (eve, "Ève")):
                await phone.join(name)
            for phone in (ana, bob, eve):
                await phone.until(lambda phone=phone: in_room(phone) == 3)
            (server,) = await server_of(database)
            (served,) = (n for n in (first, second, third) if n.nodes.lease.key == server)
            passed_on = [n for n in (first, second, third) if n is not served]
            assert served.hub.connections == 3  # each counts where it is served
            assert [(n.hub.connections, n.hub.relayed) for n in passed_on] == [(0, 1), (0, 1)]
            assert [len(n.hub.tables) for n in passed_on] == [0, 0]
            assert not any(served.nodes.lease.key in n.nodes.suspects for n in passed_on)
            (live,) = served.hub.tables.values()
            assert {line.network for line in live.connections} == {"127.0.0.0/24"}
        await until(lambda: not any(n.hub.relayed for n in (first, second, third)))


@on_a_loop
async def test_a_card_is_read_without_claiming_the_table(database: str) -> None:
    async with nodes(database, 2) as (first, second):
        code = await open_table(first.url, "infiltres")
        for each in (first, second):
            status, body = await get(f"{each.url}/api/tables/{code}")
            assert status == 200
            assert msgspec.json.decode(body)["code"] == code
        assert await server_of(database) == [None]


@on_a_loop
async def test_who_leaves_hands_its_tables_over_first_and_then_sends_the_phones_on(
    database: str,
) -> None:
    async with nodes(database, 2) as (first, second):
        async with table_of(first.url, 3, machines=1) as phones:
            code = phones[0].code
            async with Phone(second.url, code, phones[1].token, luck=Random(9)) as bob:
                await bob.until(lambda: bob.public is not None)
                assert second.hub.relayed == 1
                await first.hub.stop()
                await until(lambda: second.hub.tables)
                assert await server_of(database) == [second.nodes.lease.key]
                await bob.ask(Say("table", "encore là"))
                await bob.until(lambda: any(said.text == "encore là" for said in bob.talk))
        assert (await get(f"{first.url}/health"))[0] == 503


@on_a_loop
async def test_a_node_that_was_given_up_hangs_up_and_comes_back_as_a_new_one(database: str) -> None:
    async with nodes(database, 2) as (first, _), table_of(first.url, 3) as (ana, *_):
        was = first.nodes.lease.key
        (live,) = first.hub.tables.values()
        await query(database, "delete from huisclos.node where key = $1", was)
        await until(lambda: live.failed)
        await until(lambda: first.nodes.alive)
        assert first.nodes.lease.key != was
        await ana.ask(Say("table", "de retour"))
        await ana.until(lambda: any(said.text == "de retour" for said in ana.talk))
        assert (await get(f"{first.url}/health"))[0] == 200


@asynccontextmanager
async def shell(database: str, code: str, says: bytes) -> AsyncIterator[Lease]:
    """What seems to be a node, and has the table; who comes is told that much and nothing else."""

    async def hang_up(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(says)
        writer.close()

    door = await asyncio.start_server(hang_up, "127.0.0.1", 0)
    address = f"http://127.0.0.1:{door.sockets[0].getsockname()[1]}"
    store = await asyncio.to_thread(PostgresStore, database)
    try:
        lease = Lease(store, address, program(), PATIENCE)
        await lease.join()
        id = await store.find(code)
        assert id and await lease.claim(id)
        yield lease
    finally:
        door.close()
        await asyncio.to_thread(store.close)


@on_a_loop
async def test_a_table_whose_node_was_killed_is_taken_as_soon_as_somebody_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "SUSPECTED", PATIENCE)
    async with node(database) as served:
        code = await open_table(served.url, "infiltres")
        async with shell(database, code, b"") as killed, Phone(served.url, code) as ana:
            await until(lambda: served.hub.tally.connected > 1)  # sent away, and come back
            assert not served.hub.tables  # a line of its own is still there
            await asyncio.to_thread(killed.store.close)
            await ana.join("Ana")
            assert await server_of(database) == [served.nodes.lease.key]


@on_a_loop
async def test_a_node_that_answers_is_not_taken_for_dead(database: str) -> None:
    async with node(database) as served:
        code = await open_table(served.url, "infiltres")
        full = b"HTTP/1.1 503 Service Unavailable\r\n\r\n"
        async with shell(database, code, full), Phone(served.url, code):
            await until(lambda: served.hub.tally.connected > 1)
            assert not served.hub.tables and not served.nodes.suspects


@on_a_loop
async def test_who_starts_where_a_dead_one_was_is_not_taken_for_it(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(membership, "SUSPECTED", PATIENCE / 2)
    async with node(database) as served:
        code = await open_table(served.url, "infiltres")
        async with shell(database, code, b"") as killed:
            async with Phone(served.url, code):
                await until(lambda: served.nodes.suspects)
            born = Lease(killed.store, killed.address, program(), PATIENCE)
            await born.join()
            id = await killed.store.find(code)
            assert id
            await query(database, "update huisclos.log set node = $1", born.key)
            late = (
                "update huisclos.node set seen = now() - make_interval(secs => $2) where key = $1"
            )
            await query(database, late, born.key, 0.6 * PATIENCE)
            with pytest.raises(membership.Elsewhere):
                await served.nodes.take(id)


@on_a_loop
async def test_a_table_that_was_being_read_when_its_node_was_given_up_is_not_served(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with nodes(database, 1) as (only,):
        code = await open_table(only.url, "infiltres")
        id = await only.hub.store.find(code)
        only.nodes.renewing.cancel()
        read = only.hub.asleep.read

        async def read_for_long(id: str) -> Table:
            table = await read(id)
            await query(database, "delete from huisclos.node where key = $1", only.nodes.lease.key)
            await only.nodes.renew()  # somebody else may have the table now
            await only.nodes.renew()
            assert only.nodes.alive
            return table

        monkeypatch.setattr(only.hub.asleep, "read", read_for_long)
        with pytest.raises(StoreError):
            await only.hub.load(id)
        assert not only.hub.tables
        monkeypatch.undo()
        assert await only.hub.load(id)


@on_a_loop
async def test_a_database_that_does_not_answer_at_first_is_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(app, "WAIT", 0.0)
    silent = iter([True, True, False])

    async def join() -> str:
        if next(silent):
            raise Unreachable("it does not answer")
        return "joined"

    assert await app.patiently(join) == "joined"
    assert caplog.messages == ["waiting for the database"]  # once


@on_a_loop
async def test_a_node_that_cannot_renew_hangs_up_by_itself(database: str) -> None:
    async with nodes(database, 1) as (only,), table_of(only.url, 3) as (ana, *_):
        (live,) = only.hub.tables.values()
        only.nodes.renewing.cancel()
        only.nodes.lease.silent = 0.5
        await only.nodes.renew()
        await until(lambda: live.failed)
        assert not only.nodes.alive
        assert (await get(f"{only.url}/health"))[0] == 503
        code = ana.code
        async with (
            aiohttp.ClientSession() as session,
            session.ws_connect(f"{only.url}/ws/{code}") as line,
        ):
            await line.send_str(encode(Hello(protocol=PROTOCOL)).decode())
            gone = msgspec.json.decode(await line.receive_str())
        assert (gone["type"], gone["again"]) == ("Gone", True)
        only.nodes.lease.silent = PATIENCE
        await only.nodes.renew()
        await ana.until(lambda: len(only.hub.tables) == 1)


@on_a_loop
async def test_who_was_stopped_serves_nobody_when_it_wakes_before_it_has_noticed_anything(
    database: str,
) -> None:
    async with nodes(database, 1) as (only,), table_of(only.url, 3):
        (id,) = only.hub.tables
        only.nodes.until = 0.0  # as if the clock had jumped
        with pytest.raises(StoreError, match="given up"):
            await only.hub.load(id)


@on_a_loop
async def test_a_table_of_a_newer_program_is_served_by_one_that_knows_it(database: str) -> None:
    async with nodes(database, 2) as (old, new):
        code = await open_table(old.url, "infiltres")
        newer = [9, 9, 9]
        await query(database, "update huisclos.log set writer = $1", newer)
        async with Phone(old.url, code, luck=Random(1)) as ana:
            await until(lambda: old.hub.tally.connected > 1)  # sent away, and come back
            assert not old.hub.tables and not new.hub.tables
            new.nodes.lease.program = (9, 9, 9)
            await query(
                *(database, "update huisclos.node set program = $1 where key = $2"),
                *(newer, new.nodes.lease.key),
            )
            await ana.join("Ana")
            assert await server_of(database) == [new.nodes.lease.key]
            assert old.hub.relayed == 1


@on_a_loop
async def test_the_list_of_open_rooms_holds_for_the_house(database: str) -> None:
    async with nodes(database, 2) as (first, second):
        codes = [await open_table(each.url, "infiltres") for each in (first, second)]
        async with (
            Phone(first.url, codes[0], luck=Random(1)) as ana,
            Phone(second.url, codes[1], luck=Random(2)) as bob,
        ):
            for phone, name in ((ana, "Ana"), (bob, "Bob")):
                await phone.join(name)
                await phone.ask(Switch("listed", True))
                await phone.until(lambda phone=phone: phone.room.listed)
            for each in (first, second):
                each.nodes.listing = (-1e9, [])
                _, body = await get(f"{each.url}/api/tables")
                assert {room["code"] for room in msgspec.json.decode(body)} == {*codes}


@on_a_loop
async def test_the_limits_of_the_house_are_shared_and_one_node_tidies_up(database: str) -> None:
    async with nodes(database, 2) as (first, second):
        for each in (first, second):
            assert each.hub.guesses.house.rate == GUESSES_PER_SECOND / 2
            assert each.hub.opening.most == TABLES_AT_ONCE / 2
        assert (first.nodes.eldest, second.nodes.eldest) == (True, False)
        await first.hub.stop()
        await second.nodes.renew()
        assert second.nodes.eldest
        assert second.hub.guesses.house.rate == GUESSES_PER_SECOND


@on_a_loop
async def test_a_table_that_another_node_serves_is_not_tidied_up(database: str) -> None:
    async with nodes(database, 2) as (first, second):
        code = await open_table(first.url, "infiltres")
        free, newer = [await open_table(first.url, "infiltres") for _ in range(2)]
        async with Phone(second.url, code, luck=Random(1)) as ana:
            await ana.join("Ana")
            await query(database, "update huisclos.log set at = 0")
            await query(
                database, "update huisclos.log set writer = $1 where code = $2", [9, 9, 9], newer
            )
            assert await first.hub.tidy() == 1
            assert await first.hub.store.find(code)
            assert await first.hub.store.find(newer)  # whoever knows it may
            assert not await first.hub.store.find(free)


@on_a_loop
async def test_a_file_of_another_versions_page_is_passed_on_from_a_node_that_has_it(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both look into one folder here, so that each has what the other has not by its name alone."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "old-1234.js").write_text("let version = 1")
    (tmp_path / "index.html").write_text("<!doctype html>")
    asked: list[str] = []
    built = routes.built

    def one_has_it(path: str) -> Path | None:
        asked.append(path)
        return built(path) if len(asked) == 2 else None

    monkeypatch.setattr(routes, "STATIC", tmp_path)
    monkeypatch.setattr(routes, "built", one_has_it)
    monkeypatch.setattr(membership, "REACH", 0.001)  # a busy one is not left out: the page needs it
    async with nodes(database, 2) as (first, _):
        status, body = await get(f"{first.url}/assets/old-1234.js")
        assert (status, body) == (200, b"let version = 1")
        asked.clear()
        status, _body = await get(f"{first.url}/assets/none-1234.js")
        assert (status, len(asked)) == (404, 2)  # it is not asked for in a circle


@on_a_loop
async def test_a_node_whose_program_may_not_write_any_more_says_so(database: str) -> None:
    async with node(database) as served:
        await query(database, "update huisclos.house set oldest = $1", schema.VERSION + 1)
        await asyncio.wait_for(served.nodes.left.wait(), PATIENCE)
        assert isinstance(served.nodes.too_old, StoreError)
        assert "update the program" in str(served.nodes.too_old)
