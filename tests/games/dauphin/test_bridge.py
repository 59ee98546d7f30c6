"""Rules 13 to 15 of RULES.md: orders, the panic vote, the plank; and how a game ends."""

import pytest

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.notes import (
    CaptainAwaited,
    CaptainMissing,
    CaptainOverthrown,
    GameEnded,
    Ordered,
    Planked,
    Staked,
    TeamLost,
    VoteClosed,
    YouPlanked,
    YouStaked,
)
from huisclos.games.dauphin.nouns import Card
from huisclos.games.dauphin.state import Calling, State
from huisclos.kernel import Seat
from tests.games.dauphin.scene import FOUR, THREE, key, notes, onward, phase, scene, thin

QUIET = (FOUR, "walk 1 sheila 2 max 3 olga")  # nothing happens; all have a token
LONE = (  # the only dolphin is in a module
    "deal bulle rico dowell max | jimmy paul nova vega | sheila ivan bricole numero5 "
    "| comete major dauphin_d | chico boulon"
)

# -- 13. Orders --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 order none", None),
        ("0 sink", None),
        ("0 plank 0", None),
        ("0 plank 3", None),
        ("0 plank 4", "plank-out"),
        ("0 reset", "reset-modules"),
        ("1 sink", "not-your-turn"),
        ("1 stake 1", "not-your-turn"),
    ],
)
def test_13_the_captain_gives_one_order_or_none(line: str, why: str | None) -> None:
    assert key(scene(*QUIET), line) == why


def test_13_everybody_sees_which_orders_can_be_given() -> None:
    assert GAME.public(scene(*QUIET)).orders == ("plank", "sink")
    assert GAME.public(scene(*QUIET, "0 order none")).orders == ()


def test_13_all_but_the_captains_vote_in_every_case() -> None:
    state = scene(*QUIET, "0 order none")
    assert notes(state, Ordered) == [Ordered(Seat(0), "none", None, needed=3)]
    board = GAME.public(state)
    assert (board.phase, board.needed, board.staked) == ("staking", 3, ())
    assert board.voters == board.awaited == (1, 2, 3)
    assert key(state, "0 stake 1") == "not-your-turn"
    assert key(state, "1 stake 2") == "stake"
    assert key(state, "1 stake -1") == "stake"


def test_13_stakes_are_sealed_and_shown_at_once() -> None:
    state = scene(*QUIET, "0 order none", "1 stake 1", "3 stake 0")
    assert GAME.public(state).staked == (1, 3)
    assert GAME.public(state).tokens == (1, 1, 1, 1)
    assert GAME.private(state, Seat(1)).stake == 1
    assert GAME.private(state, Seat(2)).stake is None
    assert notes(state, YouStaked) == notes(state, YouStaked, 2) == []
    assert key(state, "1 stake 0") == "not-your-turn"
    state = onward(state, "2 stake 1")
    stakes = (Staked(Seat(1), 1), Staked(Seat(2), 1), Staked(Seat(3), 0))
    assert notes(state, VoteClosed) == [VoteClosed(stakes, 2, 3, mutiny=False)]
    assert state.tokens == (1, 0, 0, 1)  # spent either way


def test_13_who_has_no_token_is_not_waited_for() -> None:
    state = thin(scene(*QUIET), "bulle | sheila dauphin_d | max | olga", tokens=(1, 0, 1, 0))
    state = onward(state, "0 order none")
    assert GAME.public(state).staked == (1, 3)
    assert GAME.public(state).awaited == (2,)
    state = onward(state, "2 stake 1")
    assert phase(state) == "calling"


def test_13_the_plank_takes_any_card_face_down() -> None:
    state = scene(*QUIET, "0 plank 1", "stakes 1 1 0")
    assert phase(state) == "planking"
    assert key(state, "1 sacrifice rico") == "card-not-yours"
    assert key(state, "0 sacrifice rico") == "card-out-of-turn"
    state = onward(state, "1 sacrifice nova")
    assert notes(state, Planked) == [Planked(Seat(1), None, by_lot=False)]
    assert notes(state, YouPlanked, 1) == [YouPlanked(Card.NOVA)]
    assert notes(state, YouPlanked, 0) == []
    assert (phase(state), state.walk) == ("calling", 2)


