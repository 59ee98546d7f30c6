"""Whole WebSocket frames, written straight onto the transport: no await inside a broadcast."""

from __future__ import annotations

CLOSING = b"\x88\x02\x03\xe8"  # code 1000


def frame(text: bytes) -> bytes:
    """One text frame, server to client, uncompressed (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 65536:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)
