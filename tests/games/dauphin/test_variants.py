"""Rules 12 and 16 to 19 of RULES.md: oxygen, time, real cards, claims."""

from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.notes import (
    Boarded,
    BoardingOpened,
    Called,
    CardClaimed,
    Detached,
    Gain,
    HandDealt,
    Ordered,
    Planked,
    Reported,
    RestartRefused,
    SentOut,
    TeamsFormed,
    VoteClosed,
    WalkRestarted,
    WalkSkipped,
)
from huisclos.games.dauphin.nouns import Badge, Card, Options
from huisclos.games.dauphin.rules import deal
from huisclos.games.dauphin.state import Outside, State
from huisclos.kernel import CLOCK, DEALER, Seat, play, view
from tests.games.dauphin.scene import FOUR, THREE, key, notes, onward, phase, scene

# -- 16. Oxygen --------------------------------------------------------------------------------


def test_16_everybody_begins_with_two_and_a_walk_costs_one() -> None:
    state = scene(FOUR, oxygen=True)
    assert state.tokens == (2, 2, 2, 2)
    state = onward(state, "out 1 sheila 2 max 1 paul")
    assert state.tokens == (2, 0, 1, 2)
    state = onward(state, "asteroid none")
    assert state.tokens == (3, 0, 1, 3)  # the idle gain one


def test_16_who_has_no_oxygen_cannot_be_called() -> None:
    state = replace(scene(FOUR, oxygen=True), tokens=(1, 0, 1, 1))
    assert key(state, "0 call 1") == "call-oxygen"
    assert GAME.public(state).among == (2, 3)


def test_16_if_nobody_can_be_called_there_is_no_walk_and_all_gain_one() -> None:
    state = replace(scene(FOUR, "walk 1 sheila 2 max 3 olga", oxygen=True), tokens=(2, 1, 0, 0))
    state = onward(state, "0 order none", "1 stake 1")
    gains = tuple(Gain(Seat(seat), 1) for seat in range(4))
    assert notes(state, WalkSkipped) == [WalkSkipped(gains)]
    assert state.tokens == (3, 1, 1, 1)
    assert (phase(state), state.walk) == ("ordering", 2)


def test_16_a_module_gives_up_to_three_and_votes_are_of_the_same_tokens() -> None:
    state = scene(FOUR, "walk 1 sheila 0 dowell 2 numero5", "0 panic", oxygen=True)
    assert state.tokens == (4, 1, 1, 3)
    assert key(onward(state, "0 order none"), "3 stake 4") == "stake"
    state = onward(state, "0 order none", "stakes 0 0 3")
    assert notes(state, VoteClosed)[0].mutiny
    assert state.tokens == (4, 1, 1, 0)


@pytest.mark.parametrize("scenario", ["initiation", "observers", "treachery", "full", "free"])
def test_16_oxygen_goes_with_any_scenario(scenario: str) -> None:
    options = Options(4, scenario=scenario, oxygen=True)  # type: ignore[arg-type]
    assert GAME.refuse_options(options) is None
    state = onward(GAME.setup(options), *(f"{s} badge {b}" for s, b in enumerate([*Badge][:4])))
    state = play(GAME, state, DEALER, deal(state, Random(1), ""))
    assert state.tokens == (2, 2, 2, 2)


def test_16_a_card_that_is_changed_costs_nothing_more() -> None:
    state = scene(FOUR, "out 1 sheila", "1 send paul", oxygen=True)
    assert state.tokens[1] == 1


# -- 17. Time ----------------------------------------------------------------------------------


def late(state: State, seed: int = 1) -> State:
    """Time is up, and chance has its say."""
    state = onward(state, "time")
    rng = Random(seed)
    while GAME.to_act(state) == (DEALER,):
        state = play(GAME, state, DEALER, deal(state, rng, ""))
    return state


def test_17_badges_calls_and_cards_are_chosen_by_lot() -> None:
    state = late(GAME.setup(Options(4)))
    [formed] = notes(state, TeamsFormed)
    assert len({team.badge for team in formed.teams}) == 4
    assert not state.paper
    state = late(state)
    assert notes(state, Called)[-1].by_lot
    state = late(state)
    assert notes(state, SentOut)[-1].by_lot
    assert phase(state) == "calling"
    called = {notes(late(state, seed), Called)[-1].seat for seed in range(30)}
    assert len(called) == 3  # a lot calls, and never changes a card


def test_17_the_lot_draws_any_card_of_the_hand() -> None:
    state = scene(FOUR, "0 call 1")
    assert {late(state, seed).slots[0].card for seed in range(60)} == {*state.hands[1]}


def test_17_panic_at_a_module_no_order_and_no_stake() -> None:
    state = onward(scene(FOUR, "walk 1 sheila 0 dowell 2 numero5"), "time")
    assert not notes(state, Detached)[0].saved
    state = onward(state, "time")
    assert notes(state, Ordered)[0].kind == "none"
    state = onward(state, "1 stake 1", "time")
    assert [one.count for one in notes(state, VoteClosed)[0].stakes] == [1, 0, 0]


