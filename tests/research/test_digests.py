"""What is played through an adapter is the kernel's own play: the same states, byte for byte."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from huisclos import shelf
from huisclos.kernel import AnyGame, Seat, encode, play
from huisclos.kernel import replay as replayed
from huisclos.research import spiel
from huisclos.research.many import Many
from huisclos.research.sitting import BadOptions, Sitting, Table, whose
from huisclos.research.zoo import AtOnce, Turns
from tests.research.tables import EACH, FULL, SMALL

GAMES = 1000 if FULL else 2

Log = list[tuple[Seat, Any]]


class Recorded:
    """A game that writes down what is applied, and the state that comes of it."""

    def __init__(self, game: AnyGame) -> None:
        self.log: Log = []
        self.state: Any = None
        self.begun = 0
        self.game = replace(game, setup=self.setup, apply=self.apply)
        self._true = game

    def setup(self, options: Any) -> Any:
        self.log, self.begun = [], self.begun + 1
        self.state = self._true.setup(options)
        return self.state

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        self.log.append((seat, action))
        self.state = self._true.apply(state, seat, action)
        return self.state


# An adapter is made once for all games, as research does: nothing of one may be left in the next.
Played = Callable[[Random], None]


def by_turns(game: AnyGame, options: dict[str, Any]) -> Played:
    table = Turns(game, size=64, **options)

    def played(rng: Random) -> None:
        table.reset(seed=rng.randrange(1 << 30))
        while not any(table.terminations.values()):
            mask = table.observe(table.agent_selection)["action_mask"]
            table.step(rng.choice(np.flatnonzero(mask).tolist()))

    return played


def all_at_once(game: AnyGame, options: dict[str, Any]) -> Played:
    table = AtOnce(game, size=64, **options)

    def played(rng: Random) -> None:
        looks, _ = table.reset(seed=rng.randrange(1 << 30))
        while table.agents:
            chosen = {
                agent: rng.choice(np.flatnonzero(look["action_mask"]).tolist())
                for agent, look in looks.items()
            }
            looks, *_ = table.step(chosen)

    return played


def as_spiel(game: AnyGame, options: dict[str, Any]) -> Played:
    table = spiel.game_of(game)(options)

    def played(rng: Random) -> None:
        state = table.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.randrange(len(state.chance_outcomes())))
            else:
                state.apply_action(rng.choice(state.legal_actions()))

    return played


@EACH
@pytest.mark.parametrize("adapter", [by_turns, all_at_once, as_spiel])
def test_what_an_adapter_plays_is_the_kernels_play(
    name: str, adapter: Callable[[AnyGame, dict[str, Any]], Played]
) -> None:
    game = shelf.game(name)
    recorded = Recorded(game)
    played = adapter(recorded.game, SMALL[name])
    for seed in range(GAMES):
        played(Random(seed))
        options = recorded.state.options
        assert encode(replayed(game, options, recorded.log)) == encode(recorded.state)
        assert game.to_act(recorded.state) == ()


@EACH
def test_games_side_by_side_are_those_that_are_played_alone(name: str) -> None:
    table = Table(shelf.game(name), **SMALL[name])
    many, rng = Many(name, 3, observation=None, **SMALL[name]), Random(7)
    alone = [Sitting(table, Random(f"4/{at}")) for at in range(3)]
    step = many.reset(4)
    for _ in range(60 if not FULL else 2000):
        numbers = [rng.choice(np.flatnonzero(mask).tolist()) for mask in step.masks]
        step = many.step(np.array(numbers))
        for at, (sitting, number) in enumerate(zip(alone, numbers, strict=True)):
            sitting.play(number)
            assert (sitting.seat is None) == step.ended[at]
            if sitting.seat is None:
                assert [*step.rewards[at]] == sitting.payoffs()
                sitting = alone[at] = Sitting(table, sitting.rng)
            assert sitting.seat == step.seats[at]
            assert encode(many._games[at].sitting.state) == encode(sitting.state)


def test_the_clock_is_asked_only_where_play_waits_for_nobody() -> None:
    game = shelf.game("trio")
    table = Table(game)
    sitting = table.sit(Random(1))
    for _ in range(3):
        sitting.play(0)
    state, acting = sitting.state, game.to_act(sitting.state)
    assert len(acting) == 4  # three who point, and the clock
    assert whose(game, state, 3, last=2) == 0 and whose(game, state, 3, last=0) == 1
    for seat, action in ((Seat(0), 9), (Seat(1), 9), (Seat(2), 9)):
        state = play(game, state, seat, table.numbers.move(seat, action))
    assert whose(game, state, 3) == -2


def test_options_that_do_not_go_together_are_said_in_words() -> None:
    with pytest.raises(BadOptions, match="At least one role must be hidden"):
        Table(shelf.game("infiltres"), seats=4, infiltrators=0, journalists=0)
