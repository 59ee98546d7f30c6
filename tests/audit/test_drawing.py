"""Tables of any size with any options are drawn, and each can be played."""

from random import Random
from typing import Annotated

import pytest
from msgspec import Meta

from huisclos import shelf
from huisclos.audit.drawing import any_table, drawn


@pytest.mark.parametrize("name", shelf.games())
def test_all_that_is_drawn_can_be_played(name: str) -> None:
    game = shelf.game(name)
    tables = [any_table(game, Random(seed)) for seed in range(300)]
    assert not any(game.refuse_options(table) for table in tables)
    assert {table.seats for table in tables} <= {*game.seats}
    assert {table.seats for table in tables} >= {*game.seats[:8]}


@pytest.mark.parametrize("name", ["infiltres", "sporz", "dauphin", "lucky", "sonar"])
def test_every_option_is_drawn_with_more_than_one_value(name: str) -> None:
    game = shelf.game(name)
    tables = [any_table(game, Random(seed)) for seed in range(300)]
    for option in game.options.__struct_fields__:
        assert len({getattr(table, option) for table in tables}) > 1, option


def test_an_option_of_a_type_that_nobody_can_draw_is_told() -> None:
    with pytest.raises(TypeError, match=r"nobody knows how to draw an option of the type .*float"):
        drawn(float, Random(1))
    assert drawn(Annotated[int, Meta(ge=3, le=3)], Random(1)) == 3
