"""What is wrong with a game is found: planted, one thing at a time, in the game of
docs/add-a-game.md."""

import re
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module, invalidate_caches
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from huisclos.check import PARTS, check
from huisclos.check.goldens import BadGolden, rewrite
from tests.check.document import PACKAGE, files, write

NUMBERS = count()
Files = dict[str, str]


@pytest.fixture
def game_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Any]:
    """The game with other files; each in a package of its own, for Python loads a name once."""
    monkeypatch.syspath_prepend(tmp_path)

    def load(changed: Files) -> Any:
        package = f"{PACKAGE}_{next(NUMBERS)}"
        for name, text in {**files(), **changed}.items():
            if text:
                write(tmp_path, name.replace(PACKAGE, package), text)
        invalidate_caches()
        game = import_module(package).GAME
        if f"{PACKAGE}/goldens/other.txt" not in changed:
            with suppress(BadGolden):  # which is then found
                rewrite(game)
        return game

    return load


def other(name: str, old: str, new: str) -> Files:
    """A file of the game, one passage in it replaced."""
    text = files()[f"{PACKAGE}/{name}"]
    assert text.count(old) == 1, f"{name}: {old!r}"
    return {f"{PACKAGE}/{name}": text.replace(old, new)}


def put(name: str, text: str) -> Files:
    """Another file; without a text the game lacks it."""
    return {f"{PACKAGE}/{name}": text}


def quick(game: Any) -> list[str]:
    """All parts but the two that play many games."""
    parts = [part for part in PARTS if part not in ("laws", "leaks")]
    return [str(finding) for part in parts for finding in check(game, part)]


def test_the_game_as_it_stands_on_the_page_is_whole(game_of: Callable[..., Any]) -> None:
    game = game_of({})
    assert [str(finding) for part in PARTS for finding in check(game, part)] == []


