"""A table as bytes, so that it need not be folded from its first event again. Only a cache: one
that was written by another program, with other editions or other types, or that cannot be read, is
none.

It is plain data, read into the types of table and game: no store can make the house run anything.
"""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct, defstruct
from msgspec.structs import fields

from huisclos.kernel import AnyGame, Seat, decode, encode

from .sitting import Past, Sitting
from .table import Table


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so for the rest to be read."""

    program: str
    editions: dict[str, tuple[int, ...]]  # of the games that can be played here
    game: tuple[str, int] | None  # the one that is being played, and its edition
    types: str  # a digest of those that the table is read into
    table: Raw


def write(table: Table, program: str) -> bytes | None:
    """None: of a game that nobody here can judge, what it comes to depends on who asks."""
    if table.unjudged is not None:
        return None
    sitting = table.sitting
    rules = sitting.game if sitting else None
    plain = shape(rules)
    values = {name: getattr(table, name) for name in plain.table.__struct_fields__}
    if sitting:
        values["sitting"] = plain.sitting(**taken_apart(sitting))
    written = Written(
        program=program,
        editions=editions(table.games),
        game=(rules.name, rules.edition) if rules else None,
        types=plain.digest,
        table=Raw(msgspec.json.encode(plain.table(**values))),  # sets need no order
    )
    return encode(written)


def read(games: dict[str, AnyGame], body: bytes, program: str) -> Table | None:
    """None: it is not for this program, or cannot be read: the log must be folded."""
    try:
        written: Written = decode(body, Written)
        if (written.program, written.editions) != (program, editions(games)):
            return None
        rules = games[written.game[0]].of_edition(written.game[1]) if written.game else None
        if (written.game and rules is None) or written.types != shape(rules).digest:
            return None
        plain = decode(written.table, shape(rules).table)
        values = {name: getattr(plain, name) for name in plain.__struct_fields__}
        if rules and plain.sitting is not None:
            values["sitting"] = put_together(rules, plain.sitting)
        return Table(games=games, **values)
    except Exception:  # of a damaged one anything can be wrong, in the rules too
        return None


# -- a game that is being played ------------------------------------------------------------------


class Turn(Struct, frozen=True):
    """A `Past` without its state, which follows from the one before."""

    seat: Seat
    common: int
    moves: tuple[tuple[Seat, Any], ...]


def taken_apart(sitting: Sitting) -> dict[str, Any]:
    """States that can be gone back to share almost all they hold. Only the first is written, and
    the moves that lead from it to the present one."""
    values = {name: getattr(sitting, name) for name in Sitting.__struct_fields__ if name != "game"}
    if sitting.past:
        values["state"] = sitting.past[0].state
    values["past"] = tuple(Turn(past.seat, past.common, past.moves) for past in sitting.past)
    return values


def put_together(rules: AnyGame, plain: Any) -> Sitting:
    values = {name: getattr(plain, name) for name in plain.__struct_fields__}
    state, past = plain.state, list[Past]()
    for turn in plain.past:
        past.append(Past(turn.seat, state, turn.common, turn.moves))
        for mover, action in turn.moves:
            state = rules.apply(state, mover, action)
    return Sitting(game=rules, **{**values, "state": state, "past": tuple(past)})


# -- types ----------------------------------------------------------------------------------------


class Shape(NamedTuple):
    """Table and sitting as data: all their fields, none named here, so that none is forgotten."""

    table: Any
    sitting: Any
    digest: str


def shape(rules: AnyGame | None) -> Shape:
    own: tuple[Any, Any, Any] = (None, None, None)
    return _shape(*(own if rules is None else (rules.options, rules.state, rules.action)))


@cache
def _shape(options: Any, state: Any, action: Any) -> Shape:
    turns = [("seat", Seat), ("common", int), ("moves", tuple[tuple[Seat, action], ...])]
    turn = defstruct("PlainTurn", turns, frozen=True)
    own = {"options": options, "state": state, "past": tuple[turn, ...]}  # type: ignore[valid-type]
    types = {field.name: own.get(field.name, field.type) for field in fields(Sitting)}
    del types["game"]
    sitting = defstruct("PlainSitting", [*types.items()], frozen=True)
    types = {field.name: field.type for field in fields(Table)} | {"sitting": sitting | None}
    del types["games"]
    table = defstruct("PlainTable", [*types.items()], frozen=True)
    schema = msgspec.json.schema(table)
    return Shape(table, sitting, hashlib.sha256(encode(schema)).hexdigest())


def editions(games: dict[str, AnyGame]) -> dict[str, tuple[int, ...]]:
    return {name: (game.edition, *sorted(game.older)) for name, game in games.items()}
