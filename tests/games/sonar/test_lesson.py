"""The lessons are voyages that the rules have played: the page shows what is written here and works
nothing out by itself. HUISCLOS_GOLDEN=write writes it anew."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.state import State
from huisclos.kernel import Seat, encode
from tests.games.sonar.scene import act, cell, told, turns

PAGE = Path(__file__).parents[3] / "web/src/games/sonar/lesson.json"
CAPTAIN, MATE, ENGINEER, RADIO, ENEMY = range(5)
ROUTES = "EENNNEEN", "SWWWSSWS"
BOXES = ["mine", "torpedo", "torpedo", "drone", "drone", "drone", "drone", "sonar"]
# One circuit mends itself, and only silence is out of order.
SOUND = ["E1", "E2", "N1", "N2", "N3", "E4", "E6", "N6"]
BROKEN = ["E3", "E4", "N1", "N2", "N3", "E5", "E6", "N6"]  # one light is missing of a circuit
LISTENS = ["sonar", "sonar", "mine", "mine", "torpedo", "torpedo", "drone", "drone"]
SILENT = ["silence", "silence", "silence", "silence", "silence", "silence", "mine", "mine"]
THEIRS = ["S1", "W5", "W4", "W3", "S3", "S4", "W1", "S5"]  # nothing special
# What a step is there to teach, of all that one may do then.
TAUGHT = {
    "chart": ("Course",),
    "course": ("Course",),
    "fire": ("Torpedo", "EndTurn"),
    "charge": ("Charge",),
    "drone": ("Drone",),
    "cross": ("Cross",),
}


def voyage(boxes: list[str], lights: list[str]) -> tuple[State, State]:
    """[2, 4, 7] Before the last of eight turns each, and after it: the learner's crew's is next."""
    state = before = turns("B8", "J2", seats=8, own_sheet_only=False)
    for own, enemy in zip(
        zip(ROUTES[0], boxes, lights, strict=True),
        zip(ROUTES[1], SILENT, THEIRS, strict=True),
        strict=True,
    ):
        before = turn(state, 0, *own)
        state = turn(before, 1, *enemy)
    return before, state


def turn(state: State, crew: int, course: str, box: str, light: str) -> State:
    return act(marked(state, crew, course, box, light), 4 * crew, "end")


def marked(state: State, crew: int, course: str, box: str, light: str) -> State:
    state = act(act(state, 4 * crew, course), 4 * crew + 1, f"charge {box}")
    return act(state, 4 * crew + 2, f"cross {light}")


class Lesson:
    """What a seat is shown at each step: the first time whole, then what is otherwise."""

    def __init__(self, seat: int, before: State, first: State) -> None:
        self.seat, self.before = Seat(seat), before  # its notes are those since then
        self.first = self.sheets(first)
        self.moments: dict[str, Any] = {}

    def sheets(self, state: State) -> dict[str, Any]:
        private = GAME.private(state, self.seat)
        return {"board": plain(GAME.public(state)), "private": plain(private)}

    def moment(self, name: str, state: State) -> None:
        step = name.split()[0]
        now = {
            half: {field: it for field, it in fields.items() if it != self.first[half][field]}
            for half, fields in self.sheets(state).items()
        }
        moves = [plain(move) for move in GAME.moves(state, self.seat)]
        self.moments[name] = {
            **now,
            "moves": [move for move in moves if move["type"] in TAUGHT.get(step, ())],
            "notes": [plain(note) for note in told(self.before, state, self.seat)],
        }

    def written(self) -> dict[str, Any]:
        return {"first": self.first, "moments": self.moments}


def plain(value: Any) -> Any:
    return json.loads(encode(value))


def captain() -> dict[str, Any]:
    """[4, 10, 11]"""
    before, first = voyage(BOXES, SOUND)
    lesson = Lesson(CAPTAIN, before, first)
    lesson.moment("chart", first)
    lesson.moment("course", first)
    shots = {}
    for heading, light in {"W": "W5", "N": "N1", "E": "E5"}.items():
        lesson.moment(f"marks {heading}", act(first, CAPTAIN, heading))
        loaded = marked(first, 0, heading, "torpedo", light)
        lesson.moment(f"fire {heading}", loaded)
        shots[heading] = hits(loaded)
        nobody = next(cell for cell, harm in shots[heading].items() if harm == [0, 0])
        lesson.moment(f"hit {heading}", act(loaded, CAPTAIN, f"torpedo {nobody}", "end"))
        del lesson.moments[f"hit {heading}"]["notes"][-3:]  # the shot has its own, and is the last
    return {**lesson.written(), "shots": shots}


def hits(state: State) -> dict[str, list[int]]:
    """What a torpedo at each cell in its range does to both boats."""
    cells = [
        move.removeprefix("torpedo ")
        for move in map(GAME.write, GAME.moves(state, Seat(CAPTAIN)))
        if move.startswith("torpedo ")
    ]
    after = {cell: act(state, CAPTAIN, f"torpedo {cell}") for cell in cells}
    return {cell: [crew.damage for crew in state.crews] for cell, state in after.items()}


def mate() -> dict[str, Any]:
    """[4, 6, 12]"""
    before, first = voyage(BOXES, SOUND)
    first = act(first, CAPTAIN, "N")
    lesson = Lesson(MATE, before, first)
    lesson.moment("charge", first)
    for system in ("mine", "torpedo", "sonar", "silence"):
        charged = act(first, MATE, f"charge {system}")
        lesson.moment(f"ready {system}", charged)
        ready = act(charged, ENGINEER, "cross N1")
        lesson.moment(f"drone {system}", ready)
        for sector in range(1, 5):
            lesson.moment(f"heard {system} {sector}", act(ready, MATE, f"drone {sector}"))
    return lesson.written()


def engineer() -> dict[str, Any]:
    """[4, 15]"""
    before, first = voyage(BOXES, BROKEN)
    first = act(act(first, CAPTAIN, "E"), MATE, "charge torpedo")
    lesson = Lesson(ENGINEER, before, first)
    lesson.moment("panel", first)
    lesson.moment("cross", first)
    for light in ("E1", "E2"):
        for step in ("after", "danger"):
            lesson.moment(f"{step} {light}", act(first, ENGINEER, f"cross {light}"))
    return lesson.written()


def radio() -> dict[str, Any]:
    """[12, 13, 22, 25]"""
    before, first = voyage(LISTENS, SOUND)
    lesson = Lesson(RADIO, before, first)
    lesson.moment("film", first)
    state = marked(turn(first, 0, "N", "sonar", "N1"), 1, "E", "mine", "E4")
    state = act(act(state, ENEMY, "silence E 2"), ENEMY + 1, "charge torpedo")
    state = act(act(state, ENEMY + 2, "cross E5"), ENEMY, "end")
    state = turn(turn(state, 0, "N", "mine", "N2"), 1, "S", "torpedo", "S2")
    lesson.moment("silence", state)
    state = act(marked(state, 0, "W", "silence", "W5"), CAPTAIN, "sonar")
    heard = act(state, ENEMY, "answer column I sector 1")  # it is at I7
    lesson.moment("clue", heard)
    lesson.moment("report", heard)
    lesson.moment("told", act(heard, RADIO, "say here I7"))
    lesson.moments["told"]["notes"].pop()  # each has their own words
    return lesson.written()


def lessons() -> dict[str, Any]:
    return {"captain": captain(), "mate": mate(), "engineer": engineer(), "radio": radio()}


def test_the_lessons_are_what_the_rules_have_played():
    """[4, 6, 10, 11, 12, 13, 15, 22, 25]"""
    text = written(lessons()) + "\n"
    if os.environ.get("HUISCLOS_GOLDEN") == "write":
        PAGE.write_text(text, encoding="utf-8")
    assert PAGE.read_text(encoding="utf-8") == text


def written(value: Any, depth: int = 0) -> str:
    """A moment a line."""
    if depth == 3 or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False)
    blank = "\n" + " " * (depth + 1)
    lines = (f"{blank}{json.dumps(key)}: {written(it, depth + 1)}" for key, it in value.items())
    return "{" + ",".join(lines) + "\n" + " " * depth + "}"


@pytest.mark.parametrize("heading", ["W", "N", "E"])
def test_whatever_the_course_the_enemy_is_in_reach_and_the_boat_is_safe(heading: str):
    """[10, 11] As the captain is told."""
    assert captain()["shots"][heading]["F6"] == [0, 2]


def test_what_the_engineer_is_told_of_the_panel_is_so():
    """[15] Weapons, detection and silence are out of order; one light mends a circuit."""
    sheet = engineer()["first"]["private"]
    assert {"weapons", "detection", "special"} <= {*sheet["down"]}
    assert sheet["mends"] == ["E1"]


def test_the_enemy_is_where_the_drone_is_to_look():
    """[12]"""
    _, state = voyage(BOXES, SOUND)
    assert cell(state, 1) == "F6"
    heard = {name: it["notes"][-1] for name, it in mate()["moments"].items() if "heard" in name}
    assert {name for name, note in heard.items() if note["there"]} == {
        f"heard {system} 4" for system in ("mine", "torpedo", "sonar", "silence")
    }
