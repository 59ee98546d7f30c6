"""Who knows what in Captain Sonar, on one page [20, 21]. Another world that looks the same is in
worlds/."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from huisclos.kernel import Channel, Seat, changed, phase_word, players, remembered

from . import notes
from .nouns import Options, Role, panel
from .nouns.posts import Post, crew_of
from .nouns.sea import cells
from .questions import post_of, posts_of, sea_of, stage_of
from .questions.bells import CHECK_BELLS
from .questions.sheets import boat, common, sets_course
from .questions.tracker import track
from .rules import awaited
from .state import (
    Answering,
    Crew,
    Over,
    Private,
    Public,
    Running,
    Sailing,
    Shown,
    State,
    Stopped,
)


def public(state: State) -> Public:
    phase = state.phase
    crew: int | None = None
    moved, left = False, 0
    if type(phase) is Sailing:
        crew, moved, left = phase.crew, phase.moved, phase.left
    elif type(phase) is Answering or type(phase) is Stopped:
        crew = phase.crew
        if type(phase.then) is Sailing:
            moved, left = phase.then.moved, phase.then.left
    one, other = state.crews
    return Public(
        phase=phase_word(phase),
        crew=crew,
        moved=moved,
        left=left,
        boats=(boat(state.options, 0, one), boat(state.options, 1, other)),
        archer=sea_of(state.options).named(state.archer) if state.archer else (),
        count=state.count,
        may_draw=state.count >= state.options.draw_after,
        bell=state.bell,
        voyage=voyage(state) if type(phase) is Over else (),
        awaited=waiting(state),
    )


def waiting(state: State) -> tuple[Seat, ...]:
    """What a crew owes is its own business: after a course, all of it who mark or command; in real
    time both crews at any moment."""
    match state.phase:
        case Sailing(whose, moved=True):
            return hands(posts_of(state.options)[whose])
        case Running():
            return tuple(map(Seat, range(state.options.seats)))
    return players(awaited(state))


@cache
def hands(post: Post) -> tuple[Seat, ...]:
    """Whoever of a crew does more than listen."""
    return tuple(sorted({post.captain, post.mate, post.engineer}))


def voyage(state: State) -> tuple[notes.Stop, ...]:
    """As it was told at the end."""
    last = next(iter(state.story.since(len(state.story) - 1))).note
    return last.voyage if isinstance(last, notes.Ended) else ()


def private(state: State, seat: Seat) -> Private:
    found = own_sheets(state, seat)
    if state.options.assistant and Role.RADIO in found.roles:
        return replace(found, possible=possible(state, 1 - found.crew))
    return found


def possible(state: State, number: int) -> tuple[str, ...]:
    """[22] The cells where a boat may still be: from what everybody heard, and nothing else."""
    waters = sea_of(state.options)
    public = tuple(told.note for told in state.story if told.to is None)
    return waters.named(track(waters, number, public).cells)


def own_sheets(state: State, seat: Seat) -> Private:
    options, number = state.options, crew_of(state.options.seats)[seat]
    roles, eyes = _eyes(options, seat)
    crew, theirs = state.crews[number], state.crews[1 - number].doing
    found = replace(
        sheet(options, number, crew, sets_course(state, number), eyes),
        roles=roles,
        spoke=bool(state.spoke >> seat & 1),
    )
    if type(theirs) is Shown and eyes.panel:
        return replace(found, inspection=theirs.lines, looks_until=theirs.since + CHECK_BELLS)
    return found


class Eyes(NamedTuple):
    """Which sheets a seat sees, and whether it leads."""

    chart: bool
    gauges: bool
    panel: bool
    leads: bool


@remembered(1 << 10)
def sheet(options: Options, number: int, crew: Crew, steers: bool, eyes: Eyes) -> Private:
    """The same for all of a crew who see as much: often for the whole crew."""
    duty, chart, full = common(options, number, crew, steers, eyes.chart, eyes.panel)
    mends, harms = panel.consequences(crew.lights)
    return Private(
        crew=number,
        roles=(),
        duty=duty,
        chart=chart if eyes.chart else None,
        gauges=crew.gauges if eyes.gauges else None,
        sizes=panel.sizes_of(options),
        full=full if eyes.leads else None,
        lights=panel.named(crew.lights) if eyes.panel else None,
        down=panel.down(crew.lights) if eyes.panel or (eyes.leads and not crew.asks) else None,
        mends=mends if eyes.panel else None,
        harms=harms if eyes.panel else None,
        asks=crew.asks,
        asked=crew.asked,
        sound=crew.sound,
        broken=crew.broken,
        spoke=False,
        inspection=(),
        looks_until=None,
    )


@remembered(1 << 10)
def _eyes(options: Options, seat: Seat) -> tuple[tuple[Role, ...], Eyes]:
    """A seat's roles, and what it sees."""
    post = post_of(options, seat)
    readers = (post.chart, post.gauges, post.panel, post.command)
    return post.roles(seat), Eyes(*[seat in seats for seats in readers])


# -- talk ------------------------------------------------------------------------------------


def channels(state: State) -> Mapping[str, Channel]:
    """Talk is within a crew, and to all. Radio operators' marks are not part of the rules: where
    they are shared they travel in a place of their own, which only their crew reads [22]."""
    return _channels(state.options.seats, state.options.shared_notes)


@cache
def _channels(seats: int, shared_notes: bool) -> Mapping[str, Channel]:
    everybody = frozenset(map(Seat, range(seats)))
    found = {"table": Channel(everybody, everybody)}
    for number, name in enumerate(("one", "two")):
        crew = frozenset(seat for seat in everybody if crew_of(seats)[seat] == number)
        if len(crew) > 1:
            found[f"crew-{name}"] = Channel(crew, crew, stamps=True)
            if shared_notes:
                found[f"notes-{name}"] = Channel(crew, crew, slips=True)
    return found


def touched(before: State, after: State) -> frozenset[Seat] | None:
    """What a crew does is its own business, and a report that of who makes it, until a hull is
    shown or a turn ends."""
    options, old, new = after.options, before.phase, after.phase
    anew = changed(before, after) - {"crews", "count", "spoke", "story", "phase", "waits"}
    if anew or options.assistant or (before.count < options.draw_after <= after.count):
        return None
    if type(old) is not type(new) or not (type(new) is Sailing or type(new) is Running):
        return None
    seats = before.spoke ^ after.spoke
    crews = zip(posts_of(options), before.crews, after.crews, strict=True)
    for number, (post, was, now) in enumerate(crews):
        if type(was.doing) is Shown or type(now.doing) is Shown:
            return None
        if was is not now or stage_of(old, number) != stage_of(new, number):
            seats |= post.bits
    return _some(seats)


@cache
def _some(seats: int) -> frozenset[Seat]:
    return frozenset(map(Seat, cells(seats)))
