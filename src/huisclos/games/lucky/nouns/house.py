"""Our own ship, from board.json and cards.json, checked when loaded."""

from __future__ import annotations

from functools import cache

from ..nouns import Bonus, Copies, Door, Room, Ship
from .cards import BadData, cards, load
from .ship import DECKS, STEPS, check, neighbours, sights


@cache
def house() -> Ship:
    data = load("board.json")
    ship = Ship(
        name="",
        decks=tuple(deck["name_en"] for deck in data["decks"]),
        rooms=tuple(
            Room(r["id"], r["deck"], r["number"], r["kind"], r["x"], r["y"], r["w"], r["h"])
            for r in data["rooms"]
        ),
        doors=tuple(
            Door(d["a"], d["b"], d["orient"], d["x"], d["y"], d["len"]) for d in data["doors"]
        ),
        moves=tuple(Copies(room, count) for room, count in cards().moves.items()),
        bonuses=tuple(
            Bonus(aid.id, aid.bonus_room, aid.bonus_value)
            for aid in cards().aids.values()
            if aid.bonus_room is not None and aid.bonus_value is not None
        ),
    )
    check(ship)
    rooms = {room.id: room for room in ship.rooms}
    beside, seen = neighbours(ship.doors, rooms), sights(ship.doors, rooms)
    for row in data["rooms"]:
        name = row["id"]
        _expect(f"adjacent of {name}", row["adjacent"], sorted(beside[name]))
        _expect(f"visible of {name}", row["visible"], sorted(seen[name] - {name}))
    _expect("decks", [deck["id"] for deck in data["decks"]], [*DECKS])
    for deck, wanted, steps in zip(data["decks"], DECKS, STEPS, strict=True):
        numbered = [r for r in ship.rooms if r.deck == wanted and r.number is not None]
        lowest = min(numbered, key=lambda room: room.number or 0)
        _expect(f"move_value of {wanted}", deck["move_value"], steps)
        _expect(f"lowest room of {wanted}", deck["lowest_numbered_room"], lowest.id)
    route = sorted((r for r in ship.rooms if r.number is not None), key=lambda r: r.number or 0)
    _expect("route", data["route"], [room.id for room in route])
    return ship


def _expect(what: str, found: object, derived: object) -> None:
    if found != derived:
        raise BadData(f"board.json, {what}: {found!r}, but the plan gives {derived!r}")
