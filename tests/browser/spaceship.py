"""A crew with phones at a table of Sporz, and what their hands do."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from tests.browser.conftest import OpenPhone, rounds, settled
from tests.browser.test_plain import enter, phase

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Émile", "Fatou")
SLOW = {"mutants_time": 60, "wave_time": 60, "day_time": 120, "election_time": 120}
QUICK = SLOW | {"quick_nights": True}  # a wave ends as soon as all have tapped


def open_table(house: str, options: dict[str, Any]) -> str:
    body = json.dumps({"game": "sporz", "options": options}).encode()
    headers = {"content-type": "application/json"}
    with urlopen(Request(f"{house}/api/tables", body, headers)) as answer:
        code: str = json.load(answer)["code"]
        return code


def take_seats(phone: OpenPhone, code: str, people: int, bots: int, width: int = 390) -> list[Page]:
    pages = [phone(f"/{code}", width) for _ in range(people)]
    for page, name in zip(pages, NAMES, strict=False):
        enter(page, name)
    for _ in range(bots):
        pages[0].get_by_test_id("add-bot").click()
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator(".ship").wait_for()
    return pages


def wave(page: Page) -> str | None:
    return page.locator(".ship").first.get_attribute("data-wave")


def choose(page: Page, seat: int | str) -> None:
    page.locator(f'[data-seat="{seat}"]').first.click()
    page.get_by_test_id("confirm").click()


def elect(pages: list[Page], seat: int) -> None:
    """Until the night falls: bots may make it a tie."""
    for _ in rounds(pages[0], "no chief"):
        if phase(pages[0]) != "electing":
            break
        for page in pages:
            confirm = page.get_by_test_id("confirm")
            there = page.locator(f'[data-seat="{seat}"]')
            undecided = page.get_by_test_id("abstain")
            if undecided.count() and phase(page) == "electing":
                (there if there.count() else page.locator("[data-seat]")).first.click()
                confirm.click()
            settled(page)


def hold(page: Page) -> str:
    """What one reads while holding."""
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    text = page.locator('[data-testid="task"], [data-testid="secret-word"]').first.inner_text()
    page.mouse.up()
    return text


def live_a_night(pages: list[Page]) -> None:
    """Everybody taps themselves in every wave."""
    for _ in rounds(pages[0], "the night does not end"):
        if phase(pages[0]) != "waking":
            return
        for seat, page in enumerate(pages):
            settled(page)
            quick_tap(page, seat)


def reach_the_day(phone: OpenPhone, house: str, width: int = 390) -> Page:
    pages = take_seats(phone, open_table(house, QUICK), people=4, bots=0, width=width)
    elect(pages, 0)
    live_a_night(pages)
    return pages[0]


def quick_tap(page: Page, seat: int) -> None:
    """In one go, for the wave may end in between: oneself, which changes nothing, and done. Whoever
    still looks at the election has seen it."""
    page.evaluate(
        """seat => {
            document.querySelector('[data-interlude="election"] [data-testid="seen"]')?.click();
            document.querySelector(`[data-seat="${seat}"]`)?.click();
            document.querySelector('[data-testid="confirm"]')?.click();
        }""",
        seat,
    )
