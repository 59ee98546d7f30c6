"""Rules 1 to 6 of RULES.md: roles, words, the order of speech, clues and the debate."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.actions import Brief, Clue
from huisclos.games.infiltres.notes import (
    Carded,
    ClueGiven,
    ClueSpoken,
    ClueWritten,
    DebateOpened,
    Passworded,
    Picked,
    RoundOpened,
)
from huisclos.games.infiltres.nouns import Options, Role, cast
from huisclos.games.infiltres.rules import awaited
from huisclos.kernel import CLOCK, DEALER, view
from tests.games.infiltres.scene import key, notes, onward, phase, refusal, scene

# -- 1. Roles ----------------------------------------------------------------------------------

ROLES = {  # seats: disciples, infiltrators, journalists
    3: (2, 1, 0),
    4: (2, 1, 1),
    5: (3, 1, 1),
    6: (4, 1, 1),
    7: (4, 2, 1),
    8: (5, 2, 1),
    9: (6, 2, 1),
    10: (6, 3, 1),
    11: (7, 3, 1),
    12: (8, 3, 1),
    13: (8, 3, 2),
    14: (9, 3, 2),
    15: (10, 3, 2),
    16: (10, 4, 2),
    17: (11, 4, 2),
    18: (12, 4, 2),
    19: (13, 4, 2),
    20: (13, 5, 2),
}


def test_1_from_three_to_twenty_may_play() -> None:
    assert [*GAME.seats] == [*ROLES]


@pytest.mark.parametrize(("seats", "counts"), ROLES.items())
def test_1_the_dealer_gives_the_roles_of_the_table(
    seats: int, counts: tuple[int, int, int]
) -> None:
    options = Options(seats)
    assert GAME.refuse_options(options) is None
    brief = GAME.deal(GAME.setup(options), Random(seats), "")
    assert isinstance(brief, Brief)
    dealt = Counter(brief.roles)
    assert (dealt[Role.DISCIPLE], dealt[Role.INFILTRATOR], dealt[Role.JOURNALIST]) == counts


@pytest.mark.parametrize(
    ("seats", "infiltrators", "journalists", "refused"),
    [
        (3, 0, 1, None),
        (3, 0, 0, "infiltres-nobody-hidden"),
        (3, 0, None, "infiltres-nobody-hidden"),  # by default three players have no journalist
        (3, 1, 1, "infiltres-too-many-hidden"),
        (4, 0, 2, None),
        (4, 2, 0, None),
        (4, 2, None, "infiltres-too-many-hidden"),
        (5, 2, 1, "infiltres-too-many-hidden"),
        (6, 2, 1, None),
        (6, 3, 1, "infiltres-too-many-hidden"),
        (6, None, 2, None),
        (20, 10, 0, None),
        (20, 10, 1, "infiltres-too-many-hidden"),
    ],
)
def test_1_the_owner_may_set_the_numbers_within_bounds(
    seats: int, infiltrators: int | None, journalists: int | None, refused: str | None
) -> None:
    options = Options(seats, infiltrators=infiltrators, journalists=journalists)
    found = GAME.refuse_options(options)
    assert (found and found.key) == refused
    if found is None:
        brief = GAME.deal(GAME.setup(options), Random(1), "")
        assert isinstance(brief, Brief)
        assert Counter(brief.roles) == +Counter(cast(options))
    if refused == "infiltres-too-many-hidden":
        assert found is not None
        most = dict(found.values)["most"]
        assert GAME.refuse_options(Options(seats, infiltrators=int(most), journalists=0)) is None
        over = Options(seats, infiltrators=int(most) + 1, journalists=0)
        assert GAME.refuse_options(over) is not None


@pytest.mark.parametrize(
    "brief",
    [
        "brief 0 DDD",  # nobody hidden
        "brief 0 DII",
        "brief 0 DDIJ",  # one role too many
        "brief 3 DDI",  # no such seat
        "brief 0 DDI lion/tigre | one pair",
        "brief 0 DDI " + ", ".join(["lion/lionceau"] * 10),
        "brief 0 DDI " + ", ".join(["lion/gros chat"] * 10),
    ],
)
def test_1_a_brief_that_is_not_by_the_rules_is_refused(brief: str) -> None:
    assert key(GAME.setup(Options(3)), brief) == "bad-brief"


# -- 2. Who knows what -------------------------------------------------------------------------


def test_2_a_journalist_knows_and_the_others_see_a_word() -> None:
    state = scene("brief 0 DIJD", "0 pick 1")
    assert [notes(state, Carded, seat) for seat in range(4)] == [
        [Carded(False)],
        [Carded(False)],
        [Carded(True)],
        [Carded(False)],
    ]
    words = [note.word for seat in range(4) for note in notes(state, Passworded, seat)]
    assert words == ["lion", "tigre", None, "lion"]
    assert [GAME.private(state, seat).word for seat in range(4)] == words
    journalists = [seat for seat in range(4) if GAME.private(state, seat).journalist]
    assert journalists == [2]


def test_2_nobody_has_a_word_before_the_number() -> None:
    state = scene("brief 0 DIJD")
    assert all(GAME.private(state, seat).word is None for seat in range(4))


def test_2_a_spectator_hears_no_card_and_no_word() -> None:
    state = scene("brief 0 DIJD", "0 pick 1", "clues")
    assert notes(state, Carded) == notes(state, Passworded) == []
    assert view(GAME, state, None).private is None


# -- 3. A mission ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 11))
def test_3_the_first_player_picks_any_number_from_1_to_10(number: int) -> None:
    state = scene("brief 1 DDI", f"1 pick {number}")
    assert notes(state, Picked) == [Picked(1, number, by_lot=False)]
    assert GAME.public(state).number == number
    pair = state.pairs[number - 1]
    assert notes(state, Passworded, 2) == [Passworded(pair.infiltrators)]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 pick 0", "number"),
        ("1 pick 11", "number"),
        ("0 pick 1", "not-your-turn"),
        ("1 clue savane", "not-now"),
        ("1 ready", "not-now"),
    ],
)
def test_3_nothing_else_and_nobody_else_picks(line: str, why: str) -> None:
    assert key(scene("brief 1 DDI"), line) == why


# -- 4. Order ----------------------------------------------------------------------------------


def test_4_the_first_first_player_is_drawn_by_lot() -> None:
    start = GAME.setup(Options(5))
    firsts = {GAME.deal(start, Random(seed), "").first for seed in range(60)}
    assert firsts == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(("first", "then"), [(0, 1), (2, 3), (3, 0)])
def test_4_then_it_is_one_seat_to_the_left_each_mission(first: int, then: int) -> None:
    state = scene(f"brief {first} DDIJ", f"{first} pick 1", "out 2", "out 3", "3 guess rat")
    assert phase(state) == "debriefing"
    state = onward(state, "ready")
    assert key(state, f"brief {first} DDIJ") == "bad-brief"
    assert GAME.deal(state, Random(0), "").first == then
    assert onward(state, f"brief {then} DDIJ").first == then


@pytest.mark.parametrize(
    ("first", "rounds", "order"),
    [
        (0, (), (0, 1, 2, 3, 4, 5)),
        (4, (), (4, 5, 0, 1, 2, 3)),
        (0, ("out 2",), (3, 4, 5, 0, 1)),  # left of the eliminated
        (0, ("out 5",), (0, 1, 2, 3, 4)),  # round the table
        (0, ("out 0",), (1, 2, 3, 4, 5)),
        (0, ("out 3", "out 4"), (5, 0, 1, 2)),  # the next one who lives
        (0, ("out 4", "out 3"), (5, 0, 1, 2)),
        (0, ("tie",), (1, 2, 3, 4, 5, 0)),  # left of whoever opened
        (5, ("tie",), (0, 1, 2, 3, 4, 5)),
        (0, ("tie", "tie"), (2, 3, 4, 5, 0, 1)),
        (0, ("out 2", "tie"), (4, 5, 0, 1, 3)),
        (0, ("out 1", "tie", "out 3", "tie"), (5, 0, 2, 4)),
    ],
)
def test_4_who_opens_a_round(first: int, rounds: tuple[str, ...], order: tuple[int, ...]) -> None:
    numbers = {"infiltrators": 2, "journalists": 0}
    state = scene(f"brief {first} DDDDII", f"{first} pick 1", *rounds, **numbers)
    assert GAME.public(state).speaking == order
    assert notes(state, RoundOpened)[-1] == RoundOpened(len(rounds) + 1, order[0])


def test_4_with_spare_journalist_the_first_player_is_never_one() -> None:
    for seed in range(60):
        state = GAME.setup(Options(4, spare_journalist=True))
        brief = GAME.deal(state, Random(seed), "")
        assert isinstance(brief, Brief)
        assert brief.roles[brief.first] is not Role.JOURNALIST
        assert Counter(brief.roles) == +Counter(cast(state.options))
    assert key(state, "brief 3 DDIJ") == "bad-brief"
    assert key(GAME.setup(Options(4)), "brief 3 DDIJ") is None


# -- 5. A clue ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "clue", "why"),
    [
        (1, "savane", None),
        (1, "Peau-Rouge", None),
        (1, "aujourd'hui", None),
        (1, "aujourd’hui", None),
        (1, "tigre", None),  # another's password: a refusal would tell it
        (1, "z" * 30, None),
        (1, "z" * 31, "clue-one-word"),
        (1, "roi des animaux", "clue-one-word"),
        (1, "r0i", "clue-one-word"),
        (1, "m²", "clue-one-word"),
        (1, "-roi", "clue-one-word"),
        (1, "roi-", "clue-one-word"),
        (1, "…", "clue-one-word"),
        (1, "lion", "clue-password"),
        (1, "LION", "clue-password"),
        (1, "lïón", "clue-password"),
        (1, "lionceau", "clue-password"),
        (1, "pa-villon-lion", "clue-password"),
        (1, "lionne", "clue-password"),
        (1, "li", None),  # letters say nothing
        (1, "million", None),
        (3, "caféine", "clue-password"),
        (9, "ciel", "clue-password"),
        (9, "arcenciel", "clue-password"),
        (10, "oeuf", "clue-password"),
        (10, "OEUFS", "clue-password"),
    ],
)
def test_5_what_a_clue_may_be(number: int, clue: str, why: str | None) -> None:
    state = scene("brief 0 DDIJ", f"0 pick {number}")
    assert key(state, f"0 clue {clue}") == why


def test_5_an_empty_clue_is_no_word() -> None:
    state = scene("brief 0 DDI", "0 pick 1")
    found = GAME.refuse(state, awaited(state)[0], Clue(""))
    assert found is not None
    assert found.key == "infiltres-clue-one-word"


@pytest.mark.parametrize("again", ["criniere", "Crinière", "CRINIÈRE"])
def test_5_a_clue_is_given_once_in_a_mission(again: str) -> None:
    state = scene("brief 0 DDIJ", "0 pick 1", "0 clue crinière")
    found = refusal(state, f"1 clue {again}")
    assert found is not None
    assert (found.key, found.values) == ("infiltres-clue-given", (("word", again),))

    later = onward(state, "clues", "ready", "votes - - - -")
    assert key(later, f"1 clue {again}") == "clue-given"
    other_mission = onward(later, "out 2", "out 3", "3 guess rat", "ready")
    other_mission = onward(other_mission, "brief 1 DDIJ", "1 pick 1")
    assert key(other_mission, f"1 clue {again}") is None


def test_5_a_journalist_is_held_to_the_last_only() -> None:
    state = scene("brief 2 DDJI", "2 pick 1")
    assert key(state, "2 clue lion") is None
    assert key(state, "2 clue deux mots") == "clue-one-word"
    state = onward(state, "2 clue griffe", "3 clue jungle", "0 clue roi", "1 clue fauve")
    state = onward(state, "ready", "votes - - - -", "3 clue savane", "0 clue chat", "1 clue dent")
    assert key(state, "2 clue Savané") == "clue-given"


def test_5_a_missed_clue_is_no_clue_already_given() -> None:
    state = scene("brief 0 DDI", "0 pick 1", "time")
    assert key(state, "1 clue savane") is None


def test_5_what_was_said_aloud_may_be_written_down_until_the_vote() -> None:
    state = scene("brief 0 DDIJ", "0 pick 1", "0 spoken", spoken=True)
    assert key(state, "1 spoken") is None
    assert key(state, "0 spoken") == "not-now"
    assert key(state, "0 clue lionne") == "clue-password"
    state = onward(state, "0 clue savane")
    assert notes(state, ClueWritten) == [ClueWritten(0, "savane")]
    assert GAME.public(state).speaking == (1, 2, 3)  # the turn is another's, as it was
    assert [line.word for line in GAME.public(state).clues] == ["savane"]
    assert key(state, "0 clue fauve") == "not-your-turn"  # once
    state = onward(state, "clues")
    state = onward(state, "1 ready", "1 clue jungle")  # also who has asked for the vote
    assert key(state, "1 ready") == "not-your-turn"
    assert GAME.public(state).ready == (1,)
    assert [line.word for line in GAME.public(state).clues] == ["savane", "jungle", None, None]
    state = onward(state, "time")
    assert phase(state) == "voting"
    assert key(state, "2 clue griffe") == "not-now"


def test_5_clues_are_told_to_all_and_stand_on_the_sheet() -> None:
    state = scene("brief 0 DDI", "0 pick 1", "0 clue savane")
    assert notes(state, ClueGiven) == [ClueGiven(0, "savane")]
    line = GAME.public(state).clues[-1]
    assert (line.round, line.seat, line.word) == (1, 0, "savane")
    assert key(state, "0 clue autre") == "not-your-turn"


def test_5_spoken_clues_are_tapped_and_not_checked() -> None:
    state = scene("brief 0 DDI", "0 pick 1", spoken=True)
    assert [*GAME.moves(state, awaited(state)[0])] == [GAME.read("spoken")]
    state = onward(state, "0 spoken")
    assert notes(state, ClueSpoken) == [ClueSpoken(0)]
    assert GAME.public(state).clues[-1].word is None
    assert phase(onward(state, "1 spoken", "2 spoken")) == "debating"


def test_5_where_clues_are_spoken_one_may_be_typed_and_is_checked() -> None:
    state = scene("brief 0 DDI", "0 pick 1", spoken=True)
    assert key(state, "0 clue two words") == "clue-one-word"
    assert notes(onward(state, "0 clue savane"), ClueGiven) == [ClueGiven(0, "savane")]


def test_5_typed_clues_cannot_be_tapped() -> None:
    assert key(scene("brief 0 DDI", "0 pick 1"), "0 spoken") == "not-now"


# -- 6. Debate ---------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"debate": 300}, {"debate": 0}])
def test_6_the_debate_has_its_clock(options: dict[str, Any]) -> None:
    state = scene("brief 0 DDI", "0 pick 1", "clues", **options)
    seconds = options.get("debate", 120)
    assert notes(state, DebateOpened) == [DebateOpened(seconds)]
    pace = GAME.pace(state)
    assert (pace.seconds if pace else 0) == seconds
    assert phase(onward(state, "time")) == "voting"


def test_6_it_ends_when_every_living_player_is_ready() -> None:
    state = scene("brief 0 DDIJ", "0 pick 1", "out 1", "clues")
    assert awaited(state) == (0, 2, 3)  # not the eliminated
    assert key(state, "1 ready") == "not-your-turn"
    state = onward(state, "3 ready", "0 ready")
    assert (phase(state), GAME.public(state).ready) == ("debating", (0, 3))
    assert key(state, "0 ready") == "not-your-turn"
    assert phase(onward(state, "2 ready")) == "voting"


@pytest.mark.parametrize("lines", [(), ("0 pick 1",), ("0 pick 1", "clues")])
def test_neither_chance_nor_time_plays_for_a_player(lines: tuple[str, ...]) -> None:
    state = scene("brief 0 DDI", *lines)
    for move in ("pick 2", "clue savane", "ready"):
        assert key(state, f"{DEALER} {move}") == "not-your-turn"
        assert key(state, f"{CLOCK} {move}") == "not-now"
