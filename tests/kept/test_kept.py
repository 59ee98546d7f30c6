"""What earlier programs wrote is read to the last note, and their houses are played on."""

import asyncio
import json
import lzma
import zipfile
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
from aiohttp.test_utils import TestClient, TestServer
from msgspec import convert
from typer.testing import CliRunner

from huisclos import bots, shelf
from huisclos.cli import app
from huisclos.client import Phone
from huisclos.kernel import Illegal, NoWorld, View, awaited, decode, view
from huisclos.kernel.scale import FORMER
from huisclos.server.app import make_app
from huisclos.server.hub import Hub
from huisclos.server.settings import Settings
from huisclos.store import open_store
from huisclos.store.look import read_tables
from huisclos.tables import Record, Table, fold, log
from huisclos.tables.commands import playing
from huisclos.tables.event import Copied, Played
from huisclos.tables.playback import playback
from huisclos.tables.verify import verify
from huisclos.tables.wishes import Resume, Start
from tests.kept.record import (
    FINISHED,
    LOBBY,
    NAMES,
    OWNER,
    STOPPED,
    account_of_game,
    standing,
    token,
)
from tests.server.house import REHEARSAL

HERE = Path(__file__).parent
LOGS = sorted(HERE.glob("edition-*/*.jsonl.xz"))
HOUSES = sorted(HERE.glob("*/house.zip"))
RUN = CliRunner()


def title(path: Path) -> str:
    return f"{path.parent.name}-{path.name.split('.')[0]}"


def text_of(path: Path) -> str:
    return lzma.decompress(path.read_bytes()).decode()


def noted(path: Path, name: str) -> dict:
    return json.loads((path.parent / name).read_text())


@pytest.fixture
def unpacked(request, tmp_path) -> Path:
    with zipfile.ZipFile(request.param) as files:
        files.extractall(tmp_path)
    return tmp_path / "house.db"


def tables_in(store: Path) -> dict[str, Table]:
    found = {}
    for _, bodies in read_tables(store):
        table = Table(shelf.games())
        for body in bodies:
            table = fold(table, decode(body, Record))
        found[table.code] = table
    return found


def test_every_game_in_each_of_its_modes_is_kept():
    kept = {path.name.split(".")[0] for path in LOGS}
    for name in shelf.ours():
        assert {f"{name}-{mode}" for mode in shelf.game(name).modes} <= kept
        assert any(title.startswith(name) for title in kept)
    assert HOUSES


@pytest.mark.parametrize("path", LOGS, ids=title)
def test_a_kept_game_holds_and_is_told_as_it_was(path):
    """Or, if its edition is no longer judged, that is said, and its moves stand as they are."""
    text = text_of(path)
    records = log.load(text)
    wanted = noted(path, "games.json")[path.name.split(".")[0]]
    assert log.digest(text) == wanted["log"]
    checked = verify(shelf.games(), records)
    for number, (game, was) in enumerate(zip(checked, wanted["games"], strict=True), 1):
        if shelf.game(was["game"]).of_edition(game.edition):
            assert game.over and account_of_game(records, number) == was
        else:
            assert (
                game.unjudged
                and len(playback(shelf.games(), records, number).moments) == was["moves"]
            )


def test_a_what_if_is_kept_with_the_moves_it_was_copied_from():
    """Its dealer's draws are checked from the first move that is its own."""
    records = log.load(text_of(HERE / "edition-3/lucky-what-if.jsonl.xz"))
    [mark] = [record.event.moves for record in records if isinstance(record.event, Copied)]
    [game] = verify(shelf.games(), records)
    assert 0 < mark < len([1 for record in records if isinstance(record.event, Played)])
    assert game.over


@pytest.mark.parametrize("path", LOGS[:1], ids=title)
def test_a_kept_game_is_verified_and_replayed_by_command(path, tmp_path):
    file = tmp_path / "kept.jsonl"
    file.write_text(text_of(path))
    for command in ("verify", "replay"):
        done = RUN.invoke(app, [command, str(file), "--json"])
        assert done.exit_code == 0, done.output
        assert json.loads(done.stdout)


