"""What a ship must be like, ours and those that people bring: a judge who names what is wrong."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations

from huisclos.kernel import Refusal

from ..nouns import Bonus, Copies, Deck, Door, Room, Ship
from .cards import AID, FAIL, MOVES, cards

DECKS: tuple[Deck, ...] = ("A", "B", "C", "D")
STEPS = (0, 1, 2, 3)  # what a Move card of each deck is worth in steps [3]
NAME = re.compile(r"\w[\w'’.&()° -]{0,39}", re.UNICODE)
LARGEST = 99

Part = Room | Door | Copies | Bonus


class BadShip(ValueError):
    """Something is wrong with a ship, and with which part of it, if it is one part."""

    def __init__(self, refusal: Refusal, part: Part | None) -> None:
        super().__init__(f"{refusal.key} {dict(refusal.values)}")
        self.refusal, self.part = refusal, part


def fault(part: Part | None, key: str, **values: str | int) -> BadShip:
    return BadShip(Refusal(f"lucky-ship-{key}", tuple(values.items())), part)


def check(ship: Ship) -> None:
    """Raises BadShip."""
    check_rooms(ship)
    check_numbers(ship)
    rooms = {room.id: room for room in ship.rooms}
    check_doors(ship.doors, rooms)
    for afloat in range(len(DECKS), 0, -1):
        check_stage(ship, afloat)
    check_cards(ship, rooms)


def check_rooms(ship: Ship) -> None:
    seen: set[str] = set()
    for room in ship.rooms:
        reserved = room.id.startswith((AID, FAIL))
        if NAME.fullmatch(room.id) is None or room.id.endswith(" ") or reserved:
            raise fault(room, "name", name=room.id[:40])
        if room.id in seen:
            raise fault(room, "name-twice", name=room.id)
        if not (room.w and room.h and room.x + room.w <= LARGEST and room.y + room.h <= LARGEST):
            raise fault(room, "size", name=room.id, most=LARGEST)
        seen.add(room.id)
    for one, other in combinations(ship.rooms, 2):
        if overlap(one, other):
            raise fault(other, "overlap", one=one.id, other=other.id)
        upper, lower = sorted((one, other), key=lambda room: room.deck)
        if upper.deck != lower.deck and upper.y + upper.h > lower.y:
            raise fault(other, "deck-order", upper=upper.id, lower=lower.id)


def check_numbers(ship: Ship) -> None:
    numbers = Counter(room.number for room in ship.rooms if room.number is not None)
    for room in ship.rooms:
        if room.number is not None and numbers[room.number] > 1:
            raise fault(room, "number-twice", number=room.number)
    for number in range(len(numbers)):
        if number not in numbers:
            raise fault(None, "number-missing", number=number)
    for deck in DECKS:
        if all(room.deck != deck or room.number is None for room in ship.rooms):
            raise fault(None, "deck-number", deck=deck)


def check_doors(doors: Iterable[Door], rooms: dict[str, Room]) -> None:
    openings: set[tuple[frozenset[str], str, int]] = set()
    for door in doors:
        for end in (door.a, door.b):
            if end not in rooms:
                raise fault(door, "no-room", name=end[:40])
        if not on_wall(door, rooms[door.a], rooms[door.b]):
            raise fault(door, "door-wall", one=door.a, other=door.b)
        start = place(door)[1]
        mine = {
            (frozenset((door.a, door.b)), door.orient, at) for at in range(start, start + door.len)
        }
        if openings & mine:
            raise fault(door, "door-twice", one=door.a, other=door.b)
        openings |= mine


def check_stage(ship: Ship, afloat: int) -> None:
    """With so many decks afloat: all rooms hang together, and the Doctor finds his way."""
    rooms = {room.id: room for room in ship.rooms if room.deck in DECKS[:afloat]}
    beside = neighbours(ship.doors, rooms)
    most = max((reach(beside, name) for name in rooms), key=len)
    deck = DECKS[afloat - 1]
    for room in rooms.values():
        if room.id not in most:
            raise fault(room, "cut-off", name=room.id, deck=deck)
        numbered = any(rooms[name].number is not None for name in beside[room.id])
        if room.number is None and not numbered:
            raise fault(room, "no-number-beside", name=room.id, deck=deck)


def check_cards(ship: Ship, rooms: dict[str, Room]) -> None:
    parts: list[Copies | Bonus] = [*ship.moves, *ship.bonuses]
    for part in parts:
        if part.room not in rooms:
            raise fault(part, "no-room", name=part.room[:40])
    for first, second in _pairs_alike(ship):
        raise fault(second, "card-twice", name=first)
    if (count := sum(copies.count for copies in ship.moves)) != MOVES:
        raise fault(ship.moves[-1] if ship.moves else None, "moves", count=count, all=MOVES)
    for copies in ship.moves:
        if copies.count < 1:
            raise fault(copies, "move-count", name=copies.room)
    for bonus in ship.bonuses:
        if bonus.aid not in cards().aids:
            raise fault(bonus, "no-aid", name=bonus.aid.removeprefix(AID)[:40])
        if not cards().aids[bonus.aid].value < bonus.value <= 9:
            raise fault(bonus, "bonus-value", least=cards().aids[bonus.aid].value + 1, most=9)


def _pairs_alike(ship: Ship) -> Iterator[tuple[str, Copies | Bonus]]:
    """What is named twice: a room by two lots of Move cards, an Aid card by two bonuses."""
    rooms, aids = set[str](), set[str]()
    for copies in ship.moves:
        if copies.room in rooms:
            yield copies.room, copies
        rooms.add(copies.room)
    for bonus in ship.bonuses:
        if bonus.aid in aids:
            yield bonus.aid.removeprefix(AID), bonus
        aids.add(bonus.aid)


# -- geometry ------------------------------------------------------------------------------------


def overlap(one: Room, other: Room) -> bool:
    across = one.x < other.x + other.w and other.x < one.x + one.w
    down = one.y < other.y + other.h and other.y < one.y + one.h
    return across and down


def on_wall(door: Door, one: Room, other: Room) -> bool:
    """The whole opening lies in a wall that the two rooms share."""
    at, start = place(door)
    walls = shared_walls(one, other, door.orient)
    inside = [low <= start and start + door.len <= high for wall, low, high in walls if wall == at]
    return door.len > 0 and any(inside)


def place(door: Door) -> tuple[int, int]:
    """Where its wall stands, and where along the wall it begins."""
    return (door.x, door.y) if door.orient == "V" else (door.y, door.x)


def shared_walls(one: Room, other: Room, orient: str) -> list[tuple[int, int, int]]:
    """Where the wall stands, and from where to where: none or one."""
    if orient == "V":
        ends = (one.x, one.x + one.w, other.x, other.x + other.w)
        low, high = max(one.y, other.y), min(one.y + one.h, other.y + other.h)
    else:
        ends = (one.y, one.y + one.h, other.y, other.y + other.h)
        low, high = max(one.x, other.x), min(one.x + one.w, other.x + other.w)
    if low >= high:
        return []
    return [(at, low, high) for at in {ends[0], ends[1]} & {ends[2], ends[3]}]


def neighbours(doors: Iterable[Door], rooms: Iterable[str]) -> dict[str, list[str]]:
    """For each of these rooms the others that a door leads to."""
    beside: dict[str, list[str]] = {name: [] for name in rooms}
    for door in doors:
        for here, there in ((door.a, door.b), (door.b, door.a)):
            if here in beside and there in beside and there not in beside[here]:
                beside[here].append(there)
    return beside


def reach(beside: dict[str, list[str]], start: str) -> set[str]:
    """All rooms that hang together with this one."""
    reached, todo = set[str](), [start]
    while todo:
        if (name := todo.pop()) not in reached:
            reached.add(name)
            todo += beside[name]
    return reached


def sights(doors: tuple[Door, ...], rooms: dict[str, Room]) -> dict[str, frozenset[str]]:
    """[4] For each of these rooms those that it sees, itself included."""
    seen: dict[str, set[str]] = {name: {name} for name in rooms}
    afloat = [door for door in doors if door.a in rooms and door.b in rooms]
    for name in rooms:
        for orient in ("V", "H"):
            lines = [door for door in afloat if door.orient == orient]
            for onward in (1, -1):
                _look(name, name, (0, LARGEST), onward, lines, seen, -LARGEST)
    return {name: frozenset(others) for name, others in seen.items()}


def _look(
    viewer: str,
    here: str,
    window: tuple[int, int],
    onward: int,
    doors: list[Door],
    seen: dict[str, set[str]],
    past: int,
) -> None:
    """Straight on through every door of this room that lies farther than the last one, as far as
    all openings so far have a strip in common."""
    for door in doors:
        if here not in (door.a, door.b):
            continue
        at, start = place(door)
        low, high = max(window[0], start), min(window[1], start + door.len)
        if low < high and at * onward > past:
            there = door.b if here == door.a else door.a
            seen[viewer].add(there)
            _look(viewer, there, (low, high), onward, doors, seen, at * onward)
