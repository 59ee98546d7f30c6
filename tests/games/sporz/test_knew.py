"""What a perfect listener could know, against every deal and night one by one."""

from itertools import permutations

import pytest

from huisclos.games.sporz.knew import SLIP, known
from tests.games.sporz.scene import Scene

FOUR = "deal B+ D. P- A-"  # the base mutant, the doctor, the psychologist, an astronaut
SEATS = range(4)


def brute_force(claims: list[tuple[int, str, int | None, bool]]) -> list[float]:
    """The chances after a first night without a death: every deal and every mutation, each as
    likely as the others. Only the doctor can be mutated, and then treats nobody; the others resist.

    A claim: who says it, which role they have, or about whom it is and whether they are a mutant.
    """
    sums, total = [0.0] * 4, 0.0
    for roles in permutations("BDPA"):
        base, doctor = roles.index("B"), roles.index("D")
        others = [seat for seat in SEATS if seat != base]
        for mutated in others:
            mutants = {base, doctor} if mutated == doctor else {base}
            weight = 1.0
            for seat, kind, at, mutant in claims:
                so = roles[seat] == kind if at is None else (at in mutants) == mutant
                weight *= 0.5 if seat in mutants else 1 - SLIP if so else SLIP
            total += weight
            for seat in mutants:
                sums[seat] += weight
    return [one / total for one in sums]


def test_before_the_first_night_it_is_counted() -> None:
    found = known(Scene(FOUR).state)
    assert (found.drawn, found.chances) == (0, (0.25,) * 4)


@pytest.mark.parametrize(
    ("said", "claims"),
    [
        ([], []),
        (["2 claim role psychologist"], [(2, "P", None, False)]),
        (
            ["2 claim role psychologist", "2 claim state 1 0 mutant"],
            [(2, "P", None, False), (2, "", 0, True)],
        ),
    ],
)
def test_the_chances_of_a_perfect_listener_are_those_of_brute_force(
    said: list[str], claims: list[tuple[int, str, int | None, bool]]
) -> None:
    scene = Scene(FOUR).elected().night("mutate 3")
    for line in said:
        seat, _, move = line.partition(" ")
        scene(int(seat), move)
    found = known(scene.state)
    assert found.drawn > 300
    assert found.chances == pytest.approx(brute_force(claims), abs=0.09)


def test_the_dead_have_no_chances_and_the_box_is_laid_open() -> None:
    scene = Scene(FOUR).elected(0).night("mutate 3").executed(3).night("mutate 2")
    scene(0, "vote 1")
    found = known(scene.state)
    assert [chance is None for chance in found.chances] == [False, False, False, True]
    assert [(ballot.voter, ballot.at) for ballot in found.ballots] == [(0, 1)]
    assert found.mutants == (0,)
