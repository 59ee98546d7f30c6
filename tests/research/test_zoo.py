"""Our games pass PettingZoo's own tests."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from huisclos.kernel import Illegal, Seat, counted_from, view
from huisclos.research.sitting import BadOptions
from huisclos.research.zoo import Turns, env, parallel_env
from tests.research.tables import EACH, FULL, SMALL, TABLES

CYCLES = 400 if FULL else 60
# They expect observations of numbers alone, and say so of ours, which bring a mask.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")


@TABLES
def test_by_turns(name: str, options: dict[str, Any]) -> None:
    api_test(env(name, **options), num_cycles=CYCLES)


@TABLES
def test_all_at_once(name: str, options: dict[str, Any]) -> None:
    parallel_api_test(parallel_env(name, **options), num_cycles=CYCLES)


@TABLES
def test_seeds(name: str, options: dict[str, Any]) -> None:
    seed_test(lambda: env(name, **options), num_cycles=CYCLES // 2)
    parallel_seed_test(lambda: parallel_env(name, **options), num_cycles=CYCLES // 2)


@EACH
def test_tokens(name: str) -> None:
    api_test(env(name, observation="tokens", **SMALL[name]), num_cycles=20)


def test_a_plain_view_is_the_kernels_as_its_seat_counts() -> None:
    table = Turns("trio", observation="view")
    table.reset(seed=1)
    table.step(4)
    seen, state = table.observe("seat_1"), table.watching.sitting.state
    assert table.observation_space("seat_1").contains(seen)
    mine, true = seen["observation"], view(table.table.game, state, Seat(1))
    assert mine.private == true.private and mine.options == true.options
    assert mine.public == counted_from(1, 3, true.public) != true.public
    assert mine.heard == tuple(counted_from(1, 3, note) for note in true.heard)


def test_who_is_not_to_move_may_do_nothing() -> None:
    table = Turns("trio")
    table.reset(seed=1)
    assert table.agent_selection == "seat_0"
    assert [*np.flatnonzero(table.observe("seat_1")["action_mask"])] == [table.nothing]
    assert [*np.flatnonzero(table.observe("seat_0")["action_mask"])] == [*range(9)]


def test_a_move_that_is_not_offered_is_judged() -> None:
    table = Turns("trio")
    table.reset(seed=1)
    with pytest.raises(Illegal):
        table.step(9)  # to point, while claims are made


def test_rewards_follow_from_the_outcome() -> None:
    """Whoever points at the highest number wins; one counts from oneself."""
    table = Turns("trio")
    table.reset(seed=1)
    numbers = table.watching.sitting.state.numbers
    best = numbers.index(max(numbers))
    for _ in range(3):
        table.step(0)
    for seat in range(3):
        assert table.agent_selection == f"seat_{seat}"
        table.step(9 + ((best if seat == 1 else best + 1) - seat) % 3)
    assert table.rewards == {"seat_0": -1, "seat_1": 1, "seat_2": -1}
    assert all(table.terminations.values())


def test_a_game_that_is_too_long_is_cut() -> None:
    table = Turns("trio", longest=2)
    table.reset(seed=1)
    table.step(0)
    assert not any(table.truncations.values())
    table.step(0)
    assert all(table.truncations.values()) and not any(table.terminations.values())


def test_who_comes_too_late_is_told() -> None:
    """Of three who point at once each is heard; a move for another moment is not made."""
    table = parallel_env("trio")
    table.reset(seed=1)
    for _ in range(3):
        table.step(dict.fromkeys(table.agents, 0))
    *_, infos = table.step({"seat_0": 9, "seat_1": 0, "seat_2": 9})
    assert {agent: info["late"] for agent, info in infos.items()} == {
        "seat_0": False,
        "seat_1": True,
        "seat_2": False,
    }


@EACH
def test_a_scene_shows_what_is_asked_and_the_numbers_to_answer_with(name: str) -> None:
    table = Turns(name, render_mode="ansi", **SMALL[name])
    table.reset(seed=2)
    sitting = table.watching.sitting
    lines = table.render().splitlines()
    numbers = [int(line.split()[0]) for line in lines if line[:4].strip().isdigit()]
    assert {*sitting.choices()} <= {*numbers}
    assert any(line.startswith(f"seat_{sitting.seat}:") for line in lines)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"seats": 2}, "trio is for 3 to 3 seats, not 2"),
        ({"speed": 3}, "unknown field `speed`"),
        ({"content": "hello"}, "trio takes no content of one's own"),
    ],
)
def test_what_cannot_be_is_said(options: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOptions, match=why):
        env("trio", **options)


def test_an_unknown_observation_is_said() -> None:
    with pytest.raises(ValueError, match="a vector, tokens or a view"):
        env("trio", observation="picture")
