"""The laws of huisclos.audit over every game, and that each of them can fail."""

import os
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, Literal

import huisclos_trio as trio
import pytest
from huisclos_trio import actions, catalogue, notes, rules, secrets, worlds
from huisclos_trio.nouns import SEATS
from huisclos_trio.state import Claiming, PhaseWord, Pointing, Private, Public, Shown, State
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import convert
from msgspec.structs import replace as changed

from huisclos import shelf
from huisclos.audit import LAWS, LawBroken, Report, check_laws
from huisclos.bench.rules import usual_options
from huisclos.check.laws import unvisited
from huisclos.kernel import (
    CLOCK,
    DEALER,
    BySeat,
    Channel,
    NoWorld,
    Options,
    Outcome,
    Pace,
    Seat,
    Story,
    TimeUp,
    Told,
    Value,
    awaited,
    players,
    tell,
    walk,
)
from tests.audit.known import AUDITED, TRIO

FULL = os.environ.get("HUISCLOS_FULL") == "1"
THREE = Options(3)


def walks() -> Iterator[Any]:
    for name, audited in AUDITED.items():
        for at, (options, count, content) in enumerate(audited.walked):
            yield pytest.param(name, options, count, content, id=f"{name}-{options.seats}-{at}")


@pytest.mark.parametrize(("name", "options", "count", "content"), [*walks()])
def test_laws(name: str, options: Options, count: int, content: str) -> None:
    audited, total = AUDITED[name], Report()
    game = audited.game
    assert game.refuse_options(options) is None

    @settings(max_examples=count * (20 if FULL else 1))
    @given(seed=st.integers(0, 2**32))
    def check(seed: int) -> None:
        nonlocal total
        total += check_laws(game, options, Random(seed), faults=audited.faults, content=content)

    check()
    assert total.views > 5 * total.games
    assert total.missed <= max(1, total.views / 100)  # of few views one is no share


@pytest.mark.parametrize("name", AUDITED)
def test_walks_visit_every_phase_and_tell_every_note(name: str) -> None:
    assert [str(finding) for finding in unvisited(AUDITED[name])] == []


# Phases in which not all may know who has acted: the board names more than play waits for.
UNTOLD = {
    "trio": {"pointing"},
    "sporz": {"electing", "waking", "enquiring"},
    "sonar": {"sailing", "running"},
}


@pytest.mark.parametrize("name", AUDITED)
def test_elsewhere_the_board_names_exactly_those_whom_play_waits_for(name: str) -> None:
    game, (options, _, content) = AUDITED[name].game, AUDITED[name].walked[0]
    for _, _, state in walk(game, options, Random(1), content):
        board = game.public(state)
        if board.phase not in UNTOLD.get(name, ()):
            assert board.awaited == players(awaited(game, state))


# -- each law can fail -----------------------------------------------------------------------------

NOISE = Random(1)


@pytest.mark.parametrize("name", shelf.ours())
def test_most_moves_leave_most_sheets_alone(name: str) -> None:
    game = shelf.game(name)
    options = usual_options(game)
    before, moves, looked_at = game.setup(options), 0, 0
    for _, _, after in walk(game, options, Random(7)):
        named = game.touched(before, after)
        moves, looked_at = moves + 1, looked_at + (options.seats if named is None else len(named))
        before = after
    assert looked_at < 0.8 * moves * options.seats


def noisy(state: State, seat: Seat, action: actions.Action) -> State:
    if isinstance(action, actions.Claim):
        action = actions.Claim(NOISE.randint(1, 9))
    return rules.apply(state, seat, action)


def endless(state: State, seat: Seat, action: actions.Action) -> State:
    if isinstance(state.phase, Pointing) and seat == CLOCK:
        return state
    return rules.apply(state, seat, action)


def first_come(state: State, seat: Seat, action: actions.Action) -> State:
    """Whoever points after another is told another finger than theirs."""
    if isinstance(action, actions.Point) and any(f is not None for f in state.fingers):
        return tell(rules.apply(state, seat, action), Told((seat,), notes.Pointed(Seat(0))))
    return rules.apply(state, seat, action)


