"""`huisclos print`."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app

RUN = CliRunner()


def test_a_game_is_printed_to_a_file(tmp_path: Path) -> None:
    out = tmp_path / "cards.pdf"
    command = ["print", "dauphin", "--url", "https://house.example", "--paper", "letter"]
    done = RUN.invoke(app, [*command, "--language", "en", "--output", str(out)])
    assert done.exit_code == 0, done.output
    assert "https://house.example" in done.stdout
    assert out.read_bytes().startswith(b"%PDF")
    assert [*tmp_path.iterdir()] == [out]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["infiltres"], "nothing to print for 'infiltres': it needs no paper"),
        (["dauphin", "--url", "house"], "'house' is not the address of a house"),
        (["dauphin", "--output", "."], ". exists: choose another --output"),
        (["dauphin", "--output", "nowhere/cards.pdf"], "nowhere/cards.pdf cannot be written"),
        (["dauphin", "--output", f"{__file__}/cards.pdf"], "cannot be written: Not a directory"),
        (["dauphin", "--paper", "a5"], "'a5' is not one of 'a4', 'letter'"),
    ],
)
def test_what_cannot_be_printed_is_said(
    words: list[str], why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = RUN.invoke(app, ["print", *words])
    assert done.exit_code == 2
    assert why in " ".join(done.stderr.replace("│", " ").split())
    assert [*tmp_path.iterdir()] == []
