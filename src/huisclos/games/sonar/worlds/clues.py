"""What somebody knows of one crew, read from what they heard: the first half of drawing another
world. What they were not told is left open here, and filled by charts.py and sheets.py.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from .. import notes
from ..nouns import Hit, System, panel
from ..nouns.sea import Heading, Sea
from ..questions import INDEX
from ..questions.bells import COURSE_BELLS, MARK_BELLS

EARLY = 0.7  # how often marks are made before a system is used, where it could be after

# -- where the boat was: what charts.py reads -----------------------------------------------------


@dataclass(frozen=True)
class Start:
    cell: int | None


@dataclass(frozen=True)
class Step:
    heading: Heading


@dataclass(frozen=True)
class Dash:
    heading: Heading | None
    cells: int | None


@dataclass(frozen=True)
class Rise:
    """The trail is erased."""


@dataclass(frozen=True)
class Where:
    """The boat is on one of these cells."""

    cells: int


@dataclass(frozen=True)
class Lay:
    cell: int | None


@dataclass(frozen=True)
class Burst:
    """A mine of the crew goes off."""

    cell: int


@dataclass(frozen=True)
class Impact:
    """A torpedo of either crew: a mine there is gone."""

    cell: int


@dataclass(frozen=True)
class Ripe:
    """A mine laid before this may be set off after it."""


# -- what was marked: what sheets.py reads --------------------------------------------------------


@dataclass(frozen=True)
class Use:
    system: int


@dataclass(frozen=True)
class Box:
    """A box of a gauge is marked."""

    at: int  # before this note
    told: bool = False  # whether it is known which systems became full by it:
    full: int | None = None


@dataclass(frozen=True)
class Light:
    """A light is crossed."""

    at: int
    heading: int  # which movement it is for
    damage: bool = False
    down: tuple[bool, bool, bool] | None = None  # the symbols crossed after it, if known


@dataclass(frozen=True)
class Clear:
    """Every light is cleared."""


@dataclass(frozen=True)
class Vouch:
    """The engineer says whether a light of a symbol is crossed."""

    lights: int
    sound: bool


ChartClue = Start | Step | Dash | Rise | Where | Lay | Burst | Impact | Ripe
SheetClue = Use | Box | Light | Clear | Vouch


@dataclass(frozen=True)
class Knows:
    """Which sheets of a crew somebody sees."""

    chart: bool = False
    gauges: bool = False
    panel: bool = False
    full: bool = False  # is told which systems are full
    down: bool = False  # is told which symbols are crossed


@dataclass
class Clues:
    """Reads the notes one by one."""

    crew: int
    waters: Sea
    realtime: bool
    limits: bool  # in real time marks are made in time, or by chance
    knows: Knows
    mine: bool  # one's own crew: what is told within a crew is told of this one
    heard: tuple[Any, ...]
    rng: Random
    chart: list[ChartClue] = field(default_factory=list)
    sheet: list[SheetClue] = field(default_factory=list)
    charge: bool = False  # owed
    cross: bool = False  # owed
    movements: int = 0
    bells: int = 0  # since the last movement
    marked_by: int = MARK_BELLS  # the marks for it are made by this bell
    start: int | None = None
    down: tuple[bool, bool, bool] = (False, False, False)

    def read(self) -> None:
        for at, note in enumerate(self.heard):
            self.note(at, note)

    def note(self, at: int, note: Any) -> None:
        own = getattr(note, "crew", None) == self.crew
        match note:
            case notes.StartChosen(cell) if self.knows.chart:
                self.start = self.waters.index[cell]
            case notes.Placed() if own:
                self.chart.append(Start(self.start if self.knows.chart else None))
            case notes.CourseSet(_, heading) if own:
                self.move(at, Step(heading))
            case notes.SilenceRun() if own:
                self.marks(at)
                self.sheet.append(Use(INDEX[System.SILENCE]))
                self.move(at, self.dash(at))
            case notes.Surfaced(_, sector) if own:
                self.surface(at, sector)
            case notes.TurnBegan():
                self.marks(at)
                self.chart.append(Ripe())
            case notes.Bell():
                self.bells += 1
                if self.limits and self.bells > self.marked_by:
                    self.marks(at)
            case notes.Damaged() if own and self.cross and not self.mine:
                self.light(at, damage=True)
            case notes.Charged() if self.knows.gauges:
                self.charge = False
            case notes.Crossed() if self.knows.panel:
                self.cross = False
            case notes.Okayed(mark) if self.mine:
                self.okay(at, mark)
            case notes.Replied(symbol, sound) if self.mine and not self.knows.panel:
                self.sheet.append(Vouch(panel.OF_SYMBOL[symbol], sound))
            case notes.HullSecured() if self.mine:
                self.sheet.append(Clear())
            case notes.SymbolsDown(weapons, detection, special) if self.knows.down:
                self.down = weapons, detection, special
            case _:
                self.system(at, note, own)

    def okay(self, at: int, mark: str) -> None:
        """What else a mark that was heard of did is told right after it."""
        after = self.heard[at + 1 : at + 3]
        if mark == "box":
            full = [INDEX[note.system] for note in after[:1] if isinstance(note, notes.SystemFull)]
            self.box(at, full[0] if full else None)
            return
        if after and isinstance(after[0], notes.SymbolsDown):
            self.down = after[0].weapons, after[0].detection, after[0].special
            after = after[1:]
        self.light(at, damage=self.is_damage(after[:1]))

    def is_damage(self, after: tuple[Any, ...]) -> bool:
        return any(isinstance(note, notes.Damaged) and note.crew == self.crew for note in after)

    def system(self, at: int, note: Any, own: bool) -> None:
        waters = self.waters
        match note:
            case notes.MineLaid() if own:
                self.use(at, System.MINE)
                after = self.heard[at + 1] if self.knows.chart else None
                cell = waters.index[after.cell] if isinstance(after, notes.MinePlaced) else None
                self.chart.append(Lay(cell))
            case notes.TorpedoFired(_, name):
                cell = waters.index[name]
                if own:
                    self.use(at, System.TORPEDO)
                    self.chart.append(Where(waters.reach[cell]))
                self.chart.append(Impact(cell))
            case notes.MineSetOff(_, name) if own:
                self.chart.append(Burst(waters.index[name]))
            case notes.ArcherSetOff() if own:
                self.use(at, System.SCENARIO)
            case notes.Blasted(_, name, enemy, mine):
                self.chart.append(Where(self.felt(waters.index[name], mine if own else enemy)))
            case notes.DroneSent(_, sector, there):
                if own:
                    self.use(at, System.DRONE)
                else:
                    inside = waters.in_sector[sector]
                    self.chart.append(Where(inside if there else waters.water & ~inside))
            case notes.SonarSent() if own:
                self.use(at, System.SONAR)
            case notes.SonarAnswered(_, row, column, sector) if own:
                said = (
                    (row, waters.in_row),
                    (column, waters.in_column),
                    (sector, waters.in_sector),
                )
                one, other = (table[x] for x, table in said if x is not None)  # type: ignore[index]
                self.chart.append(Where(one ^ other))

    def felt(self, cell: int, hit: Hit) -> int:
        match hit:
            case Hit.DIRECT:
                return 1 << cell
            case Hit.INDIRECT:
                return self.waters.around[cell]
        return self.waters.water & ~(self.waters.around[cell] | 1 << cell)

    def dash(self, at: int) -> Dash:
        for note in self.heard[at + 1 : at + 3]:
            match note:
                case notes.SilenceTaken(heading, cells) if self.knows.chart:
                    return Dash(heading, cells)
                case notes.HeadingGiven(heading) if self.knows.panel:
                    return Dash(heading, None)
        return Dash(None, None)

    def move(self, at: int, movement: Step | Dash) -> None:
        self.marks(at)
        self.chart.append(movement)
        if self.realtime and isinstance(movement, Step):
            self.chart.append(Ripe())
        self.movements += 1
        self.bells = 0
        self.marked_by = self.latest(at)
        self.charge = self.cross = True

    def latest(self, at: int) -> int:
        """A course that chance gives comes just so many bells after both OKs."""
        bells = 0
        for note in self.heard[at + 1 :]:
            if isinstance(note, notes.Bell):
                bells += 1
            elif getattr(note, "crew", None) == self.crew:
                if isinstance(note, notes.ByChance) and note.duty == "course":
                    return bells - COURSE_BELLS
                if isinstance(note, notes.CourseSet | notes.SilenceRun | notes.Surfaced):
                    break
        return MARK_BELLS

    def surface(self, at: int, sector: int) -> None:
        self.marks(at)
        where = self.waters.in_sector[sector]
        if self.waters.holes:
            after = self.heard[at + 1 : at + 2]
            iced = self.is_damage(after)
            where &= ~self.waters.holes if iced else self.waters.holes
        self.chart += [Where(where), Rise()]
        if not (self.realtime and self.mine):
            self.sheet.append(Clear())

    def use(self, at: int, system: System) -> None:
        if not self.realtime:
            self.marks(at)
        elif not self.mine:
            if self.rng.random() < EARLY:
                self.box(at)
            if self.rng.random() < EARLY and not self.breaks(at):
                self.light(at)
        self.sheet.append(Use(INDEX[system]))

    def breaks(self, at: int) -> bool:
        """Whether the light that is owed will be heard of by its damage."""
        for note in self.heard[at:]:
            if getattr(note, "crew", None) == self.crew:
                if isinstance(note, notes.CourseSet | notes.SilenceRun | notes.Surfaced):
                    return False
                if isinstance(note, notes.Damaged):
                    return True
        return False

    # -- marks ---------------------------------------------------------------------------------

    def marks(self, at: int) -> None:
        """What is owed was done before this note; of one's own crew each mark is heard."""
        if not self.mine:
            self.box(at)
            self.light(at)

    def box(self, at: int, full: int | None = None) -> None:
        if self.charge and not self.knows.gauges:
            self.sheet.append(Box(at, self.knows.full, full))
        self.charge = False

    def light(self, at: int, damage: bool = False) -> None:
        if self.cross and not self.knows.panel:
            down = self.down if self.knows.down else None
            self.sheet.append(Light(at, self.movements - 1, damage, down))
        self.cross = False
