"""Two people on one phone: two lines, and what one may know is never on the page of the other."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.conftest import OpenPhone
from tests.browser.evening import MISSION, PAIRS, supply
from tests.browser.test_infiltres import held_word
from tests.browser.test_plain import WORDS, enter, judge, open_room, play_until

pytestmark = pytest.mark.browser


class Lines:
    """What each line of a phone was told, in the order in which they were opened."""

    def __init__(self, page: Page) -> None:
        self.frames: list[list[str]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        heard: list[str] = []
        self.frames.append(heard)
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    def words(self) -> list[set[str]]:
        known = {word for pair in PAIRS for word in pair}
        return [{word for word in known if f'"{word}"' in "".join(each)} for each in self.frames]


def share(page: Page, name: str) -> None:
    page.get_by_test_id("beside").click()
    page.locator("#beside-name").fill(name)
    page.get_by_test_id("beside-enter").click()


def seat_of(page: Page, name: str) -> Locator:
    return page.locator("[data-pass], [data-take]", has_text=name)


def take(page: Page, name: str) -> None:
    """Holds one's name until one's seat is open."""
    seat_of(page, name).hover()
    page.mouse.down()
    page.locator("[data-phase]").wait_for()
    page.mouse.up()
    expect(seat_of(page, name)).to_have_attribute("aria-current", "true")


def test_two_share_a_phone_and_neither_reads_the_other(phone: OpenPhone, axe: str) -> None:
    page, guest = phone(height=664), phone(height=664)
    lines = Lines(page)
    code = open_room(page)
    supply(page, MISSION)
    share(page, "Camille")
    expect(page.locator("#beside-why")).to_contain_text("déjà pris")
    page.locator("#beside-name").fill("Ana")
    page.get_by_test_id("beside-enter").click()
    expect(page.get_by_test_id("seats")).to_contain_text("sur ce téléphone")
    guest.goto(f"/{code}")
    enter(guest, "Inès")
    page.get_by_test_id("start").click()

    cover = page.get_by_test_id("cover")
    expect(cover).to_contain_text("Qui prend le téléphone ?")
    seat_of(page, "Camille").click()  # a tap opens nothing
    expect(page.locator("[data-phase]")).to_have_count(0)
    take(page, "Camille")
    play_until([page, guest], [*WORDS], "speaking")
    word = held_word(page).lower()

    seat_of(page, "Ana").click()
    expect(cover).to_contain_text("Le téléphone est pour Ana")
    expect(page.locator("[data-phase]")).to_have_count(0)
    assert word not in page.content().lower()
    judge(page, axe)
    take(page, "Ana")
    hers = held_word(page).lower()
    assert {word, hers} in [{*pair} for pair in PAIRS]  # so they are dealt
    assert word not in page.content().lower()
    assert [each for each in lines.words() if each] == [{word}, {hers}]
    judge(page, axe)

    page.reload()
    expect(cover).to_be_visible()
    take(page, "Camille")
    assert held_word(page).lower() == word
