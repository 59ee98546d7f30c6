"""Whole missions as evenings go: phones reload and lose the network, the house falls and gets up,
and nobody hears what they may not know."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, until
from tests.browser.evening import Overheard, open_room, sit_down, supply
from tests.browser.test_plain import WORDS, play_until
from tests.server.house import QuickHouse

pytestmark = pytest.mark.browser

LOST = {"fr-FR": "Connexion perdue", "en-GB": "Connection lost"}
CLUES = [*WORDS, "onyx", "bazar", "cumin", "drave", "élan", "froc", "hublot", "iode", "jaspe"]


@pytest.mark.parametrize("locale", ["fr-FR", pytest.param("en-GB", marks=pytest.mark.full)])
def test_everybody_goes_on_whatever_happens_to_phones_and_house(
    phone: OpenPhone, tmp_path: Path, locale: str
) -> None:
    with QuickHouse(tmp_path / "tables.db") as house:
        ana, bob, cleo = people = [phone(house.url, locale=locale) for _ in range(3)]
        code = open_room(ana)
        screen = phone(f"{house.url}/table/{code}", 1920, 1080, locale)
        for page, name in ((bob, "Bob"), (cleo, "Cléo")):
            sit_down(page, f"{house.url}/{code}", name)
        for _ in range(2):
            ana.get_by_test_id("add-bot").click()
        ana.get_by_test_id("start").click()
        words = [*CLUES]
        play_until(people, words, "speaking")
        clue, speaker = words.pop(), who_speaks(people)
        for page in (*people, screen):
            page.wait_for_load_state("networkidle")  # the game's own screens are there

        house.kill()
        for page in (*people, screen):
            expect(page.get_by_text(LOST[locale])).to_be_visible()
        speaker.get_by_test_id("free-text").fill(clue)
        speaker.get_by_test_id("send").click()  # into the void: it is sent again
        house.start()
        for page in people:
            expect(page.get_by_role("cell", name=clue)).to_be_visible()
        expect(screen.get_by_text(clue).first).to_be_visible()

        play_until(people, words, "voting")
        bob.locator('[data-move="Vote"]').first.click()
        bob.reload()
        bob.locator("[data-phase]").wait_for()
        cleo.context.set_offline(True)
        until(cleo, lambda: not cleo.evaluate("navigator.onLine"), "the network is still there")
        cleo.context.set_offline(False)
        play_until(people, words, "debriefing")
        for page in (bob, cleo, screen):
            expect(page.get_by_text(LOST[locale])).to_have_count(0)


def who_speaks(pages: list[Page]) -> Page:
    """Bots speak at once: soon it is a person whom everybody waits for."""

    def asked() -> list[Page]:
        return [page for page in pages if page.get_by_test_id("free-text").count()]

    until(pages[0], asked, "nobody is asked for a clue")
    return asked()[0]


def test_nobody_hears_what_they_may_not_know(phone: OpenPhone) -> None:
    """Four seats hold every role; a spectator watches."""
    people = [phone() for _ in range(4)]
    heard = [Overheard(page) for page in people]
    code = open_room(people[0])
    supply(people[0])
    screen = phone()
    watching = Overheard(screen)
    screen.goto(f"/table/{code}")
    for page, name in zip(people[1:], ("Bob", "Cléo", "Dora"), strict=True):
        sit_down(page, f"/{code}", name)
    people[0].get_by_test_id("start").click()
    play_until(people, [*CLUES], "debriefing")
    for page, ear in zip((*people, screen), (*heard, watching), strict=True):
        ear.until_the_end(page)

    result = heard[0].result()
    words = {result["pair"]["disciples"], result["pair"]["infiltrators"]}
    assert {*result["roles"]} == {"disciple", "infiltrator", "journalist"}
    assert watching.secrets(set(), words) == []
    for seat, ear in enumerate(heard):
        frames = "".join(ear.frames)
        own = {
            "disciple": {result["pair"]["disciples"]},
            "infiltrator": {result["pair"]["infiltrators"]},
            "journalist": set(),
        }[result["roles"][seat]]
        assert all(word in frames for word in own)
        if '"Learnt"' in frames:  # who is out is told the disciples' word
            own = own | {result["pair"]["disciples"]}
        if seat == 0:  # whoever pastes a mission has read it; but nobody sends it back
            assert "pamplemousse" not in frames or "pamplemousse" in words
        assert ear.secrets(own, words) == [], result["roles"][seat]