def half_shown(state: State, seat: Seat, action: actions.Action) -> State:
    if isinstance(state.phase, Pointing) and seat == CLOCK:
        shown = notes.Revealed(state.numbers[:2], state.fingers)
        return tell(changed(state, phase=Shown()), Told(None, shown))
    return rules.apply(state, seat, action)


def forgetful(state: State) -> Story[notes.Note]:
    return Story() if isinstance(state.phase, Shown) else state.story


def rewriting(state: State) -> Story[notes.Note]:
    if not isinstance(state.phase, Shown):
        return state.story
    return Story().tell(*reversed([*state.story]))


def all_alike(view: Any, rng: Random) -> State:
    return changed(worlds.resample(view, rng), numbers=(3, 3, 3))


def below_the_next(state: State, seat: Seat) -> list[actions.Action]:
    if seat == CLOCK or not isinstance(state.phase, Claiming):
        return [*rules.moves(state, seat)]
    return [actions.Claim(n) for n in range(1, state.numbers[(seat + 1) % 3] + 1)]


def by_secret(state: State) -> tuple[Seat, ...]:
    acting = rules.to_act(state)
    if not isinstance(state.phase, Pointing):
        return acting
    return tuple(s for s in acting if s == CLOCK or state.numbers[(s + 1) % 3] > 5)


def telling_pace(state: State) -> Pace | None:
    pace = rules.pace(state)
    return pace and changed(pace, seconds=sum(state.numbers))


def shrinking(state: State, seat: Seat) -> list[actions.Action]:
    """Fewer and fewer claims are left while others point."""
    pointed = sum(finger is not None for finger in state.fingers)
    return [*rules.moves(state, seat)][: 2 - pointed]


class Unfinished(Value, frozen=True):
    """A board whose type has forgotten the end."""

    phase: Literal["dealing", "claiming", "pointing"]
    claims: tuple[int, ...]
    awaited: tuple[Seat, ...]


class Fingers(Value, frozen=True):
    """A sheet with a place for the finger of each."""

    fingers: BySeat[Seat | None]


class Worded(Value, frozen=True):
    """A board that says something else than its type."""

    phase: PhaseWord
    claims: str
    awaited: tuple[Seat, ...]


def naming(seats: Callable[[State], tuple[Seat, ...]]) -> Callable[..., Public]:
    return lambda state: changed(secrets.public(state), awaited=seats(state))


def deals_alike(action: actions.Action) -> str:
    return "deal 1 2 3" if isinstance(action, actions.Deal) else trio.NOTATION.write(action)


