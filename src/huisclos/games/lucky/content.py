"""A ship as a text that people can write: docs/lucky-ship.md says how."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from huisclos.kernel import Problem, Refusal, remembered

from .nouns import Bonus, Copies, Door, Room, Ship
from .nouns.cards import AID, MOVES, cards
from .nouns.ship import DECKS, NAME, BadShip, Part, check, on_wall

ROOM = re.compile(
    r"(room|corridor|stairs) (?:(\d{1,2}) )?(.+) (\d{1,2}),(\d{1,2}) (\d{1,2})x(\d{1,2})"
)
DOOR = re.compile(r"door (.+) / (.+) (\d{1,2}),(\d{1,2})(?: (\d{1,2}))?")
MOVE = re.compile(r"move (.+) (\d{1,2})")
BONUS = re.compile(r"bonus (\w+) (.+) (\d)")
MOST_ROOMS, MOST_DOORS = 80, 300
WORDS = ("ship", "deck", "room", "corridor", "stairs", "door", "move", "bonus")


class BadContent(ValueError):
    """A text that is not a ship; carries what is wrong and where."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"line {problem.line}: {problem.refusal.key} {problem.refusal.values}")
        self.problem = problem


def fail(line: int, key: str, **values: str | int) -> BadContent:
    return BadContent(Problem(line, Refusal(f"lucky-content-{key}", tuple(values.items()))))


def parse(text: str) -> Ship:
    """Raises BadContent."""
    draft = _Draft()
    for line, row in enumerate(text.splitlines(), 1):
        row = " ".join(row.partition("#")[0].split())
        if row:
            draft.read(line, row)
    ship = draft.ship()
    try:
        check(ship)
    except BadShip as bad:
        line = draft.lines.get(bad.part, draft.last) if bad.part else draft.last
        raise BadContent(Problem(line, bad.refusal)) from bad
    return ship


class _Draft:
    """A ship of which so many lines were read."""

    def __init__(self) -> None:
        self.name = ""
        self.decks: list[str] = []
        self.rooms: list[Room] = []
        self.doors: list[Door] = []
        self.moves: list[Copies] = []
        self.bonuses: list[Bonus] = []
        self.lines: dict[Part, int] = {}  # on which line each part stands
        self.last = 1

    def read(self, line: int, row: str) -> None:
        self.last = line
        word, _, rest = row.partition(" ")
        if word not in WORDS:
            raise fail(line, "word", word=word[:20], words=", ".join(WORDS))
        if word == "ship":
            if self.name or NAME.fullmatch(rest) is None:
                raise fail(line, "ship", name=rest[:40])
            self.name = rest
        elif word == "deck":
            self.deck(line, rest)
        else:
            self.lines[self.part(line, word, row)] = line

    def deck(self, line: int, rest: str) -> None:
        letter, _, name = rest.partition(" ")
        if len(self.decks) == len(DECKS) or letter != DECKS[len(self.decks)]:
            raise fail(line, "deck", decks=", ".join(DECKS))
        if name and NAME.fullmatch(name) is None:
            raise fail(line, "deck-name", name=name[:40])
        self.decks.append(name)

    def part(self, line: int, word: str, row: str) -> Part:
        match word:
            case "door":
                self.doors.append(door := self.door(line, _match(DOOR, line, word, row)))
                return door
            case "move":
                room, count = _match(MOVE, line, word, row)
                self.moves.append(copies := Copies(room, int(count)))
                return copies
            case "bonus":
                aid, room, value = _match(BONUS, line, word, row)
                self.bonuses.append(bonus := Bonus(AID + aid, room, int(value)))
                return bonus
        if not self.decks:
            raise fail(line, "no-deck")
        if len(self.rooms) == MOST_ROOMS:
            raise fail(line, "rooms", most=MOST_ROOMS)
        kind, number, name, *sizes = _match(ROOM, line, word, row)
        deck: Any = DECKS[len(self.decks) - 1]
        self.rooms.append(
            room_ := Room(name, deck, int(number) if number else None, kind, *map(int, sizes))  # type: ignore[arg-type]
        )
        return room_

    def door(self, line: int, found: tuple[str, ...]) -> Door:
        """It stands in whichever wall the two rooms share."""
        one, other, x, y, length = found
        if len(self.doors) == MOST_DOORS:
            raise fail(line, "doors", most=MOST_DOORS)
        rooms = {room.id: room for room in self.rooms}
        for end in (one, other):
            if end not in rooms:
                raise fail(line, "no-room", name=end[:40])
        upright = Door(one, other, "V", int(x), int(y), int(length or 1))
        flat = Door(one, other, "H", int(x), int(y), int(length or 1))
        return upright if on_wall(upright, rooms[one], rooms[other]) else flat

    def ship(self) -> Ship:
        if not self.name:
            raise fail(1, "no-ship")
        if len(self.decks) < len(DECKS):
            raise fail(self.last, "deck", decks=", ".join(DECKS))
        a, b, c, d = self.decks
        moves = tuple(self.moves or self.usual_moves())
        bonuses = tuple(self.bonuses or self.usual_bonuses())
        return Ship(self.name, (a, b, c, d), tuple(self.rooms), tuple(self.doors), moves, bonuses)

    def route(self) -> list[str]:
        numbered = [room for room in self.rooms if room.number is not None]
        return [room.id for room in sorted(numbered, key=lambda room: room.number or 0)]

    def usual_moves(self) -> Iterator[Copies]:
        """Each numbered room in turn, until all Move cards name one."""
        route = self.route()[:MOVES]
        for at, name in enumerate(route):
            yield Copies(name, MOVES // len(route) + (at < MOVES % len(route)))

    def usual_bonuses(self) -> Iterator[Bonus]:
        """Those of our own ship, spread over the numbered rooms."""
        route = self.route()
        special = [aid for aid in cards().aids.values() if aid.bonus_value is not None]
        for at, aid in enumerate(special if route else ()):
            yield Bonus(aid.id, route[at * len(route) // len(special)], aid.bonus_value or 0)


def _match(pattern: re.Pattern[str], line: int, word: str, row: str) -> tuple[str, ...]:
    if (found := pattern.fullmatch(row)) is None:
        raise fail(line, "form", word=word, example=EXAMPLES[word])
    return found.groups()


EXAMPLES = {
    "room": "room 12 Salle des machines 16,21 8x3",
    "corridor": "corridor Coursive 4,3 7x1",
    "stairs": "stairs Escalier avant 9,4 2x3",
    "door": "door Coursive / Salle des machines 18,24",
    "move": "move Salle des machines 2",
    "bonus": "bonus whisky Salle des machines 6",
}


def write(ship: Ship) -> str:
    """The ship as a text again; `parse` reads it back."""
    return "\n".join(_lines(ship)) + "\n"


def _lines(ship: Ship) -> Iterator[str]:
    yield f"ship {ship.name}"
    for letter, name in zip(DECKS, ship.decks, strict=True):
        yield f"deck {letter} {name}".rstrip()
        for room in ship.rooms:
            if room.deck == letter:
                number = "" if room.number is None else f"{room.number} "
                yield f"{room.kind} {number}{room.id} {room.x},{room.y} {room.w}x{room.h}"
    for door in ship.doors:
        length = "" if door.len == 1 else f" {door.len}"
        yield f"door {door.a} / {door.b} {door.x},{door.y}{length}"
    for copies in ship.moves:
        yield f"move {copies.room} {copies.count}"
    for bonus in ship.bonuses:
        yield f"bonus {bonus.aid.removeprefix(AID)} {bonus.room} {bonus.value}"


@remembered(64)
def pasted(text: str) -> Ship:
    return parse(text)
