"""What plain screens must know of a game besides its texts: for our own it is in `wire.ts`, for
others the page asks the house."""

from __future__ import annotations

from typing import Any, get_args

from msgspec import inspect

from huisclos import shelf
from huisclos.kernel import AnyGame, everybody
from huisclos.texts import seat_fields

from .messages import GamePlain


def plain(game: AnyGame) -> GamePlain:
    return GamePlain(
        seats=seats_within(game),
        free=free_texts(game),
        whispers=whispers(game),
        chapters=chapters(game),
        moments=moments(game),
    )


def structs(kind: Any, seen: dict[str, inspect.StructType]) -> dict[str, inspect.StructType]:
    """Every Struct within a type, in the order of first use. Raises TypeError if two have one name:
    a page knows them by it."""
    if isinstance(kind, inspect.StructType):
        if known := seen.get(kind.cls.__name__):
            if known.cls is not kind.cls:
                raise TypeError(f"two classes are called {kind.cls.__name__}: rename one")
            return seen
        seen[kind.cls.__name__] = kind
        for field in kind.fields:
            structs(field.type, seen)
    for name in ("type", "item_type", "value_type"):
        if isinstance(inner := getattr(kind, name, None), inspect.Type):
            structs(inner, seen)
    for name in ("types", "item_types"):
        for inner in getattr(kind, name, ()):
            structs(inner, seen)
    return seen


def seats_within(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """The fields of each class that hold seats."""
    seen: dict[str, inspect.StructType] = {}
    for kind in (game.options, game.action, game.note, game.board, game.sheet):
        structs(inspect.type_info(kind), seen)
    fields = {name: tuple(sorted(seat_fields(struct.cls))) for name, struct in seen.items()}
    return {name: names for name, names in fields.items() if names}


def free_texts(game: AnyGame) -> dict[str, str]:
    """The actions that are a person's own words and nothing else, and the field that holds them."""
    found: dict[str, str] = {}
    for cls in get_args(game.action):
        match inspect.type_info(cls).fields:  # type: ignore[attr-defined]
            case (inspect.Field(encode_name=name, type=inspect.StrType()),):
                found[cls.__name__] = name
    return found


def whispers(game: AnyGame) -> tuple[str, ...]:
    """The notes that not everybody hears, as the game's own page on it has them; where there is no
    such page, all."""
    audience = shelf.part(game, "audience")
    heard = audience.AUDIENCE if audience else {}
    return tuple(cls.__name__ for cls in get_args(game.note) if heard.get(cls) is not everybody)


def chapters(game: AnyGame) -> dict[str, str]:
    """The notes that open a chapter of a game's story, and its kind: all of them are everybody's,
    so that every listener has the same chapters."""
    found = shelf.part(game, "chapters")
    return {cls.__name__: kind for cls, kind in found.CHAPTERS.items()} if found else {}


def moments(game: AnyGame) -> tuple[str, ...]:
    """The notes that matter in a story; where a game does not say, all."""
    found = shelf.part(game, "chapters")
    notes = found.MOMENTS if found else get_args(game.note)
    return tuple(cls.__name__ for cls in notes)
