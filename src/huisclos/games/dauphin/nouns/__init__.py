"""The first nouns of Dauphin: cards, badges, options."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from huisclos.kernel import Needs
from huisclos.kernel import Options as KernelOptions


class Card(StrEnum):
    """The astronauts; what each can do is in cards.json."""

    RICO = "rico"
    BRUTUS = "brutus"
    JIMMY = "jimmy"
    SHEILA = "sheila"
    MAX = "max"
    PAUL = "paul"
    NUMERO5 = "numero5"
    OLGA = "olga"
    VEGA = "vega"
    CHICO = "chico"
    BRICOLE = "bricole"
    BOULON = "boulon"
    DOWELL = "dowell"
    NOVA = "nova"
    IVAN = "ivan"
    COMETE = "comete"
    MAJOR = "major"
    DAUPHIN_D = "dauphin_d"
    DAUPHIN_G = "dauphin_g"
    BULLE = "bulle"
    TORESSE = "toresse"
    LUNETTE = "lunette"
    TOUTOU = "toutou"
    MICRO = "micro"


class Kind(StrEnum):
    ENGINEER = "engineer"
    HERO = "hero"
    DOLPHIN = "dolphin"
    CAPTAIN = "captain"
    OBSERVER = "observer"
    DOG = "dog"
    MICROWAVE = "microwave"


class Direction(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class Badge(StrEnum):
    """The seven destinations: each names a team."""

    MOON = "moon"
    PLUTO = "pluto"
    MARS = "mars"
    VENUS = "venus"
    SATURN = "saturn"
    JUPITER = "jupiter"
    NEPTUNE = "neptune"


Reason = Literal[
    "sunk", "adrift", "reset", "dolphins", "humans", "last", "nobody"
]  # why a game is over [14, 15]


IN_FREE_CHOICE: Needs = {"scenario": ("free",)}


class Options(KernelOptions, frozen=True):
    when: ClassVar[Mapping[str, Needs]] = {
        "toresse": IN_FREE_CHOICE,
        "lunette": IN_FREE_CHOICE,
        "toutou": IN_FREE_CHOICE,
        "micro": IN_FREE_CHOICE,
        "treachery": IN_FREE_CHOICE,
    }
    first: ClassVar[Mapping[str, Any]] = {"decision": 240, "badge": 120, "consent": 60}
    scenario: Literal["initiation", "observers", "treachery", "full", "free"] = "initiation"
    # in a free choice: who comes aboard besides the crew of the initiation
    toresse: bool = False
    lunette: bool = False
    toutou: bool = False
    micro: bool = False
    treachery: bool = False  # Brutus changes sides
    oxygen: bool = False
    cards: bool = False  # some play with real cards, scanned
    decision: Annotated[int, Meta(ge=0, le=600)] = 120  # seconds; 0: no clock
    badge: Annotated[int, Meta(ge=0, le=300)] = 60  # to take a badge; 0: no clock
    consent: Annotated[int, Meta(ge=0, le=300)] = 30  # to a new walk; 0: no clock
