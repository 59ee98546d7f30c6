"""The lesson is a game that the rules have played: the page's own test compares it with what is
written here, so that it cannot teach what they forbid. HUISCLOS_GOLDEN=write writes it anew."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.notes import GameEnded, Psyched
from huisclos.kernel import Seat, encode
from tests.games.sporz.scene import Scene

PAGE = Path(__file__).parents[3] / "web/src/games/sporz/lesson.json"
DEAL = "deal P. D. D. B+ A- G+"  # 0 is the learner, 3 the base mutant, 4 resists
ME, CHIEF, MUTANT = Seat(0), 2, 3
BOARD = ("phase", "wave", "calls", "day", "crew", "strikes", "disagreement", "living", "dead")
MORE = ("chief", "votes", "voted", "closing", "circles", "awaited")
SHEET = ("role", "genome", "mutant", "paralysed", "awake", "partners", "settled", "divided")


def told(step: str, scene: Scene) -> dict[str, Any]:
    board = json.loads(encode(GAME.public(scene.state)))
    sheet = json.loads(encode(GAME.private(scene.state, ME)))
    return {
        "step": step,
        "board": {name: board[name] for name in (*BOARD, *MORE)},
        "sheet": {name: sheet[name] for name in SHEET},
    }


def voyage(vote: int = MUTANT) -> tuple[Scene, list[dict[str, Any]]]:
    """[4, 5, 9, 14, 17]"""
    scene = Scene(DEAL)(1, f"elect {CHIEF}")(4, f"elect {CHIEF}")
    found = [told("elect", scene)]
    for seat in (0, 2, 3, 5):
        scene(seat, f"elect {CHIEF}")
    found.append(told("sleep", scene))
    scene.mutants("mutate 4").time()  # it resists: there is no other mutant
    found.append(told("study", scene))
    scene.wave(s0=f"inspect {MUTANT}")(1, "join")(4, "join 1")
    for seat in (1, 2, 4, 5):
        scene(seat, f"vote {MUTANT}")
    found.append(told("day", scene))
    scene(MUTANT, "vote 0")(0, f"vote {vote}")
    found.append(told("gone", scene))
    return scene, found


def test_the_lesson_is_what_the_rules_have_played():
    """[4, 5, 9, 14, 17]"""
    scene, found = voyage()
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text
    assert scene.last(0, Psyched) == Psyched(1, Seat(MUTANT), True)
    assert scene.last(None, GameEnded).reason == "cured"


@pytest.mark.parametrize("vote", [1, 2, 4, 5])
def test_whomever_the_learner_votes_for_the_others_eject_the_mutant(vote: int):
    """[14]"""
    assert voyage(vote)[1] == voyage()[1]
