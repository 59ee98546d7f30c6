"""How a table is held: a game is ended together, and what an owner does to somebody all read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, turn_to
from tests.browser.test_infiltres import three_phones
from tests.browser.test_plain import WORDS, play_until
from tests.browser.test_time import open_menu

pytestmark = pytest.mark.browser


def sure(page: Page) -> None:
    """Everything that is done to somebody is asked once."""
    page.get_by_test_id("sure").click()


def propose(owner: Page) -> None:
    open_menu(owner)
    owner.get_by_test_id("end-propose").click()
    sure(owner)


def test_a_game_is_ended_by_more_than_half_and_everything_is_shown(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    owner, second, third = pages
    propose(owner)
    for page in (second, third):
        expect(page.get_by_test_id("ending")).to_contain_text("1 d’accord sur 3. Il en faut 2.")
    third.get_by_test_id("end-no").click()
    expect(third.get_by_test_id("ending-waits")).to_be_visible()
    second.get_by_test_id("end-yes").click()
    for page in pages:
        expect(page.get_by_test_id("end")).to_contain_text("La partie s’arrête là.")
        expect(page.get_by_test_id("secrets").locator("dd")).to_have_count(3)
        page.set_viewport_size({"width": 390, "height": 664})
        roles = page.get_by_test_id("was").get_by_role("listitem")
        expect(roles).to_have_count(3)  # who was what is seen without a scroll, above the buttons
        box, foot = roles.last.bounding_box(), page.locator(".foot").last.bounding_box()
        assert box and foot and box["y"] + box["height"] <= foot["y"]
    owner.get_by_test_id("another").click()
    owner.get_by_test_id("to-room").click()
    expect(owner.get_by_test_id("start")).to_be_visible()


def test_a_game_goes_on_where_it_was_when_they_do_not_agree(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    owner, *others = pages
    screen = phone(f"/table/{owner.url.rsplit('/', 1)[1]}", 1280, 800)
    propose(owner)
    expect(screen.locator("footer")).to_contain_text("Mettre fin à la partie ?")
    for page in others:
        page.get_by_test_id("end-no").click()
    for page in pages:
        expect(page.get_by_test_id("ending-waits")).to_have_count(0)
        expect(page.get_by_test_id("ending")).to_have_count(0)
    play_until(pages, [*WORDS], "voting")


def test_who_is_muted_reads_why_and_the_others_lift_it(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    owner, muted, other = pages
    open_menu(owner)
    owner.get_by_test_id("around-open").click()
    owner.get_by_test_id("mute").first.click()
    sure(owner)
    for page in pages:
        expect(page.get_by_test_id("news")).to_contain_text("coupe la parole")
    turn_to(muted, "talk")
    expect(muted.get_by_test_id("muted")).to_be_visible()
    expect(muted.get_by_test_id("say")).to_have_count(0)
    open_menu(other)
    other.get_by_test_id("around-open").click()
    other.get_by_test_id("speak-for").click()
    expect(other.get_by_test_id("speak-for")).to_contain_text("1 sur 2")
    owner.get_by_test_id("speak-for").click()
    expect(muted.get_by_test_id("say")).to_be_visible()


def test_who_is_removed_is_played_by_a_bot_and_everybody_reads_it(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    owner, gone, other = pages
    open_menu(owner)
    owner.get_by_test_id("around-open").click()
    owner.get_by_test_id("remove").first.click()
    expect(owner.get_by_test_id("ask-once")).to_contain_text("Un robot tient la place")
    sure(owner)
    expect(other.get_by_test_id("news")).to_contain_text("de la table")
    expect(gone.get_by_role("alert")).to_contain_text("Vous ne faites plus partie")
    expect(owner.get_by_test_id("around").locator('[data-badge="bot"]')).to_have_count(1)
    expect(owner.get_by_test_id("remove")).to_have_count(1)