@pytest.mark.parametrize("unpacked", HOUSES, ids=title, indirect=True)
def test_a_killed_house_stands_where_it_stood(unpacked, request):
    wanted = noted(request.node.callspec.params["unpacked"], "house.json")
    assert {code: standing(table) for code, table in tables_in(unpacked).items()} == wanted


@pytest.mark.parametrize("unpacked", HOUSES, ids=title, indirect=True)
def test_every_game_of_a_killed_house_goes_on_by_people_bots_and_the_clock(unpacked):
    tables = tables_in(unpacked)
    for code in STOPPED:
        table = tables[code]
        if table.paused:
            table = playing.resume(table, table.at, OWNER).table
        sitting = table.sitting
        asked = awaited(sitting.game, sitting.state)
        people = [seat for seat in asked if sitting.bots[seat] is None]
        assert {*sitting.bots} & {*FORMER}
        assert people
        for seat in people:
            action = sitting.game.sample(sitting.state, seat, Random(seat))
            assert playing.play(table, table.at, seat, action)
        for seat in {*asked} - {*people}:
            seen = view(sitting.game, sitting.state, seat)
            moves = sitting.game.moves(sitting.state, seat)
            with suppress(NoWorld):  # one of a crew that waits for its captain
                choose = bots.level(sitting.game.name, sitting.bots[seat])  # by its first name
                action = choose(seen, tuple(moves), Random(seat), 20)
                assert playing.play(table, table.at, seat, action, cause="bot")
        late = playing.time_up(table, sitting.deadline.ends)
        assert "clock" in [r.event.cause for r in late.records if isinstance(r.event, Played)]


@pytest.mark.parametrize("unpacked", HOUSES, ids=title, indirect=True)
def test_a_house_that_opens_on_a_killed_store_takes_everybody_back(unpacked):
    """They see their room, play their next move, and start the next game."""

    async def evening():
        hub = Hub(open_store(str(unpacked)), Settings(bot_pace=0, rehearsal=REHEARSAL))
        async with TestClient(TestServer(make_app(hub))) as client:
            url = str(client.make_url(""))
            for code in STOPPED:
                await go_on(url, code)
            async with Phone(url, LOBBY, token(NAMES[0])) as ana:
                await ana.until(lambda: ana.settled)
                await ana.ask(Start())
                await ana.until(lambda: ana.public is not None)
            async with Phone(url, FINISHED, token(NAMES[0])) as ana:
                await ana.until(lambda: ana.settled)
                assert ana.room.over and ana.talk
            answer = await client.get(f"/api/tables/{FINISHED}/replay")
            assert (await answer.json())["outcome"] is not None
            await hub.stop()
        hub.store.close()

    asyncio.run(evening())


async def go_on(url: str, code: str) -> None:
    """Whoever of the people may act first plays a move that is taken."""
    kind, _ = STOPPED[code]
    phones = [Phone(url, code, token(name)) for name in NAMES[: kind.people]]
    for phone in phones:
        await phone.__aenter__()
    try:
        for phone in phones:
            await phone.until(lambda phone=phone: phone.settled)
        if phones[0].room.paused_by:
            await phones[0].ask(Resume())
            for phone in phones:
                await phone.until(lambda phone=phone: phone.room.paused_by is None)
        assert phones[0].clock.running
        plays = [asyncio.create_task(play_one(phone)) for phone in phones]
        await asyncio.wait(plays, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert any(play.done() and play.result() for play in plays)
        for play in plays:
            play.cancel()
        await asyncio.gather(*plays, return_exceptions=True)
    finally:
        for phone in phones:
            await phone.__aexit__()


async def play_one(phone: Phone) -> bool:
    choose = bots.level(phone.room.game, bots.strongest(phone.room.game))
    while True:
        await phone.until(lambda: phone.sheet.may_act, None)
        moves, before = phone.sheet.moves, phone.changes
        options = convert(phone.room.options, shelf.game(phone.room.game).options)
        seen = View(phone.seat, options, phone.public, phone.sheet.private, tuple(phone.notes))
        try:
            await phone.play(moves[0] if moves else choose(seen, moves, Random(1), 20))
            return True
        except (Illegal, NoWorld):  # a bot was faster, or others have to act first
            await phone.until(lambda before=before: phone.changes > before, None)
