"""What people read of Sporz has the numbers that are played."""

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options, Role
from huisclos.games.sporz.play import crew
from huisclos.games.sporz.questions import CLAIMS
from huisclos.shelf import folder_of

USUAL = Options(5)


def page(language: str) -> str:
    text = folder_of(GAME).joinpath("texts", f"rules.{language}.md").read_text(encoding="utf-8")
    return " ".join(text.split())


def test_rules_pages_have_the_times_and_limits_of_the_code():
    """[3, 5, 12, 13, 14]"""
    long, short, others = crew.CALL_AT_STAKE, crew.CALL, Options(8).wave_time
    assert CLAIMS == 6
    for said in (
        f"{short} secondes pour les mutants ({long} s’ils",
        f"désaccord), {others} pour les autres",
        f"table de {crew.LARGE} personnes au plus",
        f"plus de {crew.LARGE} personnes",
        f"ex æquo, en {USUAL.chief_time} secondes",
        f"chacun a encore {USUAL.closing_time} secondes",
        "six fois par jour",
        "parler à trois au plus",
    ):
        assert said in page("fr"), said
    for said in (
        f"{short} seconds for the mutants ({long} where",
        f"the game), {others} for the others",
        f"table of at most {crew.LARGE} people",
        f"more than {crew.LARGE} people",
        f"within {USUAL.chief_time} seconds",
        f"has {USUAL.closing_time} more seconds",
        "six times a day",
        "up to three of you",
    ):
        assert said in page("en"), said
    assert Options(8).circles == 3


NAMES = {
    "fr": {
        Role.COMPUTER: "l’informatique",
        Role.PSYCHOLOGIST: "la psychologie",
        Role.GENETICIST: "la génétique",
        Role.SPY: "l’espionnage",
        Role.HACKER: "le piratage",
    },
    "en": {
        Role.COMPUTER: "the computer scientist",
        Role.PSYCHOLOGIST: "the psychologist",
        Role.GENETICIST: "the geneticist",
        Role.SPY: "the spy",
        Role.HACKER: "the hacker",
    },
}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_rules_pages_have_the_crews_of_the_code(language):
    """[1]"""
    source = folder_of(GAME).joinpath("texts", f"rules.{language}.md").read_text(encoding="utf-8")
    rows = [line.strip("| ").split(" | ") for line in source.splitlines() if line.startswith("| ")]
    aboard = {row[-1]: row for row in rows}
    for role, seats in crew.FROM.items():
        size, base, doctors, _ = aboard[NAMES[language][role]]
        assert size.split()[0] == str(seats)
        crewed = crew.crew(Options(seats))
        assert (int(base), int(doctors)) == (crewed[Role.BASE], crewed[Role.DOCTOR])


@pytest.mark.parametrize(("language", "heading"), [("fr", "Ce qui est de nous"), ("en", "ours")])
def test_rules_pages_say_what_is_ours(language, heading):
    """[18]"""
    assert heading in page(language)
