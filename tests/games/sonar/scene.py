"""Scenes of Captain Sonar: a game as far as a test needs it, played by notation."""

from typing import Any

from msgspec.structs import replace

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.nouns.panel import BIT, OF_HEADING, SYSTEMS, cross, named, sizes_of
from huisclos.games.sonar.play.steps import with_crew
from huisclos.games.sonar.questions import posts_of, sea_of
from huisclos.games.sonar.state import Crew, State
from huisclos.kernel import CLOCK, DEALER, Illegal, Seat, play

CHANCE, TIME = DEALER, CLOCK


def turns(one: str, two: str, seats: int = 2, first: int = 0, **options: Any) -> State:
    """Both boats are placed and it is a crew's turn."""
    state = GAME.setup(Options(seats, **options))
    both = posts_of(state.options)
    state = act(state, both[0].captain, f"place {one}")
    state = act(state, both[1].captain, f"place {two}")
    return act(state, CHANCE, f"first {first}")


def running(one: str, two: str, seats: int = 8, **options: Any) -> State:
    """Both boats have dived, in real time; no STOP lasts, if a test does not want it."""
    state = GAME.setup(Options(seats, mode="realtime", **{"stop": 0, **options}))
    for post, cell in zip(posts_of(state.options), (one, two), strict=True):
        state = act(state, post.captain, f"place {cell}", "dive")
    return state


def act(state: State, seat: int, *moves: str) -> State:
    for move in moves:
        state = play(GAME, state, Seat(seat), GAME.read(move))
    return state


def ring(state: State, times: int = 1) -> State:
    """The bell of real time, when nothing is left undone."""
    for _ in range(times):
        state = act(act(state, TIME, "time"), CHANCE, "lots")
    return state


def refused(state: State, seat: int, move: str) -> str:
    """Why a move is refused."""
    try:
        act(state, seat, move)
    except Illegal as illegal:
        return illegal.refusal.key
    raise AssertionError(f"{move} was not refused")


def sail(state: State, number: int, *headings: str) -> State:
    """Courses with harmless marks; in turns each turn is ended, and the enemy surfaces nowhere."""
    captain = posts_of(state.options)[number].captain
    for heading in headings:
        state = mark(act(state, captain, heading), number)
    return state


def mark(state: State, number: int) -> State:
    """Both OKs: the first gauge that is not full, a light that does no damage."""
    post, crew = posts_of(state.options)[number], state.crews[number]
    sizes = sizes_of(state.options)
    free = [SYSTEMS[at] for at, boxes in enumerate(crew.gauges) if boxes < sizes[at]]
    state = act(state, post.mate, f"charge {free[0] if free else 'none'}")
    doing: Any = crew.doing
    lights = named(OF_HEADING[doing.heading] & ~crew.lights)
    light = next((x for x in lights if not cross(crew.lights, x).damage), lights[0])
    return act(state, post.engineer, f"cross {light}")


def change(state: State, number: int, **fields: Any) -> State:
    """A crew as a test needs it."""
    return with_crew(state, number, replace(state.crews[number], **fields))


def loaded(state: State, number: int) -> State:
    """Every gauge is full, every light is clear, and a course was given."""
    return change(state, number, gauges=sizes_of(state.options), lights=0, armed=True)


def lit(*names: str) -> int:
    return sum(BIT[name] for name in names)


def cell(state: State, number: int) -> str:
    return sea_of(state.options).names[state.crews[number].at]


def crew(state: State, number: int) -> Crew:
    return state.crews[number]


def told(before: State, after: State, seat: int | None) -> list[Any]:
    """What a seat hears between two states."""
    at = None if seat is None else Seat(seat)
    return [t.note for t in after.story.since(len(before.story)) if t.reaches(at)]
