"""A moving picture is a WebP file that holds its frames whole, and how long each stays."""

import pytest

from tools.screens.moving import animated, chunk, coded, size_of

WIDE, HIGH = 390, 844


def pixels(filling: bytes) -> bytes:
    """A chunk as a browser writes it, of which only the head is looked at."""
    sides = WIDE.to_bytes(2, "little") + HIGH.to_bytes(2, "little")
    return chunk(b"VP8 ", b"\0\0\0\x9d\x01\x2a" + sides + filling)


def still(filling: bytes) -> bytes:
    return chunk(b"RIFF", b"WEBP" + chunk(b"EXIF", b"odd") + pixels(filling))


def parts(file: bytes) -> list[tuple[bytes, bytes]]:
    found, at = [], 12
    while at < len(file):
        size = int.from_bytes(file[at + 4 : at + 8], "little")
        found.append((file[at : at + 4], file[at + 8 : at + 8 + size]))
        at += 8 + size + size % 2
    return found


def test_the_pixels_of_a_picture_are_found_behind_what_else_is_in_it() -> None:
    assert coded(still(b"abc")) == pixels(b"abc")
    assert size_of(pixels(b"")) == (WIDE, HIGH)
    with pytest.raises(ValueError, match="without pixels"):
        coded(chunk(b"RIFF", b"WEBP"))


def test_every_frame_is_there_with_its_time() -> None:
    film = animated([(pixels(b"a"), 450), (pixels(b"bc"), 2500)])
    assert film[:4] == b"RIFF" and int.from_bytes(film[4:8], "little") == len(film) - 8
    head, loop, *frames = parts(film)
    assert head[0] == b"VP8X" and head[1][4:7] == (WIDE - 1).to_bytes(3, "little")
    assert loop[0] == b"ANIM"
    assert [name for name, _ in frames] == [b"ANMF"] * 2
    assert [int.from_bytes(body[12:15], "little") for _, body in frames] == [450, 2500]
    assert [body[16:] for _, body in frames] == [pixels(b"a"), pixels(b"bc")]
