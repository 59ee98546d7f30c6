"""Whose texts are tested: those that games share, and each game's."""

from pathlib import Path

import huisclos
from huisclos import shelf
from huisclos.kernel import AnyGame

SOURCE = Path(huisclos.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES: list[AnyGame] = [*shelf.games().values()]
HOUSE = "huisclos"
PACKAGES = [HOUSE, *map(shelf.package_of, GAMES)]
