"""`huisclos tables`: an operator's list, and how tables are closed and deleted under a house."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.client import Phone, open_table
from huisclos.store import open_store
from huisclos.store.schema import beside
from huisclos.tables.wishes import Say
from tests.cli.recorded import evening, keep
from tests.conftest import PATIENCE
from tests.server.house import House

RUN = CliRunner()
WORDS = b"Zebulonix"


@pytest.fixture
def store(tmp_path) -> Path:
    path = tmp_path / "house.db"
    records = evening()
    asyncio.run(keep(path, "5afe", records, code="KRBX"))
    asyncio.run(keep(path, "70ad", records, code="QQQQ"))
    return path


def tables(*arguments: str, store: Path, **named):
    return RUN.invoke(app, ["tables", *arguments, "--store", str(store)], **named)


def listed(store: Path, *arguments: str) -> list[dict]:
    return json.loads(tables("--json", *arguments, store=store).stdout)


def test_tables_are_listed_with_their_game_and_the_closed_ones_when_asked_for(store):
    lines = tables(store=store).stdout.splitlines()
    assert [line.split()[:3] for line in lines] == [
        ["KRBX", "5afe", "infiltres"],
        ["QQQQ", "70ad", "infiltres"],
    ]
    assert tables("close", "krbx", store=store).exit_code == 0
    assert [table["id"] for table in listed(store)] == ["70ad"]
    assert [(t["id"], t["code"], bool(t["closed"])) for t in listed(store, "--all")] == [
        ("5afe", None, True),
        ("70ad", "QQQQ", False),
    ]


def test_a_closed_table_keeps_its_log_and_can_be_exported(store):
    events = listed(store)[0]["events"]
    tables("close", "KRBX", store=store)
    done = RUN.invoke(app, ["export", "5afe", "--store", str(store)])
    last = json.loads(done.stdout.splitlines()[-2])
    assert last["event"]["type"] == "Closed"
    assert listed(store, "--all")[0]["events"] == events + 1
    assert "was closed already" in tables("close", "5afe", store=store).stdout


def test_deleting_asks_first(store):
    done = tables("delete", "KRBX", store=store, input="n\n")
    assert done.exit_code == 1 and len(listed(store)) == 2
    done = tables("delete", "KRBX", store=store, input="y\n")
    assert done.exit_code == 0 and [table["id"] for table in listed(store)] == ["70ad"]


@pytest.mark.parametrize("command", ["close", "delete"])
def test_of_names_that_are_not_all_there_none_is_touched(store, command):
    more = ("--yes",) if command == "delete" else ()
    done = tables(command, "KRBX", "XXXX", *more, store=store)
    assert done.exit_code == 2
    assert "holds no table XXXX, nor an open one with that code; nothing was done" in done.stderr
    assert len(listed(store)) == 2


@pytest.mark.parametrize("command", [(), ("close", "KRBX"), ("delete", "KRBX", "--yes")])
def test_a_store_that_is_not_there_is_not_made(tmp_path, command):
    done = tables(*command, store=tmp_path / "nowhere.db")
    assert done.exit_code == 2 and "there is no store" in done.stderr
    assert [*tmp_path.iterdir()] == []


def test_an_empty_store_says_so(tmp_path):
    open_store(str(tmp_path / "new.db")).close()
    assert "no open table" in tables(store=tmp_path / "new.db").stdout


def test_what_is_still_being_read_is_said_to_be_there(store, monkeypatch):
    monkeypatch.setattr("huisclos.cli.tables.TRIES", 1)
    monkeypatch.setattr("huisclos.cli.tables.PAUSE", 0)
    with closing(sqlite3.connect(store, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select * from event").fetchall()
        done = tables("delete", "KRBX", "--yes", store=store)
    assert "house.db-wal still has something of it" in done.stdout.replace("\n", " ")


def files_of(store: Path) -> bytes:
    return b"".join(f.read_bytes() for f in (store, *beside(store)) if f.exists())


def test_the_phones_of_a_served_table_are_told_and_nothing_of_a_deleted_one_is_left(tmp_path):
    store = tmp_path / "house.db"

    async def evening(house: House) -> None:
        codes = [await open_table(house.url, "infiltres") for _ in range(3)]
        async with (
            Phone(house.url, codes[0]) as ana,
            Phone(house.url, codes[1]) as bob,
            Phone(house.url, codes[2]) as eve,
        ):
            for phone in (ana, bob, eve):
                await phone.join(WORDS.decode() if phone is bob else "Somebody")
            for number in range(30):
                await bob.ask(Say("lobby", f"{WORDS.decode()} {number}"))
            await bob.until(lambda: bob.said == 30)
            assert WORDS in files_of(store)
            done = await asyncio.to_thread(tables, "close", codes[0], store=store)
            assert done.exit_code == 0, done.output
            done = await asyncio.to_thread(tables, "delete", codes[1], "--yes", store=store)
            assert done.exit_code == 0, done.output
            assert WORDS not in files_of(store)
            for phone, why in ((ana, "table-closed"), (bob, "table-deleted")):
                async with asyncio.timeout(PATIENCE):
                    while phone.gone is None:
                        await asyncio.sleep(0.01)
                assert phone.gone.key == why
            await eve.ask(Say("lobby", "still here"))
            await eve.until(lambda: eve.talk)
            assert eve.connections == 1

    with House(store) as house:
        asyncio.run(evening(house))
        assert house.stop() == 0
    assert WORDS not in files_of(store)
    assert [bool(table["closed"]) for table in listed(store, "--all")] == [True, False]
