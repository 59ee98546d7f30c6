"""A game that the page was not built with: trio, from a package, on the plain screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, settled, turn_to

pytestmark = pytest.mark.browser

SAID = {
    "fr-FR": {
        "tagline": "Trois nombres, trois annonces, trois doigts.",
        "yours": "À vous d’annoncer un nombre, vrai ou faux.",
        "claim": "Camille annonce 7.",
        "number": "Votre nombre est le",
        "rules": "Qui sait quoi",
    },
    "en-GB": {
        "tagline": "Three numbers, three claims, three fingers.",
        "yours": "Your turn: claim a number, true or not.",
        "claim": "Camille claims 7.",
        "number": "Your number is",
        "rules": "Who knows what",
    },
}


def held(page: Page, index: int) -> str:
    """What is covered, while one holds it."""
    secret = page.locator(".log .hold").nth(index)
    secret.focus()
    page.keyboard.down("Enter")
    text = secret.inner_text()
    page.keyboard.up("Enter")
    return text


@pytest.mark.parametrize("locale", SAID)
def test_trio_is_on_the_wall_and_is_played_in_both_languages(phone: OpenPhone, locale: str) -> None:
    said = SAID[locale]
    page = phone(locale=locale)
    poster = page.locator('button[data-game="trio"]')
    expect(poster).to_contain_text("Trio")
    expect(poster).to_contain_text(said["tagline"])
    expect(poster.locator("img")).to_have_js_property("complete", True)
    assert poster.locator("img").evaluate("it => it.naturalWidth") > 0
    poster.click()
    page.locator("#begin-name").fill("Camille")
    page.get_by_test_id("begin-alone").click()
    page.locator('[data-phase="claiming"]').wait_for()
    expect(page.get_by_text(said["yours"]).first).to_be_visible()
    assert said["number"] in held(page, 0)
    page.locator('[data-move="Claim"][data-target="7"]').click()
    page.locator('[data-phase="pointing"]').wait_for()
    expect(page.locator(".log").get_by_text(said["claim"])).to_be_visible()
    page.locator('[data-move="Point"][data-target="0"]').click()
    settled(page)
    assert "Camille" in held(page, 1)
    turn_to(page, "rules")
    expect(page.get_by_role("heading", name=said["rules"])).to_be_visible()


def test_its_words_follow_the_language_of_the_page(phone: OpenPhone) -> None:
    page = phone()
    poster = page.locator('button[data-game="trio"]')
    for language, locale in (("en", "en-GB"), ("fr", "fr-FR")):
        page.locator(f'button[lang="{language}"]').click()
        expect(poster).to_contain_text(SAID[locale]["tagline"])
