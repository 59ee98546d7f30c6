"""The lesson teaches nothing that the rules do not allow: they play its little mission."""

import json
from pathlib import Path

import pytest

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.actions import LETTER
from huisclos.games.infiltres.judge import refuse_word
from huisclos.games.infiltres.notes import Eliminated, Guessed, MissionEnded, RoundOpened
from huisclos.games.infiltres.nouns import Role
from huisclos.texts import say as text
from tests.games.infiltres.scene import notes, onward, phase, scene

PAGE = Path(__file__).parents[3] / "web/src/games/infiltres"
SCRIPT = json.loads((PAGE / "lesson.json").read_text(encoding="utf-8"))
ROLES = "".join(LETTER[Role(role)] for role in SCRIPT["roles"])
SPY, PRESS = ROLES.index("I"), ROLES.index("J")


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("vote", SCRIPT["ballots"])
def test_the_lesson_is_a_mission_by_the_rules(language: str, vote: str) -> None:
    def say(key: str) -> str:
        return text(language, GAME, f"tutorial-{key}")

    words = [f"mot{letter}/nom{letter}" for letter in "abcdefghij"]
    words[SCRIPT["number"] - 1] = f"{say('word')}/{say('other-word')}"
    brief = f"brief 0 {ROLES} {', '.join(words)} | Essai"
    state = scene(brief, f"0 pick {SCRIPT['number']}", language=language)
    state = onward(state, "0 clue zigzag", *(f"{n} clue {say(f'clue-{n}')}" for n in (1, 2, 3)))
    ballots = SCRIPT["ballots"][vote]
    assert ballots[0] == (None if vote == "blank" else int(vote))
    state = onward(
        state, "ready", f"votes {' '.join('-' if b is None else str(b) for b in ballots)}"
    )
    assert notes(state, Eliminated) == [Eliminated(SPY, Role.INFILTRATOR)]
    assert notes(state, RoundOpened)[-1].opener == PRESS  # to the left
    second = [SCRIPT["second"][str(seat)] for seat in state.living]
    state = onward(state, "clues", "ready", f"votes {' '.join(map(str, second))}")
    state = onward(state, f"{PRESS} guess {say('guess')}")
    assert notes(state, Guessed) == [Guessed(PRESS, say("guess"), False)]
    assert phase(state) == "debriefing"
    ended = notes(state, MissionEnded)[-1]
    assert (ended.reason, list(ended.gains)) == ("unmasked", SCRIPT["gains"])


def test_the_lesson_has_the_roles_of_a_table_of_its_size() -> None:
    options = GAME.options(len(ROLES))
    assert GAME.refuse_options(options) is None
    assert sorted(ROLES) == sorted("DDIJ")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_rules_refuse_the_clues_that_the_lesson_refuses(language: str) -> None:
    """[5]"""
    word = text(language, GAME, "tutorial-word")
    for clue, key in ((word, "password"), (f"{word}s", "password"), ("deux mots", "one-word")):
        refusal = refuse_word(language, clue, word, ())
        assert refusal and refusal.key == f"infiltres-clue-{key}"
