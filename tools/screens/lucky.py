"""Docteur Lucky, from one person's nights among bots."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from .stage import TRIES, one_and_bots, phase, phone, shoot


def lucky(browser: Browser) -> None:
    """As many nights as it takes: not in each of them a deck drowns and a rescue is prevented."""
    wanted = {f"lucky-{name}" for name in ("turn", "rescue", "table", "flood", "end")}
    for _ in range(TRIES):
        if wanted:
            night(browser, wanted)


def night(browser: Browser, wanted: set[str]) -> None:
    """One person, who draws and prevents what they can, and bots."""
    page, code = one_and_bots(browser, "fr-FR", "lucky")
    screen = phone(browser, f"/table/{code}", 1920)

    def keep(seen: Page, name: str) -> None:
        if name in wanted:
            wanted.remove(name)
            shoot(seen, name)

    keys = {name: page.locator(f'[data-move="{name}"]') for name in ("Draw", "Fail", "Pass")}
    seen = page.get_by_test_id("seen")
    while phase(page) != "over":
        if seen.count():
            if page.get_by_test_id("flood").count():
                keep(page, "lucky-flood")
            seen.click()
        elif keys["Pass"].count():
            if page.get_by_test_id("open-hand").count():
                page.get_by_test_id("open-hand").click()
            if keys["Fail"].count():
                keys["Fail"].first.click()
                keep(page, "lucky-rescue")
                keep(screen, "lucky-table")
                page.get_by_test_id("confirm").click()
            else:
                keys["Pass"].click()
        elif keys["Draw"].count():
            keep(page, "lucky-turn")
            keys["Draw"].click()
        page.wait_for_timeout(300)
    if seen.count():  # the last deck
        seen.click()
        seen.wait_for(state="detached")
    keep(page, "lucky-end")
