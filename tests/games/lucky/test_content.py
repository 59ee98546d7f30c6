"""A ship that a table brings: docs/lucky-ship.md is true, and an error names its line."""

from itertools import repeat
from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.lucky import GAME, content
from huisclos.games.lucky.actions import Board
from huisclos.games.lucky.notes import Sailed
from huisclos.games.lucky.nouns import Bonus, Copies, Options, house
from huisclos.kernel import settle
from tests.games.lucky.scene import KETCH, LINER, notes, onward

ROWS = KETCH.splitlines()


def without(word: str) -> list[str]:
    return [row for row in ROWS if word not in row]


def instead(old: str, new: str) -> list[str]:
    assert any(old in row for row in ROWS)
    return [row.replace(old, new) for row in ROWS]


def test_our_own_ship_in_the_guide_is_ours() -> None:
    ship = content.parse(LINER)
    assert replace(ship, name="") == house.house()


def test_a_ship_is_written_and_read_again() -> None:
    for text in (KETCH, LINER):
        ship = content.parse(text)
        assert content.parse(content.write(ship)) == ship


def test_cards_that_are_not_mentioned_are_spread_over_the_numbered_rooms() -> None:
    ship = content.parse(KETCH)
    assert [copies.count for copies in ship.moves] == [4, 4, 4, 4, 4, 4, 3, 3]
    assert len(ship.bonuses) == 14
    assert {bonus.room for bonus in ship.bonuses} == {copies.room for copies in ship.moves}


def test_cards_may_be_given() -> None:
    counts = [("Timonerie", 9), ("Roof", 9), ("Cale à eau", 12)]
    lines = [*ROWS, *(f"move {room} {count}" for room, count in counts), "bonus whisky Carré 6"]
    ship = content.parse("\n".join(lines))
    assert ship.moves == tuple(Copies(*pair) for pair in counts)
    assert ship.bonuses == (Bonus("aid_whisky", "Carré", 6),)


@pytest.mark.parametrize(
    ("rows", "line", "key"),
    [
        ([], 1, "content-no-ship"),
        (["barge X"], 1, "content-word"),
        (["ship"], 1, "content-ship"),
        (["ship Un / Deux"], 1, "content-ship"),
        ([*ROWS, "ship Encore"], 30, "content-ship"),
        (["ship Un", "room 0 Pont 0,0 4x4"], 2, "content-no-deck"),
        (["ship Un", "deck B"], 2, "content-deck"),
        (["ship Un", "deck A", "deck B"], 3, "content-deck"),
        (["ship Un", "deck A Pont / haut"], 2, "content-deck-name"),
        (instead("room 0 Timonerie 0,0 4x4", "room 0 Timonerie 0 0 4x4"), 4, "content-form"),
        (instead("/ Roof 4,1", "Roof 4,1"), 19, "content-form"),
        (instead("/ Roof 4,1", "/ Toit 4,1"), 19, "content-no-room"),
        ([*ROWS, "move Timonerie"], 30, "content-form"),
        ([*ROWS, "move Toit 30"], 30, "ship-no-room"),
        ([*ROWS, "move Carré 29"], 30, "ship-moves"),
        ([*ROWS, "move Carré 30", "move Roof 0"], 31, "ship-move-count"),
        ([*ROWS, "move Carré 15", "move Carré 15"], 31, "ship-card-twice"),
        ([*ROWS, "bonus rhum Carré 6"], 30, "ship-no-aid"),
        ([*ROWS, "bonus whisky Carré 2"], 30, "ship-bonus-value"),
        ([*ROWS, "bonus whisky Carré 6", "bonus whisky Roof 6"], 31, "ship-card-twice"),
        (instead("Timonerie 0,0 4x4", "Timonerie 0,0 0x4"), 4, "ship-size"),
        (instead("Timonerie 0,0 4x4", "Timonerie 0,0 5x4"), 5, "ship-overlap"),
        (instead("Timonerie", "aid_whisky"), 4, "ship-name"),
        ([*ROWS[:6], "room 9 Roof 20,0 1x1", *ROWS[6:]], 7, "ship-name-twice"),
        (
            instead("room 2 Cabine du maître 0,4 4x4", "room 2 Cabine du maître 20,2 4x4"),
            8,
            "ship-deck-order",
        ),
        (instead("room 1 Carré", "room 0 Carré"), 4, "ship-number-twice"),
        (instead("room 7", "room 9"), 29, "ship-number-missing"),
        (instead("/ Roof 4,1", "/ Roof 4,4"), 19, "ship-door-wall"),
        (instead("/ Descente 5,4 2", "/ Descente 7,4 2"), 21, "ship-door-wall"),
        ([*ROWS, "door Descente / Roof 6,4"], 30, "ship-door-twice"),
        ([*ROWS, *["door Timonerie / Roof 4,2"] * 300], 319, "content-doors"),
        (without("door Timonerie"), 4, "ship-cut-off"),
        (without("door Roof / Descente"), 4, "ship-cut-off"),
    ],
)
def test_an_error_names_its_line(rows: list[str], line: int, key: str) -> None:
    assert GAME.refuse_content is not None
    problem = GAME.refuse_content(Options(3), "\n".join(rows))
    assert problem is not None
    assert (problem.refusal.key, problem.line) == (f"lucky-{key}", line)


