"""What a table brings of its own, from a file."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from tests.games.lucky.scene import KETCH

RUN = CliRunner()
ARENA = ("arena", "lucky", "--seats", "4", "--games", "1", "--json")


def ship(folder: Path, text: str = KETCH) -> str:
    path = folder / "ship.txt"
    path.write_text(text, encoding="utf-8")
    return str(path)


def digest(*arguments: str) -> str:
    done = RUN.invoke(app, [*ARENA, *arguments])
    assert done.exit_code == 0, done.output
    return str(json.loads(done.stdout)["digest"])


def test_bots_play_on_the_ship_of_a_file(tmp_path: Path) -> None:
    assert digest() != digest("--content", ship(tmp_path)) == digest("--content", ship(tmp_path))


def test_a_person_plays_on_it_too(tmp_path: Path) -> None:
    quick = ("play", "lucky", "--seats", "3", "--bot-pace", "0", "--seed", "1", "--language", "fr")
    done = RUN.invoke(app, [*quick, "--content", ship(tmp_path)], input="q\n")
    assert done.exit_code == 0
    assert "« Le Goéland » prend la mer" in done.output.replace("\u00a0", " ")


@pytest.mark.parametrize("command", [ARENA, ("play", "lucky", "--language", "en")])
def test_what_is_wrong_is_said_with_its_line(command: tuple[str, ...], tmp_path: Path) -> None:
    done = RUN.invoke(app, [*command, "--content", ship(tmp_path, "ship Un\ndeck B\n")])
    assert done.exit_code == 2
    assert "ship.txt: Line 2: there must be four decks" in done.stderr


@pytest.mark.parametrize(
    ("content", "error"), [("nowhere.txt", "cannot read"), ("bytes.txt", "not a text in UTF-8")]
)
def test_a_file_that_cannot_be_read_is_named(content: str, error: str, tmp_path: Path) -> None:
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe\xff")
    done = RUN.invoke(app, [*ARENA, "--content", str(tmp_path / content)])
    assert done.exit_code == 2
    assert error in done.stderr and content in done.stderr
