"""What each crew could know at the moments of a finished game."""

from itertools import chain
from random import Random

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.knew import Knew, knew
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.questions import sea_of
from huisclos.games.sonar.questions.tracker import CAP, track
from huisclos.games.sonar.state import State
from huisclos.kernel import walk


def game(seed: int, **options: object) -> list[State]:
    chosen = Options(2, **options)  # type: ignore[arg-type]
    return [GAME.setup(chosen), *(state for _, _, state in walk(GAME, chosen, Random(seed)))]


def at(found: list[tuple[int, Knew]], moment: int) -> Knew:
    return [knew for from_, knew in found if from_ <= moment][-1]


@pytest.mark.parametrize("seed", range(3))
def test_at_every_moment_the_cells_are_those_of_the_tracker_and_the_boat_is_among_them(
    seed: int,
) -> None:
    states = game(seed)
    found = [*knew(enumerate(states))]
    sea = sea_of(states[0].options)
    for moment, state in enumerate(states):
        heard = tuple(told.note for told in state.story if told.to is None)
        for crew, sought in enumerate(at(found, moment).seeks):
            tracker = track(sea, 1 - crew, heard)
            if sought.exact and len(tracker.branches) <= CAP:
                assert {*sought.cells} == {
                    name for name, cell in sea.index.items() if tracker.cells >> cell & 1
                }
            assert sought.at is None or sought.at in sought.cells


def test_a_chapter_alone_says_what_the_whole_story_says_of_it() -> None:
    states = game(1)
    whole = [*knew(enumerate(states))]
    middle = len(states) // 2
    alone = [*knew([*enumerate(states)][middle:])]
    assert at(alone, middle) == at(whole, middle)
    assert [one for one in alone if one[0] > middle] == [one for one in whole if one[0] > middle]


def test_what_was_taken_back_is_known_no_more() -> None:
    states = game(2)
    told = chain(enumerate(states[:40]), [(40, states[20])])
    assert at([*knew(told)], 40) == at([*knew(enumerate(states))], 20)
