"""Bots of Sporz by day: they speak, vote, listen, and never contradict themselves."""

from __future__ import annotations

import dataclasses
from collections import Counter, defaultdict
from random import Random
from typing import Any

import pytest

from huisclos.bots import Bot, level, levels
from huisclos.bots.arena import play_game
from huisclos.games.sporz import GAME, actions
from huisclos.games.sporz.actions import Claim, ClaimOpinion, Join, Leave, Vote
from huisclos.games.sporz.bots import LEVELS
from huisclos.games.sporz.bots.belief import SMALL
from huisclos.games.sporz.bots.quiet import quiet
from huisclos.games.sporz.bots.talk import has_news
from huisclos.games.sporz.nouns import Opinion, Options, Role
from huisclos.kernel import NoWorld, Seat, asked, awaited, play, view
from tests.conftest import FULL
from tests.games.sporz.scene import EIGHT, TWELVE, Scene

STRONG = LEVELS["strong"]

GAMES = 40 if FULL else 4  # of each size
CLAIMS = Claim.__args__
FOUND = (actions.ClaimState, actions.ClaimGenome, actions.ClaimCount)


def think(scene: Scene, seat: int, seed: int = 0, bot: Bot = STRONG) -> Any:
    """What it does; None: nothing."""
    moves = tuple(GAME.moves(scene.state, Seat(seat)))
    try:
        return bot(view(GAME, scene.state, Seat(seat)), moves, Random(seed), 200)
    except NoWorld:
        return None


def speak(scene: Scene, seat: int) -> list[Any]:
    """All that a bot does until it has nothing to add."""
    done = []
    while (action := think(scene, seat)) is not None:
        done.append(action)
        scene(seat, GAME.write(action))
    return done


@pytest.mark.parametrize(("seat", "role"), [(0, Role.ASTRONAUT), (1, Role.DOCTOR), (7, None)])
def test_where_nearly_all_say_what_they_are_bots_do_too(seat: int, role: Role | None) -> None:
    scene = Scene(EIGHT).elected().night("mutate 5")
    roles = ("doctor", "doctor", "computer", "psychologist", "geneticist", "astronaut")
    for other, said in enumerate(roles, 1):
        if other != seat and role is not None:
            scene(other, f"claim role {said}")
    said = [action.role for action in speak(scene, seat) if isinstance(action, actions.ClaimRole)]
    assert said == ([role] if role else [])


@pytest.mark.parametrize("seat", range(8))
def test_who_is_asked_says_what_they_are_but_some_doctors_and_mutants(seat: int) -> None:
    """0 is the base mutant, 1 and 2 are doctors."""
    truth = (None, *[Role.DOCTOR] * 2, Role.COMPUTER, Role.PSYCHOLOGIST, Role.GENETICIST)
    truth += (Role.ASTRONAUT,) * 2
    silent, answers = 0, set[Role]()
    for chief in range(8):  # how the election went is what they make up their minds from
        scene = Scene(EIGHT).elected(chief).night()
        asked = scene((seat + 1) % 8, f"claim ask {seat}")
        said = [act.role for act in speak(asked, seat) if isinstance(act, actions.ClaimRole)]
        answers |= {*said}
        silent += not said
    assert truth[seat] in (None, *answers)
    assert (0 < silent < 8) == (seat < 3)
    assert len(answers) == 1 or seat == 0


@pytest.mark.parametrize(("temper", "speaks"), [("bold", True), ("cautious", False)])
def test_who_is_bold_says_on_the_first_day_that_they_are_an_expert(
    temper: str, speaks: bool
) -> None:
    scene = Scene(EIGHT).elected().night("mutate 5")
    claim = actions.ClaimRole(Role.COMPUTER)
    assert (think(scene, 3, bot=level("sporz", "strong", temper)) == claim) is speaks


# -- over whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [5, 8, 10, 12, 15])
def test_all_that_one_seat_claims_in_a_game_goes_together(seats: int) -> None:
    for seed in range(GAMES):
        roles, genomes = defaultdict(set), defaultdict(set)
        nights, touches = Counter[Any](), Counter[Any]()
        for seat, action in play_game(GAME, Options(seats), [STRONG] * seats, Random(seed)).log:
            match action:
                case actions.ClaimRole(role):
                    roles[seat].add(role)
                case actions.ClaimTouch(night):
                    touches[seat, night] += 1
                case actions.ClaimGenome(_, at, genome):
                    genomes[seat, at].add(genome)
            if isinstance(action, FOUND):
                nights[seat, action.night] += 1
        assert all(len(claimed) == 1 for claimed in (*roles.values(), *genomes.values()))
        assert all(count == 1 for count in (*nights.values(), *touches.values()))


@pytest.mark.parametrize("level", ["random", "easy", "medium", "strong"])
def test_no_bot_opens_a_circle_to_sit_in_it_alone(level: str) -> None:
    for seed in range(GAMES):
        log = play_game(GAME, Options(8), [levels("sporz")[level]] * 8, Random(seed)).log
        assert not [action for _, action in log if isinstance(action, Join | Leave)]


@pytest.mark.parametrize("bot", [STRONG, quiet])
def test_whoever_takes_over_a_seat_in_a_circle_leaves_it(bot: Bot) -> None:
    scene = Scene(EIGHT).elected().night()(3, "join")
    assert think(scene, 3, bot=bot) == Leave()


