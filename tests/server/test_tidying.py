"""Tables that nobody comes back to: how long they are kept is for the operator to say."""

import asyncio

from huisclos.kernel import decode, encode
from huisclos.server import hub as hubs
from huisclos.server import tidying
from huisclos.server.settings import Settings
from huisclos.server.tidying import DAY, close, tidy
from huisclos.store import MemoryStore
from huisclos.tables import Record
from huisclos.tables.event import Closed
from tests.server.house import REHEARSAL
from tests.server.inside import house_inside
from tests.tables.seated import room_of_three


class Shelf:
    """A store, and a clock that the test winds."""

    def __init__(self, monkeypatch) -> None:
        self.now = 1_000_000.0
        self.store = MemoryStore(now=lambda: self.now)
        monkeypatch.setattr(tidying.time, "time", lambda: self.now)

    async def open(self, id: str, code: str) -> None:
        done = asyncio.get_running_loop().create_future()
        bodies = [encode(record) for record in room_of_three().records]
        self.store.append(id, 0, bodies, done.set_result, code=code)
        assert await done is None

    async def standing(self) -> dict[str, bool]:
        return {table.id: table.closed is None for table in await self.store.tables(closed=True)}


def test_what_nobody_touched_for_long_is_closed_and_its_log_is_kept(monkeypatch):
    async def days():
        shelf = Shelf(monkeypatch)
        await shelf.open("old", "AAAA")
        shelf.now += 10 * DAY
        await shelf.open("new", "BBBB")
        shelf.now += 4 * DAY
        assert await tidy(shelf.store, Settings(), ()) == 1
        assert await shelf.standing() == {"old": False, "new": True}
        last = decode((await shelf.store.read("old"))[-1], Record)
        assert isinstance(last.event, Closed)
        assert await shelf.store.find("AAAA") is None
        shelf.now += 1000 * DAY
        assert await tidy(shelf.store, Settings(keep=None), ()) == 0
        assert await tidy(shelf.store, Settings(), ["new"]) == 0  # somebody is there
        assert await tidy(shelf.store, Settings(), ()) == 1
        assert await shelf.standing() == {"old": False, "new": False}  # and never removed by itself

    asyncio.run(days())


def test_closed_tables_are_deleted_only_if_the_operator_wants_it(monkeypatch):
    async def days():
        shelf = Shelf(monkeypatch)
        await shelf.open("old", "AAAA")
        await shelf.open("open", "BBBB")
        (old, _) = await shelf.store.tables()
        assert await close(shelf.store, old)
        shelf.now += 5 * DAY
        assert await tidy(shelf.store, Settings(keep=None, remove=6), ()) == 0
        shelf.now += DAY
        assert await tidy(shelf.store, Settings(keep=None, remove=6), ()) == 1
        assert await shelf.standing() == {"open": True}

    asyncio.run(days())


def test_a_table_where_something_has_just_happened_is_left_alone(monkeypatch):
    async def days():
        shelf = Shelf(monkeypatch)
        await shelf.open("t", "AAAA")
        (table,) = await shelf.store.tables()
        assert not await close(shelf.store, table._replace(events=table.events - 1))
        assert not await close(shelf.store, table._replace(events=table.events + 1))
        assert await shelf.standing() == {"t": True}

    asyncio.run(days())


def test_a_house_tidies_up_by_itself_and_the_code_is_free(monkeypatch):
    monkeypatch.setattr(hubs, "TIDY_UP_EVERY", 0.0)

    async def evening():
        settings = Settings(bot_pace=0, rehearsal=REHEARSAL, keep=0.0)
        async with house_inside(settings) as (hub, client):
            code = await hub.open("infiltres", {})
            tidying_up = asyncio.create_task(hub.tidy_up())
            while await hub.store.tables():
                await asyncio.sleep(0)
            tidying_up.cancel()
            assert (await client.get(f"/api/tables/{code}")).status == 404

    asyncio.run(evening())
