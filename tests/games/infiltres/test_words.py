"""When two words are one [8], and when they share a root [5]."""

from pathlib import Path

import pytest

from huisclos.games.infiltres import content
from huisclos.games.infiltres.content.words import apart, families_of, forms, listed
from tools import infiltres_forms as tool

ARTICLES = {
    "fr": (
        "le {}",
        "La {}",
        "les {}",
        "l’{}",
        "L'{}",
        "un {}",
        "une {}",
        "des {}",
        "du {}",
        "d'{}",
    ),
    "en": ("the {}", "A {}", "an {}", "some {}"),
}
LANGUAGES = pytest.mark.parametrize("language", content.LANGUAGES)


# -- 8. One word ---------------------------------------------------------------------------------


@LANGUAGES
def test_8_every_word_is_right_in_every_form_with_any_article_in_any_case(language: str) -> None:
    for word in tool.words(language):
        for form in (word, *tool.written(language, word)):
            ways = [form, form.upper(), form.title(), form.replace("-", " "), form.replace("-", "")]
            ways += [article.format(form) for article in ARTICLES[language]]
            ways += [content.fold(form), f"  {form} "]
            wrong = [way for way in ways if not content.named(language, way, word)]
            assert not wrong, word


@LANGUAGES
def test_8_no_word_of_ours_is_taken_for_another(language: str) -> None:
    """But for one of the same root: nobody would call it wrong."""
    owner: dict[str, str] = {}
    for word in tool.words(language):
        for form in map(content.fold, forms(language, word)):
            other = owner.setdefault(form, word)
            assert other == word or content.akin(language, other, word), form


@pytest.mark.parametrize(
    ("language", "word", "guess", "right"),
    [
        ("en", "strawberry", "strawberries", True),
        ("en", "sandwich", "the sandwiches", True),
        ("en", "goose", "geese", True),
        ("en", "sunglasses", "sunglass", True),
        ("en", "moustache", "mustaches", True),
        ("en", "bus", "bu", False),  # a last s is no plural by itself
        ("en", "glass", "glas", False),
        ("fr", "journal", "Les journaux", True),
        ("fr", "hôpital", "hopitaux", True),
        ("fr", "œil", "des yeux", True),
        ("fr", "cerf-volant", "cerfs volants", True),
        ("fr", "bus", "bu", False),
        ("fr", "os", "o", False),
        ("fr", "bouche", "bouché", False),  # the accent says that another word is meant
        ("fr", "bouche", "BOUCHE", True),
        ("fr", "carnaval", "carnavaux", False),
        ("fr", "pirogue", "les pirogues", True),  # brought by a table
        ("fr", "castagnettes", "castagnette", True),
        ("en", "ferries", "ferry", True),
    ],
)
def test_8_a_guess_is_judged_by_the_forms_of_the_word(
    language: str, word: str, guess: str, right: bool
) -> None:
    assert content.named(language, guess, word) is right


def test_the_forms_are_those_that_the_tool_writes() -> None:
    for language in content.LANGUAGES:
        path = tool.DATA / f"forms.{language}.txt"
        assert path.read_text(encoding="utf-8") == tool.file(language)
        assert [*map(content.fold, tool.words(language))] == [*listed(language)]


# -- 5. One root ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [
        ("fr", "thé", "menthe"),
        ("fr", "seau", "eau"),
        ("fr", "vent", "éventail"),
        ("fr", "roi", "droit"),
        ("fr", "dé", "dentelle"),
        ("fr", "os", "fossile"),
        ("fr", "été", "bête"),
        ("fr", "ail", "travail"),
        ("fr", "île", "pile"),
        ("fr", "poire", "poireau"),
        ("fr", "bouche", "boucher"),
        ("fr", "animateur", "animal"),
        ("en", "tea", "steam"),
        ("en", "ink", "drink"),
        ("en", "ant", "plant"),
        ("en", "ear", "heart"),
        ("en", "cart", "cartoon"),
        ("en", "pepper", "pepperoni"),
    ],
)
def test_5_the_same_letters_are_no_reason_to_refuse(language: str, word: str, clue: str) -> None:
    assert not content.akin(language, word, clue)
    assert not content.akin(language, clue, word)


@pytest.mark.parametrize(
    ("language", "word", "clue"),
    [
        ("fr", "thé", "théières"),
        ("fr", "boulanger", "boulangerie"),
        ("fr", "cheval", "chevaux"),
        ("fr", "cheval", "chevaucher"),
        ("fr", "fleuriste", "fleurs"),
        ("fr", "arc-en-ciel", "ciel"),
        ("fr", "ciel", "arc-en-ciel"),
        ("fr", "parapluie", "pluie"),
        ("fr", "œil", "yeux"),
        ("fr", "pirogue", "piroguier"),  # brought by a table
        ("en", "lighthouse", "house"),
        ("en", "sun", "sunlight"),
        ("en", "sunglasses", "glass"),
        ("en", "baker", "baking"),
        ("en", "tooth", "teeth"),
        ("en", "toothbrush", "tooth"),
        ("en", "ice-cream", "cream"),
    ],
)
def test_5_a_word_of_the_same_root_is_refused(language: str, word: str, clue: str) -> None:
    assert content.akin(language, word, clue)
    assert content.akin(language, clue, word)


def test_5_words_that_only_accents_tell_apart_are_two_clues() -> None:
    assert not content.same("fr", "côte", "côté")
    assert not content.same("fr", "sale", "salé")
    assert content.same("fr", "Cote", "côté")  # who writes none may mean either
    assert content.same("fr", "CÔTÉ", "côté")


@LANGUAGES
def test_no_two_words_of_different_families_are_one_without_their_accents(language: str) -> None:
    for one, *others in tool.alike(language):
        for other in others:
            of_one_root = families_of(language, one) & families_of(language, other)
            listed_apart = {one, other} <= {*apart(language).get(content.fold(one), ())}
            assert of_one_root or listed_apart or _participle(one, other), (one, other)


def _participle(one: str, other: str) -> bool:
    """Tresse and tressé: a noun, and what its verb makes of a thing."""
    return {one[-1], other[-1]} == {"e", "é"} and one[:-1] == other[:-1]


@LANGUAGES
def test_few_of_our_own_clues_are_refused_for_their_word(language: str) -> None:
    refused = [
        (word, clue)
        for word, clues in content.associations(language).items()
        for clue in clues
        if content.akin(language, word, clue)
    ]
    assert refused == ([] if language == "fr" else [("crossword", "words")])


@LANGUAGES
def test_every_family_is_of_a_word_of_ours(language: str) -> None:
    assert [*tool.idle(language)] == []


def test_what_is_refused_stands_in_the_docs() -> None:
    page = Path(__file__).parents[3] / "docs/infiltres-words.md"
    assert page.read_text(encoding="utf-8") == tool.page()
