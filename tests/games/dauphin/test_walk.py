"""Rules 5 to 10 and 12 of RULES.md: who goes out, what happens there, and who comes back."""

from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.actions import Asteroid
from huisclos.games.dauphin.notes import (
    BrutusLeft,
    CaptainAwaited,
    CaptainShown,
    Detached,
    Idled,
    Losses,
    Reported,
    Rescued,
    SentOut,
    Sight,
    TeamLost,
    YouLost,
    YouSent,
)
from huisclos.games.dauphin.nouns import Card
from huisclos.games.dauphin.play.incident import Incident, resolve
from huisclos.games.dauphin.rules import deal
from huisclos.games.dauphin.state import Hatch, Outside
from huisclos.kernel import Seat, heard
from tests.games.dauphin.scene import FOUR, THREE, key, notes, onward, phase, scene, thin

BRUTUS = (  # with treachery
    "deal bulle rico dowell brutus | sheila paul nova dauphin_d | max numero5 ivan bricole "
    "| olga comete toresse jimmy | major chico dauphin_g | lunette"
)


def outside(cards: str, asteroid: str = "", modules: bool = True) -> Incident:
    slot = "ABC".index(asteroid) if asteroid else None
    return resolve(tuple(map(Card, cards.split())), slot, modules)


# -- 5. Departure ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 call 1", None),
        ("0 call 0", "call-own"),
        ("0 call 4", "call-out"),
        ("1 call 2", "not-your-turn"),
        ("0 send rico", "card-out-of-turn"),
    ],
)
def test_5_the_captain_calls_another_team(line: str, why: str | None) -> None:
    assert key(scene(FOUR), line) == why


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("1 send paul", None),
        ("1 send rico", "card-not-yours"),
        ("1 send micro", "card-not-in-game"),
        ("2 send max", "card-out-of-turn"),
        ("1 call 2", "not-now"),
    ],
)
def test_5_who_is_called_sends_one_of_their_own(line: str, why: str | None) -> None:
    assert key(scene(FOUR, "0 call 1"), line) == why


def test_5_whoever_was_sent_calls_the_next_and_may_be_called_again() -> None:
    state = scene(FOUR, "out 1 sheila 2 max")
    assert phase(state) == "calling"
    assert GAME.public(state).awaited == (2,)
    state = onward(state, "2 call 1")
    assert key(state, "1 send sheila") == "card-outside"
    state = onward(state, "1 send paul", "asteroid none")
    assert notes(state, Reported)[0].teams == (1, 2, 1)


def test_5_cards_are_face_down_unless_they_are_face_up_already() -> None:
    state = scene(FOUR, "out 1 sheila 0 bulle")
    assert [(s.seat, s.card) for s in GAME.public(state).slots] == [(1, None), (0, Card.BULLE)]
    assert [note.card for note in notes(state, SentOut)] == [None, Card.BULLE]
    assert notes(state, YouSent, 1) == [YouSent(1, Card.SHEILA)]
    assert notes(state, YouSent, 2) == []


def test_5_a_team_with_nobody_left_cannot_be_called() -> None:
    state = thin(scene(FOUR), "bulle rico | sheila | max | olga")
    state = onward(state, "out 1 sheila 2 max")
    assert key(state, "2 call 1") == "call-empty"
    assert GAME.public(state).among == (0, 3)


def test_5_who_sends_sees_whom_they_can_call_then() -> None:
    state = scene(FOUR, "0 call 1")
    assert (phase(state), GAME.public(state).among) == ("sending", (0, 2, 3))
    assert GAME.public(onward(state, "1 send sheila")).among == (0, 2, 3)
    last = scene(FOUR, "out 1 sheila 2 max", "2 call 1")
    assert (phase(last), GAME.public(last).among) == ("sending", ())


def test_5_if_nobody_can_be_called_the_walk_goes_on_with_those_who_are_out() -> None:
    state = thin(scene(THREE), "bulle | dauphin_d | ")
    state = onward(state, "out 1 dauphin_d")
    assert GAME.public(state).among == (0,)
    state = onward(state, "1 call 0", "0 send bulle")
    assert isinstance(state.phase, Outside)
    assert len(state.slots) == 2


