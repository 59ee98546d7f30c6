"""Messages of a kind that is not known here: a newer program says more than one understands."""

from __future__ import annotations

from functools import cache
from typing import Any, get_args

import msgspec

from huisclos.kernel import UNREADABLE, decode


class Kind(msgspec.Struct, frozen=True):
    type: str


@cache
def kinds(messages: Any) -> frozenset[str]:
    return frozenset(cls.__name__ for cls in get_args(messages))


def is_unknown(text: str | bytes, messages: Any) -> bool:
    """Whether it is a message, and of none of these kinds."""
    try:
        return decode(text, Kind).type not in kinds(messages)
    except UNREADABLE:
        return False
