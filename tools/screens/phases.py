"""Every phase of a game as a phone shows it, from games that were kept."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.conftest import at_rest
from tests.browser.walk import Wall, moments

from .stage import phone


def phases(browser: Browser, game: str, folder: Path) -> None:
    page = phone(browser)
    page.set_viewport_size({"width": 390, "height": 664})
    wall = Wall(page, "KRBX")
    for moment in moments(game):
        wall.show(moment)
        at_rest(page)
        name = f"{game}-{moment.name.replace(' ', '-')}"
        page.screenshot(path=folder / f"{name}.png")
        print(name, flush=True)
    page.context.close()
