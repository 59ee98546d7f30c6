"""What stands in the folder of a game beside its rules."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any

from huisclos.kernel import AnyGame


def package_of(game: AnyGame) -> str:
    """The folder of a game is the package in which its State is."""
    return str(game.state.__module__).rpartition(".")[0]


def folder_of(game: AnyGame) -> Traversable:
    return files(package_of(game))


def part(game: AnyGame, name: str) -> Any:
    """A module of a game's folder, as `bots` or `face`; None: this game has none."""
    module = f"{package_of(game)}.{name}"
    if (found := sys.modules.get(module)) is not None:  # a table asks at every move
        return found
    return import_module(module) if find_spec(module) else None
