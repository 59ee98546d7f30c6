"""What the bot of Sporz believes, against the truth and against worlds that look the same."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from huisclos.bots.arena import play_game
from huisclos.games.sporz import GAME
from huisclos.games.sporz.actions import Vote
from huisclos.games.sporz.bots import LEVELS
from huisclos.games.sporz.bots.belief import believe
from huisclos.games.sporz.bots.notebook import Skill, read
from huisclos.games.sporz.bots.odds import scaled
from huisclos.games.sporz.nouns import Options
from huisclos.games.sporz.state import Enquiring, State
from huisclos.kernel import NoWorld, Seat, play, view
from tests.games.sporz.scene import EIGHT, Scene

STRONG = LEVELS["strong"]
SKILL = Skill(noise=0.05)


def odds(scene: Scene, seat: int) -> list[float]:
    belief = believe(read(view(GAME, scene.state, Seat(seat)), SKILL))
    return [belief.mutant(Seat(at)) for at in range(scene.state.options.seats)]


def votes(seats: int, seeds: range) -> Iterator[tuple[State, Seat]]:
    """Every state in which a bot voted, and who did."""
    for seed in seeds:
        result = play_game(GAME, Options(seats), [STRONG] * seats, Random(seed))
        state = GAME.setup(Options(seats))
        for seat, action in result.log:
            if isinstance(action, Vote) and isinstance(state.phase, Enquiring):
                yield state, seat
            state = play(GAME, state, seat, action)


def test_before_the_first_night_anybody_else_is_as_likely() -> None:
    scene = Scene(EIGHT)
    assert odds(scene, 3) == pytest.approx([1 / 7] * 3 + [0] + [1 / 7] * 4)
    assert odds(scene, 1) == pytest.approx([1 / 6, 0, 0] + [1 / 6] * 5)  # doctors know each other
    assert odds(scene, 0) == pytest.approx([1] + [0] * 7)


def test_what_one_has_seen_is_certain() -> None:
    scene = Scene(EIGHT).elected().night("mutate 7", s4="inspect 7", s5="inspect 6", s3="count")
    assert odds(scene, 4)[7] == 1
    assert odds(scene, 5)[6] == 0  # resistant
    assert sum(odds(scene, 3)) == pytest.approx(2, abs=0.3)  # by the count
    scene.executed(None)
    assert odds(scene, 7)[0] == 1  # the pack woke
    scene.night("mutate 3", s1="heal 7")
    assert odds(scene, 7)[0] == 1  # healed, one remembers


def test_a_doctor_who_does_not_wake_is_suspected() -> None:
    scene = Scene(EIGHT).elected().mutants("mutate 2", "paralyse 3")
    assert odds(scene, 1)[2] > 0.3 > max(odds(scene, 1)[3:])


def test_a_claim_weighs_and_a_proven_liar_is_suspected() -> None:
    scene = Scene(EIGHT).elected().night("mutate 7", s4="inspect 7")
    before = odds(scene, 3)
    scene(4, "claim role psychologist", "claim state 1 7 mutant")
    assert odds(scene, 3)[7] > 0.55 > before[7]
    scene(0, "claim state 1 3 mutant")  # seat 3 knows better
    assert odds(scene, 3)[0] > 0.65 > before[0]


def test_two_holders_of_one_role_are_believed_less() -> None:
    scene = Scene(EIGHT).elected().night("mutate 7", s4="inspect 7")
    scene(4, "claim role psychologist", "claim state 1 7 mutant")
    alone = odds(scene, 3)[7]
    assert odds(scene(0, "claim role psychologist"), 3)[7] < alone


CALL = {1: "doctor", 2: "doctor", 3: "computer", 4: "psychologist", 5: "geneticist"}
CALL |= {6: "astronaut", 7: "astronaut"}


def called(*silent: int) -> Scene:
    """The first day: all but these say what they are, as it is."""
    scene = Scene(EIGHT).elected().night("mutate 5")
    for seat, role in CALL.items():
        if seat not in silent:
            scene(seat, f"claim role {role}")
    return scene


def test_where_one_too_many_claims_a_role_one_of_them_has_none() -> None:
    scene = called()(0, "claim role astronaut")
    told = odds(scene, 1)
    assert min(told[0], told[6], told[7]) > 0.3 > max(told[3:6])
    assert odds(scene, 6)[0] > 0.4  # an astronaut knows that it is one of two


def test_who_says_nothing_where_all_others_have_is_suspected_once_half_have_voted() -> None:
    scene = called()
    waiting = odds(scene, 1)[0]
    for seat in (3, 4, 5, 6):
        scene(seat, "vote 7")
    told = odds(scene, 1)
    assert told[0] > 0.4 > waiting
    assert told[0] > 1.5 * max(told[1:])


def test_where_few_have_said_what_they_are_nothing_follows() -> None:
    few = called(1, 2, 6, 7)
    before = odds(few, 1)
    for seat in (3, 4, 5, 6):
        few(seat, "vote 7")
    assert odds(few, 1) == pytest.approx(before)


def test_who_does_not_answer_what_they_are_is_suspected_more_and_who_asks_is_not() -> None:
    few = called(1, 2, 6, 7)
    for seat in (3, 4, 5, 6):
        few(seat, "vote 7")
    before = odds(few, 1)
    asked = odds(few(3, "claim ask 0"), 1)
    assert asked[0] > 1.2 * before[0]
    assert asked[3] <= before[3]
    assert odds(few(0, "claim role astronaut"), 1)[0] == pytest.approx(before[0], abs=0.02)


def test_nothing_that_is_so_is_held_for_impossible() -> None:
    for state, seat in votes(8, range(6)):
        belief = believe(read(view(GAME, state, seat), SKILL))
        for at in state.living:
            assert (belief.mutant(at) > 0) if state.mutant[at] else (belief.mutant(at) < 1)


def test_the_belief_knows_more_than_how_many_there_are() -> None:
    """Brier's score of the healthy, against that of a constant guess that knows the mean."""
    pairs = [
        (believe(read(view(GAME, state, seat), SKILL)).mutant(at), state.mutant[at])
        for state, seat in votes(9, range(8))
        if not state.mutant[seat]
        for at in state.living
        if at != seat
    ]
    mean = sum(mutant for _, mutant in pairs) / len(pairs)
    score = sum((p - mutant) ** 2 for p, mutant in pairs) / len(pairs)
    assert score < 0.95 * mean * (1 - mean)


