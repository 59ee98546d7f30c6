"""Frames as RFC 6455 has them, in whatever pieces they come."""

import pytest

from huisclos.server import limits
from huisclos.server.reader import (
    BREACH,
    NO_TEXT_AT_ALL,
    NOT_UTF_8,
    PART,
    PING,
    PONG,
    TEXT,
    TOO_LARGE,
    Breach,
    Reader,
    text_of,
    unmasked,
)
from tests.server.raw import BINARY, CLOSE, framed

MASK = bytes.fromhex("37fa213d")  # of the examples in 5.7
LARGEST = limits.MESSAGE_BYTES


def masked(body: bytes, kind: int = TEXT, last: bool = True) -> bytes:
    plain = framed(body, kind, last)
    start = len(plain) - len(body)
    return plain[: start - 4] + MASK + unmasked(body, MASK)


READ: dict[str, tuple[bytes, list[tuple[int, bytes]]]] = {
    "nothing": (b"", []),
    "5.7: masked text": (bytes.fromhex("818537fa213d7f9f4d5158"), [(TEXT, b"Hello")]),
    "5.7: masked pong": (bytes.fromhex("8a8537fa213d7f9f4d5158"), [(PONG, b"Hello")]),
    "empty text": (masked(b""), [(TEXT, b"")]),
    "125": (masked(b"x" * 125), [(TEXT, b"x" * 125)]),
    "126": (masked(b"x" * 126), [(TEXT, b"x" * 126)]),
    "the longest ping": (masked(bytes(range(125)), PING), [(PING, bytes(range(125)))]),
    "two": (masked(b"a") + masked(b"bc"), [(TEXT, b"a"), (TEXT, b"bc")]),
    "in parts": (
        masked(b"Hel", last=False) + masked(b"", PART, last=False) + masked(b"lo", PART),
        [(PART, b""), (PART, b""), (TEXT, b"Hello")],
    ),
    "a ping between parts": (
        masked(b"Hel", last=False) + masked(b"?", PING) + masked(b"lo", PART) + masked(b"!"),
        [(PART, b""), (PING, b"?"), (TEXT, b"Hello"), (TEXT, b"!")],
    ),
    "a letter in two parts": (
        masked("é".encode()[:1], last=False) + masked("é".encode()[1:], PART),
        [(PART, b""), (TEXT, "é".encode())],
    ),
    "goodbye": (masked(b"", CLOSE), [(CLOSE, b"")]),
    "goodbye, with a reason": (
        masked(b"\x03\xe8" + "fini\u00a0!".encode(), CLOSE),
        [(CLOSE, b"\x03\xe8" + "fini\u00a0!".encode())],
    ),
    **{
        f"goodbye with {code}": (
            masked(code.to_bytes(2), CLOSE),
            [(CLOSE, code.to_bytes(2))],
        )
        for code in (1000, 1001, 1003, 1007, 1011, 3000, 4999)
    },
}
BROKEN: dict[str, tuple[bytes, int]] = {
    "5.7: text without a mask": (bytes.fromhex("810548656c6c6f"), BREACH),
    "5.7: the first part of text without a mask": (bytes.fromhex("010348656c"), BREACH),
    "5.7: binary": (masked(b"Hello", BINARY), NO_TEXT_AT_ALL),
    "binary in parts": (masked(b"Hello", BINARY, last=False), NO_TEXT_AT_ALL),
    **{
        f"kind {kind}": (masked(b"x", kind), BREACH) for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)
    },
    **{
        f"reserved bit {bit}": (bytes([0x81 | bit]) + masked(b"x")[1:], BREACH)
        for bit in (0x10, 0x20, 0x40)
    },
    "goes on with nothing": (masked(b"x", PART), BREACH),
    "goes on with nothing, and on": (masked(b"x", PART, last=False), BREACH),
    "a message inside another": (masked(b"x", last=False) + masked(b"y"), BREACH),
    "a message inside one that began empty": (masked(b"", last=False) + masked(b"y"), BREACH),
    "goes on after the end": (
        masked(b"x", last=False) + masked(b"y", PART) + masked(b"z", PART),
        BREACH,
    ),
    "half a ping": (masked(b"x", PING, last=False), BREACH),
    "a long ping": (masked(b"x" * 126, PING), BREACH),
    "a long goodbye": (masked(b"\x03\xe8" + b"x" * 124, CLOSE), BREACH),
    "half a code": (masked(b"\x03", CLOSE), BREACH),
    "a reason that is no text": (masked(b"\x03\xe8\xff", CLOSE), NOT_UTF_8),
    **{
        f"goodbye with {code}": (masked(code.to_bytes(2), CLOSE), BREACH)
        for code in (0, 999, 1004, 1005, 1006, 1015, 2000, 2999, 5000, 65_535)
    },
    "a short length in three bytes": (b"\x81\xfe\x00\x7d" + MASK, BREACH),
    "a length of two bytes in nine": (b"\x81\xff" + (65_535).to_bytes(8) + MASK, BREACH),
    "a byte too much": (b"\x81\xff" + (LARGEST + 1).to_bytes(8) + MASK, TOO_LARGE),
    "a length that is none": (b"\x81\xff" + (2**64 - 1).to_bytes(8) + MASK, TOO_LARGE),
}


