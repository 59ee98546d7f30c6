"""Set-up, days and ends by the numbers of RULES.md."""

from random import Random

import pytest
from msgspec.structs import replace

from huisclos.games.sporz import GAME
from huisclos.games.sporz.notes import (
    Autopsied,
    Ballot,
    BallotsSeen,
    CircleJoined,
    CircleLeft,
    Colleagues,
    Dealt,
    Elected,
    ElectionOpened,
    Executed,
    GameEnded,
    OpinionClaimed,
    StateClaimed,
    Unveiled,
    Voted,
    VoteTied,
    Witnessed,
)
from huisclos.games.sporz.nouns import Genome, Opinion, Options, Role
from huisclos.games.sporz.play import crew
from huisclos.games.sporz.play.course import ended
from huisclos.kernel import DEALER, Seat
from tests.games.sporz.scene import EIGHT, Scene


def morning(deal: str = EIGHT, **options) -> Scene:
    """The first day, after a night in which nothing was done."""
    return Scene(deal, **options).elected().night()


def test_everybody_may_know_who_has_elected_and_nobody_who_has_tapped_or_voted() -> None:
    """[4, 5, 14] Whom the board waits for."""
    scene = Scene()(0, "elect 3")(2, "elect 3")
    assert GAME.public(scene.state).awaited == (1, 3, 4, 5, 6, 7)
    for seat in (1, 3, 4, 5, 6, 7):
        scene(seat, "elect 3")
    assert scene(0, "mutate 4")(5, "mutate 4").phase == "Waking"
    assert GAME.public(scene.state).awaited == scene.state.living
    assert scene.night()(0, "vote 4")(5, "vote blank").phase == "Enquiring"
    assert GAME.public(scene.state).awaited == scene.state.living


# -- set-up [1, 2, 3, 4] -------------------------------------------------------------------------

CREWS = [  # players, and how many base, doctor, computer, psychologist, geneticist, spy, hacker
    (4, (1, 1, 0, 1, 0, 0, 0)),
    (5, (1, 2, 0, 1, 0, 0, 0)),
    (6, (1, 2, 0, 1, 1, 0, 0)),
    (7, (1, 2, 1, 1, 1, 0, 0)),
    (8, (1, 2, 1, 1, 1, 0, 0)),
    (10, (1, 2, 1, 1, 1, 1, 0)),
    (12, (1, 2, 1, 1, 1, 1, 1)),
    (20, (1, 2, 1, 1, 1, 1, 1)),
    (21, (1, 2, 1, 1, 1, 1, 1)),
    (24, (2, 4, 1, 1, 1, 1, 1)),
    (25, (2, 4, 2, 2, 2, 1, 1)),
    (35, (2, 4, 2, 2, 2, 1, 1)),
    (36, (3, 6, 2, 2, 2, 2, 2)),
    (47, (3, 6, 2, 2, 2, 2, 2)),
    (48, (4, 12, 2, 2, 2, 2, 2)),
    (100, (8, 27, 5, 5, 5, 5, 5)),
    (300, (25, 81, 13, 13, 13, 13, 13)),
    (500, (41, 135, 21, 21, 21, 21, 21)),
]


@pytest.mark.parametrize(("seats", "counts"), CREWS)
def test_crews(seats, counts):
    """[1, 3]"""
    roles = crew.crew(Options(seats))
    assert tuple(roles.get(role, 0) for role in [*Role][:-1]) == counts
    assert sum(roles.values()) == seats


def test_every_size_of_crew_can_be_dealt_fairly():
    """[1, 2, 3]"""
    for seats in GAME.seats:
        options = Options(seats)
        assert GAME.refuse_options(options) is None
        assert crew.is_fair(options, crew.draw(options, Random(seats)))


@pytest.mark.parametrize(("seats", "hosts", "resistants"), [(4, 1, 2), (5, 1, 1), (6, 2, 1)])
def test_genomes_of_small_crews(seats, hosts, resistants):
    """[2]"""
    genomes = crew.draw(Options(seats), Random(seats)).genomes
    assert (genomes.count(Genome.HOST), genomes.count(Genome.RESISTANT)) == (hosts, resistants)


def test_roles_are_switched_on_and_off_but_not_beyond_the_crew():
    """[1]"""
    assert Role.COMPUTER not in crew.crew(Options(8, computer="off"))
    assert crew.crew(Options(4, hacker="on"))[Role.HACKER] == 1
    refusal = GAME.refuse_options(Options(4, spy="on", hacker="on"))
    assert (refusal.key, refusal.values) == ("sporz-too-many-roles", (("extra", 1),))


