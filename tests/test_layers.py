"""Imports point one way, and the inner layers are pure: no I/O, no clock, no luck of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from huisclos import shelf
from huisclos.check.purity import hiding_places, imports, impurities, purity

SOURCE = Path(__file__).resolve().parent.parent / "src"
MODULES = {
    ".".join(path.relative_to(SOURCE).with_suffix("").parts): path.read_text(encoding="utf-8")
    for path in sorted((SOURCE / "huisclos").rglob("*.py"))
}

# Each package and those it may import. A new package needs a line here, and a thought.
LAYERS: dict[str, set[str]] = {
    "system": set(),
    "kernel": set(),
    "games": {"kernel"},
    "shelf": {"kernel"},  # it finds games by name, and imports none
    "texts": {"kernel", "shelf"},
    "paper": set(),
    "bots": {"kernel", "shelf"},
    "tables": {"kernel"},
    "steward": {"kernel", "shelf", "texts", "bots", "tables"},  # bots talk in sentences
    "store": {"system", "kernel", "tables"},
    "wire": {"kernel", "shelf", "texts", "tables"},
    "aside": {
        "kernel",
        "shelf",
        "bots",
        "tables",
        "steward",
        "wire",
    },  # other processes than the server's
    "client": {"kernel", "shelf", "texts", "tables", "wire"},  # a phone: no server, no store
    "terminal": {"kernel", "shelf", "texts", "bots", "tables", "steward", "wire", "client"},
    "assistant": {
        *("kernel", "shelf", "texts", "tables", "wire", "client", "terminal")
    },  # a phone that a language model plays on
    "server": {
        *("system", "kernel", "shelf", "texts", "bots", "tables", "steward", "store", "wire"),
        "aside",
    },
    # whatever tells anybody something
    "audit": {"kernel", "shelf", "tables", "steward", "wire", "aside", "server"},
    "leaks": {"audit"},  # for anybody's tests
    "pytest_plugin": {"leaks"},
    "check": {"kernel", "shelf", "texts", "audit"},
}
# our games in other people's tools: no server, and nobody of the house needs it
LAYERS["research"] = {"kernel", "shelf", "texts", "bots", "terminal"}
LAYERS["bench"] = {*LAYERS} - {"research"}
LAYERS["cli"] = {*LAYERS} - {"research"}  # above all
LAYERS["__main__"] = {"cli"}

PURE = [name for name in MODULES if name.split(".")[1] in ("kernel", "tables")]
IN_GAMES = [name for name in MODULES if name.startswith("huisclos.games.") and name.count(".") > 2]


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


@pytest.mark.parametrize("module", [name for name in MODULES if name not in IN_GAMES])
def test_imports_point_one_way(module: str) -> None:
    assert module.split(".")[1] in {*LAYERS, "__init__"}, "a package that no layer names"
    assert wrong_arrows(module, MODULES[module]) == []


def test_every_folder_of_games_is_a_game_of_the_house() -> None:
    assert {name.split(".")[2] for name in IN_GAMES} == {*shelf.ours()}


@pytest.mark.parametrize("name", shelf.games())
def test_a_game_is_pure_and_knows_the_kernel_alone(name: str) -> None:
    assert [str(finding) for finding in purity(shelf.game(name))] == []


@pytest.mark.parametrize("module", IN_GAMES)
def test_acts_and_notes_are_called_by_their_modules(module: str) -> None:
    """`notes.Blasted`: an act and what is told of it have one name, and one sees which it is."""
    loose = [
        f"{start.rpartition('.')[2]}.{name}"
        for start, name in imports(module, MODULES[module])
        if start.rpartition(".")[2] in ("actions", "notes") and name
    ]
    assert loose == [] or module.rpartition(".")[2] in ("state", "notes")  # they are made of them


@pytest.mark.parametrize("module", PURE)
def test_kernel_and_tables_are_pure(module: str) -> None:
    assert impurities(module, MODULES[module]) == []


@pytest.mark.parametrize("module", [name for name in PURE if name != "huisclos.kernel.once"])
def test_nothing_is_written_into_a_frozen_value(module: str) -> None:
    """kernel/once.py keeps what a value works out of itself."""
    assert hiding_places(MODULES[module], within_values=False) == []


def test_what_research_needs_is_needed_by_research_alone() -> None:
    """A plain install brings none of it."""
    heavy = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"}
    needing = {
        module.split(".")[1]
        for module, source in MODULES.items()
        for start, name in imports(module, source)
        if {start.split(".")[0], name} & heavy
    }
    assert needing == {"research"}


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
        ("huisclos.bots.bot", "from huisclos import tables, kernel", ["tables"]),
        ("huisclos.wire.messages", "from huisclos.store import store", ["store"]),
        ("huisclos.cli.serve", "from huisclos.server import app", []),
        ("huisclos.cli.serve", "from huisclos import __version__", []),
        ("huisclos.__init__", "from .kernel import play", ["kernel"]),
    ],
)
def test_a_wrong_arrow_is_seen(module: str, source: str, wrong: list[str]) -> None:
    assert wrong_arrows(module, source) == wrong
