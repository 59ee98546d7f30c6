"""The opponents of Docteur Lucky: exact about what they have not seen, thrifty, on the train."""

import json
import os
import subprocess
import sys
from itertools import combinations
from random import Random

import pytest

from huisclos.bots import levels
from huisclos.bots.arena import contest, play_game
from huisclos.games.lucky import GAME
from huisclos.games.lucky.bots.farsighted import TURN, along_his_way
from huisclos.games.lucky.bots.table import Table, short_of
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.state import State
from huisclos.kernel import Seat, awaited, view
from tests.conftest import FULL
from tests.games.lucky.scene import KETCH, onward, scene

BOTS = levels("lucky")
GAMES = 200 if FULL else 2


def choice(name: str, state: State, seat: int, seed: int = 1) -> str:
    moves = tuple(GAME.moves(state, Seat(seat)))
    return GAME.write(BOTS[name](view(GAME, state, Seat(seat)), moves, Random(seed), 1))


@pytest.mark.parametrize("cards", [0, 1, 3, 5])
@pytest.mark.parametrize("points", [0, 1, 2, 4, 7])
def test_chances_are_exact(cards: int, points: int) -> None:
    pack = [1, 1, 1, 2, 2, 3, 0, 0, 0]
    hands = [*combinations(pack, cards)]
    short = sum(sum(hand) < points for hand in hands) / len(hands)
    assert short_of(points, cards, len(pack), (3, 2, 1)) == pytest.approx(short)


def test_what_is_unseen_is_neither_in_hand_nor_discarded() -> None:
    state = scene("bridge cafe galley", "mail_room", "1 3 >cafe", "2 2", "1", piles=(5, 5, 5, 5))
    table = Table(view(GAME, state, Seat(0)))
    hidden = [*state.hands[1], *state.hands[2], *(card for pile in state.piles for card in pile)]
    count, failures = table.unseen
    assert count == len(hidden)
    assert failures == tuple(hidden.count(f"fail_{value}") for value in (1, 2, 3))


LOUNGE = " ".join(["captains_lounge"] * 4)


def attempted(*hands: str, line: str = "0 save") -> State:
    return onward(scene(LOUNGE, "captains_lounge", *hands, piles=(1, 1, 1, 1)), line)


def test_plain_lets_others_pay_who_surely_can() -> None:
    rich = " ".join(["1"] * 8)
    state = attempted("", "1 1", rich, rich)
    assert choice("medium", state, 1) == "pass"


def test_plain_pays_where_nobody_after_it_can() -> None:
    state = attempted("", "1 3", ">cafe", ">galley")
    assert choice("medium", state, 1) == "fail fail_1"


def test_plain_pays_as_little_as_will_do_when_it_is_the_last() -> None:
    state = attempted("towel", "", "", "3 2 2 1", line="0 save aid_towel")
    assert choice("medium", state, 3) == "fail fail_3"
    state = attempted("", "", "", "3 2")
    assert choice("medium", state, 3) == "fail fail_2"


def test_plain_keeps_its_cards_when_all_is_lost_anyway() -> None:
    state = attempted("whisky", "", "", "1", line="0 save aid_whisky")
    assert choice("medium", state, 3) == "pass"


def test_plain_saves_the_doctor_when_nobody_can_stop_it() -> None:
    state = scene(LOUNGE, "captains_lounge", "whisky towel")
    assert choice("medium", state, 0) in ("save", "save aid_towel", "save aid_whisky")
    assert GAME.outcome(onward(state, f"0 {choice('medium', state, 0)}")).winners == (0,)


def test_plain_rides_along_with_the_doctor() -> None:
    """From the bridge he goes to the chart room, next door: to be there is to play again."""
    state = scene("bridge cafe galley", "bridge", "", "1 1 1", "1 1 1")
    assert choice("medium", state, 0) == "step chart_room"
    state = onward(state, "0 step chart_room")
    assert choice("medium", state, 0) == "draw"
    assert onward(state, "0 draw").player == 0


def test_plain_does_not_sink_the_ship() -> None:
    state = scene("bridge gymnasium palm_court", "chart_room", "", "1", "1", piles=(1, 0, 0, 0))
    assert {choice("medium", state, 0, seed) for seed in range(9)}.isdisjoint({"draw"})


