"""Nights by the numbers of RULES.md."""

from random import Random

import pytest

from huisclos.games.sporz import GAME
from huisclos.games.sporz.notes import (
    Autopsied,
    Counted,
    DoctorsDecided,
    DoctorsWoke,
    Felt,
    GameEnded,
    Hacked,
    Killed,
    PackDecided,
    PackWoke,
    Psyched,
    Sequenced,
    Signed,
    Spied,
    Tapped,
    WaveOpened,
)
from huisclos.games.sporz.nouns import Genome, Options, Role, Touch, Wave
from huisclos.kernel import CLOCK, DEALER, Seat, told, view
from huisclos.texts import sentence
from tests.games.sporz.scene import EIGHT, TWELVE, Scene


def fallen(deal: str = EIGHT, **options) -> Scene:
    return Scene(deal, **options).elected()


# -- mutants [5, 6, 7] -------------------------------------------------------------------------


def test_mutants_see_each_other_and_each_others_taps():
    """[5]"""
    scene = fallen().night("mutate 7").executed(None)
    assert scene.last(7, PackWoke).seats == scene.last(0, PackWoke).seats == (0, 7)
    scene(0, "mutate 3")(7, "paralyse 4")
    panel = GAME.private(scene.state, Seat(7)).partners
    assert [(p.seat, p.act and p.act.at, p.paralyse) for p in panel] == [(0, 3, None), (7, None, 4)]
    assert not scene.told(3, Tapped) and GAME.private(scene.state, Seat(3)).partners == ()


def test_what_all_mutants_have_locked_is_final_and_the_wave_still_runs_its_time():
    """[5]"""
    scene = fallen().night("mutate 7").executed(None)
    scene(0, "mutate 3", "lock")(7, "mutate 3", "lock")
    assert GAME.private(scene.state, Seat(0)).settled
    assert scene.refused(0, "mutate 4") == "not-your-turn"
    assert scene.wave_now is Wave.MUTANTS and GAME.pace(scene.state).held


def test_another_proposal_unlocks():
    """[5]"""
    scene = two_mutants()(0, "mutate 3", "lock")(7, "mutate 3", "lock")
    assert GAME.private(scene.state, Seat(0)).settled
    scene = two_mutants()(0, "mutate 3", "lock", "mutate 4")
    assert not GAME.private(scene.state, Seat(0)).hand.locked


def two_mutants(**options) -> Scene:
    return fallen(**options).night("mutate 7").executed(None)


def test_mutants_who_disagree_forfeit_the_game():
    """[5]"""
    scene = two_mutants(disagreement="forfeit")
    scene(0, "mutate 3", "lock")(7, "mutate 4", "lock").time()
    end = scene.last(None, GameEnded)
    assert (end.winner, end.reason) == ("healthy", "forfeit")


def test_mutants_forfeit_for_one_half_alone():
    """[5]"""
    scene = two_mutants(disagreement="forfeit")
    scene(0, "mutate 3", "paralyse 4", "lock")(7, "mutate 3", "lock").time()
    assert scene.phase == "Over"


FORFEITS = [  # what two mutants have tapped when the call ends, and whether it costs the game
    (("mutate 3",), ("mutate 4",), True),  # open wishes disagree too
    (("mutate 3", "lock"), ("mutate 4",), True),
    (("mutate 3",), ("kill 3",), True),
    (("mutate 3", "paralyse 4"), ("mutate 3", "paralyse 5"), True),
    (("mutate 3", "paralyse 4"), ("mutate 3", "lock"), True),  # locked: nobody is to be paralysed
    (("mutate 3",), ("mutate 3",), False),
    (("mutate 3", "paralyse 4"), ("mutate 3",), False),  # named nothing: follows
    (("mutate 3", "lock"), (), False),  # away, or new
    (("mutate 3",), ("paralyse 4",), False),
    ((), (), False),
]


@pytest.mark.parametrize(("one", "other", "lost"), FORFEITS)
def test_what_mutants_have_named_when_the_call_ends_is_their_wish_and_who_named_nothing_follows(
    one, other, lost
):
    """[5]"""
    scene = two_mutants(disagreement="forfeit")(0, *one)(7, *other)
    assert GAME.private(scene.state, Seat(0)).divided == lost
    scene.time()
    assert (scene.phase == "Over") == lost
    if not lost and one:
        assert scene.last(7, PackDecided).mutated == (3,)


