"""Where a submarine may be, from what both crews hear of it: every cell that fits, no other.

Between two surfacings all of a boat's headings are called out, so the cell it started from gives
its whole trail; only a silence opens several ways. A branch is one way to have passed all silences:
how far from its start the boat is, which places it has passed, and all starts that fit, as a board.

A board is one number, a bit per cell, whose rows are so far apart that a shift never wraps into the
next row. An offset is then a plain number too, and 'all starts from which the boat would now be at
sea' is the sea, shifted.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any, NamedTuple

from huisclos.kernel import gone_on

from .. import notes
from ..nouns import Hit
from ..nouns.sea import DASH, HEADINGS, Heading, Sea

TELLING = {  # the notes, all of them public, that say something of where a boat is
    notes.Blasted,
    notes.CourseSet,
    notes.Damaged,
    notes.DroneSent,
    notes.MineLaid,
    notes.MineSetOff,
    notes.SilenceRun,
    notes.SonarAnswered,
    notes.Surfaced,
    notes.TorpedoFired,
}
CAP = 300  # branches followed one by one
KEPT = 512  # trackers kept, so that only what is new must be followed


class Grid:
    """A sea on boards."""

    def __init__(self, sea: Sea) -> None:
        self.sea = sea
        self.size = sea.size
        self.stride = 2 * sea.size - 1
        self.middle = (sea.size + 1) * self.stride  # of a trail: the bit of offset 0, with room
        self.water = self.board(sea.water)
        self.steps = dict(zip(HEADINGS, (-self.stride, 1, self.stride, -1), strict=True))
        self.sectors = {sector: self.board(some) for sector, some in sea.in_sector.items()}
        self.rows = {row: self.board(some) for row, some in sea.in_row.items()}
        self.columns = {column: self.board(some) for column, some in sea.in_column.items()}
        self.holes = self.board(sea.holes)
        self.cells = [self.board(1 << cell) for cell in range(sea.size**2)]
        self.around = [self.board(some) for some in sea.around]
        self.reach = [self.board(some) for some in sea.reach]  # of a torpedo, there and back

    def board(self, some: int) -> int:
        """A set of cells as a board, and"""
        row, board = (1 << self.size) - 1, 0
        for y in range(self.size):
            board |= (some >> y * self.size & row) << y * self.stride
        return board

    def some(self, board: int) -> int:
        """back."""
        row, some = (1 << self.size) - 1, 0
        for y in range(self.size):
            some |= (board >> y * self.stride & row) << y * self.size
        return some

    def neighbours(self, board: int) -> int:
        """The water among the eight cells around each."""
        wide = board | board << 1 | board >> 1
        return (wide | wide << self.stride | wide >> self.stride) & self.water

    def felt(self, cell: int, hit: Hit) -> int:
        """Where a boat is that felt a blast so."""
        if hit is Hit.DIRECT:
            return self.cells[cell]
        near = self.around[cell]
        return near if hit is Hit.INDIRECT else self.water & ~(near | self.cells[cell])

    def one_true(self, row: int | None, column: str | None, sector: int | None) -> int:
        """Where exactly one of two things is true, the third not being said."""
        region = 0
        if row is not None:
            region ^= self.rows[row]
        if column is not None:
            region ^= self.columns[column]
        if sector is not None:
            region ^= self.sectors[sector]
        return region


@cache
def grid(sea: Sea) -> Grid:
    return Grid(sea)


class Branch(NamedTuple):
    offset: int  # from the start of the stretch to the boat
    trail: int  # offsets passed, as bits
    starts: int  # those that fit, as a board
    laid: int = 0  # offsets from which a mine was laid, as bits


@dataclass(frozen=True)
class Tracker:
    """What is known of one boat. Each thing heard gives a new tracker."""

    grid: Grid
    branches: tuple[Branch, ...]
    mines: int = 0  # where mines laid before the last surfacing may be
    count: int = 0  # mines laid and not set off, as far as heard
    cap: int | None = CAP

    # -- what is known -----------------------------------------------------------------------------

    @cached_property
    def board(self) -> int:
        board = 0
        for branch in self.branches:
            board |= shifted(branch.starts, branch.offset)
        return board

    @cached_property
    def cells(self) -> int:
        """Where the boat may be, as a set of cells."""
        return self.grid.some(self.board)

    @cached_property
    def mined(self) -> int:
        """Where its mines may be, as a board."""
        board = self.mines
        for branch in self.branches:
            for offset in self._offsets(branch.laid):
                board |= self.grid.neighbours(shifted(branch.starts, offset))
        return board

    @cached_property
    def planes(self) -> tuple[int, ...]:
        """How many branches put the boat on each cell: the bits of the counts, plane by plane."""
        planes: list[int] = []
        for branch in self.branches:
            carry = shifted(branch.starts, branch.offset)
            for bit, plane in enumerate(planes):
                planes[bit], carry = plane ^ carry, plane & carry
                if not carry:
                    break
            if carry:
                planes.append(carry)
        return tuple(planes)

    def weight(self, board: int) -> int:
        """How many ways there are to be in a region."""
        return sum((plane & board).bit_count() << bit for bit, plane in enumerate(self.planes))

    # -- what is heard -----------------------------------------------------------------------------

    def course(self, heading: Heading) -> Tracker:
        step, water, middle = self.grid.steps[heading], self.grid.water, self.grid.middle
        found = []
        for offset, trail, starts, laid in self.branches:
            offset += step
            passed = 1 << offset + middle
            if not trail & passed and (fitting := starts & shifted(water, -offset)):
                found.append(Branch(offset, trail | passed, fitting, laid))
        return self._with(found)

    def silence(self) -> Tracker:
        """Up to four cells on one heading; ways that end alike are one."""
        water, middle = self.grid.water, self.grid.middle
        merged: dict[tuple[int, int, int], int] = {}
        for offset, trail, starts, laid in self.branches:
            key = offset, trail, laid
            merged[key] = merged.get(key, 0) | starts
            for step in self.grid.steps.values():
                at, passed, fitting = offset, trail, starts
                for _ in range(DASH):
                    at += step
                    bit = 1 << at + middle
                    fitting &= shifted(water, -at)
                    if passed & bit or not fitting:
                        break
                    passed |= bit
                    key = at, passed, laid
                    merged[key] = merged.get(key, 0) | fitting
        return self._with(
            Branch(at, trail, starts, laid) for (at, trail, laid), starts in merged.items()
        )

    def within(self, board: int) -> Tracker:
        """The boat is known to be somewhere in a region."""
        found = (b._replace(starts=b.starts & shifted(board, -b.offset)) for b in self.branches)
        return self._with(branch for branch in found if branch.starts)

    def lay(self) -> Tracker:
        middle = self.grid.middle
        found = (b._replace(laid=b.laid | 1 << b.offset + middle) for b in self.branches)
        return replace(self, branches=tuple(found), count=self.count + 1)

    def set_off(self, cell: int) -> Tracker:
        """One of its mines went off there; which one is not told, so all stay possible."""
        left = self.count - 1
        if self.mines & self.grid.cells[cell]:
            found = self.branches
        else:
            found = tuple(
                b for branch in self.branches if (b := self._laid_at(branch, cell)).starts
            )
        if left == 0:
            found = tuple(branch._replace(laid=0) for branch in found)
        return replace(self, branches=found, mines=self.mines if left else 0, count=left)

    def surface(self) -> Tracker:
        """The trail is forgotten: whatever the way was, a new stretch begins."""
        return replace(self, branches=_fresh(self.grid, self.board), mines=self.mined)

    # -- helpers -----------------------------------------------------------------------------------

    def _laid_at(self, branch: Branch, cell: int) -> Branch:
        around, near = self.grid.around[cell], 0
        for offset in self._offsets(branch.laid):
            near |= shifted(around, -offset)
        return branch._replace(starts=branch.starts & near)

    def _offsets(self, bits: int) -> Iterable[int]:
        while bits:
            low = bits & -bits
            yield low.bit_length() - 1 - self.grid.middle
            bits ^= low

    def _with(self, branches: Iterable[Branch]) -> Tracker:
        found = tuple(branches)
        if self.cap is not None and len(found) > self.cap:
            found = tuple(_fewer(found, self.cap))
        return Tracker(self.grid, found, self.mines, self.count, self.cap)


def anywhere(sea: Sea, cap: int | None = CAP) -> Tracker:
    """A boat whose captain has chosen a cell in secret."""
    drawn = grid(sea)
    return Tracker(drawn, _fresh(drawn, drawn.water), cap=cap)


def _fresh(drawn: Grid, board: int) -> tuple[Branch, ...]:
    return (Branch(0, 1 << drawn.middle, board),)


def shifted(board: int, offset: int) -> int:
    return board << offset if offset >= 0 else board >> -offset


def _fewer(branches: tuple[Branch, ...], cap: int) -> Iterable[Branch]:
    """The widest stay; the others are joined where they end at the same offset, with only what
    all of them have passed as their trail: more fits than before, and nothing true is lost."""
    ranked = sorted(branches, key=lambda branch: -branch.starts.bit_count())
    yield from ranked[:cap]
    joined: dict[int, Branch] = {}
    for branch in ranked[cap:]:
        offset, trail, starts, laid = joined.get(branch.offset, branch)
        joined[branch.offset] = Branch(
            offset, trail & branch.trail, starts | branch.starts, laid | branch.laid
        )
    yield from joined.values()


# -- from what is heard ----------------------------------------------------------------------------


def track(sea: Sea, crew: int, heard: tuple[Any, ...]) -> Tracker:
    """Where a crew's boat may be, from all that somebody heard since the beginning."""
    return _tracked((sea, crew), tuple([note for note in heard if type(note) in TELLING]))


