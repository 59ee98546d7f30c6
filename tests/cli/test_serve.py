"""`huisclos serve`: where it can be found, and why it cannot be."""

import socket
import subprocess
import sys
import time

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.cli.serve import advice, announce
from huisclos.server.address import home_address
from huisclos.server.settings import Settings
from tests.conftest import PATIENCE
from tests.server.house import House

RUN = CliRunner()


@pytest.mark.parametrize(
    ("host", "advice"),
    [
        ("192.0.2.99", "--host an address of this machine"),
        ("127.0.0.1", "try another --port"),
    ],
)
def test_where_it_cannot_listen_it_says_what_to_change(host, advice):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = RUN.invoke(app, ["serve", "--store", "memory:", "--host", host, "--port", port])
    assert done.exit_code == 2
    assert advice in done.stderr.splitlines()[-1]


def test_a_host_that_has_no_address_is_said_to_be_the_trouble():
    assert "--host" in advice(socket.gaierror(socket.EAI_NONAME, "Name or service not known"))


def test_a_store_is_checked_behind_the_open_door_unless_it_was_left_in_order(tmp_path):
    with House(tmp_path / "house.db") as house:

        def checks() -> int:
            return house.log.read_text().count("the store is whole")

        wait_until(lambda: checks() == 1)
        house.kill()
        house.start()
        wait_until(lambda: checks() == 2)
        house.stop()
        house.start()
        house.stop()
        assert checks() == 2


def wait_until(true) -> None:
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_second_house_on_one_store_says_so_and_stops(tmp_path):
    store = tmp_path / "house.db"
    with House(store) as house:
        arguments = ["serve", "--host", "127.0.0.1", "--port", "0", "--store", str(store)]
        done = RUN.invoke(app, arguments)
        assert done.exit_code == 2
        words = f"huisclos: {store} is served by another house (process {house.process.pid})"
        assert done.stderr.splitlines()[-1].startswith(words)
        house.kill()
        checks = house.log.read_text().count("the store is whole")
        house.start()  # a killed one leaves no lock
        wait_until(lambda: house.log.read_text().count("the store is whole") > checks)
        assert house.stop() == 0
        assert "left" in store.with_name("house.db.lock").read_text()


@pytest.mark.parametrize(
    ("host", "printed", "opened"),
    [
        ("0.0.0.0", f"http://{home_address()}:8484", "http://localhost:8484"),
        ("::", f"http://{home_address()}:8484", "http://localhost:8484"),
        ("games.example", "http://games.example:8484", "http://games.example:8484"),
        ("::1", "http://[::1]:8484", "http://[::1]:8484"),
    ],
)
def test_the_page_is_opened_where_it_is_served(host, printed, opened, monkeypatch, capsys):
    pages: list[str] = []
    monkeypatch.setattr("webbrowser.open", pages.append)
    announce(Settings(host=host), 8484, open_page=True)
    assert pages == [opened]
    assert f": {printed}\n" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("store", "address", "words"),
    [
        ("memory:", "http://10.0.0.7:8484", "give --store postgresql://HOST/NAME"),
        ("postgresql://one/house", "10.0.0.7:8484", "is an address like http://10.0.0.7:8484"),
        ("postgresql://one/house", "http://10.0.0.7:8484/x", "is an address like"),
    ],
)
def test_where_others_reach_a_server_is_a_whole_address(store, address, words):
    done = RUN.invoke(app, ["serve", "--store", store, "--advertise", address])
    assert done.exit_code == 2
    assert words in done.stderr


def test_a_house_listens_before_it_loads_what_few_or_later_moments_need():
    """A database, if it has one; the library of sentences; what packages beside ours need."""
    code = "import sys, huisclos.server.app, huisclos.cli.tables; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"asyncpg", "fluent", "packaging"} & {*done.stdout.split()}


@pytest.mark.parametrize("host", ["0.0.0.0", "192.0.2.99", "games.example"])
def test_a_rehearsal_is_played_behind_closed_doors(host):
    """Whoever knows its word knows every deal: no house may be left so by accident."""
    done = RUN.invoke(app, ["serve", "--store", "memory:", "--host", host, "--rehearsal", "x"])
    assert done.exit_code == 2
    assert "on this machine only" in done.stderr


def test_a_rehearsal_is_announced_as_one(capsys):
    announce(Settings(host="127.0.0.1", rehearsal="x"), 8484, open_page=False)
    assert "every deal can be foretold" in capsys.readouterr().out
    announce(Settings(host="127.0.0.1"), 8484, open_page=False)
    assert "foretold" not in capsys.readouterr().out
