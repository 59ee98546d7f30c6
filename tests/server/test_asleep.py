"""A table that nobody is at: read in slices, from a snapshot if there is one, and kept at hand."""

import asyncio

import pytest

from huisclos.client import Phone
from huisclos.kernel import Illegal, encode
from huisclos.server import asleep, live
from huisclos.server.asleep import Asleep, program
from huisclos.store import MemoryStore, SqliteStore, Store
from huisclos.tables import Record
from huisclos.tables.commands import gathering
from huisclos.tables.event import Closed
from huisclos.tables.wishes import Say
from tests.server.inside import house_inside
from tests.server.players import eventually
from tests.tables.seated import ANA, GAMES, Seated, finished

LONG = 60  # events


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asleep, "LONG", LONG)
    monkeypatch.setattr(asleep, "SLICE", 16)


def long_evening() -> Seated:
    seated = finished()
    seated(gathering.clear, ANA, "6" * 64)
    while len(seated.records) < 2 * LONG:
        seated(gathering.rename, ANA, f"Ana {len(seated.records)}")
    return seated


async def filled(store: Store, seated: Seated, table: str = "t") -> None:
    done = asyncio.get_running_loop().create_future()
    bodies = [encode(record) for record in seated.records]
    store.append(table, 0, bodies, done.set_result, code=seated.table.code)
    assert await done is None


class Counted(MemoryStore):
    """How many events were read."""

    read_events = 0

    async def read(self, *arguments, **named):
        found = await super().read(*arguments, **named)
        self.read_events += len(found)
        return found


def test_a_long_log_is_folded_once_and_then_read_from_a_snapshot():
    async def visits():
        store, seated = Counted(), long_evening()
        await filled(store, seated)
        tables = [await Asleep(store, GAMES).read("t") for _ in range(3)]
        assert tables == [seated.table] * 3
        assert store.read_events == len(seated.records)

    asyncio.run(visits())


def test_others_have_their_turn_while_a_long_log_is_folded():
    async def visits():
        store, seated, turns = MemoryStore(), long_evening(), 0
        await filled(store, seated)

        async def count():
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        counting = asyncio.create_task(count())
        await Asleep(store, GAMES).read("t")
        counting.cancel()
        assert turns >= len(seated.records) // asleep.SLICE

    asyncio.run(visits())


@pytest.mark.parametrize("body", [b"", b"{}", b"\x80\x04\x95"])
def test_a_snapshot_that_cannot_be_read_costs_a_fold_and_is_made_anew(body):
    async def visits():
        store, seated = Counted(), long_evening()
        await filled(store, seated)
        store.snapshot("t", 5, body)
        assert await Asleep(store, GAMES).read("t") == seated.table
        assert (await store.recall("t"))[0] == len(seated.records)

    asyncio.run(visits())


def test_the_last_few_are_at_hand_and_read_again_if_somebody_else_has_written():
    async def visits():
        store, seated = Counted(), long_evening()
        for number in range(asleep.AT_HAND + 1):
            done = asyncio.get_running_loop().create_future()
            store.append(f"t{number}", 0, [*map(encode, seated.records)], done.set_result)
            await done
        house = Asleep(store, GAMES)
        for number in range(asleep.AT_HAND + 1):
            await house.read(f"t{number}")
        assert [*house.tables] == [f"t{number}" for number in range(1, asleep.AT_HAND + 1)]
        before = store.read_events
        await house.read("t5")
        assert store.read_events == before
        done = asyncio.get_running_loop().create_future()
        closed = encode(Record(seated.now, Closed()))
        store.append("t5", len(seated.records), [closed], done.set_result)
        await done
        assert (await house.read("t5")).closed
        assert store.read_events == before + 1

    asyncio.run(visits())


def test_a_table_that_is_deleted_while_somebody_comes_in_is_not_there():
    async def visits():
        store, seated = Counted(), long_evening()
        await filled(store, seated)
        async with house_inside(store=store) as (hub, _):
            await store.delete("t")
            with pytest.raises(Illegal, match="no-such-table"):
                await hub.load("t")
            assert not hub.tables and not hub.asleep.tables and not hub.asleep.kept

    asyncio.run(visits())


