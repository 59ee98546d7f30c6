"""The bot of Dauphin: what it believes, what it does, and that whole games end."""

from random import Random

import pytest
from msgspec.structs import replace

from huisclos.bots import levels
from huisclos.bots.arena import play_game
from huisclos.bots.talking import Ear, Phrase
from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.actions import (
    Action,
    Call,
    ClaimCard,
    ClaimHit,
    Depart,
    Panic,
    Promote,
    Rescue,
    Reset,
    Sacrifice,
    Send,
    Sink,
    Stake,
    TakeBadge,
)
from huisclos.games.dauphin.bots import LEVELS, TALK
from huisclos.games.dauphin.bots.belief import Belief, believe
from huisclos.games.dauphin.bots.bids import Mood, bid, mixture
from huisclos.games.dauphin.bots.player import Nerve, player
from huisclos.games.dauphin.bots.signs import HITS, Claimed, signs_of
from huisclos.games.dauphin.nouns import Card, Direction, Options
from huisclos.games.dauphin.nouns.cards import DOLPHINS
from huisclos.games.dauphin.state import State
from huisclos.games.dauphin.worlds.script import write_script
from huisclos.games.dauphin.worlds.trials import Walked, mask_of
from huisclos.kernel import Seat, view
from tests.games.dauphin.scene import FOUR, onward, scene, thin
from tests.games.dauphin.test_variants import embarked

ME = Seat(3)
MAX = mask_of((Card.MAX,))


def choose(state: State, seat: int, seed: int = 1) -> Action:
    moves = tuple(GAME.moves(state, Seat(seat)))
    return LEVELS["strong"](view(GAME, state, Seat(seat)), moves, Random(seed), 200)


def often(state: State, seat: int, times: int = 12) -> list[Action]:
    return [choose(state, seat, seed) for seed in range(times)]


@pytest.mark.parametrize(
    "options",
    [
        Options(3, scenario="full", oxygen=True),
        Options(4, scenario="treachery", cards=True),
        Options(5, scenario="observers"),
    ],
    ids=lambda options: f"{options.scenario}-{options.seats}",
)
def test_whole_games_end_and_the_same_seed_repeats_them(options: Options) -> None:
    bots = [levels("dauphin")[name] for name in ("strong", "random", "easy", "medium", "random")]
    one, two = (play_game(GAME, options, bots[: options.seats], Random(3)) for _ in range(2))
    assert one == two
    assert len(one.log) > 10


# -- belief ------------------------------------------------------------------------------------


def test_a_bite_makes_its_neighbours_suspect() -> None:
    before = believe(view(GAME, scene(FOUR), ME), Random(1), 200)
    state = scene(
        FOUR, "walk 3 olga 1 dauphin_d 0 rico", "bridge", "walk 3 olga 1 dauphin_d 0 jimmy"
    )
    after = believe(view(GAME, state, ME), Random(1), 200)
    assert after.suspicion(Seat(1)) > before.suspicion(Seat(1)) + 0.05
    assert after.suspicion(Seat(1)) > after.suspicion(Seat(2))


def test_one_knows_ones_own_hand() -> None:
    belief = believe(view(GAME, scene(FOUR), Seat(1)), Random(1), 60)
    assert belief.suspicion(Seat(1)) == pytest.approx(1)
    assert belief.holds(Seat(1), 1) == 0  # Rico is elsewhere
    assert sum(belief.weights) == pytest.approx(1)


def test_a_claim_is_believed_a_little() -> None:
    rico = 1
    state = scene(FOUR)
    before = believe(view(GAME, state, ME), Random(2), 60)
    after = believe(view(GAME, onward(state, "2 have rico"), ME), Random(2), 60)
    assert after.holds(Seat(2), rico) > before.holds(Seat(2), rico)


def test_a_claim_is_weighed_by_the_hand_of_its_moment() -> None:
    """It was as true when the card is lost since."""
    state = scene(FOUR, "2 have max", "walk 1 dauphin_d 2 max 0 rico", "bridge", "2 hit left")
    script = write_script(seen := view(GAME, state, ME))
    signs = signs_of(seen, script)
    assert isinstance(script.tests[0], Walked)
    assert [*signs[0]] == [Claimed(Seat(2), MAX)]
    assert [*signs[len(script.tests)]] == [Claimed(Seat(2), HITS[Direction.LEFT])]


