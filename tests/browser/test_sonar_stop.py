"""A STOP of Captain Sonar is for all; what was tapped too late is not played in another turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPhone, let_pass, twice
from tests.browser.lines import Slow
from tests.browser.submarines import (
    OPEN,
    Crew,
    aim,
    dive,
    end_turn,
    finger,
    good_line,
    in_order,
    open_table,
    order,
    position,
    sail,
    two_crews,
)
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser


def test_a_stop_is_seen_by_everybody(phone: OpenPhone, house: str, axe: str) -> None:
    code = open_table(house, mode="realtime")
    yellow, blue = two_crews(phone, code, 4)
    screen = phone(f"/table/{code}", 1280, 720)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    for light in ("E4", "E5", "E6"):
        sail(yellow, "E", "mine", light)
    yellow.captain.get_by_test_id("system-mine").click()
    aim(yellow.captain, "G4")
    for page in (*yellow.pages, *blue.pages, screen):
        expect(page.get_by_text("STOP").first).to_be_visible()
        expect(page.get_by_text("Les jaunes utilisent un système").first).to_be_visible()
    judge(blue.radio, axe)


def test_what_was_on_its_way_when_stop_was_called_is_done_after_it(
    phone: OpenPhone, house: str
) -> None:
    """[8]"""
    yellow, blue = two_crews(phone, open_table(house, mode="realtime"), 4)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    for light in ("E4", "E5", "E6"):
        sail(yellow, "E", "mine", light)
    foe, line = blue.captain, Slow(blue.captain, "Play")
    line.keeps = True
    foe.locator(f'[data-move="Course"][data-target="N"]{OPEN}').click()
    line.holds()
    yellow.captain.get_by_test_id("system-mine").click()
    aim(yellow.captain, "G4")
    expect(foe.get_by_text("Les jaunes utilisent un système").first).to_be_visible()
    line.arrive()
    expect(position(blue)).to_have_text("J10")
    let_pass(house, 3)
    expect(foe.locator('[data-move="Charge"]').first).to_be_visible()  # what is owed comes up
    expect(position(blue)).to_have_text("J9")


def test_a_line_is_taken_up_after_a_stop_where_the_finger_was_lifted(
    phone: OpenPhone, house: str
) -> None:
    """[8]"""
    yellow, blue = two_crews(phone, open_table(house, mode="realtime"), 4)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    for light in ("E4", "E5", "E6"):
        sail(yellow, "E", "mine", light)
    page = blue.captain
    twice(page.get_by_test_id("surface"))
    page.get_by_test_id("trace").wait_for()
    way = good_line(page)
    finger(page, way[:3], lift=False)
    yellow.captain.get_by_test_id("system-mine").click()
    aim(yellow.captain, "G4")
    expect(page.get_by_text("Les jaunes utilisent un système").first).to_be_visible()
    page.mouse.up()
    let_pass(house, 3)
    expect(page.get_by_role("status").filter(has_text="pas fermé")).to_be_visible()
    finger(page, way[2:])
    page.locator("[data-hand]").wait_for()


def test_a_course_that_comes_too_late_is_refused_and_says_so(phone: OpenPhone, house: str) -> None:
    yellow, blue = two_crews(phone, open_table(house, clock=0), 2)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    ours, theirs = in_order(yellow, blue)
    other = ours.captain.context.new_page()  # the same seat, in another tab
    other.goto(ours.captain.url)
    other.get_by_test_id("position").wait_for()
    line = Slow(ours.captain, "Play")
    line.keeps = True
    ours.captain.locator(f'[data-move="Course"][data-target="E"]{OPEN}').click()
    line.holds()
    again = Crew(other, other, other, other)
    order(again, "N", "mine", "N6")
    end_turn(again)
    order(theirs, "E", "mine", "E4")
    end_turn(theirs)
    expect(other.locator(f'[data-move="Course"]{OPEN}').first).to_be_visible()
    line.arrive()
    expect(ours.captain.get_by_text("Trop tard").first).to_be_visible()
    north = "A4" if ours is yellow else "A7"
    expect(other.get_by_test_id("position")).to_have_text(north)  # not played in another turn