# -- 6. Incidents ------------------------------------------------------------------------------


def test_6_example_1_a_hero_between_two_wrenches_opens_a_module() -> None:
    assert outside("rico dowell jimmy") == Incident((), (), False, hero=1)
    state = scene(FOUR, "walk 1 sheila 0 dowell 2 numero5")
    [told] = notes(state, Reported)
    assert (told.lost, told.opened, told.hero, told.card) == ((), 1, 0, Card.DOWELL)
    assert phase(state) == "detaching"


def test_6_example_2_doc_toresse_is_lost_but_has_seen_rico() -> None:
    assert outside("rico toresse jimmy") == Incident((1,), (Card.RICO,), False, None)


def test_6_example_3_a_dolphin_takes_its_right_neighbour() -> None:
    assert outside("olga dauphin_d bulle") == Incident((2,), (), False, None)
    state = scene(FOUR, "walk 3 olga 1 dauphin_d 0 bulle")
    assert notes(state, Reported)[0].lost == (Losses(Seat(0), 1),)


@pytest.mark.parametrize(
    ("cards", "hit", "lost"),
    [
        # asteroids
        ("bulle nova ivan", "", ""),
        ("bulle nova ivan", "A", "A"),
        ("bulle nova ivan", "C", "C"),
        # wrenches: both, from both sides
        ("rico bulle jimmy", "", "B"),
        ("rico bulle sheila", "", ""),
        ("jimmy bulle rico", "", ""),
        ("rico jimmy bulle", "", ""),
        ("rico bulle jimmy", "A", "A"),  # one wrench is gone
        ("rico bulle jimmy", "C", "C"),
        ("rico bulle jimmy", "B", "B"),  # lost once
        ("rico max jimmy", "", "B"),  # an engineer too
        ("rico toutou jimmy", "", ""),  # but not the dog
        ("rico micro jimmy", "", "B"),
        ("rico dauphin_d jimmy", "", "B"),  # a dolphin who is struck does not attack
        # dolphins
        ("dauphin_d bulle nova", "", "B"),
        ("nova dauphin_d bulle", "", "C"),
        ("nova bulle dauphin_d", "", ""),  # nobody to the right
        ("nova bulle dauphin_g", "", "B"),
        ("dauphin_g bulle nova", "", ""),
        ("dauphin_d dauphin_g nova", "", "AB"),  # each other
        ("dauphin_d dauphin_g nova", "A", "A"),  # struck first
        ("dauphin_d bulle dauphin_g", "", "B"),
        ("dauphin_d micro nova", "", ""),
        ("dauphin_d toutou nova", "", "B"),
        ("dauphin_d bulle nova", "B", "B"),
        ("dauphin_d bulle nova", "C", "BC"),
        # fewer than three
        ("dauphin_d bulle", "", "B"),
        ("bulle", "A", "A"),
        ("rico bulle", "", ""),
    ],
)
def test_6_who_is_lost(cards: str, hit: str, lost: str) -> None:
    assert outside(cards, hit).lost == tuple("ABC".index(slot) for slot in lost)


@pytest.mark.parametrize(
    ("cards", "hit", "seen", "asteroid"),
    [
        ("rico toresse nova", "", ["rico"], False),
        ("toresse rico nova", "", [], False),  # nobody to the left
        ("lunette rico nova", "", ["rico"], False),
        ("lunette rico toresse", "", ["rico"], False),  # told once
        ("lunette toresse nova", "", ["toresse", "lunette"], False),
        ("nova lunette rico", "B", [], False),  # struck, and blind
        ("nova lunette rico", "C", [], True),
        ("dauphin_d lunette rico", "", ["rico"], False),  # before the dolphins
    ],
)
def test_6_who_is_seen(cards: str, hit: str, seen: list[str], asteroid: bool) -> None:
    found = outside(cards, hit)
    assert ([*found.seen], found.asteroid) == (seen, asteroid)


def test_6_a_hero_is_lost_when_no_module_is_left() -> None:
    assert outside("rico nova jimmy", modules=False) == Incident((1,), (), False, None)


