"""What is revealed belongs to everybody: the same moment on every phone and on the table screen,
over when all have seen it, and no clock runs meanwhile. The house's clock stands still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import test_dauphin as dauphin
from tests.browser import test_lucky as lucky
from tests.browser import test_sporz as sporz
from tests.browser.conftest import OpenPhone, rounds, serving, settled
from tests.browser.test_plain import enter, judge

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("reveals") / "tables.db", 0, "--interludes") as address:
        yield address


def looking(page: Page, name: str) -> None:
    expect(page.locator(f'[data-interlude="{name}"]')).to_be_visible()


def seen(*pages: Page) -> None:
    for page in pages:
        page.get_by_test_id("seen").click()
        expect(page.get_by_test_id("seen")).to_have_count(0)


def test_the_airlock_belongs_to_the_day_and_the_night_falls_after_it(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = sporz.open_table(house, sporz.QUICK)
    screen = phone(f"/table/{code}", 1920, 1080)
    pages = sporz.take_seats(phone, code, people=4, bots=0)
    sporz.elect(pages, 0)
    sporz.live_a_night(pages)
    for page in pages:
        expect(page.locator('[data-phase="enquiring"]')).to_be_visible()
        page.get_by_test_id("to-vote").click()
        sporz.choose(page, "blank" if page is pages[3] else 3)
    for page in pages:
        looking(page, "airlock")
        expect(page.get_by_test_id("headline")).to_have_text("Le sas s’ouvre.")
        expect(page.get_by_role("timer")).to_have_count(0)
        expect(page.get_by_role("heading", name="Dora part par le sas")).to_be_visible()
    looking(screen, "airlock")
    expect(screen.get_by_role("heading", name="Dora part par le sas")).to_be_visible()
    judge(pages[0], axe)
    judge(screen, axe)
    seen(*pages[:3])
    expect(pages[3].get_by_text("3 sur 4 ont vu.")).to_be_visible()
    looking(pages[0], "airlock")
    seen(pages[3])
    for page in pages[:3]:
        expect(page.locator('.ship[data-wave="mutants"]')).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(1)
    expect(screen.locator("[data-interlude]")).to_have_count(0)


def test_a_report_stays_until_it_is_read_and_can_be_read_on_the_screens_that_follow(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = dauphin.open_table(house)
    screen = phone(f"/table/{code}", 1920, 1080)
    pages = dauphin.aboard(phone, code, 3)
    for _ in range(30):
        if pages[0].locator('[data-interlude="report"]').count():
            break
        for page in pages:
            dauphin.act(page)
    for page in (*pages, screen):
        looking(page, "report")
        expect(page.get_by_role("heading", name="Rapport d’incident nº 1")).to_be_visible()
    judge(pages[0], axe)
    seen(*pages)
    dauphin.play_until(pages, "staking", order="sink")
    for page in pages:
        line = page.get_by_test_id("report-line")
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text("Sortie 1.")
    judge(pages[0], axe)


def test_a_drawn_card_is_for_the_eyes_of_one_and_the_ship_follows_who_plays(
    phone: OpenPhone, house: str, axe: str
) -> None:
    pages = [phone(width=390, height=664) for _ in range(3)]
    code = lucky.open_room(pages[0])
    for page, name in zip(pages[1:], ("Bob", "Cléo"), strict=True):
        page.goto(f"/{code}")
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator('[data-phase="turning"]').wait_for()

    def drawn() -> Page:
        first = next(page for page in pages if page.locator('[data-move="Draw"]').count())
        where = {page.locator(".liner").get_attribute("data-look") for page in pages}
        assert len(where) == 1, "all look at who plays"
        first.locator('[data-move="Draw"]').click()
        first.get_by_test_id("drawn").wait_for()
        return first

    first = drawn()
    for page in pages:
        expect(page.get_by_test_id("drawn")).to_have_count(int(page is first))
    expect(first.get_by_test_id("drawn-card")).to_have_count(0)
    judge(first, axe)
    first.get_by_test_id("drawn").hover()
    first.mouse.down()
    expect(first.get_by_test_id("drawn-card")).to_be_visible()
    first.mouse.up()
    expect(first.get_by_test_id("drawn-card")).to_have_count(0)
    for _ in rounds(first, "one's turn does not come again"):
        if first.locator('[data-move="Draw"]').count():
            break
        for page in pages:
            page.evaluate(lucky.SEEN)
        for page in pages:
            if page is not first and page.locator('[data-move="Draw"]').count():
                page.locator('[data-move="Draw"]').click()
                settled(page)
    expect(first.get_by_test_id("drawn")).to_have_count(0)
    since = first.get_by_test_id("since")
    expect(since).to_contain_text("Depuis votre dernier tour")
    since.locator("summary").click()
    expect(since.get_by_role("listitem").first).to_be_visible()
    judge(first, axe)
