"""The page on a home screen: it opens without a network, and never holds an old version."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from huisclos.server.routes import STATIC
from tests.browser.conftest import new_context, rounds
from tests.server.house import get

pytestmark = pytest.mark.browser


class Files(SimpleHTTPRequestHandler):
    """The built page alone, so that a test can change it; a house without games."""

    def do_GET(self) -> None:
        if self.path == "/api/games":
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"[]")
            return
        if "." not in self.path:
            self.path = "/index.html"
        super().do_GET()

    def log_message(self, *_: object) -> None: ...


@contextmanager
def plain_files(folder: Path) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def until(page: Page, fact: str) -> None:
    """Playwright's own way of waiting evaluates text, which the page's policy forbids."""
    for _ in rounds(page, fact):
        if holds(page, fact):
            return


def holds(page: Page, fact: str) -> bool:
    try:
        return bool(page.evaluate(f"(async () => {fact})()"))
    except Error:  # the page was being left just then
        return False


@pytest.fixture
def installed(browser: Browser, house: str) -> Page:
    """A phone whose service worker has kept the page."""
    page = new_context(browser, locale="en-GB", base_url=house).new_page()
    page.goto("/")
    until(page, "navigator.serviceWorker.controller !== null")
    return page


def test_without_a_network_it_says_so_in_the_persons_language(installed: Page) -> None:
    with installed.context as context:
        context.set_offline(True)
        for path in ("/", "/KRBX", "/table/KRBX"):
            installed.goto(path)
            expect(installed.get_by_role("heading")).to_have_text("No connection to the house")
        installed.goto("/")
        installed.get_by_role("button", name="Try again").click()
        context.set_offline(False)  # and then by itself
        expect(installed.locator('button[data-game="infiltres"]')).to_be_visible()


def test_nothing_of_a_game_is_kept(installed: Page) -> None:
    with installed.context:
        installed.locator('button[data-game="infiltres"]').click()
        installed.get_by_test_id("begin-alone").click()
        installed.locator("[data-phase]").wait_for()
        kept = installed.evaluate(
            "caches.keys().then(names => Promise.all(names.map(name => caches.open(name)"
            ".then(cache => cache.keys())))).then(all => all.flat().map(r => r.url))"
        )
        paths = {url.split("/", 3)[3] for url in kept}
        assert "" in paths and len(paths) > 5
        assert {path for path in paths if path and not path.startswith("assets/")} == set()


def test_a_newer_page_takes_the_place_of_the_kept_one(browser: Browser, tmp_path: Path) -> None:
    shutil.copytree(STATIC, tmp_path, dirs_exist_ok=True)
    worker = tmp_path / "sw.js"
    with plain_files(tmp_path) as url, new_context(browser, base_url=url) as context:
        page = context.new_page()
        page.goto("/")
        until(page, "navigator.serviceWorker.controller !== null")
        worker.write_text(worker.read_text().replace('"version":"', '"version":"newer-'))
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found.update())")
        until(page, "(await caches.keys()).join().startsWith('huisclos-newer-')")
        expect(page.locator("#code")).to_be_visible()  # nobody is thrown out of what they are doing
        with page.expect_event("load"):  # the next step loads the new page
            page.locator("#code").fill("ZZZZ")


def test_the_house_serves_what_a_home_screen_asks_for(house: str) -> None:
    status, body, headers = get(f"{house}/manifest.webmanifest")
    assert (status, headers["Content-Type"]) == (200, "application/manifest+json")
    for icon in json.loads(body)["icons"]:
        status, _, headers = get(house + icon["src"])
        assert (status, headers["Content-Type"]) == (200, icon["type"])
    status, _, headers = get(f"{house}/sw.js")
    assert (status, headers["Cache-Control"]) == (200, "no-cache")
    assert "worker-src 'self'" in headers["Content-Security-Policy"]
    assert "script-src 'self' 'wasm" in headers["Content-Security-Policy"]  # nothing inline
