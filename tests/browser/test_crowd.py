"""A phone among three hundred: nothing is cut off, and anybody is found in a few taps."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.spaceship import QUICK, elect, live_a_night, open_table
from tests.browser.test_plain import enter, judge

pytestmark = [pytest.mark.browser, pytest.mark.full]

CREW = 300
SIZES = ((390, 844), (320, 640))
PICTURES = os.environ.get("HUISCLOS_PICTURES", "")  # a folder: to look at what was judged

# Within what one may ask of the house in a second.
ADD_BOTS = """count => new Promise(done => {
    const button = document.querySelector('[data-testid="add-bot"]');
    const timer = setInterval(() => {
        if (count-- > 0) button.click();
        else { clearInterval(timer); done(); }
    }, 55);
})"""
# What is too small to touch, or cut off and in no strip that one pushes sideways.
POOR = """[...document.querySelectorAll('main button, main input, main select')].filter(e => {
    const { width, height, left, right } = e.getBoundingClientRect();
    const moves = node =>
        node && (getComputedStyle(node).overflowX === 'auto' || moves(node.parentElement));
    const cut = right > innerWidth + 1 || left < -1;
    return width && (height < 44 || (cut && !moves(e.parentElement)));
}).map(e => e.outerHTML.slice(0, 160))"""


def look(page: Page, axe: str, name: str) -> None:
    """At both sizes; what one can touch is large enough and not cut off."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        judge(page, axe)
        assert page.evaluate(POOR) == [], f"{name} at {width}"
        if PICTURES:
            page.screenshot(path=Path(PICTURES) / f"{name}-{width}.png")


def a_crowd(phone: OpenPhone, house: str) -> tuple[Page, Page]:
    code = open_table(house, QUICK)
    page = phone(f"/{code}")
    enter(page, "Ana")
    page.get_by_test_id("bot-level").select_option("easy")
    page.evaluate(ADD_BOTS, CREW - 1)
    expect(page.locator("[data-member]")).to_have_count(CREW)
    screen = phone(f"/table/{code}", 1920, 1080)
    page.get_by_test_id("start").click()
    page.locator(".ship").wait_for()
    return page, screen


def test_one_of_three_hundred_lives_a_day(phone: OpenPhone, house: str, axe: str) -> None:
    page, screen = a_crowd(phone, house)
    elect([page], 0)
    live_a_night([page])
    elect([page], 0)  # if the chief is dead
    expect(page.get_by_test_id("to-vote")).to_be_visible()
    look(page, axe, "day")
    page.get_by_test_id("phrases").click()
    page.locator('[data-kind="state"]').click()
    look(page, axe, "claims")
    page.keyboard.press("Escape")
    page.get_by_test_id("to-vote").click()
    look(page, axe, "vote")
    page.locator(".part").last.click()
    look(page, axe, "section")
    name = page.locator(".ph .name").last.inner_text()
    page.get_by_role("searchbox").fill(name[:4].lower())
    expect(page.locator(".ph .name").filter(has_text=name)).not_to_have_count(0)
    look(page, axe, "search")
    page.get_by_role("searchbox").fill("xyz")
    expect(page.locator(".found")).to_be_visible()
    page.get_by_role("searchbox").fill(name)
    page.locator("[data-seat]").first.click()
    look(page, axe, "chosen")
    mark, beside = (page.locator(f".chosen {part}").bounding_box() for part in (".mark", ".name"))
    assert mark and beside
    above, before = mark["y"] + mark["height"], mark["x"] + mark["width"]
    assert above <= beside["y"] or before <= beside["x"], "a mark hides no name"
    page.get_by_test_id("confirm").click()  # the last ballot: the day is over
    expect(page.locator("[data-phase]")).not_to_have_attribute("data-phase", "enquiring")
    if PICTURES:
        screen.screenshot(path=Path(PICTURES) / "screen.png")
    assert screen.evaluate("document.documentElement.scrollHeight <= innerHeight")
