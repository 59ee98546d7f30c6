"""A home network without certificates: the browser withholds what it keeps for secure pages."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import CHROMIUM, FLAGS, new_context, turn_to, watch
from tests.browser.evening import open_room, sit_down
from tests.browser.test_plain import WORDS, play_until

pytestmark = pytest.mark.browser
NAME = "huisclos.test"


@pytest.fixture
def visitors(house: str, browser: Browser) -> Iterator[list[Page]]:
    """Three phones that know the house by a name, over plain http."""
    errors: list[str] = []
    address = f"http://{NAME}:{urlsplit(house).port}"
    chromium = browser.browser_type.launch(
        executable_path=CHROMIUM,
        args=[*FLAGS, f"--host-resolver-rules=MAP {NAME} 127.0.0.1"],
    )
    pages = []
    for _ in range(3):
        page = new_context(
            chromium, base_url=address, locale="fr-FR", viewport={"width": 390, "height": 844}
        ).new_page()
        watch(page, errors)
        page.goto("/")
        pages.append(page)
    yield pages
    chromium.close()
    assert errors == []


def test_everything_works_without_a_secure_context(visitors: list[Page]) -> None:
    ana, bob, cleo = visitors
    absent = "[isSecureContext, 'serviceWorker' in navigator, 'clipboard' in navigator]"
    assert ana.evaluate(absent) == [False, False, False]
    code = open_room(ana)
    for page, name in ((bob, "Bob"), (cleo, "Cléo")):
        sit_down(page, f"/{code}", name)
    for button in ana.get_by_role("region", name="Inviter").get_by_role("button").all():
        button.click()  # share or copy: whichever is offered must not break
    ana.get_by_test_id("start").click()
    bob.locator("[data-phase]").wait_for()
    bob.reload()
    turn_to(bob, "talk")
    bob.get_by_test_id("say").fill("bonsoir")
    bob.keyboard.press("Enter")
    turn_to(ana, "talk")
    expect(ana.get_by_text("bonsoir")).to_be_visible()
    for page in (ana, bob):
        turn_to(page, "game")
    play_until(visitors, [*WORDS], "debriefing")
