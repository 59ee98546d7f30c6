"""Rules 1 to 4 of RULES.md: badges, deals, what is known, the captain and the tokens."""

import json
from collections import Counter
from importlib.resources import files
from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.dauphin import GAME
from huisclos.games.dauphin.actions import Deal
from huisclos.games.dauphin.notes import Embarked, HandDealt, TeamsFormed
from huisclos.games.dauphin.nouns import Badge, Card, Kind, Options, cards
from huisclos.games.dauphin.nouns.cards import KIND, BadData, in_play, plan_of
from huisclos.games.dauphin.play.boarding import is_fair
from huisclos.games.dauphin.rules import draw_deal
from huisclos.games.dauphin.state import State
from huisclos.kernel import DEALER, Seat, play, view
from tests.games.dauphin.scene import FOUR, THREE, key, notes, onward, phase, scene

SCENARIOS = ("initiation", "observers", "treachery", "full")
EVERY = [Options(seats, scenario=scenario) for scenario in SCENARIOS for seats in (3, 4, 5)]  # type: ignore[arg-type]
DEALS = {  # cards in play, of each player, in the Void
    ("initiation", 3): (17, 4, 2),
    ("initiation", 4): (20, 4, 1),
    ("initiation", 5): (20, 3, 2),
    ("observers", 3): (19, 5, 1),
    ("observers", 4): (20, 4, 1),
    ("observers", 5): (20, 3, 2),
    ("treachery", 3): (19, 5, 1),
    ("treachery", 4): (20, 4, 1),
    ("treachery", 5): (20, 3, 2),
    ("full", 3): (23, 6, 2),
    ("full", 4): (24, 5, 1),
    ("full", 5): (24, 4, 1),
}

# -- 1. Badges ---------------------------------------------------------------------------------


def test_1_each_player_takes_another_of_seven_badges() -> None:
    assert len(Badge) == 7
    state = onward(GAME.setup(Options(3)), "0 badge pluto")
    assert key(state, "1 badge pluto") == "badge-taken"
    assert key(state, "0 badge mars") == "not-your-turn"
    state = onward(state, "1 badge mars", "2 badge moon")
    [formed] = notes(state, TeamsFormed)
    assert [team.badge for team in formed.teams] == ["pluto", "mars", "moon"]
    assert phase(state) == "dealing"


# -- 2. Deals ----------------------------------------------------------------------------------


def test_2_the_box_has_the_cards_of_the_rulebook() -> None:
    kinds = {"engineer": 12, "hero": 5, "dolphin": 2, "captain": 1, "observer": 2, "dog": 1}
    assert Counter(KIND.values()) == Counter(kinds | {"microwave": 1})


@pytest.mark.parametrize("options", EVERY, ids=lambda o: f"{o.scenario}-{o.seats}")
def test_2_each_scenario_is_dealt_as_its_plan_says(options: Options) -> None:
    plan = plan_of(options)
    assert (in_play(plan), plan.hand, plan.void) == DEALS[options.scenario, options.seats]
    assert plan.dolphins == (1 if options.seats == 3 else 2)
    assert plan.treachery == (options.scenario in ("treachery", "full"))
    assert is_fair(options, draw_deal(options, Random(1)))


def test_2_the_crew_of_the_initiation_is_plain() -> None:
    kinds = {KIND[card] for card in plan_of(Options(4)).crew}
    assert kinds == {Kind.ENGINEER, Kind.HERO, Kind.DOLPHIN, Kind.CAPTAIN}


def test_2_with_three_players_either_dolphin_may_be_the_one() -> None:
    deals = [draw_deal(Options(3), Random(seed)) for seed in range(40)]
    found = {c for d in deals for part in (*d.hands, d.modules) for c in part}
    assert {Card.DAUPHIN_D, Card.DAUPHIN_G} <= found


@pytest.mark.parametrize(
    ("seats", "chosen", "crew", "hand", "void"),
    [
        (3, {}, 17, 4, 2),
        (3, {"treachery": True}, 18, 5, 0),  # Brutus comes aboard
        (4, {"treachery": True}, 20, 4, 1),  # he is there already
        (5, {"toutou": True, "micro": True}, 22, 3, 4),
        (4, {"toresse": True, "lunette": True, "toutou": True, "micro": True}, 24, 5, 1),
    ],
)
def test_2_a_free_choice_shares_out_what_it_can(
    seats: int, chosen: dict[str, bool], crew: int, hand: int, void: int
) -> None:
    options = Options(seats, scenario="free", **chosen)  # type: ignore[arg-type]
    plan = plan_of(options)
    assert (in_play(plan), plan.hand, plan.void) == (crew, hand, void)
    assert plan.treachery == chosen.get("treachery", False)
    assert is_fair(options, draw_deal(options, Random(1)))


def test_2_extras_are_of_the_free_choice_only() -> None:
    refusal = GAME.refuse_options(Options(4, toutou=True))
    assert refusal and refusal.key == "dauphin-extras-need-free"
    assert GAME.refuse_options(Options(4, scenario="free", toutou=True)) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("bulle", "bulle bulle"),  # twice
        ("vega", "micro"),  # not of this crew
        ("bulle rico dowell jimmy", "rico dowell jimmy"),  # a card too few
        ("| brutus", "| dauphin_d brutus"),
    ],
)
def test_2_a_deal_of_other_cards_is_refused(old: str, new: str) -> None:
    assert key(undealt(), FOUR.replace(old, new)) == "bad-deal"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("bulle", "major"),  # the captain in a module
        ("dauphin_g", "brutus"),  # a dolphin in the Void
        ("dauphin_g", "nova"),  # two dolphins in a team
    ],
)
def test_2_a_deal_against_the_conditions_is_refused(one: str, other: str) -> None:
    swapped = FOUR.replace(one, "?").replace(other, one).replace("?", other)
    assert key(undealt(), FOUR) is None
    assert key(undealt(), swapped) == "bad-deal"


