"""The wheel stands by itself: built from the source archive, installed without an index into an
empty environment, it serves and plays where there is no Node; so does the archive itself."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conftest import PATIENCE
from tests.server.house import get, wait_for
from tools.ports import free_port

ROOT = Path(__file__).parents[2]
UV = shutil.which("uv", path=f"{os.environ['PATH']}{os.pathsep}{ROOT / '.uv/bin'}")
TEXTARENA = {  # what makes a short game of each, and seats
    '"dauphin"': 4,
    '"infiltres", target=1': 4,
    '"sporz"': 5,
    '"sonar", draw_after=20': 2,
    '"lucky", turns=20': 3,
}
EXTRAS = ("asyncpg", "mcp", "numpy", "pettingzoo", "pyspiel", "pytest")


def run(*command: str | Path, **others: str) -> str:
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, timeout=600, env=os.environ | others
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-4000:]
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """A source archive, and a wheel that is built from it, as `uv build` does."""
    assert UV, "./test finds uv, or installs it into .uv"
    dist = tmp_path_factory.mktemp("dist")
    run(UV, "build", "--quiet", "--out-dir", dist, ROOT)
    return dist


@pytest.fixture(scope="module")
def wheel(built):
    (found,) = built.glob("*.whl")
    return found


def without_an_index(built, folder, python):
    """From a folder of wheels: ours and what it asks for."""
    (wheel,) = built.glob("*.whl")
    wheels, seeded = folder / "wheels", folder / "seeded"
    run(UV, "venv", "--quiet", "--seed", "--python", sys.executable, seeded)
    run(seeded / "bin/python", "-m", "pip", "--quiet", "download", "--dest", wheels, wheel)
    place = ("--python", python, "--no-index", "--find-links", wheels, "--offline")
    run(UV, "pip", "install", "--quiet", *place, "huisclos")


def from_its_source(built, folder, python):
    """With the network: from the archive, without the wheel that was built of it."""
    (archive,) = built.glob("*.tar.gz")
    run(UV, "pip", "install", "--quiet", "--python", python, archive)


@pytest.fixture(scope="module", params=[without_an_index, from_its_source])
def installed(request, built, tmp_path_factory):
    """The folder of commands of an environment that was empty."""
    folder = tmp_path_factory.mktemp("environments")
    empty = folder / "empty"
    run(UV, "venv", "--quiet", "--python", sys.executable, empty)
    request.param(built, folder, empty / "bin/python")
    return empty / "bin"


@pytest.mark.full
def test_a_plain_install_brings_no_extra_and_plays_without_node(installed):
    code = f"import importlib.util as i; print([n for n in {EXTRAS!r} if i.find_spec(n)])"
    assert run(installed / "python", "-c", code) == "[]\n"
    found = run(
        *(installed / "huisclos", "arena", "infiltres", "--seats", "4", "--games", "2", "--json"),
        PATH=str(installed),
    )
    assert '"games"' in found


@pytest.mark.full
def test_it_serves_its_page(installed, tmp_path):
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    options = ("--host", "127.0.0.1", "--port", str(port), "--store", str(tmp_path / "store.db"))
    serving = subprocess.Popen(
        [installed / "huisclos", "serve", *options],
        env={"PATH": str(installed)},
        cwd=tmp_path,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        assert wait_for(url, lambda: serving.poll() is None)
        status, page, _ = get(url)
        assert status == 200 and b"<script" in page
        assert get(f"{url}/api/games")[0] == 200
    finally:
        serving.terminate()
        assert serving.wait(PATIENCE) == 0


@pytest.mark.full
def test_what_needs_an_extra_says_which(installed):
    done = subprocess.run(
        [installed / "huisclos", "mcp", "--join", "http://127.0.0.1:1", "--name", "Ada"],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode != 0 and "huisclos[mcp]" in done.stderr


@pytest.mark.full
def test_every_game_is_played_in_textarena(wheel, tmp_path):
    """In an environment of its own: TextArena brings much with it."""
    python = tmp_path / "arena/bin/python"
    run(UV, "venv", "--quiet", "--python", sys.executable, tmp_path / "arena")
    run(UV, "pip", "install", "--quiet", "--python", python, wheel, "textarena==0.7.4")
    page = (ROOT / "docs/assistants.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.S)
    for table, seats in TEXTARENA.items():
        played = code.replace('"dauphin"', table).replace("players=4", f"players={seats}")
        played += "\nprint(sorted(rewards), *{*rewards.values()})"
        told = run(python, "-c", played, PYTHONPATH=str(ROOT / "examples/textarena"))
        assert re.fullmatch(r"0\.0|-1\.0 1\.0|1\.0 -1\.0|1\.0|-1\.0", told.split("] ")[1].strip())
        assert told.startswith(str([*range(seats)]))
