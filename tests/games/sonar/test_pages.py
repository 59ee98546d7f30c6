"""The rules pages say the numbers by which the game is played."""

from importlib.resources import files

import pytest

from huisclos.games import sonar
from huisclos.games.sonar.nouns import Options, panel
from huisclos.games.sonar.nouns.sea import DASH, RANGE
from huisclos.games.sonar.questions import SIZES, bells
from huisclos.games.sonar.rules import BELL

WORDS = {  # as each language says them: what is counted, and the words around it
    "fr": {
        "answer": "a {} secondes pour donner deux choses",
        "course": "{}\nsecondes pour un cap",
        "mark": "{} pour cocher",
        "part": "{} pour une partie de la coque",
        "dive": "{} pour plonger",
        "look": "Il a {} secondes",
        "stop": "arrête le jeu {} secondes",
        "draw": "Après {} caps",
        "range": "à {} cases au plus",
        "dash": "de 0 à {} cases tout droit",
        "small": "une carte de {0} × {0}",
        "large": "une carte de {0} × {0}",
    },
    "en": {
        "answer": "has {} seconds to give two",
        "course": "{} seconds for a course",
        "mark": "{} to mark",
        "part": "{} for a part of the hull",
        "dive": "{} to dive",
        "look": "They have {} seconds",
        "stop": "stops play for {} seconds",
        "draw": "After {} courses",
        "range": "at most {} cells away",
        "dash": "0 to {} cells straight on",
        "small": "{0} × {0}",
        "large": "{0} × {0}",
    },
}
NUMBERS = {
    "answer": Options(2).answer_time,
    "course": bells.COURSE_BELLS * BELL,
    "mark": bells.MARK_BELLS * BELL,
    "part": bells.PART_BELLS * BELL,
    "dive": bells.DIVE_BELLS * BELL,
    "look": bells.CHECK_BELLS * BELL,
    "stop": Options(2).stop,
    "draw": Options(2).draw_after,
    "range": RANGE,
    "dash": DASH,
    "small": SIZES["turns"],
    "large": SIZES["realtime"],
}


def page(language: str) -> str:
    text = files(sonar).joinpath(f"texts/rules.{language}.md").read_text()
    return " ".join(text.split())


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize("what", NUMBERS)
def test_a_number_on_the_page_is_the_one_that_is_played_by(language: str, what: str) -> None:
    said = " ".join(WORDS[language][what].format(NUMBERS[what]).split())
    assert said in page(language)


@pytest.mark.parametrize("language", WORDS)
def test_so_are_the_boxes_of_the_gauges(language: str) -> None:
    lines = files(sonar).joinpath(f"texts/rules.{language}.md").read_text().splitlines()
    cells = [line.split("|")[2].strip() for line in lines if line.startswith("| ")]
    boxes = [int(cell) for cell in cells if cell.isdigit()]
    assert boxes == [panel.GAUGES.standard[system] for system in panel.SYSTEMS]
