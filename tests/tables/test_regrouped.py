"""A group that comes together again at another table: who was in it is known by name."""

import pytest

from huisclos.kernel import Illegal
from huisclos.tables import Member, Table
from huisclos.tables.commands import gathering
from huisclos.tables.event import Friend, Look, Regrouped
from huisclos.tables.log import cleaned
from huisclos.tables.room import room
from huisclos.tables.sitting import Scored
from tests.tables.seated import ANA, BOB, GAMES

CAP = Look(4, 2)
GROUP = (Friend("Ana", 6), Friend("Bob", 3, CAP), Friend("Cléo", 9))


def gathered(*names: str, friends: tuple[Friend, ...] = GROUP) -> Table:
    table = gathering.open_table(GAMES, 0.0, "CLOS", "trio", {}, "s", friends).table
    for name in names:
        table = gathering.join(table, 0.0, name, token=name).table
    return table


def test_who_comes_back_has_their_points_and_their_face():
    told = room(gathered("Ana", "bob"))
    assert told.score == (Scored("", ((ANA, 6), (BOB, 3))),)
    assert [person.look for person in told.people] == [None, CAP]


def test_who_was_not_in_it_has_nothing_and_who_has_not_come_is_told_to_nobody():
    told = room(gathered("Dan", "Ana"))
    assert told.score == (Scored("", ((Member(2), 6),)),)
    assert "Cléo" not in repr(told) and "Bob" not in repr(told)


def test_a_machine_is_nobody_of_the_group():
    table = gathering.join(gathered(), 0.0, "Ana", token="a", machine=True).table
    assert room(table).score == ()


def test_where_nobody_counts_any_more_nothing_is_brought():
    table = gathered("Ana")
    table = gathering.keep_score(table, 0.0, ANA, False).table
    table = gathering.keep_score(table, 0.0, ANA, True).table
    assert room(gathering.join(table, 0.0, "Bob", token="b").table).score == ()


@pytest.mark.parametrize(
    ("names", "why"),
    [
        (("Ana", "ana"), "name-taken"),
        (("Ana", "  "), "name-empty"),
        (("x" * 21,), "name-too-long"),
    ],
)
def test_names_that_nobody_could_have_are_refused(names: tuple[str, ...], why: str):
    with pytest.raises(Illegal, match=why):
        gathered(friends=tuple(Friend(name) for name in names))


def test_who_was_expected_stays_in_the_house():
    step = gathering.open_table(GAMES, 0.0, "CLOS", "trio", {}, "s", GROUP)
    (again,) = [r.event for r in cleaned(step.records) if isinstance(r.event, Regrouped)]
    assert again == Regrouped(())
