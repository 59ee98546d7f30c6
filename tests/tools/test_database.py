"""A PostgreSQL for the tests: never root's, and gone with who started it."""

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path

import asyncpg
import pytest

from tests.conftest import PATIENCE
from tools.database import Database


def test_each_asks_for_an_empty_database_of_its_own(cluster: Database, database: str) -> None:
    async def tables(address: str) -> int:
        line = await asyncpg.connect(address)
        await line.execute("create table only_here()")
        count = await line.fetchval("select count(*) from pg_tables where schemaname = 'public'")
        await line.close()
        return int(count)

    for address in (database, cluster.empty()):
        assert asyncio.run(tables(address)) == 1


def test_root_has_it_run_by_somebody_else(cluster: Database) -> None:
    assert cluster.process
    status = Path(f"/proc/{cluster.process.pid}/status")
    if not status.exists():
        pytest.skip("read from /proc, on Linux only")
    (line,) = (line for line in status.read_text().splitlines() if line.startswith("Uid:"))
    assert "0" not in line.split()
    assert os.geteuid() == 0 or str(os.geteuid()) in line.split()


def test_it_ends_with_who_started_it_even_by_kill_9() -> None:
    starter = subprocess.Popen([sys.executable, "-m", "tools.database"], stdout=subprocess.PIPE)
    assert starter.stdout
    with starter.stdout:
        address = starter.stdout.readline().decode().strip()

    async def answers() -> bool:
        try:
            await (await asyncpg.connect(address)).close()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False
        return True

    assert asyncio.run(answers())
    starter.kill()
    starter.wait()
    until = time.monotonic() + PATIENCE
    while asyncio.run(answers()):
        assert time.monotonic() < until
        time.sleep(0.05)