UNFAIR = [
    "deal B+ D. D. C. P. G. A- A.",  # one host
    "deal B. D. D. C. P. G+ A- A+",  # the base mutant is none
    "deal B+ D- D. C. P. G+ A. A.",  # a doctor is not normal
    "deal B+ D. D. C. P. G+ A. A.",  # nobody resists
    "deal B+ D. A. C. P. G+ A- A.",  # another crew
    "deal B+ D. D. C. P. G+ A-",
]


@pytest.mark.parametrize("deal", UNFAIR)
def test_an_unfair_deal_is_refused(deal):
    """[1, 2]"""
    fresh = Scene.__new__(Scene)
    fresh.state = GAME.setup(Options(8))
    assert fresh.refused(DEALER, deal) == "sporz-bad-deal"


def test_everybody_learns_their_role_and_doctors_each_other():
    """[2, 4]"""
    scene = Scene()
    assert scene.last(0, Dealt) == Dealt(Role.BASE, Genome.HOST)
    assert scene.last(5, Dealt) == Dealt(Role.GENETICIST, None)
    assert scene.last(1, Colleagues).seats == scene.last(2, Colleagues).seats == (1, 2)
    assert not scene.told(0, Colleagues)


def test_a_chief_is_elected_in_the_open():
    """[4]"""
    scene = Scene()(0, "elect 0")
    assert GAME.public(scene.state).votes[0] == 0
    scene(1, "elect 3")(2, "elect 3").time()
    assert scene.last(None, Elected) == Elected(Seat(3), by_lot=False)
    assert scene.phase == "Waking"


def test_a_tied_election_has_a_second_ballot_then_a_lot():
    """[4]"""
    scene = Scene()(0, "elect 3")(1, "elect 4").time()
    assert scene.last(None, ElectionOpened).tied == (3, 4)
    assert scene.refused(0, "elect 5") == "sporz-not-tied"
    scene(0, "elect 3")(1, "elect 4").time().lot(1, 0)
    assert scene.last(None, Elected) == Elected(Seat(4), by_lot=True)


def test_without_any_vote_the_chief_is_drawn_among_the_living():
    """[4]"""
    scene = Scene().time()
    assert len(scene.state.phase.among) == 8
    scene.lot(6, 0, 1, 2, 3, 4, 5, 7)
    assert scene.state.chief == 6


# -- the enquiry [13] ----------------------------------------------------------------------------


def test_a_chief_killed_at_night_is_replaced_before_the_enquiry():
    """[13]"""
    scene = Scene().elected(3).night("kill 3")
    assert (scene.phase, scene.state.chief) == ("Electing", None)
    scene.elected(4)
    assert (scene.phase, scene.state.chief) == ("Enquiring", 4)


def test_an_executed_chief_is_replaced_the_next_morning():
    """[13]"""
    scene = morning().executed(3)
    assert scene.phase == "Waking"
    scene.night()
    assert scene.phase == "Electing"


def test_circles_are_joined_and_left_in_the_open_and_talk_apart():
    """[13]"""
    scene = morning()(3, "join")(4, "join 1")(5, "join 1")
    assert scene.last(None, CircleJoined).seats == (3, 4, 5)
    assert scene.refused(6, "join 1") == "sporz-circle-full"
    circle = GAME.channels(scene.state)["circle-1"]
    assert circle.writers == circle.readers == {3, 4, 5}
    scene(6, "join")(4, "join 2")
    assert scene.last(None, CircleLeft) == CircleLeft(Seat(4), 1)
    assert [c.seats for c in GAME.public(scene.state).circles] == [(3, 5), (4, 6)]
    scene(3, "leave")(5, "leave")
    assert scene.refused(5, "leave") == "sporz-no-circle"
    assert [c.number for c in GAME.public(scene.state).circles] == [2]


def test_circles_can_be_forbidden_and_are_not_joined_without_end():
    """[13]"""
    assert morning(circles=0).refused(3, "join") == "sporz-no-circles"
    scene = morning()
    for _ in range(8):
        scene(3, "join", "leave")
    assert scene.refused(3, "join") == "sporz-enough-walks"


