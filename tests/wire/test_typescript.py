"""The page's types are those of the server."""

import re

import pytest
from msgspec import Struct, inspect

from huisclos.wire.plain import structs
from huisclos.wire.typescript import WEB, all_files


@pytest.mark.parametrize("path", all_files(), ids=lambda path: str(path.relative_to(WEB)))
def test_the_pages_types_are_fresh(path):
    """Stale: run `python -m huisclos.wire.typescript`."""
    assert path.read_text() == re.sub(r"\n{3,}", "\n\n", all_files()[path])


def test_every_message_has_a_type():
    text = all_files()[WEB / "wire.ts"]
    for name in ("Hello", "Play", "News", "Fresh", "Gone", "Refusal"):
        assert f"export interface {name} {{" in text


def test_two_classes_of_one_name_are_told_to_be_renamed():
    one, other = (inspect.type_info(type("Said", (Struct,), {})) for _ in range(2))
    seen = structs(one, {})
    assert structs(one, seen) == {"Said": one}
    with pytest.raises(TypeError, match="two classes are called Said"):
        structs(other, seen)
