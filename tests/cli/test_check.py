"""`huisclos check`: what it prints, and with which status it ends."""

import json
from typing import Any

import pytest
from typer.testing import CliRunner

from huisclos.check import PARTS, Finding
from huisclos.cli import app

LACK = Finding("texts", "texts/fr.ftl", "`note-claimed` has no text", "write it, from $seat")


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["check", *words])


@pytest.fixture
def parts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two parts only: one finds nothing, one finds a lack."""
    for part in {*PARTS} - {"purity", "texts"}:
        monkeypatch.delitem(PARTS, part)
    monkeypatch.setitem(PARTS, "texts", lambda game: [LACK])


@pytest.mark.usefixtures("parts")
def test_people_get_sentences_and_status_1_says_that_there_are_any() -> None:
    ran = run("infiltres")
    assert ran.exit_code == 1
    assert ran.stdout.splitlines() == [
        "purity   well",
        "texts    1 to mend",
        "  texts/fr.ftl: `note-claimed` has no text; write it, from $seat",
    ]


@pytest.mark.usefixtures("parts")
def test_programs_get_json() -> None:
    ran = run("infiltres", "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout) == [
        {
            "part": "texts",
            "where": "texts/fr.ftl",
            "wrong": "`note-claimed` has no text",
            "todo": "write it, from $seat",
        }
    ]


@pytest.mark.usefixtures("parts")
def test_a_game_that_lacks_nothing_is_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PARTS, "texts")
    ran = run("infiltres", "--write-goldens")  # which are as they should be
    assert (ran.exit_code, ran.stdout) == (0, "purity   well\n")


@pytest.mark.usefixtures("parts")
def test_a_game_that_breaks_down_is_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object) -> list[Finding]:
        raise KeyError("hat")

    monkeypatch.setitem(PARTS, "texts", broken)
    ran = run("infiltres")
    assert ran.exit_code == 1
    assert "infiltres: KeyError ('hat'); mend it: texts could not be looked at" in ran.stdout


def test_a_game_that_nobody_has_is_one_line() -> None:
    ran = run("nope")
    assert ran.exit_code == 2
    assert ran.stderr.startswith("huisclos: no game 'nope': choose among ")
    assert ran.stderr.count("\n") == 1
