"""Our games pass OpenSpiel's own tests, and its algorithms play them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import external_sampling_mccfr, generate_playthrough, ismcts, mcts

from huisclos import shelf
from huisclos.kernel import Options, encode, view
from huisclos.research import spiel
from huisclos.research.sitting import BadOptions
from tests.research.tables import EACH, FULL, SMALL, TABLES


def load(name: str, options: dict[str, Any], **others: Any) -> Any:
    known = spiel.parameters(shelf.game(name))
    said = {key: value for key, value in options.items() if value is not None and key != "content"}
    words = {True: "yes", False: "no"}
    texts = {key: words.get(value, value) for key, value in said.items() if known[key] == ""}
    return pyspiel.load_game(f"huisclos_{name}", said | texts | others)


def played(game: Any, seed: int) -> Any:
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal():
        chance = state.is_chance_node()
        numbers = range(len(state.chance_outcomes())) if chance else state.legal_actions()
        state.apply_action(int(rng.choice(numbers)))
    return state


@TABLES
def test_random_games(name: str, options: dict[str, Any]) -> None:
    """Once at each table: every state is read by every seat and written down and read again. Many
    games are played by test_digests."""
    pyspiel.random_sim_test(load(name, options), num_sims=1, serialize=FULL, verbose=False)


@EACH
def test_a_history_repeats_a_game(name: str) -> None:
    game = load(name, SMALL[name])
    state, again = played(game, 1), game.new_initial_state()
    for number in state.history():
        again.apply_action(number)
    assert str(again) == str(state) and again.returns() == state.returns()


@EACH
def test_a_state_comes_back_from_its_text(name: str) -> None:
    game = load(name, SMALL[name])
    state = game.new_initial_state()
    for _ in range(5):
        chance = state.is_chance_node()
        state.apply_action(1 if chance else state.legal_actions()[0])
    text = pyspiel.serialize_game_and_state(game, state)
    _, again = pyspiel.deserialize_game_and_state(text)
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()
    held = pickle.loads(pickle.dumps(state.held))
    assert encode(held.world) == encode(state.held.world)


def bot(game: Any, worlds: int = 3) -> Any:
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    return ismcts.ISMCTSBot(
        game, evaluator, 1.4, worlds, random_state=rng, allow_inconsistent_action_sets=True
    )


@EACH
def test_ismcts_takes_its_worlds_from_resample(name: str, monkeypatch: Any) -> None:
    drawn: list[Any] = []
    honest = spiel.State.resample_from_infostate

    def spied(state: Any, player: int, sampler: Any) -> Any:
        world = honest(state, player, sampler)
        drawn.append((state.held.world, world.held.world, player))
        return world

    monkeypatch.setattr(spiel.State, "resample_from_infostate", spied)
    game = load(name, SMALL[name])
    state, player = game.new_initial_state(), bot(game, worlds=2)
    while not any(true != other for true, other, _ in drawn):
        assert not state.is_terminal(), "no other world was ever drawn"
        state.apply_action(1 if state.is_chance_node() else int(player.step(state)))
    for true, other, seat in drawn:
        assert view(game.rules, true, seat) == view(game.rules, other, seat)


def test_mcts_mccfr_and_playthroughs_take_the_smallest() -> None:
    game = load("trio", {}, deals=0)
    assert game.max_chance_outcomes() == 504
    state = game.new_initial_state()
    state.apply_action(1)
    player = mcts.MCTSBot(game, 1.4, 10, mcts.RandomRolloutEvaluator(1))
    assert player.step(state) in state.legal_actions()
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(3):
        solver.iteration()
    assert len(solver._infostates) > 50


@pytest.mark.parametrize("name", SMALL if FULL else ["trio"])
def test_a_playthrough_repeats_itself(name: str) -> None:
    said = ",".join(f"{key}={value}" for key, value in SMALL[name].items())
    text = f"huisclos_{name}({said})"
    once, again = (
        generate_playthrough.playthrough(text, action_sequence=None, seed=1) for _ in range(2)
    )
    assert once == again
    assert f'GameType.short_name = "huisclos_{name}"' in once


def test_options_are_parameters_and_names_read_back() -> None:
    game = pyspiel.load_game("huisclos_infiltres(seats=7,target=2,language=en,spoken=True)")
    options: Any = game.table.options
    assert (options.seats, options.target, options.language, options.spoken) == (7, 2, "en", True)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert isinstance(options, Options)


@pytest.mark.parametrize(
    ("text", "option", "value"),
    [
        ("infiltres(seats=6)", "infiltrators", None),
        ("infiltres(seats=6,infiltrators=0)", "infiltrators", 0),
        ("infiltres(seats=6,infiltrators=2)", "infiltrators", 2),
        ("infiltres(seats=6,infiltrators=-1)", "infiltrators", None),
        ("sonar(seats=2,map_size=10)", "map_size", 10),
        ("sonar(seats=2,film_by_hand=yes)", "film_by_hand", True),
        ("sonar(seats=2,film_by_hand=no)", "film_by_hand", False),
        ("sonar(seats=2,film_by_hand=one)", "film_by_hand", "one"),
    ],
)
def test_what_may_be_left_open_can_be_said_and_is_read_back(
    text: str, option: str, value: object
) -> None:
    game = pyspiel.load_game(f"huisclos_{text}")
    again = pyspiel.load_game(str(game))
    assert [getattr(each.table.options, option) for each in (game, again)] == [value, value]


def test_moves_have_the_games_own_names_as_their_seat_counts() -> None:
    state = load("trio", {}).new_initial_state()
    for number in (1, 4, 4, 4):
        state.apply_action(number)
    assert state.action_to_string(0, 10) == "point 1"
    assert state.action_to_string(1, 10) == "point 2"


def test_options_that_cannot_be_are_said() -> None:
    with pytest.raises(BadOptions, match="trio is for 3 to 3 seats"):
        spiel.game_of(shelf.game("trio"))({"seats": 4})