def test_claims_are_public_true_or_false_and_bounded():
    """[13]"""
    scene = morning()(7, "claim state 1 0 healthy", "claim suspect 3")
    assert scene.last(None, StateClaimed) == StateClaimed(Seat(7), 1, Seat(0), False)
    assert scene.last(None, OpinionClaimed).at == 3
    assert GAME.private(scene.state, Seat(7)).claims == 4
    scene(7, *["claim role doctor"] * 4)
    assert scene.refused(7, "claim role spy") == "sporz-enough-claims"


def test_what_somebody_is_may_be_asked_but_in_games_that_began_before():
    """[13]"""
    scene = morning()(7, "claim ask 3")
    assert scene.last(None, OpinionClaimed) == OpinionClaimed(Seat(7), Opinion.ASK, Seat(3))
    scene.state = replace(scene.state, edition=3)
    assert scene.refused(7, "claim ask 3") == "sporz-no-asking"
    assert not scene.refused(7, "claim trust 3")


@pytest.mark.parametrize(
    ("claim", "why"),
    [
        ("claim role base", "sporz-no-such-role"),
        ("claim role hacker", "sporz-no-such-role"),
        ("claim count 1 9", "sporz-claim-count"),
        ("claim count 2 1", "sporz-claim-night"),
        ("claim touch 0 treated", "sporz-claim-night"),
        ("claim genome 1 8 host", "sporz-claim-whom"),
        ("claim trust 9", "sporz-not-alive"),
    ],
)
def test_nobody_claims_what_could_not_be(claim, why):
    """[13]"""
    assert morning().refused(3, claim) == why


# -- the vote [14, 15, 16] -----------------------------------------------------------------------


def test_a_vote_is_secret_counted_and_may_be_changed_or_withdrawn():
    """[14]"""
    scene = morning()(3, "vote 4", "vote 5", "withdraw")
    assert GAME.public(scene.state).voted == 0
    assert scene.refused(3, "withdraw") == "sporz-not-voted"
    scene(3, "vote blank")
    assert GAME.public(scene.state).voted == 1
    assert not scene.told(4, Voted) and scene.last(3, Voted).at is None


def test_most_votes_decide_and_no_vote_is_not_blank():
    """[14, 20]"""
    scene = morning()(3, "vote 4").time()
    assert scene.last(None, Executed).seats == (4,)
    assert morning().time().last(None, Executed).seats == ()


def test_blank_is_a_candidate():
    """[14]"""
    scene = morning()(3, "vote 4")(4, "vote blank")(5, "vote blank").time()
    assert scene.last(None, Executed).seats == ()


def test_a_tie_is_the_chiefs():
    """[14]"""
    scene = morning()(3, "vote 4")(4, "vote 5").time()
    assert scene.last(None, VoteTied).tied == (4, 5)
    assert scene.refused(4, "vote 5") == "not-your-turn"
    assert scene.refused(3, "vote 6") == "sporz-not-tied"
    assert scene(3, "vote 5").last(None, Executed).seats == (5,)


def test_blank_tied_with_a_player_lets_the_chief_spare_them():
    """[14]"""
    for answer, seats in (("vote blank", ()), ("vote 4", (4,))):
        scene = morning()(3, "vote 4")(4, "vote blank").time()
        assert scene.last(None, VoteTied) == VoteTied((Seat(4), None), True, 1)
        assert scene(3, answer).last(None, Executed).seats == seats


def test_a_silent_chief_leaves_it_to_blank_or_to_chance():
    """[14]"""
    scene = morning()(3, "vote 4")(4, "vote blank").time().time()
    assert scene.last(None, Executed).seats == ()
    scene = morning()(3, "vote 4")(4, "vote 5").time().time().lot(1, 0)
    assert scene.last(None, Executed).seats == (5,)


def test_a_base_mutant_is_told_as_an_astronaut():
    """[15]"""
    scene = morning().executed(None).night("mutate 7").executed(0)
    assert scene.last(None, Autopsied) == Autopsied(Seat(0), Role.ASTRONAUT, Genome.HOST, True)
    assert scene.phase == "Waking" and scene.mutants_now == [7]


def test_nobody_learns_who_voted_for_whom_before_the_end():
    """[14, 19]"""
    scene = morning()(3, "vote 4")(4, "vote blank").time()(3, "vote blank")
    assert not scene.told(None, GameEnded)
    scene.night().executed(0)
    days = scene.last(None, GameEnded).days
    assert days[0].ballots == (Ballot(Seat(3), Seat(4)), Ballot(Seat(4), None))


