"""What the actions, notes and sheets of Captain Sonar speak of, and what a table may choose."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from huisclos.kernel import Needs
from huisclos.kernel import Options as KernelOptions

from .sea import Map


class Role(StrEnum):
    CAPTAIN = "captain"
    MATE = "mate"  # the first mate
    ENGINEER = "engineer"
    RADIO = "radio"  # the radio operator


class System(StrEnum):
    MINE = "mine"
    TORPEDO = "torpedo"
    DRONE = "drone"
    SONAR = "sonar"
    SILENCE = "silence"
    SCENARIO = "scenario"  # on Echo: an Archer mine


class Symbol(StrEnum):
    WEAPONS = "weapons"
    DETECTION = "detection"
    SPECIAL = "special"
    RADIATION = "radiation"


class Part(StrEnum):
    """A part of the hull, to be traced when surfaced in real time."""

    STERN = "stern"
    MIDDLE = "middle"
    TOP = "top"
    BOW = "bow"


class Hit(StrEnum):
    CLEAR = "clear"
    INDIRECT = "indirect"
    DIRECT = "direct"


class Phrase(StrEnum):
    """What a crew says to itself in one tap."""

    READY = "ready"  # a system
    BROKEN = "broken"  # a system
    NOT_TO = "not-to"  # a heading
    GO = "go"  # a heading
    SECTORS = "sectors"  # he is in one of these
    HERE = "here"  # he is at this cell
    NEAR = "near"
    LOST = "lost"
    SURFACE_SOON = "surface-soon"
    FIRE = "fire"
    WAIT = "wait"


Name = Annotated[str, Meta(max_length=24)]
# Which crews: both, neither, or one of them; None: fixed as the game begins, by who is a person
Crews = bool | Literal["one", "two"] | None


IN_TURNS: Needs = {"mode": ("turns",)}
IN_REAL_TIME: Needs = {"mode": ("realtime",)}


class Options(KernelOptions, frozen=True, cache_hash=True):
    when: ClassVar[Mapping[str, Needs]] = {
        "map_size": IN_TURNS,
        "short_gauges": IN_TURNS,
        "clock": IN_TURNS,
        "hull_check": IN_REAL_TIME,
        "hull_redo": IN_REAL_TIME,
        "stop": IN_REAL_TIME,
        "limits": IN_REAL_TIME,
        "bots": IN_REAL_TIME,
        "place_time": {**IN_REAL_TIME, "limits": (True,)},
        "symbols_told": {"own_sheet_only": (True, "one", "two", None)},
    }
    first: ClassVar[Mapping[str, Any]] = {
        **{"short_gauges": True, "own_sheet_only": False, "assistant": True},
        **{"clock": 180, "answer_time": 60},
    }
    mode: Literal["turns", "realtime"] = "turns"
    map: Map = "alpha"
    map_size: Literal[10, 15] | None = None  # None: 10 in turns, 15 in real time
    short_gauges: bool = False  # in turns
    own_sheet_only: Crews = None  # each role sees its own sheet, as round a table
    symbols_told: bool = False  # then too: captain and first mate need not ask what is broken
    assistant: bool = False  # the radio operator is shown the cells still possible
    film_by_hand: Crews = None  # the radio operator draws what is heard
    shared_notes: bool = True  # the radio operator's marks are seen by their crew
    mines_block: bool = False  # no course leads onto a mine of one's own
    hull_check: Literal["engineer", "program"] = "engineer"  # who finds a line that oversteps
    hull_redo: Literal["whole", "part"] = "whole"  # what is traced again then
    stop: Annotated[int, Meta(ge=0, le=5)] = 3  # seconds that a system stops real time; 0: none
    limits: bool = False  # in real time: who takes long is played for by chance
    clock: Annotated[int, Meta(ge=0, le=600)] = 90  # seconds for each wait in turns; 0: none
    answer_time: Annotated[int, Meta(ge=0, le=300)] = 30  # to answer a sonar; 0: no clock
    place_time: Annotated[int, Meta(ge=15, le=600)] = 90  # for the start, with limits
    draw_after: Annotated[int, Meta(ge=10, le=2000)] = 400  # courses, until a draw can be agreed
    bots: Literal["calm", "steady", "frantic"] = "steady"  # their pace in real time
    name_one: Name = ""  # of the submarines; none: by their colours
    name_two: Name = ""
