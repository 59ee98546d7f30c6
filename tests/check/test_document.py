"""docs/add-a-game.md, followed from its first step to its last."""

import json
import re
from pathlib import Path

import pytest

from huisclos.check import PARTS
from tests.check.document import PACKAGE, files, install, run, steps, write


class Reader:
    """Somebody who does what the page says, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.done: list[str] = []  # commands
        self.asked: set[str] = set()  # files that the first check misses
        self.after: set[str] = set()  # those that are written after it

    def writes(self, name: str, text: str) -> None:
        write(self.folder, name, text)
        if "check" in self.done:
            self.after.add(name.removeprefix(f"{PACKAGE}/"))

    def types(self, *words: str) -> None:
        match words:
            case ["add", "../chapeaux"]:  # for good: tests/test_add.py
                install(self.folder)
            case ["check", "chapeaux"]:
                ran = run(self.folder, *words)
                assert ran.returncode == 1
                self.asked = {*re.findall(r"^  ([\w./]+): it is missing", ran.stdout, re.M)}
                assert "goldens: there is no golden" in ran.stdout
            case ["check", "chapeaux", "--write-goldens"]:
                ran = run(self.folder, *words)
                golden = self.folder / PACKAGE / "goldens/game.txt"
                well = "".join(f"{part:<9}well\n" for part in PARTS)
                assert ran.stdout == f"written: {golden}\n{well}"
                assert (ran.returncode, ran.stderr) == (0, "")
            case ["play", *_]:
                ran = run(self.folder, *words, "--seed", "1", "--language", "fr", typed="1\n")
                assert (ran.returncode, ran.stderr) == (0, "")
                assert "De quelle couleur est votre chapeau" in ran.stdout
                assert "Les chapeaux" in ran.stdout
            case _:
                pytest.fail(f"the page says: huisclos {' '.join(words)}")
        self.done.append(words[0])


def test_whoever_follows_the_page_has_a_whole_game(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    for step in steps():
        reader.writes(*step) if isinstance(step, tuple) else reader.types(*step)
    assert reader.done == ["add", "check", "check", "play"]
    assert reader.asked == reader.after - {"goldens/game.txt"}


def test_nothing_outside_the_package_is_written() -> None:
    assert len(files()) > 15
    assert [name for name in files() if not name.startswith(f"{PACKAGE}/")] == ["pyproject.toml"]


def test_the_game_is_then_among_the_others(tmp_path: Path) -> None:
    for name, text in files().items():
        write(tmp_path, name, text)
    install(tmp_path)
    listed = json.loads(run(tmp_path, "games", "--json").stdout)
    assert {"chapeaux", "infiltres"} <= {game["id"] for game in listed}
    arena = run(tmp_path, "arena", "chapeaux", "--seats", "3", "--games", "2", "--json")
    assert (arena.returncode, arena.stderr) == (0, "")
