"""The puzzle on the telegrams: exactly one answer, and no telegram too many."""

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from huisclos.games.lucky import GAME
from huisclos.games.lucky.nouns.cards import cards, load
from tests.games.lucky.scene import onward, phase, scene

PUZZLE = load("puzzle.json")
LINES = [PUZZLE["people"], PUZZLE["things"], PUZZLE["boats"]]
World = dict[str, int]  # the cabin of everybody, everything and every boat's passenger


def boat(world: World, person: str) -> int:
    """The place of somebody's boat in their order."""
    return next(at for at, name in enumerate(PUZZLE["boats"]) if world[name] == world[person])


HOLDS: dict[str, Callable[..., bool]] = {
    "same": lambda world, one, other: world[one] == world[other],
    "beside": lambda world, one, other: abs(world[one] - world[other]) == 1,
    "before": lambda world, one, other: world[one] < world[other],
    "just": lambda world, one, other: world[one] + 1 == world[other],
    "middle": lambda world, one: world[one] == 3,
    "boats": lambda world, one, other: boat(world, one) < boat(world, other),
}


def worlds(clues: list[list[str]], lines: list[list[str]], world: World) -> Iterator[World]:
    """Every way to lodge them all that the clues allow; a clue is asked when all it names is in."""
    if not lines:
        yield world
        return
    line, *rest = lines
    for order in permutations(range(1, 6)):
        tried = world | dict(zip(line, order, strict=True))
        ready = [clue for clue in clues if known(clue, tried) and not known(clue, world)]
        if all(HOLDS[kind](tried, *names) for kind, *names in ready):
            yield from worlds(clues, rest, tried)


def known(clue: list[str], world: World) -> bool:
    kind, *names = clue
    return all(name in world for name in (*names, *(PUZZLE["boats"] if kind == "boats" else ())))


def test_there_is_one_telegram_a_card() -> None:
    assert len(PUZZLE["clues"]) == cards().copies["fail_2"] == 10


def test_it_has_exactly_one_solution_and_the_answer_is_its() -> None:
    (only,) = worlds(PUZZLE["clues"], LINES, {})
    person, cabin = PUZZLE["answer"].values()
    assert only["umbrella"] == only[person] == cabin


@pytest.mark.parametrize("at", range(10))
def test_no_telegram_is_too_many(at: int) -> None:
    clues = [clue for index, clue in enumerate(PUZZLE["clues"]) if index != at]
    found = worlds(clues, LINES, {})
    assert next(found) and next(found)


def test_no_telegram_names_what_is_asked() -> None:
    assert all("umbrella" not in clue for clue in PUZZLE["clues"])


def test_each_card_that_is_played_opens_a_telegram_and_the_end_all_of_them() -> None:
    """[10]"""
    hands = ("1", "1 1 1 1 1 atlas", "2 2 2 2 3")
    before = scene("ballroom reading_room boiler_room", "reading_room", *hands, player=1)
    state = onward(before, "1 save aid_atlas", "2 fail fail_2", "2 fail fail_2", "2 pass")
    assert GAME.public(state).telegrams == GAME.public(before).telegrams + 2
    saved = onward(state, "0 pass")
    assert phase(saved) == "over"
    assert GAME.public(saved).telegrams == 10
