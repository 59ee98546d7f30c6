"""Whole WebSocket frames, written straight onto the transport: no await inside a broadcast."""

from __future__ import annotations

CLOSING = b"\x88\x02\x03\xe8"  # code 1000


def frame(text: bytes, size: int = 0) -> bytes:
    """One text frame, server to client, uncompressed (RFC 6455, 5.2), with blanks behind the text
    if it is to be longer."""
    size = max(size, len(text))
    if size < 126:
        head = b"\x81%c" % size
    elif size < 65536:
        head = b"\x81\x7e" + size.to_bytes(2, "big")
    else:
        head = b"\x81\x7f" + size.to_bytes(8, "big")
    return b"".join((head, text, b" " * (size - len(text))))  # copied once: it may be long