def test_13_the_captain_may_go_off_the_plank_face_up() -> None:
    state = scene(*QUIET, "0 plank 0", "stakes 0 0 0", "0 sacrifice bulle")
    assert notes(state, Planked) == [Planked(Seat(0), Card.BULLE, by_lot=False)]
    assert notes(state, CaptainMissing) == [CaptainMissing(Seat(0), (Seat(1), Seat(2), Seat(3)))]
    state = onward(state, "0 name 2", "2 promote ivan")
    assert (phase(state), state.captain, state.walk) == ("calling", 2, 2)


@pytest.mark.parametrize(
    ("stakes", "mutiny"), [("1 1 1", True), ("0 1 1", False), ("0 0 0", False)]
)
def test_13_as_many_tokens_as_voters_are_a_mutiny(stakes: str, mutiny: bool) -> None:
    state = scene(*QUIET, "0 plank 1", f"stakes {stakes}")
    assert notes(state, VoteClosed)[0].mutiny == mutiny
    assert (phase(state) == "planking") != mutiny


def test_13_a_mutiny_throws_the_captain_out_and_the_order_is_forgotten() -> None:
    state = scene(*QUIET, "0 sink", "stakes 1 1 1")
    assert notes(state, CaptainOverthrown) == [CaptainOverthrown(Seat(0), Card.BULLE)]
    assert GAME.public(state).void == (Card.BULLE,)
    assert notes(state, GameEnded) == []


def test_13_the_highest_stake_provides_the_next_captain() -> None:
    state = scene(FOUR, "walk 2 max 3 olga 2 ivan", "0 sink", "stakes 2 1 0")
    assert [note.seat for note in notes(state, CaptainAwaited)] == [1]
    state = onward(state, "1 promote nova")
    assert (phase(state), state.captain, state.walk) == ("calling", 1, 2)


def test_4_a_new_captain_keeps_their_tokens_but_cannot_stake_them() -> None:
    state = scene(FOUR, "walk 2 max 3 olga 2 ivan", "0 plank 0", "stakes 0 0 0")
    state = onward(state, "0 sacrifice bulle", "0 name 1", "1 promote nova")
    assert (state.captain, state.tokens) == (1, (1, 2, 1, 1))
    state = onward(state, "walk 2 max 3 olga 2 ivan", "1 order none")
    assert key(state, "1 stake 1") == "not-your-turn"
    assert GAME.public(state).needed == 3


def test_13_among_several_whoever_has_most_cards_then_whom_the_old_captain_picks() -> None:
    state = scene(FOUR, "walk 1 sheila 2 max 3 olga hit A", "0 sink", "stakes 1 1 1")
    assert notes(state, CaptainMissing) == [CaptainMissing(Seat(0), (Seat(2), Seat(3)))]
    assert phase(onward(state, "0 name 3")) == "promoting"


# -- 14. When it ends --------------------------------------------------------------------------


def end(state: State) -> tuple[str, tuple[int, ...]]:
    [ended] = notes(state, GameEnded)
    assert GAME.to_act(state) == ()
    assert GAME.outcome(state).winners == ended.winners
    assert GAME.outcome(state).reason == ended.reason
    return ended.reason, ended.winners


def test_14_the_ship_is_sunk() -> None:
    assert end(scene(*QUIET, "0 sink", "stakes 0 0 1")) == ("sunk", (1,))


RESET = (
    *(FOUR, "walk 1 sheila 0 dowell 2 numero5", "0 panic", "bridge"),
    *("walk 3 olga 1 nova 2 numero5", "1 rescue", "bridge", "walk 3 olga 2 ivan 1 paul"),
)


