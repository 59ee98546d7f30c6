"""Nights of Sporz: no phone tells from outside who is awake."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, at_rest, settled, turn_to
from tests.browser.spaceship import (
    QUICK,
    SLOW,
    choose,
    elect,
    hold,
    open_table,
    take_seats,
    wave,
)
from tests.browser.test_keyboard import tab_to
from tests.browser.test_lucky import look_on

pytestmark = pytest.mark.browser


def picture(page: Page) -> str:
    """All that is below the clock."""
    return b64encode(page.locator("main.stage").screenshot(animations="disabled")).decode()


DIFFERENCE = """async pictures => {
    const pixels = await Promise.all(pictures.map(async base64 => {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
        const image = await createImageBitmap(new Blob([bytes]));
        const brush = new OffscreenCanvas(image.width, image.height).getContext('2d');
        brush.drawImage(image, 0, 0);
        return brush.getImageData(0, 0, image.width, image.height).data;
    }));
    return Math.max(...pixels.map(data => data.length !== pixels[0].length ? 255
        : data.reduce((most, value, at) => Math.max(most, Math.abs(value - pixels[0][at])), 0)));
}"""


def look_the_same(pages: list[Page]) -> bool:
    """But for the last shade of a rounded corner."""
    for page in pages:
        page.evaluate("document.activeElement?.blur()")
        page.mouse.move(1, 1)
        settled(page)
    for page in pages:
        at_rest(page)
    shade: int = pages[0].evaluate(DIFFERENCE, [picture(page) for page in pages])
    return shade <= 2


def test_covered_phones_look_the_same_whoever_is_awake(phone: OpenPhone, house: str) -> None:
    pages = take_seats(phone, open_table(house, QUICK), people=4, bots=0)
    elect(pages, 0)
    tasks = []
    for expected in ("mutants", "doctors"):
        for page in pages:
            expect(page.locator(".ship")).to_have_attribute("data-wave", expected)
        assert look_the_same(pages)
        for page in pages:  # tapped, and not yet confirmed
            page.locator('[data-seat="1"]').click()
        assert look_the_same(pages)
        held = [hold(page) for page in pages]
        tasks.append(sum("Vous dormez" not in text for text in held))
        assert look_the_same(pages)
        for page in pages:
            if wave(page) == expected:
                page.get_by_test_id("confirm").click()
    assert tasks[0] == 1  # the base mutant


def test_who_has_decided_looks_like_who_sleeps(phone: OpenPhone, house: str) -> None:
    """[5] The mutant's word is final, a sleeper's tap never was: no phone tells which."""
    pages = take_seats(phone, open_table(house, SLOW), people=4, bots=0)
    elect(pages, 0)
    for page in pages:
        expect(page.locator(".ship")).to_have_attribute("data-wave", "mutants")
        choose(page, 1)
    for label, tap in (("C’est noté", '[data-seat="2"]'), ("Valider", '[data-testid="confirm"]')):
        for page in pages:
            expect(page.get_by_test_id("confirm")).to_have_text(label)
        assert len({page.get_by_test_id("headline").inner_text() for page in pages}) == 1
        assert look_the_same(pages)
        for page in pages:
            page.locator(tap).click()
    for page in pages:
        expect(page.get_by_test_id("confirm")).to_have_text("C’est noté")


def test_where_a_quarrel_loses_the_game_all_panels_have_the_same_shape(
    phone: OpenPhone, house: str
) -> None:
    """[5] In large letters, for a mutant and for who sleeps."""
    pages = take_seats(phone, open_table(house, SLOW), people=4, bots=0)
    elect(pages, 0)
    shapes, said = [], []
    for page in pages:
        expect(page.locator(".ship")).to_have_attribute("data-wave", "mutants")
        page.get_by_test_id("hold").hover()
        page.mouse.down()
        stake = page.get_by_test_id("stake")
        box = stake.bounding_box()
        assert box
        shapes.append(
            (box["y"], box["width"], box["height"], page.locator(".task h2").bounding_box()["y"])
        )
        said.append(stake.get_attribute("data-stake"))
        page.mouse.up()
    assert sorted(said) == ["alone", "asleep", "asleep", "asleep"]
    assert len({*shapes}) == 1


def test_who_was_refused_looks_like_who_sleeps(phone: OpenPhone, house: str) -> None:
    """[11] Only a hacker's act can be refused: nobody reads it off the key."""
    pages = take_seats(phone, open_table(house, QUICK | {"hacker": "on"}), people=4, bots=0)
    elect(pages, 0)
    for now in ("mutants", "doctors", "inspectors"):
        for page in pages:
            expect(page.locator(".ship")).to_have_attribute("data-wave", now)
            choose(page, "none")
    for page in pages:
        expect(page.locator(".ship")).to_have_attribute("data-wave", "watchers")
        page.locator('[data-verb="computer"]').click()  # nobody holds it aboard
        page.get_by_test_id("confirm").click()
    for page in pages:
        expect(page.get_by_test_id("confirm")).to_have_text("C’est noté")
    assert look_the_same(pages)
    assert sum("Ce rôle attend" in hold(page) for page in pages) == 1