def read(reader: Reader, pieces: list[bytes]) -> list[tuple[int, bytes] | int]:
    """What was said, and the code with which it ends, if it does."""
    said: list[tuple[int, bytes] | int] = []
    try:
        for piece in pieces:
            reader.add(piece)
            while frame := reader.next():
                said.append(frame)
    except Breach as breach:
        said.append(breach.code)
    return said


@pytest.mark.parametrize(("sent", "said"), READ.values(), ids=READ)
def test_frames_are_read(sent, said):
    reader = Reader()
    assert read(reader, [sent]) == said
    assert len(reader) == 0 and reader.came == b"", "a line that is silent keeps nothing"


@pytest.mark.parametrize(("sent", "code"), BROKEN.values(), ids=BROKEN)
def test_a_breach_has_its_code(sent, code):
    assert read(Reader(), [sent])[-1] == code


@pytest.mark.parametrize(("sent", "code"), BROKEN.values(), ids=BROKEN)
def test_what_came_before_a_breach_is_heard(sent, code):
    said = read(Reader(), [masked(b"first") + sent])
    assert said[0] == (TEXT, b"first") and said[-1] == code


ALL = {name: sent for name, (sent, _) in (READ | BROKEN).items()}


@pytest.mark.parametrize("sent", ALL.values(), ids=ALL)
def test_the_pieces_in_which_it_comes_change_nothing(sent):
    around = masked(b"before") + sent + masked(b"after")
    whole = read(Reader(), [around])
    assert read(Reader(), [bytes([each]) for each in around]) == whole
    for at in range(len(around)):
        assert read(Reader(), [around[:at], around[at:]]) == whole


@pytest.mark.parametrize("size", [0, 1, 2, 3, 4, 5, 1000, 65_535, 65_536, LARGEST])
def test_any_length_up_to_the_largest_message_is_unmasked(size):
    body = bytes(at * 7 % 251 for at in range(size))
    by_hand = bytes(each ^ MASK[at % 4] for at, each in enumerate(body))
    sent = masked(body)
    assert sent.endswith(by_hand)
    assert read(Reader(), [sent]) == [(TEXT, body)]


def test_a_message_in_parts_is_no_longer_than_one_that_is_whole():
    half = LARGEST // 2
    parts = [masked(b"x" * half, last=False), masked(b"y" * half, PART, last=False)]
    assert read(Reader(), [*parts, masked(b"", PART)])[-1] == (TEXT, b"x" * half + b"y" * half)
    assert read(Reader(), [*parts, masked(b"z", PART)])[-1] == TOO_LARGE


def test_a_message_that_is_too_large_is_refused_before_it_has_come():
    head = masked(b"x" * (LARGEST + 1))[:10]
    assert read(Reader(), [head]) == [TOO_LARGE]


def test_what_has_been_read_is_not_kept():
    reader, message = Reader(), masked(b"x" * 1000)
    reader.add(message[:500])
    for _ in range(1000):
        assert read(reader, [message[500:] + message[:500]]) == [(TEXT, b"x" * 1000)]
        assert len(reader.came) <= len(message) + 500
    assert read(reader, [message[500:]]) == [(TEXT, b"x" * 1000)] and reader.came == b""


@pytest.mark.parametrize(
    "body",
    [b"\xff", b"\xc0\x80", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xe2\x82", b"a\x80"],
    ids=["no letter", "too long", "half a pair", "beyond the last", "cut off", "goes on"],
)
def test_text_is_utf_8(body):
    with pytest.raises(Breach) as raised:
        text_of(body)
    assert raised.value.code == NOT_UTF_8
