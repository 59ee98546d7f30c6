"""The tracker against brute force: every start and every path, one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, Literal

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.notes import (
    Blasted,
    CourseSet,
    Damaged,
    DroneSent,
    MineLaid,
    MineSetOff,
    Note,
    SilenceRun,
    SonarAnswered,
    Surfaced,
    TorpedoFired,
    Underway,
)
from huisclos.games.sonar.nouns import Hit, Options
from huisclos.games.sonar.nouns.sea import HEADINGS, MAPS, NOWHERE, WAYS, Heading, Map, Sea, sea
from huisclos.games.sonar.questions import sea_of
from huisclos.games.sonar.questions.tracker import anywhere, follow, track
from huisclos.kernel import heard, walk

HITS = (Hit.CLEAR, Hit.INDIRECT, Hit.DIRECT)

Cell = tuple[int, int]
Way = tuple[Cell, frozenset[Cell]]  # where the boat is, and its trail


def at_sea(waters: Sea, cell: Cell) -> bool:
    x, y = cell
    inside = 0 <= x < waters.size and 0 <= y < waters.size
    return inside and bool(waters.water >> y * waters.size + x & 1)


def number(waters: Sea, cell: Cell) -> int:
    return cell[1] * waters.size + cell[0]


def sailed(waters: Sea, way: Way, heading: Heading, most: int) -> Iterator[Way]:
    """The ways that go on by one cell, two cells, and so on."""
    (x, y), trail = way
    for _ in range(most):
        x, y = x + WAYS[heading][0], y + WAYS[heading][1]
        if not at_sea(waters, (x, y)) or (x, y) in trail:
            return
        trail |= {(x, y)}
        yield (x, y), trail


def sector(waters: Sea, cell: Cell) -> int:
    return cell[1] // 5 * (waters.size // 5) + cell[0] // 5 + 1


def damage(cell: Cell, impact: Cell) -> int:
    return max(0, 2 - max(abs(cell[0] - impact[0]), abs(cell[1] - impact[1])))


def distances(waters: Sea, start: Cell) -> dict[Cell, int]:
    found, edge = {start: 0}, [start]
    for far in range(1, 5):
        edge = [
            way[0]
            for cell in edge
            for heading in HEADINGS
            for way in sailed(waters, (cell, frozenset()), heading, 1)
            if way[0] not in found
        ]
        found |= dict.fromkeys(edge, far)
    return found


class Chase:
    """A boat that wanders at random, all that might be instead of it, and the tracker."""

    def __init__(self, waters: Sea, rng: Random, cap: int | None) -> None:
        cells = [(x, y) for y in range(waters.size) for x in range(waters.size)]
        self.cells = [cell for cell in cells if at_sea(waters, cell)]
        self.waters, self.rng = waters, rng
        self.ways: set[Way] = {(cell, frozenset({cell})) for cell in self.cells}
        self.boat: Way = rng.choice(sorted(self.ways, key=lambda way: way[0]))
        self.tracker = anywhere(waters, cap)
        self.mines: list[Cell] = []
        self.heard: list[Note] = []

    def hear(self, *notes: Note) -> None:
        self.heard += notes
        self.tracker = follow(self.tracker, 0, notes)

    def name(self, cell: Cell) -> str:
        return f"{chr(65 + cell[0])}{cell[1] + 1}"

    def keep(self, fits: set[Cell]) -> None:
        self.ways = {way for way in self.ways if way[0] in fits}

    def course(self) -> bool:
        options = {h: [*sailed(self.waters, self.boat, h, 1)] for h in HEADINGS}
        open_headings = [h for h in HEADINGS if options[h] and options[h][0][0] not in self.mines]
        if not open_headings:
            return False
        heading = self.rng.choice(open_headings)
        (self.boat,) = options[heading]
        self.ways = {new for way in self.ways for new in sailed(self.waters, way, heading, 1)}
        self.hear(CourseSet(0, heading))
        return True

    def silence(self) -> None:
        def silent(way: Way) -> Iterator[Way]:
            yield way
            for heading in HEADINGS:
                yield from sailed(self.waters, way, heading, 4)

        free = [way for way in silent(self.boat) if not way[1] & {*self.mines} - self.boat[1]]
        self.boat = self.rng.choice(free)
        self.ways = {new for way in self.ways for new in silent(way)}
        self.hear(SilenceRun(0))

    def surface(self) -> None:
        here, holes = sector(self.waters, self.boat[0]), self.waters.holes
        fits = {cell for cell in self.cells if sector(self.waters, cell) == here}
        notes: list[Note] = [Surfaced(0, here)]
        if self.waters.map == "delta":
            spared = holes >> number(self.waters, self.boat[0]) & 1
            fits = {cell for cell in fits if holes >> number(self.waters, cell) & 1 == spared}
            notes += [] if spared else [Damaged(0, 1)]
        self.keep(fits)
        self.ways = {(cell, frozenset({cell})) for cell, _ in self.ways}
        self.boat = (self.boat[0], frozenset({self.boat[0]}))
        self.hear(*notes)

    def drone(self) -> None:
        asked = self.rng.choice(self.waters.sectors)
        there = sector(self.waters, self.boat[0]) == asked
        self.keep({c for c in self.cells if (sector(self.waters, c) == asked) == there})
        self.hear(DroneSent(1, asked, there))

    def sonar(self) -> None:
        def place(cell: Cell) -> dict[str, int | str]:
            column, row = self.name(cell)[0], cell[1] + 1
            return {"row": row, "column": column, "sector": sector(self.waters, cell)}

        waters = self.waters
        values = {"row": waters.rows, "column": waters.columns, "sector": waters.sectors}
        true, false = self.rng.sample([*values], 2)
        here = place(self.boat[0])
        lie = self.rng.choice([value for value in values[false] if value != here[false]])
        said: dict[str, Any] = {true: here[true], false: lie}
        self.keep({c for c in self.cells if sum(place(c)[k] == v for k, v in said.items()) == 1})
        self.hear(SonarAnswered(0, said.get("row"), said.get("column"), said.get("sector")))

    def torpedo(self) -> None:
        near = distances(self.waters, self.boat[0])
        impact = self.rng.choice([cell for cell, far in near.items() if far])
        back = distances(self.waters, impact)
        self.keep({cell for cell, far in back.items() if far})
        self.hear(TorpedoFired(0, self.name(impact)))
        self.blast(impact, 0)

    def blast(self, impact: Cell | None = None, crew: int = 1) -> None:
        x, y = self.boat[0]
        near = [c for c in self.cells if abs(c[0] - x) < 4 and abs(c[1] - y) < 4]
        impact = impact or self.rng.choice(near)
        taken = damage(self.boat[0], impact)
        self.keep({cell for cell in self.cells if damage(cell, impact) == taken})
        other = self.rng.choice(HITS)
        felt = (HITS[taken], other) if crew else (other, HITS[taken])
        self.hear(Blasted(crew, self.name(impact), *felt))

    def lay(self) -> None:
        (x, y), trail = self.boat
        around = [c for c in self.cells if abs(c[0] - x) < 2 and abs(c[1] - y) < 2]
        if free := [c for c in around if c not in trail and c not in self.mines]:
            self.mines.append(self.rng.choice(free))
            self.hear(MineLaid(0))

    def set_off(self) -> None:
        if self.mines:
            cell = self.mines.pop(self.rng.randrange(len(self.mines)))
            self.hear(MineSetOff(0, self.name(cell)))
            self.blast(cell, 0)

    def act(self, kinds: dict[str, int]) -> None:
        kind = self.rng.choices([*kinds], [*kinds.values()])[0]
        if kind != "course" or not self.course():
            getattr(self, "surface" if kind == "course" else kind)()

    @property
    def true(self) -> bool:
        """The boat itself fits."""
        return bool(self.tracker.cells >> number(self.waters, self.boat[0]) & 1)

    @property
    def possible(self) -> int:
        return sum(1 << cell for cell in {number(self.waters, way[0]) for way in self.ways})


USUAL = {"course": 24, "silence": 2, "drone": 1, "sonar": 1, "torpedo": 1, "blast": 3, "surface": 1}
MINES = USUAL | {"lay": 3, "set_off": 2}
MANY = 20_000  # ways that brute force still bears


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("size", [10, 15])
def test_it_knows_exactly_what_all_starts_and_paths_leave_possible(name: Map, size: int) -> None:
    for seed in range(8):
        chase = Chase(sea(name, size), Random(f"{name}/{size}/{seed}"), cap=None)
        for _ in range(40):
            chase.act(USUAL)
            assert chase.tracker.cells == chase.possible
            if len(chase.ways) > MANY:
                chase.surface()


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize(("kinds", "cap"), [(USUAL, 3), (MINES, None), (MINES, 3)])
def test_capped_or_with_mines_it_never_loses_the_boat(
    name: Map, kinds: dict[str, int], cap: int | None
) -> None:
    for seed in range(8):
        chase = Chase(sea(name, 10), Random(f"{name}/{seed}"), cap)
        for _ in range(60):
            chase.act(kinds)
            assert chase.true
            mined = chase.tracker.grid.some(chase.tracker.mined)
            assert all(mined >> number(chase.waters, mine) & 1 for mine in chase.mines)
            if kinds is USUAL:
                assert chase.possible & ~chase.tracker.cells == 0
            if len(chase.ways) > MANY:
                chase.surface()


def test_its_counts_are_those_of_the_branches() -> None:
    """Regions are weighed by how many ways lead there."""
    chase = Chase(sea("alpha", 10), Random(1), cap=None)
    for kind in ("course", "course", "silence", "course", "silence"):
        getattr(chase, kind)()
    ways = Counter(number(chase.waters, cell) for cell, _ in chase.ways)
    grid = chase.tracker.grid
    assert max(ways.values()) > 1
    for cell in chase.waters.cells:
        assert chase.tracker.weight(grid.board(1 << cell)) == ways[cell]


def test_going_on_from_what_was_heard_before_changes_nothing() -> None:
    """The kept tracker of one game is never taken for another's."""
    waters, first = sea("bravo", 10), Underway()
    chases = [Chase(waters, Random(seed), cap=300) for seed in range(2)]
    for _ in range(30):
        for chase in chases:
            chase.act(MINES)
            notes = (first, *chase.heard, Underway())
            assert track(waters, 0, notes).cells == chase.tracker.cells
            half = notes[: len(notes) // 2]
            assert track(waters, 0, half) == follow(anywhere(waters), 0, half)


def test_what_the_other_boat_does_says_nothing_of_this_one() -> None:
    tracker = anywhere(sea("alpha", 10))
    others: list[Note] = [
        CourseSet(1, Heading.NORTH),
        SilenceRun(1),
        MineLaid(1),
        TorpedoFired(1, "A1"),
        MineSetOff(1, "A1"),
        DroneSent(0, 1, True),
        SonarAnswered(1, 1, "A", None),
        Surfaced(1, 1),
        Damaged(1, 1),
        Damaged(0, 1),
    ]
    assert follow(tracker, 0, others) == tracker


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("mode", ["turns", "realtime"])
def test_in_whole_games_the_boats_and_their_mines_are_where_it_allows(
    name: Map, mode: Literal["turns", "realtime"]
) -> None:
    options = Options(4, mode=mode, map=name)
    for seed in range(2):
        for _, _, state in islice(walk(GAME, options, Random(seed)), 600):
            for number, crew in enumerate(state.crews):
                if crew.at != NOWHERE:
                    tracker = track(sea_of(options), number, heard(GAME, state, None))
                    assert tracker.cells >> crew.at & 1
                    assert crew.mines & ~tracker.grid.some(tracker.mined) == 0
