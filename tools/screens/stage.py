"""A real house, its phones, and where their pictures go."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page

from tools.ports import free_port

FOLDER = Path(__file__).resolve().parents[2] / "docs/screens"
PORT = free_port()
TRIES = 20  # games until one has shown what is wanted
URL = f"http://127.0.0.1:{PORT}"
# Who is in the pictures has played before: no first evening is explained to them, and their
# television need not ask for its voice.
KNOWN = """localStorage.setItem('huisclos.voice', 'off');
for (const game of ['infiltres', 'sporz', 'sonar', 'dauphin', 'lucky'])
    localStorage.setItem(`huisclos.knows.${game}`, 'yes');"""
# What all look at is over as soon as it has been seen.
SEES = """setInterval(() => document.querySelector('[data-testid="seen"]')?.click(), 300)"""
NAMES = ("Ana", "Bob", "Cléo", "Dora")


@contextmanager
def house() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(PORT), "--store", f"{folder}/tables.db", "--bot-pace", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            next(line for line in process.stdout if "http" in line)
            try:
                yield
            finally:
                process.kill()


def phone(browser: Browser, path: str = "/", width: int = 390, locale: str = "fr-FR") -> Page:
    context = browser.new_context(
        base_url=URL,
        viewport={"width": width, "height": 1080 if width > 900 else 844},
        device_scale_factor=1 if width > 900 else 2,
        is_mobile=width < 900,
        has_touch=width < 900,
        locale=locale,
        service_workers="block",
    )
    context.add_init_script(KNOWN)
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(path)
    return page


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # what moves has arrived
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72)
    print(name, flush=True)


def phase(page: Page) -> str:
    return page.locator("[data-phase]").get_attribute("data-phase") or ""


def open_table(page: Page, game: str, **options: object) -> str:
    answer = page.request.post("/api/tables", data={"game": game, "options": options})
    code: str = answer.json()["code"]
    return code


def come_in(page: Page, name: str) -> None:
    page.locator("#name").fill(name)
    page.get_by_test_id("enter").click()
    page.get_by_test_id("seats").wait_for()


def one_and_bots(
    browser: Browser, locale: str, game: str, **options: int | str
) -> tuple[Page, str]:
    page = phone(browser, locale=locale)
    code = open_table(page, game, **options)
    page.goto(f"/{code}")
    come_in(page, "Ana")
    for _ in range(4):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    return page, code
