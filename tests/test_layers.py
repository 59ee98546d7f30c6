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
    "shelf": {"kernel"},  # it finds games by name, and imports none
    "texts": {"kernel", "shelf"},
    "paper": set(),
    "bots": {"kernel", "shelf"},
    "tables": {"kernel"},
    "steward": {"kernel", "bots", "tables"},
    "audit": {"kernel", "shelf", "tables"},
    "store": {"kernel", "tables"},
    "wire": {"kernel", "shelf", "texts", "tables"},
    "client": {"kernel", "shelf", "texts", "tables", "wire"},  # a phone: no server, no store
    "terminal": {"kernel", "shelf", "texts", "bots", "tables", "steward", "wire", "client"},
    "server": {"kernel", "shelf", "texts", "bots", "tables", "steward", "store", "wire"},
}
# What stands in a game's folder beside its rules, and what it may import besides the kernel.
SATELLITES: dict[str, set[str]] = {
    "bots": {"bots"},
    "face": {"texts", "terminal"},
    "mutants": {"audit"},
    "paper": {"texts", "paper"},
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
    allowed = LAYERS[own] | SATELLITES.get(satellite(module), set())
    return [to for to in packages(module, source) if to != own and to not in allowed]


def satellite(module: str) -> str:
    """`bots` of a game's folder and the like; empty: the module is of the rules, or no game's."""
    parts = module.split(".")
    return parts[3] if parts[1] == "games" and len(parts) > 3 and parts[3] in SATELLITES else ""


def satellites_used(module: str, source: str) -> list[str]:
    """The rules of a game do without its bots, its face and its leaks: to play loads none."""
    if not module.startswith("huisclos.games.") or satellite(module):
        return []
    names = (f"{start}.{name}".split(".") for start, name in imports(module, source))
    return [part[3] for part in names if part[1:2] == ["games"] and {*part[3:4]} & {*SATELLITES}]


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


def hiding_places(module: str, source: str) -> list[str]:
    """Where something could be kept but by kernel/once.py, which keeps what a pure function
    answered and what a table works out of itself; a game's values have no room for it."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(attr="__dict__") | ast.Constant(value="__dict__"):
                found.append("__dict__")
            case ast.Call(func=ast.Name("vars"), args=[_]):
                found.append("vars")
            case ast.Attribute(attr="__setattr__") | ast.Attribute(attr="force_setattr"):
                found.append(node.attr)
            case ast.keyword("dict", ast.Constant(True)) if module.split(".")[1] == "games":
                found.append("dict=True")
            case ast.ImportFrom(names=names):
                found += [a.name for a in names if a.name in ("force_setattr", "lru_cache")]
    return [] if module == "huisclos.kernel.once" else found


@pytest.mark.parametrize("module", MODULES)
def test_imports_point_one_way(module: str) -> None:
    assert module.split(".")[1] in {*LAYERS, "__init__"}, "a package that no layer names"
    assert wrong_arrows(module, MODULES[module]) == []
    assert other_games(module, MODULES[module]) == []
    assert satellites_used(module, MODULES[module]) == []


@pytest.mark.parametrize(
    "module", [name for name in MODULES if name.split(".")[1] in PURE and not satellite(name)]
)
def test_rules_and_tables_are_pure(module: str) -> None:
    assert impurities(module, MODULES[module]) == []


@pytest.mark.parametrize("module", [name for name in MODULES if name.split(".")[1] in PURE])
def test_nothing_is_kept_inside_a_frozen_value_or_by_a_key_of_its_own(module: str) -> None:
    assert hiding_places(module, MODULES[module]) == []


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
        ("huisclos.kernel.play", "from huisclos.games import sonar", ["games"]),
        ("huisclos.kernel.play", "from ..games import sonar", ["games"]),
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
        ("huisclos.games.sonar.bots.mate", "from huisclos.bots import Bot", []),
        ("huisclos.games.sonar.bots.mate", "from huisclos.tables import Table", ["tables"]),
        ("huisclos.games.sonar.face", "from huisclos.terminal.face import Face", []),
        ("huisclos.games.sonar.rules", "from huisclos.bots import Bot", ["bots"]),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str, wrong: list[str]) -> None:
    assert wrong_arrows(module, source) == wrong


@pytest.mark.parametrize(
    ("module", "source", "used"),
    [
        ("huisclos.games.sonar.rules", "from .bots import LEVELS", ["bots"]),
        ("huisclos.games.sonar.rules", "from . import face", ["face"]),
        ("huisclos.games.sonar.play.moving", "from .. import mutants", ["mutants"]),
        ("huisclos.games.sonar.rules", "from . import judge", []),
        ("huisclos.games.sonar.bots.mate", "from .aim import aim", []),
    ],
)
def test_rules_that_know_their_bots_are_seen(module: str, source: str, used: list[str]) -> None:
    assert satellites_used(module, source) == used


@pytest.mark.parametrize(
    ("source", "others"),
    [
        ("from huisclos.games.sonar import GAME", ["sonar"]),
        ("from ..sonar.model import State", ["sonar"]),
        ("from ..infiltres.state import State", []),
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


@pytest.mark.parametrize(
    ("module", "source", "found"),
    [
        ("huisclos.games.sonar.secrets", "crew.__dict__['boat'] = 1", ["__dict__"]),
        ("huisclos.games.sonar.secrets", "getattr(crew, '__dict__')['boat'] = 1", ["__dict__"]),
        ("huisclos.games.sonar.secrets", "vars(crew)['boat'] = 1", ["vars"]),
        ("huisclos.tables.table", "object.__setattr__(match, 'a', 1)", ["__setattr__"]),
        ("huisclos.tables.table", "from msgspec.structs import force_setattr", ["force_setattr"]),
        (
            "huisclos.games.sonar.model",
            "class A(Value, frozen=True, dict=True): ...",
            ["dict=True"],
        ),
        ("huisclos.tables.table", "class A(Struct, frozen=True, dict=True): ...", []),
        ("huisclos.kernel.once", "value.__dict__[name] = found", []),
        ("huisclos.games.sonar.model", "from functools import cache, lru_cache", ["lru_cache"]),
    ],
)
def test_a_hiding_place_is_seen(module: str, source: str, found: list[str]) -> None:
    assert hiding_places(module, source) == found
