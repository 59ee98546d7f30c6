"""Gauges and lights that fit what is known of them, drawn at random: boxes so that each system was
full when it was used, lights so that none of its symbol was crossed then, and damage came exactly
when it was announced."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ..nouns import Symbol, panel
from ..nouns.sea import HEADINGS, Heading
from .clues import Box, Clear, Light, SheetClue, Use, Vouch

SEARCHES = ((0, 400), (2, 600), (2, 600), (2, 1000))  # how thrifty with lights, how many looked at
LOOSE = 0.8  # how often a box is drawn freely, where it can be
NAMES = {h: tuple(light.id for light in panel.SHEET.headings[h]) for h in HEADINGS}
SYSTEM_SYMBOLS = (Symbol.WEAPONS, Symbol.DETECTION, Symbol.SPECIAL)
CIRCUITS = tuple(panel.CIRCUITS.values())
ON_CIRCUIT = sum(CIRCUITS)


# -- gauges ---------------------------------------------------------------------------------------


def draw_boxes(
    clues: list[SheetClue], sizes: tuple[int, ...], rng: Random
) -> list[int | None] | None:
    """The system of each box, None where all were full; None: there is no way."""
    timeline = [clue for clue in clues if isinstance(clue, Box | Use)]
    gauges = [0] * len(sizes)
    found: list[int | None] = []
    for at, clue in enumerate(timeline):
        if isinstance(clue, Use):
            if gauges[clue.system] != sizes[clue.system]:
                return None
            gauges[clue.system] = 0
            continue
        system = _choose(timeline, at, gauges, sizes, rng)
        if system == REFUSED:
            return None
        found.append(system)
        if system is not None:
            gauges[system] += 1
    return found


REFUSED = -1


def _choose(
    timeline: list[Box | Use], at: int, gauges: list[int], sizes: tuple[int, ...], rng: Random
) -> int | None:
    clue = timeline[at]
    assert isinstance(clue, Box)
    if gauges == [*sizes]:
        return None if clue.full is None else REFUSED
    free = [s for s in range(len(sizes)) if _fits(clue, s, gauges, sizes)]
    if not free:
        return REFUSED
    if rng.random() < LOOSE:
        system = rng.choice(free)
        gauges[system] += 1
        fine = _feasible(timeline, at + 1, [*gauges], sizes)
        gauges[system] -= 1
        if fine:
            return system
    return min(free, key=lambda s: (_deadline(timeline, at, s), rng.random()))


def _fits(clue: Box, system: int, gauges: list[int], sizes: tuple[int, ...]) -> bool:
    """Not full yet; and full after it exactly if that was told."""
    fills = gauges[system] + 1 == sizes[system]
    if gauges[system] == sizes[system]:
        return False
    return not clue.told or (fills == (clue.full == system) and clue.full in (None, system))


def _deadline(timeline: list[Box | Use], at: int, system: int) -> int:
    """When the next use, or the box that is known to fill it, comes."""
    for later in range(at, len(timeline)):
        match timeline[later]:
            case Use(used) if used == system:
                return later
            case Box(full=full) if full == system:
                return later
    return len(timeline)


def _feasible(
    timeline: list[Box | Use], start: int, gauges: list[int], sizes: tuple[int, ...]
) -> bool:
    """Whether every use to come finds its gauge full, if each box goes where it is due first."""
    due = [_deadline(timeline, start, s) for s in range(len(sizes))]
    for at in range(start, len(timeline)):
        clue = timeline[at]
        if isinstance(clue, Use):
            if gauges[clue.system] != sizes[clue.system]:
                return False
            gauges[clue.system] = 0
            due[clue.system] = _deadline(timeline, at + 1, clue.system)
            continue
        free = [s for s in range(len(sizes)) if _fits(clue, s, gauges, sizes)]
        if free:
            system = min(free, key=due.__getitem__)
            gauges[system] += 1
            if clue.full == system:
                due[system] = _deadline(timeline, at + 1, system)
        elif clue.told and gauges != [*sizes]:
            return False
    return True


# -- lights ---------------------------------------------------------------------------------------


def draw_lights(
    clues: list[SheetClue], headings: tuple[Heading, ...], rng: Random
) -> list[str] | None:
    """The light of each crossing; None: none was found. Freely at first; where that leads into
    trouble as a careful engineer would, for whom a light off the circuits is spent."""
    timeline = [clue for clue in clues if isinstance(clue, Light | Use | Clear | Vouch)]
    search, found = _Lights(timeline, headings, rng), list[str]()
    for start, end in trips(timeline):
        part = search.trip(start, end)
        if part is None:
            return None
        found += part
    return found


def trips(timeline: list[Light | Use | Clear | Vouch]) -> Iterator[tuple[int, int]]:
    """From one moment when no light is crossed to the next: what is crossed in one tells nothing
    of the others."""
    start = 0
    for at, clue in enumerate(timeline, 1):
        if (
            at == len(timeline)
            or isinstance(clue, Clear)
            or (isinstance(clue, Light) and clue.damage)
        ):
            yield start, at
            start = at


class NoWay(Exception):
    """Nothing fits, however long one looks."""


class _Lights:
    def __init__(
        self,
        timeline: list[Light | Use | Clear | Vouch],
        headings: tuple[Heading, ...],
        rng: Random,
    ) -> None:
        self.timeline, self.headings, self.rng = timeline, headings, rng
        self.thrift = 0
        self.avoid, self.goal = self.backwards()
        self.due = self.wanted()

    def backwards(self) -> tuple[list[int], list[dict[Heading, int] | None]]:
        """By clue: the lights that will be in the way of a system, and how often each heading
        comes until the next damage, itself included; None: no damage before all is cleared."""
        size = len(self.timeline)
        avoid, goal = [0] * (size + 1), list[dict[Heading, int] | None]([None] * (size + 1))
        for at in range(size - 1, -1, -1):
            avoid[at], goal[at] = avoid[at + 1], goal[at + 1]
            match self.timeline[at]:
                case Use(system):
                    avoid[at] |= panel.BLOCKS[system]
                case Vouch(some, sound):
                    avoid[at] = avoid[at] | some if sound else avoid[at] & ~some
                case Clear():
                    avoid[at], goal[at] = 0, None
                case Light(heading=movement, damage=damage):
                    heading = self.headings[movement]
                    if damage:
                        avoid[at], goal[at] = 0, {heading: 1}
                    elif (ahead := goal[at + 1]) is not None:
                        goal[at] = {**ahead, heading: ahead.get(heading, 0) + 1}
        return avoid, goal

    def wanted(self) -> list[dict[int, dict[Heading, int]]]:
        """By clue: lights none of which may be crossed when a system is used or vouched for, before
        all is cleared, and how often each heading comes until then."""
        due: dict[int, dict[Heading, int]] = {}
        found = [due]
        for clue in reversed(self.timeline):
            match clue:
                case Use(system):
                    due = {**due, panel.BLOCKS[system]: {}}
                case Vouch(some, True):
                    due = {**due, some: {}}
                case Clear() | Light(damage=True):
                    due = {}
                case Light(heading=movement):
                    heading = self.headings[movement]
                    due = {
                        some: {**until, heading: until.get(heading, 0) + 1}
                        for some, until in due.items()
                    }
            found.append(due)
        return found[::-1]

    def trip(self, start: int, end: int) -> list[str] | None:
        for self.thrift, nodes in SEARCHES:
            try:
                if (found := self.search(start, end, nodes + end - start)) is not None:
                    return found
            except NoWay:
                break
        return None

    def search(self, start: int, end: int, nodes: int) -> list[str] | None:
        """Depth first, without recursion: games are long. None: not found by so many nodes."""
        dead = set[tuple[int, int]]()
        stack: list[tuple[int, int, int, str | None]] = [(start, 0, 0, None)]  # clue, lights, depth
        chosen: list[str] = []
        while stack:
            at, lights, depth, light = stack.pop()
            nodes -= 1
            if nodes < 0:
                return None
            del chosen[max(depth - 1, 0) :]
            if light is not None:
                chosen.append(light)
            while at < end and not isinstance(clue := self.timeline[at], Light):
                if not isinstance(clue, Clear) and not fits(clue, lights):
                    break
                at += 1
            if at == end:
                return chosen
            if isinstance(clue, Light) and (at, lights) not in dead:
                dead.add((at, lights))  # each is tried once
                tries = self.tries(at, lights, clue)
                stack += [(at + 1, after, depth + 1, name) for after, name in tries]
        raise NoWay

    def tries(self, at: int, lights: int, clue: Light) -> list[tuple[int, str]]:
        """What may be crossed, the best last."""
        heading = self.headings[clue.heading]
        found: list[tuple[float, int, str]] = []
        for name in NAMES[heading]:
            if panel.BIT[name] & lights:
                continue
            after = panel.cross(lights, name)
            if after.damage != clue.damage or not self.as_told(clue, after.lights):
                continue
            if not after.damage and not self.can_go_on(after.lights, at + 1):
                continue
            trouble = float((after.lights & self.avoid[at + 1]).bit_count())
            if self.goal[at + 1] is None:
                spent = (after.lights & ~ON_CIRCUIT).bit_count() - (after.repaired is not None)
                trouble += self.risk(after.lights) + self.thrift * spent
            found.append((-trouble + self.rng.random() * 1.5, after.lights, name))
        return [(after, name) for _, after, name in sorted(found)]

    def risk(self, lights: int) -> float:
        """How near the panel is to a damage that nobody announced."""
        worst = max((lights & panel.OF_HEADING[h]).bit_count() for h in HEADINGS)
        return 0.5 * max(0, worst - 3) + 0.3 * max(0, (lights & panel.RADIATION).bit_count() - 3)

    def as_told(self, clue: Light, lights: int) -> bool:
        if clue.down is None:
            return True
        down = panel.down(lights)
        return clue.down == tuple(symbol in down for symbol in SYSTEM_SYMBOLS)

    def can_go_on(self, lights: int, at: int) -> bool:
        """Whether nothing is lost yet: every circuit that is in the way can still be completed in
        time, no light is in the way that no circuit clears, and announced damage can come."""
        for some, until in self.due[at].items():
            if lights & some & ~ON_CIRCUIT:
                return False
            missing = 0
            for circuit in CIRCUITS:
                if lights & circuit & some:
                    missing |= circuit & ~lights
            if missing and any(
                (missing & panel.OF_HEADING[heading]).bit_count() > until.get(heading, 0)
                for heading in HEADINGS
            ):
                return False
        return self.reaches(lights, self.goal[at], at)

    def reaches(self, lights: int, goal: dict[Heading, int] | None, at: int) -> bool:
        """Whether the announced damage can still come: a whole heading, or all of radiation."""
        if goal is None:
            return True
        left = panel.RADIATION & ~lights
        if all((left & panel.OF_HEADING[h]).bit_count() <= goal.get(h, 0) for h in HEADINGS):
            return True
        last = self.last_heading(at)
        return (panel.OF_HEADING[last] & ~lights).bit_count() <= goal.get(last, 0)

    def last_heading(self, at: int) -> Heading:
        """Of the movement that does the damage."""
        clues = (clue for clue in self.timeline[at:] if isinstance(clue, Light) and clue.damage)
        return self.headings[next(clues).heading]


def fits(clue: Use | Vouch, lights: int) -> bool:
    """What is used is sound; what was answered was so."""
    if isinstance(clue, Use):
        return not lights & panel.BLOCKS[clue.system]
    return clue.sound == (not lights & clue.lights)
