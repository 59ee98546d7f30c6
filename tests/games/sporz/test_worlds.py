"""Worlds that look the same to one listener, over random games of people who let no time pass."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options
from huisclos.games.sporz.state import State
from huisclos.kernel import CLOCK, DEALER, NoWorld, Seat, awaited, move_of, play, view


def patient_game(options: Options, rng: Random) -> Iterator[State]:
    """Everybody taps and votes before time is up: longer nights than a random walk has."""
    state = GAME.setup(options)
    while acting := GAME.to_act(state):
        waiting = awaited(GAME, state)
        seat = DEALER if acting == (DEALER,) else rng.choice(waiting) if waiting else CLOCK
        state = play(GAME, state, seat, move_of(GAME, state, seat, rng))
        yield state


@pytest.mark.parametrize("seats", [6, 8, 12])
def test_worlds_are_found_and_look_the_same(seats: int) -> None:
    """No more than one view in a hundred of the first six nights is left without a world."""
    rng, views, missed = Random(seats), 0, 0
    for seed in range(12):
        for state in patient_game(Options(seats, dead_see="all"), Random(seed)):
            if GAME.to_act(state) in ((), (DEALER,)) or state.day > 6 or rng.random() > 0.1:
                continue
            seat = rng.choice([None, *map(Seat, range(seats))])
            seen = view(GAME, state, seat)
            views += 1
            try:
                world = GAME.resample(seen, rng)
            except NoWorld:
                missed += 1
                continue
            assert view(GAME, world, seat) == seen
    assert views > 100
    assert missed <= views / 100


def test_worlds_differ_in_all_that_a_seat_cannot_know() -> None:
    """An astronaut after one night: any other seat may hold any role, and have been mutated."""
    games = (patient_game(Options(8), Random(seed)) for seed in count())
    state = next(
        state
        for game in games
        for state in game
        if (state.day, len(state.living), GAME.public(state).voted) == (1, 8, 3)
    )
    touched = state.nights[0].mutated
    me = next(s for s in state.living if state.roles[s] == "astronaut" and s not in touched)
    worlds = [GAME.resample(view(GAME, state, me), Random(n)) for n in range(150)]
    others = [seat for seat in state.living if seat != me]
    assert {world.roles.index("base") for world in worlds} == {*others}
    assert len({world.mutant for world in worlds}) > 12
    assert len({world.phase.votes for world in worlds}) > 20
