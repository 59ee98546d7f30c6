"""The sea: maps, cells, sectors and distances, worked out once per map.

A cell is a number, row by row from the north-west; on sheets and in words it is a name, 'G2'. A set
of cells is a whole number, one bit per cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, get_args

from msgspec import Struct, json

SECTOR = 5  # cells along one side of a sector
RANGE = 4  # steps of a torpedo
DASH = 4  # cells of a silence, at most
NOWHERE: Final = -1


class Heading(StrEnum):
    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"


Map = Literal["alpha", "bravo", "charlie", "delta", "echo"]
MAPS: tuple[Map, ...] = get_args(Map)
HEADINGS = tuple(Heading)
WAYS = {Heading.NORTH: (0, -1), Heading.EAST: (1, 0), Heading.SOUTH: (0, 1), Heading.WEST: (-1, 0)}


class BadMap(ValueError):
    """A map file says something that cannot be; says what."""


class Drawn(Struct, frozen=True, forbid_unknown_fields=True):
    """A map as its file has it: cells by name, and how sure we are of them."""

    size: int
    islands: tuple[str, ...]
    holes: tuple[str, ...]  # in the ice, where one may surface
    mines: tuple[str, ...]  # of the map
    certainty: str


class Atlas(Struct, frozen=True, forbid_unknown_fields=True):
    coordinates: str
    maps: dict[Map, dict[Literal["turns", "realtime"], Drawn]]


class Sea:
    """The tables of one map in one size. All of them are indexed by cell."""

    def __init__(self, name: Map, drawn: Drawn) -> None:
        self.map = name
        self.size = drawn.size
        if self.size % SECTOR or not self.size:
            raise BadMap(f"{name}: a size of {self.size} does not divide into sectors")
        across = self.size // SECTOR
        everywhere = range(self.size**2)
        self.names = tuple(f"{chr(65 + c % self.size)}{c // self.size + 1}" for c in everywhere)
        self.index = {name: cell for cell, name in enumerate(self.names)}
        self.islands = self._mask("islands", drawn.islands)
        self.holes = self._mask("holes", drawn.holes)
        self.archer = self._mask("mines", drawn.mines)  # mines of the map, everybody's and nobody's
        self.water = (1 << self.size**2) - 1 & ~self.islands
        self._west = sum(1 << row * self.size for row in range(self.size))  # the outer columns
        self._east = self._west << self.size - 1
        if (self.holes | self.archer) & self.islands:
            raise BadMap(f"{name}: a hole or a mine lies on an island")
        self.cells = cells(self.water)

        self.column = tuple(chr(65 + c % self.size) for c in everywhere)
        self.row = tuple(c // self.size + 1 for c in everywhere)
        self.sector = tuple(
            c // self.size // SECTOR * across + c % self.size // SECTOR + 1 for c in everywhere
        )
        self.columns = tuple(map(chr, range(65, 65 + self.size)))
        self.rows = tuple(range(1, self.size + 1))
        self.sectors = tuple(range(1, across**2 + 1))
        # sets of water cells
        self.in_column = {x: self._where(self.column, x) for x in self.columns}
        self.in_row = {y: self._where(self.row, y) for y in self.rows}
        self.in_sector = {n: self._where(self.sector, n) for n in self.sectors}

        # the water cell next door on a heading, or NOWHERE
        self.step = {h: tuple(self._step(c, *WAYS[h]) for c in everywhere) for h in HEADINGS}
        # the water among the eight neighbours: where a blast is felt and a mine is laid
        self.around = tuple(self._around(c) for c in everywhere)
        # the impacts of a torpedo: at most 4 steps through water [10]
        self.reach = tuple(self._reach(c) for c in everywhere)

    def shift(self, some: int, heading: Heading) -> int:
        """A set of cells one step further on a heading; what would leave the water is lost."""
        match heading:
            case Heading.NORTH:
                moved = some >> self.size
            case Heading.SOUTH:
                moved = some << self.size
            case Heading.EAST:
                moved = (some & ~self._east) << 1
            case Heading.WEST:
                moved = (some & ~self._west) >> 1
        return moved & self.water

    def grow(self, some: int) -> int:
        """A set of cells and the water around it, diagonally too."""
        wide = some | (some & ~self._east) << 1 | (some & ~self._west) >> 1
        return (wide | wide << self.size | wide >> self.size) & self.water

    def named(self, some: int) -> tuple[str, ...]:
        """The names of a set of cells, in order."""
        return tuple(self.names[cell] for cell in cells(some))

    def distance(self, start: int, end: int) -> int | None:
        """Orthogonal steps through water; None: there is no way."""
        front = seen = 1 << start
        steps = 0
        while front:
            if front >> end & 1:
                return steps
            front = self._spread(front) & ~seen
            seen |= front
            steps += 1
        return None

    # -- made once -----------------------------------------------------------------------------

    def _mask(self, kind: str, names: tuple[str, ...]) -> int:
        found = 0
        for name in names:
            if name not in self.index:
                raise BadMap(f"{self.map}, {kind}: {name!r} is not on a map of {self.size}")
            if found >> self.index[name] & 1:
                raise BadMap(f"{self.map}, {kind}: {name} is there twice")
            found |= 1 << self.index[name]
        return found

    def _where(self, table: tuple[Any, ...], value: Any) -> int:
        return sum(1 << c for c, of_cell in enumerate(table) if of_cell == value) & self.water

    def _step(self, cell: int, dx: int, dy: int) -> int:
        x, y = cell % self.size + dx, cell // self.size + dy
        there = x + self.size * y
        inside = 0 <= x < self.size and 0 <= y < self.size
        return there if inside and self.water >> there & 1 else NOWHERE

    def _around(self, cell: int) -> int:
        return self.grow(1 << cell) & ~(1 << cell)

    def _spread(self, some: int) -> int:
        north, east, south, west = (self.shift(some, heading) for heading in HEADINGS)
        return north | east | south | west

    def _reach(self, cell: int) -> int:
        some = 1 << cell & self.water
        for _ in range(RANGE):
            some |= self._spread(some)
        return some


def cells(some: int) -> tuple[int, ...]:
    """The cells of a set, in order."""
    return tuple(each(some))


def each(some: int) -> Iterator[int]:
    while some:
        lowest = some & -some
        yield lowest.bit_length() - 1
        some ^= lowest


@cache
def sea(name: Map, size: int) -> Sea:
    """One of the maps, in one of its sizes."""
    drawn = next((drawn for drawn in _atlas().maps[name].values() if drawn.size == size), None)
    if drawn is None:
        raise BadMap(f"{name} is not drawn in {size} by {size}")
    return Sea(name, drawn)


@cache
def _atlas() -> Atlas:
    text = files(__package__.rpartition(".")[0]).joinpath("data/maps.json").read_bytes()
    atlas = json.decode(text, type=Atlas)
    if missing := {*MAPS} - {*atlas.maps}:
        raise BadMap(f"maps.json lacks {sorted(missing)}")
    return atlas