def test_only_mutants_are_told_that_they_are_divided():
    """[5]"""
    scene = two_mutants(disagreement="forfeit")
    before = [GAME.private(scene.state, Seat(seat)) for seat in range(8)]
    scene(0, "mutate 3")(7, "mutate 4")
    after = [GAME.private(scene.state, Seat(seat)) for seat in range(8)]
    assert [seat for seat in range(8) if after[seat].divided] == [0, 7]
    assert [seat for seat in range(8) if after[seat] != before[seat]] == [0, 7]


SETTLED = [  # players, people among them, what the owner chose, what holds, the mutants' seconds
    (8, 8, {}, "forfeit", 45),
    (20, 20, {}, "forfeit", 45),
    (8, 7, {}, "plurality", 30),
    (21, 21, {}, "plurality", 30),
    (8, 8, {"disagreement": "plurality"}, "plurality", 30),
    (8, 3, {"disagreement": "forfeit"}, "forfeit", 45),
    (21, 21, {"disagreement": "forfeit"}, "plurality", 30),
    (8, 8, {"mutants_time": 60}, "forfeit", 60),
]


@pytest.mark.parametrize(("seats", "people", "chosen", "holds", "seconds"), SETTLED)
def test_mutants_forfeit_at_tables_of_people_and_it_is_fixed_at_the_start(
    seats, people, chosen, holds, seconds
):
    """[3, 5]"""
    options = GAME.settle(Options(seats, **chosen), frozenset(map(Seat, range(people))))
    state = GAME.setup(options)
    assert GAME.public(state).disagreement == holds
    state = GAME.apply(state, DEALER, GAME.deal(state, Random(1), ""))
    for seat in map(Seat, range(seats)):
        state = GAME.apply(state, seat, GAME.read("elect 0"))
    assert GAME.pace(state).seconds == seconds


def test_what_was_not_settled_goes_by_most_votes():
    """[5]"""
    assert GAME.public(GAME.setup(Options(8))).disagreement == "plurality"


def test_each_half_goes_by_most_votes_and_a_tie_by_lot():
    """[5]"""
    scene = two_mutants()
    scene(0, "mutate 3", "paralyse 4", "lock")(7, "kill 5", "paralyse 4", "lock").time()
    assert [(c.verb, c.at) for c in scene.state.phase.among] == [("kill", 5), ("mutate", 3)]
    scene.lot(1, 0)
    assert scene.last(7, PackDecided).mutated == (3,)
    assert scene.last(0, PackDecided).killed == ()
    assert scene.last(0, PackDecided).paralysed == (4,)


FELT = [  # what the mutants do, to whom, and what they feel
    (("mutate 7",), 7, (Touch.MUTATED,)),
    (("mutate 6",), 6, (Touch.RESISTED,)),
    (("mutate 0",), 0, (Touch.AGAIN,)),
    (("paralyse 7",), 7, (Touch.PARALYSED,)),
    (("mutate 7", "paralyse 7"), 7, (Touch.MUTATED, Touch.PARALYSED)),
    (("mutate 7", "paralyse 0"), 0, (Touch.PARALYSED,)),
    (("mutate 7",), 3, ()),
]


@pytest.mark.parametrize(("done", "seat", "touches"), FELT)
def test_everybody_is_told_what_they_feel(done, seat, touches):
    """[6, 7]"""
    scene = fallen().mutants(*done)
    felt = [scene.told(each, Felt) for each in range(8)]
    assert [len(notes) for notes in felt] == [1] * 8
    assert felt[seat][0].touches == touches


def test_a_resistant_learns_it_only_when_tried():
    """[6, 7]"""
    scene = fallen()
    assert GAME.private(scene.state, Seat(6)).genome is None
    scene.mutants("mutate 6")
    assert GAME.private(scene.state, Seat(6)).genome is Genome.RESISTANT
    assert scene.mutants_now == [0]
    assert all(not note.touches for seat in range(6) for note in scene.told(seat, Felt))


