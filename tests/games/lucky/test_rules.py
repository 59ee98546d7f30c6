"""Rules 1 to 5: boarding, a turn, Move cards, sight, attempts. Names cite RULES.md."""

from collections import Counter
from itertools import repeat
from random import Random

import pytest

from huisclos.games.lucky import GAME
from huisclos.games.lucky.actions import Board, Deal
from huisclos.games.lucky.notes import Attempted, Dealt, Drew, Placed, Received, TurnOpened
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.nouns.cards import is_move
from huisclos.games.lucky.play.chart import chart
from huisclos.kernel import DEALER, Seat, play, settle
from tests.games.lucky.scene import key, listed, notes, onward, phase, scene

# -- rule 1: the start --------------------------------------------------------------------------


def test_1_the_first_to_get_a_move_card_begins_and_the_others_follow_clockwise() -> None:
    shown = "fail_1 aid_whisky bridge fail_2 cafe galley fail_1 mail_room engine_room"
    state = onward(GAME.setup(Options(4)), f"dealer board 3 {shown}")
    assert state.player == 1  # seat 3, seat 0, then seat 1 gets the bridge
    assert state.pawns == ("mail_room", "bridge", "cafe", "galley")
    assert state.doctor == "engine_room"
    assert [note.seat for note in notes(state, Placed)] == [1, 2, 3, 0]


def test_1_rooms_may_be_shared_also_with_the_doctor_who_does_not_change_the_order() -> None:
    shown = "smoking_room smoking_room mail_room mail_room"
    state = onward(GAME.setup(Options(3)), f"dealer board 2 {shown}")
    assert state.pawns == ("smoking_room", "mail_room", "smoking_room")
    assert state.doctor == "mail_room"
    state = play(GAME, state, DEALER, GAME.deal(state, Random(1), ""))
    assert state.player == 2
    assert notes(state, TurnOpened) == [TurnOpened(1, Seat(2), met=False)]


@pytest.mark.parametrize(
    ("seats", "hand", "piles"),
    [
        (3, 8, (16, 16, 17, 17)),
        (4, 6, (16, 16, 17, 17)),
        (5, 6, (15, 15, 15, 15)),
        (6, 6, (13, 13, 14, 14)),
        (7, 6, (12, 12, 12, 12)),
    ],
)
def test_1_hands_and_piles_are_as_even_as_can_be_the_rest_to_d_then_c_then_b(
    seats: int, hand: int, piles: tuple[int, ...]
) -> None:
    *_, (_, state) = settle(GAME, GAME.setup(Options(seats)), repeat(Random(3)))
    board = GAME.public(state)
    assert board.hands == (hand,) * seats
    assert board.piles == piles
    for seat in range(seats):
        assert notes(state, Dealt, seat) == [Dealt(state.hands[seat])]
    assert notes(state, Dealt) == []


@pytest.mark.parametrize(
    "line",
    [
        "board 0 bridge cafe galley",  # nobody is left for the Doctor
        "board 0 bridge cafe galley mail_room fail_1",  # a card too many
        "board 3 bridge cafe galley mail_room",  # there is no such seat
        "board 0 bridge bridge galley mail_room",  # there is one such card
        "board 0 bridge cafe galley a_passage",  # there is no such card
        "board 0 bridge cafe galley mail_room | ship",  # not a ship
    ],
)
def test_1_a_placement_that_cannot_be_is_refused(line: str) -> None:
    assert key(GAME.setup(Options(3)), f"dealer {line}") == "bad-board"


def test_1_a_deal_that_cannot_be_is_refused() -> None:
    state = onward(GAME.setup(Options(3)), "dealer board 0 bridge cafe galley mail_room")
    deal = GAME.deal(state, Random(1), "")
    assert isinstance(deal, Deal)
    first, *others = deal.hands
    twice = Deal(((others[0][0], *first[1:]), *others), deal.piles)
    uneven = Deal((first[1:], *others), ((*deal.piles[0], first[0]), *deal.piles[1:]))
    assert key(state, f"dealer {GAME.write(deal)}") is None
    assert key(state, f"dealer {GAME.write(twice)}") == "bad-deal"
    assert key(state, f"dealer {GAME.write(uneven)}") == "bad-deal"


def test_1_the_dealer_turns_up_cards_until_everybody_has_a_room() -> None:
    for seed in range(20):
        board = GAME.deal(GAME.setup(Options(5)), Random(seed), "")
        assert isinstance(board, Board)
        assert sum(map(is_move, board.shown)) == 6
        assert not Counter(board.shown) - Counter(chart("").copies)


# -- rule 2: a turn -----------------------------------------------------------------------------

ALONE = ("bridge cafe galley", "engine_room")


def test_2_a_step_fixes_nothing_drawing_makes_it_a_search_and_ends_it() -> None:
    state = scene(*ALONE, ">mail_room", top="3")
    stepped = onward(state, "0 step chart_room")
    assert {"draw", "stop"} <= listed(stepped, 0)
    assert any(move.startswith("move") for move in listed(stepped, 0))
    drawn = onward(stepped, "0 draw")
    assert drawn.player == 1
    assert drawn.hands[0] == ("mail_room", "fail_3")
    assert notes(drawn, Drew) == [Drew(Seat(0), "D", 4, late=False)]
    assert notes(drawn, Received, 0)[-1].card == "fail_3"
    assert notes(drawn, Received, 1) == []


