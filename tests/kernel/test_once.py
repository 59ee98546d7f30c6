"""What is worked out once, and that its key is all that it is made of."""

from msgspec import Struct

from huisclos.kernel import Value, remembered, worked_out


class Boat(Value, frozen=True, cache_hash=True):
    at: int
    trail: tuple[int, ...] = ()


class Fleet(Struct, frozen=True, dict=True):
    boats: tuple[Boat, ...]
    asked: list[str]

    @worked_out
    def cells(self) -> tuple[int, ...]:
        """Where they are."""
        self.asked.append("cells")
        return tuple(boat.at for boat in self.boats)


def test_a_remembered_answer_is_that_of_all_the_arguments() -> None:
    asked: list[tuple[Boat, int]] = []

    @remembered(4)
    def distance(boat: Boat, cell: int) -> int:
        asked.append((boat, cell))
        return abs(boat.at - cell)

    assert [distance(Boat(2), 5), distance(Boat(2), 9), distance(Boat(3), 5)] == [3, 7, 2]
    assert [distance(Boat(2), 5), distance(boat=Boat(3), cell=5)] == [3, 2]
    assert asked[:3] == [(Boat(2), 5), (Boat(2), 9), (Boat(3), 5)]


def test_an_equal_value_is_answered_from_memory_and_old_answers_go() -> None:
    asked: list[int] = []

    @remembered(2)
    def half(boat: Boat) -> int:
        asked.append(boat.at)
        return boat.at // 2

    for at in (2, 4, 2, 6, 2, 4):
        assert half(Boat(at, (1, 2))) == at // 2
    assert asked == [2, 4, 6, 4]


def test_what_a_value_works_out_of_itself_is_worked_out_once() -> None:
    one, other = Fleet((Boat(1), Boat(4)), []), Fleet((Boat(1),), [])
    assert [one.cells, one.cells, other.cells] == [(1, 4), (1, 4), (1,)]
    assert one.asked == other.asked == ["cells"]
