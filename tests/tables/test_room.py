"""People in a room, before and around a game."""

import pytest
from msgspec import convert

from huisclos.games.infiltres.nouns import Options
from huisclos.kernel import Illegal
from huisclos.tables import Member
from huisclos.tables.commands import gathering
from huisclos.tables.log import cleaned
from huisclos.tables.room import from_outside, room
from tests.tables.seated import ANA, BOB, CLEO, Seated, game_of_three, room_of_three

LINK = "https://meet.example/abc"


def refusal(key: str):
    return pytest.raises(Illegal, match=rf"^{key}\b")


def test_the_first_who_comes_owns_the_table():
    assert room_of_three().table.owner == ANA


def test_a_name_is_trimmed_and_taken_once_whatever_its_case():
    seated = room_of_three()
    seated(gathering.join, "  Zoé   B ", token="z")
    assert seated.table.people[-1].name == "Zoé B"
    with refusal("name-taken"):
        seated(gathering.join, "zoé b", token="y")


@pytest.mark.parametrize(
    ("name", "key"),
    [("", "name-empty"), ("  \t", "name-empty"), ("a\x07b", "name-hiding"), ("x" * 21, "name-too")],
)
def test_a_name_that_cannot_be_is_refused(name, key):
    with refusal(key):
        Seated()(gathering.join, name, token="t")


def test_a_locked_table_lets_nobody_in():
    seated = room_of_three()
    seated(gathering.switch, ANA, "locked", True)
    with refusal("table-locked"):
        seated(gathering.join, "Dan", token="d")


def test_a_member_number_is_never_given_twice():
    seated = room_of_three()
    seated(gathering.leave, CLEO, "random")
    seated(gathering.join, "Dan", token="d")
    assert seated.table.people[-1].id == Member(4)


@pytest.mark.parametrize(
    ("command", "args"),
    [
        (gathering.start, ()),
        (gathering.add_bot, ("random", ["random"])),
        (gathering.remove, (CLEO, "random")),
        (gathering.move, (CLEO, 0)),
        (gathering.hand_over, (CLEO,)),
        (gathering.configure, ("trio", {})),
        (gathering.switch, ("locked", True)),
        (gathering.clear, ("secret",)),
    ],
)
def test_only_the_owner_decides_over_the_room(command, args):
    with refusal("not-owner"):
        room_of_three()(command, BOB, *args)


def test_the_owner_moves_people_round_the_table():
    seated = room_of_three()
    seated(gathering.move, ANA, CLEO, 0)
    assert [person.id for person in seated.table.people] == [CLEO, ANA, BOB]


def test_when_the_owner_leaves_another_person_owns_the_table_not_a_bot():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.add_bot, ANA, "random", ["random"])
    seated(gathering.join, "Bob", token="b")
    seated(gathering.leave, ANA, "random")
    assert seated.table.owner == Member(3)


def test_a_machine_that_says_so_is_shown_as_one_in_the_room_and_in_its_seat():
    seated = Seated()
    seated(gathering.join, "Ana", token="a")
    seated(gathering.join, "Claude", token="c", machine=True)
    seated(gathering.join, "Bob", token="b")
    seated(gathering.start, ANA)
    told = room(seated.table)
    assert [person.machine for person in told.people] == [False, True, False]
    assert [seat.machine for seat in told.seats] == [False, True, False]


def test_a_table_is_handed_to_people_and_not_to_machines():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.join, "Claude", token="c", machine=True)
    seated(gathering.join, "Bob", token="b")
    with refusal("owner-machine"):
        seated(gathering.hand_over, ANA, Member(2))
    assert seated(gathering.leave, ANA, "random").owner == Member(3)
    assert seated(gathering.leave, Member(3), "random").owner == Member(2)  # nobody else is left


def test_a_room_that_the_last_person_leaves_is_closed():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.add_bot, ANA, "random", ["random"])
    assert seated(gathering.leave, ANA, "random").closed


def test_a_bot_of_an_unknown_level_is_refused_with_those_there_are():
    with pytest.raises(Illegal) as refused:
        room_of_three()(gathering.add_bot, ANA, "genius", ["random", "easy"])
    assert refused.value.refusal.values == (("level", "genius"), ("levels", "random, easy"))


def test_bots_have_names_of_their_own():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    for _ in range(19):
        seated(gathering.add_bot, ANA, "random", ["random"])
    names = [person.name for person in seated.table.people]
    assert len(set(names)) == 20
    with refusal("table-full"):
        seated(gathering.add_bot, ANA, "random", ["random"])


