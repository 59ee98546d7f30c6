"""Seats as one of them counts."""

from huisclos.kernel import BySeat, Seat, Value, counted_from


class Circle(Value, frozen=True):
    number: int
    seats: tuple[Seat, ...]


class Sheet(Value, frozen=True):
    number: int
    at: Seat
    next: Seat | None
    score: BySeat[int]
    votes: BySeat[Seat | None]
    circles: tuple[Circle, ...]
    shown: BySeat[int] | None = None


SHEET = Sheet(2, Seat(2), Seat(0), (10, 11, 12), (None, Seat(2), Seat(1)), (Circle(1, (Seat(1),)),))


def test_one_counts_from_oneself() -> None:
    assert counted_from(1, 3, SHEET) == Sheet(
        2, Seat(1), Seat(2), (11, 12, 10), (Seat(1), Seat(0), None), (Circle(1, (Seat(0),)),)
    )


def test_the_first_seat_counts_as_the_table_does() -> None:
    assert counted_from(0, 3, SHEET) == SHEET


def test_once_round_the_table_is_back_again() -> None:
    again = counted_from(2, 3, counted_from(1, 3, SHEET))
    assert again == SHEET


def test_chance_and_what_is_empty_have_no_place_at_the_table() -> None:
    odd = Sheet(1, Seat(-1), None, (), (), ())
    assert counted_from(2, 3, odd) == odd
