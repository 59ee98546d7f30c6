"""`huisclos play --join`: a seat at a house, left and taken again."""
# ruff: noqa: RUF001 -- English quotes are single and curly.

import asyncio
import io
import json
import stat
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from rich.console import Console
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.client import Phone
from huisclos.tables import LOBBY, Member
from huisclos.tables.commands import playing
from huisclos.terminal.kept import Kept, Seat
from huisclos.terminal.screen import Plain
from huisclos.terminal.session import Session
from tests.conftest import PATIENCE
from tests.terminal.house import House, open_house
from tests.terminal.script import LINES, SCRIPT


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house() as opened:
        yield opened


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is kept of this user is kept here; their luck is fixed, their patience great."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("huisclos.terminal.visit.REACH", PATIENCE)
    monkeypatch.setattr("huisclos.terminal.session.ANSWER", PATIENCE)
    monkeypatch.setattr("huisclos.client.phone.SystemRandom", lambda: Random(1))
    return tmp_path


def join(*arguments: str, lines: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, ("play", "--language", "en", *arguments), input=lines)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_what_was_said_long_ago_is_read_back_when_asked_for(house: House) -> None:
    code = house.open_table()
    there = ("--join", house.url, "--code", code)
    join(*there, "--name", "Ana", lines="quit\n")

    async def talk() -> None:
        live = await house.hub.load(await house.hub.store.find(code))
        for number in range(150):
            live.carry(playing.say(live.head, live.now, Member(1), LOBBY, f"line {number}."))
        while live.head is not live.shown:
            await asyncio.sleep(0)

    house.call(talk())
    _, text = join(*there, lines="reread\nreread\nquit\n")
    assert "You have missed some of the talk. Type ‘reread’ to read it." in text
    told = [line.rsplit("line ", 1)[1] for line in text.splitlines() if "Ana: line" in line]
    assert told == [f"{number}." for number in (*range(50, 150), *range(50))]
    assert "Nothing was said before that." in text


def test_a_seat_is_left_and_taken_again(house: House, state: Path) -> None:
    code = house.open_table()
    there = ("--join", house.url, "--code", code.lower())
    left, first = join(*there, "--name", "Ana", lines="bot\nbot\nstart\nquit\n")
    kept = state / "huisclos" / "seats.json"
    assert left == 0
    assert "One person is missing. A bot will do. Type ‘bot’ to add one." in first
    assert f"To come back: huisclos play --join {house.url} --code {code}" in first
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600

    ended, second = join(*there, "--name", "Somebody else", lines=SCRIPT)
    assert ended == 0
    assert "The game begins." in second and "The game is over." in second
    assert house.table(code).people[0].name == "Ana"
    assert len(house.table(code).people) == 3

    assert join(*there, "--forget") == (0, f"forgotten: {house.url} {code}\n")
    assert json.loads(kept.read_text()) == {}
    assert join(*there, "--forget") == (0, f"nothing was kept: {house.url} {code}\n")


def test_a_seat_that_is_no_longer_known_is_taken_anew(house: House, state: Path) -> None:
    code = house.open_table()
    kept = state / "huisclos" / "seats.json"
    kept.parent.mkdir()
    seat = {"type": "Seat", "token": "of another time", "name": "Ana"}
    kept.write_text(json.dumps({f"{house.url} {code}": seat}))
    done, _ = join("--join", f"{house.url}/{code}", "--name", "Bob", lines="quit\n")
    assert done == 0
    assert [person.name for person in house.table(code).people] == ["Bob"]


@pytest.mark.parametrize("content", [b"", b"{", b'{"\xff":1}', b"[" * 5000])
def test_seats_that_cannot_be_read_are_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    kept = Kept(tmp_path)
    kept.path.write_bytes(content)
    assert kept.get("http://house", "KRBX") is None
    kept.keep("http://house", "KRBX", Seat("token", "Ana"))
    assert kept.get("http://house", "KRBX") == Seat("token", "Ana")


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("", "There is no table with this code."),
        ("http://127.0.0.1:9", "no house answers at http://127.0.0.1:9"),
    ],
)
def test_who_finds_no_table_is_told_why(
    house: House, monkeypatch: pytest.MonkeyPatch, url: str, words: str
) -> None:
    if url:
        monkeypatch.setattr("huisclos.terminal.visit.REACH", 0.5)
    done, output = join("--join", url or house.url, "--code", "AAAA")
    assert done == 2
    assert words in output
    assert len(output.splitlines()) == 1


def test_a_name_that_is_taken_is_refused_in_the_language_of_the_person(house: House) -> None:
    code = house.open_table()

    async def somebody_called_ana() -> None:
        async with Phone(house.url, code) as phone:
            await phone.join("Ana")

    asyncio.run(somebody_called_ana())
    done, output = join("--join", house.url, "--code", code, "--name", "Ana")
    assert done == 2
    assert "This name is already taken at this table." in output


class Unsteady:
    """Plays; once in a while the line breaks."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lines = iter(["bot", "bot", "start", *LINES])
        self.count = 0

    async def line(self) -> str | None:
        self.count += 1
        if self.count in (5, 8):
            await asyncio.to_thread(self.house.cut_all_lines)
        return next(self.lines)


def test_a_line_that_breaks_costs_nothing(house: House) -> None:
    code, output = house.open_table(), io.StringIO()

    async def visit() -> Phone:
        async with Phone(house.url, code) as phone:
            await phone.join("Ana")
            screen = Plain(Console(file=output, width=200, markup=False, highlight=False))
            session = Session(phone, "en", screen)
            screen.asked = session.scene.plainly
            await session.run(Unsteady(house))
            return phone

    phone = asyncio.run(visit())
    text = output.getvalue()
    told = [line for line in text.splitlines() if "Mission 1." in line]
    assert phone.connections >= 2
    assert "Connected again." in text
    assert len(told) == 1, "nothing is told twice"
    assert "The game is over." in text
