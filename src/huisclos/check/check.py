"""The whole check of one game, part by part."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from huisclos.audit.catalogue import NotAudited
from huisclos.kernel import AnyGame

from .audience import audience
from .finding import Finding
from .folder import path_of
from .goldens import goldens
from .laws import laws
from .leaks import leaks
from .purity import purity
from .shape import shape
from .texts import texts

# In this order: the quick ones first, and each may rely on what those before it have said.
PARTS: dict[str, Callable[[AnyGame], Iterable[Finding]]] = {
    "shape": shape,
    "purity": purity,
    "texts": texts,
    "audience": audience,
    "goldens": goldens,
    "laws": laws,
    "leaks": leaks,
}


def check(game: AnyGame, part: str) -> list[Finding]:
    """What one of PARTS finds. A game that breaks down while it is looked at is a finding too."""
    return [*_safely(game, part)]


def _safely(game: AnyGame, part: str) -> Iterator[Finding]:
    try:
        yield from PARTS[part](game)
    except NotAudited as missing:
        yield Finding(part, str(missing), "nobody can tell who may know what", "write it")
    except Exception as wrong:  # another's code: anything can go wrong in it
        kind = type(wrong).__name__
        yield Finding(
            part, place(game, wrong), f"{kind} ({wrong})", f"mend it: {part} could not be looked at"
        )


def place(game: AnyGame, wrong: Exception) -> str:
    """The last line of the game's own that was run, or the game."""
    folder = path_of(game)
    for frame in reversed(traceback.extract_tb(wrong.__traceback__)):
        if Path(frame.filename).is_relative_to(folder):
            return f"{Path(frame.filename).relative_to(folder).as_posix()}, line {frame.lineno}"
    return game.name
