"""Whole WebSocket frames, written straight onto the transport: no await inside a broadcast."""

from __future__ import annotations

CLOSING = b"\x88\x02\x03\xe8"  # code 1000


BLANKS = memoryview(b" " * 65536)


LONG = 4096  # bytes of a frame that is not made before it leaves


class Frame:
    """A long text on its way: it is framed when the first line sends it, and goes when the last
    has. To have one for each of hundreds at a time would take longer than to make them."""

    __slots__ = ("made", "size", "text")

    def __init__(self, text: bytes, size: int) -> None:
        self.text, self.size = text, size
        self.made: bytes | None = None

    def __len__(self) -> int:
        return self.size

    def __bytes__(self) -> bytes:
        if self.made is None:
            self.made = frame(self.text, self.size)
        return self.made


def on_its_way(text: bytes, size: int) -> bytes | Frame:
    size = max(size, len(text))
    return frame(text, size) if size < LONG else Frame(text, size)


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
    blanks = size - len(text)  # copied once: there may be many
    return b"".join((head, text, BLANKS[:blanks] if blanks <= len(BLANKS) else b" " * blanks))
