"""A real house on a free port, and phones: browsers that know nothing of each other."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
HOUSES = ("127.0.0.1", "huisclos.test")
# A house that was killed, a table that is not there, a file that is no game; and workers are
# blocked here.
EXPECTED = re.compile("ERR_|blocked by Playwright|(status of|response code:) 40[034]")
PATIENCE = 30_000  # milliseconds that a test waits for what it expects
LONG = 120  # seconds that several browsers may play on a busy machine
expect.set_options(timeout=PATIENCE)
# All that moves has arrived, and what measures itself has done so; some things move for ever.
AT_REST = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    const ends = document.getAnimations().filter(
        each => each.playState === 'running' && each.effect.getComputedTiming().endTime < 10_000);
    await Promise.allSettled(ends.map(each => each.finished));
}"""

OpenPhone = Callable[..., Page]


@contextmanager
def serving(store: Path, port: int = 0) -> Iterator[str]:
    """The address of a house whose bots play at once."""
    huisclos = Path(sys.executable).with_name("huisclos")
    command = [str(huisclos), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--store", str(store), "--bot-pace", "0"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        assert process.stdout is not None
        found = next(
            filter(None, (re.search(r"http://\S+", line) for line in process.stdout)), None
        )
        try:
            assert found, "the house did not open"
            yield found[0]
        finally:
            process.kill()  # as if the power had gone: what was acknowledged is on disk


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("house") / "tables.db") as address:
        yield address


@pytest.fixture(scope="module")  # while it is open its loop runs, and no test can run another
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield chromium
        chromium.close()


def watch(page: Page, errors: list[str]) -> None:
    """Errors, breaches of the content policy, and requests to anybody but the house."""

    def asked(url: str) -> None:
        if urlsplit(url).hostname not in HOUSES:
            errors.append(f"asked a stranger: {url}")

    def said(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            errors.append(message.text)

    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", said)
    page.on("request", lambda request: asked(request.url))
    page.on("websocket", lambda socket: asked(socket.url))


def settled(page: Page) -> None:
    """What was played on this page has been answered: it shows what came of it."""
    expect(page.locator("[data-pending]")).to_have_count(0)


def at_rest(page: Page) -> None:
    page.evaluate(AT_REST)


@pytest.fixture
def phone(browser: Browser, house: str) -> Iterator[OpenPhone]:
    """`phone()` is somebody's phone, at home; `phone(path)` somewhere else. None may see an error
    of ours or ask anybody but the house, and no text may be missing."""
    opened: list[Page] = []
    errors: list[str] = []

    def open_phone(
        path: str = "/", width: int = 390, height: int = 844, locale: str = "fr-FR"
    ) -> Page:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=width < 900,
            has_touch=width < 900,
            locale=locale,
            base_url=house,
            service_workers="block",  # each would fetch the whole page again: test_offline.py
        )
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        watch(page, errors)
        page.goto(path)
        opened.append(page)
        return page

    yield open_phone
    missing = [text for page in opened for text in re.findall("⟦[^⟧]*⟧", page.content())]
    for page in opened:
        page.context.close()
    assert errors == []
    assert missing == []


@pytest.fixture(scope="session")
def axe() -> str:
    web = Path(__file__).parents[2] / "web"
    return (web / "node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