def test_who_rises_is_held_for_another_side_than_the_captain() -> None:
    walk = "walk 2 max 3 olga 2 ivan"
    state = replace(scene(FOUR, walk), tokens=(0, 1, 1, 1))
    odds = [
        believe(view(GAME, onward(state, "0 order none", stakes), ME), Random(1), 200)
        for stakes in ("stakes 0 0 0", "stakes 1 0 0")
    ]
    same = [split(belief, Seat(0), Seat(1)) for belief in odds]
    assert same[1] > same[0] + 0.1


def test_who_would_sink_the_ship_is_held_for_a_dolphin_and_who_rises_for_human() -> None:
    state = replace(scene(FOUR, "walk 2 max 3 olga 2 ivan"), tokens=(0, 1, 3, 3))
    before = believe(view(GAME, state, ME), Random(1), 200)
    after = believe(view(GAME, onward(state, "0 sink", "stakes 0 2 1"), ME), Random(1), 200)
    assert after.suspicion(Seat(0)) > 0.8 > before.suspicion(Seat(0))
    assert after.suspicion(Seat(2)) < 0.1 < before.suspicion(Seat(2))


def test_ones_own_orders_say_nothing_of_others() -> None:
    state = scene(FOUR, "walk 2 max 3 olga 2 ivan", "0 plank 1")
    seen = view(GAME, state, Seat(0))
    assert not any(signs_of(seen, write_script(seen)).values())


def test_a_bot_says_that_somebody_rose_against_a_captain_it_trusts_more() -> None:
    walk = "walk 2 max 3 olga 2 ivan"
    state = replace(scene(FOUR, walk), tokens=(0, 1, 1, 1))
    seen = view(GAME, onward(state, "0 order none", "stakes 1 0 0"), ME)
    ear = Ear(("Ana", "Bob", "Cléo", "Dan"), (), "bold")
    said = [TALK.speak(seen, ear, Random(seed)) for seed in range(20)]
    assert Phrase("rose", {"who": Seat(1), "by": Seat(0)}) in said
    assert not any(phrase and phrase.occasion == "suspect" for phrase in said)  # none was lost


def split(belief: Belief, one: Seat, other: Seat) -> float:
    """That they are of two sides."""
    return belief.share([t.dolphinised[one] != t.dolphinised[other] for t in belief.tables])


# -- what humans do ----------------------------------------------------------------------------


def test_humans_send_whom_a_module_needs() -> None:
    sent = often(scene(FOUR, "out 1 sheila", "1 call 0"), 0)
    assert {*sent} == {Send(Card.DOWELL)}
    assert {*often(scene(FOUR, "0 call 3"), 3)} == {Send(Card.OLGA), Send(Card.VEGA)}


def test_humans_reset_as_soon_as_they_can() -> None:
    state = replace(scene(FOUR, "walk 1 sheila 2 max 3 olga"), modules=())
    hatches = tuple(replace(hatch, attached=False) for hatch in state.hatches)
    assert choose(replace(state, hatches=hatches), 0) == Reset()


def test_humans_save_whoever_is_in_a_module_unless_a_dolphin_is_likely() -> None:
    state = scene(FOUR, "walk 1 sheila 0 dowell 2 numero5")
    assert Rescue() in often(state, 0)
    few = thin(scene(FOUR), "bulle rico | sheila dauphin_d | numero5 | comete")
    assert choose(onward(few, "walk 1 sheila 3 comete 2 numero5"), 3) == Rescue()


def test_humans_stake_all_that_it_takes_against_a_sinking() -> None:
    state = replace(scene(FOUR, "walk 2 max 3 olga 1 sheila", "0 sink"), tokens=(0, 0, 3, 3))
    stakes = [move.tokens for move in often(state, 3) if isinstance(move, Stake)]
    assert sum(stakes) / len(stakes) > 1
    state = scene(FOUR, "walk 2 max 3 olga 1 sheila", "0 order none")
    assert sum(m.tokens for m in often(state, 3) if isinstance(m, Stake)) <= 6


