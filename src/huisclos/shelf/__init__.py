"""The shelf: which games are installed here, and what else stands in a game's folder.

A game is a package that an entry point of the group `huisclos.games` names; ours are declared like
everybody's. To list names loads no game. What bots, terminal, audit and paper need of a game are
modules of its folder, found by their names and loaded when they are asked for.
"""

from .folder import folder_of, package_of, part
from .shelf import (
    GROUP,
    BadGame,
    Declared,
    NoSuchGame,
    declared,
    game,
    games,
    names,
    ours,
    problems,
)

__all__ = [
    "GROUP",
    "BadGame",
    "Declared",
    "NoSuchGame",
    "declared",
    "folder_of",
    "game",
    "games",
    "names",
    "ours",
    "package_of",
    "part",
    "problems",
]