def test_17_a_captain_a_team_and_a_victim_are_chosen_by_lot() -> None:
    state = late(scene(FOUR, "walk 3 olga 1 dauphin_d 0 bulle"))
    assert phase(state) == "promoting"
    state = late(state)
    assert state.captain_card is not None
    state = onward(state, f"{state.captain} plank 2", "time")
    state = late(state)
    assert notes(state, Planked)[-1].by_lot


@pytest.mark.parametrize("seconds", [0, 90])
def test_17_the_clock_is_as_the_table_sets_it(seconds: int) -> None:
    pace = GAME.pace(scene(FOUR, decision=seconds))
    assert (pace.seconds if pace else 0) == seconds
    assert CLOCK in GAME.to_act(scene(FOUR, decision=seconds))


def test_17_no_clock_runs_for_real_cards() -> None:
    assert GAME.pace(boarding()) is None
    state = embarked()
    assert GAME.pace(state) is not None  # a call
    assert GAME.pace(onward(state, "0 call 1")) is None
    assert GAME.pace(onward(state, "0 call 3")) is not None  # on a phone


# -- 18, 12. Real cards ------------------------------------------------------------------------


def boarding(text: str = FOUR, *, paper: tuple[int, ...] = (1, 2)) -> State:
    seats = text.count("|") - 1
    state = GAME.setup(Options(seats, cards=True))
    for seat, badge in zip(range(seats), Badge, strict=False):
        cards = " cards" if seat in paper else ""
        state = play(GAME, state, Seat(seat), GAME.read(f"badge {badge}{cards}"))
    return onward(state, text)


def embarked(**options: tuple[int, ...]) -> State:
    return onward(boarding(**options), "time")


def test_18_cards_are_only_for_tables_that_play_with_them() -> None:
    assert key(GAME.setup(Options(3)), "0 badge moon cards") == "phones-only"
    assert key(GAME.setup(Options(3, cards=True)), "0 badge moon cards") is None


def test_18_the_first_who_holds_cards_scans_and_is_told_where_each_goes() -> None:
    state = boarding()
    assert notes(state, BoardingOpened) == [BoardingOpened(20)]
    assert key(state, "2 scan rico") == "not-your-turn"
    state = onward(state, "1 scan rico", "1 scan major", "1 scan brutus")
    places = [(n.place, n.seat, n.module, n.left) for n in notes(state, Boarded)]
    assert places == [("team", 0, None, 19), ("module", None, 1, 18), ("void", None, None, 17)]
    assert notes(state, HandDealt, 1) == []  # not even the seat that scans is told what it was


def test_18_when_all_are_scanned_play_begins() -> None:
    state = boarding()
    for card in GAME.public(state).crew:
        state = onward(state, f"1 scan {card}")
    assert phase(state) == "calling"
    assert len(notes(state, HandDealt, 3)) == 1


def test_18_a_card_that_is_scanned_again_is_told_its_place_again() -> None:
    state = onward(boarding(), "1 scan rico", "1 scan rico")
    once, twice = notes(state, Boarded)
    assert (once.again, twice.again) == (False, True)
    assert once.left == twice.left == 19


def test_18_a_card_that_is_not_in_this_game_is_refused() -> None:
    state = boarding()
    assert key(state, "1 scan toutou") == "card-not-in-game"
    assert key(onward(embarked(), "0 call 1"), "1 send toutou") == "card-not-in-game"


def test_18_with_three_players_one_dolphin_goes_back_to_the_box_unnamed() -> None:
    state = boarding(THREE, paper=(0,))
    assert notes(state, BoardingOpened)[0].left == 18
    state = onward(state, "0 scan dauphin_g", "0 scan dauphin_d")
    assert [note.place for note in notes(state, Boarded)] == ["box", "team"]


def test_18_without_anybody_with_cards_nothing_is_scanned() -> None:
    assert phase(boarding(paper=())) == "calling"


def test_12_with_cards_the_captain_opens_the_airlock() -> None:
    state = onward(embarked(), "out 1 sheila 2 max 3 olga")
    assert (phase(state), GAME.public(state).awaited) == ("departing", (0,))
    assert key(state, "1 depart") == "not-your-turn"
    state = onward(state, "0 depart")
    assert isinstance(state.phase, Outside)
    assert notes(onward(state, "asteroid none"), Reported)


def test_12_the_captain_may_have_a_walk_begin_again_twice() -> None:
    state = embarked()
    assert key(state, "0 restart") == "restart-nobody"
    state = onward(state, "out 1 sheila")
    assert key(state, "1 restart") == "restart-captain"
    assert GAME.public(state).restarts == 2
    state = onward(state, "0 restart")
    assert (phase(state), state.slots) == ("calling", ())
    state = onward(state, "out 1 paul 2 max 3 olga", "0 restart")
    assert [note.times for note in notes(state, WalkRestarted)] == [1, 2]
    state = onward(state, "out 1 paul 2 max 3 olga")
    assert key(state, "0 restart") == "restart-twice"
    state = onward(state, "0 depart", "asteroid none", "bridge", "out 1 paul")
    assert key(state, "0 restart") is None  # in the next walk


