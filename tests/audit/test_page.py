"""What docs/audit.md shows is so."""

import re
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs/audit.md").read_text(encoding="utf-8")


def test_the_example_runs() -> None:
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.S)
    exec(code, {})


def test_the_leak_that_is_shown_is_one_that_is_found() -> None:
    (leak,) = re.findall(r"```\n(trio, .*?)```", PAGE, re.S)
    assert leak in Path(__file__).with_name("leaks.txt").read_text(encoding="utf-8")