def test_who_is_killed_is_not_paralysed_and_is_named_when_the_wave_ends():
    """[6, 7]"""
    scene = fallen().mutants("kill 4", "paralyse 4")
    assert scene.last(None, Killed).seat == 4
    assert scene.state.tonight.paralysed == ()
    assert not scene.told(None, Autopsied)
    assert scene.refused(4, "heal 1") == "not-your-turn"
    assert scene.refused(1, "heal 4") == "sporz-not-alive"
    scene.time().time()
    assert scene.last(None, Autopsied) == Autopsied(
        Seat(4), Role.PSYCHOLOGIST, Genome.NORMAL, False
    )


# -- doctors [8] ---------------------------------------------------------------------------------


def test_a_doctor_sees_who_does_not_wake_and_not_why():
    """[8]"""
    paralysed, mutated = fallen().mutants("paralyse 2"), fallen().mutants("mutate 2")
    for scene in (paralysed, mutated):
        assert scene.last(1, DoctorsWoke).seats == (1,)
        assert not scene.told(2, DoctorsWoke)


def test_a_mutated_doctor_who_is_healed_does_not_act_that_night():
    """[8]"""
    scene = fallen().mutants("mutate 2")(2, "heal 0").wave(s1="heal 2")
    assert scene.last(2, Felt).touches == (Touch.CURED,)
    assert scene.mutants_now == [0]
    assert scene.state.tonight.treated == (2,)
    scene.time().executed(None).mutants()
    assert scene.last(1, DoctorsWoke).seats == (1, 2)


CARED = [  # what was done to whom by the mutants before, who is healed, and what they feel
    ("spare", "heal 7", 7, Touch.TREATED),
    ("spare", "heal 5", 5, Touch.TREATED),  # a healthy host feels a normal treatment
    ("mutate 7", "heal 7", 7, Touch.CURED),
    ("mutate 5", "heal 5", 5, Touch.INCURABLE),
    ("spare", "heal 0", 0, Touch.INCURABLE),
]


@pytest.mark.parametrize(("before", "heal", "seat", "touch"), CARED)
def test_who_is_healed_feels_it_once(before, heal, seat, touch):
    """[8]"""
    scene = fallen().mutants(before).wave(s1=heal, s2=heal)
    assert [note.touches for note in scene.told(seat, Felt)][1:] == [(touch,)]
    assert scene.state.mutant[seat] == (touch is Touch.INCURABLE)
    knows = GAME.private(scene.state, Seat(seat)).genome
    assert knows == (Genome.HOST if touch is Touch.INCURABLE else None)
    assert not any(note.touches for note in scene.told(3, Felt))
    assert scene.last(1, DoctorsDecided).treated == (seat,)


KILLS = [  # the doctors' taps, and who dies
    ({"s1": "kill 7", "s2": "kill 7"}, [7]),
    ({"s1": "kill 7", "s2": "kill 6"}, []),
    ({"s1": "kill 7", "s2": "heal 6"}, []),
    ({"s1": "kill 7"}, []),
    ({"s1": "kill 7", "s2": "spare"}, []),
    ({"s1": "kill 7", "s3": "kill 7"}, []),  # a decoy is no agreement
]


@pytest.mark.parametrize(("taps", "dead"), KILLS)
def test_doctors_kill_only_together(taps, dead):
    """[8]"""
    scene = fallen().mutants().wave(**taps)
    assert [note.seat for note in scene.told(None, Killed)] == dead
    assert scene.state.tonight.treated == ((6,) if "heal 6" in taps.values() else ())


def test_a_lone_doctor_kills_alone():
    """[8]"""
    scene = fallen().mutants("paralyse 2").wave(s1="kill 2")
    assert scene.last(None, Killed).seat == 2


# -- those who find out [9, 10, 11, 12] -----------------------------------------------------------


def test_inspectors_learn_what_is_true_after_the_doctors():
    """[9]"""
    scene = fallen().night("mutate 7", s1="heal 7", s3="count", s4="inspect 7", s5="inspect 6")
    assert scene.last(3, Counted).mutants == 1
    assert scene.last(4, Psyched) == Psyched(1, Seat(7), False)
    assert scene.last(5, Sequenced) == Sequenced(1, Seat(6), Genome.RESISTANT)


def test_only_doctors_lose_their_power_by_being_mutants():
    """[12]"""
    scene = fallen().night("mutate 4", s4="inspect 0")
    assert scene.last(4, Psyched) == Psyched(1, Seat(0), True)


