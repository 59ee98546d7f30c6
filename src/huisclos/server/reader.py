"""What a phone says, frame by frame (RFC 6455, 5). No socket and no clock in here."""

from __future__ import annotations

from . import limits

PART, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
WHOLE_TEXT = 0x81  # the first byte of nearly all that phones say
BREACH, NO_TEXT_AT_ALL, NOT_UTF_8, TOO_LARGE = 1002, 1003, 1007, 1009  # RFC 6455, 7.4.1
CONTROL_BYTES = 125  # of what a ping or a goodbye may carry


class Breach(Exception):
    """The line ends, with this code."""

    def __init__(self, code: int = BREACH) -> None:
        super().__init__(code)
        self.code = code


class Reader:
    """Whatever the pieces in which it comes, each byte is looked at once, and no more is kept than
    one message and the piece that came last."""

    __slots__ = ("at", "came", "message")

    def __init__(self) -> None:
        self.came: bytes | bytearray = b""
        self.at = 0  # how much of it has been read
        self.message: bytearray | None = None  # one that comes in parts, as far as it has come

    def __len__(self) -> int:
        """Bytes that have not been read."""
        return len(self.came) - self.at

    def add(self, piece: bytes) -> None:
        if not len(self):
            self.came, self.at = piece, 0
            return
        if isinstance(self.came, bytearray):
            del self.came[: self.at]
        else:
            self.came = bytearray(self.came[self.at :])
        self.came += piece
        self.at = 0

    def next(self) -> tuple[int, bytes] | None:
        """The next frame that is whole: its kind, and what is in it. A message in parts is there
        with the last of them; of those before one is told that they came. Raises Breach, as soon as
        the head of a frame is known."""
        came, at = self.came, self.at
        if len(came) - at < 2:
            if len(came) == at:
                self.came, self.at = b"", 0  # a line that is silent keeps nothing
            return None
        first, second = came[at], came[at + 1]
        size, start = second & 0x7F, at + 6
        if size > CONTROL_BYTES:
            start += 2 if size == 126 else 8
            if len(came) < start - 4:
                return None
            least = 126 if size == 126 else 65_536
            size = int.from_bytes(came[at + 2 : start - 4])
            if size < least:  # it could have been said in fewer bytes
                raise Breach
        self.judge(first, second, size)
        end = start + size
        if len(came) < end:
            return None
        self.at = end
        body = unmasked(came[start:end], came[start - 4 : start])
        if first == WHOLE_TEXT:
            return TEXT, body
        if first & 0x0F == CLOSE:
            judge_goodbye(body)
        return (first & 0x0F, body) if first & 0x08 else self.join(first, body)

    def judge(self, first: int, second: int, size: int) -> None:
        kind, is_last = first & 0x0F, first & 0x80
        if first & 0x70 or not second & 0x80:  # an extension that nobody agreed on; no mask
            raise Breach
        if kind in (CLOSE, PING, PONG):
            if size > CONTROL_BYTES or not is_last:
                raise Breach
        elif kind == BINARY:
            raise Breach(NO_TEXT_AT_ALL)
        elif kind not in (PART, TEXT) or (kind == PART) == (self.message is None):
            raise Breach
        elif size + len(self.message or b"") > limits.MESSAGE_BYTES:
            raise Breach(TOO_LARGE)

    def join(self, first: int, body: bytes) -> tuple[int, bytes]:
        if self.message is None:
            self.message = bytearray()
        self.message += body
        if not first & 0x80:
            return PART, b""
        message, self.message = bytes(self.message), None
        return TEXT, message


def unmasked(body: bytes | bytearray, mask: bytes | bytearray) -> bytes:
    """As one number: a loop over bytes would take a hundred times as long."""
    size = len(body)
    masks = (mask * (size // 4 + 1))[:size]
    return (int.from_bytes(body) ^ int.from_bytes(masks)).to_bytes(size)


def text_of(body: bytes) -> str:
    """Raises Breach."""
    try:
        return str(body, "utf-8")
    except UnicodeDecodeError:
        raise Breach(NOT_UTF_8) from None


def judge_goodbye(body: bytes) -> None:
    """A code that may be sent and a reason, or nothing. Raises Breach."""
    if not body:
        return
    code = int.from_bytes(body[:2])
    if len(body) < 2 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code <= 4999):
        raise Breach
    text_of(body[2:])
