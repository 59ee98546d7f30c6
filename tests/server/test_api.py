"""The description of the API is true: schemathesis asks a real server all sorts of things."""

import subprocess
import sys
from pathlib import Path

from tests.conftest import FULL, PATIENCE
from tests.server.house import House


def test_what_is_described_is_what_is_answered(tmp_path):
    with House("memory:") as house:
        command = [
            *(Path(sys.executable).with_name("schemathesis"), "run"),
            *(f"{house.url}/api/openapi.json", "--no-color"),
            *("--exclude-checks", "positive_data_acceptance"),  # a game's options are its own
            *("--max-examples", "300" if FULL else "10", "--generation-deterministic"),
            *("--phases", "examples,coverage,fuzzing,stateful"),
            *("--suppress-health-check", "all", "--request-timeout", str(PATIENCE)),
        ]
        # It leaves notes where it runs.
        done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
        assert house.process.poll() is None