def test_a_paralysed_inspector_taps_like_everybody_and_learns_nothing():
    """[12]"""
    scene = fallen().mutants("paralyse 4").time()
    assert scene.moves(4) == scene.moves(7)
    scene.wave(s4="inspect 0")
    assert not scene.told(4, Psyched)
    assert [found.seat for found in scene.state.tonight.findings] == [3]


@pytest.mark.parametrize("tap", [(), ("spare",), ("count",)])
def test_a_computer_scientist_who_is_awake_is_told_whatever_they_tap(tap):
    """[9]"""
    scene = fallen(TWELVE).mutants("mutate 10").time()(3, *tap).time()
    assert scene.last(3, Counted) == Counted(1, 2)
    scene.wave(s7="hack computer")
    assert scene.last(7, Hacked) == Hacked(1, Role.COMPUTER, True, None, 2, None, None)


def test_nobody_else_can_see_whether_a_computer_scientist_tapped():
    """[9, 12]"""
    ways = [fallen(TWELVE).mutants().time()(3, *tap).time() for tap in ((), ("spare",), ("count",))]
    for seat in (None, *(Seat(seat) for seat in range(12) if seat != 3)):
        assert len({repr(view(GAME, scene.state, seat)) for scene in ways}) == 1


def test_a_paralysed_computer_scientist_is_told_nothing():
    """[9, 12]"""
    scene = fallen().night("paralyse 3", s3="count")
    assert not scene.told(3, Counted)


CALLS = [  # a crew, and the waves of its nights
    (Options(4), ["mutants", "doctors", "inspectors"]),
    (Options(8), ["mutants", "doctors", "inspectors"]),
    (Options(10), ["mutants", "doctors", "inspectors", "watchers"]),
    (Options(5, psychologist="off"), ["mutants", "doctors"]),
    (Options(5, psychologist="off", hacker="on"), ["mutants", "doctors", "watchers"]),
]


@pytest.mark.parametrize(("options", "waves"), CALLS)
def test_a_call_whose_roles_were_dealt_to_nobody_is_left_out(options, waves):
    """[12]"""
    state = GAME.setup(options)
    assert [call.wave for call in GAME.public(state).calls] == waves
    state = GAME.apply(state, DEALER, GAME.deal(state, Random(1), ""))
    for seat in state.living:
        state = GAME.apply(state, seat, GAME.read("elect 0"))
    told = []
    while GAME.public(state).wave:
        told.append(GAME.public(state).wave)
        state = GAME.apply(state, CLOCK, GAME.read("time"))
    assert told == waves


def test_a_call_is_held_for_a_role_whose_holder_is_dead():
    """[12]"""
    scene = fallen(TWELVE).night("kill 6").executed(7).night()
    assert [note.wave for note in scene.told(None, WaveOpened)[-4:]] == [*Wave]


def test_calls_take_thirty_seconds_and_fifteen():
    """[5, 12]"""
    scene = fallen()
    assert GAME.pace(scene.state).seconds == 30
    assert GAME.pace(scene.mutants().state).seconds == 15


SPIED = [  # the mutants' act, others' taps, whom the spy looks at, and the answers that are yes
    (("mutate 10",), {}, 10, {"mutated", "infected"}),
    (("mutate 9",), {}, 9, {"mutated"}),  # resistant
    (("mutate 0",), {}, 0, {"eyes", "mutated"}),
    (("paralyse 1",), {}, 1, {"paralysed"}),
    (("spare",), {"s1": "heal 11"}, 11, {"treated"}),
    (("spare",), {}, 1, {"eyes"}),  # awake, though they did nothing
    (("spare",), {"s4": "inspect 7", "s5": "inspect 7"}, 7, {"psyched", "sequenced"}),
    (("spare",), {}, 7, set()),  # a hacker's eyes do not count
]


@pytest.mark.parametrize(("done", "taps", "at", "yes"), SPIED)
def test_the_spy_learns_seven_things(done, taps, at, yes):
    """[10]"""
    scene = fallen(TWELVE).night(*done, **taps, s6=f"spy {at}")
    answers = scene.last(6, Spied)
    names = ("eyes", "mutated", "infected", "paralysed", "treated", "psyched", "sequenced")
    assert {name for name in names if getattr(answers, name)} == yes


