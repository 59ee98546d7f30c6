"""What people read of Dauphin, on the page and on paper, is what is played."""

import pytest

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.nouns.cards import TOKENS
from huisclos.games.dauphin.play.walk import MODULE_PANIC
from huisclos.games.dauphin.questions import CLAIMS, ON_PHONES, RESTARTS
from huisclos.games.dauphin.rules import ASTEROIDS
from huisclos.shelf import folder_of
from huisclos.texts import say

NUMBERS = {
    "fr": {1: "une", 2: "deux", 3: "trois", 5: "cinq", 16: "seize"},
    "en": {1: "once", 2: "twice", 3: "three", 5: "five", 16: "sixteen"},
}
SAID = {
    "fr": (
        "Il y a {tokens} jetons en tout",
        "Une fois sur {asteroids}",
        "jusqu’à {panic} jetons",
        "{claims} fois par sortie",
        "{restarts} fois au plus",
        "recommencer la sortie, {phones} fois",
        "**La carte en C reste**",
        "jusqu’à ce que le dernier poing soit fermé",
        "Ce qui est de nous",
    ),
    "en": (
        "There are {tokens} tokens in all",
        "One time in {asteroids}",
        "up to {panic} tokens",
        "{claims} a walk",
        "{restarts} at most",
        "start the walk over, {phones},",
        "**The card in C stays**",
        "until the last fist is closed",
        "What is ours",
    ),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_pages_have_the_numbers_of_the_code(language):
    """[4, 6, 8, 12, 19]"""
    word, source = NUMBERS[language], folder_of(GAME).joinpath("texts", f"rules.{language}.md")
    page = " ".join(source.read_text(encoding="utf-8").split())
    numbers = {
        "tokens": word[TOKENS],
        "asteroids": word[round(1 / ASTEROIDS)],
        "panic": word[MODULE_PANIC],
        "claims": word[CLAIMS],
        "restarts": word[RESTARTS],
        "phones": word[ON_PHONES],
    }
    for sentence in SAID[language]:
        assert sentence.format(**numbers) in page, sentence


@pytest.mark.parametrize(
    ("language", "dog", "module"), [("fr", "sauf", "module"), ("en", "except", "module")]
)
def test_the_printed_aid_says_whom_wrenches_spare_and_when_humans_win(language, dog, module):
    """[6, 14]"""
    assert dog in say(language, GAME, "board-print-aid-wrenches")
    assert module in say(language, GAME, "board-print-aid-humans")
