"""Who one is: a name when one meets others, a face of one's own, and bots that differ."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, turn_to
from tests.browser.test_plain import WORDS, enter, open_room, play_until

pytestmark = pytest.mark.browser

COLOUR = re.compile("#57407a")  # the seventh


def cold(phone: OpenPhone) -> Page:
    """Nobody has played on it yet."""
    page = phone()
    page.evaluate("localStorage.clear()")
    return page


def test_alone_one_plays_after_two_taps_and_is_you(phone: OpenPhone) -> None:
    page = cold(phone)
    taps = ('button[data-game="infiltres"]', '[data-testid="begin-alone"]')
    for tap in taps:
        page.locator(tap).click()
    page.locator("[data-phase]").wait_for()
    expect(page.locator("main")).to_contain_text("Vous")
    expect(page.locator("main")).not_to_contain_text("Numéro Un")
    assert page.evaluate("localStorage.getItem('huisclos.name')") is None
    play_until([page], [*WORDS], "debating")
    turn_to(page, "log")  # sentences speak of somebody: it is said who that is
    expect(page.locator("main:not([hidden])")).to_contain_text("Numéro Un (vous)")
    turn_to(page, "game")
    page.get_by_test_id("menu").click()
    page.get_by_test_id("pause").click()
    expect(page.locator(".banners")).to_contain_text("Vous avez mis la partie en pause.")


def test_who_meets_others_is_asked_for_a_name_and_none_is_given(phone: OpenPhone) -> None:
    page = cold(phone)
    page.locator('button[data-game="infiltres"]').click()
    name = page.locator("#begin-name")
    expect(name).to_have_value("")
    page.get_by_test_id("begin-friends").click()
    expect(page.locator("#begin-why")).to_contain_text("Il faut un nom")
    expect(name).to_be_focused()
    name.fill("Zoé")
    page.get_by_test_id("begin-friends").click()
    expect(page.get_by_test_id("seats")).to_contain_text("Zoé")
    page.goto("/")
    page.locator('button[data-game="sporz"]').click()
    expect(page.locator("#begin-name")).to_have_value("Zoé")


def test_a_face_is_chosen_once_and_others_see_it(phone: OpenPhone) -> None:
    ana, bob = phone(), phone()
    bob.goto(f"/{open_room(ana)}")
    bob.get_by_test_id("face").click()
    bob.locator('[data-face="5"]').click()
    bob.locator('[data-colour="6"]').click()
    enter(bob, "Bob")
    missing = bob.get_by_text("Il manque une personne. Camille peut ajouter un robot.")
    expect(missing).to_be_visible()  # Bob cannot
    theirs = ana.get_by_test_id("seats").locator("[data-member]", has_text="Bob").locator(".disc")
    expect(theirs).to_have_attribute("style", COLOUR)
    bob.goto("/")
    bob.locator('button[data-game="lucky"]').click()
    expect(bob.get_by_test_id("face").locator(".disc")).to_have_attribute("style", COLOUR)


def test_bots_have_faces_of_their_own(phone: OpenPhone) -> None:
    page = phone()
    open_room(page)
    page.get_by_test_id("fill-size").select_option("7")
    page.get_by_test_id("fill").click()
    seats = page.get_by_test_id("seats").locator("[data-member]")
    expect(seats).to_have_count(7)
    faces = [seat.locator(".disc").evaluate("it => it.outerHTML") for seat in seats.all()]
    assert len({*faces}) == 7


def test_on_a_device_in_the_middle_that_has_no_name_each_is_called_by_their_own(
    phone: OpenPhone,
) -> None:
    desk = phone()
    made = desk.request.post("/api/tables", data={"game": "dauphin", "options": {"cards": True}})
    desk.goto(f"/desk/{made.json()['code']}")
    desk.evaluate("localStorage.clear()")
    desk.locator("#desk-name").fill("Ana")
    desk.get_by_test_id("desk-add").click()
    expect(desk.locator(".people li")).to_have_text("Ana")
