"""Tools that measure several servers say what they should, never how fast it was."""

import json
import subprocess
import sys

import pytest

from tests.conftest import PATIENCE
from tools import balancer

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(not balancer.is_installed(), reason="haproxy is not installed"),
]


def run(tool: str, *options: str) -> dict[str, object]:
    command = [sys.executable, "-m", f"tools.{tool}", "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=2 * PATIENCE)
    assert done.returncode == 0, (done.stdout, done.stderr)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_what_a_move_costs_is_said_of_each_store() -> None:
    found = run("stores", "--pairs", "2", "--tables", "10", "--moves", "20")
    parts = {name: [*figures] for name, figures in found.items() if isinstance(figures, dict)}
    assert parts == {
        "sqlite": ["ours", "echo", "ratio"],
        "postgres": ["ours", "database", "echo", "ratio"],
        "two": ["ours", "database", "haproxy", "echo", "ratio"],
    }


def test_all_tables_play_again_when_one_server_is_killed() -> None:
    found = run("failover", "--tables", "12")
    assert (found["tables"], found["people"], found["play_again"]) == (12, 96, 12)
