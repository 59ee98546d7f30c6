"""The cards that are the same on every ship, from cards.json, checked when loaded."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import msgspec


def sizes(seats: int) -> tuple[int, tuple[int, ...]]:
    """[1] How many cards everybody gets, and how many are in each pile, from A to D."""
    hand = 8 if seats == 3 else 6
    each, over = divmod(90 - hand * seats, 4)
    return hand, tuple(each + (over > 3 - deck) for deck in range(4))


TOTAL, MOVES, AIDS, FAILURES = 90, 30, 20, 40
BARE = 1  # what an attempt without an Aid card is worth [5]
AID, FAIL = "aid_", "fail_"
GAME_FOLDER = __package__.rpartition(".")[0]


class Aid(NamedTuple):
    id: str
    value: int
    bonus_room: str | None  # on our own ship, and
    bonus_value: int | None


class Cards(NamedTuple):
    aids: dict[str, Aid]
    failures: dict[str, int]  # points of each
    copies: dict[str, int]  # how many there are of each Aid and Failure card
    moves: dict[str, int]  # how many Move cards name each room of our own ship


class BadData(ValueError):
    """One of our own data files is not as it should be."""


@cache
def cards() -> Cards:
    data = load("cards.json")
    aids = {
        row["id"]: Aid(row["id"], row["value"], row["bonus_room"], row["bonus_value"])
        for row in data["aid"]
    }
    failures = {row["id"]: row["value"] for row in data["failure"]}
    copies = {row["id"]: row["count"] for row in (*data["aid"], *data["failure"])}
    moves = {row["room"]: row["count"] for row in data["move"]}
    _expect("aids", total(copies, aids), AIDS)
    _expect("failures", total(copies, failures), FAILURES)
    _expect("moves", total(moves, moves), MOVES)
    _expect("cards in all", data["total"], TOTAL)
    _expect("ids", [i for i in aids if not i.startswith(AID)], [])
    _expect("ids", [i for i in failures if not i.startswith(FAIL)], [])
    return Cards(aids, failures, copies, moves)


def total(copies: dict[str, int], kinds: Iterable[str]) -> int:
    return sum(copies[kind] for kind in kinds)


def is_move(card: str) -> bool:
    return not card.startswith((AID, FAIL))


def is_aid(card: str) -> bool:
    return card.startswith(AID)


def is_failure(card: str) -> bool:
    return card.startswith(FAIL)


POINTS = {"fail_1": 1, "fail_2": 2, "fail_3": 3}


def points(hand: Iterable[str]) -> int:
    """Failure points of a hand."""
    return sum([POINTS[card] for card in hand if card in POINTS])


def load(name: str) -> Any:
    return msgspec.json.decode(files(GAME_FOLDER).joinpath("data", name).read_bytes())


def _expect(what: str, found: object, wanted: object) -> None:
    if found != wanted:
        raise BadData(f"cards.json, {what}: {found!r} where {wanted!r} is wanted")
