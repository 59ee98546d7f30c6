"""The games, and nothing else."""

from __future__ import annotations

from typing import Any

from huisclos.kernel import Game

from . import dauphin, infiltres, lucky

ALL: dict[str, Game[Any, Any, Any, Any, Any]] = {
    game.name: game for game in (infiltres.GAME, dauphin.GAME, lucky.GAME)
}

__all__ = ["ALL"]
