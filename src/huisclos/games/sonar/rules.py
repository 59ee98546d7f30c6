"""The verbs of Captain Sonar: who acts, what they may do, and what each act leads to. Sets of seats
are whole numbers, one bit per seat, until the end. Numbers in brackets are those of RULES.md."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from random import Random

from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Outcome, Pace, Seat, TimeUp, tell_all

from . import actions, notes
from .nouns import Crews, Options, Phrase, hull, panel
from .nouns.posts import crew_of
from .nouns.sea import HEADINGS, cells
from .play import ending, lapses, marks, moving, surfacing, systems, words
from .play.acting import (
    busy,
    drawers,
    duties,
    listeners,
    questioned,
    starters,
    talkers,
    waiting,
)
from .play.listing import DIVE, aims, dealt, listed_at_sea, lots_for
from .questions import answers, is_blocked, is_realtime, post_of, posts_of, sea_of
from .state import (
    Answering,
    Drawing,
    Marks,
    Over,
    Placing,
    Running,
    Sailing,
    Secured,
    State,
    Stopped,
    Tossing,
    Tracing,
)

BELL = 5  # seconds
IN_TURNS = (0.9, 2.4)  # seconds that a bot takes for a move
DUTIES = (
    *(actions.Place, actions.Course, actions.Charge, actions.Cross, actions.Answer),
    *(actions.Dive, actions.EndTurn, actions.Trace, actions.Hand, actions.Accept, actions.Reject),
)  # what a crew waits for
PACES = {"calm": 1.5, "steady": 1.0, "frantic": 0.3}  # of bots in real time


def settle(options: Options, people: frozenset[Seat]) -> Options:
    """[21, 22] Three or four people in a crew have sheets of their own; of four the radio operator
    draws the film."""
    crews = [sum(seat in people for seat in post.seats) for post in posts_of(options)]
    return replace(
        options,
        own_sheet_only=open_choice(options.own_sheet_only, [count >= 3 for count in crews]),
        film_by_hand=open_choice(options.film_by_hand, [count == 4 for count in crews]),
    )


def open_choice(choice: Crews, fits: list[bool]) -> Crews:
    if choice is not None or fits[0] == fits[1]:
        return fits[0] if choice is None else choice
    return "one" if fits[0] else "two"


def setup(options: Options) -> State:
    state = State(options, archer=sea_of(options).archer)
    return tell_all(state, notes.Welcomed(options))


# -- who acts -------------------------------------------------------------------------------------


def to_act(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Sailing() as phase:
            whose = phase.crew
            may = talkers(state) | busy(state, whose) | waiting(state, 1 - whose)
            if state.count >= state.options.draw_after:
                may |= drawers(state)
        case Running():
            may = talkers(state) | busy(state, 0) | busy(state, 1)
            if state.count >= state.options.draw_after:
                may |= drawers(state)
        case Placing():
            may = starters(state)
        case Answering(crew):
            may = 1 << posts_of(state.options)[1 - crew].captain
        case Tossing() | Drawing():
            return (DEALER,)
        case Stopped():
            return (CLOCK,)
        case Over():
            return ()
    return _seats(may, limit(state) > 0)


@cache
def _seats(some: int, clock: bool) -> tuple[Seat, ...]:
    return (*map(Seat, cells(some)), *((CLOCK,) if clock else ()))


def awaited(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Sailing() as phase:
            return _seats(duties(state, phase.crew), False)
        case Running():
            return _seats(duties(state, 0) | duties(state, 1), False)
        case Tossing() | Drawing():
            return (DEALER,)
        case Placing():
            return _seats(starters(state), False)
        case Answering(crew):
            return (posts_of(state.options)[1 - crew].captain,)
    return ()


def asked(state: State) -> tuple[Seat, ...]:
    """Those awaited, a radio operator who listens and has not spoken, an engineer who was asked,
    and who has a mine out there while the enemy moves."""
    match state.phase:
        case Sailing(whose):
            others = listeners(state, 1 - whose) | waiting(state, 1 - whose) | questioned(state)
            return _seats(duties(state, whose) | others, False)
        case Running():
            ears = listeners(state, 0) | listeners(state, 1) | questioned(state)
            return _seats(duties(state, 0) | duties(state, 1) | ears, False)
    return awaited(state)


def veiled(state: State) -> bool:
    """Who has marked a sheet is their crew's business, and in real time all that is done."""
    return isinstance(state.phase, Running | Stopped) or (
        isinstance(state.phase, Sailing) and state.phase.moved
    )


