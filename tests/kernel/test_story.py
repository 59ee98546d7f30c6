"""A story kept in pages reads like one list."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from huisclos.kernel import Seat, Story, Told, Value, decode, encode
from huisclos.kernel.game import PAGE


class Said(Value, frozen=True):
    number: int


def told(number: int) -> Told[Said]:
    return Told(None, Said(number))


def story_of(*sizes: int) -> tuple[Story[Said], list[Told[Said]]]:
    """A story told in parts of these sizes, and the same as a flat list."""
    story, flat = Story[Said](), list[Told[Said]]()
    for size in sizes:
        part = [told(number) for number in range(len(flat), len(flat) + size)]
        story, flat = story.tell(*part), flat + part
    return story, flat


def same(sizes: list[int], count: int) -> None:
    story, flat = story_of(*sizes)
    count = min(count, len(flat))
    assert [*story] == flat
    assert len(story) == len(flat)
    assert story.since(count) == tuple(flat[count:])


@given(st.lists(st.integers(0, 3 * PAGE), max_size=6), st.integers(0, 9 * PAGE))
def test_a_story_is_a_list(sizes: list[int], count: int) -> None:
    same(sizes, count)


@pytest.mark.parametrize("length", [0, 1, PAGE - 1, PAGE, PAGE + 1, 2 * PAGE, 2 * PAGE + 1])
def test_it_is_one_at_the_edges_of_pages_too(length: int) -> None:
    for count in range(length + 1):
        same([length], count)


@given(st.lists(st.integers(0, 2 * PAGE), max_size=5))
def test_the_same_things_told_make_the_same_story_however_they_come(sizes: list[int]) -> None:
    """Two worlds that look alike may have been told in other portions."""
    assert story_of(*sizes)[0] == story_of(sum(sizes))[0]


def test_pages_are_full_and_the_last_is_not() -> None:
    story, _ = story_of(2 * PAGE + 3)
    assert [len(page) for page in story.full] == [PAGE, PAGE]
    assert len(story.page) == 3


def test_telling_leaves_the_story_before_as_it_was() -> None:
    story, flat = story_of(PAGE - 1)
    story.tell(told(1), told(2))
    assert [*story] == flat


def test_a_story_comes_back_from_json() -> None:
    story, _ = story_of(PAGE + 5)
    assert decode(encode(story), Story[Said]) == story


@pytest.mark.parametrize(
    ("to", "seat", "reached"),
    [
        (None, 0, True),
        (None, None, True),
        ((0, 2), 2, True),
        ((0, 2), 1, False),
        ((0, 2), None, False),  # a spectator hears what all hear
        ((), 0, False),
    ],
)
def test_whom_a_told_thing_reaches(
    to: tuple[int, ...] | None, seat: int | None, reached: bool
) -> None:
    audience = None if to is None else tuple(map(Seat, to))
    assert Told(audience, Said(1)).reaches(None if seat is None else Seat(seat)) == reached
