"""Missions: what a text must be, what is said when it is not, and how the dealer uses it."""

from random import Random

import pytest

from huisclos.games.infiltres import GAME, content
from huisclos.games.infiltres.actions import Brief
from huisclos.games.infiltres.content.missions import parse_associations
from huisclos.games.infiltres.nouns import Options, Pair
from tests.games.infiltres.scene import onward

TEN = [f"mot{letter} / nom{letter}" for letter in "abcdefghij"]
MORE = [f"mot{letter} / nom{letter}" for letter in "klmnopqrst"]


def test_ten_pairs_under_a_title_are_a_mission() -> None:
    text = "\n".join(["", "# Un", *TEN, "", "#Deux ", *MORE])
    one, two = content.parse(text)
    assert (one.title, two.title) == ("Un", "Deux")
    assert one.pairs[0] == Pair("mota", "noma")
    assert len(one.pairs) == len(two.pairs) == 10


def test_titles_may_be_left_out() -> None:
    missions = content.parse("\n".join([*TEN, *MORE]))
    assert [mission.title for mission in missions] == ["1", "2"]


@pytest.mark.parametrize("row", ["lion / tigre", "lion/tigre", "lion;tigre", "lion\ttigre"])
def test_two_words_are_parted_by_a_slash_a_semicolon_or_a_tab(row: str) -> None:
    [mission] = content.parse("\n".join([row, *TEN[1:]]))
    assert mission.pairs[0] == Pair("lion", "tigre")


@pytest.mark.parametrize(
    ("rows", "line", "key", "values"),
    [
        ([], 1, "empty", {}),
        (["", "# Un titre"], 1, "empty", {}),
        (TEN[:9], 9, "ten-pairs", {"count": 9}),
        (["# Un", *TEN[:9], "# Deux", *MORE], 10, "ten-pairs", {"count": 9}),
        ([*TEN, "", MORE[0]], 12, "ten-pairs", {"count": 1}),
        (["# Un", *TEN, MORE[0]], 12, "ten-pairs", {"count": 1}),
        (["lion"], 1, "two-words", {"text": "lion"}),
        (["# Un", "lion / tigre / puma"], 2, "two-words", {"text": "lion / tigre / puma"}),
        (["lion / gros chat"], 1, "not-a-word", {"word": "gros chat"}),
        (["l10n / tigre"], 1, "not-a-word", {"word": "l10n"}),
        (["/ tigre"], 1, "not-a-word", {"word": ""}),
        ([f"{'z' * 31} / tigre"], 1, "not-a-word", {"word": "z" * 31}),
        (["lion / lionceau"], 1, "overlap", {"one": "lion", "other": "lionceau"}),
        (["Thé / the"], 1, "overlap", {"one": "Thé", "other": "the"}),
        (
            [*TEN, "NOMC / motç"],
            11,
            "pair-twice",
            {"one": "NOMC", "other": "motç", "first": 3},
        ),
        ([TEN[0], "mota / autre"], 2, "word-twice", {"word": "mota"}),
        ([TEN[0], "autre / mota"], 2, "word-twice", {"word": "mota"}),
    ],
)
def test_an_error_names_its_line(
    rows: list[str], line: int, key: str, values: dict[str, str | int]
) -> None:
    assert GAME.refuse_content is not None
    problem = GAME.refuse_content(Options(3), "\n".join(rows))
    assert problem is not None
    assert (problem.line, problem.refusal.key) == (line, f"infiltres-content-{key}")
    assert dict(problem.refusal.values) == values
    with pytest.raises(content.BadContent, match=f"line {line}: infiltres-content-{key}"):
        content.parse("\n".join(rows), "fr")


def test_a_good_text_is_accepted() -> None:
    assert GAME.refuse_content is not None
    assert GAME.refuse_content(Options(3), "\n".join(TEN)) is None


@pytest.mark.parametrize("titles", [("# Un", "# Deux", "# Trois"), ("", "", "")])
def test_the_dealer_takes_pasted_missions_each_once_before_one_comes_again(
    titles: tuple[str, ...],
) -> None:
    third = [f"mot{letter}{letter} / nom{letter}{letter}" for letter in "abcdefghij"]
    parts = zip(titles, (TEN, MORE, third), strict=True)
    own = "\n".join(row for title, rows in parts for row in (title, *rows))
    state, played = GAME.setup(Options(3)), []
    for _ in range(3):
        brief = GAME.deal(state, Random(4), own)
        assert isinstance(brief, Brief)
        played.append(brief.pairs)
        state = onward(state, GAME.write(brief), f"{brief.first} pick 1", "time", "time", "time")
        hidden = [seat for seat in range(3) if brief.roles[seat] == "infiltrator"]
        state = onward(state, f"out {hidden[0]}", "time")
    assert {*played} == {mission.pairs for mission in content.parse(own)}
    again = GAME.deal(state, Random(4), own)
    assert isinstance(again, Brief)
    assert again.pairs in played


def test_without_a_text_the_missions_are_ours_in_the_language_of_the_table() -> None:
    for language in content.LANGUAGES:
        brief = GAME.deal(GAME.setup(Options(3, language=language)), Random(1), "  \n")
        assert isinstance(brief, Brief)
        assert brief.pairs in [mission.pairs for mission in content.missions(language)]


@pytest.mark.parametrize("language", content.LANGUAGES)
def test_our_missions_have_titles_of_their_own(language: str) -> None:
    """A mission counts as played by its title."""
    titles = [mission.title for mission in content.missions(language)]
    assert len(titles) == len({*titles}) > 10


@pytest.mark.parametrize("text", ["lion", "lion: roi", "lion: roi 9, deux mots 3"])
def test_associations_that_cannot_be_read_name_their_line(text: str) -> None:
    with pytest.raises(ValueError, match="line 2: expected"):
        dict(parse_associations(f"tigre: jungle 9\n{text}"))


@pytest.mark.parametrize(
    ("word", "folded"),
    [("Éléphant", "elephant"), ("arc-en-ciel", "arcenciel"), ("Œuf", "oeuf"), ("l’eau", "leau")],
)
def test_folding_drops_case_accents_and_marks(word: str, folded: str) -> None:
    assert content.fold(word) == folded


@pytest.mark.parametrize("mark", ["/", ";", "|", "\t"])
def test_words_of_a_pair_may_be_parted_by_what_people_use(mark: str) -> None:
    text = "\n".join(f"gauche{c} {mark} droite{c}" for c in "abcdefghij")
    assert content.parse(text)[0].pairs[0].infiltrators == "droitea"
