"""What house and thinkers say to each other: frames of MessagePack, each behind its length."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from huisclos.kernel import Seat

SIZE = 4  # bytes of a length


class Records(Struct, frozen=True, tag=True):
    """What has happened at a table since the record number `after`; 0: all of it."""

    table: int
    after: int
    bodies: list[bytes]


class Think(Struct, frozen=True, tag=True):
    """For a seat of a table, for so many seconds since it was asked (by the machine's own clock);
    none: a hasty bot's move will do. Or of something to say, in a conversation that began after the
    record `since`: nothing will do."""

    thought: int
    table: int
    seat: Seat
    seconds: float
    since: int | None = None
    asked: float | None = None  # none: just now


class Forget(Struct, frozen=True, tag=True):
    table: int


class Answer(Struct, frozen=True, tag=True):
    """The best so far; or the last, after which no other comes: without an action it changes
    nothing, and `nothing` is what came to mind."""

    thought: int
    action: bytes | None = None
    last: bool = False
    nothing: bool = False
    stumbled: str = ""  # the name of an error in the bot


class Ready(Struct, frozen=True, tag=True):
    """What bots look up is read: from now on a thought takes its own time and no more."""


ToThinker = Records | Think | Forget
ToHouse = Answer | Ready
encode = msgspec.msgpack.Encoder().encode
decode_question = msgspec.msgpack.Decoder(ToThinker).decode
decode_answer = msgspec.msgpack.Decoder(ToHouse).decode


def framed(message: Any) -> bytes:
    body = encode(message)
    return len(body).to_bytes(SIZE, "big") + body