PLANTED: list[tuple[str, Files, str]] = [
    ("a missing file", put("faults.py", ""), r"faults\.py: it is missing; write it: what can be"),
    ("a missing text file", put("texts/rules.en.md", ""), r"texts/rules\.en\.md: it is missing"),
    (
        "no texts at all",
        put("texts/fr.ftl", ""),
        r"texts/fr\.ftl: it is missing; write it: every sentence",
    ),
    ("no golden", put("goldens/game.txt", ""), r"goldens: there is no golden; write goldens/game"),
    ("a foreign file", put("helpers.py", "A = 1\n"), r"helpers\.py: no game has this; put a chap"),
    ("a foreign folder", put("utils/a.py", "A = 1\n"), r"utils/: no game has this"),
    ("a foreign text", put("texts/de.ftl", "a = b\n"), r"texts/de\.ftl: no game has this"),
    (
        "a function elsewhere",
        {
            **other("secrets.py", "def channels", "def _channels"),
            **other("__init__.py", "secrets.ch", "secrets._ch"),
        },
        r"secrets\.py: it does not define `channels`",
    ),
    (
        "no other worlds",
        {
            **other("worlds.py", "def resample", "def draw"),
            **other("__init__.py", "worlds.resample", "worlds.draw"),
        },
        r"worlds: it does not define `resample`",
    ),
    (
        "a way of drawing that nobody explains",
        put("worlds.py", re.sub('""".*?"""', "...", files()[f"{PACKAGE}/worlds.py"])),
        r"worlds: nothing says how `resample` draws",
    ),
    (
        "moves without numbers",
        {
            **put("catalogue.py", ""),
            f"{PACKAGE}/__init__.py": files()[f"{PACKAGE}/__init__.py"]
            .replace("actions, catalogue,", "actions,")
            .replace("catalogue.catalogue", "rules.moves"),
        },
        r"catalogue\.py: it is missing; write it: every move that has a number",
    ),
    (
        "a clock",
        other("rules.py", "from random", "import time\nfrom random"),
        r"rules\.py: it imports time; chance is the DEALER's",
    ),
    (
        "luck",
        other("rules.py", "def pace", "LUCK = Random()\n\n\ndef pace"),
        r"rules\.py: it seeds itself by chance",
    ),
    (
        "the house",
        other("rules.py", "from random", "from huisclos.tables import Table\nfrom random"),
        r"rules\.py: it imports huisclos\.tables; of the house it may know huisclos\.kernel$",
    ),
    (
        "its own leaks",
        other("rules.py", "def pace", "def f():\n    from . import mutants\n\n\ndef pace"),
        r"rules\.py: it imports mutants; rules do without",
    ),
    (
        "a missing sentence",
        other("texts/fr.ftl", "note-guessed =", "board-guessed ="),
        r"texts/fr\.ftl: `note-guessed` has no text; write it, from \$hat",
    ),
    (
        "a sentence of one language",
        other("texts/en.ftl", "game-name", "board-hat = A hat\ngame-name"),
        r"texts/fr\.ftl: `board-hat` stands in en\.ftl alone",
    ),
    (
        "a sentence left over",
        other("texts/en.ftl", "act-deal", "act-bow = Bow\nact-deal"),
        r"texts/en\.ftl: nothing asks for `act-bow`",
    ),
    (
        "a value that is not given",
        other("texts/en.ftl", "Hats: { $hats }", "Hats: { $colour }"),
        r"texts/en\.ftl: `act-deal` uses \['colour'\]; it is given no such value",
    ),
    (
        "an unreadable text",
        other("texts/en.ftl", "act-deal =", "act deal ="),
        r"texts/en\.ftl: it cannot be read at 'act deal",
    ),
    (
        "a text of the house",
        other("texts/en.ftl", "act-deal", "not-now = No\nact-deal"),
        r"texts/en\.ftl: `not-now` is a text of the house",
    ),
    (
        "a refusal without a sentence",
        other("judge.py", '"not-now"', '"chapeaux-late"'),
        r"texts/fr\.ftl: `chapeaux-late` has no text",
    ),
    (
        "a refusal that nobody can list",
        other("judge.py", '"not-now"', '"not-" + "now"'),
        r"judge\.py:\d+: the key of a text is worked out",
    ),
    (
        "an end without a sentence",
        other("rules.py", 'Outcome("shown"', 'Outcome("over"'),
        r"texts/en\.ftl: `outcome-over` has no text; write it, from \$count, \$names",
    ),
    (
        "other chapters",
        other("texts/rules.en.md", "## The answer", "### The answer"),
        r"texts/rules\.\*\.md: the headings differ",
    ),
    (
        "a note for nobody",
        other("audience.py", "    notes.Guessed: the_mover,\n", ""),
        r"audience\.py: AUDIENCE does not say who may hear Guessed",
    ),
    (
        "an act that reveals",
        other("reveals.py", "= {notes.Looked: the_hats_of_others,", "= {State: all_of_it,"),
        r"reveals\.py: REVEALS has State, which is no note",
    ),
    (
        "a note that may say anything",
        other("reveals.py", "{notes.Looked: the_hats_of_others,", "{notes.Looked: None,"),
        r"reveals\.py: REVEALS has no rule of what Looked may say; give it one",
    ),
    (
        "notes that may say anything",
        other(
            "reveals.py",
            "REVEALS: dict[type, Saying] = {notes.Looked: the_hats_of_others, notes.Rev"
            "ealed: all_of_it}",
            "REVEALS = (notes.Looked, notes.Revealed)",
        ),
        r"reveals\.py: REVEALS has no rule of what Revealed may say",
    ),
    (
        "secrets for ever",
        other(
            "reveals.py",
            "SETTLES: dict[type, Saying] = {notes.Revealed: all_of_it}",
            "SETTLES: dict[type, Saying] = {}",
        ),
        r"reveals\.py: SETTLES is empty",
    ),
    (
        "a golden without its end",
        other("goldens/game.txt", "> 2 guess black\n", ""),
        r"goldens: none is played to its end; add the moves",
    ),
    (
        "a golden told otherwise",
        put("goldens/other.txt", '# {"type":"Options","seats":2}\n    [board] phase=shown\n'),
        r"goldens/other\.txt, line 2: it says '    \[board\] phase=shown' and the game says",
    ),
    (
        "a move that is refused",
        other("goldens/game.txt", "! 1 guess black", "> 1 guess black"),
        r"goldens/game\.txt: `> 1 guess black` is refused \(not-your-turn",
    ),
    (
        "a move that is not",
        other("goldens/game.txt", "> 0 guess white", "! 0 guess white"),
        r"goldens/game\.txt: `! 0 guess white` is not refused",
    ),
    (
        "no move at all",
        other("goldens/game.txt", "> 0 guess white", "> 0 bow"),
        r"goldens/game\.txt: `> 0 bow` is no move",
    ),
    (
        "a module that breaks",
        other("mutants.py", "MUTANTS = (", "MUTANTS = 1 / 0, ("),
        r"mutants\.py, line \d+: ZeroDivisionError",
    ),
]


@pytest.mark.parametrize(("changed", "said"), [p[1:] for p in PLANTED], ids=[p[0] for p in PLANTED])
def test_what_is_planted_is_found(game_of: Callable[..., Any], changed: Files, said: str) -> None:
    found = quick(game_of(changed))
    assert [line for line in found if re.match(said, line)], found
    assert not [line for line in found if "Errno" in line], "no sentence"


@pytest.mark.parametrize(
    ("part", "changed", "said"),
    [
        (
            "leaks",
            other("secrets.py", "put(state.hats, seat, None)", "state.hats"),
            r"4 seats, game 1/\d: seat \d is told what it may not know: .*seen",
        ),
        (
            "leaks",
            other("mutants.py", '"twins", {"private": mirror}', '"twins", {}'),
            r"mutants\.py: the audit does not see the leak 'sheet', that one sees one's own hat",
        ),
        (
            "leaks",
            put("mutants.py", '"""None."""\n\nMUTANTS = ()\n'),
            r"mutants\.py: no leak is planted",
        ),
        (
            "laws",
            other("rules.py", "return awaited(state)", "return seats_of(state)"),
            r'sizes\.py, table {"type":"Options","seats":\d}: game \d breaks the law',
        ),
        ("laws", put("sizes.py", ""), r"chapeaux cannot be audited: .* has no sizes\.py"),
        (
            "laws",
            other("notes.py", "Note =", "class Bowed(Value, frozen=True): ...\n\n\nNote = Bowed |"),
            r"sizes\.py: no walk comes to Bowed",
        ),
    ],
)
def test_what_is_planted_is_found_in_play(
    game_of: Callable[..., Any], part: str, changed: Files, said: str
) -> None:
    found = [str(finding) for finding in check(game_of(changed), part)]
    assert [line for line in found if re.match(said, line)], found
