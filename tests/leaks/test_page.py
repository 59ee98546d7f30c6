"""What docs/leaks.md shows is so."""

import re
import subprocess
import sys
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "leaks.md").read_text(encoding="utf-8")


def test_the_foreign_game_of_the_page_leaks_as_it_says(tmp_path):
    code = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    (tmp_path / "test_whisper.py").write_text(code[0])
    (tmp_path / "test_kit.py").write_text(code[2].replace("games=20", "games=2"))
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", tmp_path],
        capture_output=True,
        text=True,
        cwd=tmp_path,
    )
    told = re.search(r"```\nhuisclos\.leaks\.difference\.(Leak: .*?)```", PAGE, re.S)
    assert told is not None
    for line in told[1].strip().splitlines():
        assert line in done.stdout, done.stdout
    assert "1 failed, 1 passed" in done.stdout
