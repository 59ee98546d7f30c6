"""What a crew did that somebody could not hear: its voyage (charts.py), its boxes and lights
(sheets.py), all of which fit what was heard."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from .. import actions
from ..nouns import panel
from ..nouns.posts import crew_of
from ..questions import posts_of, sea_of
from ..state import Seen
from .charts import Voyage, draw_voyage
from .clues import Box, Clues, Knows, Light
from .sheets import draw_boxes, draw_lights

VOYAGES = 6  # tries at one crew


class DeadEnd(Exception):
    """This world does not sound as it should; another is drawn."""


@dataclass
class Plan:
    """What a crew did that was not heard: in order, and before which note."""

    voyage: Voyage
    boxes: list[tuple[int, actions.Charge]]
    lights: list[tuple[int, actions.Cross]]
    dashed: int = 0
    laid: int = 0


def draw_plan(view: Seen, number: int, rng: Random) -> Plan:
    """Raises DeadEnd."""
    options, waters = view.options, sea_of(view.options)
    own = None if view.seat is None else crew_of(options.seats)[view.seat]
    known = knows(view) if number == own else Knows()
    for _ in range(VOYAGES):
        clues = Clues(
            number,
            waters,
            options.mode == "realtime",
            options.limits,
            known,
            number == own,
            view.heard,
            rng,
        )
        clues.read()
        if number != own and view.public.phase in ("sailing", "running"):
            finish(clues, len(view.heard), rng)
        voyage = draw_voyage(waters, clues.chart, options.mines_block, rng)
        if voyage is None:
            continue
        sheet = clues.sheet
        boxes = [] if known.gauges else draw_boxes(sheet, panel.sizes_of(options), rng)
        lights = [] if known.panel else draw_lights(sheet, voyage.headings, rng)
        if boxes is None or lights is None:
            continue
        when = [clue.at for clue in sheet if isinstance(clue, Box)]
        charges = [actions.Charge(None if box is None else panel.SYSTEMS[box]) for box in boxes]
        then = [clue.at for clue in sheet if isinstance(clue, Light)]
        crosses = map(actions.Cross, lights)
        return Plan(voyage, [*zip(when, charges, strict=True)], [*zip(then, crosses, strict=True)])
    raise DeadEnd


def knows(view: Seen) -> Knows:
    """What a seat knows of its own crew."""
    seat = view.seat
    assert seat is not None
    post = posts_of(view.options)[crew_of(view.options.seats)[seat]]
    return Knows(
        chart=seat in post.chart,
        gauges=seat in post.gauges,
        panel=seat in post.panel,
        full=seat in post.command,
        down=seat in post.blind and view.options.symbols_told,
    )


def finish(clues: Clues, now: int, rng: Random) -> None:
    """Whether another crew has done by now what it owes last: who is not of it can but guess."""
    if rng.random() < 0.5:
        clues.box(now)
    if rng.random() < 0.5:
        clues.light(now)
