"""The verbs of Captain Sonar that the table asks for: who acts, what can be listed, chance, the
end. What comes of an action is in deeds.py, blasts.py and lapses.py. Numbers in brackets are those
of RULES.md."""

from __future__ import annotations

from random import Random

from huisclos.kernel import Outcome, Seat, Story, TimeUp, Told

from .acting import talkers
from .acts import (
    Action,
    First,
    Lot,
    Lots,
    Report,
    Torpedo,
)
from .deeds import DEEDS, Deed
from .lapses import lots, time_up
from .listing import lots_for, moves
from .model import (
    Drawing,
    Marks,
    Over,
    Running,
    Sailing,
    State,
    Tracing,
)
from .notes import Note, Welcomed
from .panel import SYSTEMS
from .posts import crew_of
from .questions import (
    posts_of,
    sea_of,
)
from .sea import HEADINGS
from .things import Options, Phrase

HANDLERS: dict[type, Deed] = {**DEEDS, Lots: lots, TimeUp: time_up}


def setup(options: Options) -> State:
    return State(
        options,
        archer=sea_of(options).archer,
        story=Story[Note]().tell(Told(None, Welcomed(options))),
    )


# -- chance, samples, the end ----------------------------------------------------------------------


def deal(state: State, rng: Random, own: str) -> Action:
    """Each lot has luck of its own, so that it is the same whatever else is drawn."""
    if not isinstance(state.phase, Drawing):
        return First(rng.randrange(2))
    luck, drawn = rng.getrandbits(64), []
    for due in state.phase.due:
        act = Random(f"{luck} {due.crew} {due.duty}").choice(lots_for(state, due))
        drawn.append(Lot(due.crew, act))
    return Lots(tuple(drawn))


def sample(state: State, seat: Seat, rng: Random) -> Action:
    listed = [*moves(state, seat)]
    number = crew_of(state.options.seats)[seat]
    may_talk = talkers(state) >> seat & 1 and isinstance(state.phase, Sailing | Running)
    if may_talk and (not listed or rng.random() < 0.05):
        return a_report(state, number, rng)
    mines = state.crews[number].mines | state.archer
    index = sea_of(state.options).index
    if mines and rng.random() < 0.5:  # a torpedo rarely meets a mine by chance
        met = [m for m in listed if isinstance(m, Torpedo) and mines >> index[m.cell] & 1]
        listed = [*met] or listed
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
