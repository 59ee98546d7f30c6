"""What people read of Docteur Lucky is what is played."""

import pytest

from huisclos.games.lucky import GAME
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.nouns.cards import AIDS, BARE, FAILURES, MOVES, cards, sizes
from huisclos.games.lucky.nouns.ship import STEPS
from huisclos.shelf import folder_of

TEN = {"fr": {10: "dix"}, "en": {10: "ten"}}
SAID = {
    "fr": (
        "**Mouvement** ({moves} billets)",
        "**Aide** ({aids} étiquettes)",
        "**Échec** ({failures} télégrammes de {points})",
        "{hand} cartes, ou {hand_of_three} à trois",
        "{d} pour un billet du pont D, {c} pour le C, {b} pour le B, aucun pour le A",
        "les mains vides valent {bare}",
        "le whisky vaut {whisky}, mais {lounge} au salon du Capitaine",
        "Les {riddle} télégrammes de 2 points",
        "Après {turns} tours",
        "Ce qui est de nous",
    ),
    "en": (
        "**Move** ({moves} tickets)",
        "**Aid** ({aids} labels)",
        "**Failure** ({failures} telegrams of {points})",
        "{hand} cards, or {hand_of_three} at a table of three",
        "{d} for a ticket for deck D, {c} for C, {b} for B, none for A",
        "empty hands are worth {bare}",
        "the whisky is worth {whisky}, but {lounge} in the Captain’s Lounge",
        "The {riddle} telegrams of 2 points",
        "After {turns} turns",
        "What is ours",
    ),
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_pages_have_the_numbers_of_the_code(language):
    """[1, 3, 5, 9, 10]"""
    dealt, whisky = cards(), cards().aids["aid_whisky"]
    none, b, c, d = STEPS
    one, two, three = sorted(dealt.failures.values())
    assert none == 0
    numbers = {
        "moves": MOVES,
        "aids": AIDS,
        "failures": FAILURES,
        "points": f"{one}, {two} {'ou' if language == 'fr' else 'or'} {three} points",
        "hand": sizes(4)[0],
        "hand_of_three": sizes(3)[0],
        "b": b,
        "c": c,
        "d": d,
        "bare": BARE,
        "whisky": whisky.value,
        "lounge": whisky.bonus_value,
        "riddle": TEN[language][dealt.copies["fail_2"]],
        "turns": Options(4).turns,
    }
    source = folder_of(GAME).joinpath("texts", f"rules.{language}.md")
    page = " ".join(source.read_text(encoding="utf-8").split())
    for said in SAID[language]:
        assert said.format(**numbers) in page
