"""`huisclos audit`: what it prints, and with which status it ends."""

import json
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.audit import catalogue, mutants
from huisclos.audit.mutants import Mutant, planted
from huisclos.cli import app

HONEST = catalogue.audited(shelf.game("infiltres"))
BOARD = planted(HONEST.game)[0]


def run(*words: str) -> Any:
    return CliRunner().invoke(app, ["audit", *words])


@pytest.fixture
def leaky(monkeypatch: pytest.MonkeyPatch) -> None:
    game = replace(HONEST.game, **BOARD.functions)
    monkeypatch.setattr(catalogue, "audited", lambda _: replace(HONEST, game=game))


def test_json_has_one_entry_for_each_game_and_number_of_seats() -> None:
    ran = run("infiltres", "--games", "1", "--seats", "3", "--seats", "5", "--json", "--no-mutants")
    assert ran.exit_code == 0
    entries = json.loads(ran.stdout)
    assert [(entry["game"], entry["seats"]) for entry in entries] == [
        ("infiltres", 3),
        ("infiltres", 5),
    ]
    for entry in entries:
        told = "game seats walks pairs changes seconds leaks visited mutants"
        assert [*entry] == told.split()
        assert (entry["walks"], entry["leaks"]) == (1, 0)
        assert entry["pairs"] > 0
        assert entry["visited"]["Speaking"] > 0
        assert entry["visited"]["Briefed"] > 0
        assert entry["mutants"] == {"planted": 0, "caught": 0}


def test_several_processes_find_what_one_finds_and_a_run_goes_on_where_another_ended() -> None:
    def play(*words: str) -> dict[str, Any]:
        ran = run("trio", "--json", "--no-mutants", *words)
        (entry,) = json.loads(ran.stdout)
        assert entry.pop("seconds") >= 0
        found: dict[str, Any] = entry
        return found

    whole = play("--games", "12")
    assert play("--games", "12", "--jobs", "2") == whole
    fewer = play("--games", "12", "--jobs", "2", "--moments", "1")
    assert 0 < fewer["pairs"] < whole["pairs"]
    parts = play("--games", "7"), play("--games", "5", "--first", "7")
    assert [sum(part[key] for part in parts) for key in ("walks", "pairs", "changes")] == [
        whole[key] for key in ("walks", "pairs", "changes")
    ]


def test_without_a_game_all_are_audited() -> None:
    ran = run("--games", "1", "--json", "--no-mutants")
    assert [entry["game"] for entry in json.loads(ran.stdout)] == [*shelf.games()]


def test_planted_leaks_are_found_whatever_table_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of them are: tests/audit. Here one that this table shows, and one that it never can."""
    two = [mutant for mutant in planted(HONEST.game) if mutant.name in ("board", "guess")]
    monkeypatch.setattr(mutants, "planted", lambda _: two)
    ran = run("infiltres", "--games", "1", "--seats", "3", "--set", "spoken=true", "--json")
    assert ran.exit_code == 0
    (entry,) = json.loads(ran.stdout)
    assert entry["visited"]["Guessed"] == 0  # no journalist among three
    assert entry["mutants"] == {"planted": 2, "caught": 2}


def test_people_get_a_table() -> None:
    ran = run("infiltres", "--games", "1", "--no-mutants")
    assert ran.exit_code == 0
    assert "infiltres" in ran.stdout
    assert "visited" in ran.stdout
    assert "LEAK" not in ran.stdout


@pytest.mark.usefixtures("leaky")
def test_a_leak_is_told_and_ends_with_status_1() -> None:
    ran = run("infiltres", "--games", "3", "--no-mutants")
    assert ran.exit_code == 1
    assert "LEAK  infiltres, 6 seats, game 1/" in ran.stdout
    assert "public.opener_is" in ran.stdout


@pytest.mark.usefixtures("leaky")
def test_json_stays_json_when_there_is_a_leak() -> None:
    ran = run("infiltres", "--games", "3", "--no-mutants", "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)[0]["leaks"] > 0
    assert "public.opener_is" in ran.stderr


def test_a_planted_leak_that_is_not_found_ends_with_status_1(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    harmless = Mutant("nothing", "it tells nobody anything", "twins")
    monkeypatch.setattr(mutants, "is_caught", partial(mutants.is_caught, games=2))
    monkeypatch.setattr(mutants, "planted", lambda _: (BOARD, harmless))
    ran = run("infiltres", "--games", "1", "--json")
    assert ran.exit_code == 1
    assert json.loads(ran.stdout)[0]["mutants"] == {"planted": 2, "caught": 1}
    assert "NOT FOUND, though planted  nothing: it tells nobody anything" in ran.stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nope"], "no game 'nope'"),
        (["infiltres", "--seats", "2"], "3 to 20"),
        (["infiltres", "--set", "spoken=maybe"], "true or false"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(words: list[str], said: str) -> None:
    ran = run(*words)
    assert ran.exit_code == 2
    assert said in ran.stderr
