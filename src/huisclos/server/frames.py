"""Whole WebSocket frames, written straight onto the transport: no await inside a broadcast."""

from __future__ import annotations

CLOSING = b"\x88\x02\x03\xe8"  # code 1000


def frame(text: bytes, size: int = 0) -> bytes:
    """One text frame, server to client, uncompressed (RFC 6455, 5.2), with blanks behind the text
    if it is to be longer."""
    size = max(size, len(text))
    blanks = b" " * (size - len(text))
    if size < 126:
        return b"\x81%c%b%b" % (size, text, blanks)
    if size < 65536:
        return b"\x81\x7e%b%b%b" % (size.to_bytes(2, "big"), text, blanks)
    return b"\x81\x7f%b%b%b" % (size.to_bytes(8, "big"), text, blanks)
