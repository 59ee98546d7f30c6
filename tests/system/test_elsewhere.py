"""Server, workers and terminal on a system that has neither uvloop nor limits of processes, neither
locks of files nor keys one by one, and where a loop hears no signals."""

import asyncio
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from huisclos.aside.thinking import Overrun, reminded
from huisclos.client import Phone, open_table
from huisclos.kernel import Illegal
from huisclos.system import Held, Locked
from huisclos.tables.wishes import AddBot, Start
from tests.conftest import PATIENCE
from tests.server.house import get, wait_for
from tools.ports import free_port

HERE = Path(__file__).parent
ELSEWHERE = os.environ | {"PYTHONPATH": str(HERE)}


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "huisclos", *arguments]


@pytest.fixture
def house(tmp_path):
    port = free_port()
    log = (tmp_path / "log").open("wb")
    options = ("--host", "127.0.0.1", "--port", str(port), "--bot-pace", "0")
    store = str(tmp_path / "store.db")
    Path(store).touch(0o644)  # there every file looks so
    serving = subprocess.Popen(
        command("serve", *options, "--store", store), env=ELSEWHERE, stdout=log, stderr=log
    )
    url = f"http://127.0.0.1:{port}"
    try:
        assert wait_for(url, lambda: serving.poll() is None), (tmp_path / "log").read_text()
        yield url, serving, tmp_path
    finally:
        if serving.poll() is None:
            serving.kill()
        serving.wait()
        log.close()


def test_a_game_is_played_told_again_and_the_house_stops_in_good_order(house):
    url, serving, folder = house

    async def play() -> str:
        code = await open_table(url, "trio", {})
        async with Phone(url, code, luck=Random(1)) as ana:
            await ana.join("Ana")
            for _ in range(2):
                await ana.ask(AddBot())
            await ana.until(lambda: len(ana.room.people) == 3, PATIENCE)
            await ana.ask(Start())
            await ana.until(lambda: ana.public is not None, PATIENCE)
            while not ana.room.over:
                await ana.until(lambda: ana.room.over or bool(ana.sheet.moves), PATIENCE)
                with suppress(Illegal):  # others may have been faster
                    for move in ana.sheet.moves[:1]:
                        await ana.play(move)
            return code

    code = asyncio.run(play())
    status, body, _ = get(f"{url}/api/tables/{code}/replay")
    assert status == 200 and b'"moments"' in body, "a process aside has told it"
    again = subprocess.run(
        command("serve", "--port", "0", "--store", str(folder / "store.db")),
        env=ELSEWHERE,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert again.returncode == 2 and "is served by another house" in again.stderr
    serving.send_signal(signal.SIGTERM)
    assert serving.wait(PATIENCE) == 0
    log = (folder / "log").read_text()
    assert "a watchdog ends those that take too much" in log and "Traceback" not in log
    assert "this system keeps no file for its owner alone" in log


def test_a_terminal_without_keys_takes_whole_lines():
    done = subprocess.run(
        command("play", "trio", "--seats", "3", "--bot-pace", "0", "--language", "en"),
        env=ELSEWHERE,
        input="1\n" * 20,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr and "\n> " in done.stdout


def test_the_watchdog_ends_what_takes_too_much_time_or_room():
    for limits in ("memory=10**12, seconds=1", "memory=10_000"):
        code = f"from huisclos.aside.confine import confine; confine(politeness=0, {limits})\n"
        done = subprocess.run(
            [sys.executable, "-c", f"{code}while True: pass"], env=ELSEWHERE, timeout=PATIENCE
        )
        assert done.returncode == 4


def test_a_thought_is_stopped_where_the_system_does_not_ring():
    def think():
        while True:
            pass

    with pytest.raises(Overrun):
        reminded(0.05, think)
    assert reminded(PATIENCE, lambda: "a move") == "a move"


@pytest.mark.parametrize("system", [True, False])
def test_a_file_is_held_once_and_free_again(tmp_path, monkeypatch, system):
    if not system:
        monkeypatch.setattr("huisclos.system.locking.fcntl", None)
    path = tmp_path / "lock"
    one = Locked(path)
    one.take()
    one.write(b"mine")
    hold = "import sys; from pathlib import Path; from huisclos.system import Locked, Held\n"
    hold += f"import huisclos.system.locking as l\nif {not system}: l.fcntl = None\n"
    hold += "file = Locked(Path(sys.argv[1])); print(file.read(9))\ntry: file.take()\n"
    hold += "except Held: print('held')\n"

    def other() -> str:
        run = subprocess.run([sys.executable, "-c", hold, path], capture_output=True, text=True)
        assert run.stderr == ""
        return run.stdout

    assert other() == "b'mine'\nheld\n"
    one.close()
    assert other() == "b'mine'\n"
    assert issubclass(Held, Exception)