def test_the_hacker_asks_every_role_still_held_before_one_again():
    """[11]"""
    scene = fallen(TWELVE)
    for role, left in (
        ("computer", ["psychologist", "geneticist"]),
        ("psychologist", ["geneticist"]),
        ("geneticist", ["computer"]),
        ("computer", ["psychologist"]),
    ):
        scene.night(s7=f"hack {role}", s3="count").executed(None).mutants().time().time()
        assert [move for move in scene.moves(7) if "hack" in move] == [f"hack {r}" for r in left]
        assert scene.refused(7, f"hack {role}") == "sporz-hacked-already"
        scene.time().executed(None)
    assert scene.told(7, Hacked)[0] == Hacked(1, Role.COMPUTER, True, None, 1, None, None)
    assert not scene.told(7, Hacked)[1].found  # the psychologist did not act


def test_a_role_is_held_until_its_death_is_revealed():
    """[11]"""
    scene = fallen(TWELVE).mutants("kill 4").time().time()
    assert "hack psychologist" in scene.moves(7)
    scene.wave(s7="hack psychologist")
    assert not scene.last(7, Hacked).found
    scene.executed(None).mutants().time().time()
    assert [move for move in scene.moves(7) if "hack" in move] == [
        "hack computer",
        "hack geneticist",
    ]


def test_with_no_role_left_the_hacker_rests():
    """[11]"""
    none = dict.fromkeys(("computer", "psychologist", "geneticist"), "off")
    scene = Scene("deal B+ D. D. H. A+ A- A.", **none, hacker="on")
    scene.elected().mutants().time()
    assert scene.moves(3) == ["spare"]


# -- without tells [12] ------------------------------------------------------------------------


@pytest.mark.parametrize("wave", [*Wave])
def test_everybody_has_the_same_taps_but_for_a_role_of_their_own(wave):
    """[12]"""
    scene = fallen(TWELVE)
    for _ in range([*Wave].index(wave)):
        scene.time()
    own = {Wave.INSPECTORS: (3,), Wave.WATCHERS: (7,)}.get(wave, ())
    lists = {tuple(scene.moves(seat)) for seat in range(12) if seat not in own}
    assert len(lists) == 1
    assert {*scene.state.living} < {*GAME.to_act(scene.state)}


def test_a_decoy_is_told_to_its_player_alone_as_a_lone_tap_is():
    """[12]"""
    scene = fallen().mutants().time()
    news = []
    for seat in (4, 7):  # the psychologist, an astronaut
        before = scene.state
        scene(seat, "inspect 3")
        news.append(told(GAME, before, scene.state))
    assert [item.to for items in news for item in items] == [(4,), (7,)]
    assert news[0][0].note == Tapped(Seat(4), "inspect", Seat(3), None)
    assert news[1][0].note == Tapped(Seat(7), "inspect", Seat(3), None, decoy=True)


def test_a_decoy_reads_unlike_an_act():
    """[12]"""
    names = tuple("ABCDEFGH")
    decoy, act = (
        sentence("fr", GAME, Tapped(Seat(7), "mutate", Seat(3), None, is_decoy), names)
        for is_decoy in (True, False)
    )
    assert act == "H\N{NO-BREAK SPACE}: muter D"
    assert "sans effet" in decoy and "D" not in decoy


def test_a_wave_ends_early_only_in_quick_nights():
    """[12]"""
    for quick in (False, True):
        scene = fallen(quick_nights=quick)
        for seat in range(8):
            scene(seat, "lock")
        assert scene.wave_now is (Wave.DOCTORS if quick else Wave.MUTANTS)


def test_signs_are_for_those_awake_together_and_bounded():
    """[13]"""
    scene = fallen().night("mutate 7").executed(None)(0, "sign this 3")
    assert scene.last(7, Signed).at == 3
    assert not scene.told(3, Signed)
    assert scene.refused(3, "sign yes") == "sporz-asleep"
    assert scene.refused(0, "sign this") == scene.refused(0, "sign yes 3") == "sporz-sign-whom"
    scene(0, *["sign yes"] * 5)
    assert scene.refused(0, "sign no") == "sporz-enough-signs"


def test_time_up_is_nothing_done():
    """[20]"""
    scene = fallen()
    for _ in GAME.public(scene.state).calls:
        scene(CLOCK, "time")
    assert scene.state.nights[0].plans == scene.state.nights[0].treated == ()
