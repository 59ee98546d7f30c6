"""The missions and clues of the game, and the tool that checks them."""

from pathlib import Path

import pytest

from huisclos.games import infiltres
from huisclos.games.infiltres import content
from huisclos.games.infiltres.nouns import Pair
from tools import infiltres_content as tool

FOLDER = Path(infiltres.__file__).parent / "data"

LETTERS = zip("abcdefghij", "klmnopqrst", strict=True)
MISSION = "# Cuisine\n" + "".join(f"{one * 6} / {other * 6}\n" for one, other in LETTERS)
CLUES = "vif 9, net 8, bon 7, dur 6, mou 5, sec 4, gris 3, beau 2"


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_every_word_of_the_missions_has_clues(language: str) -> None:
    words = {w for m in content.missions(language) for pair in m.pairs for w in _both(pair)}
    assert words <= content.associations(language).keys()


def _both(pair: Pair) -> tuple[str, str]:
    return pair.disciples, pair.infiltrators


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_vague_clues_are_words_that_anybody_may_give(language: str) -> None:
    vague = content.vague(language)
    assert len({content.fold(word) for word in vague}) == len(vague) >= 100
    assert all(map(content.is_word, vague))
    assert [*tool.vague_faults("\n".join(vague))] == []


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_the_content_of_the_game_has_no_faults(language: str) -> None:
    assert [*tool.check(FOLDER, language)] == []


def test_a_good_mission_has_no_faults() -> None:
    pairs, faults = tool.read_missions(MISSION)
    assert len(pairs) == 10
    assert faults == []


@pytest.mark.parametrize(
    ("old", "new", "line", "text"),
    [
        ("aaaaaa / kkkkkk", "aaaaaa", 2, "not two single words: aaaaaa"),
        ("aaaaaa / kkkkkk", "deux mots / kkkkkk", 2, "not two single words: deux mots / kkkkkk"),
        ("aaaaaa / kkkkkk\n", "", 1, "mission 'Cuisine' has 9 pairs, not 10"),
        ("aaaaaa / kkkkkk", "AAAkkkkkk / kkkkkk", 2, "one word contains the other: AAAkkkkkk"),
        ("bbbbbb / llllll", "bbbbbb / aaaaaa", 3, "aaaaaa is on line 2 of this mission too"),
        ("bbbbbb / llllll", "kkkkkk / aaaaaa", 3, "pair kkkkkk / aaaaaa is on line 2 too"),
    ],
)
def test_a_faulty_mission_is_named_with_its_line(old: str, new: str, line: int, text: str) -> None:
    assert old in MISSION
    _, faults = tool.read_missions(MISSION.replace(old, new))
    assert [fault for fault in faults if fault.line == line and fault.text.startswith(text)]


def test_a_title_is_used_once() -> None:
    _, faults = tool.read_missions(MISSION + MISSION.replace("/ ", "/ x"))
    assert faults == [tool.Fault(12, "title 'Cuisine' is on line 1 too")]


@pytest.mark.parametrize(
    ("row", "text"),
    [
        ("pomme " + CLUES, "expected 'word: clue 9, clue 7, ...'"),
        ("pomme: vif 9", "pomme has 1 clues, not 8 to 20"),
        (f"pomme: {CLUES}, vif 3", "pomme: vif twice"),
        (f"pomme: {CLUES}, Vîf 3", "pomme: Vîf twice"),
        (f"pomme: {CLUES}, pommier 3", "pomme: pommier is too near to it"),
        (f"pomme: {CLUES}, rouge 10", "pomme: not 'clue weight': 'rouge 10'"),
        (f"pomme: {CLUES}, très rouge 9", "pomme: not 'clue weight': 'très rouge 9'"),
    ],
)
def test_a_faulty_row_of_clues_is_named(row: str, text: str) -> None:
    _, faults = tool.read_associations(row)
    assert [fault.line for fault in faults if fault.text.startswith(text)] == [1]


@pytest.mark.parametrize(
    ("clue", "word", "near"),
    [
        ("pommier", "pomme", True),
        ("élégant", "gant", True),
        ("dents", "dentifrice", True),
        ("pompe", "pomme", False),
        ("rue", "route", False),
    ],
)
def test_a_clue_of_the_same_stem_is_too_near(clue: str, word: str, near: bool) -> None:
    assert tool.akin(clue, word) is tool.akin(word, clue) is near


def test_gaps_between_missions_and_clues_are_found() -> None:
    pairs = [tool.Pair(2, ("pomme", "poire")), tool.Pair(3, ("lion", "tigre"))]
    entries = [
        tool.Entry(1, "pomme", {"fruit": 9, "rouge": 8}),
        tool.Entry(2, "poire", {"fruit": 9, "verte": 8}),
        tool.Entry(3, "lion", {"fauve": 9}),
        tool.Entry(4, "loup", {"fauve": 3}),
    ]
    assert [*tool.gaps(pairs, entries)] == [
        (2, "pomme / poire: 1 shared clues, not 2"),
        (3, "no clues for tigre"),
    ]
    assert [*tool.strays(pairs, entries)] == [(4, "loup is in no mission")]


def test_the_tool_prints_every_fault_and_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for language in content.LANGUAGES:
        words = [word for pair in tool.read_missions(MISSION)[0] for word in pair.words]
        rows = "".join(f"{word}: {CLUES}\n" for word in words)
        vague = "\n".join(content.vague(language))
        (tmp_path / f"missions.{language}.txt").write_text(MISSION)
        (tmp_path / f"associations.{language}.txt").write_text(rows)
        (tmp_path / f"vague.{language}.txt").write_text(vague)
    monkeypatch.setattr("sys.argv", ["infiltres_content.py", str(tmp_path)])
    assert tool.main() == 0
    assert capsys.readouterr().out == "0 faults\n"

    (tmp_path / "vague.en.txt").write_text(f"{vague}\ntwo words\n")
    assert tool.main() == 1
    line = len(content.vague("en")) + 1
    assert capsys.readouterr().out == f"vague.en.txt:{line}: not a word: 'two words'\n1 faults\n"
