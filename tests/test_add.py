"""`./huisclos add`: a game beside ours comes by one line, and is there after every update."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = """#!/usr/bin/env bash
if [ "$1" = --version ]; then echo "uv 0.8.0"; exit; fi
[ "$1 $2" != "pip install" ] || echo "${@: -2}" >>"$INSTALLED"
[[ "$*" != *broken* ]]
"""


class House:
    """Our scripts in a folder of their own; uv says what it was asked to install."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.installed = folder / "house", folder / "installed"
        for path in ("huisclos", "scripts/bootstrap.sh", "pyproject.toml"):
            (self.folder / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / path, self.folder / path)
        self.script(folder / "bin/uv", UV)
        self.script(self.folder / ".venv/bin/huisclos", '#!/usr/bin/env bash\necho "open: $*"\n')
        (self.folder / "src/huisclos/static").mkdir(parents=True)
        self.path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"

    @staticmethod
    def script(path: Path, text: str) -> None:
        path.parent.mkdir(parents=True)
        path.write_text(text)
        path.chmod(0o755)

    def __call__(self, *words: str) -> subprocess.CompletedProcess[str]:
        self.installed.write_text("")
        return subprocess.run(
            ["./huisclos", *words],
            cwd=self.folder,
            env=os.environ | {"PATH": self.path, "INSTALLED": str(self.installed)},
            capture_output=True,
            text=True,
        )

    @property
    def games(self) -> list[str]:
        path = self.folder / "games.txt"
        return path.read_text().splitlines() if path.exists() else []


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_a_game_is_added_once_and_every_start_sees_to_it(house: House) -> None:
    game = house.folder.parent / "my game"
    game.mkdir()
    assert house("add", "../my game").returncode == 0
    assert house("add", str(game)).returncode == 0
    assert house.games == [str(game)]
    assert house("serve", "--port", "0").stdout == "open: serve --port 0\n"
    assert house.installed.read_text() == f"--editable {game}\n"


def test_a_package_is_added_by_its_name(house: House) -> None:
    assert house("add", "huisclos-belote").returncode == 0
    assert house.games == ["huisclos-belote"]
    house("games")
    assert house.installed.read_text().split()[-1] == "huisclos-belote"


def test_what_cannot_be_installed_is_not_remembered(house: House) -> None:
    done = house("add", "broken")
    assert (done.returncode, house.games) == (1, [])
    assert "could not be installed: broken" in done.stderr


def test_a_game_that_is_gone_keeps_nobody_from_the_others(house: House) -> None:
    (house.folder / "games.txt").write_text("/nowhere/at/all\nbroken\nhuisclos-belote\n")
    done = house("games")
    assert (done.returncode, done.stdout) == (0, "open: games\n")
    said = [line for line in done.stderr.splitlines() if "not installed" in line]
    assert ["/nowhere/at/all" in said[0], "broken" in said[1], len(said)] == [True, True, 2]
    assert house.installed.read_text().splitlines()[-1].endswith("huisclos-belote")


@pytest.mark.full
def test_trio_is_there_by_one_line_and_stays_when_everything_is_installed_anew(
    tmp_path: Path,
) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(clone)], check=True)

    def run(*words: str) -> str:
        done = subprocess.run(
            ["./huisclos", *words], cwd=clone, check=True, capture_output=True, text=True
        )
        return done.stdout

    assert "trio" not in run("games", "--json")
    run("add", "examples/trio")
    assert "trio" in run("games", "--json")
    with (clone / "pyproject.toml").open("a") as project:  # an update of the house
        project.write("# another day\n")
    assert "trio" in run("games", "--json")
    shutil.rmtree(clone / ".venv")
    assert "trio" in run("games", "--json")
    assert '"trio"' in run("arena", "trio", "--games", "2", "--seats", "3", "--json")