# -- what dolphins do --------------------------------------------------------------------------


def test_dolphins_strike_now_and_then() -> None:
    sent = often(scene(FOUR, "0 call 1"), 1, 20)
    assert Send(Card.DAUPHIN_D) in sent
    assert {*sent} - {Send(Card.DAUPHIN_D)}
    nobody_right = scene(FOUR, "out 3 olga 2 max", "2 call 1")
    assert Send(Card.DAUPHIN_D) not in often(nobody_right, 1)


def test_dolphins_sink_the_ship_when_nobody_can_rise() -> None:
    state = replace(
        scene(FOUR, "walk 2 max 3 olga 2 ivan"), captain=Seat(1), captain_card=Card.PAUL
    )
    assert choose(replace(state, tokens=(0, 3, 1, 0)), 1) == Sink()
    assert choose(replace(state, tokens=(4, 0, 4, 4)), 1) != Sink()


def test_dolphins_panic_and_never_show_themselves() -> None:
    state = replace(scene(FOUR, "walk 3 olga 1 nova 2 numero5"), tokens=(0, 1, 1, 1))
    assert choose(state, 1) == Panic()
    state = onward(scene(FOUR, "walk 3 olga 2 max 0 bulle hit C"), "0 name 1")
    shown = [move.card for move in often(state, 1) if isinstance(move, Promote)]
    assert shown and not {*shown} & {*DOLPHINS}
    state = scene(FOUR, "walk 2 max 3 olga 2 ivan", "0 plank 1", "stakes 0 0 0")
    lost = [move.card for move in often(state, 1) if isinstance(move, Sacrifice)]
    assert lost and not {*lost} & {*DOLPHINS}


# -- the rest ----------------------------------------------------------------------------------


def test_a_bot_takes_a_badge_without_cards_and_lets_the_airlock_open() -> None:
    state = GAME.setup(Options(4, cards=True))
    assert all(isinstance(m, TakeBadge) and not m.cards for m in often(state, 0))
    assert choose(onward(embarked(), "out 1 sheila 2 max 3 olga"), 0) == Depart()


def test_a_bot_claims_only_what_it_has_and_not_always() -> None:
    said = often(scene(FOUR), 0, 30)
    claims = [move for move in said if isinstance(move, ClaimCard | ClaimHit)]
    assert 0 < len(claims) < 30
    assert all(isinstance(move, Call) for move in said if move not in claims)
    after = onward(scene(FOUR), "0 hit left", "0 hit right")
    assert all(isinstance(move, Call) for move in often(after, 0))


def test_it_refuses_nothing_that_the_judge_accepts() -> None:
    state = scene(FOUR)
    for seed in range(10):
        assert GAME.refuse(state, Seat(0), choose(state, 0, seed)) is None


def test_bids_mix_and_never_pay_for_what_is_unwanted() -> None:
    others = {Seat(1): Mood(3, 0.1), Seat(2): Mood(0, 0.9)}
    assert bid(3, others, "reset", 0.2, -1.0, Random(1)) == 0
    needed = [bid(3, {Seat(1): Mood(0, 0.5)}, "sink", 0.9, 1.0, Random(s)) for s in range(20)]
    assert sum(stake >= 2 for stake in needed) > 15  # alone, it takes two
    assert mixture([0.0, 0.0]) == [0.5, 0.5]
    assert mixture([-1.0, 3.0, 1.0]) == [0.0, 0.75, 0.25]


def test_an_easy_bot_calls_anybody_at_times_and_claims_nothing_by_chance() -> None:
    """What it says of its team is true: a slip is a move, never a word."""
    state = scene(FOUR)
    [caller] = GAME.public(state).awaited
    moves = (*GAME.moves(state, caller), *map(ClaimHit, Direction))
    slipping = player(4, Nerve(claims=0.0), slips=1.0)
    seen = view(GAME, state, caller)
    chosen = [slipping(seen, moves, Random(seed), 200) for seed in range(40)]
    assert {type(move) for move in chosen} == {Call}
    assert len({*chosen}) == len([move for move in moves if isinstance(move, Call)])
