"""What printing needs, whatever is printed. A game that has paper makes it in its folder, in
`paper`: `make_pdf(url, paper, language)`."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit

PAPERS = {"a4": (297, 210), "letter": (279.4, 215.9)}  # millimetres, on their side
FONTS = Path(__file__).parent / "fonts"  # the page's, unpacked, for typst reads no WOFF


class BadAddress(ValueError):
    """An address that cannot be printed on a card; says why."""


def checked(url: str) -> str:
    """The address of a house. Raises BadAddress."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment:
        raise BadAddress(f"{url!r} is not the address of a house: give one as http://host:8484")
    return url


__all__ = ["FONTS", "PAPERS", "BadAddress", "checked"]
