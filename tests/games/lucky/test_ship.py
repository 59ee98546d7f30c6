"""The ship as data: neighbours and sight are derived again here, square by square, and compared."""

import re
from collections import Counter, defaultdict
from importlib.resources import files

import msgspec
import pytest

from huisclos.games import lucky
from huisclos.games.lucky import GAME
from huisclos.games.lucky.content import parse
from huisclos.games.lucky.nouns import Ship, cards, house
from huisclos.games.lucky.nouns.cards import BadData, load
from huisclos.games.lucky.nouns.cards import cards as all_cards
from huisclos.games.lucky.play.chart import chart
from huisclos.texts import LANGUAGES, say
from tests.games.lucky.scene import KETCH

DATA = load("board.json")
SHIPS = {"ours": house.house(), "ketch": parse(KETCH)}


def squares(ship: Ship) -> dict[tuple[int, int], str]:
    return {
        (x, y): room.id
        for room in ship.rooms
        for x in range(room.x, room.x + room.w)
        for y in range(room.y, room.y + room.h)
    }


def gaps(ship: Ship) -> set[frozenset[tuple[int, int]]]:
    """The pairs of squares between which a wall is open."""
    found = set()
    for door in ship.doors:
        for step in range(door.len):
            if door.orient == "V":
                pair = (door.x - 1, door.y + step), (door.x, door.y + step)
            else:
                pair = (door.x + step, door.y - 1), (door.x + step, door.y)
            found.add(frozenset(pair))
    return found


def seen_square_by_square(ship: Ship, decks: str) -> dict[str, set[str]]:
    """From every square straight on in four directions, until a wall stops the eye."""
    deck_of = {room.id: room.deck for room in ship.rooms}
    plan = {at: room for at, room in squares(ship).items() if deck_of[room] in decks}
    open_walls = gaps(ship)
    seen = defaultdict[str, set[str]](set)
    for (x, y), room in plan.items():
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            here = (x, y)
            while (there := (here[0] + dx, here[1] + dy)) in plan:
                if plan[here] != plan[there] and frozenset((here, there)) not in open_walls:
                    break
                seen[room].add(plan[there])
                here = there
        seen[room].add(room)
    return seen


@pytest.mark.parametrize("name", SHIPS)
@pytest.mark.parametrize("decks", ["A", "AB", "ABC", "ABCD"])
def test_sight_is_what_the_plan_gives_square_by_square(name: str, decks: str) -> None:
    ship = SHIPS[name]
    stage = chart("" if name == "ours" else KETCH).stage(len(decks))
    assert {room: {*seen} for room, seen in stage.sees.items()} == seen_square_by_square(
        ship, decks
    )


@pytest.mark.parametrize("name", SHIPS)
def test_neighbours_are_those_behind_an_open_wall(name: str) -> None:
    ship = SHIPS[name]
    plan, beside = squares(ship), defaultdict[str, set[str]](set)
    for one, other in map(tuple, gaps(ship)):
        beside[plan[one]].add(plan[other])
        beside[plan[other]].add(plan[one])
    stage = chart("" if name == "ours" else KETCH).stage(4)
    assert {room: {*there} for room, there in stage.beside.items()} == beside


def test_our_data_say_the_same_as_the_plan() -> None:
    seen = seen_square_by_square(house.house(), "ABCD")
    for row in DATA["rooms"]:
        assert {*row["visible"]} == seen[row["id"]] - {row["id"]}
        assert {*row["adjacent"]} == {*chart("").stage(4).beside[row["id"]]}


def test_the_ship_has_what_the_rulebook_says() -> None:
    numbers = sorted(room.number for room in house.house().rooms if room.number is not None)
    assert numbers == [*range(23)]
    assert {room.deck for room in house.house().rooms} == {*"ABCD"}
    assert any(room.number is None for room in house.house().rooms)
    sees = chart("").stage(4).sees
    deck_of = chart("").deck_of
    assert any(deck_of[a] != deck_of[b] for a in sees for b in sees[a])


def test_there_are_90_cards_on_every_ship() -> None:
    for text in ("", KETCH):
        assert len(chart(text).pack()) == 90
    kinds = Counter(card.partition("_")[0] for card in chart("").pack())
    assert kinds["aid"] == 20 and kinds["fail"] == 40


@pytest.mark.parametrize(
    ("file", "spoil", "error"),
    [
        ("board.json", lambda d: d["rooms"][0]["visible"].pop(), "visible of bridge"),
        ("board.json", lambda d: d["rooms"][0]["adjacent"].pop(), "adjacent of bridge"),
        ("board.json", lambda d: d["route"].reverse(), "route"),
        ("board.json", lambda d: d["decks"][3].update(move_value=2), "move_value of D"),
        ("board.json", lambda d: d["decks"][2].update(id="X"), "decks"),
        ("cards.json", lambda d: d["failure"][0].update(count=25), "failures: 39"),
        ("cards.json", lambda d: d["move"].pop(), "moves: 29"),
        ("cards.json", lambda d: d["aid"][0].update(id="whisky"), "ids"),
    ],
)
def test_data_that_are_not_whole_are_refused_when_loaded(
    file: str, spoil: object, error: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def spoilt(name: str) -> object:
        data = load(name)
        if name == file:
            spoil(data)  # type: ignore[operator]
        return data

    for module in (cards, house):
        monkeypatch.setattr(module, "load", spoilt)
    monkeypatch.setattr(
        house, "cards", all_cards.__wrapped__ if file == "cards.json" else all_cards
    )
    with pytest.raises(BadData, match=re.escape(error)):
        house.house.__wrapped__()


@pytest.mark.parametrize("language", LANGUAGES)
def test_rooms_cards_and_decks_have_their_names(language: str) -> None:
    """As in the data; apostrophes are set well."""

    def name(key: str, **values: str) -> str:
        return say(language, GAME, key, **values).replace("’", "'").replace("\u00a0", " ")

    for row in DATA["rooms"]:
        assert name("board-room", room=row["id"]) == row[f"name_{language}"]
        assert row["id"] not in name("board-at", room=row["id"])
    for row in load("cards.json")["aid"]:
        assert name("board-card", card=row["id"]) == row[f"name_{language}"]
    for row in load("cards.json")["move"]:
        room = name("board-room", room=row["room"])
        assert name("board-card", card=row["room"]).endswith(f": {room}")
    for deck in DATA["decks"]:
        assert name("board-deck-name", deck=deck["id"]).endswith(
            deck[f"name_{language}"].rpartition(" - ")[2]
        )
    assert name("board-room", room="Grand hall") == "Grand hall"
    assert "Grand hall" in name("board-card", card="Grand hall")


def test_in_english_one_is_at_a_room_or_goes_to_it() -> None:
    """`board-at` has its preposition in French and none in English."""
    english = (files(lucky) / "texts" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"(\S+) \{ board-at \}", english)) == {"at", "to"}


def test_a_ship_goes_through_json_whole() -> None:
    for ship in SHIPS.values():
        assert msgspec.json.decode(msgspec.json.encode(ship), type=Ship) == ship
