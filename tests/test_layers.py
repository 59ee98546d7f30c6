"""Imports point one way, and the inner layers are pure: no I/O, no clock, no luck of their own."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts): path.read_text(encoding="utf-8")
    for path in sorted((SOURCE / "huisclos").rglob("*.py"))
}

# Each package and those it may import. A new package needs a line here, and a thought.
LAYERS: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "texts": {"kernel", "games"},
    "paper": {"games", "texts"},
    "bots": {"kernel", "games"},
    "tables": {"kernel", "games"},
    "steward": {"kernel", "bots", "tables"},
    "audit": {"kernel", "games", "tables"},
    "store": {"kernel", "games", "tables"},
    "wire": {"kernel", "games", "texts", "tables"},
    "client": {"kernel", "games", "texts", "tables", "wire"},  # a phone: no server, no store
    "terminal": {"kernel", "games", "texts", "bots", "tables", "steward", "wire", "client"},
    "server": {"kernel", "games", "texts", "bots", "tables", "steward", "store", "wire"},
}
LAYERS["bench"] = {*LAYERS}
LAYERS["cli"] = {*LAYERS}  # above all
LAYERS["__main__"] = {"cli"}

PURE = ("kernel", "games", "tables")
HARMLESS = {  # what pure code may import; nothing here reads a clock, a file, a socket or luck
    "__future__", "abc", "array", "base64", "bisect", "collections", "contextlib", "copy",
    "dataclasses", "enum", "fractions", "functools", "hashlib", "heapq", "hmac", "huisclos",
    "itertools", "math", "msgspec", "operator", "re", "statistics", "string", "struct", "types",
    "typing", "unicodedata",
}  # fmt: skip
HARMLESS_NAMES = {("random", "Random"), ("importlib.resources", "files")}  # the latter: data files
FORBIDDEN_CALLS = {"open", "input", "print", "exec", "eval", "compile", "__import__", "breakpoint"}


def imports(module: str, source: str) -> Iterator[tuple[str, str]]:
    """(module, name) of every import, relative ones made absolute; the name may be empty."""
    path = module.split(".")
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = path[: -node.level] if node.level else []
            start = ".".join((*base, *([node.module] if node.module else [])))
            yield from ((start, alias.name) for alias in node.names)


def packages(module: str, source: str) -> Iterator[str]:
    """The packages of ours that a module imports."""
    for start, name in imports(module, source):
        parts = [*start.split("."), name]
        if parts[0] == "huisclos" and parts[1] in LAYERS:
            yield parts[1]


def wrong_arrows(module: str, source: str) -> list[str]:
    own = module.split(".")[1]
    if own == "__init__":  # the package itself
        return [*packages(module, source)]
    return [to for to in packages(module, source) if to != own and to not in LAYERS[own]]


def other_games(module: str, source: str) -> list[str]:
    """Games know nothing of each other."""
    parts = module.split(".")
    if parts[1] != "games" or len(parts) < 4:
        return []
    found = (start.split(".") for start, _ in imports(module, source))
    return [
        f[2] for f in found if f[:2] == ["huisclos", "games"] and f[2:3] != parts[2:3] and f[2:]
    ]


def impurities(module: str, source: str) -> list[str]:
    found = [
        f"imports {start} {name}".strip()
        for start, name in imports(module, source)
        if start.split(".")[0] not in HARMLESS and (start, name) not in HARMLESS_NAMES
    ]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                found.append(f"calls {node.func.id}")
            if node.func.id == "Random" and not node.args:
                found.append("seeds itself by chance")
    return found


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    assert module.split(".")[1] in {*LAYERS, "__init__"}, "a package that no layer names"
    assert wrong_arrows(module, MODULES[module]) == []
    assert other_games(module, MODULES[module]) == []


@pytest.mark.parametrize("module", [name for name in MODULES if name.split(".")[1] in PURE])
def test_rules_and_tables_are_pure(module: str) -> None:
    assert impurities(module, MODULES[module]) == []


def test_layers_have_an_order() -> None:
    """No two packages may import each other, directly or round about."""
    seen: set[str] = set()
    for name, below in LAYERS.items():
        assert below <= seen
        seen.add(name)


# -- the readers above are not blind ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("huisclos.kernel.play", "from huisclos.games import ALL", ["games"]),
        ("huisclos.kernel.play", "from ..games import ALL", ["games"]),
        ("huisclos.kernel.play", "from .. import games", ["games"]),
        ("huisclos.kernel.play", "def f():\n    import huisclos.tables.table", ["tables"]),
        ("huisclos.kernel.__init__", "from .play import walk", []),
        ("huisclos.kernel.__init__", "from ..audit import laws", ["audit"]),
        ("huisclos.games.infiltres.__init__", "from . import rules", []),
        ("huisclos.games.infiltres.rules", "from huisclos.kernel import play", []),
        ("huisclos.bots.bot", "from huisclos import tables, kernel", ["tables"]),
        ("huisclos.wire.messages", "from huisclos.store import store", ["store"]),
        ("huisclos.cli.serve", "from huisclos.server import app", []),
        ("huisclos.cli.serve", "from huisclos import __version__", []),
        ("huisclos.__init__", "from .kernel import play", ["kernel"]),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str, wrong: list[str]) -> None:
    assert wrong_arrows(module, source) == wrong


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("from huisclos.games.sonar import GAME", ["sonar"]),
        ("from ..sonar.model import State", ["sonar"]),
        ("from ..infiltres.model import State", []),
        ("from .model import State", []),
    ],
)
def test_a_game_that_knows_another_is_seen(source: str, others: list[str]) -> None:
    assert other_games("huisclos.games.infiltres.rules", source) == others


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from random import Random", []),
        ("import random", ["imports random"]),
        ("from random import choice", ["imports random choice"]),
        ("from random import Random\nluck = Random()", ["seeds itself by chance"]),
        ("from time import monotonic", ["imports time monotonic"]),
        ("import os, re", ["imports os"]),
        ("import asyncio", ["imports asyncio"]),
        ("from importlib.resources import files", []),
        ("open('x')", ["calls open"]),
        ("from collections.abc import Iterable", []),
    ],
)
def test_an_impurity_is_seen(source: str, found: list[str]) -> None:
    assert impurities("huisclos.kernel.play", source) == found
