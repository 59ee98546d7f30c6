"""Numbers for what a seat sees: the same by small steps as all at once, and as each seat counts."""

from random import Random
from typing import Any, Literal

import numpy as np
import pytest

from huisclos import shelf
from huisclos.kernel import NoWorld, Seat, Value, View, counted_from, view
from huisclos.research.encoders import Tokens, Vector, encoder_of, seen
from huisclos.research.leaves import Walkers
from huisclos.research.sitting import Sitting, Table
from huisclos.research.watching import Watching
from tests.research.tables import EACH, SMALL

KINDS = pytest.mark.parametrize("kind", ["vector", "tokens"])
MOVES = 60


def begun(name: str, seed: int) -> tuple[Sitting, Random]:
    rng = Random(seed)
    return Table(shelf.game(name), **SMALL[name]).sit(rng), rng


@EACH
@KINDS
def test_an_eye_that_follows_sees_what_a_fresh_one_does(
    name: str, kind: Literal["vector", "tokens"]
) -> None:
    sitting, rng = begun(name, 1)
    game, seats = sitting.table.game, sitting.table.seats
    encoder = encoder_of(kind, game, sitting.table.options, size=256)
    watching = Watching(sitting, encoder)
    for move in range(MOVES):
        if sitting.seat is None:
            break
        sitting.play(rng.choice(sitting.choices()))
        seat = Seat(move % seats)
        fresh = seen(encoder, view(game, sitting.state, seat))
        assert np.array_equal(watching.look(seat), fresh)
        assert np.array_equal(watching.look(seat), fresh)  # to look twice changes nothing


@EACH
@KINDS
def test_each_seat_counts_from_itself(name: str, kind: Literal["vector", "tokens"]) -> None:
    """What seat 1 sees is what the first would see of a table turned by one; but for its own
    place, which is said too."""
    sitting, rng = begun(name, 2)
    game, seats = sitting.table.game, sitting.table.seats
    encoder: Any = encoder_of(kind, game, sitting.table.options)
    for place in range(seats):
        encoder.reading.me[place] = 7
    for _ in range(MOVES):
        if sitting.seat is None:
            break
        sitting.play(rng.choice(sitting.choices()))
        mine = view(game, sitting.state, Seat(1))
        board, sheet = (counted_from(1, seats, part) for part in (mine.public, mine.private))
        heard = tuple(counted_from(1, seats, note) for note in mine.heard)
        turned = View(Seat(0), mine.options, board, sheet, heard)
        assert np.array_equal(seen(encoder, mine), seen(encoder, turned))


@EACH
def test_worlds_that_look_the_same_are_the_same_numbers(name: str) -> None:
    sitting, rng = begun(name, 3)
    game = sitting.table.game
    encoder = Vector(game, sitting.table.seats)
    compared = 0
    for _ in range(12):
        if sitting.seat is None:
            break
        mine = view(game, sitting.state, sitting.seat)
        try:
            world = game.resample(mine, rng)
        except NoWorld:
            continue
        other = view(game, world, sitting.seat)
        assert np.array_equal(seen(encoder, mine), seen(encoder, other))
        compared += 1
        sitting.play(rng.choice(sitting.choices()))
    assert compared > 5


def test_numbers_are_the_same_on_every_machine() -> None:
    """No hash that Python draws anew at each start."""
    assert Walkers(3, 1024).place("board.phase=claiming") == 507
    assert Walkers(3, 1024).together([1, 2, 3]) == 659


class Item(Value, frozen=True):
    owner: Seat
    name: str


class Sheet(Value, frozen=True):
    items: tuple[Item, ...]


def test_who_has_what_is_told_apart() -> None:
    """A list lights a place for all that each thing in it says together."""
    walk = Walkers(2, 1 << 20).of(Sheet, "sheet")

    def lit(*items: Item) -> list[int]:
        out: list[int] = []
        walk(Sheet(items), 0, out)
        return sorted(out)

    one = lit(Item(Seat(0), "rope"), Item(Seat(1), "axe"))
    other = lit(Item(Seat(1), "rope"), Item(Seat(0), "axe"))
    assert one != other
    assert len({*one} & {*other}) == len({*one}) - 2


def test_the_latest_notes_stand_first_and_the_oldest_are_cut() -> None:
    game = shelf.game("trio")
    sitting, rng = begun("trio", 1)
    long, short = Tokens(game, 3, length=64), Tokens(game, 3, length=24)
    while sitting.seat is not None:
        sitting.play(rng.choice(sitting.choices()))
    mine = view(game, sitting.state, Seat(0))
    whole, cut = seen(long, mine), seen(short, mine)
    assert np.array_equal(whole[:24], cut)
    assert whole[-1] == 0 and cut[-1] != 0


def test_a_long_game_does_not_run_out_of_paper() -> None:
    """Notes are written to the left; when the sheet is full the latest are moved."""
    from huisclos_trio.notes import Claimed

    game = shelf.game("trio")
    sitting, _ = begun("trio", 1)
    board, sheet = game.public(sitting.state), game.private(sitting.state, Seat(0))
    encoder = Tokens(game, 3, length=32)
    eye, heard = encoder.eye(Seat(0)), []
    for at in range(200):
        note = Claimed(Seat(at % 3), at % 9 + 1)
        heard.append(note)
        fresh = encoder.eye(Seat(0)).see(board, sheet, heard[-40:])
        assert np.array_equal(eye.see(board, sheet, [note]), fresh)
