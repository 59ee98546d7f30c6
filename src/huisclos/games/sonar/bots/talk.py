"""A bot's words to its crew: short, at most one per movement, and never the same twice running."""

from __future__ import annotations

from ..acts import Action, Charge, Cross, Report
from ..notes import Reported
from ..panel import SYMBOL_OF, SYSTEMS, cross
from ..sea import HEADINGS, cells
from ..things import Phrase, Role, System
from . import engineer
from .situation import Situation

SECTORS = 3  # as many as one names in a breath
SHORT = 3  # courses: with so few left a crew should know


def word(s: Situation, duty: Action | None) -> Report | None:
    """What is worth saying beside one's duty; None: nothing."""
    if s.alone or s.sheet.spoke or s.public.phase not in ("sailing", "running"):
        return None
    match duty:
        case Charge():
            said = _mate(s, duty)
        case Cross():
            said = _engineer(s, duty)
        case None if s.sheet.roles == (Role.RADIO,):
            said = _radio(s)
        case None if Role.CAPTAIN in s.sheet.roles and s.sheet.duty.doing == "ready":
            said = _captain(s)
        case _:
            said = None
    return None if said is None or said == _last(s) else said


def _last(s: Situation) -> Report | None:
    """What this seat said last."""
    for note in reversed(s.heard):
        if isinstance(note, Reported) and note.seat == s.seat:
            return Report(note.phrase, note.system, note.heading, note.sectors, note.cell)
    return None


def _mate(s: Situation, duty: Charge) -> Report | None:
    """'Torpedo broken', with the last box: the crew is told by itself that a gauge is full. Then
    'torpedo ready', once that is true."""
    system = duty.system
    if system is not None and s.missing(system) == 1 and SYMBOL_OF[system] in (s.sheet.down or ()):
        return Report(Phrase.BROKEN, system=system)
    mended = (each for each in SYSTEMS if s.ready(each) and _was_broken(s, each))
    return next((Report(Phrase.READY, system=each) for each in mended), None)


def _was_broken(s: Situation, system: System) -> bool:
    """By this seat's last word on it."""
    said = (n for n in reversed(s.heard) if isinstance(n, Reported) and n.seat == s.seat)
    return next((n.phrase is Phrase.BROKEN for n in said if n.system is system), False)


def _engineer(s: Situation, duty: Cross) -> Report | None:
    """'Not to the west': the next light there breaks something."""
    assert s.lights is not None
    after = cross(s.lights, duty.light).lights
    for heading in HEADINGS:
        if not engineer.harmless(after, heading):
            return Report(Phrase.NOT_TO, heading=heading)
    return None


def _captain(s: Situation) -> Report | None:
    soon = s.legs(s.at, s.taken, SHORT) < SHORT
    return Report(Phrase.SURFACE_SOON) if soon else None


def _radio(s: Situation) -> Report | None:
    """'He is in sector 5 or 6', down to a cell whose blast he would feel; 'lost him' when that is
    no longer so."""
    where = cells(s.foe.cells)
    felt = s.sea.water
    for cell in where:
        felt &= s.sea.around[cell] | 1 << cell
    if felt:
        return Report(Phrase.HERE, cell=s.sea.named(felt & s.foe.cells or felt)[0])
    sectors = tuple(sorted({s.sea.sector[cell] for cell in where}))
    if len(sectors) <= min(SECTORS, len(s.sea.sectors) - 1):
        return Report(Phrase.SECTORS, sectors=sectors)
    return Report(Phrase.LOST) if _last(s) is not None else None
