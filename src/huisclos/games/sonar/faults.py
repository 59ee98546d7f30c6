"""What can be wrong with a state of Captain Sonar, in words: each is looked for in every
true and every resampled state."""

from __future__ import annotations

from collections.abc import Iterator

from .nouns import panel
from .nouns.sea import Sea, cells
from .questions import is_sound, sea_of
from .state import Crew, Marks, Over, Shown, State, Tracing


def faults(state: State) -> Iterator[str]:
    waters = sea_of(state.options)
    over = isinstance(state.phase, Over)
    sunk = any(crew.damage >= panel.SINKS for crew in state.crews)
    if sunk and not over:
        yield "a boat is sunk and play goes on"
    if state.archer & ~waters.archer:
        yield "an Archer mine that the map does not have"
    for crew in state.crews:
        if crew.at >= 0:
            yield from _of_crew(state, crew, waters)


def _of_crew(state: State, crew: Crew, waters: Sea) -> Iterator[str]:
    sizes = panel.sizes_of(state.options)
    if not crew.trail >> crew.at & 1 or crew.trail & ~waters.water:
        yield "a trail over land, or without the boat"
    if {*map(waters.index.__getitem__, crew.path)} != {*cells(crew.trail)}:
        yield "the path is not the trail"
    if len({*crew.path}) != len(crew.path) or crew.path[-1] != waters.names[crew.at]:
        yield "the path crosses itself, or ends elsewhere"
    under = state.options.mines_block and crew.mines >> crew.at & 1
    if crew.mines & ~waters.water or under:
        yield "a mine on land, or under its own boat"
    if any(not 0 <= boxes <= size for boxes, size in zip(crew.gauges, sizes, strict=True)):
        yield "a gauge beyond its boxes"
    whole = (*panel.OF_HEADING.values(), *panel.CIRCUITS.values())
    if any(crew.lights & some == some for some in (*whole, panel.RADIATION)):
        yield "a full heading, circuit or reactor that was not cleared"
    if any(not is_sound(crew, symbol) for symbol in crew.sound):
        yield "a symbol that was answered for, with a light crossed since"
    marked = isinstance(crew.doing, Marks) and not (crew.doing.charge or crew.doing.cross)
    if marked and not isinstance(state.phase, Over):
        yield "marks that are owed by nobody"
    if state.options.mode == "turns" and isinstance(crew.doing, Tracing | Shown):
        yield "a hull traced in turns"