def test_looking_at_a_room_again_and_again_reads_no_log():
    async def visits():
        store, seated = Counted(), long_evening()
        await filled(store, seated)
        async with house_inside(store=store) as (hub, client):
            for _ in range(5):
                answer = await client.get(f"/api/tables/{seated.table.code}")
                assert (await answer.json())["people"] == 3
            assert store.read_events == len(seated.records)
            assert hub.tables == {}

    asyncio.run(visits())


def test_a_table_that_is_played_is_pictured_now_and_then_and_when_all_have_gone(monkeypatch):
    monkeypatch.setattr(asleep, "LONG", 1)
    monkeypatch.setattr(live, "PICTURE_EVERY", 0.0)

    async def visits():
        store = MemoryStore()
        async with house_inside(store=store) as (hub, client):
            code = await hub.open("infiltres", {})
            async with Phone(str(client.make_url("")), code) as ana:
                await ana.join("Ana")
                (table,) = hub.tables.values()
                while (await store.recall(table.id) or (0,))[0] != table.shown.number:
                    await asyncio.sleep(0)
                table.picturing.cancel()
                await ana.ask(Say("lobby", "hello"))
                await ana.until(lambda: ana.talk)
                last = table.shown
            while hub.tables:
                await asyncio.sleep(0)
            assert (await store.recall(table.id))[0] == last.number

    asyncio.run(visits())


def test_what_a_snapshot_is_written_by_changes_with_the_rules(tmp_path, monkeypatch):
    found = program.__wrapped__(*GAMES)
    assert program.__wrapped__(*GAMES) == found
    assert program.__wrapped__("infiltres") != found
    honest = asleep.sources

    def mended(folder):
        for file in honest(folder):
            if file.name == "judge.py":
                (tmp_path / "judge.py").write_text("mended")
                yield tmp_path / "judge.py"
            else:
                yield file

    monkeypatch.setattr(asleep, "sources", mended)
    assert program.__wrapped__(*GAMES) != found


# -- others at the store ---------------------------------------------------------------------------


def test_a_table_that_somebody_else_goes_on_with_is_followed_and_a_deleted_one_is_gone(tmp_path):
    async def visits():
        store, theirs = (SqliteStore(tmp_path / "house.db") for _ in range(2))
        async with house_inside(store=store) as (hub, client):
            url = str(client.make_url(""))
            codes = [await hub.open("infiltres", {}) for _ in range(3)]
            async with Phone(url, codes[0]) as ana, Phone(url, codes[1]) as bob:
                await ana.join("Ana")
                await bob.join("Bob")
                await client.get(f"/api/tables/{codes[2]}")
                ids = [await theirs.find(code) for code in codes]
                table = hub.tables[ids[0]].shown
                renamed = gathering.rename(table, table.at + 50, ana.member, "Ève")
                done = asyncio.get_running_loop().create_future()
                bodies = [encode(record) for record in renamed.records]
                theirs.append(ids[0], table.number, bodies, done.set_result)
                assert await done is None
                assert await theirs.delete(ids[1])
                assert await theirs.delete(ids[2])
                assert await store.strangers()
                assert await hub.follow_strangers()
                await ana.until(lambda: ana.room.people[0].name == "Ève")
                assert hub.tables[ids[0]].now >= table.at + 50
                await eventually(lambda: bob.gone is not None)
                assert {*hub.tables} == {ids[0]}
                assert {*hub.asleep.tables} <= {ids[0]}
                assert (await client.get(f"/api/tables/{codes[2]}")).status == 404
                assert bob.gone.key == "table-deleted"
                await ana.ask(Say("lobby", "still here"))
                await ana.until(lambda: ana.talk)
                assert ana.connections == 1
        store.close()
        theirs.close()

    asyncio.run(visits())