def test_the_belief_is_near_worlds_that_look_the_same(record_property: Any) -> None:
    """Worlds are drawn without a weight for how likely they are played, so only nearly so."""
    rng, far, compared = Random(2), 0.0, 0
    deals = (EIGHT, "deal B+ D. D. P. G- A+")
    for deal in deals:
        scene = Scene(deal).elected().night("mutate 4", s4="inspect 0").executed(None)
        scene.night("mutate 5", s1="heal 4")
        for seat in scene.state.living[1:]:
            seen = view(GAME, scene.state, seat)
            belief, drawn = believe(read(seen, SKILL)), []
            for _ in range(30):
                try:
                    drawn.append(GAME.resample(seen, rng).mutant)
                except NoWorld:
                    continue
            for at in scene.state.living:
                share = sum(world[at] for world in drawn) / len(drawn)
                far += abs(belief.mutant(at) - share)
                compared += 1
    record_property("total variation", far / compared)
    assert far / compared < 0.25


@pytest.mark.parametrize("wanted", [0.5, 1, 2.5, 3.9])
def test_odds_are_scaled_to_a_sum(wanted: float) -> None:
    given = [0.1, 0.3, 0.5, 0.9]
    factor = scaled(given, wanted)
    total = sum(factor * p / (factor * p + 1 - p) for p in given)
    assert total == pytest.approx(wanted, abs=0.02)