TABLE = frozenset(SEATS)
CATALOGUE = [*catalogue.catalogue(THREE, "")]
BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("termination", {"apply": endless}),
    ("stuck", {"sample": lambda state, seat, rng: rng.choice([])}),
    ("sample", {"sample": lambda state, seat, rng: actions.Claim(12)}),
    ("sample", {"deal": lambda state, rng, content: actions.Deal((1, 1, 1))}),
    ("listed", {"moves": lambda state, seat: [actions.Claim(12)]}),
    ("listed", {"words": lambda state, seat, content: [actions.Claim(12)]}),
    ("catalogue", {"catalogue": lambda options, content: CATALOGUE[1:]}),
    ("catalogue", {"catalogue": lambda options, content: CATALOGUE[:-1]}),  # for some seats
    ("catalogue", {"catalogue": lambda options, content: (*CATALOGUE, CATALOGUE[0])}),
    ("catalogue", {"write": lambda action: "claim 1"}),
    ("catalogue", {"read": lambda text: CATALOGUE[0]}),
    ("awaited", {"awaited": lambda state: (Seat(2),)}),
    ("named", {"public": naming(lambda state: ())}),
    ("named", {"public": naming(lambda state: SEATS)}),
    ("named", {"public": naming(lambda state: (*rules.awaited(state), Seat(3)))}),
    ("named", {"public": naming(rules.awaited)}),  # which tells who has pointed
    ("channels", {"channels": lambda state: {"table": Channel(TABLE, frozenset())}}),
    ("channels", {"channels": lambda state: {"table": Channel(TABLE, TABLE | {Seat(3)})}}),
    ("options", {"setup": lambda options: State(Options(4))}),
    ("phase", {"public": lambda state: changed(secrets.public(state), phase="pointing")}),
    ("phase", {"board": Unfinished}),
    ("pace", {"story": lambda state: Story()}),
    ("pace", {"to_act": lambda state: tuple(s for s in rules.to_act(state) if s != CLOCK)}),
    ("faults", {"resample": all_alike}),
    ("json", {"setup": lambda options: State(options, fingers=[None] * 3)}),
    ("json", {"board": Worded}),
    ("notation", {"write": deals_alike}),
    ("heard", {"story": forgetful}),
    ("heard", {"story": rewriting}),
    ("replay", {"apply": noisy}),
    ("outcome", {"outcome": lambda state: Outcome("shown", (Seat(3),))}),
    ("by seat", {"outcome": lambda state: Outcome("shown", camps=("one", "two"))}),
    ("by seat", {"apply": half_shown}),
    ("by seat", {"private": lambda state, seat: Fingers((None, None)), "sheet": Fingers}),
    ("boards", {"public": lambda state: changed(secrets.public(state), claims=state.numbers)}),
    ("resample", {"private": lambda state, seat: Private(sum(state.numbers))}),
    ("own moves", {"moves": below_the_next}),
    ("own moves", {"pace": telling_pace}),
    ("own moves", {"to_act": by_secret, "awaited": None}),
    ("unheard", {"moves": shrinking}),
    ("touched", {"touched": lambda before, after: frozenset()}),
    ("commute", {"apply": first_come}),
]


@pytest.mark.parametrize(("law", "changes"), BROKEN, ids=[law for law, _ in BROKEN])
def test_a_broken_game_breaks_its_law(law: str, changes: dict[str, Any]) -> None:
    game = replace(trio.GAME, **changes)
    with pytest.raises(LawBroken) as broken:
        for seed in range(40):
            check_laws(game, THREE, Random(seed), faults=TRIO.faults, bound=200)
    assert broken.value.law == law
    assert law in str(broken.value)


def test_every_law_is_seen_to_fail() -> None:
    assert LAWS.keys() == {law for law, _ in BROKEN}


def test_worlds_that_are_not_found_are_counted() -> None:
    def give_up(view: Any, rng: Random) -> Any:
        raise NoWorld

    report = check_laws(replace(trio.GAME, resample=give_up), THREE, Random(1))
    assert report.missed == report.views > 0


def test_a_race_is_not_a_simultaneous_act() -> None:
    """Where one act ends what the other wanted to do, there is nothing to compare."""

    def first_ends(state: State, seat: Seat, action: actions.Action) -> State:
        state = rules.apply(state, seat, action)
        return rules.apply(state, CLOCK, TimeUp()) if isinstance(action, actions.Point) else state

    game = replace(trio.GAME, apply=first_ends)
    reports = [check_laws(game, THREE, Random(seed)) for seed in range(9)]
    assert sum(report.swapped for report in reports) == 0
    assert all(report.phases["Pointing"] for report in reports)


def test_states_that_nobody_sees_are_not_resampled() -> None:
    """Where the DEALER is to act, and at the end."""
    seen: list[str] = []

    def spy(view: Any, rng: Random) -> Any:
        seen.append(view.public.phase)
        return worlds.resample(view, rng)

    check_laws(replace(trio.GAME, resample=spy), THREE, Random(1), views=99)
    assert {*seen} == {"claiming", "pointing"}
    assert trio.GAME.to_act(State(THREE)) == (DEALER,)


@pytest.mark.parametrize("name", shelf.ours())
def test_an_option_depends_on_others_and_on_what_they_can_be(name: str) -> None:
    options = shelf.game(name).options
    for option, needs in options.when.items():
        assert option in options.__struct_fields__
        for other, among in needs.items():
            assert other in options.__struct_fields__ and other != option
            for value in among:
                convert({"type": "Options", "seats": 3, other: value}, options)
