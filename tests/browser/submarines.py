"""Two crews with phones at a table of Captain Sonar, and what their hands do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page

from huisclos.games.sonar.nouns import Part, hull
from tests.browser.conftest import OpenPhone, at_rest, settled
from tests.browser.test_plain import enter

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Emil", "Fanny", "Gus", "Hana")
SHARED = {1: (0, 0, 0, 0), 2: (0, 0, 0, 1), 3: (0, 0, 1, 2), 4: (0, 1, 2, 3)}
OPEN = '[aria-disabled="false"]'


class Crew(NamedTuple):
    """The phone of each role; one phone may be several."""

    captain: Page
    mate: Page
    engineer: Page
    radio: Page

    @property
    def pages(self) -> list[Page]:
        return [*dict.fromkeys(self)]


def open_table(house: str, **options: object) -> str:
    wish = json.dumps({"game": "sonar", "options": options}).encode()
    with urlopen(Request(f"{house}/api/tables", wish)) as answer:
        return str(json.load(answer)["code"])


def crew_of(pages: Sequence[Page]) -> Crew:
    return Crew(*(pages[at] for at in SHARED[len(pages)]))


def two_crews(
    phone: OpenPhone, code: str, people: int, width: int = 390, locale: str = "fr-FR"
) -> tuple[Crew, Crew]:
    """So many people at a table whose game has begun."""
    pages = [phone(f"/{code}", width, 844, locale) for _ in range(people)]
    for page, name in zip(pages, NAMES, strict=False):
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator("[data-phase]").wait_for()
    half = (people + 1) // 2
    return crew_of(pages[:half]), crew_of(pages[half:])


def aim(page: Page, cell: str) -> None:
    """A finger on a cell, as far as the confirmation."""
    page.locator(f'[data-cell="{cell}"]').click()
    page.get_by_test_id("confirm").click()


def dive(page: Page) -> None:
    page.locator('[data-move="Dive"]').click()


def order(crew: Crew, heading: str, system: str, light: str) -> None:
    """A course, and both marks for it."""
    crew.captain.locator(f'[data-move="Course"][data-target="{heading}"]{OPEN}').click()
    crew.mate.locator(f'[data-move="Charge"][data-target="{system}"]{OPEN}').click()
    crew.engineer.locator(f'[data-light="{light}"][role="button"]').click()
    crew.captain.locator('[data-move="EndTurn"]').wait_for()


def end_turn(crew: Crew) -> None:
    crew.captain.locator('[data-move="EndTurn"]').click()


def sail(crew: Crew, heading: str, system: str, light: str) -> None:
    """A course with its marks in real time, where one page has a sheet for each."""
    crew.captain.locator('[data-role="captain"]').click()
    crew.captain.locator(f'[data-move="Course"][data-target="{heading}"]{OPEN}').click()
    crew.mate.locator('[data-role="mate"]').click()
    crew.mate.locator(f'[data-move="Charge"][data-target="{system}"]{OPEN}').click()
    crew.engineer.locator('[data-role="engineer"]').click()
    crew.engineer.locator(f'[data-light="{light}"][role="button"]').click()
    crew.captain.locator('[data-role="captain"]').click()


def position(crew: Crew) -> Locator:
    crew.captain.locator('[data-role="captain"]').click()
    return crew.captain.get_by_test_id("position")


def may_go(crew: Crew) -> Locator:
    return crew.captain.locator(f'[data-move="Course"]{OPEN}')


def in_order(yellow: Crew, blue: Crew) -> tuple[Crew, Crew]:
    """Both crews, whoever begins first."""
    for crew in (yellow, blue):
        crew.captain.locator('[data-phase="sailing"]').wait_for()
        crew.captain.get_by_test_id("position").wait_for()
    return (yellow, blue) if may_go(yellow).count() else (blue, yellow)


def finger(page: Page, line: Sequence[tuple[int, int]], lift: bool = True) -> None:
    """Draws a line, given in the units of the hull, on the part that is shown."""
    pad = page.get_by_test_id("trace")
    pad.scroll_into_view_if_needed()
    at_rest(page)
    matrix = pad.locator("g").first.evaluate(
        "paper => { const m = paper.getScreenCTM(); return [m.a, m.d, m.e, m.f] }"
    )
    spots = [(x * matrix[0] + matrix[2], y * matrix[1] + matrix[3]) for x, y in line]
    page.mouse.move(*spots[0])
    page.mouse.down()
    for spot in spots[1:]:
        page.mouse.move(*spot, steps=4)
    if lift:
        page.mouse.up()
        settled(page)


def buoys(page: Page) -> None:
    """The same without drawing."""
    page.get_by_test_id("taps").click()
    for at in range(page.locator("[data-buoy]").count()):
        page.locator(f'[data-buoy="{at}"]').click()
    settled(page)


def good_line(page: Page) -> hull.Line:
    """A line round the part that is asked for."""
    parts = page.locator("[data-part]")
    if not parts.count():
        name = page.get_by_test_id("trace").get_attribute("aria-label") or ""
        words = {"poupe": "stern", "milieu": "middle", "kiosque": "top", "proue": "bow"}
        return hull.middle(next(Part(part) for word, part in words.items() if word in name))
    chosen = page.locator('[data-part][aria-pressed="true"]').get_attribute("data-part")
    return hull.middle(Part(chosen or ""))
