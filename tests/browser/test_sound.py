"""What is heard: asked for once on the table screen, off on phones unless asked, written as well,
and the same on all phones at night."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import huisclos
from tests.browser import spaceship as sporz
from tests.browser.conftest import OpenPhone, let_pass, until
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser

SCORE = 40_000  # bytes that the score may have
# Everything that this page has sounded, written under it and trembled, in order.
LISTEN = """(() => {
    window.heard = { sounds: 0, captions: [], trembles: 0 };
    for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        const { start } = kind.prototype;
        kind.prototype.start = function (...at) {
            heard.sounds += 1;
            return start.apply(this, at);
        };
    }
    navigator.vibrate = () => Boolean((heard.trembles += 1));
    new MutationObserver(() => {
        const text = document.querySelector('[data-testid="caption"]')?.textContent.trim();
        if (text && text !== heard.captions.at(-1)) heard.captions.push(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
})()"""
NIGHT, DAY = ["le gong de la nuit", "un battement sourd"], "le jour se lève, en musique"
ON = "try { localStorage.setItem('huisclos.sound', 'on') } catch {}"


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("window.heard")
    return found


def since_the_night(page: Page) -> dict[str, Any]:
    found = heard(page)
    return found | {"captions": found["captions"][found["captions"].index(NIGHT[0]) :]}


def test_the_score_is_small_and_comes_when_it_is_asked_for() -> None:
    assets = Path(huisclos.__file__).parent / "static" / "assets"
    score = [*assets.glob("score-*.js"), *assets.glob("Sounding-*.js")]
    assert len(score) > 1
    assert sum(file.stat().st_size for file in score) < SCORE


def test_the_table_screen_asks_once_for_its_voice_and_phones_stay_quiet(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = sporz.open_table(house, sporz.QUICK)
    screen = phone("/", 1920, 1080, asks=True)
    screen.add_init_script(LISTEN)
    screen.goto(f"/table/{code}")
    expect(screen.get_by_test_id("ask-voice")).to_contain_text("Donnez-moi la parole")
    judge(screen, axe)
    screen.keyboard.press("Enter")  # a remote has OK and little else
    expect(screen.get_by_test_id("ask-voice")).to_have_count(0)
    expect(screen.get_by_test_id("voice")).to_have_attribute("aria-pressed", "true")
    (page,) = sporz.take_seats(phone, code, people=1, bots=4)
    sporz.elect([page], 0)
    expect(screen.get_by_test_id("caption").first).to_be_visible()
    until(screen, lambda: "le gong de la nuit" in heard(screen)["captions"], "no gong is written")
    expect(page.get_by_test_id("caption")).to_have_count(0)
    screen.get_by_test_id("voice").click()
    expect(screen.get_by_test_id("voice")).to_contain_text("Faire parler l’écran")
    screen.reload()
    expect(screen.get_by_test_id("voice")).to_be_visible()
    expect(screen.get_by_test_id("ask-voice")).to_have_count(0)


def test_at_night_all_phones_sound_and_tremble_alike_whoever_they_are(
    phone: OpenPhone, house: str
) -> None:
    def listening(path: str, width: int = 390) -> Page:
        page = phone("/", width)
        page.add_init_script(f"{LISTEN};{ON}")
        page.goto(path)
        return page

    pages = sporz.take_seats(listening, sporz.open_table(house, sporz.SLOW), people=4, bots=0)
    sporz.elect(pages, 0)
    for page in pages:
        until(page, lambda page=page: heard(page)["captions"][-2:] == NIGHT, "no gong")
        page.evaluate("heard.sounds = heard.trembles = 0")
    for name in ("doctors", "inspectors", None):
        sporz.quick_tap(pages[0], 1)  # one is busy, the others lie still
        let_pass(house, 61)
        for page in pages:
            if name is None:
                expect(page.locator('[data-phase="waking"]')).to_have_count(0)
            else:
                expect(page.locator(f'.ship[data-wave="{name}"]')).to_be_visible()
    for page in pages:
        until(page, lambda page=page: heard(page)["captions"][-1] == DAY, "no dawn")
    first = since_the_night(pages[0])
    assert first["sounds"] > 0
    for page in pages[1:]:
        until(page, lambda page=page: since_the_night(page) == first, "another sounds otherwise")
