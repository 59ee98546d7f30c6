"""A voyage that fits what is known of it: a start, silences and mines, drawn at random.

From the end backwards the cells that can still be right are worked out as sets, trails left aside;
forwards a start and each silence are drawn among them, and undone where the boat would cross its
own trail. Mines that nobody has seen are placed last.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from ..nouns.sea import DASH, HEADINGS, Heading, Sea, cells
from .clues import Burst, ChartClue, Dash, Impact, Lay, Ripe, Rise, Start, Step, Where

BACK = {
    Heading.NORTH: Heading.SOUTH,
    Heading.SOUTH: Heading.NORTH,
    Heading.EAST: Heading.WEST,
    Heading.WEST: Heading.EAST,
}
NODES = 4000  # positions looked at in one search


@dataclass(frozen=True)
class Voyage:
    start: int | None
    dashes: tuple[tuple[Heading, int], ...]
    lays: tuple[int, ...]
    headings: tuple[Heading, ...]  # of every movement


def draw_voyage(
    waters: Sea, clues: list[ChartClue], mines_block: bool, rng: Random
) -> Voyage | None:
    matched = match_mines(clues, rng)
    if matched is None:
        return None
    return _Search(waters, matched, mines_block, rng).run()


def match_mines(clues: list[ChartClue], rng: Random) -> list[ChartClue] | None:
    """Each mine that went off was laid before: which one is drawn."""
    found = [*clues]
    for at, clue in enumerate(clues):
        if not isinstance(clue, Burst):
            continue
        start = _since_gone(found, at, clue.cell)
        laid = [k for k in range(start, at) if _could_be(found, k, at, clue.cell)]
        known = [k for k in laid if found[k] == Lay(clue.cell)]
        if not laid:
            return None
        found[known[-1] if known else rng.choice(laid)] = Lay(clue.cell)
    return found


def _since_gone(clues: list[ChartClue], before: int, cell: int) -> int:
    """After this a mine on that cell was still there."""
    gone = (Impact(cell), Burst(cell))
    return max((k + 1 for k in range(before) if clues[k] in gone), default=0)


def _could_be(clues: list[ChartClue], laid: int, burst: int, cell: int) -> bool:
    clue = clues[laid]
    ripe = any(isinstance(clues[k], Ripe) for k in range(laid, burst))
    return ripe and isinstance(clue, Lay) and clue.cell in (None, cell)


class _Search:
    def __init__(self, waters: Sea, clues: list[ChartClue], mines_block: bool, rng: Random) -> None:
        self.waters, self.clues, self.rng = waters, clues, rng
        self.nodes = NODES
        self.mined = self.mines()  # by clue: cells where a known mine lies then
        self.mines_block = mines_block
        self.barred = self.mined if mines_block else [0] * len(clues)  # where no course leads
        self.ahead = self.backwards()  # by clue: where the boat may be before it
        self.trails: list[int] = [0] * len(clues)  # by clue: the trail before it
        self.places: list[int] = [-1] * len(clues)  # and where the boat is
        self.dashes: dict[int, tuple[Heading, int]] = {}

    def mines(self) -> list[int]:
        here, found = 0, []
        for clue in self.clues:
            found.append(here)
            match clue:
                case Lay(int(cell)):
                    here |= 1 << cell
                case Impact(cell) | Burst(cell):
                    here &= ~(1 << cell)
        return found

    def backwards(self) -> list[int]:
        waters = self.waters
        some, found = waters.water, [waters.water] * (len(self.clues) + 1)
        for at in range(len(self.clues) - 1, -1, -1):
            free = ~self.barred[at]
            match self.clues[at]:
                case Where(cells):
                    some &= cells
                case Lay(int(cell)):
                    some &= waters.around[cell]
                case Step(heading):
                    some = waters.shift(some & free, BACK[heading])
                case Dash(heading, count):
                    some = self.before_dash(some, free, heading, count)
                case Start(int(cell)):
                    some &= 1 << cell
            found[at] = some
        return found

    def before_dash(self, some: int, free: int, heading: Heading | None, count: int | None) -> int:
        found = 0
        for way in HEADINGS if heading is None else (heading,):
            run = some
            for length in range(DASH + 1):
                if count in (None, length):
                    found |= run
                run = self.waters.shift(run & free, BACK[way])
        return found

    # -- forwards ------------------------------------------------------------------------------

    def run(self) -> Voyage | None:
        """Depth first, over the few places where something is open."""
        clues = self.clues
        if not clues:
            return Voyage(None, (), (), ())
        if not self.ahead[0]:
            return None
        stack: list[tuple[int, int, int, tuple[Heading, int] | None]] = []
        for cell in self.shuffled(cells(self.ahead[0])):
            stack.append((1, cell, 1 << cell, None))
        while stack:
            at, boat, trail, dash = stack.pop()
            if dash is not None:
                self.dashes[at - 1] = dash
            found = self.follow(at, boat, trail)
            if found is None:
                voyage = self.place_mines()
                if voyage:
                    return voyage
            else:
                stack += found
            if self.nodes < 0:
                return None
        return None

    def shuffled(self, items: tuple[int, ...]) -> list[int]:
        found = [*items]
        self.rng.shuffle(found)
        return found

    def follow(
        self, at: int, boat: int, trail: int
    ) -> list[tuple[int, int, int, tuple[Heading, int] | None]] | None:
        """As far as nothing is open. None: to the end; else what to try from there."""
        clues, waters, ahead = self.clues, self.waters, self.ahead
        while at < len(clues):
            self.nodes -= 1
            if not ahead[at] >> boat & 1:
                return []
            self.trails[at], self.places[at] = trail, boat
            match clues[at]:
                case Step(heading):
                    boat = waters.step[heading][boat]
                    if boat < 0 or (trail | self.barred[at]) >> boat & 1:
                        return []
                    trail |= 1 << boat
                case Rise():
                    trail = 1 << boat
                case Dash(heading, count):
                    return self.options(at, boat, trail, heading, count)
                case Lay(int(cell)):
                    if (trail | self.mined[at]) >> cell & 1:
                        return []
            at += 1
        return None

    def options(
        self, at: int, boat: int, trail: int, heading: Heading | None, count: int | None
    ) -> list[tuple[int, int, int, tuple[Heading, int] | None]]:
        taken = trail | self.barred[at]
        found: list[tuple[int, int, int, tuple[Heading, int] | None]] = []
        for way in HEADINGS if heading is None else (heading,):
            there, passed = boat, trail
            for length in range(DASH + 1):
                if length:
                    there = self.waters.step[way][there]
                    if there < 0 or taken >> there & 1:
                        break
                    passed |= 1 << there
                if count in (None, length) and self.ahead[at + 1] >> there & 1:
                    found.append((at + 1, there, passed, (way, length)))
        self.rng.shuffle(found)
        return found

    # -- mines that nobody has seen --------------------------------------------------------------

    def place_mines(self) -> Voyage | None:
        """Next to the boat, off its trail, and, where mines block, where it never goes while the
        mine is there."""
        extra = 0  # mines placed here that are still there
        lays: list[int] = []
        every = range(len(self.clues))
        entered = [self.entered(at) if self.mines_block else 0 for at in every]
        for at, clue in enumerate(self.clues):
            match clue:
                case Lay(int(cell)):
                    if extra >> cell & 1:
                        return None
                    lays.append(cell)
                case Lay(None):
                    taken = self.trails[at] | self.mined[at] | extra
                    near = cells(self.waters.around[self.places[at]] & ~taken)
                    free = [cell for cell in near if self.stays_clear(at, cell, entered)]
                    if not free:
                        return None
                    lays.append(self.rng.choice(free))
                    extra |= 1 << lays[-1]
                case Impact(cell):
                    extra &= ~(1 << cell)
        dashes = tuple(self.dashes[at] for at, c in enumerate(self.clues) if isinstance(c, Dash))
        start = self.places[1] if len(self.clues) > 1 else self.rng.choice(cells(self.ahead[0]))
        return Voyage(start, dashes, tuple(lays), self.headings())

    def stays_clear(self, at: int, cell: int, entered: list[int]) -> bool:
        """Until a torpedo destroys a mine laid there, the boat does not go there, and no other
        mine is laid there."""
        for later in range(at + 1, len(self.clues)):
            clue = self.clues[later]
            if clue == Impact(cell):
                return True
            if entered[later] >> cell & 1 or clue == Lay(cell):
                return False
        return True

    def entered(self, at: int) -> int:
        """The cells that the boat enters by this clue."""
        there, some = self.places[at], 0
        match self.clues[at]:
            case Step(heading):
                return 1 << self.waters.step[heading][there]
            case Dash():
                heading, count = self.dashes[at]
                for _ in range(count):
                    there = self.waters.step[heading][there]
                    some |= 1 << there
        return some

    def headings(self) -> tuple[Heading, ...]:
        found = []
        for at, clue in enumerate(self.clues):
            match clue:
                case Step(heading):
                    found.append(heading)
                case Dash():
                    found.append(self.dashes[at][0])
        return tuple(found)
