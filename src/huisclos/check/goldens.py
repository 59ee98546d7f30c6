"""Whole games as texts that people can read, one or more for every game: goldens/*.txt.

A golden holds its own moves. `> 0 pick 3` is played by seat 0 (`dealer` and `clock` play too), and
`! 0 pick 11` is refused. What stands below a move is written here: what each seat is told, what
changes on the board and on each seat's sheet, what each seat may do now. A leak would be seen by
whoever reads a change of it.

To make a golden, write its first line (the options) and its moves; `rewrite` adds the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import asdict

from huisclos.kernel import (
    CLOCK,
    DEALER,
    UNREADABLE,
    AnyGame,
    Illegal,
    Seat,
    Told,
    UnreadableNotation,
    decode,
    play,
    told,
)

from .finding import Finding
from .folder import path_of

NAMES = {DEALER: "dealer", CLOCK: "clock"}
SEATS = {name: seat for seat, name in NAMES.items()}
END = "= Outcome "

Shown = dict[Seat | None, dict[str, Any]]  # the board (None) and each seat's desk


class BadGolden(Exception):
    """A golden that cannot be played; says at which line, and why."""


def goldens(game: AnyGame) -> Iterator[Finding]:
    ends = []
    for path in paths(game):
        text = path.read_text(encoding="utf-8")
        yield from differences(game, path.name, text)
        ends += text.splitlines()[-1:]
    if not any(line.startswith(END) for line in ends):
        yield Finding(
            "goldens", "goldens", "none is played to its end", "add the moves that lead there"
        )


def differences(game: AnyGame, name: str, text: str) -> Iterator[Finding]:
    """Where a golden is no longer played or told the same: the first place."""
    where = f"goldens/{name}"
    try:
        written = [*golden(game, text)]
    except BadGolden as bad:
        yield Finding("goldens", where, str(bad), "mend the move, or the rules")
        return
    for number, (old, new) in enumerate(zip_longest(text.splitlines(), written), 1):
        if old != new:
            yield Finding(
                "goldens",
                f"{where}, line {number}",
                f"it says {old!r} and the game says {new!r}",
                f"if that is meant, huisclos check {game.name} --write-goldens, and read the diff",
            )
            return


def paths(game: AnyGame) -> list[Path]:
    return sorted(path_of(game).glob("goldens/*.txt"))


def rewrite(game: AnyGame) -> list[Path]:
    """Writes every golden again from its moves; gives those that are new. Raises BadGolden."""
    changed = []
    for path in paths(game):
        text = path.read_text(encoding="utf-8")
        written = "\n".join(golden(game, text)) + "\n"
        if written != text:
            path.write_text(written, encoding="utf-8")
            changed.append(path)
    return changed


# -- writing ---------------------------------------------------------------------------------------


def golden(game: AnyGame, text: str) -> Iterator[str]:
    """The golden again: from its first line and its moves alone. Raises BadGolden."""
    head, *lines = text.splitlines() or [""]
    yield head
    try:
        options = decode(head.removeprefix("# "), game.options)
    except UNREADABLE as wrong:
        raise BadGolden(f"its first line is not the options of a table ({wrong})") from None
    state = game.setup(options)
    shown: Shown = {None: {}, **{Seat(seat): {} for seat in range(options.seats)}}
    yield from news(game, game.story(state), state, shown)
    for line in lines:
        mark, who, notation = (*line.split(" ", 2), "", "")[:3]
        if mark not in (">", "!"):
            continue
        yield line
        try:
            seat, action = SEATS.get(who) or Seat(int(who)), game.read(notation)
            after = play(game, state, seat, action)
        except Illegal as refused:
            if mark == ">":
                raise BadGolden(f"`{line}` is refused ({refused})") from None
            yield f"    refused: {refused}"
            continue
        except (UnreadableNotation, ValueError) as wrong:
            raise BadGolden(f"`{line}` is no move ({wrong})") from None
        if mark == "!":
            raise BadGolden(f"`{line}` is not refused")
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
