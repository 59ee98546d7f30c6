"""A bot's words to its crew: short, at most one per movement, and never the same twice running."""

from __future__ import annotations

from .. import actions, notes
from ..nouns import Phrase, Role, System, panel
from ..nouns.sea import HEADINGS, cells
from . import engineer
from .situation import Situation

SECTORS = 3  # as many as one names in a breath
SHORT = 3  # courses: with so few left a crew should know


def word(s: Situation, duty: actions.Action | None) -> actions.Report | None:
    """What is worth saying beside one's duty; None: nothing."""
    if s.alone or s.sheet.spoke or s.public.phase not in ("sailing", "running"):
        return None
    match duty:
        case actions.Charge():
            said = _mate(s, duty)
        case actions.Cross():
            said = _engineer(s, duty)
        case None if s.sheet.roles == (Role.RADIO,):
            said = _radio(s)
        case None if Role.CAPTAIN in s.sheet.roles and s.sheet.duty.doing == "ready":
            said = _captain(s)
        case _:
            said = None
    return None if said is None or said == _last(s) else said


def _last(s: Situation) -> actions.Report | None:
    """What this seat said last."""
    for note in reversed(s.heard):
        if isinstance(note, notes.Reported) and note.seat == s.seat:
            return actions.Report(note.phrase, note.system, note.heading, note.sectors, note.cell)
    return None


def _mate(s: Situation, duty: actions.Charge) -> actions.Report | None:
    """'Torpedo broken', with the last box: those who see the gauges are told by themselves that one
    is full. 'Torpedo ready' to an engineer who does not see them, and to all once that is true."""
    system = duty.system
    if system is not None and s.missing(system) == 1:
        if panel.SYMBOL_OF[system] in (s.sheet.down or s.sheet.broken):
            return actions.Report(Phrase.BROKEN, system=system)
        if s.lights is None:
            return actions.Report(Phrase.READY, system=system)
    mended = (each for each in panel.SYSTEMS if s.ready(each) and _was_broken(s, each))
    return next((actions.Report(Phrase.READY, system=each) for each in mended), None)


def _was_broken(s: Situation, system: System) -> bool:
    """By this seat's last word on it."""
    said = (n for n in reversed(s.heard) if isinstance(n, notes.Reported) and n.seat == s.seat)
    return next((n.phrase is Phrase.BROKEN for n in said if n.system is system), False)


def _engineer(s: Situation, duty: actions.Cross) -> actions.Report | None:
    """'Not to the west': the next light there breaks something."""
    assert s.lights is not None
    after = panel.cross(s.lights, duty.light).lights
    for heading in HEADINGS:
        if not engineer.harmless(after, heading):
            return actions.Report(Phrase.NOT_TO, heading=heading)
    return None


def _captain(s: Situation) -> actions.Report | None:
    soon = s.legs(s.at, s.taken, SHORT) < SHORT
    return actions.Report(Phrase.SURFACE_SOON) if soon else None


def _radio(s: Situation) -> actions.Report | None:
    """'He is in sector 5 or 6', down to a cell whose blast he would feel; 'lost him' when that is
    no longer so."""
    found = sighting(s)
    if isinstance(found, str):
        return actions.Report(Phrase.HERE, cell=found)
    if found:
        return actions.Report(Phrase.SECTORS, sectors=found)
    return actions.Report(Phrase.LOST) if _last(s) is not None else None


def sighting(s: Situation) -> str | tuple[int, ...]:
    """Where the enemy is: a cell, some sectors, or none to name."""
    where = cells(s.foe.cells)
    felt = s.sea.water
    for cell in where:
        felt &= s.sea.around[cell] | 1 << cell
    if felt:
        return s.sea.named(felt & s.foe.cells or felt)[0]
    sectors = tuple(sorted({s.sea.sector[cell] for cell in where}))
    return sectors if len(sectors) <= min(SECTORS, len(s.sea.sectors) - 1) else ()