def test_6_modules_open_in_their_order() -> None:
    state = scene(FOUR, "walk 1 sheila 0 dowell 2 numero5", "0 panic", "bridge")
    state = onward(state, "walk 3 olga 1 nova 2 numero5")
    assert notes(state, Reported)[-1].opened == 2


def test_6_an_asteroid_comes_in_one_walk_of_five_and_strikes_anybody() -> None:
    state = scene(FOUR, "out 1 sheila 2 max 3 olga")
    drawn = [deal(state, Random(seed), "") for seed in range(2000)]
    hits = [a.slot for a in drawn if isinstance(a, Asteroid) and a.slot is not None]
    assert 340 < len(hits) < 460
    assert all(100 < hits.count(slot) < 170 for slot in range(3))


# -- 7. Report ---------------------------------------------------------------------------------


def test_7_losses_are_told_by_team_without_slot_or_cause() -> None:
    state = scene(FOUR, "walk 2 max 1 dauphin_d 0 rico hit A")
    [told] = notes(state, Reported)
    assert told.lost == (Losses(Seat(0), 1), Losses(Seat(2), 1))
    assert notes(state, YouLost, 2) == [YouLost((Sight(Card.MAX),))]
    assert notes(state, YouLost, 0) == [YouLost((Sight(Card.RICO),))]
    assert notes(state, YouLost, 1) == notes(state, YouLost) == []
    board = GAME.public(state)
    assert board.slots == ()
    assert (board.void, board.void_hidden) == ((), 3)


def test_7_two_cards_of_a_team_are_counted_together() -> None:
    state = scene(FOUR, "walk 1 dauphin_d 0 rico 3 olga hit C", "bridge")
    state = onward(state, "walk 3 comete 1 dauphin_d 3 vega hit A")
    assert notes(state, Reported)[-1].lost == (Losses(Seat(3), 2),)


def test_7_a_captain_lies_face_up_in_the_void() -> None:
    state = scene(FOUR, "walk 3 olga 1 dauphin_d 0 bulle")
    assert GAME.public(state).void == (Card.BULLE,)
    assert GAME.public(state).captain_card is None


# -- 8. Detachment -----------------------------------------------------------------------------

OPEN = (FOUR, "walk 1 sheila 0 dowell 2 numero5")


def test_8_who_is_saved_joins_the_hand_unseen_by_others() -> None:
    state = scene(*OPEN, "0 rescue")
    assert notes(state, Rescued, 0) == [Rescued(Card.MAJOR, dolphinised=False)]
    assert notes(state, Rescued, 1) == []
    assert notes(state, Detached) == [Detached(1, Seat(0), saved=True, tokens=0)]
    assert Card.MAJOR in state.hands[0]
    board = GAME.public(state)
    assert board.void == (Card.DOWELL,)
    assert board.hatches[0] == Hatch(False, Card.DOWELL, Seat(0), True)
    assert board.hands == (4, 4, 4, 4)


def test_8_panic_takes_tokens_and_nobody_sees_the_card() -> None:
    state = scene(*OPEN, "0 panic")
    assert notes(state, Detached) == [Detached(1, Seat(0), saved=False, tokens=3)]
    assert GAME.public(state).tokens == (3, 1, 1, 2)  # and one for the idle
    assert (GAME.public(state).void, GAME.public(state).void_hidden) == ((Card.DOWELL,), 2)
    assert not any(notes(state, Rescued, seat) for seat in range(4))


def test_8_only_the_heros_player_chooses() -> None:
    assert key(scene(*OPEN), "1 rescue") == "not-your-turn"
    assert key(scene(*OPEN), "1 panic") == "not-your-turn"


def test_8_a_saved_dolphin_makes_the_team_a_dolphins_for_good() -> None:
    state = replace(scene(*OPEN), modules=(Card.DAUPHIN_G, Card.CHICO, Card.MAJOR))
    state = onward(state, "0 rescue")
    assert notes(state, Rescued, 0) == [Rescued(Card.DAUPHIN_G, dolphinised=True)]
    assert state.dolphinised == (True, True, False, False)
    state = onward(state, "0 plank 0", "stakes 0 0 0", "0 sacrifice dauphin_g")
    assert GAME.private(state, Seat(0)).dolphinised


