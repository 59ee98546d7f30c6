"""What can be wrong with a state, game by game, in words: each is looked for in every true and
every resampled state. A game without an entry here fails tests/test_laws.py."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from trio import rules as trio

from huisclos.games.infiltres import model as infiltres
from huisclos.games.infiltres import roles as infiltres_roles
from huisclos.games.infiltres import rules as infiltres_rules
from huisclos.games.sonar import model as sonar
from huisclos.games.sonar import panel as sonar_panel
from huisclos.games.sonar import questions as sonar_questions
from huisclos.games.sonar.sea import cells


def of_trio(state: trio.State) -> Iterator[str]:
    if len({*state.numbers}) < len(state.numbers):
        yield "numbers repeat"
    claims = trio.public(state).claims
    if any(finger is not None for finger in state.fingers) and len(claims) < 3:
        yield "pointed before all had claimed"
    if isinstance(state.phase, trio.Claiming) and state.phase.seat != len(claims):
        yield "claims out of order"


def of_infiltres(state: infiltres.State) -> Iterator[str]:
    if not state.roles:
        return
    seats = range(state.options.seats)
    gone = [out.seat for out in state.out]
    if Counter(state.roles) != +Counter(infiltres_roles.cast(state.options)):
        yield "roles that this table does not have"
    if sorted((*state.living, *gone)) != [*seats]:
        yield "not everybody is either alive or out, once"
    if state.options.spare_journalist and state.roles[state.first] is infiltres.Role.JOURNALIST:
        yield "the first player is a journalist"
    if any(state.roles[out.seat] is not out.role for out in state.out):
        yield "a role was told wrongly"
    if len(state.living) < 2:
        yield "fewer than two alive"
    if not 0 <= state.stalled < infiltres_rules.PATIENCE:
        yield "too many tied rounds in a row"
    over = isinstance(state.phase, infiltres.Over)
    if over != (max(state.scores) >= state.options.target):
        yield "the target is reached and play goes on, or the reverse"
    words = [line.word for line in state.clues if line.word not in (None, "…")]
    if len({*words}) < len(words):
        yield "a clue was given twice"
    yield from _phase(state)


def _phase(state: infiltres.State) -> Iterator[str]:
    match state.phase:
        case infiltres.Speaking(left):
            spoke = [line.seat for line in state.clues if line.round == state.round]
            if sorted((*spoke, *left)) != sorted(state.living):
                yield "not every living player speaks once a round"
        case infiltres.Voting(ballots, tied):
            if not {b.voter for b in ballots} | {*tied} <= {*state.living}:
                yield "the dead vote or are voted for"
            if any(b.at == b.voter or (tied and b.at not in (*tied, None)) for b in ballots):
                yield "a ballot that cannot be"
        case infiltres.Drawing(among):
            if not among or not {*among} <= {*state.living}:
                yield "a lot among the wrong players"
        case infiltres.Guessing(seat):
            if state.roles[seat] is not infiltres.Role.JOURNALIST or seat in state.living:
                yield "somebody guesses who is no journalist, or not out"


def of_sonar(state: sonar.State) -> Iterator[str]:
    waters = sonar_questions.sea_of(state.options)
    over = isinstance(state.phase, sonar.Over)
    sunk = any(crew.damage >= sonar_panel.SINKS for crew in state.crews)
    if sunk and not over:
        yield "a boat is sunk and play goes on"
    if state.archer & ~waters.archer:
        yield "an Archer mine that the map does not have"
    for crew in state.crews:
        if crew.at >= 0:
            yield from _of_crew(state, crew, waters)


def _of_crew(state: sonar.State, crew: sonar.Crew, waters: Any) -> Iterator[str]:
    sizes = sonar_panel.sizes_of(state.options)
    if not crew.trail >> crew.at & 1 or crew.trail & ~waters.water:
        yield "a trail over land, or without the boat"
    if {*map(waters.index.__getitem__, crew.path)} != {*cells(crew.trail)}:
        yield "the path is not the trail"
    if len({*crew.path}) != len(crew.path) or crew.path[-1] != waters.names[crew.at]:
        yield "the path crosses itself, or ends elsewhere"
    if crew.mines & ~waters.water or crew.mines >> crew.at & 1:
        yield "a mine on land, or under its own boat"
    if any(not 0 <= boxes <= size for boxes, size in zip(crew.gauges, sizes, strict=True)):
        yield "a gauge beyond its boxes"
    whole = (*sonar_panel.OF_HEADING.values(), *sonar_panel.CIRCUITS.values())
    if any(crew.lights & some == some for some in (*whole, sonar_panel.RADIATION)):
        yield "a full heading, circuit or reactor that was not cleared"
    marked = isinstance(crew.doing, sonar.Marks) and not (crew.doing.charge or crew.doing.cross)
    if marked and not isinstance(state.phase, sonar.Over):
        yield "marks that are owed by nobody"
    if state.options.mode == "turns" and isinstance(crew.doing, sonar.Tracing | sonar.Shown):
        yield "a hull traced in turns"


FAULTS: dict[str, Callable[[Any], Iterator[str]]] = {
    "trio": of_trio,
    "infiltres": of_infiltres,
    "sonar": of_sonar,
}


def faults_of(name: str) -> Callable[[Any], list[str]]:
    return lambda state: [*FAULTS[name](state)]