@pytest.mark.parametrize(("choice", "winners"), [("panic", (0, 2, 3)), ("rescue", (0, 3))])
def test_14_the_computer_is_reset_when_three_modules_are_gone(
    choice: str, winners: tuple[int, ...]
) -> None:
    state = scene(*RESET, f"2 {choice}")
    assert not any(hatch.attached for hatch in GAME.public(state).hatches)
    assert GAME.public(state).orders == ("plank", "sink", "reset")
    state = onward(state, "0 reset", "stakes 0 0 0")
    assert end(state) == ("reset", winners)


def test_14_no_human_team_is_left() -> None:
    few = thin(
        scene(THREE, "walk 1 jimmy 2 ivan 1 paul"),
        "bulle | dauphin_d | sheila",
        dolphinised=(True, True, False),
    )
    state = onward(few, "0 plank 2", "stakes 0 0", "2 sacrifice sheila")
    assert end(state) == ("dolphins", (0, 1))


def test_14_no_dolphinised_team_is_left() -> None:
    few = thin(scene(THREE, "walk 1 jimmy 2 ivan 1 paul"), "bulle | dauphin_d | sheila")
    state = onward(few, "0 plank 1", "stakes 0 0", "1 sacrifice dauphin_d")
    assert end(state) == ("humans", (0, 2))


def test_14_but_not_while_another_dolphin_waits_in_a_module() -> None:
    few = thin(scene(*QUIET), "bulle rico | dauphin_d | max | olga")
    state = onward(few, "0 plank 1", "stakes 0 0 0", "1 sacrifice dauphin_d")
    assert notes(state, TeamLost) == [TeamLost(Seat(1))]
    assert phase(state) == "calling"


def test_14_nor_if_no_team_was_ever_dolphinised() -> None:
    few = thin(scene(LONE, "walk 1 jimmy 2 ivan 1 paul"), "bulle rico | jimmy | sheila", modules=())
    state = onward(few, "0 plank 1", "stakes 0 0", "1 sacrifice jimmy")
    assert phase(state) == "calling"
    state = onward(state, "walk 2 sheila 0 rico", "0 plank 2", "2 stake 0", "2 sacrifice sheila")
    assert end(state) == ("last", (0,))


def test_14_it_is_looked_at_before_there_is_a_new_captain() -> None:
    few = thin(scene(LONE, "walk 1 jimmy 2 ivan 1 paul"), "bulle | jimmy | ")
    state = onward(few, "0 sink", "1 stake 1")
    assert end(state) == ("last", (1,))
    assert notes(state, CaptainAwaited) == notes(state, CaptainMissing) == []


# -- 15. Who wins ------------------------------------------------------------------------------


def test_15_those_who_are_out_share_their_sides_win() -> None:
    few = thin(scene(*QUIET), "bulle rico | | max | olga dauphin_g")
    state = onward(few, "0 sink", "stakes 0 0")
    assert end(state) == ("sunk", (1,))
    assert GAME.outcome(state).camps == ("human", "dolphin", "human", "human")


def test_15_nobody_wins_if_the_ship_is_sunk_and_no_team_ever_was_a_dolphins() -> None:
    state = scene(LONE, "walk 1 jimmy 2 ivan 1 paul", "0 sink", "stakes 0 0")
    assert end(state) == ("adrift", ())


def test_15_nobody_wins_if_no_team_is_left() -> None:
    few = thin(
        scene(FOUR),
        "| dauphin_d | dauphin_g | ",
        captain=Seat(2),
        captain_card=Card.DAUPHIN_G,
        modules=(Card.MAJOR,),
        phase=Calling(Seat(2)),
    )
    state = onward(few, "walk 1 dauphin_d 2 dauphin_g")
    assert end(state) == ("nobody", ())


def test_15_at_the_end_all_cards_are_shown() -> None:
    state = scene(*QUIET, "0 sink", "stakes 0 0 0")
    [ended] = notes(state, GameEnded)
    shown = [s.card for crew in ended.crews for s in crew.cards]
    shown += [s.card for s in (*ended.modules, *ended.void)]
    assert len({*shown}) == len(shown) == 20
    assert [crew.dolphinised for crew in ended.crews] == [False, True, False, False]
    assert GAME.public(state).result == ended
