"""`huisclos games`, and what the command says of itself."""

import json
import subprocess
import sys

from typer.testing import CliRunner

from huisclos import __version__, shelf
from huisclos.cli import app

RUN = CliRunner()


def test_games_are_listed_for_people() -> None:
    done = RUN.invoke(app, ["games"])
    assert done.exit_code == 0
    assert "infiltres" in done.stdout
    assert "3 to 20" in done.stdout


def test_games_are_listed_for_programs() -> None:
    listed = json.loads(RUN.invoke(app, ["games", "--json"]).stdout)
    assert [game["id"] for game in listed] == [*shelf.games()]
    infiltres = next(game for game in listed if game["id"] == "infiltres")
    assert infiltres["seats"] == [3, 20]
    assert infiltres["modes"] == ["typed", "spoken"]
    assert infiltres.keys() == {"id", "name", "seats", "modes"}


def test_it_says_its_version() -> None:
    done = RUN.invoke(app, ["--version"])
    assert (done.exit_code, done.stdout) == (0, f"huisclos {__version__}\n")


def test_help_answers_without_loading_the_games() -> None:
    """What a command needs is imported when it runs."""
    code = "import sys, huisclos.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(done.stdout.split())
    assert "typer" in loaded
    assert loaded.isdisjoint({"huisclos.games", "huisclos.bots", "msgspec", "rich.progress"})
