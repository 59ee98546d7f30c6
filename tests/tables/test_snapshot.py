"""A snapshot is what the fold holds, all of it; any doubt, and it is none."""

import json
import lzma
from pathlib import Path

import pytest
from msgspec.structs import fields

from huisclos import shelf
from huisclos.kernel import encode
from huisclos.tables import Record, Table, fold, log, snapshot
from huisclos.tables.commands import gathering, playing
from huisclos.tables.sitting import Sitting
from tests.kept.record import STOPPED, Evening
from tests.tables.seated import ANA, GAMES, claimed, game_of_three
from tests.tables.test_editions import MUTE

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("edition-*/*.jsonl.xz"))
PROGRAM = "this one"
NONSENSE = {"seat": 0, "common": 0, "moves": [[0, {"type": "Nonsense"}]]}


def again(table: Table) -> Table | None:
    body = snapshot.write(table, PROGRAM)
    return snapshot.read(table.games, body, PROGRAM) if body else None


def assert_kept_at_each(records: list[Record], step: int) -> None:
    """Whatever is folded on top of one comes to the same, too."""
    table = ahead = Table(GAMES)
    for number, record in enumerate(records):
        table, ahead = fold(table, record), fold(ahead, record)
        if number % step == 0 or number == len(records) - 1:
            assert ahead == table
            if table.unjudged is None:
                ahead = again(table)
                assert ahead == table, number


@pytest.mark.parametrize("path", KEPT, ids=lambda path: f"{path.parent.name}-{path.name[:-9]}")
def test_every_kept_game_is_kept_whole_at_any_moment(path):
    """Undo, late seats, bots, talk and slips are in them."""
    records = log.load(lzma.decompress(path.read_bytes()).decode())
    assert_kept_at_each(records, step=max(1, len(records) // 25))


@pytest.mark.parametrize("kind", [kind for kind, _ in STOPPED.values()], ids=lambda k: k.game)
def test_every_game_of_today_is_kept_whole_at_any_moment(kind):
    evening = Evening(kind)
    evening.play(30)
    assert_kept_at_each(evening.records, step=7)


def test_nothing_of_table_or_sitting_is_left_out():
    shape = snapshot.shape(GAMES["trio"])
    tables, sittings = ({*kind.__struct_fields__} for kind in (shape.table, shape.sitting))
    assert tables == {field.name for field in fields(Table)} - {"games"}
    assert sittings == {field.name for field in fields(Sitting)} - {"game"}


def test_it_grows_with_the_game_and_not_with_the_moves_that_can_be_taken_back():
    """Their states share almost all that they hold."""
    before = game_of_three().table
    after = claimed().table
    assert len(after.sitting.past) == 3
    grown = len(snapshot.write(after, PROGRAM)) - len(snapshot.write(before, PROGRAM))
    state = len(encode(after.sitting.state))
    assert grown < 2 * state
    assert all(past.state is not None for past in again(after).sitting.past)


def test_a_room_without_a_game_is_kept_too():
    seated = game_of_three()
    assert again(Table(GAMES)) == Table(GAMES)
    seated(playing.say, ANA, "table", "hello")
    assert again(seated.table).talk == seated.table.talk


def changed(body: bytes, **values: object) -> bytes:
    return json.dumps({**json.loads(body), **values}).encode()


def deeper(body: bytes, value: object, *path: str) -> bytes:
    whole = json.loads(body)
    place = whole
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return json.dumps(whole).encode()


def test_one_of_another_program_edition_or_types_or_that_cannot_be_read_is_none():
    table = claimed().table
    body = snapshot.write(table, PROGRAM)
    assert snapshot.read(GAMES, body, PROGRAM) == table
    assert snapshot.read(GAMES, json.dumps(json.loads(body)).encode(), PROGRAM) == table
    assert snapshot.read(GAMES, body, "another") is None
    fewer = {name: game for name, game in GAMES.items() if name != "infiltres"}
    others = {**GAMES, "trio": MUTE["trio"]} if "trio" in MUTE else MUTE
    for games in (fewer, others, {}):
        assert snapshot.read(games, body, PROGRAM) is None
    for wrong in (
        *(b"", b"null", b"\xff\xfe", body[:-1], body + b"}", b"cos\nsystem\n(S'true'\ntR."),
        changed(body, types="0" * 64),
        changed(body, editions={}),
        changed(body, game=["trio", 99]),
        changed(body, game=["nothing", 1]),
        changed(body, game=None),
        changed(body, table=None),
        changed(body, more=1),
        deeper(body, "seven", "table", "sitting", "state", "phase"),
        deeper(body, None, "table", "people"),
        deeper(
            body,
            [{"seat": 0, "common": 0, "moves": [[0, {"type": "Nonsense"}]]}],
            "table",
            "sitting",
            "past",
        ),
    ):
        assert snapshot.read(GAMES, wrong, PROGRAM) is None, wrong[:60]


def test_of_a_game_that_nobody_here_can_judge_there_is_none():
    seated = claimed()
    without = {name: game for name, game in GAMES.items() if name != "trio"}
    table = Table(without)
    for record in seated.records:
        table = fold(table, record)
    assert table.unjudged is not None
    assert snapshot.write(table, PROGRAM) is None


def test_every_game_on_the_shelf_has_types_that_can_be_named():
    digests = {snapshot.shape(game).digest for game in shelf.games().values()}
    assert len(digests) == len(shelf.games())
    assert snapshot.shape(None).digest not in digests


def test_who_joins_after_it_was_read_is_somebody_new():
    seated = game_of_three()
    seated.table = again(seated.table)
    seated(gathering.join, "Dan", token="d")
    assert seated.table.joined == 4
