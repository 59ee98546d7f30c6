"""Which tables are served: each once, for as long as somebody listens."""

import asyncio

from huisclos.client import Phone
from huisclos.kernel import encode
from huisclos.store import SqliteStore, StoreFailed
from huisclos.tables.commands import gathering, playing
from huisclos.tables.wishes import Say
from huisclos.wire.messages import PROTOCOL, Hello, Join
from tests.conftest import PATIENCE
from tests.server.inside import house_inside
from tests.server.players import eventually


def test_a_line_that_ends_without_a_word_leaves_the_others_their_table():
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            url = str(client.make_url(""))
            silent = await client.ws_connect(f"/ws/{code}")
            await client.get(f"/api/tables/{code}")  # nobody listens yet: the table is put away
            async with Phone(url, code) as ana:
                await ana.join("Ana")
                await silent.close()
                await eventually(lambda: hub.connections == 1)
                async with Phone(url, code) as bob:
                    await bob.join("Bob")
                    await ana.until(lambda: len(ana.room.people) == 2)

    asyncio.run(visit())


def test_who_leaves_while_a_table_is_read_does_not_take_it_from_who_waited_with_them():
    """Or the next to come would have it read a second time, and two of it would be played on."""

    async def leave(hub, code):
        hub.drop(await hub.find(code))  # as for a line that is closed by now

    async def visit():
        async with house_inside() as (hub, _):
            code = await hub.open("infiltres", {})
            _, stays, comes = await asyncio.gather(leave(hub, code), hub.find(code), hub.find(code))
            assert [*hub.tables.values()] == [stays] == [comes]

    asyncio.run(visit())


def test_a_table_that_cannot_be_read_sends_the_phone_away_to_try_again(monkeypatch):
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            line = await client.ws_connect(f"/ws/{code}")
            await client.get(f"/api/tables/{code}")  # put away, so that it must be read again

            async def unreadable(tables):
                raise StoreFailed("no disk")

            monkeypatch.setattr(hub.store, "ends", unreadable)
            await line.send_str(encode(Hello(protocol=PROTOCOL)).decode())
            gone = await line.receive_json(timeout=PATIENCE)
            assert (gone["reason"]["key"], gone["again"]) == ("store-failed", True)
            await line.receive(timeout=PATIENCE)
            assert line.close_code == 1000

    asyncio.run(visit())


def test_a_table_that_somebody_else_writes_is_read_again_and_the_operator_hears_why(caplog):
    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                (live,) = hub.tables.values()
                renamed = gathering.rename(live.head, live.now, ana.member, "Eve")
                bodies = [encode(record) for record in renamed.records]
                kept = asyncio.get_running_loop().create_future()
                hub.store.append(live.id, live.head.number, bodies, kept.set_result)
                assert await kept is None
                await ana.ask(Say("lobby", "hello"))
                await ana.until(lambda: ana.room.people[0].name == "Eve")
                assert hub.tables[live.id] is not live

    asyncio.run(visit())
    assert [record.message for record in caplog.records] == ["a table will be read again"]
    assert "ends at event" in caplog.records[0].args["reason"]


def test_a_fault_of_ours_is_answered_on_the_line_and_the_line_stays(monkeypatch, caplog):
    """Else a phone would come back and send the same move again, for ever."""

    async def visit():
        async with house_inside() as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                monkeypatch.setattr(playing, "say", lambda *_: 1 / 0)
                await ana.ask(Say("lobby", "hello"))
                await ana.until(lambda: ana.refusals or ana.connections > 1)
                assert [refusal.key for refusal in ana.refusals] == ["our-fault"]
                assert ana.connections == 1

    asyncio.run(visit())
    assert "ZeroDivisionError" in caplog.text


def test_a_store_that_is_found_damaged_behind_the_open_door_closes_it(tmp_path, caplog):
    path = tmp_path / "house.db"

    async def fill() -> str:
        async with house_inside(store=SqliteStore(path)) as (hub, _):
            code = await hub.open("infiltres", {})
            kept = asyncio.get_running_loop().create_future()
            hub.store.append("another", 0, [b"x" * 500] * 200, kept.set_result)
            assert await kept is None
            hub.store.close()
            return code

    async def visit(code: str) -> None:
        async with house_inside(store=SqliteStore(path, check=False)) as (hub, client):
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                assert (await client.get("/health")).status == 200
                await hub.check()
                await ana.until(lambda: not ana.connected)
                for address in ("/health", f"/api/tables/{code}"):
                    assert (await client.get(address)).status == 503
                answer = await client.post("/api/tables", json={"game": "infiltres"})
                assert (answer.status, (await answer.json())["key"]) == (503, "store-failed")
            hub.store.close()

    code = asyncio.run(fill())
    whole = path.read_bytes()
    pages = [whole[at : at + 4096] for at in range(0, len(whole), 4096)]
    leaves = [at for at, page in enumerate(pages) if page[0] == 13]
    wiped = leaves[len(leaves) // 2]  # of the other table
    path.write_bytes(b"".join(bytes(4096) if at == wiped else p for at, p in enumerate(pages)))
    asyncio.run(visit(code))
    assert "is damaged: put a backup in its place" in caplog.text
    assert caplog.text.count("CRITICAL") == 1


def test_a_disk_that_fails_is_not_told_for_every_table(caplog):
    async def visit():
        async with house_inside() as (hub, client):
            codes = [await hub.open("infiltres", {}) for _ in range(3)]
            hub.store.failing = StoreFailed("no room")  # which a store on a disk says once
            for code in codes:
                phone = Phone(str(client.make_url("")), code)
                async with phone:
                    await phone.until(lambda phone=phone: phone.settled)
                    await phone.ask(Join("Ana"))
                    await phone.until(lambda phone=phone: not phone.connected)

    asyncio.run(visit())
    assert caplog.records == []