@pytest.mark.parametrize(("choice", "is_out"), [("rescue", False), ("panic", True)])
def test_8_a_team_whose_hero_was_its_last_card_is_out_only_if_empty(
    choice: str, is_out: bool
) -> None:
    state = thin(scene(FOUR), "bulle rico | sheila dauphin_d | numero5 | comete max")
    state = replace(state, hands=(*state.hands[:2], (Card.NUMERO5,), (Card.COMETE,)))
    state = onward(state, "walk 1 sheila 3 comete 2 numero5", f"3 {choice}")
    assert (Seat(3) not in state.living) == is_out
    assert len(notes(state, TeamLost)) == is_out


# -- 9. Return ---------------------------------------------------------------------------------


def test_9_a_team_without_cards_is_out_and_its_tokens_go_back() -> None:
    state = thin(scene(FOUR), "bulle rico | dauphin_d | max numero5 | olga", tokens=(1, 2, 3, 4))
    state = onward(state, "walk 3 olga 2 max 1 dauphin_d hit A")
    assert notes(state, TeamLost) == [TeamLost(Seat(3))]
    assert state.tokens == (2, 2, 3, 0)
    assert state.living == (0, 1, 2)


def test_9_idle_teams_get_a_token_the_captains_too() -> None:
    state = scene(FOUR, "walk 1 sheila 2 max 1 paul")
    [idled] = notes(state, Idled)
    assert [gain.seat for gain in idled.gains] == [0, 3]
    assert state.tokens == (1, 1, 1, 2)


def test_9_a_new_captain_leads_the_same_captains_phase() -> None:
    state = scene(FOUR, "walk 3 olga 1 dauphin_d 0 bulle", "0 name 3", "3 promote vega")
    assert phase(state) == "ordering"
    assert state.walk == 1
    assert GAME.public(state).awaited == (3,)


def test_9_the_return_goes_in_this_order() -> None:
    state = thin(
        scene(BRUTUS, scenario="treachery"),
        "bulle | sheila dauphin_d | brutus max numero5 | olga comete toresse jimmy",
    )
    state = onward(state, "walk 1 dauphin_d 0 bulle 2 brutus")
    order = (Reported, TeamLost, BrutusLeft, Idled, CaptainAwaited)
    told = [type(note) for note in heard(GAME, state, None)]
    assert [kind for kind in told if kind in order] == [*order]
    assert GAME.public(state).hands == (0, 3, 2, 4)


# -- 10. Treachery -----------------------------------------------------------------------------


def test_10_brutus_joins_the_team_with_the_fewest_cards() -> None:
    state = scene(BRUTUS, "walk 1 sheila 0 brutus 2 max hit A", scenario="treachery")
    assert notes(state, BrutusLeft) == [BrutusLeft(Seat(0), Seat(1))]
    assert Card.BRUTUS in state.hands[1]
    assert GAME.public(state).hands == (3, 4, 4, 4)


@pytest.mark.parametrize(
    "walk",
    [
        "walk 1 sheila 0 brutus 2 max",  # his own is among the fewest
        "walk 1 sheila 0 rico 2 max hit A",  # he was not sent
        "walk 1 sheila 0 brutus 2 max hit B",  # he is lost
    ],
)
def test_10_else_he_stays(walk: str) -> None:
    state = scene(BRUTUS, walk, scenario="treachery")
    assert notes(state, BrutusLeft) == []


def test_10_a_team_that_is_out_is_not_the_one_with_the_fewest() -> None:
    state = thin(
        scene(BRUTUS, scenario="treachery"),
        "bulle rico brutus | dauphin_d | | olga comete",
    )
    state = onward(state, "walk 3 olga 0 brutus 3 comete")
    assert notes(state, BrutusLeft) == [BrutusLeft(Seat(0), Seat(1))]


def test_10_without_treachery_he_is_an_engineer_like_others() -> None:
    deal = BRUTUS.replace("toresse", "vega").replace("lunette", "boulon")
    state = scene(deal, "walk 1 sheila 0 brutus 2 max hit A")
    assert notes(state, BrutusLeft) == []


