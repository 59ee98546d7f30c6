"""Leaks of Captain Sonar."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from huisclos.audit.mutants import COUNTED_LINES, ONLOOKERS, Mutant, retold
from huisclos.kernel import CLOCK, DEALER, Pace, Refusal, Seat, Told

from . import actions, judge, notes, questions, rules, secrets
from .nouns import System
from .state import Answering, Crew, Private, Public, State


def enemy_of(state: State, seat: Seat) -> int:
    return 1 - questions.side(state, seat)


def with_lengths(state: State) -> Public:
    board = secrets.public(state)
    pairs = zip(board.boats, state.crews, strict=True)
    one, other = (replace(boat, courses=f"{boat.courses}{len(crew.path)}") for boat, crew in pairs)
    return replace(board, boats=(one, other))


def with_the_truth(state: State) -> Public:
    """Whether the first thing of the last answer is true where that boat is now."""
    waters, board = questions.sea_of(state.options), secrets.public(state)
    for told in reversed([*state.story]):
        if isinstance(told.note, notes.SonarAnswered):
            at, note = state.crews[told.note.crew].at, told.note
            if note.row is not None:
                return replace(board, count=board.count + 1000 * (waters.row[at] == note.row))
            return replace(board, count=board.count + 1000 * (waters.column[at] == note.column))
    return board


def with_their_boxes(state: State, seat: Seat) -> Private:
    """During a STOP."""
    sheet = secrets.private(state, seat)
    if not isinstance(state.phase, Answering):
        return sheet
    boxes = state.crews[enemy_of(state, seat)].gauges[questions.INDEX[System.SILENCE]]
    return replace(sheet, sizes=(boxes // 3,))


def nearest_first(state: State, seat: Seat) -> list[actions.Action]:
    """Courses towards the enemy come first."""
    listed = [*rules.moves(state, seat)]
    if seat in (CLOCK, DEALER) or min(crew.at for crew in state.crews) < 0:
        return listed
    waters, side = questions.sea_of(state.options), questions.side(state, seat)
    here, there = state.crews[side].at, state.crews[1 - side].at
    there_row, there_column = divmod(there, waters.size)

    def far(action: actions.Action) -> int:
        if not isinstance(action, actions.Course):
            return 99
        row, column = divmod(waters.step[action.heading][here], waters.size)
        return abs(row - there_row) + abs(column - there_column)

    return sorted(listed, key=far)


def telling_refusal(
    cells: Callable[[Crew], int],
) -> Callable[[State, Seat, actions.Action], Refusal | None]:
    """Who asks for a mine that is not there is told of these cells of the enemy."""

    def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
        refusal = judge.refuse(state, seat, action)
        if (
            refusal is None
            or refusal.key != "sonar-no-mine"
            or not isinstance(action, actions.SetOff)
        ):
            return refusal
        told = cells(state.crews[enemy_of(state, seat)])
        names = questions.sea_of(state.options).named(told)
        return Refusal(refusal.key, (("cell", " ".join(names)),))

    return refuse


def is_south(state: State, number: int) -> bool:
    waters, at = questions.sea_of(state.options), state.crews[number].at
    return at >= 0 and 2 * waters.row[at] > waters.size


def hushed_by_the_south(state: State) -> tuple[Seat, ...]:
    """Nobody can report while the enemy is in the south."""
    busy = {CLOCK, DEALER, *rules.awaited(state)}
    return tuple(
        seat
        for seat in rules.to_act(state)
        if seat in busy or [*rules.moves(state, seat)] or not is_south(state, enemy_of(state, seat))
    )


def slow_when_broken(state: State) -> Pace | None:
    pace = rules.pace(state)
    crossed = sum(crew.lights.bit_count() for crew in state.crews)
    return pace and replace(pace, seconds=pace.seconds + crossed)


def slow_in_the_south(state: State) -> Pace | None:
    """A STOP lasts as long as the answering boat is far south."""
    pace = rules.pace(state)
    if pace is None or not isinstance(state.phase, Answering):
        return pace
    at = state.crews[1 - state.phase.crew].at
    return replace(pace, seconds=pace.seconds + questions.sea_of(state.options).row[at])


def telling_turn(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    """Of where a trail began, which no recent act decides; and seldom, so that there are other
    worlds for most of what was heard."""
    if not isinstance(told.note, notes.TurnBegan):
        yield told
        return
    waters, boat = questions.sea_of(state.options), state.crews[told.note.crew]
    edge = waters.row[waters.index[boat.path[0]]] == 1
    yield Told(None, replace(told.note, left=told.note.left + edge))


def full_to_all(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield Told(None, told.note) if isinstance(told.note, notes.SystemFull) else told


def mine_lost_to_both(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    both = tuple(map(Seat, range(state.options.seats)))
    yield Told(both, told.note) if isinstance(told.note, notes.MineLost) else told


def numbered_drone(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    if isinstance(told.note, notes.DroneSent):
        told = Told(None, replace(told.note, sector=state.crews[1 - told.note.crew].at))
    yield told


def loud_marks(state: State, seat: Seat, action: actions.Action) -> State:
    after = rules.apply(state, seat, action)
    if not isinstance(action, actions.Charge):
        return after
    told = Told(None, notes.Placed(questions.side(state, seat)))
    return replace(after, story=after.story.tell(told))


MUTANTS = (
    COUNTED_LINES,
    Mutant(
        "drone",
        "the number of a drone's sector is that of the enemy's cell",
        "says",
        {"apply": retold(rules.apply, numbered_drone)},
    ),
    Mutant(
        "mine cell",
        "who asks for a mine that is not there is told where the enemy's are",
        "twins",
        {"refuse": telling_refusal(lambda enemy: enemy.mines)},
    ),
    Mutant(
        "silence length",
        "the board says how long each trail is",
        "twins",
        {"public": with_lengths},
    ),
    Mutant(
        "true item",
        "the board says which half of the last answer is true",
        "twins",
        {"public": with_the_truth},
    ),
    Mutant(
        "gauge count",
        "during a STOP one sees how far the enemy's silence is",
        "twins",
        {"private": with_their_boxes},
    ),
    Mutant(
        "list of moves",
        "the courses that lead to the enemy come first",
        "twins",
        {"moves": nearest_first},
    ),
    Mutant(
        "refusal",
        "who asks for a mine that is not there is told where the enemy is",
        "twins",
        {"refuse": telling_refusal(lambda enemy: 1 << enemy.at)},
    ),
    Mutant(
        "right to act",
        "nobody can report while the enemy is in the south",
        "twins",
        {"to_act": hushed_by_the_south},
    ),
    Mutant(
        "light crossed",
        "each crossed light gives a second more",
        "twins",
        {"pace": slow_when_broken},
    ),
    Mutant(
        "STOP",
        "a STOP lasts longer in the south",
        "twins",
        {"pace": slow_in_the_south},
    ),
    Mutant(
        "reveals",
        "the number of turns says whether a trail began at the north edge",
        "reveals",
        {"apply": retold(rules.apply, telling_turn)},
    ),
    Mutant(
        "full system",
        "that a gauge is full is told to all",
        "audience",
        {"apply": retold(rules.apply, full_to_all)},
        also=("changes",),
    ),
    Mutant(
        "mine destroyed",
        "who destroys a mine is told",
        "audience",
        {"apply": retold(rules.apply, mine_lost_to_both)},
    ),
    Mutant(
        "number of notes",
        "each box that is marked is heard by all",
        "changes",
        {"apply": loud_marks},
    ),
    *ONLOOKERS,
)
