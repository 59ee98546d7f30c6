"""The page on a home screen: it opens without a network, and never holds an old version."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import PATIENCE
from tests.server.house import get

pytestmark = pytest.mark.browser


@pytest.fixture
def installed(browser: Browser, house: str) -> Page:
    """A phone whose service worker has kept the page."""
    page = browser.new_context(locale="en-GB", base_url=house).new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    return page


def test_without_a_network_it_says_so_in_the_persons_language(installed: Page) -> None:
    with installed.context as context:
        context.set_offline(True)
        for path in ("/", "/KRBX", "/table/KRBX"):
            installed.goto(path)
            expect(installed.get_by_role("heading")).to_have_text("No connection to the house")
        installed.goto("/")
        context.set_offline(False)
        installed.get_by_role("button", name="Try again").click()
        expect(installed.locator('button[data-game="infiltres"]')).to_be_visible()


def test_nothing_of_a_game_is_kept(installed: Page) -> None:
    with installed.context:
        installed.locator('button[data-game="infiltres"]').click()
        installed.get_by_role("button", name="Play now").click()
        installed.locator("[data-phase]").wait_for()
        kept = installed.evaluate(
            "caches.keys().then(names => Promise.all(names.map(name => caches.open(name)"
            ".then(cache => cache.keys())))).then(all => all.flat().map(r => r.url))"
        )
        paths = {url.split("/", 3)[3] for url in kept}
        assert "" in paths and len(paths) > 5
        assert {path for path in paths if path and not path.startswith("assets/")} == set()


def test_a_newer_page_takes_the_place_of_the_kept_one(
    browser: Browser, house: str, tmp_path: Path
) -> None:
    with browser.new_context(locale="fr-FR", base_url=house) as context:
        newer = False

        def answer(route) -> None:
            text = route.fetch().text()
            route.fulfill(
                body=text.replace('"version":"', '"version":"newer-') if newer else text,
                content_type="text/javascript",
            )

        context.route("**/sw.js", answer)
        page = context.new_page()
        page.goto("/")
        page.wait_for_function("navigator.serviceWorker.controller !== null")
        newer = True
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
        page.wait_for_function(
            "caches.keys().then(names => names.length === 1 && names[0].includes('newer-'))"
        )
        page.evaluate("window.isOld = true")
        page.locator("#code").fill("ZZZZ")  # the next step loads the page anew
        page.wait_for_function("window.isOld === undefined")


def test_the_house_serves_what_a_home_screen_asks_for(house: str) -> None:
    status, body, headers = get(f"{house}/manifest.webmanifest")
    assert (status, headers["Content-Type"]) == (200, "application/manifest+json")
    for icon in json.loads(body)["icons"]:
        status, _, headers = get(house + icon["src"])
        assert (status, headers["Content-Type"]) == (200, icon["type"])
    status, _, headers = get(f"{house}/sw.js")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert "worker-src 'self'" in headers["Content-Security-Policy"]
    assert "script-src 'self';" in headers["Content-Security-Policy"]  # nothing inline
