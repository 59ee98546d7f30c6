"""What is worked out once, and that its key is all that it is made of."""

from msgspec import Struct

from huisclos.kernel import Value, gone_on, remembered, worked_out


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


def test_what_was_made_of_a_beginning_is_gone_on_from() -> None:
    heard: list[tuple[str, ...]] = []

    @gone_on(9, lambda boat: f"{boat.at}:")
    def log(so_far: str, boat: Boat, news: tuple[str, ...]) -> str:
        heard.append(news)
        return so_far + "".join(news)

    assert [log(Boat(2), tuple(course)) for course in ("", "N", "NNE")] == ["2:", "2:N", "2:NNE"]
    assert heard == [(), ("N",), ("N", "E")]


def test_of_another_beginning_or_another_matter_nothing_is_gone_on_from() -> None:
    @gone_on(9, lambda boat: f"{boat.at}:")
    def log(so_far: str, boat: Boat, news: tuple[str, ...]) -> str:
        return so_far + "".join(news)

    north = "N"  # the very same object: what is kept is found by it and compared whole
    assert log(Boat(2), (north, "N", "E")) == "2:NNE"
    assert log(Boat(2), (north, "S", "E", "W")) == "2:NSEW"
    assert log(Boat(2), (north, "S")) == "2:NS"  # a move was taken back
    assert log(Boat(3), (north, "S", "E")) == "3:NSE"


def test_what_was_not_asked_for_of_late_is_begun_anew() -> None:
    begun: list[int] = []

    @gone_on(2, lambda boat: begun.append(boat.at) or 0)
    def count(so_far: int, boat: Boat, news: tuple[str, ...]) -> int:
        return so_far + len(news)

    for at in (2, 4, 2, 6, 2, 4):
        assert count(Boat(at), ("N", "E")) == 2
    assert begun == [2, 4, 6, 4]