def test_2_three_heroes_can_be_reached() -> None:
    options = Options(5, scenario="free", toutou=True, micro=True)  # four in the Void
    for seed in range(200):
        deal = draw_deal(options, Random(seed))
        assert sum(KIND[card] is Kind.HERO for card in deal.void) <= 2
    fair = draw_deal(options, Random(1))
    heroes = [card for card in Card if KIND[card] is Kind.HERO][:3]
    rest = [c for part in (*fair.hands, fair.modules, fair.void) for c in part if c not in heroes]
    void = (*heroes, next(c for c in rest if KIND[c] is Kind.ENGINEER))
    rest = [card for card in rest if card not in void]
    hands = tuple(tuple(rest[at : at + 3]) for at in range(0, 15, 3))
    assert not is_fair(options, Deal(hands, tuple(rest[15:]), void))


def undealt() -> State:
    state = GAME.setup(Options(4))
    for seat, badge in zip(range(4), Badge, strict=False):
        state = play(GAME, state, Seat(seat), GAME.read(f"badge {badge}"))
    assert GAME.to_act(state) == (DEALER,)
    return state


# -- the data files ------------------------------------------------------------------------------


def text_of(name: str) -> str:
    return files("huisclos.games.dauphin").joinpath("data", name).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"id": "rico"', '"id": "ricco"', "ricco"),
        ('"id": "rico"', '"id": "brutus"', "every card once"),
        ('"kind": "engineer"', '"kind": "hero"', "kinds"),
        ('"direction": "right"', '"direction": null', "rico acts to a side"),
        ('"code": "FTP"', '"code": "OIL"', "code of rico"),
        ('"code": "FTP"', '"code": "CR7"', "makes the code of rico that of brutus"),
    ],
)
def test_bad_cards_are_named_when_they_are_read(old: str, new: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        cards.parse_cards(text_of("cards.json").replace(old, new, 1).encode())


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"hand": 4', '"hand": 5', "initiation at 3: the cards do not come out even"),
        ('"tokens": 16', '"tokens": "16"', "tokens"),
    ],
)
def test_bad_deals_are_named_when_they_are_read(old: str, new: str, why: str) -> None:
    with pytest.raises(BadData, match=why):
        cards.parse_deals(text_of("deals.json").replace(old, new, 1).encode())


@pytest.mark.parametrize(("gone", "why"), [("bulle", "captain"), ("brutus", "Brutus")])
def test_a_deal_without_its_captain_or_traitor_is_bad(gone: str, why: str) -> None:
    data = json.loads(text_of("deals.json"))
    line = data["scenarios"][3]["deals"][0]
    line["left_in_box"] = [gone]
    line["void"] -= 1
    with pytest.raises(BadData, match=why):
        cards.parse_deals(json.dumps(data).encode())


# -- 3. What is known --------------------------------------------------------------------------


def test_3_nobody_sees_modules_or_the_void_or_another_hand() -> None:
    state = scene(THREE)
    for seat in range(3):
        seen = view(GAME, state, Seat(seat))
        assert seen.private is not None
        assert {*seen.private.hand} == {*state.hands[seat]}
        [dealt] = notes(state, HandDealt, seat)
        assert dealt.dolphinised == (seat == 1)
    board = GAME.public(state)
    assert (board.void, board.void_hidden) == ((), 2)
    assert board.hands == (4, 4, 4)


def test_3_with_three_players_the_list_names_both_dolphins() -> None:
    board = GAME.public(scene(THREE))
    assert {Card.DAUPHIN_D, Card.DAUPHIN_G} <= {*board.crew}
    assert board.dolphins == 1


# -- 4. Captain and tokens ---------------------------------------------------------------------


def test_4_the_holder_of_officier_bulle_is_captain_face_up() -> None:
    state = scene(FOUR)
    assert notes(state, Embarked) == [Embarked(Seat(0), Card.BULLE)]
    board = GAME.public(state)
    assert (board.captain, board.captain_card) == (0, Card.BULLE)
    assert board.tokens == (0, 1, 1, 1)
    assert board.supply == 13


def test_4_scarce_tokens_are_given_one_by_one_from_the_captains_left() -> None:
    state = replace(scene(FOUR), tokens=(5, 4, 3, 3))  # one is left
    state = onward(state, "walk 3 olga 2 max 3 vega")  # 0 and 1 sent nobody
    assert state.tokens == (5, 5, 3, 3)


@pytest.mark.parametrize(("held", "gained"), [((0, 1, 1, 1), 3), ((8, 3, 2, 1), 2)])
def test_4_a_module_gives_what_is_left_up_to_three(held: tuple[int, ...], gained: int) -> None:
    state = replace(scene(FOUR), tokens=held)
    state = onward(state, "walk 1 sheila 0 dowell 2 numero5", "0 panic")
    assert state.tokens[0] == held[0] + gained
