"""Servers of one house die, sleep and leave while people play: nothing that was told is untrue."""

import json
import subprocess
import sys

import pytest

from tests.conftest import PATIENCE

WRONG = ("lost", "doubled", "disorder", "differ", "overrun")


def run(*options: str, ends: int = 0) -> dict[str, object]:
    command = [sys.executable, "-m", "tools.chaos", "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=4 * PATIENCE)
    assert done.returncode == ends, (done.stdout, done.stderr)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def check(found: dict[str, object]) -> None:
    assert {key: found[key] for key in WRONG} == dict.fromkeys(WRONG, 0)
    assert int(str(found["acknowledged"])) > 20  # however busy the machine
    assert int(str(found["views"])) >= 6


def test_a_server_that_is_killed_and_one_that_is_stopped_take_nothing_with_them() -> None:
    found = run("--seconds", "14", "--faults", "kill-and-start,stop", "--tables", "2")
    check(found)
    assert list(found) == [
        *("acknowledged", "lost", "doubled", "disorder", "views", "differ", "overrun"),
        *("down_s", "silence_s"),
    ]
    assert float(str(found["down_s"])) > 1  # clocks could have run


PROMOTED = ("--faults", "promote", "--seconds", "6", "--tables", "2")


def test_a_standby_that_commits_wait_for_takes_over_and_nothing_is_lost() -> None:
    check(run(*PROMOTED))


def test_one_that_they_do_not_wait_for_has_not_seen_what_was_acknowledged() -> None:
    found = run(*PROMOTED, "--asynchronous", ends=1)
    assert int(str(found["lost"])) > 0


@pytest.mark.full
@pytest.mark.parametrize(
    ("planted", "fault", "shown"),
    [
        ("unknown-told-as-kept", "mute", "lost"),
        ("told-before-kept", "mute", "lost"),
        ("key-forgotten", "deaf", "doubled"),
        ("no-fence", "doubt", "differ"),
        ("no-lock", "slow-leave", "differ"),
        ("lease-outlived", "stop", "differ"),
        ("time-of-day", "stop", "overrun"),
    ],
)
def test_a_planted_fault_is_found(planted: str, fault: str, shown: str) -> None:
    """Nothing else is planted, and the fault is the one that shows it: it ends as soon as it is
    found, most often at the first."""
    found = run("--plant", planted, "--faults", fault, "--seconds", "90", ends=1)
    assert int(str(found[shown])) > 0


@pytest.mark.full
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_ten_minutes_of_all_that_can_go_wrong(seed: str) -> None:
    check(run("--seconds", "200", "--seed", seed))


def test_a_fault_that_there_is_not_is_refused_with_those_that_there_are() -> None:
    command = [sys.executable, "-m", "tools.chaos", "--faults", "rain"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert "no such fault: rain; there are kill, " in done.stderr
