"""What they knew, from games that are kept: a picture of each kind, and two that move."""

from __future__ import annotations

import lzma
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, FilePayload, Page

from .moving import Film
from .stage import FOLDER, phone, shoot

KEPT = Path(__file__).resolve().parents[2] / "tests/kept/edition-3"
LANGUAGES = {"fr-FR": "", "en-GB": "-en"}  # and how the names of their pictures end
AWHILE = 90_000  # milliseconds, until a chapter is worked out
STEP, HOLD = 450, 2500  # how long a frame of a film stays, and the last


class Scene(NamedTuple):
    """Where in a kept game one looks, and with whose eyes; steps are counted from there."""

    log: str
    chapter: str
    eyes: str = "all"
    steps: int = 0


STILLS = {
    "infiltres": Scene("infiltres-typed", '[data-part="mission"] >> nth=1', "0", 8),
    "infiltres-en": Scene("infiltres-english", '[data-part="mission"] >> nth=1', "0", 8),
    "sporz": Scene("sporz", '[data-part="day"] >> nth=1', steps=12),
    "dauphin": Scene("dauphin-phones", '[data-part="walk"] >> nth=4', "1"),
    "lucky": Scene("lucky-penalties", '[data-part="deck"] >> nth=1', steps=4),
    "sonar": Scene("sonar-turns-short", '[data-part="start"]', steps=60),
}
FILMS = {  # from there on
    "sonar": (Scene("sonar-turns-short", '[data-part="start"]', steps=20), 40),
    "infiltres": (Scene("infiltres-typed", '[data-part="mission"] >> nth=1'), 22),
    "infiltres-en": (Scene("infiltres-english", '[data-part="mission"] >> nth=1'), 22),
}


def story(browser: Browser) -> None:
    for locale, end in LANGUAGES.items():
        for game in ("infiltres", "sporz", "dauphin", "lucky", "sonar"):
            page = look(browser, STILLS.get(game + end, STILLS[game]), locale)
            shoot(page, f"story-{game}{end}")
            page.context.close()
        page = look(browser, STILLS["sonar"], locale, 1440)
        page.locator("[data-line]").first.wait_for()
        shoot(page, f"story-sonar-wide{end}")
        page.context.close()
        for game in ("sonar", "infiltres"):
            scene, steps = FILMS.get(game + end, FILMS[game])
            film(look(browser, scene, locale), steps, FOLDER / f"story-{game}{end}.webp")


def look(browser: Browser, scene: Scene, locale: str, width: int = 390) -> Page:
    page = phone(browser, "/replay", width, locale)
    page.set_default_timeout(AWHILE)
    text = lzma.decompress((KEPT / f"{scene.log}.jsonl.xz").read_bytes())
    file: FilePayload = {
        "name": f"{scene.log}.jsonl",
        "mimeType": "text/plain",
        "buffer": text,
    }
    page.get_by_test_id("file").set_input_files(file)
    page.locator(scene.chapter).click()
    page.locator(f'[data-eyes="{scene.eyes}"]').click()
    page.get_by_test_id("knew-tab").click()
    for _ in range(scene.steps):
        page.get_by_role("slider").press("ArrowRight")
    settle(page)
    return page


def settle(page: Page) -> None:
    """The chapter is worked out, and the tabs above it are at the top of the screen."""
    page.locator('[data-testid="knew"] > .label').wait_for(state="detached")
    page.evaluate(
        "document.activeElement.blur();"
        "const tabs = document.querySelector('[data-testid=knew-tab]').getBoundingClientRect();"
        "scrollTo({ top: innerWidth > 900 ? 240 : scrollY + tabs.top - 84, behavior: 'instant' })"
    )
    page.wait_for_timeout(300)


def film(page: Page, steps: int, path: Path) -> None:
    made = Film(page)
    for _ in range(steps):
        made.take(STEP)
        page.get_by_role("slider").press("ArrowRight")
        settle(page)
    made.take(HOLD)
    made.write(path)
    page.context.close()