def test_2_only_one_free_step_a_turn() -> None:
    state = onward(scene(*ALONE), "0 step chart_room")
    assert key(state, "0 step wireless_room") == "stepped"
    assert not any(move.startswith("step") for move in listed(state, 0))


def test_2_a_step_leads_next_door() -> None:
    state = scene(*ALONE)
    assert key(state, "0 step galley") == "not-beside"
    assert key(state, "0 step bridge") == "not-beside"  # to stay is no step
    steps = {move for move in listed(state, 0) if move.startswith("step")}
    assert steps == {"step chart_room", "step a_passage", "step captains_lounge"}


def test_2_a_move_card_makes_the_turn_active_and_the_step_may_come_before_or_after() -> None:
    state = onward(scene(*ALONE, ">mail_room >cafe"), "0 move mail_room doctor mail_room")
    assert key(state, "0 draw") == "no-draw"
    assert "draw" not in listed(state, 0)
    state = onward(state, "0 step chart_room", "0 move cafe me cafe")
    assert state.pawns[0] == "cafe"
    assert key(state, "0 step b_aft_corridor") == "stepped"
    before = onward(scene(*ALONE, ">cafe"), "0 step chart_room", "0 move cafe me cafe")
    assert key(before, "0 step b_aft_corridor") == "stepped"


def test_2_a_turn_may_end_with_neither_and_nobody_must_draw() -> None:
    for lines in (("0 stop",), ("0 step chart_room", "0 stop")):
        state = onward(scene(*ALONE), *lines)
        assert (state.player, state.turn, phase(state)) == (1, 2, "turning")
        assert GAME.public(state).piles == (5, 5, 5, 5)


@pytest.mark.parametrize(
    ("piles", "deck"), [((5, 5, 5, 5), "D"), ((5, 5, 5, 0), "C"), ((5, 0, 0, 0), "A")]
)
def test_2_drawing_comes_from_the_lowest_pile_that_has_cards(
    piles: tuple[int, ...], deck: str
) -> None:
    state = onward(scene("bridge bridge bridge", "bridge", piles=piles), "0 draw")
    assert notes(state, Drew)[-1].deck == deck


def test_2_only_who_is_on_turn_plays() -> None:
    state = scene(*ALONE, penalties=True)
    assert key(state, "1 draw") == "not-your-turn"
    assert key(state, "1 fail fail_1") == "not-your-turn"
    assert key(state, "0 pass") == "not-now"


# -- rule 3: Move cards ---------------------------------------------------------------------------


def goals(state_of: str, card: str, pawn: str, piles: tuple[int, ...] = (5, 5, 5, 5)) -> set[str]:
    state = scene(f"{state_of} cafe galley", state_of, f">{card}", piles=piles)
    start = f"move {card} {pawn} "
    return {move.removeprefix(start) for move in listed(state, 0) if move.startswith(start)}


@pytest.mark.parametrize("pawn", ["me", "doctor"])
@pytest.mark.parametrize(
    ("card", "steps"), [("bridge", 0), ("cafe", 1), ("galley", 2), ("mail_room", 3)]
)
def test_3_into_the_room_named_or_so_many_steps(card: str, steps: int, pawn: str) -> None:
    beside = chart("").stage(4).beside
    near = {"palm_court"}
    for _ in range(steps):
        near |= {room for there in near for room in beside[there]}
    assert goals("palm_court", card, pawn) == (near | {card}) - {"palm_court"}


def test_3_a_pawn_must_end_in_another_room() -> None:
    assert goals("bridge", "bridge", "me") == set()
    assert "cafe" not in goals("cafe", "cafe", "doctor")


def test_3_a_card_of_a_drowned_deck_still_gives_its_steps_but_not_its_room() -> None:
    found = goals("dining_saloon", "mail_room", "me", piles=(5, 5, 5, 0))
    assert "mail_room" not in found
    assert {"infirmary", "galley", "b_aft_stairs"} <= found


def test_3_no_step_leads_onto_a_drowned_deck() -> None:
    dry = {room.id for room in chart("").ship.rooms if room.deck != "D"}
    assert goals("c_fore_stairs", "mail_room", "doctor", piles=(5, 5, 5, 0)) <= dry
    state = scene("c_fore_stairs cafe galley", "cafe", piles=(5, 5, 5, 0))
    assert key(state, "0 step cargo_hold") == "not-beside"


