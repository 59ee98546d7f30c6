"""Whole games as texts that people can read, one or more for every game, in its folder:
goldens/*.txt.

A golden holds its own moves. `> 0 pick 3` is played by seat 0 (`dealer` and `clock` play too), and
`! 0 pick 11` is refused. What stands below a move is written by this file: what each seat is told,
what changes on the board and on each seat's sheet, what each seat may do now. A leak would be seen
here by whoever reads a change of it.

To make a golden, write its first line (the options) and its moves. To write all of them again:

    HUISCLOS_GOLDEN=write ./test tests/test_goldens.py
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

from huisclos import shelf
from huisclos.kernel import CLOCK, DEALER, AnyGame, Illegal, Seat, Told, decode, play, told

GAMES = shelf.games()
GOLDENS = {
    name: sorted(Path(str(shelf.folder_of(game).joinpath("goldens"))).glob("*.txt"))
    for name, game in GAMES.items()
}
WRITE = os.environ.get("HUISCLOS_GOLDEN") == "write"
NAMES = {DEALER: "dealer", CLOCK: "clock"}
SEATS = {name: seat for seat, name in NAMES.items()}


Shown = dict[Seat | None, dict[str, Any]]  # the board (None) and each seat's desk


@pytest.mark.parametrize(
    ("name", "path"),
    [
        pytest.param(name, path, id=f"{name}-{path.stem}")
        for name, paths in GOLDENS.items()
        for path in paths
    ],
)
def test_a_golden_game_is_still_played_and_told_the_same(name: str, path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    written = "\n".join(golden(GAMES[name], text)) + "\n"
    if WRITE:
        path.write_text(written, encoding="utf-8")
    assert written.splitlines() == text.splitlines() or WRITE


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_golden_that_is_played_to_the_end(name: str) -> None:
    ends = [path.read_text("utf-8").splitlines()[-1] for path in GOLDENS[name]]
    assert any(line.startswith("= Outcome ") for line in ends)


# -- writing ---------------------------------------------------------------------------------------


def golden(game: AnyGame, text: str) -> Iterator[str]:
    """The golden again: from its first line and its moves alone."""
    head, *lines = text.splitlines()
    yield head
    options = decode(head.removeprefix("# "), game.options)
    state = game.setup(options)
    shown: Shown = {None: {}, **{Seat(seat): {} for seat in range(options.seats)}}
    yield from news(game, game.story(state), state, shown)
    for line in lines:
        mark, who, notation = (*line.split(" ", 2), "", "")[:3]
        if mark not in (">", "!"):
            continue
        yield line
        seat, action = SEATS.get(who) or Seat(int(who)), game.read(notation)
        try:
            after = play(game, state, seat, action)
        except Illegal as refused:
            assert mark == "!", f"{line}: {refused}"
            yield f"    refused: {refused}"
            continue
        assert mark == ">", f"{line}: it was not refused"
        yield from news(game, told(game, state, after), after, shown)
        state = after
    if not game.to_act(state):
        yield f"= {inline(game.outcome(state))}"


def news(game: AnyGame, story: Iterable[Told[Any]], state: Any, shown: Shown) -> Iterator[str]:
    """What is told, and what has changed since it was last `shown`."""
    for item in story:
        to = "all" if item.to is None else " ".join(map(str, item.to))
        yield f"    {to}: {inline(item.note)}"
    for seat, old in shown.items():
        new = asdict(game.public(state)) if seat is None else desk(game, state, seat)
        changes = [
            change(name, old.get(name), value)
            for name, value in new.items()
            if name not in old or old[name] != value
        ]
        shown[seat] = new
        if changes:
            yield f"    [{'board' if seat is None else seat}] {' '.join(changes)}"


def desk(game: AnyGame, state: Any, seat: Seat) -> dict[str, Any]:
    """A seat's own sheet, and what it may do."""
    moves = ", ".join(map(game.write, game.moves(state, seat)))
    may = (moves or "free text") if seat in game.to_act(state) else "nothing"
    return {**asdict(game.private(state, seat)), "may": may}


def change(name: str, old: Any, new: Any) -> str:
    """`living=[0, 1]`, or `clues+=[...]` where something came at the end of a list."""
    if name == "may":
        return f"may: {new}"
    if isinstance(new, tuple) and old and new[: len(old)] == old:
        return f"{name}+={short(new[len(old) :])}"
    return f"{name}={short(new)}"


def inline(value: msgspec.Struct) -> str:
    return " ".join((type(value).__name__, *(f"{k}={short(v)}" for k, v in asdict(value).items())))


def short(value: Any) -> str:
    match value:
        case None:
            return "-"
        case bool():
            return "yes" if value else "no"
        case tuple():
            return f"[{', '.join(map(short, value))}]"
        case msgspec.Struct():
            return f"{type(value).__name__}({', '.join(map(short, asdict(value).values()))})"
    return str(value)