def test_too_few_and_too_many_people_are_told_by_how_many():
    seated = Seated()
    seated(gathering.join, "Ana", token="a")
    with pytest.raises(Illegal) as few:
        seated(gathering.start, ANA)
    assert few.value.refusal.values == (("missing", 2),)
    for name in ("Bob", "Cléo", "Dan"):
        seated(gathering.join, name, token=name)
    with pytest.raises(Illegal) as many:
        seated(gathering.start, ANA)
    assert many.value.refusal.values == (("extra", 1),)


def test_options_that_do_not_fit_are_refused_when_set_and_change_nothing():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    for options in ({"target": 99}, {"no_such": 1}, {"language": "de"}, {"spoken": "yes"}):
        with refusal("bad-options"):
            seated(gathering.configure, ANA, "infiltres", options)
    assert seated.table.options == {}
    assert seated(gathering.configure, ANA, "infiltres", {"target": 3}).options == {"target": 3}


def test_a_room_has_every_option_with_its_value():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    seated(gathering.configure, ANA, "infiltres", {"target": 3})
    assert convert(room(seated.table).options, Options) == Options(3, target=3)
    for name in ("Bob", "Cléo", "Dan"):
        seated(gathering.join, name, token=name)
    assert convert(room(seated.table).options, Options) == Options(4, target=3)
    seated(gathering.start, ANA)
    seated(gathering.join, "Ève", token="e")
    assert convert(room(seated.table).options, Options) == Options(4, target=3)


def test_options_that_were_sent_whole_may_come_back_so():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    whole = room(seated.table).options
    seated(gathering.configure, ANA, "infiltres", {**whole, "target": 3})
    assert room(seated.table).options == {**whole, "target": 3}


def test_another_game_forgets_the_content_of_the_last():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    pairs = "\n".join(f"un{c}{c} / deux{c}{c}" for c in "abcdefghij")
    assert seated(gathering.supply, ANA, pairs).content == pairs
    with refusal("no-such-game"):
        seated(gathering.configure, ANA, "chess", {})
    assert seated(gathering.configure, ANA, "trio", {}).content == ""
    with refusal("no-own-content"):
        seated(gathering.supply, ANA, pairs)


def test_bad_content_names_its_line():
    seated = Seated("infiltres")
    seated(gathering.join, "Ana", token="a")
    with pytest.raises(Illegal) as refused:
        seated(gathering.supply, ANA, "chat / chien\nchat chien")
    assert ("line", 2) in refused.value.refusal.values


def test_what_is_only_for_the_room_waits_until_the_game_is_over():
    seated = game_of_three()
    for command, args in [
        (gathering.start, ()),
        (gathering.configure, ("trio", {})),
        (gathering.move, (CLEO, 0)),
        (gathering.add_bot, ("random", ["random"])),
    ]:
        with refusal("already-started"):
            seated(command, ANA, *args)
    with refusal("game-running"):
        seated(gathering.clear, ANA, "next secret")


def test_a_game_shuts_no_door_to_a_latecomer_who_waits_for_the_next():
    seated = game_of_three()
    seated(gathering.join, "Dan", token="d")
    sitting = seated.table.sitting
    assert sitting is not None and sitting.seat(Member(4)) is None


@pytest.mark.parametrize(
    "link",
    [
        "http://meet.example/abc",
        "javascript:alert(1)",
        "https://",
        "https://localhost",
        "https://safe.example@evil.example/",
        "https://evil.example\\@safe.example/",
        "https://éxample.example/",
        "https://meet.example/a b",
        "https://[meet.example",
        "meet.example",
    ],
)
def test_only_a_link_whose_host_is_what_it_seems_is_shown_to_all(link):
    seated = room_of_three()
    with refusal("call-not-https"):
        seated(gathering.share_call, ANA, link)


def test_the_owner_gives_all_a_link_to_their_call_and_takes_it_away():
    seated = room_of_three()
    with refusal("not-owner"):
        seated(gathering.share_call, BOB, LINK)
    seated(gathering.share_call, ANA, f" {LINK} ")
    assert room(seated.table).call == LINK
    assert from_outside(room(seated.table)).call == ""
    assert LINK not in repr([*cleaned(seated.records)])
    seated(gathering.share_call, ANA, "")
    assert seated.again().call == "" == seated.table.call
