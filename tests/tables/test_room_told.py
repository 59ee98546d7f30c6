"""A room is told whenever anything of it has changed, and only then."""

import dataclasses
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest
from huisclos_trio import GAME as TRIO
from huisclos_trio.actions import Claim, Point
from msgspec.structs import replace

from huisclos.kernel import Pieces, Refusal, Seat, title
from huisclos.tables import LOBBY, Table
from huisclos.tables.bets import Stake
from huisclos.tables.commands import gathering, holding, placing, playing, waiting
from huisclos.tables.event import PutAway
from huisclos.tables.feed import Change
from huisclos.tables.room import Outline, Room, room
from huisclos.tables.sitting import Scored
from huisclos.tables.table import UNTOLD, Deed, Mute, Question, SeatWish
from tests.tables.seated import (
    ANA,
    BOB,
    Seated,
    claimed,
    finished,
    game_of_three,
    room_of_three,
)

Before = Callable[[], Seated]
Happens = Callable[[Seated], Table]


def does(command: Any, *args: Any) -> Happens:
    return lambda seated: seated(command, *args)


def is_(**fields: Any) -> Happens:
    """What no command does alone."""
    return lambda seated: replace(seated.table, **fields)


def infiltres() -> Seated:
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    return seated


def sporz() -> Seated:
    seated = Seated("sporz")
    for name in ("Ana", "Bob", "Cléo", "Dan"):
        seated(gathering.join, name, token=name)
    return seated


def time_is_up(seated: Seated) -> Table:
    seated.now = 60
    return seated(playing.time_up)


def ended_otherwise(seated: Seated) -> Table:
    other = claimed()
    for seat in range(3):
        other.play(seat, Point(Seat(2)))  # who has the highest number, by this secret
    return replace(seated.table, sitting=time_is_up(other).sitting)


def game_is_stricter(seated: Seated) -> Table:
    stricter = dataclasses.replace(TRIO, refuse_options=lambda options: Refusal("no"))
    return replace(seated.table, games={"trio": stricter})


def content_has_numbers(seated: Seated) -> Table:
    numbered = Pieces[Any, Any](lambda *_: ("all", 9), lambda _: (4,), lambda state, _: state)
    sitting = seated.table.sitting
    assert sitting is not None
    game = dataclasses.replace(TRIO, pieces=numbered)
    return replace(seated.table, sitting=replace(sitting, game=game))


def everybody_is_named(seated: Seated) -> Table:
    sitting = seated.table.sitting
    assert sitting is not None
    game = dataclasses.replace(TRIO, titles=lambda state: (title("keen"),) * 3)
    return replace(seated.table, sitting=replace(sitting, game=game))


def somebody_has_bet(seated: Seated) -> Table:
    sitting = seated.table.sitting
    assert sitting is not None
    game = dataclasses.replace(TRIO, right=lambda *bet: 1)
    stakes = (Stake(ANA, "low", 1, ("1",)),)
    return replace(seated.table, sitting=replace(sitting, game=game, stakes=stakes))


PAIRS = "\n".join(f"gauche{letter} / droite{letter}" for letter in "abcdefghij")

