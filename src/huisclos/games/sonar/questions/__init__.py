"""Small questions about a state, asked everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Literal

from huisclos.kernel import Seat

from .. import actions
from ..nouns import Hit, Options, Symbol, System, panel
from ..nouns.posts import Post, crew_of, posts
from ..nouns.sea import DASH, HEADINGS, NOWHERE, Heading, Map, Sea, sea
from ..state import Crew, Marks, Phase, Ready, Running, Sailing, State, Tracing

SIZES = {"turns": 10, "realtime": 15}
INDEX = {system: at for at, system in enumerate(panel.SYSTEMS)}
HITS = tuple(Hit)


def sea_of(options: Options) -> Sea:
    return sea(options.map, options.map_size or SIZES[options.mode])


def posts_of(options: Options) -> tuple[Post, Post]:
    return posts(options.seats, options.own_sheet_only)


def post_of(options: Options, seat: Seat) -> Post:
    return posts_of(options)[crew_of(options.seats)[seat]]


def side(state: State, seat: Seat) -> int:
    return crew_of(state.options.seats)[seat]


def is_realtime(state: State) -> bool:
    return state.options.mode == "realtime"


def taken_by(options: Options, crew: Crew) -> int:
    """[4] Where no course leads: onto the trail, and at some tables onto a mine of one's own."""
    return crew.trail | crew.mines if options.mines_block else crew.trail


def open_headings(options: Options, crew: Crew) -> list[Heading]:
    """[4] Courses that can be given: no island, no edge, no trail."""
    taken, at, step = taken_by(options, crew), crew.at, sea_of(options).step
    found = []
    for heading in HEADINGS:
        there = step[heading][at]
        if there >= 0 and not taken >> there & 1:
            found.append(heading)
    return found


def is_blocked(options: Options, crew: Crew) -> bool:
    """[5] No course is left."""
    taken, at, step = taken_by(options, crew), crew.at, sea_of(options).step
    for heading in HEADINGS:
        there = step[heading][at]
        if there >= 0 and not taken >> there & 1:
            return False
    return True


def dash(options: Options, crew: Crew, heading: Heading) -> list[int]:
    """[13] The cells that a silence can pass on a heading, in order."""
    taken, at, found = taken_by(options, crew), crew.at, []
    step = sea_of(options).step[heading]
    for _ in range(DASH):
        at = step[at]
        if at == NOWHERE or taken >> at & 1:
            break
        found.append(at)
    return found


def is_full(options: Options, crew: Crew, system: System) -> bool:
    at = INDEX[system]
    return at < len(crew.gauges) and crew.gauges[at] == panel.sizes_of(options)[at]


def is_down(crew: Crew, system: System) -> bool:
    """A light of its symbol is crossed."""
    return bool(crew.lights & panel.BLOCKS[INDEX[system]])


def is_sound(crew: Crew, symbol: Symbol) -> bool:
    """No light of it is crossed."""
    return not crew.lights & panel.OF_SYMBOL[symbol]


def is_ready(options: Options, crew: Crew, system: System) -> bool:
    """To those who fire it: of a panel that they do not see they know what was answered."""
    return is_full(options, crew, system) and (
        panel.SYMBOL_OF[system] in crew.sound if crew.asks else not is_down(crew, system)
    )


def ready_systems(options: Options, crew: Crew) -> list[System]:
    """Of all systems at once."""
    full = full_systems(options, crew)
    if crew.asks:
        return [system for system in full if panel.SYMBOL_OF[system] in crew.sound]
    return [system for system in full if not is_down(crew, system)]


def full_systems(options: Options, crew: Crew) -> tuple[System, ...]:
    sizes = panel.sizes_of(options)
    return tuple([panel.SYSTEMS[at] for at, n in enumerate(crew.gauges) if n == sizes[at]])


Stage = Literal["to move", "moved", "theirs", "running", "stopped"]


def stage_of(phase: Phase, number: int) -> Stage:
    """All that a crew's moves at sea depend on in a phase."""
    if type(phase) is Sailing:
        if phase.crew != number:
            return "theirs"
        return "moved" if phase.moved else "to move"
    return "running" if type(phase) is Running else "stopped"


def may_fire(options: Options, stage: Stage, crew: Crew) -> bool:
    """[6] A system may be used now: after a course, once; in turns after both OKs too."""
    if not crew.armed:
        return False
    if stage == "moved":
        return type(crew.doing) is Ready
    return stage == "running" and is_afloat(options, crew)


def is_afloat(options: Options, crew: Crew) -> bool:
    """In real time: neither surfaced nor without a course left [5, 18]."""
    if type(crew.doing) is Ready:
        return not is_blocked(options, crew)
    return is_under_way(crew)


def is_under_way(crew: Crew) -> bool:
    """Not surfaced, not ashore."""
    return type(crew.doing) is Ready or type(crew.doing) is Marks


def may_set_off(options: Options, stage: Stage, crew: Crew) -> bool:
    """[9] Mines: at any moment, in the enemy's turn too, but not while surfaced or blacked out."""
    match stage:
        case "to move":
            return not is_blocked(options, crew)
        case "theirs":
            return is_under_way(crew)
        case "running":
            return is_afloat(options, crew)
    return stage == "moved"


def next_hands(post: Post, doing: Tracing) -> tuple[Seat, ...]:
    """[18] Who may have the sheet next: another, of those who have traced least. The program's own
    choice stands first."""
    traced = Counter(line.seat for line in doing.lines)
    at = post.round.index(doing.holder)
    others = (*post.round[at + 1 :], *post.round[:at])
    least = min(traced[seat] for seat in others)
    return tuple(seat for seat in others if traced[seat] == least)


def hit(waters: Sea, boat: int, cell: int) -> int:
    """[11] The damage of a blast."""
    if boat == cell:
        return 2
    return waters.around[cell] >> boat & 1


def answers(waters: Sea, at: int) -> tuple[actions.Answer, ...]:
    """[12] Two of row, column and sector, one true and one false."""
    return _answers(waters.map, waters.size, at)


@cache
def _answers(name: Map, size: int, at: int) -> tuple[actions.Answer, ...]:
    return tuple(_all_answers(sea(name, size), at))


def _all_answers(waters: Sea, at: int) -> Iterator[actions.Answer]:
    row, column, sector = waters.row[at], waters.column[at], waters.sector[at]
    for other in waters.rows:
        if other != row:
            yield actions.Answer(row=other, column=column)
            yield actions.Answer(row=other, sector=sector)
    for name in waters.columns:
        if name != column:
            yield actions.Answer(row=row, column=name)
            yield actions.Answer(column=name, sector=sector)
    for number in waters.sectors:
        if number != sector:
            yield actions.Answer(row=row, sector=number)
            yield actions.Answer(column=column, sector=number)


def truths(waters: Sea, at: int, answer: actions.Answer) -> list[bool]:
    """Of the things said, which are true here."""
    said = (
        (answer.row, waters.row),
        (answer.column, waters.column),
        (answer.sector, waters.sector),
    )
    return [table[at] == value for value, table in said if value is not None]
