"""What others build on stays: the public face of packages, and the names that logs are made of."""

import os
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import pytest

from huisclos import audit, check, client, kernel, leaks, shelf

TAGS = Path(__file__).with_name("tags.txt")
GAMES = shelf.games()


def public_names(package: ModuleType) -> set[str]:
    """What a package binds, less its own modules and what the language puts there."""
    return {
        name
        for name, value in vars(package).items()
        if name.isidentifier()  # pytest rewrites what belongs to a plug-in, and binds others
        and not name.startswith("_")
        and not (isinstance(value, ModuleType) and value.__name__.startswith(package.__name__))
    }


@pytest.mark.parametrize(
    "package", [kernel, audit, check, client, leaks, shelf], ids=lambda package: package.__name__
)
def test_all_is_what_the_package_exports_and_in_order(package: ModuleType) -> None:
    def place(name: str) -> tuple[int, str]:
        return (0 if name.isupper() else 1 if name[0].isupper() else 2, name)

    assert {*package.__all__} == public_names(package)
    assert package.__all__ == sorted(package.__all__, key=place)


API = (Path(__file__).parents[1] / "docs" / "api.md").read_text(encoding="utf-8")
LISTED = dict(re.findall(r"^\| `([a-z_.]+)` \| (.*?) \|", API, re.M))


@pytest.mark.parametrize("module", LISTED)
def test_what_others_may_build_on_is_there(module: str) -> None:
    """Where a module says what it exports, that is all of it; `kernel` is told by examples."""
    found = import_module(module)
    names = re.findall(r"`(\w+)`", LISTED[module])
    assert names and [name for name in names if not hasattr(found, name)] == []
    if hasattr(found, "__all__") and found is not kernel:
        assert names == found.__all__


def tags() -> Iterator[str]:
    """Every tag with its fields, for the actions, phases and notes of each game."""
    for name, game in sorted(GAMES.items()):
        unions = {
            "action": game.action,
            "phase": get_type_hints(game.state)["phase"],
            "note": game.note,
        }
        for what, union in unions.items():
            for kind in get_args(union):
                config = kind.__struct_config__
                yield f"{name} {what} {config.tag}({', '.join(kind.__struct_fields__)})"


def test_the_names_that_logs_are_made_of_are_pinned() -> None:
    """To rename a class or a field is to lose every stored game. New ones are welcome, new fields
    with a default: HUISCLOS_GOLDEN=write ./test tests/test_exports.py"""
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        TAGS.write_text("\n".join(tags()) + "\n", encoding="utf-8")
    assert [*tags()] == TAGS.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_a_tag_is_the_name_of_one_class_within_a_union(name: str) -> None:
    game = GAMES[name]
    for union in (game.action, game.note, get_type_hints(game.state)["phase"]):
        found = [kind.__struct_config__.tag for kind in get_args(union)]
        assert found == [kind.__name__ for kind in get_args(union)]
        assert len(found) == len({*found})
