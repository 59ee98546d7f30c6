"""The lesson is a game that the rules have played: the page's own test compares it with what is
written here, so that it cannot teach what they forbid. HUISCLOS_GOLDEN=write writes it anew."""

import json
import os
from pathlib import Path
from typing import Any

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.state import State
from huisclos.kernel import Seat, encode
from tests.games.dauphin.scene import onward, scene

PAGE = Path(__file__).parents[3] / "web/src/games/dauphin/lesson.json"
DEAL = (
    "deal jimmy major olga paul | boulon dauphin_d sheila vega | bulle chico max numero5 "
    "| bricole comete nova rico | ivan dowell dauphin_g | brutus"
)
STRIKES_LEFT = {1: "boulon", 2: "numero5", 3: "bricole"}  # whom each sends to C
FIELDS = ("phase", "captain", "captain_card", "hands", "tokens", "supply", "living", "void")
MORE = ("void_hidden", "needed", "voters", "staked", "awaited", "among")


def told(state: State, **also: Any) -> dict[str, Any]:
    board = json.loads(encode(GAME.public(state)))
    slots = [berth["seat"] for berth in board["slots"]]
    mine = GAME.private(state, Seat(0))
    shown = {name: board[name] for name in (*FIELDS, *MORE)}
    return {**shown, "slots": slots, "hand": list(mine.hand), "report": board["report"], **also}


def voyage() -> list[dict[str, Any]]:
    """[5, 8, 9, 13] Every way through the lesson."""
    found = []
    called = scene(DEAL, "2 call 3", "3 send rico", "3 call 0")
    found.append({"step": "call", "called": None, "saved": True, **told(called)})
    for seat, card in STRIKES_LEFT.items():
        walked = onward(called, "0 send major", f"0 call {seat}", f"{seat} send {card}")
        opened = onward(walked, "asteroid none")
        for saved in (True, False):
            done = {"called": seat, "saved": saved}
            found.append({"step": "module", **done, **told(opened)})
            chosen = onward(opened, "0 rescue" if saved else "0 panic", "2 plank 0")
            closed = onward(chosen, "1 stake 0", "3 stake 0")
            found.append({"step": "stake", **done, **told(closed)})
    return found


def test_the_lesson_is_what_the_rules_have_played():
    """[5, 8, 9, 13]"""
    text = json.dumps(voyage(), indent=1, ensure_ascii=False) + "\n"
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text


def test_any_card_but_the_hero_would_be_lost_there():
    """[6]"""
    called = scene(DEAL, "2 call 3", "3 send rico", "3 call 0", "0 send olga", "0 call 1")
    state = onward(called, "1 send boulon", "asteroid none")
    assert GAME.private(state, Seat(0)).lost == ("olga",)
