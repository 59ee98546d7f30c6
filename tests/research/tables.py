"""Small tables, and every table that the laws walk."""

import os
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import asdict

from huisclos import shelf

FULL = os.environ.get("HUISCLOS_FULL") == "1"
LARGE = 9  # seats
# Long games say nothing new of an adapter, and each state costs what has been told before it.
SHORT = {"draw_after": 20, "turns": 20, "target": 2}

SMALL: dict[str, dict[str, Any]] = {
    "trio": {},
    "infiltres": {"seats": 4, "target": 1, "language": "en"},
    "sporz": {"seats": 5},
    "sonar": {"seats": 2, "short_gauges": True, "draw_after": 20},
    "dauphin": {"seats": 4},
    "lucky": {"seats": 4, "turns": 20, "penalties": True},
}


def tables() -> Iterator[Any]:
    """A small one of each game; in a full run every one that is not a crowd."""
    for name, options in SMALL.items():
        yield pytest.param(name, options, id=name)
    for name in SMALL if FULL else ():
        walked = shelf.part(shelf.game(name), "sizes").WALKED
        for at, (options, _, content) in enumerate(walked):
            if options.seats < LARGE:
                chosen = asdict(options) | ({"content": content} if content else {})
                chosen |= {key: min(SHORT[key], chosen[key]) for key in SHORT & chosen.keys()}
                yield pytest.param(name, chosen, id=f"{name}-{options.seats}-{at}")


TABLES = pytest.mark.parametrize(("name", "options"), [*tables()])
EACH = pytest.mark.parametrize("name", SMALL)
