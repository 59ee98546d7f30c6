"""An action reads as its class and its fields, and comes back; what a game spells itself, too."""

from enum import StrEnum
from typing import Literal

import pytest

from huisclos.kernel import Notation, Seat, Spelled, TimeUp, UnreadableNotation, Value


class Side(StrEnum):
    PORT = "port"


class Ready(Value, frozen=True): ...


class Vote(Value, frozen=True):
    at: Seat | None


class TakeBack(Value, frozen=True):
    card: str
    openly: bool


class Turn(Value, frozen=True):
    side: Side
    how: Literal["slow", "fast"]


class Clue(Value, frozen=True):
    number: int
    words: str


class Deal(Value, frozen=True):
    to: Seat
    numbers: tuple[int, ...]


class Pair(Value, frozen=True):
    one: str
    other: str


Action = Ready | Vote | TakeBack | Turn | Clue | Deal | Pair | TimeUp
NOTATION = Notation(
    Action,
    verbs={Turn: "helm"},
    spelled={
        Pair: Spelled(lambda pair: f"{pair.one}/{pair.other}", lambda text: Pair(*text.split("/")))
    },
)


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Ready(), "ready"),
        (Vote(Seat(3)), "vote 3"),
        (Vote(None), "vote -"),
        (TakeBack("ace", True), "take-back ace yes"),
        (Turn(Side.PORT, "slow"), "helm port slow"),
        (Clue(2, "deux mots"), "clue 2 deux mots"),
        (Deal(Seat(0), (4, 7)), "deal 0 4 7"),
        (Deal(Seat(0), ()), "deal 0"),
        (Pair("lait", "eau"), "pair lait/eau"),
        (TimeUp(), "time"),
    ],
)
def test_an_action_comes_back_from_its_text(action: object, text: str) -> None:
    assert NOTATION.write(action) == text
    assert NOTATION.read(text) == action


@pytest.mark.parametrize(
    "text",
    ["", "nope", "ready now", "vote", "vote x", "take-back ace", "take-back ace perhaps",
     "helm starboard slow", "helm port quick", "clue 2", "clue x y", "deal", "pair lait"],
)  # fmt: skip
def test_what_is_no_action_is_told_what_there_is(text: str) -> None:
    with pytest.raises(UnreadableNotation, match="is none of: ready, vote AT, take-back CARD OPEN"):
        NOTATION.read(text)
