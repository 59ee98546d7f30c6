"""Sheets of one's own, and the questions that they make necessary: rules 21 and 22."""

import pytest

from huisclos.games.sonar import GAME
from huisclos.games.sonar.notes import Asked, Replied, SymbolsDown
from huisclos.games.sonar.nouns import Options, Symbol
from huisclos.games.sonar.nouns.panel import sizes_of
from huisclos.kernel import Seat, encode
from tests.games.sonar.scene import act, change, lit, mark, refused, told, turns

SEATS = [Seat(at) for at in range(8)]


def crews(**options: object):
    """A crew of four with sheets of their own, every gauge full, after a course and both OKs."""
    state = turns("C3", "J10", seats=8, own_sheet_only=True, **options)
    return change(mark(act(state, 0, "W"), 0), 0, gauges=sizes_of(state.options), lights=0)


@pytest.mark.parametrize(
    ("seats", "people", "own", "by_hand"),
    [
        (8, 8, True, True),
        (8, 4, "one", "one"),
        (8, 7, True, "one"),
        (7, 7, True, "one"),
        (6, 6, True, False),
        (6, 4, "one", False),
        (5, 5, "one", False),
        (4, 4, False, False),
        (8, 2, False, False),
    ],
)
def test_what_a_crew_of_people_plays_by_is_fixed_as_the_game_begins(
    seats: int, people: int, own: object, by_hand: object
) -> None:
    """[21, 22] Each crew by itself; bots are not counted."""
    settled = GAME.settle(Options(seats), frozenset(SEATS[:people]))
    assert (settled.own_sheet_only, settled.film_by_hand) == (own, by_hand)
    chosen = Options(seats, own_sheet_only=False, film_by_hand="two")
    assert GAME.settle(chosen, frozenset(SEATS[:people])) == chosen


def test_captain_and_first_mate_are_not_told_which_symbols_are_down() -> None:
    """[21]"""
    state = change(crews(), 0, lights=lit("N1"))
    assert [GAME.private(state, seat).down is None for seat in SEATS[:4]] == [
        *(True, True, False, True)
    ]
    before = act(turns("C3", "J10", seats=8, own_sheet_only=True), 0, "N")
    after = act(before, 2, "cross N1")
    assert not [n for s in SEATS for n in told(before, after, s) if isinstance(n, SymbolsDown)]


def test_a_system_is_used_after_the_engineer_was_asked_and_said_that_it_is_sound() -> None:
    """[21]"""
    state = crews()
    assert refused(state, 0, "torpedo C2") == "sonar-ask-first"
    asked = act(state, 0, "ask weapons")
    assert told(state, asked, 3) == [Asked(Seat(0), Symbol.WEAPONS)]
    assert told(state, asked, 4) == [] and GAME.public(asked).awaited == (0, 1, 2)
    assert refused(asked, 0, "ask weapons") == "sonar-asked"
    assert refused(asked, 1, "reply weapons yes") == "sonar-engineer-only"
    assert refused(asked, 2, "reply weapons no") == "sonar-look-again"
    sound = act(asked, 2, "reply weapons yes")
    assert told(asked, sound, 0) == [Replied(Symbol.WEAPONS, True)]
    assert GAME.private(sound, Seat(0)).sound == (Symbol.WEAPONS,)
    assert act(sound, 0, "torpedo C2").crews[0].gauges[1] == 0
    assert refused(sound, 1, "sonar") == "sonar-ask-first"


def test_what_is_broken_is_answered_so_and_cannot_be_used() -> None:
    """[21]"""
    state = act(change(crews(), 0, lights=lit("W1", "N1", "E1")), 0, "ask weapons")
    (reply,) = [m for m in GAME.moves(state, Seat(2)) if type(m).__name__ == "Reply"]
    state = act(state, 2, GAME.write(reply))
    symbols = (GAME.private(state, Seat(0)).sound, GAME.private(state, Seat(0)).broken)
    assert symbols in (((Symbol.WEAPONS,), ()), ((), (Symbol.WEAPONS,)))
    if symbols[1]:
        assert refused(state, 0, "torpedo C2") == "sonar-broken"


def test_an_answer_holds_until_the_next_light_is_crossed() -> None:
    """[21]"""
    state = act(act(crews(), 0, "ask weapons"), 2, "reply weapons yes")
    state = act(state, 0, "end")
    state = act(mark(act(state, 4, "N"), 1), 4, "end")
    state = mark(act(state, 0, "N"), 0)
    assert GAME.private(state, Seat(0)).sound == ()
    assert refused(state, 0, "torpedo C2") == "sonar-ask-first"


def test_what_the_captain_is_offered_and_refused_says_nothing_of_the_panel() -> None:
    """[21] Nor what the first mate is."""
    clear = crews()
    broken = change(clear, 0, lights=lit("W1", "N1", "S1", "E1"))
    for seat in SEATS[:2]:
        assert encode(GAME.private(clear, seat)) == encode(GAME.private(broken, seat))
        assert [*GAME.moves(clear, seat)] == [*GAME.moves(broken, seat)]
        for move in ("torpedo C2", "sonar", "silence N 1", "drone 1", "ask special"):
            action = GAME.read(move)
            assert GAME.refuse(clear, seat, action) == GAME.refuse(broken, seat, action)


def test_a_crew_that_shares_its_sheets_or_is_told_asks_nothing() -> None:
    """[21]"""
    for options in ({"symbols_told": True}, {"own_sheet_only": "two"}):
        state = (
            crews(**options)
            if "symbols_told" in options
            else turns("C3", "J10", seats=8, **options)
        )
        assert GAME.refuse(state, Seat(0), GAME.read("ask weapons")).key == "not-now"  # type: ignore[union-attr]
