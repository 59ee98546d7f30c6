"""The commands of an operator on a house in PostgreSQL, and how a house moves there and back."""

import asyncio
import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.store import open_store
from tests.cli.recorded import evening, keep

RUN = CliRunner()


def run(*arguments: object) -> str:
    done = RUN.invoke(app, [*map(str, arguments)])
    assert done.exit_code == 0, done.output
    return done.stdout


def kept(store: object) -> list[tuple[object, ...]]:
    async def read() -> list[tuple[object, ...]]:
        opened = open_store(str(store))
        listed = await opened.tables(closed=True)
        found = [(t.id, t.code, t.closed is None, await opened.read(t.id)) for t in listed]
        opened.close()
        return found

    return asyncio.run(read())


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A house with a table that is played and one that is closed."""
    path, records = tmp_path / "house.db", evening()
    asyncio.run(keep(path, "5afe", records, code="KRBX"))
    asyncio.run(keep(path, "c105", records[:3], code="BCDF"))
    run("tables", "close", "BCDF", "--store", path)
    return path


def test_a_house_moves_from_a_file_to_postgresql_and_back_with_all_its_tables(
    file: Path, database: str, tmp_path: Path
) -> None:
    before = kept(file)
    assert [row[:3] for row in before] == [("5afe", "KRBX", True), ("c105", None, False)]
    run("import", file, "--store", database)
    assert kept(database) == before
    back, again = tmp_path / "back.db", tmp_path / "again.db"
    run("export", "--out", back, "--store", database)
    assert kept(back) == before  # it can be served as it is
    assert back.stat().st_mode & 0o777 == 0o600
    run("import", back, "--store", again)  # or put beside others
    assert kept(again) == before
    assert "was there already" in run("import", back, "--store", database)


def test_every_command_takes_the_address(file: Path, database: str, tmp_path: Path) -> None:
    run("import", file, "--store", database)
    listed = json.loads(run("tables", "--all", "--json", "--store", database))
    assert [(table["id"], table["code"]) for table in listed] == [("5afe", "KRBX"), ("c105", None)]
    assert {table["game"] for table in listed} == {"infiltres"}
    log = tmp_path / "game.jsonl"
    run("export", "krbx", "--out", log, "--store", database)
    assert run("verify", log) == run("verify", "KRBX", "--store", database).replace(
        "KRBX:", f"{log}:"
    )
    assert json.loads(run("verify", "5afe", "--json", "--store", file))["ok"]
    assert run("replay", "KRBX", "--game", 1, "--store", database) == run(
        "replay", log, "--game", 1
    )
    assert "closed" in run("tables", "close", "KRBX", "--store", database)
    assert "deleted; " in run("tables", "delete", "c105", "--yes", "--store", database)
    assert [row[:3] for row in kept(database)] == [("5afe", None, False)]
    wrong = RUN.invoke(app, ["tables", "close", "QQQQ", "--store", database])
    assert wrong.exit_code == 2 and "holds no table QQQQ" in wrong.output


def test_a_database_without_a_house_is_named_and_left_as_it_is(database: str) -> None:
    for arguments in (["tables"], ["tables", "close", "KRBX"], ["verify", "KRBX"]):
        done = RUN.invoke(app, [*arguments, "--store", database])
        assert done.exit_code == 2
        assert "holds no house" in done.output
