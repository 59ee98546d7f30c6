"""What stands on a boat's sheets, whoever may read them: that is for secrets.py to say."""

from __future__ import annotations

from huisclos.kernel import Seat, phase_word, remembered

from ..nouns import Options, Part, System
from ..nouns.posts import Post
from ..nouns.sea import NOWHERE, Heading
from ..state import (
    Answering,
    Ashore,
    Boat,
    Chart,
    Crew,
    Drawing,
    Duty,
    Line,
    Marks,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Stopped,
    Tracing,
)
from . import full_systems, next_hands, open_headings, posts_of, sea_of
from .bells import bell_of


@remembered(1 << 12)
def boat(options: Options, number: int, crew: Crew) -> Boat:
    doing = crew.doing
    return Boat(
        seats=posts_of(options)[number][1:5],
        placed=not isinstance(doing, Ashore),
        damage=crew.damage,
        surfaced=crew.sector is not None and isinstance(doing, Tracing | Shown | Secured),
        sector=crew.sector,
        courses=crew.courses,
        draw=crew.draw,
    )


def common(
    options: Options, number: int, crew: Crew, steers: bool, sees_chart: bool, sees_panel: bool
) -> tuple[Duty, Chart, tuple[System, ...]]:
    """What is the same for all who see as much."""
    chart, post = drawn(options, crew), posts_of(options)[number]
    duty = owed(options, crew, post, steers and not chart.headings, sees_chart, sees_panel)
    return duty, chart, full_systems(options, crew)


def drawn(options: Options, crew: Crew) -> Chart:
    waters = sea_of(options)
    if crew.at == NOWHERE:
        return Chart(None, (), (), None, (), None)
    return Chart(
        at=waters.names[crew.at],
        trail=crew.path,
        mines=waters.named(crew.mines) if crew.mines else (),
        fresh=None if crew.fresh == NOWHERE else waters.names[crew.fresh],
        headings=tuple(open_headings(options, crew)),
        sector=waters.sector[crew.at],
    )


def owed(
    options: Options, crew: Crew, post: Post, stuck: bool, sees_chart: bool, sees_panel: bool
) -> Duty:
    heading: Heading | None = None
    charge = cross = False
    holder: Seat | None = None
    lines: tuple[Line, ...] = ()
    hands: tuple[Seat, ...] = ()
    again: Part | None = None
    match crew.doing:
        case Marks(way, charge, cross):
            heading = way if sees_chart or sees_panel else None
        case Tracing(holder, lines, True) as doing:
            again = lines[-1].part
            hands = next_hands(post, doing) if len(lines) < len(Part) else ()
        case Tracing(holder, lines):
            pass
        case Shown(traced):
            lines = traced
    return Duty(
        doing=phase_word(crew.doing),
        heading=heading,
        charge=charge,
        cross=cross,
        blackout=stuck and sees_chart,
        armed=crew.armed,
        tracer=holder,
        traced=lines,
        hands=hands,
        again=again,
        falls=bell_of(options, crew),
    )


def sets_course(state: State, number: int) -> bool:
    """[5] Whether a course could be given, so that a blackout shows."""
    if type(state.crews[number].doing) is not Ready:
        return False
    phase = state.phase.phase if type(state.phase) is Drawing else state.phase
    if type(phase) is Answering or type(phase) is Stopped:
        phase = phase.then
    if type(phase) is Sailing:
        return phase.crew == number and not phase.moved
    return type(phase) is Running
