"""The hull of Captain Sonar: traced, handed on, shown to the enemy and refused."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, settled, twice
from tests.browser.submarines import (
    aim,
    buoys,
    dive,
    finger,
    good_line,
    may_go,
    open_table,
    two_crews,
)
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser


def scrolled(page: Page) -> int:
    return int(page.locator(".stage").evaluate("stage => stage.scrollTop"))


def overstepping(line: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The same way round, too wide."""
    x, y = (sum(axis) / len(line) for axis in zip(*line, strict=True))
    return [(x + (i - x) * 1.3, y + (j - y) * 1.3) for i, j in line]


def test_a_hull_is_traced_handed_on_refused_by_a_touch_and_traced_again(
    phone: OpenPhone, house: str, axe: str
) -> None:
    yellow, blue = two_crews(phone, open_table(house, mode="realtime"), 4, width=320)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    captain, radio = yellow.captain, yellow.radio
    twice(captain.get_by_test_id("surface"))
    captain.get_by_test_id("trace").wait_for()
    judge(captain, axe)
    assert scrolled(captain) == 0  # though one scrolled down to surface
    line = good_line(captain)
    finger(captain, line[:3])
    expect(captain.get_by_role("status").filter(has_text="pas fermé")).to_be_visible()
    finger(captain, line[2:])  # taken up where it was lifted
    captain.locator("[data-hand]").wait_for()
    judge(captain, axe)
    captain.get_by_test_id("again").click()
    finger(captain, good_line(captain))
    captain.locator("[data-hand]").click()
    radio.get_by_test_id("trace").wait_for()
    radio.get_by_test_id("taps").click()
    judge(radio, axe)
    radio.get_by_test_id("taps").click()
    buoys(radio)
    radio.locator("[data-hand]").click()
    captain.get_by_test_id("trace").wait_for()
    finger(captain, overstepping(good_line(captain)))
    captain.locator("[data-hand]").click()
    radio.get_by_test_id("trace").wait_for()
    buoys(radio)
    radio.locator('[data-hand="show"]').click()
    engineer = blue.engineer
    engineer.locator('[data-move="Accept"]').wait_for()
    judge(engineer, axe)
    engineer.locator('[data-part="top"]').click()
    expect(captain.locator("div.now")).to_contain_text("le pont dépasse")
    for page in (captain, radio, captain, radio):
        page.get_by_test_id("trace").wait_for()
        buoys(page)
        page.locator("[data-hand]").click()
        settled(page)
    engineer.locator('[data-move="Accept"]').wait_for()
    engineer.locator('[data-part="bow"]').click()  # nothing oversteps: the hull is accepted
    dive(captain)
    expect(may_go(yellow).first).to_be_visible()
    assert scrolled(captain) == 0
