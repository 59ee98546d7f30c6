"""What a game's folder may import, read from its sources."""

import pytest

from huisclos.check.purity import impurities, wrongs

SONAR = "huisclos.games.sonar"
OWN = "huisclos_chapeaux"  # a package of one's own


@pytest.mark.parametrize(
    ("package", "name", "source"),
    [
        (SONAR, "rules.py", "from huisclos.kernel import play"),
        (SONAR, "__init__.py", "from . import rules"),
        (SONAR, "rules.py", "from . import judge"),
        (SONAR, "play/moving.py", "from .. import judge"),
        (SONAR, "play/__init__.py", "from . import moving"),
        (SONAR, "rules.py", "from huisclos.games.sonar.nouns import Side"),
        (SONAR, "rules.py", "from huisclos.games.sonar import nouns"),
        (SONAR, "bots/mate.py", "from huisclos.bots import Bot"),
        (SONAR, "bots/mate.py", "from .aim import aim"),
        (SONAR, "bots/mate.py", "import random"),
        (SONAR, "face.py", "from huisclos.terminal.face import Face"),
        (OWN, "rules.py", "from huisclos import kernel"),
        (OWN, "rules.py", "from . import judge"),
        (OWN, "rules.py", "from huisclos_chapeaux.nouns import Hat"),
        (OWN, "mutants.py", "from huisclos.audit.mutants import Mutant"),
        (OWN, "nouns.py", "found = dict(one=True)"),
        (OWN, "nouns.py", "NAMES = {1: 'one'}\nNAMES[2] = 'two'\ndef f():\n    return NAMES[1]"),
        (OWN, "nouns.py", "found = {}\ndef f(found):\n    found[1] = 2"),
        (OWN, "nouns.py", "found = {}\ndef f():\n    found = {}\n    found[1] = 2"),
    ],
)
def test_what_a_game_may_import(package: str, name: str, source: str) -> None:
    assert [*wrongs(package, name, source)] == []


@pytest.mark.parametrize(
    ("package", "name", "source", "wrong"),
    [
        (SONAR, "rules.py", "from huisclos.bots import Bot", "imports huisclos.bots"),
        (SONAR, "rules.py", "from huisclos import tables", "imports huisclos.tables"),
        (SONAR, "rules.py", "from ...tables import table", "imports huisclos.tables"),
        (SONAR, "rules.py", "def f():\n    import huisclos.audit", "imports huisclos.audit"),
        (SONAR, "rules.py", "from ..lucky import GAME", "imports huisclos.games.lucky"),
        (SONAR, "rules.py", "from huisclos.games import lucky", "imports huisclos.games.lucky"),
        (SONAR, "bots/mate.py", "from huisclos.tables import Table", "imports huisclos.tables"),
        (SONAR, "rules.py", "from .bots import LEVELS", "imports bots"),
        (SONAR, "rules.py", "from . import face", "imports face"),
        (SONAR, "play/moving.py", "from .. import mutants", "imports mutants"),
        (SONAR, "play/moving.py", "from ..bots.mate import Mate", "imports bots"),
        (SONAR, "state.py", "class A(Value, dict=True): ...", "keeps something by dict=True"),
        (SONAR, "secrets.py", "crew.__dict__['boat'] = 1", "keeps something by __dict__"),
        (
            SONAR,
            "secrets.py",
            "getattr(crew, '__dict__')['boat'] = 1",
            "keeps something by __dict__",
        ),
        (SONAR, "secrets.py", "vars(crew)['boat'] = 1", "keeps something by vars"),
        (SONAR, "secrets.py", "object.__setattr__(a, 'b', 1)", "keeps something by __setattr__"),
        (
            SONAR,
            "secrets.py",
            "from msgspec.structs import force_setattr",
            "keeps something by force_setattr",
        ),
        (SONAR, "sea.py", "from functools import cache, lru_cache", "keeps something by lru_cache"),
        (
            SONAR,
            "sea.py",
            "KEPT = {}\ndef f(a):\n    KEPT[a] = 1\n    return KEPT",
            "keeps something by KEPT",
        ),
        (
            OWN,
            "rules.py",
            "kept: dict[int, int] = {}\ndef f(a):\n    return kept.setdefault(a, 1)",
            "keeps something by kept",
        ),
        (OWN, "rules.py", "last = 0\ndef f(a):\n    global last\n    last = a", "by global last"),
        (OWN, "rules.py", "import huisclos_trio", "imports huisclos_trio"),
        (OWN, "rules.py", "from huisclos.games.sonar import GAME", "imports huisclos.games.sonar"),
        (OWN, "rules.py", "from time import monotonic", "imports time monotonic"),
    ],
)
def test_what_it_may_not_import_is_seen(package: str, name: str, source: str, wrong: str) -> None:
    ((said, _todo),) = wrongs(package, name, source)
    assert said.endswith(wrong)


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
