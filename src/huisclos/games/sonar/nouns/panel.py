"""The engineer's panel and the first mate's gauges: what is printed on their sheets."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from msgspec import Struct, json

from huisclos.kernel import remembered

from ..nouns import Options, Symbol, System
from .sea import HEADINGS, Heading

SYSTEMS = tuple(System)
SINKS = 4  # damages

Circuit = Literal["yellow", "orange", "grey"]


class BadSheet(ValueError):
    """A sheet's file says something that cannot be; says what."""


class Light(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    symbol: Symbol
    part: Literal["central", "reactor"]
    circuit: Circuit | None


class EngineersSheet(Struct, frozen=True, forbid_unknown_fields=True):
    symbols: dict[Symbol, tuple[System, ...]]
    symbol_colours: dict[Symbol, str]
    order_on_sheet: tuple[Heading, ...]
    headings: dict[Heading, tuple[Light, ...]]
    circuits: dict[Circuit, tuple[str, ...]]
    positions_central: dict[str, str]
    certainty: str


class MatesSheet(Struct, frozen=True, forbid_unknown_fields=True):
    standard: dict[System, int]
    short: dict[System, int]
    note: str
    damage_boxes: int


def _read(name: str) -> bytes:
    return files(__package__.rpartition(".")[0]).joinpath(f"data/{name}.json").read_bytes()


SHEET = json.decode(_read("engineer"), type=EngineersSheet)
GAUGES = json.decode(_read("gauges"), type=MatesSheet)
LIGHTS = tuple(light for heading in SHEET.order_on_sheet for light in SHEET.headings[heading])
NAMES = tuple(light.id for light in LIGHTS)
BIT = {name: 1 << at for at, name in enumerate(NAMES)}


def check(sheet: EngineersSheet) -> None:
    """Six lights a heading; six of radiation; four on each circuit, as both lists have it."""
    if {*sheet.headings} != {*HEADINGS} or any(len(of) != 6 for of in sheet.headings.values()):
        raise BadSheet("engineer.json: six lights are wanted for each of the four headings")
    lights = [light for of in sheet.headings.values() for light in of]
    if len({light.id for light in lights}) != len(lights):
        raise BadSheet("engineer.json: two lights have one name")
    if sum(light.symbol is Symbol.RADIATION for light in lights) != 6:
        raise BadSheet("engineer.json: six lights of radiation are wanted")
    for name, ids in sheet.circuits.items():
        if len(ids) != 4 or {*ids} != {light.id for light in lights if light.circuit == name}:
            raise BadSheet(f"engineer.json: the {name} circuit is not the same in both places")


check(SHEET)
if {*GAUGES.standard} != {*SYSTEMS} or {*GAUGES.short} != {*SYSTEMS}:
    raise BadSheet("gauges.json: a size is wanted for each system")
if GAUGES.damage_boxes != SINKS:
    raise BadSheet(f"gauges.json: {SINKS} boxes of damage are wanted")

# sets of lights, as bits
OF_HEADING = {h: sum(BIT[light.id] for light in SHEET.headings[h]) for h in HEADINGS}
HEADING_OF = {light.id: h for h in HEADINGS for light in SHEET.headings[h]}
CIRCUITS = {name: sum(BIT[light] for light in ids) for name, ids in SHEET.circuits.items()}
OF_SYMBOL = {s: sum(BIT[light.id] for light in LIGHTS if light.symbol is s) for s in Symbol}
SYMBOL_OF = {system: symbol for symbol, of in SHEET.symbols.items() for system in of}
BLOCKS = tuple(OF_SYMBOL[SYMBOL_OF[system]] for system in SYSTEMS)  # of each system
RADIATION = OF_SYMBOL[Symbol.RADIATION]


class Crossing(NamedTuple):
    lights: int
    repaired: Circuit | None
    damage: bool
    heading: Heading | None = None  # which was whole; none of them: radiation was


def cross(lights: int, light: str) -> Crossing:
    """[15] A completed circuit clears itself; then all of radiation, or all of a heading, damages
    the boat and clears everything."""
    bit, repaired = BIT[light], None
    lights |= bit
    for name, circuit in CIRCUITS.items():
        if bit & circuit and lights & circuit == circuit:
            lights &= ~circuit
            repaired = name
    whole = OF_HEADING[HEADING_OF[light]]
    if lights & whole == whole:
        return Crossing(0, repaired, True, HEADING_OF[light])
    if lights & RADIATION == RADIATION:
        return Crossing(0, repaired, True)
    return Crossing(lights, repaired, False)


@remembered(1 << 12)
def consequences(lights: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """[15] The lights that would complete a circuit if they were crossed now, and those that would
    damage the boat."""
    free = [(name, cross(lights, name)) for name in NAMES if not lights & BIT[name]]
    return (
        tuple(name for name, crossing in free if crossing.repaired),
        tuple(name for name, crossing in free if crossing.damage),
    )


@remembered(1 << 12)
def named(lights: int) -> tuple[str, ...]:
    return tuple(name for name in NAMES if lights & BIT[name])


@remembered(1 << 12)
def down(lights: int) -> tuple[Symbol, ...]:
    """The symbols of systems with a crossed light."""
    return tuple(
        symbol for symbol in SHEET.symbols if SHEET.symbols[symbol] and lights & OF_SYMBOL[symbol]
    )


@cache
def _sizes(short: bool, scenario: bool) -> tuple[int, ...]:
    sizes = GAUGES.short if short else GAUGES.standard
    return tuple(sizes[system] for system in SYSTEMS if scenario or system is not System.SCENARIO)


def sizes_of(options: Options) -> tuple[int, ...]:
    """Boxes of each gauge; the scenario's exists on Echo only [14]."""
    return _sizes(options.short_gauges, options.map == "echo")
