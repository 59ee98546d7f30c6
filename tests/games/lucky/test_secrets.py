"""What a seat cannot know is drawn evenly; what the rules forced is kept to."""

from collections import Counter
from dataclasses import replace
from itertools import repeat
from random import Random

import pytest
from msgspec.structs import replace as changed

from huisclos.games.lucky import GAME, worlds
from huisclos.games.lucky.faults import faults
from huisclos.games.lucky.notes import Failed
from huisclos.games.lucky.nouns import Options
from huisclos.games.lucky.nouns.cards import is_failure
from huisclos.games.lucky.play.boarding import cut
from huisclos.games.lucky.play.chart import chart
from huisclos.games.lucky.state import State
from huisclos.kernel import DEALER, NoWorld, Seat, play, settle, view, walk
from tests.conftest import FULL
from tests.games.lucky.scene import KETCH, card, onward

GAMES = 1000 if FULL else 100


def begun(seats: int = 4, seed: int = 1) -> State:
    *_, (_, state) = settle(GAME, GAME.setup(Options(seats)), repeat(Random(seed)))
    return state


def test_every_card_is_accounted_for_at_every_step_of_every_game() -> None:
    ends = Counter[str]()
    for seed in range(GAMES):
        options = Options(3 + seed % 5, penalties=seed % 3 == 0, turns=20 + seed % 200)
        content = KETCH if seed % 10 == 9 else ""
        for _, _, state in walk(GAME, options, Random(seed), content):
            assert [*faults(state)] == []
            board = GAME.public(state)
            assert sum((*board.hands, *board.piles, len(board.discards))) in (0, 90)
        ends[GAME.outcome(state).reason] += 1
    assert {"saved", "sunk"} <= ends.keys()


def test_unseen_cards_are_dealt_evenly() -> None:
    """Each unseen card is as likely in one hand as in another, and in the piles by their size."""
    state = begun()
    seen = view(GAME, state, Seat(0))
    rng, draws = Random(5), 600
    failures = sum(map(is_failure, chart("").pack())) - sum(map(is_failure, state.hands[0]))
    counts = Counter[str]()
    for _ in range(draws):
        world = GAME.resample(seen, rng)
        assert world.hands[0] == state.hands[0]
        for seat in (1, 2, 3):
            counts[f"hand {seat}"] += sum(map(is_failure, world.hands[seat]))
        counts["next"] += is_failure(world.piles[3][0])
        counts["last"] += is_failure(world.piles[0][-1])
    rate = failures / (90 - len(state.hands[0]))
    for seat in (1, 2, 3):
        assert counts[f"hand {seat}"] / draws == pytest.approx(6 * rate, rel=0.1)
    for place in ("next", "last"):
        assert counts[place] / draws == pytest.approx(rate, abs=0.08)


def test_a_spectator_knows_no_hand_and_gets_a_world_as_well() -> None:
    state = begun()
    worlds = [GAME.resample(view(GAME, state, None), Random(seed)) for seed in range(9)]
    assert len({world.hands for world in worlds}) == 9


def paid_by_the_clock() -> State:
    """Seat 0 has attempted 3 points; time has paid F-2 and F-1 for seat 2, the last defender."""
    written = (
        ">captains_lounge towel 1 1 1 1 1 1",
        ">cafe >galley >mail_room 1 1 1 1 1",
        ">bridge 2 2 1 1 1 1 salts",
    )
    hands = [[*map(card, hand.split())] for hand in written]
    rest = Counter(chart("").pack()) - Counter(held for hand in hands for held in hand)
    pack = [*(held for hand in hands for held in hand), *rest.elements()]
    state = GAME.setup(Options(3))
    state = onward(state, "dealer board 0 captains_lounge captains_lounge cafe mail_room")
    state = play(GAME, state, DEALER, cut(pack, 3))
    return onward(
        state,
        "0 move captains_lounge doctor captains_lounge",
        "0 save aid_towel",
        "1 pass",
        "clock time",
    )


def test_what_time_paid_was_the_cheapest_so_that_hand_has_no_f_3() -> None:
    state = paid_by_the_clock()
    assert [t.note.card for t in state.story if isinstance(t.note, Failed)] == ["fail_2", "fail_1"]
    rng, held = Random(1), Counter[int]()
    seen = view(GAME, state, Seat(0))
    for _ in range(200):
        world = GAME.resample(seen, rng)
        assert view(GAME, world, Seat(0)) == seen
        held.update(seat for seat in (1, 2) if "fail_3" in world.hands[seat])
    assert held[1] > 20
    assert held[2] == 0


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_resampled_world_looks_the_same_to_everybody_asked(seats: int) -> None:
    rng = Random(seats)
    for seed in range(3):
        states = [s for _, _, s in walk(GAME, Options(seats, turns=20), Random(seed)) if s.hands]
        for state in rng.sample(states[:-1], 6):
            for seat in (*map(Seat, range(seats)), None):
                seen = view(GAME, state, seat)
                world = GAME.resample(seen, rng)
                assert view(GAME, world, seat) == seen
                assert [*faults(world)] == []


def test_a_view_that_cannot_be_has_no_world() -> None:
    state = begun()
    seen = view(GAME, state, Seat(0))
    note = seen.heard[-2]
    twice = replace(seen, heard=(*seen.heard, *[note] * 3))
    assert worlds.Ledger(twice).draw(Random(1)) is not None
    paid = [Failed(Seat(1), "fail_3", 1, late=False)] * 5  # there are four
    with pytest.raises(NoWorld):
        GAME.resample(replace(seen, heard=(*seen.heard, *paid)), Random(1))
    emptied = [Failed(Seat(1), "fail_1", 1, late=False)] * 7  # six were dealt
    with pytest.raises(NoWorld):
        GAME.resample(replace(seen, heard=(*seen.heard, *emptied)), Random(1))


def test_a_drawn_card_is_nobody_elses_business() -> None:
    """Two games that differ in the next card alone tell the others the same."""
    state = begun()
    seat = state.player
    lowest = state.piles[3]
    at = next(at for at, card in enumerate(lowest) if card != lowest[0])
    swapped = (lowest[at], *lowest[1:at], lowest[0], *lowest[at + 1 :])
    other = changed(state, piles=(*state.piles[:3], swapped))
    one, two = (play(GAME, s, seat, GAME.read("draw")) for s in (state, other))
    assert one.hands != two.hands
    for onlooker in (*(Seat(s) for s in range(4) if s != seat), None):
        assert view(GAME, one, onlooker) == view(GAME, two, onlooker)
