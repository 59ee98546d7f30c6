"""How well clues fit the words, and what a seat makes of them, against every way to share out the
roles one by one."""

from itertools import permutations

import pytest

from huisclos.games.infiltres import GAME
from huisclos.games.infiltres.bots import belief, words
from huisclos.games.infiltres.knew import chances, fit, knew, known
from huisclos.games.infiltres.state import State
from huisclos.kernel import Seat, view
from tests.games.infiltres.scene import onward, scene

LION = ("brief 0 DDIJ", "0 pick 1")  # lion / tigre
CLUES = ("0 clue savane", "1 clue crinière", "2 clue rayures", "3 clue animal")


def brute_force(state: State, listener: Seat) -> list[float]:
    """That each is no disciple: every role of everybody, with every other word."""
    mind = belief.knowledge(view(GAME, state, listener))
    others = belief._others("fr", mind.anchor, few=False)
    imitation = belief._imitations(mind)
    sums, total = [0.0] * 4, 0.0
    for roles in {*permutations("DDIJ")}:
        if roles[listener] == "J":
            continue  # one's own card says so
        for other, prior in others:
            ours, theirs = mind.anchor, other
            if roles[listener] == "I":
                ours, theirs = theirs, ours
            fits = {"D": belief._fits(mind, ours), "I": belief._fits(mind, theirs), "J": imitation}
            weight = prior
            for seat in range(4):
                if seat != listener:  # one's own clues are the same in every world
                    weight *= fits[roles[seat]][seat]
            total += weight
            for seat in range(4):
                sums[seat] += weight * (roles[seat] != "D")
    return [one / total for one in sums]


@pytest.mark.parametrize("heard", range(len(CLUES) + 1))
@pytest.mark.parametrize("listener", [0, 1, 2])
def test_what_a_seat_could_think_is_what_brute_force_says(heard: int, listener: int) -> None:
    state = scene(*LION, *CLUES[:heard])
    assert chances(state, Seat(listener)) == pytest.approx(
        brute_force(state, Seat(listener)), abs=0.006
    )


def test_the_journalist_knows_what_they_are() -> None:
    assert chances(scene(*LION, *CLUES), Seat(3))[3] == 1.0


def test_a_clue_fits_the_word_that_calls_it_to_mind() -> None:
    best = max(
        words.lexicon("fr").calls["lion"],
        key=lambda clue: words.chance("fr", clue, "lion") / words.lexicon("fr").frequency[clue],
    )
    assert fit("fr", best, "lion") == 10
    mane = known(scene(*LION, *CLUES)).clues[1]
    assert mane.disciples is not None and mane.infiltrators is not None
    assert mane.disciples > mane.infiltrators
    assert fit("fr", "zzyzx", "lion") is None
    assert fit("fr", "savane", "zzyzx") is None


def test_it_is_told_after_every_clue_and_elimination_but_not_of_a_clue_that_was_missed() -> None:
    lines = [*LION, CLUES[0], "time", *CLUES[2:], "ready", "votes 1 0 0 0"]
    states = [scene(*lines[: count + 1]) for count in range(len(lines))]
    found = [*knew(enumerate(states))]
    assert [moment for moment, _ in found] == [1, 2, 3, 4, 5, 7]
    last = found[-1][1]
    assert [clue.word for clue in last.clues] == ["savane", "rayures", "animal"]
    assert last.seats[0] == (None,) * 4 and last.seats[1][0] is None


def test_words_of_ones_own_have_no_fit() -> None:
    words = "brief 0 DDIJ grok/zot" + ", mer/lac" * 9 + " | Essai"
    state = onward(scene(words), "0 pick 1", "0 clue savane")
    [clue] = known(state).clues
    assert (clue.disciples, clue.infiltrators) == (None, None)
