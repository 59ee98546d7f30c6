"""A real house on a free port, and phones: browsers that know nothing of each other."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from tests.conftest import FULL, PATIENCE
from tests.server.house import REHEARSAL

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
# The same engine without the windows that nobody looks at: half the work of a phone that is opened.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
HOUSES = ("127.0.0.1", "huisclos.test")
# A house that was killed or leaves, a table that is not there, a file that is no game; and workers
# are blocked here.
EXPECTED = re.compile("ERR_|blocked by Playwright|(status of|response code:) (40[034]|503)")
MOMENT = 50  # milliseconds between two looks
ROUNDS = PATIENCE * 1000 // MOMENT  # looks, not seconds: a busy machine plays slower, not worse
expect.set_options(timeout=PATIENCE * 1000)
# A page's part in the deal is the name that it joins with: the same people have the same game. What
# goes by itself after some seconds stays for minutes: a busy machine must be able to look at it. No
# house is so busy that it is given up for its silence. Who has played here before is known by name,
# and knows the games; a phone that is cold has none (`cold`).
FIXED_LUCK = """(() => {
    try {
        const name = 'huisclos.name';
        if (!localStorage.getItem(name)) localStorage.setItem(name, 'Camille');
        for (const game of ['infiltres', 'sporz', 'sonar', 'dauphin', 'lucky'])
            localStorage.setItem(`huisclos.knows.${game}`, 'yes');
    } catch {
        // a page without a memory
    }
    window.Math.random = () => 0.5;
    for (const name of ['setTimeout', 'setInterval']) {
        const wait = window[name].bind(window);
        window[name] = (act, time, ...rest) => wait(act, time < 4000 ? time : 60 * time, ...rest);
    }
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const message = JSON.parse(text);
        if ('salt' in message) message.salt = message.name ?? 'once more';
        if (message.type === 'Echo') return this.onmessage?.({ data: text });
        send.call(this, JSON.stringify(message));
    };
})()"""
# Everything comes and goes late, by up to so many milliseconds, and in its order: a test that looks
# or taps before what it depends on has come does so by luck, and fails here.
LATE = int(os.environ.get("HUISCLOS_LATE", "0"))
BAD_LINE = """(() => {
    const luck = Math.random;
    class Way {
        #due = 0;
        #under = [];
        take(act) {
            this.#under.push(act);
            this.#due = Math.max(this.#due, performance.now() + luck() * LATE);
            setTimeout(() => this.#under.shift()(), this.#due - performance.now());
        }
    }
    window.WebSocket = class extends WebSocket {
        #here = new Way();
        #there = new Way();
        #late(act) { return act && (event => this.#here.take(() => act.call(this, event))); }
        get onmessage() { return super.onmessage; }
        set onmessage(act) { super.onmessage = this.#late(act); }
        get onclose() { return super.onclose; }
        set onclose(act) { super.onclose = this.#late(act); }
        send(text) { this.#there.take(() => super.send(text)); }
        close(...why) { this.#there.take(() => super.close(...why)); }
    };
})()""".replace("LATE", str(LATE))
TWICE = "async it => { it.click(); await new Promise(requestAnimationFrame); it.click(); }"
# The last letter enters by itself only where no code of the house is longer.
TYPE_CODE = """async (it, code) => {
    it.value = code;
    it.dispatchEvent(new Event('input', { bubbles: true }));
    await new Promise(requestAnimationFrame);
    if (it.isConnected) it.form.requestSubmit();
}"""
# What measures itself has done so.
FRAMES = """async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
}"""
# What has not arrived yet; some things move for ever. Its promise to have finished is not waited
# for: an animation whose element goes away does not always keep it.
MOVING = """document.getAnimations().filter(each =>
    each.playState === 'running' && each.effect.getComputedTiming().endTime < 10_000
).map(each => each.effect.target?.outerHTML.slice(0, 120))"""

# Somebody has told it to be silent, once for all; what is no page of the house keeps nothing.
SILENT = "try { localStorage.setItem('huisclos.voice', 'off') } catch {}"
# A test that looks at a page touches it, for the browser; nobody has, for the page.
UNTOUCHED = """Object.defineProperty(Navigator.prototype, 'userActivation', {
    get: () => ({ hasBeenActive: false, isActive: false }),
})"""

OpenPhone = Callable[..., Page]


@contextmanager
def serving(store: Path, port: int = 0, *options: str) -> Iterator[str]:
    """The address of a house whose bots play at once, always the same way, and without clocks."""
    huisclos = Path(sys.executable).with_name("huisclos")
    command = [str(huisclos), "serve", "--host", "127.0.0.1", "--port", str(port)]
    with subprocess.Popen(
        [*command, "--store", str(store), "--bot-pace", "0", "--rehearsal", REHEARSAL, *options],
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
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
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


def rounds(page: Page, what: str) -> Iterator[None]:
    """As many rounds as patience lasts, for who plays or looks until something is so; between two
    of them every page may do what it has to do."""
    for _ in range(ROUNDS):
        yield
        page.wait_for_timeout(MOMENT)
    phase = page.evaluate("document.querySelector('[data-phase]')?.dataset.phase")
    raise AssertionError(f"{what}; the phase is {phase}")


def twice(button: Locator) -> None:
    """What asks once is tapped again before it has forgotten that it asked."""
    button.scroll_into_view_if_needed()
    button.evaluate(TWICE)


def turn_to(page: Page, tab: str) -> None:
    """The game, its talk, its log or its rules, wherever one is."""
    if tab not in ("game", "talk"):
        if page.locator('[data-tab="game"]').count():
            page.locator('[data-tab="game"]').click()
        page.get_by_test_id("menu").click()
    page.locator(f'[data-tab="{tab}"]').click()


def type_code(page: Page, code: str) -> None:
    page.locator("#code").evaluate(TYPE_CODE, code)


def until(page: Page, true: Callable[[], Any], what: str) -> None:
    for _ in rounds(page, what):
        if true():
            return


def let_pass(house: str, seconds: float) -> None:
    """The house's clocks go on; nobody waits."""
    body = json.dumps({"seconds": seconds}).encode()
    with urlopen(Request(f"{house}/api/rehearsal", body)):
        pass


def at_rest(page: Page) -> None:
    page.evaluate(FRAMES)
    until(page, lambda: not page.evaluate(MOVING), "something goes on moving")


def new_context(browser: Browser, *, asks: bool = False, **wishes: Any) -> BrowserContext:
    """Somebody's device, without luck of its own. What moves for ever on eight phones costs a third
    of the time: every day they belong to people who want little of it. As a table screen it does
    not ask for its voice, unless it shall."""
    context = browser.new_context(**{"reduced_motion": None if FULL else "reduce"} | wishes)
    context.set_default_timeout(PATIENCE * 1000)
    if LATE:
        context.add_init_script(BAD_LINE)
    context.add_init_script(f"{FIXED_LUCK};{UNTOUCHED if asks else SILENT}")
    return context


@pytest.fixture
def phone(browser: Browser, house: str) -> Iterator[OpenPhone]:
    """`phone()` is somebody's phone, at home; `phone(path)` somewhere else. None may see an error
    of ours or ask anybody but the house, and no text may be missing."""
    opened: list[Page] = []
    errors: list[str] = []

    def open_phone(
        path: str = "/",
        width: int = 390,
        height: int = 844,
        locale: str = "fr-FR",
        asks: bool = False,
    ) -> Page:
        context = new_context(
            browser,
            asks=asks,
            viewport={"width": width, "height": height},
            is_mobile=width < 900,
            has_touch=width < 900,
            locale=locale,
            base_url=house,
            service_workers="block",  # each would fetch the whole page again: test_offline.py
        )
        page = context.new_page()
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
