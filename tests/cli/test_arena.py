"""`huisclos arena`."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from huisclos.cli import app

RUN = CliRunner()
SHORT = ["arena", "infiltres", "--seats", "4", "--games", "2", "--set", "target=1"]


def report(*arguments: str) -> Any:
    done = RUN.invoke(app, [*SHORT, *arguments, "--json"])
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_a_program_reads_the_result() -> None:
    found = report("--bots", "strong,random")
    assert {key: found[key] for key in ("game", "seats", "games", "finished")} == {
        "game": "infiltres",
        "seats": 4,
        "games": 2,
        "finished": 2,
    }
    assert found["results"].keys() == {"strong", "random"}
    assert found["camps"].keys() == {"disciple", "infiltrator", "journalist"}
    for shares in (found["results"], found["camps"]):
        for share in shares.values():
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
    assert found["actions"] > 10
    assert found["seconds"] > 0
    assert len(found["digest"]) == 64


def test_the_strongest_play_by_default_and_a_seed_repeats_them() -> None:
    found = report("--seed", "5")
    assert found["results"].keys() == {"strong"}
    assert found["digest"] == report("--seed", "5", "--bots", "strong")["digest"]
    assert found["digest"] != report("--seed", "6")["digest"]


def test_options_of_the_game_are_set() -> None:
    plain = report()["digest"]
    # Bots have no voice and are in no hurry: where people speak, or have no clock, they play alike.
    changed = ("language=en", "journalists=0", "spoken=true", "infiltrators=none", "debate=0")
    digests = {setting: report("--set", setting)["digest"] for setting in changed}
    assert [setting for setting in changed if digests[setting] != plain] == [*changed[:2]]


def test_a_bot_of_ones_own_is_a_function_of_a_module(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    own = "def first(view, moves, rng, budget):\n    return moves[0] if moves else refuse(view)\n"
    own += "from huisclos.bots import level\n"
    own += "def refuse(view):\n    from random import Random\n"
    own += "    return level('infiltres', 'random')(view, (), Random(1), 1)\n"
    (tmp_path / "my_bots.py").write_text(own)
    found = report("--bots", "my_bots:first,random")
    assert found["results"].keys() == {"my_bots:first", "random"}
    assert {row["bot"] for row in found["crossed"]} == {"my_bots:first", "random"}
    assert found["better"] is None


def test_people_read_tables() -> None:
    done = RUN.invoke(app, SHORT)
    assert done.exit_code == 0
    assert "strong" in done.stdout
    assert "journalist" in done.stdout
    assert "digest" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["chess", "--seats", "4"], "no game 'chess': choose among infiltres, sporz"),
        (["infiltres", "--seats", "2"], "infiltres is for 3 to 20 players, not 2"),
        (
            ["infiltres", "--seats", "4", "--bots", "genius"],
            "infiltres has no bot 'genius': choose among random, easy, medium, strong",
        ),
        (
            ["infiltres", "--seats", "4", "--bots", "no_such_bots:mine"],
            "no_such_bots:mine: No module named 'no_such_bots'; a bot of your own is",
        ),
        (["infiltres", "--seats", "4", "--bots", "json:mine"], "json:mine: json has no 'mine'"),
        (
            ["infiltres", "--seats", "4", "--set", "colour=red"],
            "infiltres has no option 'colour': choose among language, spoken, target, debate, "
            "clue, vote, pick, guess, debrief, spare_journalist, infiltrators, journalists",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "seats=5"],
            "infiltres has no option 'seats': choose among",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "language=de"],
            "language of infiltres cannot be 'de': language is en or fr",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "target=21"],
            "target of infiltres cannot be '21': target is a whole number from 1 to 20",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "target=none"],
            "target of infiltres cannot be 'none': target is a whole number from 1 to 20",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "spoken=perhaps"],
            "spoken of infiltres cannot be 'perhaps': spoken is true or false",
        ),
        (
            ["infiltres", "--seats", "4", "--set", "journalists=many"],
            "journalists of infiltres cannot be 'many': "
            "journalists is a whole number from 0 to 10, or none",
        ),
        (["infiltres", "--seats", "4", "--set", "spoken"], "--set takes KEY=VALUE, not 'spoken'"),
        (
            ["infiltres", "--seats", "4", "--set", "infiltrators=3"],
            "these options do not go together: 4 hidden roles is too many",
        ),
    ],
)
def test_what_cannot_be_is_said_in_one_line(arguments: list[str], line: str) -> None:
    done = RUN.invoke(app, ["arena", *arguments])
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"huisclos: {line}")
    assert done.stderr.count("\n") == 1
