"""The game of docs/add-a-game.md, as whoever follows it would write it."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "add-a-game.md"
PACKAGE = "huisclos_chapeaux"
# A file's name alone on a line, and what is in it; or a command.
STEP = re.compile(
    r"^`(?P<file>[\w./]+)`\n\n```\w+\n(?P<text>.*?)^```$|^\./huisclos (?P<command>[^\n]+)$",
    re.MULTILINE | re.DOTALL,
)


def steps() -> list[tuple[str, str] | list[str]]:
    """What the page says to do, in order: a file and its text, or the words of a command."""
    found = STEP.finditer(PAGE.read_text(encoding="utf-8"))
    return [(s["file"], s["text"]) if s["file"] else s["command"].split() for s in found]


def files() -> dict[str, str]:
    return dict(step for step in steps() if isinstance(step, tuple))


def write(folder: Path, name: str, text: str) -> None:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def install(folder: Path) -> None:
    """Leaves beside the package what an installer would, from its own pyproject.toml."""
    project = tomllib.loads((folder / "pyproject.toml").read_text())["project"]
    info = f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    about = [f"Name: {project['name']}", f"Version: {project['version']}"]
    about += [f"Requires-Dist: {wanted}" for wanted in project["dependencies"]]
    write(folder, f"{info}/METADATA", "\n".join(("Metadata-Version: 2.1", *about, "")))
    entries = [
        line
        for group, named in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in named.items()))
    ]
    write(folder, f"{info}/entry_points.txt", "\n".join((*entries, "")))


def run(folder: Path, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command of the house in which the package is installed."""
    return subprocess.run(
        [sys.executable, "-m", "huisclos", *words],
        env=os.environ | {"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        input=typed,
        capture_output=True,
        text=True,
    )
