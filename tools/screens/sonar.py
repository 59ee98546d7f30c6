"""Captain Sonar, from a game in turns and a surfacing in real time."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.browser.submarines import (
    OPEN,
    Crew,
    aim,
    dive,
    finger,
    good_line,
    in_order,
    open_table,
    order,
    position,
    two_crews,
)

from .stage import URL, phone, shoot

# Both sail side by side, and no weapon breaks down: course, Yellow's gauge, Blue's, light.
ORDERS = [
    ("E", "torpedo", "sonar", "E4"),
    ("E", "torpedo", "sonar", "E6"),
    ("E", "torpedo", "sonar", "E5"),
    ("E", "torpedo", "mine", "E1"),
    ("E", "torpedo", "mine", "E2"),
    ("N", "torpedo", "mine", "N6"),
]
LOADED = (2, 5)  # when Yellow's torpedo is
PICTURED = 4


def people(browser: Browser, code: str) -> tuple[Crew, Crew]:
    """Four: each captain is first mate and engineer too."""
    return two_crews(lambda path, *_: phone(browser, path), code, 4)


def pictured(crew: Crew, heading: str, system: str, light: str) -> None:
    """A course and both marks for it, sheet by sheet."""
    page = crew.captain
    way = page.locator(f'[data-move="Course"][data-target="{heading}"]{OPEN}')
    way.wait_for()
    shoot(page, "sonar-captain")
    way.click()
    box = page.locator(f'[data-move="Charge"][data-target="{system}"]{OPEN}')
    box.wait_for()
    shoot(page, "sonar-mate")
    box.click()
    lamp = page.locator(f'[data-light="{light}"][role="button"]')
    lamp.wait_for()
    shoot(page, "sonar-engineer")
    lamp.click()


def listen(page: Page) -> None:
    """The film lies where Blue really was, and what it may not be is crossed out."""
    page.locator('[data-role="radio"]').click()
    at = page.get_by_test_id("film").get_attribute("data-at") or ""
    from_x, from_y = map(int, at.split(","))
    for heading, steps in (("à l’ouest", from_x), ("au sud", 7 - from_y)):
        for _ in range(steps):
            page.get_by_role("button", name=f"Pousser le calque {heading}").click()
    page.locator('[data-tool="no"]').click()
    for cell in ("G1", "H3", "I2", "I5", "J4"):
        page.locator(f'[data-cell="{cell}"]').click()
    shoot(page, "sonar-radio")


def fire(yellow: Crew, at: str, name: str = "") -> None:
    page = yellow.captain
    page.get_by_test_id("system-torpedo").click()
    page.locator(f'[data-cell="{at}"]').click()
    if name:
        shoot(page, name)
    page.get_by_test_id("confirm").click()


def see(*crews: Crew) -> None:
    """What all look at is over once all have seen it."""
    for crew in crews:
        for page in crew.pages:
            page.get_by_test_id("seen").click()


def in_turns(browser: Browser) -> None:
    code = open_table(URL, clock=0)
    yellow, blue = people(browser, code)
    screen = phone(browser, f"/table/{code}", 1920)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    crews = in_order(yellow, blue)
    for at, (heading, weapon, other, light) in enumerate(ORDERS):
        for crew in crews:
            if crew is yellow and at == PICTURED:
                pictured(crew, heading, weapon, light)
            else:
                order(crew, heading, weapon if crew is yellow else other, light)
            if crew is yellow and at == PICTURED:
                listen(yellow.radio)
            if crew is yellow and at in LOADED:
                fire(
                    yellow, position(blue).inner_text(), "sonar-torpedo" if at == LOADED[0] else ""
                )
                if at == LOADED[1]:
                    see(yellow, blue)
                    yellow.captain.get_by_test_id("looking").wait_for(state="detached")
                    shoot(yellow.captain, "sonar-end")
                    return
                screen.locator("[data-answered]").wait_for()
                shoot(screen, "sonar-table")
                see(yellow, blue)
            crew.captain.locator('[data-move="EndTurn"]').click()


def surfaced(browser: Browser) -> None:
    yellow, blue = people(browser, open_table(URL, mode="realtime"))
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    page = yellow.captain
    for _ in range(2):  # it asks once
        page.get_by_test_id("surface").click()
    page.get_by_test_id("trace").wait_for()
    line = good_line(page)
    finger(page, line[: len(line) * 2 // 3], lift=False)
    shoot(page, "sonar-hull")


def sonar(browser: Browser) -> None:
    in_turns(browser)
    surfaced(browser)