def test_some_come_to_who_sits_apart_alone_and_go_when_they_have_gone() -> None:
    scene = Scene(EIGHT).elected().night()(3, "join")
    guests = [seat for seat in range(8) if seat != 3 and isinstance(think(scene, seat), Join)]
    assert 1 <= len(guests) <= 5
    guest, *others = guests
    scene = scene(guest, "join 1")
    assert not isinstance(think(scene, guest), Join | Leave)
    assert not [seat for seat in others if isinstance(think(scene, seat), Join)]  # two are company
    assert think(scene(3, "leave"), guest) == Leave()


def test_bots_speak_before_they_vote_and_a_day_has_an_end() -> None:
    for seed in range(GAMES):
        spoke: dict[Seat, int] = {}
        acts = Counter[Any]()
        state = GAME.setup(Options(10))
        for seat, action in play_game(GAME, Options(10), [STRONG] * 10, Random(seed)).log:
            day = state.day
            enquiring = GAME.public(state).phase == "enquiring"
            state = GAME.apply(state, seat, action)
            if enquiring and isinstance(action, CLAIMS):
                spoke[seat] = day
            if enquiring and isinstance(action, Vote):
                assert spoke[seat] == day
            acts[seat, day] += enquiring
        assert max(acts.values()) <= 12


def test_nobody_is_named_for_sitting_in_the_first_seat() -> None:
    """Nothing is known on the first morning; and that seat is whoever opened the table."""
    named = Counter[int]()
    for seed in range(20):
        state = GAME.setup(Options(8))
        for seat, action in play_game(GAME, Options(8), [STRONG] * 8, Random(seed)).log:
            if state.day == 1 and isinstance(action, ClaimOpinion):
                named[action.at] += 1
            state = GAME.apply(state, seat, action)
    assert max(named.values()) < named.total() / 4  # of eight


# -- what others say -------------------------------------------------------------------------------


def before_the_psychologist_speaks() -> Scene:
    """Seat 5 has voted; the psychologist, 4, has something to say."""
    scene = Scene(EIGHT).elected().night(s3="count", s4="inspect 0")
    return scene(5, "claim vote 7", "vote 7")


def test_who_has_voted_is_asked_again_while_people_talk() -> None:
    scene = before_the_psychologist_speaks()
    assert 5 not in awaited(GAME, scene.state)
    assert asked(GAME, scene.state) == scene.state.living
    assert think(scene, 5) is None, "nobody has said anything since"


def test_a_claim_changes_a_vote_and_the_change_is_told() -> None:
    scene = before_the_psychologist_speaks()
    scene(4, "claim role psychologist", "claim state 1 0 mutant")
    assert speak(scene, 5) == [ClaimOpinion(Opinion.VOTE, Seat(0)), Vote(Seat(0))]
    assert think(scene, 5) is None


def test_a_whim_of_somebody_else_does_not_change_a_vote() -> None:
    scene = before_the_psychologist_speaks()
    scene(7, "claim suspect 2")
    assert not [action for action in speak(scene, 5) if isinstance(action, Vote)]


@pytest.mark.parametrize(
    ("said", "again"),
    [
        ("claim suspect 2", False),
        ("claim role astronaut", False),
        ("claim ask 2", False),
        ("claim ask 5", True),
        ("claim state 1 0 mutant", True),
    ],
)
def test_in_a_large_crew_what_was_found_out_or_asked_of_one_is_worth_another_thought(
    said: str, again: bool
) -> None:
    scene = before_the_psychologist_speaks()(4, said)
    small = view(GAME, scene.state, Seat(5))
    crowd = dataclasses.replace(small, options=Options(SMALL + 1))
    assert (has_news(small), has_news(crowd)) == (True, again)


@pytest.mark.parametrize("seat", [0, 7])
def test_mutant_or_not_one_suspects_whoever_says_one_is(seat: int) -> None:
    scene = Scene(EIGHT).elected().night()(4, f"claim state 1 {seat} mutant")
    assert ClaimOpinion(Opinion.SUSPECT, Seat(4)) in speak(scene, seat)


def test_an_expert_whose_role_another_claims_comes_out() -> None:
    scene = Scene(TWELVE).elected().night()
    assert actions.ClaimRole(Role.SPY) not in speak(scene, 6)
    scene(10, "claim role spy")
    assert actions.ClaimRole(Role.SPY) in speak(scene, 6)


def test_who_has_claimed_a_role_claims_no_other_nor_its_findings() -> None:
    """A bot may take the seat of somebody who has lied."""
    scene = Scene(EIGHT).elected().night(s3="count", s4="inspect 0")(4, "claim role computer")
    said = speak(scene, 4)
    assert not [each for each in said if isinstance(each, (actions.ClaimRole, *FOUND))]


# -- pauses ----------------------------------------------------------------------------------------


def test_bots_take_their_time_by_day_only_and_as_the_day_allows() -> None:
    scene = Scene(EIGHT).elected()
    assert GAME.talk(scene.state) is None
    assert GAME.talk(scene.night().state) == (4, 14)
    short = Scene(EIGHT, day_time=45).elected().night()
    assert GAME.talk(short.state) == (2, 7)
    assert GAME.talk(Scene(EIGHT, day_time=0).elected().night().state) == (4, 14)


def test_on_the_first_day_nobody_falls_in_behind_the_first_to_speak() -> None:
    """With nothing known, seven of ten announced votes were on one head."""
    most = every = 0
    for seed in range(12):
        state, named = GAME.setup(Options(8)), Counter[Any]()
        for seat, action in play_game(GAME, Options(8), [STRONG] * 8, Random(seed)).log:
            if (
                state.day == 1
                and isinstance(action, ClaimOpinion)
                and action.opinion is Opinion.VOTE
            ):
                named[action.at] += 1
            state = play(GAME, state, seat, action)
        most, every = most + max(named.values(), default=0), every + named.total()
    assert most / every < 0.55