def test_3_only_oneself_or_the_doctor_is_moved_and_the_card_leaves_the_game() -> None:
    state = scene(*ALONE, ">cafe >galley")
    me = onward(state, "0 move cafe me cafe")
    assert me.pawns == ("cafe", "cafe", "galley") and me.doctor == "engine_room"
    him = onward(state, "0 move cafe doctor cafe")
    assert him.pawns == state.pawns and him.doctor == "cafe"
    for after in (me, him):
        assert after.hands[0] == ("galley",)
        assert after.discards[-1] == "cafe"
        assert after.player == 0  # moving the Doctor never changes the order


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("move mail_room me mail_room", "not-held"),
        ("move cafe me engine_room", "too-far"),
        ("move cafe me nowhere", "too-far"),
        ("move fail_1 me cafe", "not-a-move"),
    ],
)
def test_3_what_a_card_does_not_do_is_refused(line: str, why: str) -> None:
    assert key(scene(*ALONE, ">cafe 1"), f"0 {line}") == why


# -- rule 4: sight --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("doctor", "witness", "piles", "seen"),
    [
        ("bridge", "bridge", (5, 5, 5, 5), True),  # the same room
        ("bridge", "palm_court", (5, 5, 5, 5), True),  # the length of the deck
        ("wireless_room", "reading_room", (5, 5, 5, 5), True),  # down the stairs
        ("chart_room", "gymnasium", (5, 5, 5, 5), False),  # the doors do not line up
        ("c_aft_stairs", "engine_room", (5, 5, 5, 5), True),
    ],
)
def test_4_sight_runs_straight_through_doors_and_down_stairs(
    doctor: str, witness: str, piles: tuple[int, ...], seen: bool
) -> None:
    state = scene(f"{doctor} {witness} coal_bunker", doctor, piles=piles)
    assert (Seat(1) in GAME.public(state).witnesses) is seen
    assert (key(state, "0 save") is None) is seen


def test_4_a_drowned_deck_is_taken_out_of_neighbours_and_of_sight() -> None:
    whole, dry = chart("").stage(4), chart("").stage(3)
    assert "engine_room" in whole.sees["c_aft_stairs"]
    assert "engine_room" in whole.beside["c_aft_stairs"]
    assert not {"engine_room"} & (dry.sees["c_aft_stairs"] | {*dry.beside["c_aft_stairs"]})
    assert "engine_room" not in dry.beside and "engine_room" not in dry.sees


# -- rule 5: attempts -----------------------------------------------------------------------------

TOGETHER = ("captains_lounge bridge galley", "captains_lounge")


@pytest.mark.parametrize(
    ("pawns", "doctor", "why"),
    [
        ("captains_lounge captains_lounge cafe", "captains_lounge", None),
        ("captains_lounge bridge cafe", "captains_lounge", None),  # seen from the bridge
        ("bridge captains_lounge cafe", "captains_lounge", "doctor-elsewhere"),
        ("captains_lounge cafe cafe", "captains_lounge", "no-witness"),
        ("boiler_room engine_room cafe", "boiler_room", None),  # on whatever deck
    ],
)
def test_5_an_attempt_needs_the_doctor_and_another_player_who_sees_it(
    pawns: str, doctor: str, why: str | None
) -> None:
    state = scene(pawns, doctor, "", "1")
    assert key(state, "0 save") == why
    assert ("save" in listed(state, 0)) is (why is None)


@pytest.mark.parametrize(
    ("pawns", "aid", "value"),
    [
        ("captains_lounge bridge cafe", None, 1),
        ("captains_lounge bridge cafe", "whisky", 6),
        ("bridge captains_lounge cafe", "whisky", 2),
        ("captains_lounge bridge cafe", "life_jacket", 4),
        ("mail_room swimming_bath cafe", "mail_sack", 8),
    ],
)
def test_5_an_aid_card_gives_its_value_or_its_bonus_and_none_gives_one(
    pawns: str, aid: str | None, value: int
) -> None:
    state = scene(pawns, pawns.split()[0], f"{aid or ''} towel", "1")
    state = onward(state, f"0 save aid_{aid}" if aid else "0 save")
    [note] = notes(state, Attempted)
    assert note.value == value
    assert note.witnesses == (1,)
    assert ("aid_whisky" in state.discards[-1:]) is (aid == "whisky")
    assert "aid_towel" in state.hands[0]


@pytest.mark.parametrize(
    ("line", "why"), [("save aid_towel", "not-held"), ("save fail_1", "not-an-aid")]
)
def test_5_only_one_of_ones_own_aid_cards(line: str, why: str) -> None:
    assert key(scene(*TOGETHER, "whisky 1", "1"), f"0 {line}") == why


def test_5_an_attempt_is_the_last_thing_in_a_turn() -> None:
    state = onward(scene(*TOGETHER, ">cafe", "1"), "0 save")
    assert phase(state) == "defending"
    assert key(state, "0 move cafe me cafe") in ("not-your-turn", "not-now")
    state = onward(state, "1 fail fail_1")
    assert (phase(state), state.player) == ("turning", 1)


def test_5_one_may_move_step_and_then_attempt() -> None:
    state = scene("royal_suite captains_lounge galley", "cafe", ">bridge >captains_lounge", "1")
    state = onward(
        state,
        "0 move captains_lounge doctor captains_lounge",
        "0 move bridge me bridge",
        "0 step captains_lounge",
        "0 save",
    )
    assert phase(state) == "defending"
