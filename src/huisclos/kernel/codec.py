"""Values to JSON and back. Decoding checks everything; a wrong shape names the place."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

UNREADABLE = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)  # what decoding raises
encode = msgspec.json.Encoder(order="deterministic").encode  # the same value, the same bytes


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(text: bytes | str, kind: Any) -> Any:
    return _decoder(kind).decode(text)


def learn(*kinds: Any) -> None:
    """Before several threads read values of these types, by `decode` or by `convert`: while msgspec
    works a type out in one of them, it crashes in another."""
    for kind in kinds:
        _decoder(kind)