def test_greedy_goes_where_it_can_attempt_and_attempts_with_its_best() -> None:
    state = scene("bridge captains_lounge cafe", "captains_lounge", "towel whisky", "1")
    assert choice("easy", state, 0) == "step captains_lounge"
    state = onward(state, "0 step captains_lounge")
    assert choice("easy", state, 0) == "save aid_whisky"
    assert choice("easy", onward(state, "0 save aid_whisky"), 1) == "fail fail_1"


def test_greedy_draws_where_it_cannot() -> None:
    assert choice("easy", scene("bridge cafe galley", "mail_room"), 0) == "draw"


@pytest.mark.parametrize("name", ["easy", "medium"])
def test_bots_agree_to_end_a_game_that_goes_nowhere(name: str) -> None:
    result = play_game(GAME, Options(3, turns=20), [BOTS[name]] * 3, Random(2))
    assert result.outcome.reason in ("agreed", "saved")


def test_bots_play_on_a_ship_of_your_own() -> None:
    for name in BOTS:
        play_game(GAME, Options(4), [BOTS[name]] * 4, Random(1), content=KETCH)


@pytest.mark.parametrize("name", BOTS)
def test_bots_hear_nothing_so_they_charge_nobody_and_judge_nobody(name: str) -> None:
    calm = scene(LOUNGE, "captains_lounge", "1", "1", "1", "1", penalties=True)
    for state, seat in [(calm, 0), (onward(calm, "0 save"), 1)]:
        for line in (None, "2 blame 3", f"2 blame {seat}"):
            heard = onward(state, line) if line else state
            said = {choice(name, heard, seat, seed) for seed in range(20)}
            assert not any(word.startswith(("blame", "judge")) for word in said)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    ("said", "fined"), [((), 0), (("1 judge yes",), 1), (("1 judge no",), 0), (("2 judge yes",), 1)]
)
def test_a_charge_among_people_needs_no_voice_of_a_bot(
    said: tuple[str, ...], fined: int, name: str
) -> None:
    """Three people and four bots: the second and the third word against the first, or none."""
    pawns = "bridge cafe galley mail_room gymnasium palm_court infirmary"
    state = onward(scene(pawns, "engine_room", penalties=True), "0 blame 2", *said)
    while state.charge:
        seat = awaited(GAME, state)[0]
        action = "stop" if seat < 3 else choice(name, state, seat)
        state = onward(state, f"{seat} {action}")
    assert state.penalties == (0, 0, fined, 0, 0, 0, 0)


@pytest.mark.parametrize("penalties", [False, True])
@pytest.mark.parametrize("seats", range(3, 8))
def test_all_games_finish_and_repeat(seats: int, penalties: bool) -> None:
    options = Options(seats, penalties=penalties)
    first, again = (contest(GAME, options, BOTS, GAMES, seed=11) for _ in range(2))
    assert first.games == GAMES
    assert first.digest == again.digest


@pytest.mark.parametrize("name", BOTS)
def test_games_repeat_whatever_the_order_of_sets(name: str) -> None:
    """Hashes of texts differ from one process to the next; no choice may hang on them."""
    arena = (sys.executable, "-m", "huisclos", "arena", "lucky", "--seats", "4", "--games", "1")
    command = (*arena, "--set", "turns=20")  # what repeats so far repeats
    digests = {
        json.loads(
            subprocess.run(
                (*command, "--bots", name, "--json"),
                env={**os.environ, "PYTHONHASHSEED": seed},
                capture_output=True,
                check=True,
            ).stdout
        )["digest"]
        for seed in ("1", "2", "3")
    }
    assert len(digests) == 1


def test_plain_beats_greedy_two_seats_each() -> None:
    rivals = {name: BOTS[name] for name in ("medium", "easy")}
    played = contest(GAME, Options(4), rivals, 400 if FULL else 40, seed=1)
    medium, easy = (played.results[name].share for name in rivals)
    assert medium + easy > 0.8  # of the games have a winner
    assert medium / (medium + easy) >= 0.65


def test_strong_beats_plain_two_seats_each() -> None:
    rivals = {name: BOTS[name] for name in ("strong", "medium")}
    played = contest(GAME, Options(4), rivals, 400 if FULL else 40, seed=1)
    assert played.results["strong"].share >= 0.65


def test_to_stand_where_the_doctor_comes_next_is_worth_a_turn_and_more() -> None:
    state = scene("chart_room cafe galley", "bridge", "", "1 1 1", "1 1 1")
    ahead, behind = (
        along_his_way(Table(view(GAME, state, Seat(0))), mine, "bridge")
        for mine in ("chart_room", "cafe")
    )
    assert ahead > behind + TURN
