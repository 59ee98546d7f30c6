"""Leaks of trio."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from huisclos.audit.mutants import Mutant, retold
from huisclos.kernel import CLOCK, Channel, Pace, Refusal, Seat, Told, tell_all

from . import actions, judge, notes, rules, secrets
from .nouns import SEATS
from .state import Claiming, Pointing, Private, Public, State


class Peek(Private, frozen=True):
    neighbour: int | None


def highest(state: State) -> int:
    return state.numbers.index(max(state.numbers)) if state.numbers else 0


def board(state: State) -> Public:
    return replace(secrets.public(state), claims=(*secrets.public(state).claims, highest(state)))


def who_hesitates(state: State) -> Public:
    return replace(secrets.public(state), awaited=rules.awaited(state))


def peek(state: State, seat: Seat) -> Private:
    neighbour = state.numbers[(seat + 1) % 3] if state.numbers else None
    return Peek(secrets.private(state, seat).number, neighbour)


def neighbours(state: State, seat: Seat) -> Private:
    return secrets.private(state, Seat((seat + 1) % 3))


def true_first(state: State, seat: Seat) -> list[actions.Action]:
    """The list of fingers begins with the right one."""
    best = actions.Point(Seat(highest(state)))
    return sorted(rules.moves(state, seat), key=lambda move: move != best)


def with_a_hint(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    refusal = judge.refuse(state, seat, action)
    if refusal and refusal.key == "trio-out-of-range":
        return replace(refusal, values=(*refusal.values, ("most", max(state.numbers))))
    return refusal


def not_at_the_lowest(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    """Nobody may point at the lowest number."""
    if isinstance(action, actions.Point) and isinstance(state.phase, Pointing):
        lowest = state.numbers.index(min(state.numbers))
        if action.at == lowest:
            return Refusal("not-now")
    return judge.refuse(state, seat, action)


def highest_may_not_point(state: State) -> tuple[Seat, ...]:
    acting = rules.to_act(state)
    pointing = isinstance(state.phase, Pointing)
    return tuple(s for s in acting if s == CLOCK or not (pointing and s == highest(state)))


def longer_for_more(state: State) -> Pace | None:
    pace = rules.pace(state)
    return pace and replace(pace, seconds=pace.seconds + sum(state.numbers))


def deaf_highest(state: State) -> Mapping[str, Channel]:
    everybody = frozenset(SEATS)
    return {"table": Channel(everybody, everybody - {Seat(highest(state))})}


def honest_when_late(state: State, seat: Seat, action: actions.Action) -> State:
    """Who is late claims their own number."""
    if isinstance(state.phase, Claiming) and seat == CLOCK:
        return rules.claimed(state, state.phase.seat, state.numbers[state.phase.seat])
    return rules.apply(state, seat, action)


def number_to_the_left(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Received) and told.to == (0,):
        yield replace(told, to=(Seat(1),))


def highest_hears_twice(state: State, told: Told[notes.Note]) -> Iterator[Told[notes.Note]]:
    yield told
    if isinstance(told.note, notes.Received) and told.note.number == max(state.numbers):
        yield told


def loud_fingers(state: State, seat: Seat, action: actions.Action) -> State:
    state = rules.apply(state, seat, action)
    if isinstance(action, actions.Point):
        return tell_all(state, notes.Opened())
    return state


def slow_highest(state: State, seat: Seat) -> tuple[float, float] | None:
    return (3.0, 5.0) if seat == highest(state) else None


MUTANTS = (
    Mutant("board", "the board shows who is highest", "twins", {"public": board}),
    Mutant("sheet", "one sees a neighbour's number", "twins", {"private": peek}),
    Mutant(
        "another's sheet",
        "one sees a neighbour's number for one's own",
        "twins",
        {"private": neighbours},
    ),
    Mutant("moves", "the list begins with the right finger", "twins", {"moves": true_first}),
    Mutant("refusal", "a refusal shows the highest number", "twins", {"refuse": with_a_hint}),
    Mutant("refused", "one cannot point at the lowest", "twins", {"refuse": not_at_the_lowest}),
    Mutant("right to act", "the highest may not point", "twins", {"to_act": highest_may_not_point}),
    Mutant("pace", "the clock adds the numbers up", "twins", {"pace": longer_for_more}),
    Mutant("timetable", "the highest's bot is slower", "timetable", {"reaction": slow_highest}),
    Mutant("talk", "the highest reads no talk", "twins", {"channels": deaf_highest}),
    Mutant("reveals", "the late claim their own number", "reveals", {"apply": honest_when_late}),
    Mutant(
        "says",
        "the highest is told their number twice",
        "says",
        {"apply": retold(rules.apply, highest_hears_twice)},
    ),
    Mutant(
        "one seat too many",
        "seat 1 hears the number of seat 0",
        "audience",
        {"apply": retold(rules.apply, number_to_the_left)},
    ),
    Mutant("number of notes", "pointing is announced", "changes", {"apply": loud_fingers}),
    Mutant("awaited", "the board tells who has pointed", "changes", {"public": who_hesitates}),
)
