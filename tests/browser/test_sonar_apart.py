"""Captain Sonar as round a table: each has one sheet, the film is drawn by hand, a STOP is for all,
and what was tapped too late is not played in another turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import OpenPhone, until
from tests.browser.submarines import OPEN, Crew, aim, dive, in_order, open_table, order, two_crews
from tests.browser.test_plain import judge
from tests.browser.test_sonar import end_turn

pytestmark = pytest.mark.browser


def drawn(page: Page) -> list[str]:
    return page.locator("ol.courses li:not(.none)").all_inner_texts()


def test_the_film_is_drawn_by_hand_and_the_engineer_says_what_is_broken(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = open_table(house, clock=0, short_gauges=True, own_sheet_only=True, film_by_hand=True)
    yellow, blue = two_crews(phone, code, 6)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    ours, theirs = in_order(yellow, blue)
    order(ours, "E", "mine", "E4")
    radio = theirs.radio
    called = radio.get_by_test_id("called")
    expect(called).to_contain_text("route à l’est")
    assert drawn(radio) == []  # it is for the ear: nothing writes it down
    radio.locator('[data-draw="N"]').click()
    radio.locator('[data-draw="undo"]').click()
    radio.locator('[data-draw="E"]').click()
    assert drawn(radio) == ["Est"]
    judge(radio, axe)
    radio.reload()
    until(radio, lambda: drawn(radio) == ["Est"], "what was drawn is not kept")
    end_turn(ours)
    order(theirs, "E", "sonar", "E4")
    end_turn(theirs)
    order(ours, "E", "mine", "E5")

    captain, engineer = ours.captain, ours.engineer
    mine = captain.get_by_test_id("system-mine")
    expect(mine).to_contain_text("demander")  # the gauge is full, the panel is not seen
    mine.click()
    expect(mine).to_contain_text("demandé")
    asked = engineer.locator('[data-asked="weapons"]')
    expect(asked).to_contain_text("mines et torpilles")
    judge(engineer, axe)
    asked.locator('[data-sound="false"]').click()  # the engineer says what is so
    expect(asked.get_by_text("Regardez encore")).to_be_visible()
    asked.locator('[data-sound="true"]').click()
    expect(asked).to_have_count(0)
    expect(mine).to_contain_text("Prête")
    mine.click()
    aim(captain, "C6" if ours is yellow else "C9")
    expect(theirs.captain.locator("div.now")).to_contain_text("mine larguée")


def test_a_stop_is_seen_by_everybody(phone: OpenPhone, house: str, axe: str) -> None:
    code = open_table(house, mode="realtime")
    yellow, blue = two_crews(phone, code, 4)
    screen = phone(f"/table/{code}", 1280, 720)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    for light in ("E4", "E5", "E6"):
        sail(yellow, "E", "mine", light)
    yellow.captain.get_by_test_id("system-mine").click()
    aim(yellow.captain, "G4")
    for page in (*yellow.pages, *blue.pages, screen):
        expect(page.get_by_text("STOP").first).to_be_visible()
        expect(page.get_by_text("Les jaunes utilisent un système").first).to_be_visible()
    judge(blue.radio, axe)


def sail(crew: Crew, heading: str, system: str, light: str) -> None:
    """A course with its marks in real time, where one page has a sheet for each."""
    crew.captain.locator('[data-role="captain"]').click()
    crew.captain.locator(f'[data-move="Course"][data-target="{heading}"]{OPEN}').click()
    crew.mate.locator('[data-role="mate"]').click()
    crew.mate.locator(f'[data-move="Charge"][data-target="{system}"]{OPEN}').click()
    crew.engineer.locator('[data-role="engineer"]').click()
    crew.engineer.locator(f'[data-light="{light}"][role="button"]').click()
    crew.captain.locator('[data-role="captain"]').click()


class Late:
    """The line of a page that is opened again: what it sends may stay on its way for a while."""

    def __init__(self, page: Page) -> None:
        self.page, self.keeps = page, False
        self.kept: list[tuple[WebSocketRoute, str]] = []
        page.route_web_socket("**/ws/*", self.open)
        page.reload()
        page.locator("[data-phase]").wait_for()

    def open(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()
        line.on_message(lambda message: self.send(house, str(message)))

    def send(self, house: WebSocketRoute, message: str) -> None:
        if self.keeps and '"type":"Play"' in message:
            self.kept.append((house, message))
        else:
            house.send(message)

    def arrive(self) -> None:
        self.keeps = False
        for house, message in self.kept:
            house.send(message)


def test_a_course_that_comes_too_late_is_refused_and_says_so(phone: OpenPhone, house: str) -> None:
    yellow, blue = two_crews(phone, open_table(house, clock=0), 2)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    ours, theirs = in_order(yellow, blue)
    other = ours.captain.context.new_page()  # the same seat, in another tab
    other.goto(ours.captain.url)
    other.get_by_test_id("position").wait_for()
    line = Late(ours.captain)
    line.keeps = True
    ours.captain.locator(f'[data-move="Course"][data-target="E"]{OPEN}').click()
    until(ours.captain, lambda: line.kept, "nothing was sent")
    again = Crew(other, other, other, other)
    order(again, "N", "mine", "N6")
    end_turn(again)
    order(theirs, "E", "mine", "E4")
    end_turn(theirs)
    expect(other.locator(f'[data-move="Course"]{OPEN}').first).to_be_visible()
    line.arrive()
    expect(ours.captain.get_by_text("Trop tard").first).to_be_visible()
    north = "A4" if ours is yellow else "A7"
    expect(other.get_by_test_id("position")).to_have_text(north)  # not played in another turn
