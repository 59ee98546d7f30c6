"""The verbs of Captain Sonar that the table asks for: who acts, what can be listed, chance, the
end. What comes of an action is in deeds.py, blasts.py and lapses.py. Numbers in brackets are those
of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from huisclos.kernel import CLOCK, DEALER, Outcome, Seat, Told

from . import hull
from .acts import (
    Accept,
    Action,
    Answer,
    Archer,
    Charge,
    Course,
    Cross,
    Dive,
    Draw,
    Drone,
    EndTurn,
    First,
    Lay,
    Lot,
    Place,
    Reject,
    Report,
    SetOff,
    Silence,
    Sonar,
    Surface,
    TimeUp,
    Torpedo,
    Trace,
)
from .deeds import DEEDS, Deed
from .lapses import lot, pace, time_up
from .model import (
    Answering,
    Ashore,
    Crew,
    Drawing,
    Due,
    Marks,
    Over,
    Placing,
    Ready,
    Running,
    Sailing,
    Secured,
    Shown,
    State,
    Tossing,
    Tracing,
)
from .notes import Welcomed
from .panel import BIT, SHEET, SYSTEMS, cross, sizes_of
from .posts import Post, crew_of, posts
from .questions import (
    answers,
    dash,
    is_ready,
    may_fire,
    may_set_off,
    open_headings,
    posts_of,
    sea_of,
    tracer,
)
from .sea import HEADINGS, Map, Sea, cells, sea
from .things import Options, Part, Phrase, System

HANDLERS: dict[type, Deed] = {**DEEDS, Lot: lot, TimeUp: time_up}

# Actions are values: each is made once and shared.
COURSES = {heading: Course(heading) for heading in HEADINGS}
CHARGES = tuple(map(Charge, SYSTEMS))
NO_CHARGE = Charge(None)
CROSSES = {h: tuple((BIT[x.id], Cross(x.id)) for x in SHEET.headings[h]) for h in HEADINGS}
SILENCES = {h: tuple(Silence(h, count) for count in range(5)) for h in HEADINGS}
SURFACE, DIVE, END_TURN, SONAR, DRAW = Surface(), Dive(), EndTurn(), Sonar(), Draw()
INSPECTION = (Accept(), Reject())


class Aims:
    """Every aimed action of one map."""

    def __init__(self, waters: Sea) -> None:
        names = waters.names
        self.places = tuple(Place(names[cell]) for cell in waters.cells)
        self.torpedoes = tuple(
            tuple(Torpedo(names[cell]) for cell in cells(mask)) for mask in waters.reach
        )
        self.lays = tuple(map(Lay, names))
        self.set_offs = tuple(map(SetOff, names))
        self.archers = tuple(map(Archer, names))
        self.drones = tuple(map(Drone, waters.sectors))
        self.reports = tuple(Report(Phrase.SECTORS, sectors=(n,)) for n in waters.sectors)


@cache
def _aims(name: Map, size: int) -> Aims:
    return Aims(sea(name, size))


def aims(waters: Sea) -> Aims:
    return _aims(waters.map, waters.size)


def setup(options: Options) -> State:
    state = State(options, archer=sea_of(options).archer)
    return State(
        options, archer=state.archer, story=state.story.tell(Told(None, Welcomed(options)))
    )


# -- who acts --------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Sailing(whose):
            may = talkers(state) | at_sea(state, whose)
            if state.count >= state.options.draw_after:
                may |= drawers(state)
        case Running():
            may = talkers(state) | in_real_time(state, 0) | in_real_time(state, 1)
            if state.count >= state.options.draw_after:
                may |= drawers(state)
        case Placing():
            may = starters(state)
        case Answering(crew):
            may = 1 << posts_of(state.options)[1 - crew].captain
        case Tossing() | Drawing():
            return (DEALER,)
        case Over():
            return ()
    return _seats(may, pace(state) is not None)


@cache
def _seats(some: int, clock: bool) -> tuple[Seat, ...]:
    return (*map(Seat, cells(some)), *((CLOCK,) if clock else ()))


def talkers(state: State) -> int:
    """Seats, as bits, that may report to their crew."""
    some = _companions(state.options.seats)
    return some & ~state.spoke


@cache
def _companions(seats: int) -> int:
    """Seats that are not alone in their crew."""
    crews = posts(seats, False)
    return sum(1 << seat for post in crews if len(post.seats) > 1 for seat in post.seats)


def drawers(state: State) -> int:
    pairs = zip(posts_of(state.options), state.crews, strict=True)
    return sum(1 << post.captain for post, crew in pairs if not crew.draw)


def starters(state: State) -> int:
    pairs = zip(posts_of(state.options), state.crews, strict=True)
    early = (Ashore, Secured) if state.options.mode == "realtime" else (Ashore,)
    return sum(1 << post.captain for post, crew in pairs if isinstance(crew.doing, early))


def at_sea(state: State, number: int) -> int:
    """In turns, the seats of the crew whose turn it is that have something to do."""
    crew, post = state.crews[number], posts_of(state.options)[number]
    match crew.doing:
        case Marks(_, charge, cross):
            may = charge << post.mate | cross << post.engineer
            return may | 1 << post.captain if has_mine_to_set_off(state, crew, number) else may
    may = 1 << post.captain
    return may | 1 << post.mate if mate_can_fire(state, crew, post, number) else may


def in_real_time(state: State, number: int) -> int:
    crew, post = state.crews[number], posts_of(state.options)[number]
    match crew.doing:
        case Ready():
            may = 1 << post.captain
        case Marks(_, charge, cross):
            may = charge << post.mate | cross << post.engineer
            if has_mine_to_set_off(state, crew, number) or captain_can_fire(state, crew, number):
                may |= 1 << post.captain
        case Tracing(lines):
            return 1 << tracer(post, len(lines))
        case Shown():
            return 1 << posts_of(state.options)[1 - number].engineer
        case _:
            return 1 << post.captain
    return may | 1 << post.mate if mate_can_fire(state, crew, post, number) else may


def has_mine_to_set_off(state: State, crew: Crew, number: int) -> bool:
    ripe = crew.mines if crew.fresh < 0 else crew.mines & ~(1 << crew.fresh)
    return bool(ripe) and may_set_off(state, crew, number)


def mate_can_fire(state: State, crew: Crew, post: Post, number: int) -> bool:
    if not crew.armed:
        return False
    options = state.options
    loaded = is_ready(options, crew, System.DRONE) or is_ready(options, crew, System.SONAR)
    return loaded and may_fire(state, crew, number)


def captain_can_fire(state: State, crew: Crew, number: int) -> bool:
    """While marks are owed; a silence is a movement and must wait for them."""
    if not may_fire(state, crew, number):
        return False
    return any(
        is_ready(state.options, crew, system) and has_aim(state, crew, system)
        for system in SYSTEMS
        if system is not System.SILENCE
    )


def has_aim(state: State, crew: Crew, system: System) -> bool:
    match system:
        case System.MINE:
            return bool(mine_cells(sea_of(state.options), crew))
        case System.SCENARIO:
            return bool(state.archer)
    return True


def mine_cells(waters: Sea, crew: Crew) -> int:
    """[9]"""
    return waters.around[crew.at] & ~crew.trail & ~crew.mines


def awaited(state: State) -> tuple[Seat, ...]:
    """Whom play waits for; and a radio operator who listens and has not spoken, that a bot may."""
    match state.phase:
        case Tossing() | Drawing():
            return (DEALER,)
        case Placing():
            return _seats(starters(state), False)
        case Answering(crew):
            return (posts_of(state.options)[1 - crew].captain,)
        case Sailing(whose):
            return _seats(duties(state, whose) | listeners(state, 1 - whose), False)
        case Running():
            ears = listeners(state, 0) | listeners(state, 1)
            return _seats(duties(state, 0) | duties(state, 1) | ears, False)
    return ()


def duties(state: State, number: int) -> int:
    crew, post = state.crews[number], posts_of(state.options)[number]
    match crew.doing:
        case Marks(_, charge, cross):
            return charge << post.mate | cross << post.engineer
        case Tracing(lines):
            return 1 << tracer(post, len(lines))
        case Shown():
            return 1 << posts_of(state.options)[1 - number].engineer
    return 1 << post.captain


def listeners(state: State, number: int) -> int:
    """A radio operator who holds no other role."""
    post = posts_of(state.options)[number]
    return 0 if post.radio == post.engineer else 1 << post.radio & talkers(state)


def late(state: State) -> tuple[Seat, ...]:
    """Whom the clock plays for, as everybody may know: not who has yet to mark, but the crew. In
    real time nobody is late: the bell rings for all."""
    match state.phase:
        case Placing() | Answering():
            return awaited(state)
        case Sailing(whose):
            post = posts_of(state.options)[whose]
            return tuple(sorted({post.captain, post.mate, post.engineer}))
    return ()


# -- what can be listed --------------------------------------------------------------------------


def moves(state: State, seat: Seat) -> Iterable[Action]:
    """Reports are not listed, but for a radio operator who has nothing else to do."""
    if seat < 0:
        return (TimeUp(),) if seat == CLOCK else dealt(state)
    number = crew_of(state.options.seats)[seat]
    match state.phase:
        case Sailing() | Running():
            listed = listed_at_sea(state, seat, number)
            if not listed and not state.spoke >> seat & 1:
                post = posts_of(state.options)[number]
                if post.radio == seat != post.engineer:
                    return aims(sea_of(state.options)).reports
            return listed
        case Placing():
            placed = isinstance(state.crews[number].doing, Secured)
            return (DIVE,) if placed else aims(sea_of(state.options)).places
        case Answering():
            return answers(sea_of(state.options), state.crews[number].at)
    return ()


def listed_at_sea(state: State, seat: Seat, number: int) -> list[Action]:
    crew, crews = state.crews[number], posts_of(state.options)
    post, phase = crews[number], state.phase
    found: list[Action] = []
    mine = isinstance(phase, Running) or (isinstance(phase, Sailing) and phase.crew == number)
    if mine:
        match crew.doing:
            case Marks(heading, charge, cross):
                if charge and seat == post.mate:
                    found += charges(state, crew)
                if cross and seat == post.engineer:
                    lights = crew.lights
                    found += [act for bit, act in CROSSES[heading] if not bit & lights]
            case Ready() if seat == post.captain:
                if isinstance(phase, Sailing) and phase.moved:
                    found.append(END_TURN)
                else:
                    headings = open_headings(sea_of(state.options), crew)
                    found += [COURSES[heading] for heading in headings]
                    found.append(SURFACE)
            case Tracing(lines) if seat == tracer(post, len(lines)):
                done = {line.part for line in lines}
                found += [TRACES[part] for part in Part if part not in done]
            case Secured() if seat == post.captain:
                found.append(DIVE)
        found += weapons(state, seat, number, crew, post)
    theirs = state.crews[1 - number].doing
    if isinstance(theirs, Shown) and seat == post.engineer:
        found += INSPECTION[:1] if theirs.rejected else INSPECTION
    if state.count >= state.options.draw_after and seat == post.captain and not crew.draw:
        found.append(DRAW)
    return found


def charges(state: State, crew: Crew) -> list[Charge]:
    sizes = sizes_of(state.options)
    free = [CHARGES[at] for at, boxes in enumerate(crew.gauges) if boxes < sizes[at]]
    return free or [NO_CHARGE]


def weapons(state: State, seat: Seat, number: int, crew: Crew, post: Post) -> list[Action]:
    """Systems and mines, as captain or first mate."""
    options, waters = state.options, sea_of(state.options)
    table, found = aims(waters), list[Action]()
    captain = seat == post.captain
    if captain and crew.mines and may_set_off(state, crew, number):
        found += [table.set_offs[cell] for cell in cells(crew.mines) if cell != crew.fresh]
    if not (captain or seat == post.mate) or not may_fire(state, crew, number):
        return found
    if is_ready(options, crew, System.DRONE):
        found += table.drones
    if is_ready(options, crew, System.SONAR):
        found.append(SONAR)
    if not captain:
        return found
    if is_ready(options, crew, System.TORPEDO):
        found += table.torpedoes[crew.at]
    if is_ready(options, crew, System.MINE):
        found += [table.lays[cell] for cell in cells(mine_cells(waters, crew))]
    if is_ready(options, crew, System.SCENARIO):
        found += [table.archers[cell] for cell in cells(state.archer)]
    if isinstance(crew.doing, Ready) and is_ready(options, crew, System.SILENCE):
        for heading in HEADINGS:
            found += SILENCES[heading][: 1 + len(dash(waters, crew, heading))]
    return found


# -- chance, samples, the end ----------------------------------------------------------------------


def dealt(state: State) -> list[Action]:
    """[24] What the DEALER may draw among."""
    match state.phase:
        case Tossing():
            return [First(0), First(1)]
        case Drawing(due):
            return [Lot(due[0].crew, act) for act in lots(state, due[0])]
    return []


def lots(state: State, due: Due) -> list[Place | Course | Charge | Cross | Answer]:
    crew, waters = state.crews[due.crew], sea_of(state.options)
    match due.duty:
        case "place":
            return [*aims(waters).places]
        case "course":
            return [COURSES[heading] for heading in open_headings(waters, crew)]
        case "charge":
            return [*charges(state, crew)]
        case "answer":
            return [*answers(waters, crew.at)]
        case "cross":
            assert isinstance(crew.doing, Marks)
            free = [act for bit, act in CROSSES[crew.doing.heading] if not bit & crew.lights]
            harmless = [act for act in free if not cross(crew.lights, act.light).damage]
            return [*(harmless or free)]


def deal(state: State, rng: Random, own: str) -> Action:
    return rng.choice(dealt(state))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    listed = [*moves(state, seat)]
    number = crew_of(state.options.seats)[seat]
    may_talk = talkers(state) >> seat & 1 and isinstance(state.phase, Sailing | Running)
    if may_talk and (not listed or rng.random() < 0.05):
        return a_report(state, number, rng)
    return rng.choice(listed)


def a_report(state: State, number: int, rng: Random) -> Report:
    waters, phrase = sea_of(state.options), rng.choice([*Phrase])
    match phrase:
        case Phrase.READY | Phrase.BROKEN:
            return Report(phrase, system=rng.choice(SYSTEMS))
        case Phrase.NOT_TO | Phrase.GO:
            return Report(phrase, heading=rng.choice(HEADINGS))
        case Phrase.HERE:
            return Report(phrase, cell=rng.choice(waters.names))
        case Phrase.SECTORS:
            some = rng.sample(waters.sectors, rng.randint(1, 2))
            return Report(phrase, sectors=tuple(sorted(some)))
    return Report(phrase)


def apply(state: State, seat: Seat, action: Action) -> State:
    number = crew_of(state.options.seats)[seat] if seat >= 0 else 0
    return HANDLERS[type(action)](state, seat, number, action)


def outcome(state: State) -> Outcome:
    assert isinstance(state.phase, Over)
    crews = posts_of(state.options)
    winner = state.phase.winner
    camps = tuple(("one", "two")[crew] for crew in crew_of(state.options.seats))
    match state.phase.reason:
        case "sunk" if winner is not None:
            return Outcome("sunk", crews[winner].seats, camps)
        case "both-sunk":
            return Outcome("both-sunk", camps=camps)
    return Outcome("agreed", camps=camps)


def reaction(state: State, seat: Seat) -> tuple[float, float] | None:
    """[23] In real time: how many seconds a bot takes, at least and at most."""
    if state.options.mode != "realtime":
        return None
    pause = PACES[state.options.bots]
    number = crew_of(state.options.seats)[seat]
    match state.phase, state.crews[number].doing:
        case Running(), Marks():
            seconds = 1.0, 3.0
        case Running(), Tracing():
            seconds = 5.0, 11.0
        case _:
            seconds = 4.0, 9.0
    return seconds[0] * pause, seconds[1] * pause


PACES = {"calm": 1.5, "steady": 1.0, "frantic": 0.3}
TRACES = {part: Trace(part, hull.middle(part)) for part in Part}