def test_the_dead_talk_among_themselves_and_nobody_else_hears_it():
    """[16]"""
    scene = morning()
    assert "ghosts" not in GAME.channels(scene.state)
    scene.executed(7).night("mutate 5", s1="heal 5").executed(6)
    place = GAME.channels(scene.state)["ghosts"]
    assert place.writers == place.readers == {6, 7} and place.out
    older = replace(scene.state, edition=2)
    assert "ghosts" not in GAME.channels(older)


def test_the_dead_say_nothing_to_the_living_and_see_what_the_table_allows():
    """[16]"""
    for see in ("public", "all"):
        scene = morning(dead_see=see).executed(7).night("mutate 5", s1="heal 5").executed(None)
        night = GAME.channels(scene.state)["mutants"]
        all_of_it = see == "all"
        assert (7 in night.readers) == all_of_it and 7 not in night.writers
        assert 7 not in GAME.channels(scene.state)["day"].writers
        assert bool(GAME.private(scene.state, Seat(7)).fates) == all_of_it
        for kind, count in ((Unveiled, 1), (Witnessed, 3), (BallotsSeen, 1)):
            assert len(scene.told(7, kind)) == count * all_of_it
        assert not scene.told(3, Witnessed)
        assert not GAME.private(scene.state, Seat(3)).fates


# -- the end [17, 18, 19] ------------------------------------------------------------------------


def end(scene: Scene) -> tuple[str, str]:
    note = scene.last(None, GameEnded)
    return note.winner, note.reason


def test_the_last_mutant_healed_in_the_middle_of_the_night_ends_the_game():
    """[17]"""
    scene = morning().executed(None).night("mutate 7").executed(0)
    scene.mutants().wave(s1="heal 7")
    assert end(scene) == ("healthy", "cured")
    assert scene.state.tonight.cured == (7,)


def test_mutants_win_at_dusk_when_every_living_doctor_is_theirs():
    """[17]"""
    scene = morning().executed(None).night("mutate 1")
    scene.executed(None).mutants("mutate 2").time().time()
    assert scene.phase == "Enquiring"  # not before dusk
    scene.executed(None)
    assert end(scene) == ("mutants", "dusk")


def test_at_dusk_it_takes_two_mutants():
    """[17]"""
    scene = morning().executed(1).night("kill 2").executed(None)
    assert scene.phase == "Waking"
    assert end(scene.night("mutate 7").executed(None)) == ("mutants", "dusk")


def test_mutants_win_when_nobody_healthy_lives():
    """[17]"""
    scene = Scene("deal B+ D. D. P. A-").elected().night("mutate 3").executed(4)
    scene.night("mutate 1").executed(None)
    assert end(scene.mutants("mutate 2")) == ("mutants", "spread")


def test_a_base_mutant_may_be_killed_by_the_mutants_and_the_healthy_win():
    """[6, 17]"""
    scene = Scene("deal B+ D. P- A-").elected(2).night("kill 3").executed(None)
    scene.night("kill 1").executed(None).mutants("kill 0")
    assert end(scene) == ("healthy", "cured")
    assert GAME.outcome(scene.state).winners == (1, 2, 3)


def test_when_nobody_lives_nobody_wins():
    """[17]"""
    assert ended(replace(morning().state, living=())) == ("nobody", "empty")


def test_a_game_that_never_ends_is_nobodys():
    """[17]"""
    scene = Scene("deal B+ D. P- A-").elected()
    for _ in range(18):
        assert scene.phase == "Waking"
        scene.night().executed(None)
    assert end(scene) == ("nobody", "endless")
    assert GAME.outcome(scene.state).winners == ()


def test_one_wins_with_the_camp_one_is_in_at_the_end_or_was_in_at_death():
    """[18]"""
    scene = morning().executed(None).night("mutate 7").executed(7)
    scene.night().executed(0)
    outcome = GAME.outcome(scene.state)
    assert outcome.camps[7] == outcome.camps[0] == "mutants"
    assert outcome.winners == (1, 2, 3, 4, 5, 6)


def test_everything_is_shown_at_the_end():
    """[19]"""
    scene = Scene().elected().night("mutate 7", "paralyse 4", s1="heal 7", s3="count").executed(0)
    ending = scene.last(None, GameEnded)
    night = ending.nights[0]
    assert (night.pack, night.infected, night.paralysed, night.cured) == ((0,), (7,), (4,), (7,))
    assert [(deed.seat, GAME.write(deed.act)) for deed in night.deeds] == [
        (1, "heal 7"),
        (3, "count"),
    ]
    assert ending.fates[0].role is Role.BASE
    assert [day.executed for day in ending.days] == [(0,)]
