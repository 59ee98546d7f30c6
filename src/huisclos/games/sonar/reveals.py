"""What may be revealed in Captain Sonar: by which notes, and what each may say when it is told.
Written apart from the rules: the two can disagree. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from huisclos.kernel import Moment, Saying, Seat

from . import actions, notes
from .audience import crews
from .nouns import Hit, Part, Symbol, System, hull, panel
from .nouns.sea import HEADINGS
from .questions import sea_of
from .state import Crew, Marks, Over, Ready, Secured, Shown, State

At = Moment[State]
SIDES = (0, 1)


def side(state: State, seat: Seat) -> int:
    return next((number for number, crew in enumerate(crews(state)) if seat in crew), 0)


# -- where a boat is [3, 11, 12, 16] --------------------------------------------------------------


def a_course(moment: At, note: notes.CourseSet) -> notes.CourseSet | None:
    """[3] The one that the boat took."""
    step, old, new = sea_of(moment.after.options).step, moment.before.crews, moment.after.crews
    at, there = old[note.crew].at, new[note.crew].at
    taken = [heading for heading in HEADINGS if at != there and step[heading][at] == there]
    return notes.CourseSet(note.crew, taken[0]) if taken else None


def a_surfacing(moment: At, note: notes.Surfaced) -> notes.Surfaced:
    """[16] The sector, and no more of where it is."""
    waters = sea_of(moment.after.options)
    return notes.Surfaced(note.crew, waters.sector[moment.after.crews[note.crew].at])


def a_dive(moment: At, note: notes.Dived) -> notes.Dived | None:
    before, after = (state.crews[note.crew].doing for state in (moment.before, moment.after))
    dived = isinstance(after, Ready) and not isinstance(before, Ready | Marks)
    return notes.Dived(note.crew) if dived else None


def a_blast(moment: At, note: notes.Blasted) -> notes.Blasted:
    """[11] What each boat felt: not on which side of it."""
    own, cell = side(moment.before, moment.mover), moment.action.cell
    felt = [hit(moment.before, crew, cell) for crew in moment.before.crews]
    return notes.Blasted(own, cell, felt[1 - own], felt[own])


def hit(state: State, crew: Crew, cell: str) -> Hit:
    waters, hits = sea_of(state.options), tuple(Hit)
    here = waters.names[crew.at]
    across = abs(ord(here[0]) - ord(cell[0]))
    down = abs(int(here[1:]) - int(cell[1:]))
    return hits[max(0, 2 - max(across, down))]


def a_drone(moment: At, note: notes.DroneSent) -> notes.DroneSent:
    """[12] Yes or no, about the sector that was asked."""
    own, asked = side(moment.before, moment.mover), moment.action.sector
    enemy = moment.before.crews[1 - own]
    return notes.DroneSent(own, asked, sea_of(moment.before.options).sector[enemy.at] == asked)


def an_answer(moment: At, note: notes.SonarAnswered) -> notes.SonarAnswered | None:
    """[12] Two things, of which one is true: not which."""
    waters, at = sea_of(moment.before.options), moment.before.crews[note.crew].at
    said = ((note.row, waters.row), (note.column, waters.column), (note.sector, waters.sector))
    true = [table[at] == value for value, table in said if value is not None]
    if sorted(true) != [False, True]:
        return None
    return notes.SonarAnswered(note.crew, note.row, note.column, note.sector)


# -- what breaks and fills [4, 5, 15, 18] ---------------------------------------------------------


def damage(moment: At, note: notes.Damaged) -> notes.Damaged | None:
    before, after = (state.crews[note.crew].damage for state in (moment.before, moment.after))
    return notes.Damaged(note.crew, after) if before < after else None


def a_full_gauge(moment: At, note: notes.SystemFull) -> notes.SystemFull | None:
    at, sizes = [*System].index(note.system), panel.sizes_of(moment.after.options)
    old, new = (
        [crew.gauges[at] if crew.gauges else 0 for crew in state.crews]
        for state in (moment.before, moment.after)
    )
    filled = any(old[c] < new[c] == sizes[at] for c in SIDES)
    return notes.SystemFull(note.system) if filled else None


def symbols(moment: At, note: notes.SymbolsDown) -> notes.SymbolsDown | None:
    """[15] Which of the three, where one has come or gone: not which lights."""
    shown = (Symbol.WEAPONS, Symbol.DETECTION, Symbol.SPECIAL)
    old, new = (
        [notes.SymbolsDown(*(symbol in panel.down(c.lights) for symbol in shown)) for c in crews]
        for crews in (moment.before.crews, moment.after.crews)
    )
    changed = [new[c] for c in SIDES if old[c] != new[c]]
    return note if note in changed else changed[0] if changed else None


def a_blackout(moment: At, note: notes.BlackedOut) -> notes.BlackedOut | None:
    """[5]"""
    step = sea_of(moment.after.options).step
    around = [[step[heading][crew.at] for heading in HEADINGS] for crew in moment.after.crews]
    mined = moment.after.options.mines_block
    taken = [crew.trail | (crew.mines if mined else 0) for crew in moment.after.crews]
    blocked = [all(at < 0 or taken[c] >> at & 1 for at in around[c]) for c in SIDES]
    return notes.BlackedOut() if any(blocked) else None


def a_hull(moment: At, note: notes.HullShown) -> notes.HullShown | None:
    shown = isinstance(moment.after.crews[note.crew].doing, Shown)
    return notes.HullShown(note.crew) if shown else None


def a_hull_accepted(moment: At, note: notes.HullAccepted) -> notes.HullAccepted | None:
    before, after = (state.crews[note.crew].doing for state in (moment.before, moment.after))
    secured = isinstance(before, Shown) and isinstance(after, Secured)
    return notes.HullAccepted(note.crew, touched(moment)) if secured else None


def touched(moment: At) -> Part | None:
    return moment.action.part if isinstance(moment.action, actions.Reject) else None


def a_hull_refused(moment: At, note: notes.HullRejected) -> notes.HullRejected | None:
    """[18] For the part that was touched, and oversteps."""
    shown, part = moment.before.crews[note.crew].doing, touched(moment)
    lines = shown.lines if isinstance(shown, Shown) else ()
    wrong = any(line.part is part and hull.overstep(part, line.line) for line in lines)
    return notes.HullRejected(note.crew, part) if wrong else None


def a_reply(moment: At, note: notes.Replied) -> notes.Replied:
    """[21] Whether a light of the symbol is crossed: not which, nor of another."""
    crew = moment.before.crews[side(moment.before, moment.mover)]
    symbol = moment.action.symbol
    return notes.Replied(symbol, not crew.lights & panel.OF_SYMBOL[symbol])


# -- what chance did [24] -------------------------------------------------------------------------


def by_chance(moment: At, note: notes.ByChance) -> notes.ByChance | None:
    """That nobody chose it: only chance and time say so."""
    return note if moment.mover < 0 else None


def left_to_chance(moment: At, note: notes.LeftToChance) -> notes.LeftToChance | None:
    return note if moment.mover < 0 else None


# -- the end [19] and mines [9] -------------------------------------------------------------------


def the_end(moment: At, note: notes.Ended) -> notes.Ended | None:
    """[19] Everything is laid open: of the voyage nothing is too much."""
    phase = moment.after.phase
    if not isinstance(phase, Over):
        return None
    return notes.Ended(phase.reason, phase.winner, note.voyage)


def a_mine(moment: At, note: notes.MineSetOff) -> notes.MineSetOff | None:
    own, cell = side(moment.before, moment.mover), moment.action.cell
    laid = moment.before.crews[own].mines >> sea_of(moment.before.options).index[cell] & 1
    return notes.MineSetOff(own, cell) if laid else None


# By which two worlds may come to differ for a seat: what a boat gives away of where it is, what
# breaks, and what time makes of those who are slow.
REVEALS: dict[type, Saying] = {
    notes.CourseSet: a_course,
    notes.Surfaced: a_surfacing,
    notes.Dived: a_dive,
    notes.Blasted: a_blast,
    notes.DroneSent: a_drone,
    notes.SonarAnswered: an_answer,
    notes.Damaged: damage,
    notes.SystemFull: a_full_gauge,
    notes.SymbolsDown: symbols,
    notes.BlackedOut: a_blackout,
    notes.HullShown: a_hull,
    notes.HullAccepted: a_hull_accepted,
    notes.HullRejected: a_hull_refused,
    notes.Replied: a_reply,
    notes.ByChance: by_chance,
    notes.LeftToChance: left_to_chance,
    notes.Ended: the_end,
}
# The lines of a hull are on the sheet of whoever shall judge them.
OPENS: dict[type, tuple[str, ...]] = {notes.HullShown: ("inspection",)}
# A mine that goes off was laid there.
SETTLES: dict[type, Saying] = {notes.MineSetOff: a_mine}
