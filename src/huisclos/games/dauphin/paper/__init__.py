"""Dauphin on paper: cards, badges, tokens, aids and board, as one PDF.

cards.typ lays the pages out. The pictures are those of the page, which writes them
(web/src/games/dauphin/pictures.test.ts).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import segno
import typst

from huisclos.paper import FONTS, PAPERS, BadAddress, checked
from huisclos.texts import say

from .. import GAME
from ..nouns import Badge, Card
from ..nouns.cards import TOKENS, TRAITS, Traits

HERE = Path(__file__).parent
FINEST = 8  # the version of QR whose modules a camera still sees at the size of our codes


def make_pdf(url: str, paper: str, language: str) -> bytes:
    """`url`: where the house is; the cards' codes lead there."""
    width, height = PAPERS[paper]
    sheet = {
        "width": width,
        "height": height,
        "language": language,
        "cards": [*_cards(_short_enough(checked(url)), language)],
        "badges": [
            {"id": badge, "name": say(language, GAME, f"board-badge-{badge}")} for badge in Badge
        ],
        "tokens": TOKENS,
        "words": _words(language),
    }
    pdf = typst.compile(
        HERE / "cards.typ",
        font_paths=[FONTS],
        ignore_system_fonts=True,  # the same pages on every machine
        sys_inputs={"sheet": json.dumps(sheet)},
    )
    assert isinstance(pdf, bytes)
    return pdf


def card_address(url: str, card: Card) -> str:
    """It carries the card's code, not its name: cameras show an address before they open it."""
    return f"{url.rstrip('/')}/card/{TRAITS[card].code}"


def _short_enough(url: str) -> str:
    if int(segno.make(card_address(url, Card.RICO), error="m", micro=False).version) > FINEST:
        raise BadAddress(
            f"{url!r} is too long for the small code of a card: give a shorter address"
        )
    return url


def _cards(url: str, language: str) -> Iterator[dict[str, str]]:
    looks = json.loads((HERE / "pictures/looks.json").read_text(encoding="utf-8"))
    for card, traits in TRAITS.items():
        yield {
            "id": card,
            "name": say(language, GAME, f"card-{card}"),
            "trade": say(language, GAME, looks[card]["trade"]),
            "tint": looks[card]["tint"],
            "rule": say(language, GAME, f"board-print-{_rule(traits)}"),
            "code": traits.code,
            "qr": segno.make(card_address(url, card), error="m", micro=False).svg_inline(
                border=2, dark="#0f2b3a", light="#fffdf6"
            ),
        }


def _rule(traits: Traits) -> str:
    if traits.id is Card.BRUTUS:
        return "brutus"
    return f"{traits.kind}-{traits.direction}" if traits.direction else traits.kind


def _words(language: str) -> dict[str, Any]:
    word = partial(say, language, GAME)
    aids = {
        "front": ("walk", "call", "rock", "eyes", "wrenches", "dolphin", "told"),
        "back": ("bridge", "module", "order", "vote", "humans", "dolphins"),
    }
    pages = ("pieces", "pieces-back", "aids", "aids-back", "how", "aim", "device")
    return {
        "game": word("game-name"),
        "title": word("board-short-name"),
        "subtitle": word("board-passenger"),
        "captain": word("board-eagle"),
        "airlock": word("board-airlock"),
        "void": word("board-void-title"),
        "fronts": [word("board-print-fronts", page=n, pages=3) for n in (1, 2, 3)],
        "backs": [word("board-print-backs", page=n, pages=3) for n in (1, 2, 3)],
        "aid": {
            side: [word(f"board-print-aid-{key}") for key in keys] for side, keys in aids.items()
        },
        **{key: word(f"board-print-{key}") for key in pages},
    }
