"""The protocol is documented, all of it, and as it is."""

from typing import get_args

import pytest

from huisclos.server import routes
from huisclos.server.failures import STATUS
from huisclos.wire import markdown, messages

EVERY = (*get_args(messages.ToServer), *get_args(messages.ToClient), *markdown.parts())


@pytest.mark.parametrize("cls", [*EVERY, *markdown.HTTP], ids=lambda cls: cls.__name__)
def test_every_message_says_what_it_means(cls):
    assert "__doc__" in vars(cls) and len(markdown.meaning(cls)) > 10


def test_the_page_holds_the_messages_as_they_are():
    page = markdown.PAGE.read_text(encoding="utf-8")
    assert markdown.filled(page) == page, "run python -m huisclos.wire.markdown"
    for cls in EVERY:
        assert f"#### {cls.__name__}\n" in page


def test_the_page_names_every_route_and_every_failure():
    page = markdown.PAGE.read_text(encoding="utf-8")
    for route in routes.API:
        assert f"`{route.method} {route.path}`" in page
    for key, status in STATUS.items():
        row = next(line for line in page.splitlines() if line.startswith(f"| {status} |"))
        assert f"`{key}`" in row
