"""A table of any size, with any options that a game allows: leaks hide where nobody plays."""

from __future__ import annotations

from random import Random
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Meta

from huisclos.kernel import AnyGame, Options

FEW = 10
TRIES = 200  # most draws are played; some crews do not fit into a table


def any_table(game: AnyGame, rng: Random) -> Options:
    """Half of its options as usual, the others drawn. Small tables, short games and low numbers are
    likelier: large ones take long."""
    found = get_type_hints(game.options, include_extras=True)
    hints = {name: found[name] for name in game.options.__struct_fields__ if name != "seats"}
    for _ in range(TRIES):
        seats = game.seats[skewed(0, len(game.seats) - 1, rng)]
        chosen = {name: drawn(hint, rng) for name, hint in hints.items() if rng.random() < 0.5}
        options: Options = game.options(seats=seats, **chosen)
        if game.refuse_options(options) is None:
            return options
    return options_as_usual(game)


def options_as_usual(game: AnyGame) -> Options:
    usual: Options = game.options(seats=game.seats[0])
    return usual


def drawn(hint: Any, rng: Random) -> Any:
    """A value of the type of an option."""
    kind, parts = get_origin(hint), get_args(hint)
    if hint is bool:
        return rng.random() < 0.5
    if hint is NoneType:
        return None
    if kind is Literal:
        return rng.choice(parts)
    if kind in (Union, UnionType):
        return drawn(rng.choice(parts), rng)
    if kind is Annotated and parts[0] is int:
        meta = next(part for part in parts[1:] if isinstance(part, Meta))
        assert isinstance(meta.ge, int) and isinstance(meta.le, int)
        return skewed(meta.ge, meta.le, rng)
    if kind is Annotated and parts[0] is str:
        meta = next(part for part in parts[1:] if isinstance(part, Meta))
        return rng.choice(WORDS)[: meta.max_length]
    raise TypeError(f"nobody knows how to draw an option of the type {hint}")


WORDS = ("", "Nautile", "un pas de danse; deux vers")  # what people may type for an option


def skewed(least: int, most: int, rng: Random) -> int:
    """Any of few; of many the first ones in half of all draws, and low ones likelier."""
    if most - least <= FEW:
        return rng.randint(least, most)
    if rng.random() < 0.5:
        return rng.randint(least, least + FEW)
    return least + int((most - least) * rng.random() ** 12)