def stand_in(state: State, seat: Seat, action: actions.Action) -> bool:
    """It steers, marks and answers; it fires nothing, asks nothing and says nothing."""
    if isinstance(action, actions.Surface):
        return is_blocked(state.options, state.crews[crew_of(state.options.seats)[seat]])
    return isinstance(action, DUTIES)


def pace(state: State) -> Pace | None:
    fixed = type(state.phase) in (Running, Stopped)  # the bell, and a STOP
    seconds = limit(state)
    return Pace(seconds, state.waits, fixed=fixed) if seconds else None


def limit(state: State) -> int:
    """Seconds; 0: none."""
    kind, options = type(state.phase), state.options
    if kind is Sailing:
        return options.clock
    if kind is Running:
        return BELL
    if kind is Answering:
        return options.answer_time
    if kind is Stopped:
        return options.stop
    if kind is Placing and is_realtime(state):
        return options.place_time if options.limits else 0
    return options.clock if kind is Placing else 0


def wait_of(state: State, seat: Seat) -> int:
    """[23] In real time a crew goes on whatever the boats and the bell do: only who has to answer a
    sonar is asked something else."""
    if not is_realtime(state):
        return state.waits
    match state.phase:
        case Placing():
            return 0
        case Answering(crew) if seat == posts_of(state.options)[1 - crew].captain:
            return 2 + state.waits - state.bell  # the bell is a wait of the clock alone
    return 1


def reaction(state: State, seat: Seat) -> tuple[float, float] | None:
    """[23] How many seconds a bot takes, at least and at most. In turns there are several moves to
    each: together they can be followed."""
    if state.options.mode != "realtime":
        return IN_TURNS
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


# -- what they may do -----------------------------------------------------------------------------


def moves(state: State, seat: Seat) -> Iterable[actions.Action]:
    """Reports are not listed, but for a radio operator who has nothing else to do."""
    if seat < 0:
        return (TimeUp(),) if seat == CLOCK else dealt(state)
    number = crew_of(state.options.seats)[seat]
    match state.phase:
        case Sailing() | Running():
            listed = listed_at_sea(state, seat, number)
            if not listed and not state.spoke >> seat & 1:
                post = post_of(state.options, seat)
                if post.radio == seat != post.engineer:
                    return aims(sea_of(state.options)).reports
            return listed
        case Placing():
            placed = isinstance(state.crews[number].doing, Secured)
            return (DIVE,) if placed else aims(sea_of(state.options)).places
        case Answering():
            return answers(sea_of(state.options), state.crews[number].at)
    return ()


def sample(state: State, seat: Seat, rng: Random) -> actions.Action:
    listed = [*moves(state, seat)]
    number = crew_of(state.options.seats)[seat]
    may_talk = talkers(state) >> seat & 1 and isinstance(state.phase, Sailing | Running)
    if may_talk and (not listed or rng.random() < 0.05):
        return a_report(state, number, rng)
    mines = state.crews[number].mines | state.archer
    index = sea_of(state.options).index
    if mines and rng.random() < 0.5:  # a torpedo rarely meets a mine by chance
        met = [m for m in listed if isinstance(m, actions.Torpedo) and mines >> index[m.cell] & 1]
        listed = [*met] or listed
    chosen = rng.choice(listed)
    if isinstance(chosen, actions.Trace) and state.options.hull_check == "engineer":
        return rng.choice((chosen, actions.Trace(chosen.part, rng.choice(hull.slips(chosen.part)))))
    return chosen