def test_10_a_tie_is_settled_by_lot_among_the_fewest() -> None:
    state = scene(BRUTUS, "walk 1 sheila 2 max 3 olga hit A", "bridge", scenario="treachery")
    state = onward(state, "out 2 max 0 brutus 3 olga", "asteroid A")
    assert phase(state) == "betraying"
    assert key(state, "lot 3") == "not-now"
    assert {deal(state, Random(seed), "").seat for seed in range(20)} == {1, 2}  # type: ignore[union-attr]
    state = onward(state, "lot 2")
    assert notes(state, BrutusLeft) == [BrutusLeft(Seat(0), Seat(2))]
    assert phase(state) == "ordering"


def test_10_as_captain_he_does_not_move() -> None:
    state = thin(
        scene(BRUTUS, scenario="treachery"),
        "rico brutus | sheila paul | max numero5 | olga dauphin_d",
        captain_card=Card.BRUTUS,
        dolphinised=(False, False, False, True),
    )
    state = onward(state, "walk 1 sheila 0 brutus 2 max hit A")
    assert notes(state, BrutusLeft) == []


# -- 12. Second thoughts -------------------------------------------------------------------------


def test_12_a_card_can_be_changed_until_the_next_team_is_called() -> None:
    state = scene(FOUR, "0 call 1", "1 send sheila", "1 send paul")
    assert state.slots[0].card is Card.PAUL
    assert len(notes(state, SentOut)) == 1  # nobody else is told
    assert len(notes(state, YouSent, 1)) == 2
    state = onward(state, "1 call 2")
    assert key(state, "1 send sheila") == "card-out-of-turn"


def test_12_what_the_lot_sent_stays() -> None:
    state = scene(FOUR, "0 call 1", "time", "dealer send sheila")
    assert key(state, "1 send paul") == "card-out-of-turn"


def test_12_the_captain_can_be_taken_up_and_put_down_only_for_all_to_see() -> None:
    state = scene(FOUR, "out 1 sheila 0 rico", "0 send bulle", "0 send jimmy")
    assert [note.card for note in notes(state, SentOut)] == [None, None, Card.BULLE, None]


# -- 11. A new captain ---------------------------------------------------------------------------


def test_11_the_team_with_the_most_cards_provides_the_captain() -> None:
    state = scene(FOUR, "walk 1 sheila 2 max 3 olga hit A", "bridge")
    state = onward(state, "walk 2 max 3 olga 1 paul hit A", "0 plank 0", "stakes 0 0 0")
    state = onward(state, "0 sacrifice bulle")  # 3 3 3 4
    assert [note.seat for note in notes(state, CaptainAwaited)] == [3]
    assert key(state, "3 promote rico") == "card-not-yours"
    state = onward(state, "3 promote comete")
    assert notes(state, CaptainShown) == [CaptainShown(Seat(3), Card.COMETE, by_lot=False)]


def test_11_a_tie_is_settled_by_the_late_captains_player_even_if_out() -> None:
    state = thin(scene(FOUR), "bulle | sheila paul dauphin_d | max numero5 ivan | olga")
    state = onward(state, "walk 3 olga 1 dauphin_d 0 bulle")
    assert state.living == (1, 2, 3)
    board = GAME.public(state)
    assert (board.phase, board.awaited, board.among) == ("naming", (0,), (1, 2))
    assert key(state, "0 name 3") == "name-tied"
    assert key(state, "1 name 1") == "not-your-turn"
    assert phase(onward(state, "0 name 2")) == "promoting"


def test_11_their_own_if_it_is_among_them() -> None:
    state = thin(scene(FOUR), "bulle rico jimmy | sheila dauphin_d | max numero5 | olga boulon")
    state = onward(state, "walk 3 olga 1 dauphin_d 0 bulle")
    assert GAME.public(state).among == (0, 1, 2, 3)
    state = onward(state, "0 name 0", "0 promote jimmy")
    assert state.captain == 0


def test_11_a_dolphin_may_be_captain_and_keeps_its_arrow() -> None:
    state = scene(FOUR, "walk 3 olga 1 dauphin_d 0 bulle", "0 name 1", "1 promote dauphin_d")
    state = onward(state, "bridge", "walk 2 max 1 dauphin_d 3 olga")
    assert notes(state, Reported)[-1].lost == (Losses(Seat(3), 1),)
