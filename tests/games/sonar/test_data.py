"""The maps, the sheets and the hull as their files have them, and what is refused of a file."""

import msgspec
import pytest

from huisclos.games.sonar.nouns import Options, Symbol, System, panel
from huisclos.games.sonar.nouns.panel import BadSheet
from huisclos.games.sonar.nouns.sea import (
    HEADINGS,
    MAPS,
    BadMap,
    Drawn,
    Heading,
    Map,
    Sea,
    cells,
    sea,
)


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize(("size", "sectors"), [(10, 4), (15, 9)])
def test_every_map_is_drawn_in_both_sizes(name: Map, size: int, sectors: int) -> None:
    waters = sea(name, size)
    assert len(waters.names) == size**2
    assert waters.sectors[-1] == sectors
    assert sum(len(cells(waters.in_sector[n])) for n in waters.sectors) == len(waters.cells)
    assert bool(waters.holes) == (name == "delta")
    assert bool(waters.archer) == (name == "echo")
    # one sea: from any cell there is a way to any other
    assert all(waters.distance(waters.cells[0], cell) is not None for cell in waters.cells)


def test_a_map_has_no_third_size() -> None:
    with pytest.raises(BadMap, match="alpha is not drawn in 12 by 12"):
        sea("alpha", 12)


@pytest.mark.parametrize(
    ("drawn", "message"),
    [
        (Drawn(12, (), (), (), ""), "does not divide into sectors"),
        (Drawn(5, ("F1",), (), (), ""), "'F1' is not on a map of 5"),
        (Drawn(5, ("A1", "A1"), (), (), ""), "A1 is there twice"),
        (Drawn(5, ("A1",), (), ("A1",), ""), "a hole or a mine lies on an island"),
    ],
)
def test_a_bad_map_is_refused_with_its_fault(drawn: Drawn, message: str) -> None:
    with pytest.raises(BadMap, match=message):
        Sea("alpha", drawn)


def test_cells_have_names_rows_columns_and_sectors() -> None:
    waters = sea("alpha", 15)
    cell = waters.index["N12"]
    assert (waters.column[cell], waters.row[cell], waters.sector[cell]) == ("N", 12, 9)


@pytest.mark.parametrize("heading", HEADINGS)
def test_a_set_of_cells_moves_as_each_of_them_does(heading: Heading) -> None:
    for name in MAPS:
        for size in (10, 15):
            waters = sea(name, size)
            one_by_one = {waters.step[heading][cell] for cell in waters.cells} - {-1}
            assert {*cells(waters.shift(waters.water, heading))} == one_by_one


def test_reach_is_distance_and_goes_both_ways() -> None:
    waters = sea("charlie", 10)
    for cell in waters.cells[::7]:
        near = {c for c in waters.cells if (waters.distance(cell, c) or 0) <= 4}
        assert {*cells(waters.reach[cell])} == near
        assert all(waters.reach[other] >> cell & 1 for other in near)


def test_the_panel_has_24_lights_three_circuits_and_six_of_radiation() -> None:
    assert len(panel.LIGHTS) == 24
    assert {h: len(panel.named(mask)) for h, mask in panel.OF_HEADING.items()} == dict.fromkeys(
        HEADINGS, 6
    )
    assert all(len(panel.named(mask)) == 4 for mask in panel.CIRCUITS.values())
    assert len(panel.named(panel.RADIATION)) == 6
    assert panel.SYMBOL_OF[System.SILENCE] is panel.SYMBOL_OF[System.SCENARIO] is Symbol.SPECIAL


def test_a_bad_panel_is_refused_with_its_fault() -> None:
    sheet = panel.SHEET
    few = {**sheet.headings, Heading.NORTH: sheet.headings[Heading.NORTH][:5]}
    with pytest.raises(BadSheet, match="six lights"):
        panel.check(msgspec.structs.replace(sheet, headings=few))
    with pytest.raises(BadSheet, match="the yellow circuit"):
        circuits = {**sheet.circuits, "yellow": ("W1", "W2", "W3", "E2")}
        panel.check(msgspec.structs.replace(sheet, circuits=circuits))


def test_gauges_are_standard_or_short_and_the_scenarios_is_echos() -> None:
    assert panel.sizes_of(Options(2)) == (3, 3, 4, 3, 6)
    assert panel.sizes_of(Options(2, short_gauges=True)) == (2, 3, 3, 2, 5)
    assert panel.sizes_of(Options(2, map="echo")) == (3, 3, 4, 3, 6, 4)
