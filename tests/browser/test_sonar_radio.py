"""The film of Captain Sonar: slid by its radio operator, drawn by hand, seen by the crew."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, twice, until
from tests.browser.submarines import (
    aim,
    end_turn,
    in_order,
    open_table,
    order,
    two_crews,
)
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("width", [320, pytest.param(390, marks=pytest.mark.full)])
def test_a_film_slides_snaps_is_kept_and_the_crew_sees_it(
    phone: OpenPhone, house: str, axe: str, width: int
) -> None:
    yellow, blue = two_crews(phone, open_table(house, clock=0), 4, width)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    first, other = in_order(yellow, blue)
    order(first, "E", "mine", "E4")
    page = other.radio
    page.locator('[data-role="radio"]').click()
    film = page.get_by_test_id("film")
    expect(film).to_have_attribute("data-at", "4,5")
    box = page.locator('[data-cell="F6"]').bounding_box()
    assert box
    side = box["width"]
    page.mouse.move(box["x"] + side / 2, box["y"] + side / 2)
    page.mouse.down()
    page.mouse.move(box["x"] - side * 1.7, box["y"] + side * 1.3, steps=5)
    page.mouse.up()
    expect(film).to_have_attribute("data-at", "2,6")
    page.get_by_role("button", name="Pousser le calque au nord").click()
    page.locator('[data-tool="no"]').click()
    page.locator('[data-cell="B2"]').click()
    judge(page, axe)
    other.captain.locator('[data-role="radio"]').click()
    crossed_out = re.compile("^B2, mer, barrée")
    expect(other.captain.get_by_role("gridcell", name=crossed_out)).to_be_attached()
    expect(other.captain.get_by_test_id("film")).to_have_attribute("data-at", "2,5")
    first.captain.locator('[data-role="radio"]').click()
    expect(first.captain.get_by_role("gridcell", name=crossed_out)).to_have_count(0)
    page.reload()
    expect(film).to_have_attribute("data-at", "2,5")
    expect(page.get_by_role("gridcell", name=crossed_out)).to_be_attached()
    twice(page.get_by_test_id("clear"))
    expect(page.get_by_role("gridcell", name=re.compile("^B2, mer$"))).to_be_attached()


# All that is called on a page, in order.
LISTEN = """() => { window.heard = []; new MutationObserver(() => {
    const said = document.querySelector('[data-testid="called"] b')?.textContent;
    if (said && window.heard.at(-1) !== said) window.heard.push(said);
}).observe(document, { childList: true, subtree: true, characterData: true }) }"""


# What was said before, and the chart: what covers the one, and where the other begins.
LIES = """() => {
    const said = document.querySelector('.now > p span').getBoundingClientRect();
    const [x, y] = [said.left + said.width / 2, said.top + said.height / 2];
    const covers = document.elementFromPoint(x, y)?.closest('[data-testid="called"]');
    const chart = document.querySelector('[data-region="chart"]').getBoundingClientRect();
    return [Boolean(covers), chart.top];
}"""


def drawn(page: Page) -> list[str]:
    return page.locator("ol.courses li:not(.none)").all_inner_texts()


def called_on(page: Page) -> list[str]:
    heard: list[str] = page.evaluate("window.heard")
    return [re.sub(r"[\u00a0\u202f]", " ", said) for said in heard]


def test_the_film_is_drawn_by_hand_and_the_engineer_says_what_is_broken(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = open_table(house, clock=0, short_gauges=True, own_sheet_only=True, film_by_hand=True)
    yellow, blue = two_crews(phone, code, 6)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    ours, theirs = in_order(yellow, blue)
    radio = theirs.radio
    lay = radio.evaluate(LIES)
    order(ours, "E", "mine", "E4")
    called = radio.get_by_test_id("called")
    expect(called).to_contain_text("route à l’est")
    assert radio.evaluate(LIES) == lay  # it covers nothing that was said, and nothing moves
    assert drawn(radio) == []  # it is for the ear: nothing writes it down
    radio.locator('[data-draw="N"]').click()
    radio.locator('[data-draw="undo"]').click()
    radio.locator('[data-draw="E"]').click()
    until(radio, lambda: drawn(radio) == ["Est"], "what is drawn is not shown")
    judge(radio, axe)
    radio.reload()
    until(radio, lambda: drawn(radio) == ["Est"], "what was drawn is not kept")
    address = radio.url
    radio.goto("about:blank")  # what is called now is called to nobody
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
    expect(asked).to_contain_text("Mines et torpilles")
    judge(engineer, axe)
    asked.locator('[data-sound="false"]').click()  # the engineer says what is so
    expect(asked.get_by_text("Regardez encore")).to_be_visible()
    asked.locator('[data-sound="true"]').click()
    expect(asked).to_have_count(0)
    expect(mine).to_contain_text("Prête")
    mine.click()
    aim(captain, "C6" if ours is yellow else "C9")
    expect(theirs.captain.locator("div.now")).to_contain_text("mine larguée")

    end_turn(ours)
    order(theirs, "E", "sonar", "E5")
    end_turn(theirs)
    order(ours, "S", "torpedo", "S4")
    radio.add_init_script(f"({LISTEN})()")
    radio.goto(address)
    name = "Jaunes" if ours is yellow else "Bleus"
    both = [f"{name} : route à l’est !", f"{name} : route au sud !"]
    until(radio, lambda: called_on(radio) == both, "they do not come one after another")
    assert drawn(radio) == ["Est"]
