"""By keyboard alone, from the posters to a vote; one always sees where one is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, rounds, settled
from tests.browser.test_plain import WORDS

pytestmark = pytest.mark.browser

# The element with the focus, if it is out of sight or has no outline.
LOST = """() => {
  const at = document.activeElement, style = getComputedStyle(at), box = at.getBoundingClientRect();
  const inside = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const marked = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  return at === document.body || (inside && marked) ? null : at.outerHTML.slice(0, 120);
}"""


def tab_to(page: Page, selector: str) -> None:
    for _ in range(60):
        if page.evaluate("s => document.activeElement.matches(s)", selector):
            return
        page.keyboard.press("Tab")
        assert (lost := page.evaluate(LOST)) is None, f"no visible focus on {lost}"
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_clue_and_a_vote_without_a_pointer(phone: OpenPhone) -> None:
    page = phone("/", 1280, 800)
    page.locator('button[data-game="infiltres"]').wait_for()
    tab_to(page, '[data-game="infiltres"]')
    page.keyboard.press("Enter")
    page.get_by_role("dialog").wait_for()
    tab_to(page, '[data-testid="begin-friends"]')
    page.keyboard.press("Enter")
    page.get_by_test_id("add-bot").wait_for()
    tab_to(page, '[data-testid="add-bot"]')
    for people in (2, 3, 4):
        page.keyboard.press("Space")
        expect(page.locator("[data-member]")).to_have_count(people)
    expect(page.get_by_test_id("start")).to_have_attribute("aria-disabled", "false")
    tab_to(page, '[data-testid="start"]')
    page.keyboard.press("Enter")
    page.locator("[data-phase]").wait_for()

    done = set[str]()
    for _ in rounds(page, "no clue, or no vote"):
        if {"clue", "vote"} <= done:
            break
        if page.locator('[data-move="Pick"]').count():
            tab_to(page, '[data-move="Pick"]')
            page.keyboard.press("Enter")
        elif page.get_by_test_id("free-text").count():
            tab_to(page, '[data-testid="hold"]')
            page.keyboard.down("Space")
            expect(page.get_by_test_id("secret-word")).to_be_visible()
            page.keyboard.up("Space")
            tab_to(page, '[data-testid="free-text"]')
            page.keyboard.type(WORDS[len(done)])
            page.keyboard.press("Enter")
            expect(page.get_by_role("cell", name=WORDS[len(done)])).to_be_visible()
            done.add("clue")
        elif page.locator('[data-move="Ready"]').count():
            tab_to(page, '[data-move="Ready"]')
            page.keyboard.press("Space")
        elif page.get_by_role("radio").count():
            tab_to(page, '[role="radio"]')
            page.keyboard.press("ArrowDown")
            expect(page.locator('[role="radio"][aria-checked="true"]')).to_have_count(1)
            tab_to(page, '[data-testid="confirm"]')
            page.keyboard.press("Enter")
            done.add("vote")
        settled(page)
