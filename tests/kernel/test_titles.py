"""Who is remembered for what."""

from huisclos.kernel import Merit, Seat, Title, about, award, title

KEEN, CALM, HERE = title("keen", count=2), title("calm"), title("here")


def test_the_more_remarkable_of_two_is_named_for_it():
    merits = [Merit(Seat(0), 1, KEEN), Merit(Seat(1), 2, KEEN), Merit(Seat(0), 0.5, CALM)]
    assert award(2, merits, HERE) == (CALM, KEEN)


def test_of_equals_the_first_is_and_who_is_left_shares_what_they_did_too():
    merits = [Merit(Seat(1), 1, KEEN), Merit(Seat(0), 1, KEEN)]
    assert award(2, merits, HERE) == (KEEN, KEEN)


def test_everybody_has_one():
    assert award(3, [], HERE) == (HERE, HERE, HERE)


def test_a_reason_can_name_somebody_else():
    assert about("saw", Seat(2), night=1) == Title("saw", (("night", 1),), (("seat", Seat(2)),))
