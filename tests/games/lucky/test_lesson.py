"""The lesson is a night that the rules have played: the page's own test compares it with what is
written here, so that it cannot teach what they forbid. HUISCLOS_GOLDEN=write writes it anew."""

import json
import os
from pathlib import Path
from typing import Any

from huisclos.games.lucky import GAME
from huisclos.games.lucky.state import State
from huisclos.kernel import Seat, encode
from tests.games.lucky.scene import listed, onward, phase, scene

PAGE = Path(__file__).parents[3] / "web/src/games/lucky/lesson.json"
ELSEWHERE = "b_fore_corridor boiler_room"
FIELDS = ("phase", "player", "stepped", "active", "pawns", "doctor", "next", "then", "meets")
MORE = ("witnesses", "afloat", "hands", "piles", "drawn", "attempt", "awaited")
PILES = (16, 16, 17, 5)


def mine() -> State:
    hands = (
        ">galley >cafe piano 1 1 2",
        "1 1 1 1 >bridge atlas",
        "2 2 3 lantern 1 1 1",
        "1 1 1 1 1",
    )
    return scene(f"b_aft_corridor smoking_room {ELSEWHERE}", "ballroom", *hands, piles=PILES)


def theirs() -> State:
    hands = (
        ">galley >cafe 1 1 2",
        "1 1 1 1 1 >bridge atlas",
        "2 2 2 2 3 lantern 1 1 1",
        "1 1 1 1 1",
    )
    pawns = f"ballroom reading_room {ELSEWHERE}"
    state = scene(pawns, "reading_room", *hands, piles=PILES, player=1)
    passing = ("2 fail fail_2", "2 fail fail_2", "2 pass", "3 pass")
    return onward(state, "1 save aid_atlas", *passing)


def told(step: str, state: State) -> dict[str, Any]:
    board = json.loads(encode(GAME.public(state)))
    sheet = json.loads(encode(GAME.private(state, Seat(0))))
    return {
        "step": step,
        "board": {name: board[name] for name in (*FIELDS, *MORE)},
        "sheet": {"hand": sorted(sheet["hand"]), "bound": sheet["bound"]},
    }


def test_the_lesson_is_what_the_rules_have_played():
    """[2, 5, 6]"""
    stepped = onward(mine(), "0 step ballroom")
    found = [told("step", mine()), told("save", stepped), told("defend", theirs())]
    text = json.dumps(found, indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text
    assert {"stop", "save", "save aid_piano"} <= listed(stepped, 0)
    assert listed(theirs(), 0) == {"fail fail_1", "fail fail_2"}


def test_either_way_to_two_points_stops_the_others():
    """[6]"""
    for way in (["0 fail fail_2"], ["0 fail fail_1"] * 2, ["0 fail fail_1", "0 fail fail_2"]):
        assert phase(onward(theirs(), *way)) == "turning"