def test_12_oxygen_comes_back_with_those_who_come_back() -> None:
    state = replace(embarked(), options=Options(4, cards=True, oxygen=True), tokens=(2, 2, 2, 2))
    state = onward(state, "out 1 sheila 2 max", "0 restart")
    assert state.tokens == (2, 2, 2, 2)


def test_12_a_real_card_is_not_changed_but_the_walk_begun_again() -> None:
    state = onward(embarked(), "out 1 sheila")
    assert key(state, "1 send paul") == "card-out-of-turn"
    on_phone = onward(state, "1 call 3", "3 send olga")
    assert key(on_phone, "3 send vega") is None


# -- 12. On phones -----------------------------------------------------------------------------


def test_12_on_phones_a_walk_begins_again_once_if_all_agree() -> None:
    state = scene(FOUR)
    assert key(state, "0 restart") == "restart-nobody"
    state = onward(state, "out 1 sheila 2 max")
    assert key(state, "1 restart") == "restart-captain"
    assert GAME.public(state).restarts == 1
    state = onward(state, "0 restart")
    assert (phase(state), GAME.public(state).awaited) == ("pausing", (1, 2, 3))
    assert len(GAME.public(state).slots) == 2  # still out there
    state = onward(state, "2 agree", "3 agree")
    assert GAME.public(state).agreed == (0, 2, 3)
    state = onward(state, "1 agree")
    assert (phase(state), state.slots) == ("calling", ())
    assert notes(state, WalkRestarted) == [WalkRestarted(1)]
    assert key(onward(state, "out 1 paul"), "0 restart") == "restart-once"


@pytest.mark.parametrize(("line", "who"), [("2 disagree", 2), ("time", None)])
def test_12_one_who_does_not_agree_or_does_not_answer_lets_the_walk_go_on(line, who) -> None:
    out = scene(FOUR, "out 1 sheila 2 max")
    state = onward(out, "0 restart", "1 agree", line)
    assert (state.phase, state.slots) == (out.phase, out.slots)
    assert notes(state, RestartRefused) == [RestartRefused(who)]
    assert key(state, "0 restart") == "restart-once"
    state = onward(state, "2 call 3", "3 send olga", "asteroid none", "bridge", "out 1 sheila")
    assert key(state, "0 restart") is None  # in the next walk


def test_12_nobody_holds_up_a_walk_by_saying_nothing() -> None:
    state = scene(FOUR, "out 1 sheila", "0 restart", decision=0)
    assert GAME.pace(state).seconds == 30


def test_12_a_card_may_be_another_after_the_walk_began_again_and_nobody_is_told() -> None:
    ways = [
        scene(FOUR, f"out 1 {card}", "0 restart", "1 agree", "2 agree", "3 agree", "out 1 nova")
        for card in ("sheila", "paul")
    ]
    one, other = (view(GAME, state, Seat(2)) for state in ways)
    assert one == other


def test_12_the_card_in_c_stays() -> None:
    state = scene(FOUR, "out 1 sheila 2 max 3 olga")
    assert isinstance(state.phase, Outside)
    assert GAME.refuse(state, Seat(3), GAME.read("send vega")) is not None
    assert GAME.refuse(state, Seat(0), GAME.read("restart")) is not None


def test_12_by_the_first_edition_phones_could_not_begin_again() -> None:
    first = GAME.older[1]
    state = replace(scene(FOUR, "out 1 sheila", "0 hit left", "0 hit right"), edition=1)
    assert first.refuse(state, Seat(0), GAME.read("restart")) is not None
    assert Seat(0) not in first.to_act(state)


# -- 19. Claims --------------------------------------------------------------------------------


def test_19_a_player_may_claim_twice_from_one_walk_to_the_next() -> None:
    state = scene(FOUR, "0 hit left", "0 hit right", "2 have rico", "2 hit right")  # true or not
    assert notes(state, CardClaimed) == [CardClaimed(Seat(2), Card.RICO)]
    assert GAME.public(state).claims_left == (0, 2, 0, 2)
    assert key(state, "0 have ivan") == "claims-made"
    state = onward(state, "walk 1 sheila 2 max 3 olga", "bridge")
    assert key(state, "2 have ivan") is None


@pytest.mark.parametrize(
    ("line", "why"), [("1 have micro", "card-not-in-game"), ("1 have dauphin_g", None)]
)
def test_19_only_cards_of_this_crew_are_claimed(line: str, why: str | None) -> None:
    assert key(scene(FOUR), line) == why


def test_19_over_the_fists_until_the_last_is_closed_and_not_by_those_who_are_out() -> None:
    state = scene(FOUR, "walk 1 sheila 2 max 3 olga", "0 sink", "1 hit left", "1 stake 0")
    assert key(state, "2 have ivan") is None and key(state, "1 have paul") is None
    assert 1 in GAME.channels(state)["table"].writers
    state = replace(scene(FOUR), living=(Seat(0), Seat(1), Seat(2)))
    assert key(state, "3 hit left") == "not-your-turn"
