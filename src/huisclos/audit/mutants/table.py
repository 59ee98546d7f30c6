"""Leaks of the table itself, whatever is played there."""

from __future__ import annotations

import re

from huisclos.kernel import encode
from huisclos.tables.feed import Change, Ear, News
from huisclos.tables.table import Sitting

from .mutant import Mutant

honest_news = Ear._news


def counting_events(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    text = honest_news(ear, change, sitting)
    number = b'"heard":%d' % (ear.heard + change.before.number)
    return text and re.sub(rb'"heard":\d+', number, text, count=1)


def a_message_for_every_move(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    return honest_news(ear, change, sitting) or encode(News(ear.heard))


TABLE = (
    Mutant(
        "number",
        "a listener's number counts what happened besides, other people's secret moves too",
        "changes",
        patch=(Ear, "_news", counting_events),
    ),
    Mutant(
        "message",
        "every move sends something to everybody, secret moves too",
        "changes",
        patch=(Ear, "_news", a_message_for_every_move),
    ),
)