def test_nothing_but_the_night_is_on_the_phone_at_night(phone: OpenPhone, house: str) -> None:
    page, *others = pages = take_seats(phone, open_table(house, QUICK), people=2, bots=4)
    turn_to(page, "log")
    elect_from_the_log(pages)
    expect(page.locator(".ship")).to_have_attribute("data-wave", "mutants")
    expect(page.locator('[data-tab="talk"]')).to_be_hidden()
    expect(page.get_by_test_id("hold")).to_be_visible()
    page.get_by_test_id("whisper").fill("zzz")
    page.keyboard.press("Enter")
    expect(page.get_by_text("zzz")).to_have_count(0)  # covered like all the rest
    assert "zzz" not in others[0].content()


def elect_from_the_log(pages: list[Page]) -> None:
    """The one who reads the log comes back to the game to vote."""
    turn_to(pages[0], "game")
    elect(pages, 0)


def test_a_reload_in_the_middle_of_a_wave_brings_back_what_was_tapped(
    phone: OpenPhone, house: str
) -> None:
    code = open_table(house, SLOW)
    pages = take_seats(phone, code, people=1, bots=5)
    look_on(phone(f"/{code}"))  # one is not alone: the wave has its length
    elect(pages, 0)
    page = pages[0]
    expect(page.locator(".ship")).to_have_attribute("data-wave", "mutants")
    page.locator('[data-seat="0"]').click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("confirm")).to_have_text("C’est noté")
    expect(page.locator(".cover")).to_contain_text("vérifier")  # a tap may have been refused
    page.reload()
    expect(page.get_by_test_id("confirm")).to_have_text("C’est noté")
    expect(page.locator('[aria-checked="true"]')).to_have_count(0)
    page.get_by_test_id("stay").click()
    expect(page.locator('[data-seat="0"]')).to_have_attribute("aria-checked", "true")


def test_one_reads_what_one_holds_for_wherever_one_has_scrolled(
    phone: OpenPhone, house: str
) -> None:
    (page,) = take_seats(phone, open_table(house, SLOW), people=1, bots=11, width=320)
    page.set_viewport_size({"width": 320, "height": 640})
    elect([page], 0)
    page.get_by_test_id("stay").scroll_into_view_if_needed()
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(page.get_by_test_id("task").locator("h2")).to_be_in_viewport()
    page.mouse.up()


def test_a_night_without_a_pointer(phone: OpenPhone, house: str) -> None:
    code = open_table(house, SLOW)
    (page,) = take_seats(phone, code, people=1, bots=5, width=1280)
    look_on(phone(f"/{code}"))  # one is not alone
    elect([page], 0)
    tab_to(page, '[data-testid="hold"]')
    page.keyboard.down("Space")
    expect(page.get_by_test_id("task")).to_be_visible()
    page.keyboard.up("Space")
    expect(page.get_by_test_id("task")).to_have_count(0)
    page.get_by_test_id("hold").blur()
    tab_to(page, '[data-seat="0"]')
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Space")
    tab_to(page, '[data-testid="confirm"]')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_have_text("C’est noté")
    page.get_by_test_id("stay").click()
    expect(page.locator('[data-seat="1"]')).to_have_attribute("aria-checked", "true")
