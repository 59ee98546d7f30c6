"""Games of others: found by what their distributions declare, and kept from harming ours."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from huisclos_trio import GAME as TRIO
from msgspec import convert
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.cli import app
from huisclos.cli.serve import chosen
from huisclos.shelf import shelf as inside

Declare = Callable[..., None]


@pytest.fixture
def declare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Declare]:
    """`declare("belote")`: a distribution that says it brings a game of that name."""
    monkeypatch.syspath_prepend(tmp_path)

    def forget() -> None:
        inside._shelf.cache_clear()
        shelf.game.cache_clear()

    def made(name: str, code: str = "", needs: str = "huisclos", module: str = "") -> None:
        module = module or f"game_{len([*tmp_path.iterdir()])}"
        folder = tmp_path / f"{module}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(
            f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\nRequires-Dist: {needs}\n"
        )
        (folder / "entry_points.txt").write_text(f"[{shelf.GROUP}]\n{name} = {module}\n")
        (tmp_path / f"{module}.py").write_text(code or belote(name))
        forget()

    yield made
    forget()


def belote(name: str) -> str:
    return (
        "from dataclasses import replace\nfrom huisclos_trio import GAME\n"
        f"GAME = replace(GAME, name={name!r})\n"
    )


def test_a_game_that_is_declared_is_there_behind_ours(declare: Declare) -> None:
    declare("belote")
    assert shelf.names()[: len(shelf.ours())] == shelf.ours()
    assert "belote" not in shelf.ours()
    assert shelf.game("belote").state is TRIO.state
    assert shelf.problems() == []


def test_ours_come_as_they_are_shown_and_others_behind_them(declare: Declare) -> None:
    declare("belote")
    assert shelf.names()[:5] == ("infiltres", "sporz", "dauphin", "lucky", "sonar")
    assert shelf.names().index("belote") >= 5


def test_to_list_names_loads_no_game(declare: Declare) -> None:
    declare("belote", "raise SystemExit('loaded')")
    assert "belote" in shelf.names()


@pytest.mark.parametrize(
    ("name", "code", "needs", "why"),
    [
        ("belote", "import nothing_at_all", "huisclos", "cannot be loaded"),
        ("belote", "1 / 0", "huisclos", "cannot be loaded"),
        ("belote", "raise SystemExit", "huisclos", "cannot be loaded"),
        ("belote", "GAME = 1", "huisclos", "no Game of that name"),
        ("belote", belote("tarot"), "huisclos", "no Game of that name"),
        ("belote", "", "huisclos>=99", "needs huisclos >=99, and this is"),
        ("../belote", "", "huisclos", "small letters"),
        ("Belote", "", "huisclos", "small letters"),
        ("sporz", "", "huisclos", "the name is taken by huisclos"),
        ("trio", "", "huisclos", "the name is taken by"),
    ],
)
def test_a_game_that_cannot_be_had_is_one_line_and_the_others_are_served(
    declare: Declare, name: str, code: str, needs: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = shelf.games()
    declare(name, code, needs, module="zz_game")
    after = shelf.games()
    assert {each: after[each] for each in before} == before
    assert after.keys() == before.keys()
    (problem,) = shelf.problems()
    assert why in problem
    assert "zz_game 1.0" in problem
    assert "\n" not in problem
    assert chosen("") == tuple(before)
    said = capsys.readouterr().err.splitlines()
    assert [line for line in said if "not served" in line] == [f"huisclos: not served: {problem}"]


def test_the_start_says_where_each_game_comes_from(capsys: pytest.CaptureFixture[str]) -> None:
    assert chosen("sporz, trio") == ("sporz", "trio")
    sporz, trio = capsys.readouterr().err.splitlines()
    assert "sporz, from huisclos " in sporz
    assert "trio, from huisclos-trio 0.1.0 (huisclos_trio)" in trio


def test_a_game_that_was_not_asked_for_is_not_even_loaded(declare: Declare) -> None:
    declare("belote", "raise SystemExit('loaded')")
    assert chosen("sporz") == ("sporz",)


def test_a_house_without_the_game_asked_for_does_not_open() -> None:
    done = CliRunner().invoke(app, ["serve", "--store", "memory:", "--games", "sporz,nothing"])
    assert done.exit_code == 2
    assert "no game 'nothing': choose among" in done.stderr


@pytest.mark.parametrize("name", shelf.ours())
def test_the_set_for_a_first_time_can_be_played_by_any_number(name: str) -> None:
    game = shelf.game(name)
    assert game.options.first
    for seats in (game.seats.start, game.company, game.seats.stop - 1):
        count = max(seats, game.seats.start)
        options = convert({**game.options.first, "type": "Options", "seats": count}, game.options)
        assert game.refuse_options(options) is None


# A type that msgspec works out while another thread reads by it crashes the program.
KNOWN = """
import msgspec, msgspec._utils
from huisclos import shelf
games = shelf.games().values()
msgspec._utils.get_class_annotations = None  # what works out a type that is not known yet
msgspec._utils._forward_ref = None
for game in games:
    for kind in (game.options, game.action, game.note, game.board, game.sheet):
        msgspec.json.Decoder(list[kind])
"""


def test_the_types_of_a_game_are_known_before_anybody_reads_by_them() -> None:
    done = subprocess.run([sys.executable, "-c", KNOWN], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