def a_report(state: State, number: int, rng: Random) -> actions.Report:
    waters, phrase = sea_of(state.options), rng.choice([*Phrase])
    match phrase:
        case Phrase.READY | Phrase.BROKEN:
            return actions.Report(phrase, system=rng.choice(panel.SYSTEMS))
        case Phrase.NOT_TO | Phrase.GO:
            return actions.Report(phrase, heading=rng.choice(HEADINGS))
        case Phrase.HERE:
            return actions.Report(phrase, cell=rng.choice(waters.names))
        case Phrase.SECTORS:
            some = rng.sample(waters.sectors, rng.randint(1, 2))
            return actions.Report(phrase, sectors=tuple(sorted(some)))
    return actions.Report(phrase)


# -- what comes of it -----------------------------------------------------------------------------


def deal(state: State, rng: Random, own: str) -> actions.Action:
    """Each lot has luck of its own, so that it is the same whatever else is drawn."""
    if not isinstance(state.phase, Drawing):
        return actions.First(rng.randrange(2))
    luck, drawn = rng.getrandbits(64), []
    for due in state.phase.due:
        act = Random(f"{luck} {due.crew} {due.duty}").choice(lots_for(state, due))
        drawn.append(actions.Lot(due.crew, act))
    return actions.Lots(tuple(drawn))


def apply(state: State, seat: Seat, action: actions.Action) -> State:
    """An action belongs to its phases, which the judge has looked at; where it does something else
    in each of them, its chapter looks again. What is done most stands first: a match is tried from
    its top, and one on phase and action together costs a quarter of the speed."""
    number = crew_of(state.options.seats)[seat] if seat >= 0 else 0
    match action:
        case actions.Report():  # [25]
            return words.report(state, seat, number, action)
        case actions.Course():  # [3, 4]
            return moving.course(state, number, action.heading)
        case actions.Charge():
            return marks.charge(state, number, action.system)
        case actions.Cross():  # [15]
            return marks.cross(state, number, action.light)
        case actions.EndTurn():  # [7]
            return moving.end_turn(state)
        case TimeUp():  # [24]
            return lapses.time_up(state)
        case actions.Lots(lots):
            return drawn(state, lots)
        case actions.Surface():  # [16]
            return surfacing.surface(state, number)
        case actions.Lay():  # [9]
            return systems.lay(state, number, action)
        case actions.SetOff():
            return systems.set_off(state, number, action)
        case actions.Torpedo():  # [10]
            return systems.torpedo(state, number, action)
        case actions.Drone():  # [12]
            return systems.drone(state, number, action.sector)
        case actions.Sonar():
            return systems.sonar(state, number)
        case actions.Answer():
            return systems.answer(state, number, action)
        case actions.Silence():  # [13]
            return systems.silence(state, number, action)
        case actions.Archer():  # [14]
            return systems.archer(state, number, action)
        case actions.Trace(part, line):  # [18]
            return surfacing.trace(state, number, seat, part, line)
        case actions.Accept():
            return surfacing.accept(state, 1 - number)
        case actions.Reject(part):
            return surfacing.reject(state, 1 - number, part)
        case actions.Hand(to):
            return surfacing.hand(state, number, to)
        case actions.Ask(symbol):  # [21]
            return words.ask(state, seat, number, symbol)
        case actions.Reply(symbol, sound):
            return words.reply(state, number, symbol, sound)
        case actions.Place():  # [2]
            return moving.place(state, number, action)
        case actions.Dive():
            return moving.dive(state, number)
        case actions.First(crew):
            return moving.begin_turn(state, crew, 1)
        case actions.Draw():  # [19]
            return ending.draw(state, number)


def drawn(state: State, lots: tuple[actions.Lot, ...]) -> State:
    """Each lot is played as if its crew had."""
    drawing = state.phase
    assert isinstance(drawing, Drawing)
    state = replace(state, phase=drawing.phase)
    for lot, due in zip(lots, drawing.due, strict=True):
        state = lapses.by_chance(state, lot.crew, due.duty)
        state = apply(state, posts_of(state.options)[lot.crew].captain, lot.act)
        if isinstance(state.phase, Over):
            return state
    return lapses.go_on(state, drawing.then)


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