def test_each_deck_needs_a_numbered_room() -> None:
    rows = [row.replace("room 6 Soute", "room Soute") for row in ROWS]
    rows = [row.replace("room 7 Cale", "room Cale") for row in rows]
    with pytest.raises(content.BadContent, match="lucky-ship-deck-number"):
        content.parse("\n".join(rows))


def test_a_room_without_a_number_needs_a_numbered_one_beside_it_that_is_not_drowned() -> None:
    """The sail locker has one below it alone: when D drowns, the Doctor would not know where to go
    from there."""
    text = KETCH.replace("room 5 Voilerie", "room Voilerie").replace("room 7 ", "room 5 ")
    text += "door Voilerie / Cale à eau 9,12\n"
    with pytest.raises(content.BadContent) as bad:
        content.parse(text)
    refusal = bad.value.problem.refusal
    assert refusal.key == "lucky-ship-no-number-beside"
    assert dict(refusal.values) == {"name": "Voilerie", "deck": "C"}
    assert bad.value.problem.line == 14


def test_too_many_rooms_are_refused() -> None:
    more = [f"room Coin {at} {at % 20 + 30},{at // 20} 1x1" for at in range(80)]
    rows = [*ROWS[:6], *more, *ROWS[6:]]
    with pytest.raises(content.BadContent, match="line 84: lucky-content-rooms"):
        content.parse("\n".join(rows))


def test_the_dealer_takes_the_ship_and_everybody_sees_it() -> None:
    *moves, (_, state) = settle(GAME, GAME.setup(Options(3)), repeat(Random(1)), KETCH)
    assert isinstance(moves[0][0], Board)
    ship = content.parse(KETCH)
    assert GAME.public(state).ship == ship
    assert notes(state, Sailed) == [Sailed("Le Goéland")]
    assert {*state.pawns, state.doctor} <= {room.id for room in ship.rooms}
    after = onward(state, f"{state.player} draw")
    assert GAME.public(after).ship == ship


def test_without_a_text_the_ship_is_ours_and_is_not_sent_each_time() -> None:
    *_, (_, state) = settle(GAME, GAME.setup(Options(3)), repeat(Random(1)), "  \n")
    assert GAME.public(state).ship is None
    assert notes(state, Sailed) == [Sailed(None)]


def test_a_good_text_is_accepted() -> None:
    assert GAME.refuse_content is not None
    assert GAME.refuse_content(Options(3), KETCH) is None
