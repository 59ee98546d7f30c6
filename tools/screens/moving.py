"""A moving picture: pictures of a page one after another, in a file of the WebP container."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page

QUALITY = 45
SCALE = 0.7  # of the picture, whose phone has two dots for one
FOREVER = 0  # times that it is shown


class Film:
    """Of one page, as large as its viewport."""

    def __init__(self, page: Page) -> None:
        self.page, self.frames = page, list[tuple[bytes, int]]()
        self.eye = page.context.new_cdp_session(page)

    def take(self, milliseconds: int) -> None:
        """One frame, and how long it stays; the same again stays longer."""
        sides = self.page.viewport_size
        assert sides is not None
        top = self.page.evaluate("scrollY")
        clip = {"x": 0, "y": top, **sides, "scale": SCALE}
        how = {"format": "webp", "quality": QUALITY, "clip": clip}
        sent = self.eye.send("Page.captureScreenshot", how)
        picture = coded(base64.b64decode(sent["data"]))
        if self.frames and self.frames[-1][0] == picture:
            milliseconds += self.frames.pop()[1]
        self.frames.append((picture, milliseconds))

    def write(self, path: Path) -> None:
        path.write_bytes(animated(self.frames))
        print(path.stem, f"{path.stat().st_size // 1024} kB", flush=True)


def chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + b"\0" * (len(body) % 2)


def coded(file: bytes) -> bytes:
    """The chunk of a still picture that holds its pixels."""
    at = 12  # after RIFF, its length and WEBP
    while at < len(file):
        size = int.from_bytes(file[at + 4 : at + 8], "little")
        whole = 8 + size + size % 2
        if file[at : at + 4] in (b"VP8 ", b"VP8L"):
            return file[at : at + whole]
        at += whole
    raise ValueError("a picture without pixels")


def size_of(picture: bytes) -> tuple[int, int]:
    """Of a lossy one, which is what a browser makes of a page."""
    assert picture[:4] == b"VP8 " and picture[11:14] == b"\x9d\x01\x2a"
    wide, high = (int.from_bytes(picture[at : at + 2], "little") & 0x3FFF for at in (14, 16))
    return wide, high


def animated(frames: list[tuple[bytes, int]]) -> bytes:
    wide, high = (side - 1 for side in size_of(frames[0][0]))
    extent = wide.to_bytes(3, "little") + high.to_bytes(3, "little")
    animation = 2
    parts = [
        chunk(b"VP8X", bytes((animation, 0, 0, 0)) + extent),
        chunk(b"ANIM", bytes(4) + FOREVER.to_bytes(2, "little")),
    ]
    alone = 2  # a frame stands by itself, and is not laid over the one before
    for picture, milliseconds in frames:
        head = bytes(6) + extent + milliseconds.to_bytes(3, "little") + bytes((alone,))
        parts.append(chunk(b"ANMF", head + picture))
    return chunk(b"RIFF", b"WEBP" + b"".join(parts))
