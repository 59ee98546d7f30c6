"""The first nouns of Sauvez le Docteur Lucky: the options and the ship.

A room is named by its id, a card by its id too: that of its room for a Move card, `aid_…` and
`fail_…` for the others. The ids of our own ship have names in the language files; on a ship that
people brought, the id of a room is the name they gave it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from huisclos.kernel import Needs, Value
from huisclos.kernel import Options as KernelOptions

Deck = Literal["A", "B", "C", "D"]


class Options(KernelOptions, frozen=True):
    when: ClassVar[Mapping[str, Needs]] = {
        "forfeits": {"penalties": (True,)},
        "reckoning": {"penalties": (True,)},
        "own_forfeits": {"penalties": (True,), "forfeits": ("own",)},
    }
    first: ClassVar[Mapping[str, Any]] = {"turn": 240, "defence": 90}
    penalties: bool = False  # the special rules of the rulebook
    forfeits: Literal["ours", "own", "none"] = "ours"  # what a penalty is paid with
    own_forfeits: Annotated[str, Meta(max_length=300)] = ""  # between semicolons
    reckoning: Annotated[int, Meta(ge=0, le=300)] = 60  # seconds for penalties after a rescue
    turn: Annotated[int, Meta(ge=0, le=900)] = 120  # seconds; 0: no clock
    defence: Annotated[int, Meta(ge=0, le=300)] = 45  # seconds; 0: no clock
    agreement: Annotated[int, Meta(ge=0, le=300)] = 60  # seconds to say whether to end; 0: no clock
    turns: Annotated[int, Meta(ge=20, le=1000)] = 300  # then the table is asked whether to end


# -- the ship ----------------------------------------------------------------------------------


class Room(Value, frozen=True):
    """A rectangle; x grows towards the stern and y downwards. Deck A is on top."""

    id: str
    deck: Deck
    number: int | None  # on the Doctor's route
    kind: Literal["room", "corridor", "stairs"]
    x: int
    y: int
    w: int
    h: int


class Door(Value, frozen=True):
    """An opening in the wall that two rooms share: upright (V) or flat (H), from (x, y) on."""

    a: str
    b: str
    orient: Literal["V", "H"]
    x: int
    y: int
    len: int


class Copies(Value, frozen=True):
    """How many Move cards name a room."""

    room: str
    count: int


class Bonus(Value, frozen=True):
    """In this room this Aid card is worth more."""

    aid: str
    room: str
    value: int


class Ship(Value, frozen=True):
    name: str
    decks: tuple[str, str, str, str]  # their names, from A to D
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    moves: tuple[Copies, ...]
    bonuses: tuple[Bonus, ...]
