"""Every screen, in both languages: axe finds nothing, and at no width is anything cut off."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import OpenPhone, at_rest, rounds, turn_to
from tests.browser.evening import open_room
from tests.browser.test_plain import WORDS, act, judge, phase

pytestmark = pytest.mark.browser

WIDTHS = (320, 390, 820, 1920)
MANY = [*WORDS, "onyx", "bazar", "cumin", "drave", "hublot", "iode", "jaspe", "kiosque", "lagune"]


def look(page: Page, axe: str) -> None:
    judge(page, axe)
    before = page.viewport_size
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        at_rest(page)
        cut = page.evaluate(
            "innerWidth < document.documentElement.scrollWidth"
            " && [...document.querySelectorAll('body *')].find("
            "e => e.getBoundingClientRect().right > innerWidth + 1)?.outerHTML.slice(0, 160)"
        )
        assert not cut, f"{width}: {cut}"
    page.set_viewport_size(before)
    at_rest(page)  # as wide as it is now it may have other ways to turn


def play_and_look(page: Page, axe: str) -> set[str]:
    words, seen = [*MANY], set[str]()
    for _ in rounds(page, "the mission does not end"):
        if "debriefing" in seen:
            break
        if (now := phase(page)) not in seen:
            look(page, axe)
            seen.add(now)
        act(page, words, now)
    return seen


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("fr-FR", marks=pytest.mark.full)])
def test_every_screen_fits_and_axe_finds_nothing(phone: OpenPhone, axe: str, locale: str) -> None:
    page = phone(locale=locale)
    page.locator('button[data-game="infiltres"]').wait_for()
    look(page, axe)
    page.locator('button[data-game="infiltres"]').click()
    look(page, axe)
    page.get_by_test_id("begin-learn").click()  # the lesson
    page.get_by_test_id("hold").wait_for()
    look(page, axe)
    page.goto("/")
    code = open_room(page)
    look(phone(f"/{code}", locale=locale), axe)  # at the door
    for summary in page.locator("details summary").all():
        summary.click()
    look(page, axe)
    screen = phone(f"/table/{code}", 1920, 1080, locale)
    screen.get_by_role("img").first.wait_for()
    look(screen, axe)
    for _ in range(4):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    for tab in ("talk", "log", "rules", "game"):
        turn_to(page, tab)
        look(page, axe)
    page.get_by_role("button").first.click()  # the menu
    look(page, axe)
    page.keyboard.press("Escape")
    assert {"speaking", "debating", "voting"} <= play_and_look(page, axe)
    look(screen, axe)


def test_the_page_that_finds_no_house_is_readable_too(phone: OpenPhone, axe: str) -> None:
    page = phone()
    page.route("**/api/games", lambda route: route.abort())
    page.goto("/")
    page.get_by_role("heading", name="La maison ne répond pas").wait_for()
    look(page, axe)
