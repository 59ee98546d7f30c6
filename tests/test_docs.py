"""The documents are true: commands, links and what the README shows."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from huisclos.cli import app

ROOT = Path(__file__).parents[1]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
README = (ROOT / "README.md").read_text()
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
COMMANDS = sorted(typer.main.get_command(app).commands)
OF_THE_SCRIPT = re.findall(r"^#   \./huisclos ([a-z]+)", (ROOT / "huisclos").read_text(), re.M)


def shown_commands(text: str) -> set[str]:
    """Every `huisclos COMMAND` in code."""
    code = re.findall(r"```sh\n(.*?)```", text, re.S) + re.findall(r"`([^`\n]+)`", text)
    return {word for piece in code for word in re.findall(r"huisclos ([a-z]+)", piece)}


def test_every_command_is_in_the_readme():
    assert {*COMMANDS, *OF_THE_SCRIPT} <= shown_commands(README)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_command_that_is_shown_exists(page):
    assert shown_commands(page.read_text()) <= {*COMMANDS, *OF_THE_SCRIPT}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_leads_somewhere(page):
    for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", page.read_text()):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{page.name}: {target}"


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command):
    run = CliRunner().invoke(app, [command, "--help"])
    assert run.exit_code == 0
    assert "Usage" in run.stdout


def test_options_shown_in_the_readme_exist():
    for line in re.findall(r"^\./huisclos ([a-z]+)(.*)$", README, re.M):
        command, rest = line
        known = CliRunner().invoke(app, [command, "--help"]).stdout
        for option in re.findall(r"--[a-z-]+", rest.split("#")[0]):
            assert option in known, f"huisclos {command} has no {option}"


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr == ""
    return done.stdout


def test_the_code_in_the_readme_runs():
    (code,) = PYTHON.findall(README)
    assert run(code).endswith("True\n")


def test_the_code_for_research_runs():
    train, zoo, spiel, world, bot, belief = PYTHON.findall((ROOT / "docs/research.md").read_text())
    first, last = map(float, re.findall(r"0\.\d+", run(train)))
    assert first < 0.45 < last
    assert run(zoo) == run(world) == ""
    assert run(spiel).startswith("[0, 1, 2, 3, 4, ")
    assert re.fullmatch(r"[01]\.\d+ {'dolphin'.* [0-9a-f]{8}\n", run(bot))
    assert re.fullmatch(r"Brier 0\.\d+, \d+ thoughts\n", run(belief))