def _anywhere(boat: tuple[Sea, int]) -> Tracker:
    return anywhere(boat[0])


@gone_on(KEPT, _anywhere)
def _tracked(tracker: Tracker, boat: tuple[Sea, int], news: tuple[Any, ...]) -> Tracker:
    return follow(tracker, boat[1], news)


def follow(tracker: Tracker, crew: int, news: Sequence[Any]) -> Tracker:
    """What a tracker makes of some more news, told at the end of some act."""
    for number, note in enumerate(news):
        match note:
            case notes.Surfaced(who) if who == crew:
                tracker = tracker.within(_where_surfaced(tracker, news[number:])).surface()
            case _:
                tracker = _hear(tracker, crew, note)
    return tracker


def _hear(tracker: Tracker, crew: int, note: Any) -> Tracker:
    drawn = tracker.grid
    index = drawn.sea.index
    match note:
        case notes.CourseSet(who, heading) if who == crew:
            return tracker.course(heading)
        case notes.SilenceRun(who) if who == crew:
            return tracker.silence()
        case notes.MineLaid(who) if who == crew:
            return tracker.lay()
        case notes.TorpedoFired(who, cell) if who == crew:
            return tracker.within(drawn.reach[index[cell]])
        case notes.MineSetOff(who, cell) if who == crew:
            return tracker.set_off(index[cell])
        case notes.Blasted(who, cell, enemy, own):
            return tracker.within(drawn.felt(index[cell], own if who == crew else enemy))
        case notes.DroneSent(who, sector, there) if who != crew:
            region = drawn.sectors[sector]
            return tracker.within(region if there else drawn.water & ~region)
        case notes.SonarAnswered(who, row, column, sector) if who == crew:
            return tracker.within(drawn.one_true(row, column, sector))
    return tracker


def _where_surfaced(tracker: Tracker, news: Sequence[Any]) -> int:
    """Its sector is called out; under the ice of Delta so is the damage of breaking through, which
    a hole spares [16]."""
    surfaced, *after = news[:2]
    region = tracker.grid.sectors[surfaced.sector]
    if tracker.grid.sea.map != "delta":
        return region
    iced = any(isinstance(note, notes.Damaged) and note.crew == surfaced.crew for note in after)
    return region & ~tracker.grid.holes if iced else region & tracker.grid.holes
