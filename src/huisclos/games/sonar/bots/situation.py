"""What a seat of Captain Sonar knows, in the terms of the map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeVar

from .. import actions, notes
from ..nouns import Phrase, Symbol, System, panel
from ..nouns.sea import HEADINGS, NOWHERE
from ..questions import sea_of
from ..questions.tracker import Tracker, grid, track
from ..state import Seen

LEGS = 8  # courses looked ahead

USED: dict[type[Any], System] = {  # what tells that a system was used
    notes.TorpedoFired: System.TORPEDO,
    notes.MineLaid: System.MINE,
    notes.DroneSent: System.DRONE,
    notes.SonarSent: System.SONAR,
    notes.SilenceRun: System.SILENCE,
    notes.ArcherSetOff: System.SCENARIO,
}

Move = TypeVar("Move")
Blast = actions.Torpedo | actions.SetOff | actions.Archer


def offered(moves: Iterable[actions.Action], kind: type[Move]) -> list[Move]:
    """The moves of one kind."""
    return [move for move in moves if isinstance(move, kind)]


def blasting(moves: Iterable[actions.Action]) -> list[Blast]:
    """Those that make a blast somewhere."""
    return [move for move in moves if isinstance(move, Blast)]


@dataclass(frozen=True)
class Nerve:
    """How much a captain dares."""

    fire: float = 0.95  # expected damage from which a shot is worth its charge: a hit nearly sure
    found: int = 6  # cells: a boat known to be in one of so few hides
    apart: int = 6  # cells, beyond which a boat without a torpedo feels safe
    mines: int = 4  # more are forgotten


# How many courses somebody remembers who keeps track in the head; None: all
RECALLED: dict[str, int | None] = {"easy": 3, "medium": 6, "strong": None}
NERVES = {
    "bold": Nerve(fire=0.8, found=4, apart=4, mines=3),
    "cautious": Nerve(fire=1.0, found=9, apart=8, mines=6),
}


class Situation:
    def __init__(self, view: Seen, recalled: int | None = None, nerve: Nerve | None = None) -> None:
        self.nerve = nerve or Nerve()
        assert view.seat is not None and view.private is not None
        self.seat = view.seat
        self.heard, self.public, self.sheet = view.heard, view.public, view.private
        self.options, self.recalled = view.options, recalled
        self.sea = sea_of(self.options)
        self.grid = grid(self.sea)
        self.crew, self.enemy = self.sheet.crew, 1 - self.sheet.crew
        self.life = panel.SINKS - self.public.boats[self.crew].damage
        self.enemy_life = panel.SINKS - self.public.boats[self.enemy].damage
        self.alone = len({*self.public.boats[self.crew].seats}) == 1

    # -- our boat, as far as this seat sees the sheets ---------------------------------------------

    @cached_property
    def at(self) -> int:
        chart = self.sheet.chart
        return NOWHERE if chart is None or chart.at is None else self.sea.index[chart.at]

    @cached_property
    def mines(self) -> int:
        chart = self.sheet.chart
        return self._some(chart.mines) if chart else 0

    @cached_property
    def trail(self) -> int:
        chart = self.sheet.chart
        return self._some(chart.trail) if chart else 0

    @cached_property
    def barred(self) -> int:
        """Mines of ours that no course leads onto."""
        return self.mines if self.options.mines_block else 0

    @cached_property
    def taken(self) -> int:
        """Where no course leads."""
        return self.barred | self.trail

    @cached_property
    def lights(self) -> int | None:
        names = self.sheet.lights
        return None if names is None else sum(panel.BIT[name] for name in names)

    def ready(self, system: System) -> bool:
        """Full, and not broken; False to those who are not told."""
        full, symbol = self.sheet.full or (), panel.SYMBOL_OF[system]
        if self.sheet.asks:
            return system in full and symbol in self.sheet.sound
        return system in full and symbol not in (self.sheet.down or ())

    def missing(self, system: System) -> int:
        """Boxes that its gauge lacks."""
        assert self.sheet.gauges is not None
        at = panel.SYSTEMS.index(system)
        return self.sheet.sizes[at] - self.sheet.gauges[at] if at < len(self.sheet.sizes) else 0

    @cached_property
    def kept(self) -> set[Symbol]:
        """The symbols of what the crew has ready or is about to have, as this seat sees or was
        told, and of what somebody asked about: an engineer keeps them whole. Who has
        all the sheets weighs them together instead."""
        if self.alone:
            return set()
        if self.sheet.gauges is not None:
            return {
                panel.SYMBOL_OF[s]
                for s in panel.SYSTEMS[: len(self.sheet.sizes)]
                if self.missing(s) <= 1
            }
        found = set[Symbol]()
        for note in self.heard:
            match note:
                case (
                    notes.SystemFull(system)
                    | notes.Reported(phrase=Phrase.READY | Phrase.BROKEN, system=System() as system)
                ):
                    found.add(panel.SYMBOL_OF[system])
                case notes.Asked(_, symbol):
                    found.add(symbol)
                case _ if (used := USED.get(type(note))) and note.crew == self.crew:
                    found.discard(panel.SYMBOL_OF[used])
        return found

    # -- both boats, as they can be known ----------------------------------------------------------

    @cached_property
    def foe(self) -> Tracker:
        """Where the enemy may be."""
        return track(self.sea, self.enemy, self.remembered(self.enemy))

    @cached_property
    def us(self) -> Tracker:
        """Where the enemy may believe us to be."""
        return track(self.sea, self.crew, self.remembered(self.crew))

    def remembered(self, crew: int) -> tuple[notes.Note, ...]:
        """What was heard since a boat's last courses, as many as one keeps in mind; where mines
        were laid before is forgotten, so one that goes off tells only of its blast."""
        if self.recalled is None:
            return self.heard
        left = self.recalled
        for at in range(len(self.heard) - 1, -1, -1):
            match self.heard[at]:
                case notes.CourseSet(who) if who == crew:
                    left -= 1
                    if not left:
                        since = self.heard[at:]
                        return tuple(n for n in since if not isinstance(n, notes.MineSetOff))
        return self.heard

    @cached_property
    def loaded(self) -> bool:
        """Whether the enemy has had the time to load a torpedo."""
        marks = 0
        for note in reversed(self.heard):
            match note:
                case notes.TorpedoFired(crew) if crew == self.enemy:
                    break
                case notes.CourseSet(crew) | notes.SilenceRun(crew) if crew == self.enemy:
                    marks += 1
        return marks >= self.sheet.sizes[panel.SYSTEMS.index(System.TORPEDO)]

    # -- room --------------------------------------------------------------------------------------

    def legs(self, cell: int, taken: int, most: int = LEGS) -> int:
        """How many courses can still be given from a cell, up to some."""
        best = 0
        for heading in HEADINGS:
            there = self.sea.step[heading][cell]
            if there != NOWHERE and not taken >> there & 1:
                rest = self.legs(there, taken | 1 << there, most - 1) if most > 1 else 0
                best = max(best, 1 + rest)
                if best == most:
                    break
        return best

    def _some(self, names: Iterable[str]) -> int:
        return sum(1 << self.sea.index[name] for name in names)
