"""The games, and nothing else."""

from __future__ import annotations

from typing import Any

from huisclos.kernel import Game

from . import dauphin, infiltres, lucky, sonar, sporz

GAMES = (infiltres.GAME, sporz.GAME, sonar.GAME, dauphin.GAME, lucky.GAME)
ALL: dict[str, Game[Any, Any, Any, Any, Any]] = {game.name: game for game in GAMES}

__all__ = ["ALL"]
