"""The page's types are those of the server."""

import re

import pytest

from huisclos.wire.typescript import WEB, all_files


@pytest.mark.parametrize("path", all_files(), ids=lambda path: str(path.relative_to(WEB)))
def test_the_pages_types_are_fresh(path):
    """Stale: run `python -m huisclos.wire.typescript`."""
    assert path.read_text() == re.sub(r"\n{3,}", "\n\n", all_files()[path])


def test_every_message_has_a_type():
    text = all_files()[WEB / "wire.ts"]
    for name in ("Hello", "Play", "News", "Fresh", "Gone", "Refusal"):
        assert f"export interface {name} {{" in text
