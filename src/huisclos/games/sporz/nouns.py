"""The words of Sporz, and what a table fixes before play."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from huisclos.kernel import Options as KernelOptions

LEAST, MOST = 4, 500  # players


class Role(StrEnum):
    BASE = "base"  # the base mutant
    DOCTOR = "doctor"
    COMPUTER = "computer"  # the computer scientist
    PSYCHOLOGIST = "psychologist"
    GENETICIST = "geneticist"
    SPY = "spy"
    HACKER = "hacker"
    ASTRONAUT = "astronaut"


class Genome(StrEnum):
    NORMAL = "normal"
    HOST = "host"
    RESISTANT = "resistant"


class Wave(StrEnum):
    """The four parts of a night."""

    MUTANTS = "mutants"
    DOCTORS = "doctors"
    INSPECTORS = "inspectors"  # computer scientist, psychologist, geneticist
    WATCHERS = "watchers"  # spy, hacker


class Touch(StrEnum):
    """What somebody feels of a night."""

    MUTATED = "mutated"
    RESISTED = "resisted"  # a mutation failed
    AGAIN = "again"  # a mutant was mutated
    PARALYSED = "paralysed"
    CURED = "cured"
    INCURABLE = "incurable"  # a mutant host was treated
    TREATED = "treated"  # and was healthy


class Killer(StrEnum):
    MUTANTS = "mutants"
    DOCTORS = "doctors"
    CREW = "crew"  # executed


class Gesture(StrEnum):
    """What those who are awake together can say without a word."""

    YES = "yes"
    NO = "no"
    WAIT = "wait"
    THIS = "this"  # about somebody
    BEWARE = "beware"  # of somebody


class Opinion(StrEnum):
    SUSPECT = "suspect"
    TRUST = "trust"
    VOTE = "vote"
    ASK = "ask"  # what somebody is


Switch = Literal["auto", "on", "off"]
Seconds = Annotated[int, Meta(ge=1, le=300)]


class Options(KernelOptions, frozen=True):
    first: ClassVar[Mapping[str, Any]] = {
        **{"spy": "off", "hacker": "off", "counts_told": True, "wave_time": 20},
        **{"day_time": 420, "election_time": 90, "chief_time": 60},
    }
    computer: Switch = "auto"  # auto: by the size of the crew
    psychologist: Switch = "auto"
    geneticist: Switch = "auto"
    spy: Switch = "auto"
    hacker: Switch = "auto"
    disagreement: Literal["auto", "forfeit", "plurality"] = "auto"  # of the mutants; auto: as suits
    mutants_time: Seconds | None = None  # None: as suits
    wave_time: Seconds = 15  # the other waves
    quick_nights: bool = False  # a wave ends when all have tapped
    day_time: Annotated[int, Meta(ge=0, le=3600)] = 300  # 0: no clock
    election_time: Annotated[int, Meta(ge=0, le=600)] = 60  # 0: no clock
    chief_time: Annotated[int, Meta(ge=0, le=600)] = 30  # to break a tie; 0: no clock
    closing_time: Annotated[int, Meta(ge=10, le=300)] = 30  # of a vote without limit
    circles: Annotated[int, Meta(ge=0, le=10)] = 3  # people in one; 0: none
    dead_see: Literal["public", "all"] = "public"
    counts_told: bool = False  # how many votes each name had


Winner = Literal["healthy", "mutants", "nobody"]
Reason = Literal["cured", "spread", "dusk", "forfeit", "empty", "endless"]
Tap = Literal[
    "mutate", "kill", "heal", "count", "inspect", "spy", "hack", "spare", "paralyse", "lock"
]
