"""The files of a game's folder."""

from __future__ import annotations

from pathlib import Path

from huisclos.kernel import AnyGame
from huisclos.shelf import folder_of

# What stands in a game's folder beside its rules, and what of the house it may import besides the
# kernel. The rules never import these: to play a game loads none of them.
SATELLITES: dict[str, frozenset[str]] = {
    "bots": frozenset({"bots"}),
    "face": frozenset({"texts", "terminal"}),
    "knew": frozenset(),  # what each could know at the moments of a finished game
    "mutants": frozenset({"audit"}),
    "paper": frozenset({"texts", "paper"}),
}
TESTS = "tests"  # a package may bring its own: they are no part of the game


def path_of(game: AnyGame) -> Path:
    return Path(str(folder_of(game)))


def sources(folder: Path) -> dict[str, str]:
    """Every Python file, by its path within the folder: `play/night.py`."""
    found = {path.relative_to(folder).as_posix(): path for path in sorted(folder.rglob("*.py"))}
    return {
        name: path.read_text(encoding="utf-8")
        for name, path in found.items()
        if chapter(name) != TESTS
    }


def chapter(name: str) -> str:
    """The first word of a path within the folder: `bots` of bots/player.py, `face` of face.py."""
    return name.split("/")[0].removesuffix(".py")
