"""How the marks that nobody heard of are drawn: found where they can be, given up where not."""

from random import Random

import pytest

from huisclos.games.sonar.nouns import System, panel
from huisclos.games.sonar.nouns.sea import Heading
from huisclos.games.sonar.questions import INDEX
from huisclos.games.sonar.worlds.clues import Clear, Light, SheetClue, Use
from huisclos.games.sonar.worlds.sheets import _Lights, draw_lights

LONG = """N E S E N N N E N N N W W S E S W W N N N N E E E N silence E E E S S S W S W silence
S S E S W S E S W W S E S E silence S S W W W N N silence W W W S E"""
OPEN = "W S E E S W W S E E E clear"
SHUT = "N N N N N N"  # the sixth does damage, which nobody announced


def told(words: str) -> tuple[list[SheetClue], tuple[Heading, ...]]:
    """Courses and uses, as somebody heard them who sees no sheet."""
    clues: list[SheetClue] = []
    headings: list[Heading] = []
    for word in words.split():
        if word == "clear":
            clues.append(Clear())
        elif word.islower():
            clues.append(Use(INDEX[System(word)]))
        else:
            clues.append(Light(0, len(headings)))
            headings.append(next(h for h in Heading if h.name[0] == word))
    return clues, tuple(headings)


@pytest.mark.parametrize("seed", range(8))
def test_lights_are_found_for_a_boat_that_stays_down_for_long(seed: int) -> None:
    clues, headings = told(LONG)
    names = draw_lights(clues, headings, Random(seed))
    assert names is not None
    lights, left = 0, iter(names)
    for clue in clues:
        if isinstance(clue, Use):
            assert not lights & panel.BLOCKS[clue.system]
        else:
            crossed = panel.cross(lights, next(left))
            assert not crossed.damage
            lights = crossed.lights


def test_what_cannot_be_is_given_up_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ways there were before all was cleared."""
    looked = 0
    tries = _Lights.tries

    def counted(self: _Lights, at: int, lights: int, clue: Light) -> list[tuple[int, str]]:
        nonlocal looked
        looked += 1
        return tries(self, at, lights, clue)

    monkeypatch.setattr(_Lights, "tries", counted)
    assert draw_lights(*told(f"{OPEN} {SHUT}"), Random(1)) is None
    assert looked < 200
