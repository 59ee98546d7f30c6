"""The arena: whole games between bots, counted and repeatable."""

import hashlib
from random import Random
from typing import Any

import pytest
from huisclos_trio import GAME as TRIO

from huisclos import shelf
from huisclos.bots import level
from huisclos.bots.arena import (
    EndlessGame,
    Result,
    Tally,
    contest,
    evidence,
    play_game,
    share,
)
from huisclos.bots.uniform import uniform
from huisclos.games.infiltres.actions import Brief
from huisclos.games.infiltres.notes import MissionEnded
from huisclos.games.infiltres.nouns import Options
from huisclos.kernel import CLOCK, NoWorld, Outcome, Seat, View, replay
from huisclos.kernel import Options as KernelOptions

INFILTRES = shelf.game("infiltres")
RANDOM = level("infiltres", "random")
STRONG = level("infiltres", "strong")


def test_a_game_is_played_to_its_end_and_its_log_replays_it() -> None:
    result = play_game(INFILTRES, Options(4, target=1), [RANDOM] * 4, Random(3))
    state = replay(INFILTRES, Options(4, target=1), result.log)
    assert INFILTRES.to_act(state) == ()
    assert INFILTRES.outcome(state) == result.outcome


def test_the_clock_plays_where_play_waits_for_nobody_else() -> None:
    """In trio, pointing lasts its time whatever is done in it."""
    result = play_game(TRIO, KernelOptions(3), [uniform(TRIO)] * 3, Random(1))
    assert [seat for seat, _ in result.log].count(CLOCK) <= 1
    assert result.outcome.reason


def test_time_runs_out_for_a_bot_that_has_nothing_to_play() -> None:
    def lost(view: View[Any, Any, Any], moves: tuple[Any, ...], rng: Random, budget: int) -> Any:
        if not moves:
            raise NoWorld
        return rng.choice(moves)

    result = play_game(INFILTRES, Options(4, target=1), [lost] * 4, Random(3))
    assert CLOCK in {seat for seat, _ in result.log}


def test_a_game_that_does_not_end_is_an_error() -> None:
    with pytest.raises(EndlessGame, match="infiltres is not over after 5 actions"):
        play_game(INFILTRES, Options(4), [RANDOM] * 4, Random(1), longest=5)


def test_other_bots_meet_the_same_deal() -> None:
    deals = []
    for bot in (RANDOM, STRONG):
        result = play_game(INFILTRES, Options(5, target=1), [bot] * 5, Random(9))
        deals.append(result.log[0][1])
    assert isinstance(deals[0], Brief)
    assert deals[0] == deals[1]


def test_the_same_seed_repeats_a_contest_and_another_does_not() -> None:
    def digest(seed: int) -> str:
        return contest(INFILTRES, Options(4, target=1), {"strong": STRONG}, 3, seed).digest

    assert digest(1) == digest(1) != digest(2)


def test_the_digest_is_that_of_all_logs() -> None:
    played = contest(INFILTRES, Options(4, target=1), {"random": RANDOM}, 2, 7)
    logs = [
        play_game(INFILTRES, Options(4, target=1), [RANDOM] * 4, Random(f"7/{number}")).log
        for number in range(2)
    ]
    lines = [f"{seat} {INFILTRES.write(action)}\n" for log in logs for seat, action in log]
    assert played.digest == hashlib.sha256("".join(lines).encode()).hexdigest()
    assert played.actions == len(lines)


def test_every_win_goes_to_a_bot_and_to_a_camp() -> None:
    bots = {"strong": STRONG, "random": RANDOM}
    played = contest(INFILTRES, Options(5, target=1), bots, 4, 1)
    assert sum(result.share for result in played.results.values()) == pytest.approx(1)
    assert sum(camp.share for camp in played.camps.values()) == pytest.approx(1)
    assert played.camps.keys() == {"disciple", "infiltrator", "journalist"}


def test_each_deal_is_played_once_for_every_bot() -> None:
    """So none has had better cards than the other."""
    deals: list[tuple[Any, ...]] = []

    def lazy(view: View[Any, Any, Any], moves: Any, rng: Random, budget: int) -> Any:
        if not any(isinstance(note, MissionEnded) for note in view.heard):
            deals.append((view.seat, view.private))
        return RANDOM(view, moves, rng, budget)

    contest(INFILTRES, Options(4, target=1), {"lazy": lazy, "random": RANDOM}, 2, 1)
    words = {seat: {private.word for at, private in deals if at == seat} for seat in range(4)}
    assert all(len(seen - {None}) <= 1 for seen in words.values())
    assert any(words.values())


def test_a_difference_is_decided_when_it_can_be_no_luck() -> None:
    assert evidence(0, 0) == pytest.approx(1) == evidence(1, 0)
    assert evidence(3, 5) == evidence(5, 3) < 1
    assert evidence(9, 0) > 20 > evidence(7, 0)
    assert evidence(60, 40) < 20 < evidence(70, 30)


def test_a_contest_stops_once_one_of_two_is_better() -> None:
    won = Outcome("won", (Seat(0),))
    tally = Tally(["a", "b"])
    for deal in range(8):
        assert tally.better is None, deal
        tally.count(INFILTRES, Result((), won), ("a", "b"), deal_over=False)
        tally.count(INFILTRES, Result((), Outcome("won")), ("b", "a"), deal_over=True)
    assert tally.better == "a"
    assert tally.contest().pairs == {"a": 8, "b": 0}


def test_camps_are_crossed_with_bots() -> None:
    tally = Tally(["a", "b"])
    camps = ("red", "blue", "red")
    tally.count(INFILTRES, Result((), Outcome("", (Seat(0),), camps)), ("a", "b", "b"), False)
    crossed = tally.contest().crossed
    assert {key: crossed[key].share for key in crossed} == {
        ("blue", "b"): 0.0,
        ("red", "a"): 1.0,
        ("red", "b"): 0.0,
    }


def test_bots_move_on_by_a_seat_each_game() -> None:
    seen: dict[str, set[int]] = {"a": set(), "b": set()}

    def watched(name: str) -> Any:
        def choose(view: View[Any, Any, Any], moves: Any, rng: Random, budget: int) -> Any:
            assert view.seat is not None
            seen[name].add(view.seat)
            return RANDOM(view, moves, rng, budget)

        return choose

    bots = {name: watched(name) for name in seen}
    contest(INFILTRES, Options(4, target=1), bots, 1, 1)
    assert seen == {"a": {0, 2}, "b": {1, 3}}
    contest(INFILTRES, Options(4, target=1), bots, 2, 1)
    assert seen == {"a": {0, 1, 2, 3}, "b": {0, 1, 2, 3}}


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (50, 100, 0.404, 0.596)],
)
def test_shares_have_wilsons_interval(won: float, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert found.share == won / games
    assert (found.low, found.high) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))