# By field of a Room: how it stands, what happens, and all the fields that differ then. Whoever
# decides by less than the whole Room whether to tell it keeps silent in one of these rows.
CHANGES: dict[str, tuple[Before, Happens, set[str]]] = {
    "code": (room_of_three, is_(code="ZZZZ"), {"code"}),
    "people": (game_of_three, does(gathering.join, "Dan", "d"), {"people"}),
    "owner": (room_of_three, does(gathering.hand_over, ANA, BOB), {"owner"}),
    "game": (game_of_three, is_(game="infiltres"), {"game"}),
    "options": (
        infiltres,
        does(gathering.configure, ANA, "infiltres", {"target": 3}),
        {"options"},
    ),
    "settled": (
        sporz,
        does(gathering.add_bot, ANA, "random", ["random"]),
        {"options", "people", "settled"},
    ),
    "own_content": (infiltres, does(gathering.supply, ANA, PAIRS), {"own_content"}),
    "knocking": (room_of_three, does(gathering.switch, ANA, "knocking", True), {"knocking"}),
    "locked": (room_of_three, does(gathering.switch, ANA, "locked", True), {"locked"}),
    "listed": (room_of_three, does(gathering.switch, ANA, "listed", True), {"listed"}),
    "watchable": (room_of_three, does(gathering.switch, ANA, "watchable", False), {"watchable"}),
    "commitment": (room_of_three, is_(secret="another"), {"commitment"}),
    "cannot_start": (room_of_three, game_is_stricter, {"cannot_start"}),
    "played": (game_of_three, is_(played=2), {"played"}),
    "seats": (game_of_three, does(waiting.sit_out, ANA, "random"), {"seats"}),
    "over": (claimed, time_is_up, {"over", "outcome", "score", "secret"}),
    "ended": (
        game_of_three,
        lambda seated: replace(seated.table, sitting=replace(seated.table.sitting, ended=True)),
        {"over", "ended", "secret"},
    ),
    "outcome": (finished, ended_otherwise, {"outcome", "score"}),
    "secret": (finished, is_(secret="another"), {"commitment", "secret"}),
    "met": (finished, content_has_numbers, {"met"}),
    "titles": (finished, everybody_is_named, {"titles"}),
    "bets": (finished, somebody_has_bet, {"bets", "score"}),
    "scored": (room_of_three, does(gathering.keep_score, ANA, False), {"scored"}),
    "score": (room_of_three, is_(score=(Scored("trio", ()),)), {"score"}),
    "paused_by": (game_of_three, does(playing.pause, BOB), {"paused_by"}),
    "deserted": (game_of_three, is_(paused=(None, 0.0)), {"deserted"}),
    "wondered": (game_of_three, is_(questions=(Question(BOB, ANA, 0.0),)), {"wondered"}),
    "call": (room_of_three, does(gathering.share_call, ANA, "https://meet.example/abc"), {"call"}),
    "clocks": (game_of_three, does(playing.run_clocks, ANA, False), {"clocks"}),
    "undo": (claimed, does(playing.ask_undo, ANA), {"undo", "undoing"}),
    "undoing": (claimed, does(playing.ask_undo, ANA), {"undo", "undoing"}),
    "ending": (
        game_of_three,
        does(holding.propose_end, ANA),
        {"ending", "paused_by"},
    ),
    "asking": (game_of_three, is_(asking=(SeatWish(BOB, None),)), {"asking"}),
    "barred": (
        game_of_three,
        lambda seated: replace(
            seated.table, sitting=replace(seated.table.sitting, barred=frozenset({Seat(1)}))
        ),
        {"barred"},
    ),
    "swaps": (room_of_three, does(placing.swap, ANA, BOB), {"swaps"}),
    "placed": (room_of_three, does(gathering.switch, ANA, "placed", True), {"placed"}),
    "muted": (room_of_three, is_(muted=(Mute(BOB),)), {"muted"}),
    "deed": (room_of_three, is_(deed=Deed(1, "removed", "Zoé", "Ana")), {"deed"}),
    "closed": (room_of_three, is_(closed=True), {"closed"}),
    "put_away": (room_of_three, is_(put_away=PutAway("trio", 1)), {"put_away"}),
}


@pytest.mark.parametrize("field", Room.__struct_fields__)
def test_a_room_in_which_anything_has_changed_is_told(field: str) -> None:
    stands, happens, differ = CHANGES[field]
    seated = stands()
    before = seated.table
    after = happens(seated)
    old, new = room(before), room(after)
    fields = Room.__struct_fields__
    assert {name for name in fields if getattr(old, name) != getattr(new, name)} == differ
    assert field in differ
    assert Change(before, after, seated.now).room


OF_A_TABLE = {*Table.__struct_fields__} - {*UNTOLD}
OF_A_GAME = {*Outline._fields} - {"table", "undoing"}


@pytest.mark.parametrize("field", sorted(OF_A_TABLE))
def test_whatever_a_room_is_made_of_decides_whether_it_is_told(
    field: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alone: what happens changes two fields at once, as a rule, and one hides the other."""
    monkeypatch.setattr(Table, "undoing", None, raising=False)  # which follows from `undo`
    table = finished().table
    assert replace(table, **{field: object()}).contours != table.contours


@pytest.mark.parametrize("field", sorted(OF_A_GAME))
def test_so_does_whatever_it_tells_of_the_game(field: str) -> None:
    table = finished().table

    def outlined(**other: Any) -> Table:
        game: Any = SimpleNamespace(**{**dict.fromkeys(OF_A_GAME, "as it was"), **other})
        return replace(table, sitting=game)

    assert outlined(**{field: "another"}).contours != outlined().contours


def test_so_does_the_move_that_is_to_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    table = finished().table
    before = table.contours
    monkeypatch.setattr(Table, "undoing", "a move", raising=False)
    assert replace(table).contours != before


@pytest.mark.parametrize(
    ("stands", "happens"),
    [
        (room_of_three, does(gathering.salt, ANA, "pepper")),
        (room_of_three, does(playing.say, ANA, LOBBY, "hello")),
        (room_of_three, does(gathering.switch, ANA, "locked", False)),
        (game_of_three, does(playing.play, Seat(0), Claim(7))),
        (claimed, does(playing.play, Seat(0), Point(Seat(1)))),
        (finished, does(playing.say, ANA, "table", "again?")),
    ],
)
def test_a_room_in_which_nothing_has_changed_is_not_told(stands: Before, happens: Happens) -> None:
    seated = stands()
    before = seated.table
    assert Change(before, happens(seated), seated.now).room is None
