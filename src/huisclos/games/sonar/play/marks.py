"""What is marked after a movement: a box of a gauge, a light of the panel [4, 15]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Told, tell

from .. import notes
from ..nouns import Symbol, System, panel
from ..nouns.posts import Post
from ..questions import INDEX, posts_of
from ..state import Marks, Ready, Running, State
from .ending import sink
from .steps import Notes, damage, look_for_blackout, with_crew


def charge(state: State, number: int, system: System | None) -> State:
    crew, post = state.crews[number], posts_of(state.options)[number]
    news: Notes = [Told(post.gauges, notes.Charged(system))]
    if post.off_gauges:
        news.append(Told(post.off_gauges, notes.Okayed("box")))
    gauges = crew.gauges
    if system is not None:
        at = INDEX[system]
        boxes = gauges[at] + 1
        gauges = (*gauges[:at], boxes, *gauges[at + 1 :])
        if boxes == panel.sizes_of(state.options)[at]:
            news.append(Told(post.command, notes.SystemFull(system)))
    assert isinstance(crew.doing, Marks)
    owed = replace(crew.doing, charge=False)
    state = with_crew(state, number, replace(crew, gauges=gauges, doing=owed), *news)
    return state if owed.cross else both_ok(state, number)


def cross(state: State, number: int, light: str) -> State:
    crew, post = state.crews[number], posts_of(state.options)[number]
    after = panel.cross(crew.lights, light)
    news: Notes = [Told(post.panel, notes.Crossed(light))]
    if post.off_panel:
        news.append(Told(post.off_panel, notes.Okayed("light")))
    if after.repaired:
        news.append(Told(post.panel, notes.SelfRepaired(after.repaired)))
    if after.damage:
        news.append(Told(post.panel, notes.GaveWay(number, after.heading)))
    if state.options.symbols_told:
        news += symbols(post, crew.lights, after.lights)
    assert isinstance(crew.doing, Marks)
    owed = replace(crew.doing, cross=False)
    crew = replace(crew, lights=after.lights, doing=owed, sound=(), broken=())
    state = with_crew(state, number, crew, *news)
    if after.damage:
        state = damage(state, number)
        if state.crews[number].damage >= panel.SINKS:
            return sink(state)
    return state if owed.charge else both_ok(state, number)


def both_ok(state: State, number: int) -> State:
    crew = replace(state.crews[number], doing=Ready(state.bell))
    state = with_crew(state, number, crew)
    return look_for_blackout(state, number) if isinstance(state.phase, Running) else state


def clear_lights(state: State, number: int) -> State:
    crew = state.crews[number]
    told = state.options.symbols_told
    news = symbols(posts_of(state.options)[number], crew.lights, 0) if told else []
    state = with_crew(state, number, replace(crew, lights=0, sound=(), broken=()))
    return tell(state, *news) if news else state


def symbols(post: Post, before: int, after: int) -> Notes:
    """To those of the command who do not see the panel."""
    known = panel.down(after)
    if not post.blind or known == panel.down(before):
        return []
    weapons, detection, special = (
        symbol in known for symbol in (Symbol.WEAPONS, Symbol.DETECTION, Symbol.SPECIAL)
    )
    return [Told(post.blind, notes.SymbolsDown(weapons, detection, special))]
