"""Posts of Captain Sonar are taken by touch, by guests too, unless the owner holds them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.test_plain import enter
from tests.browser.test_time import open_menu

pytestmark = pytest.mark.browser


def crews(phone: OpenPhone) -> tuple[Page, Page]:
    """Ana and Bob, and two bots."""
    ana, bob = phone(), phone()
    ana.locator('button[data-game="sonar"]').click()
    ana.get_by_test_id("begin-friends").click()
    bob.goto(f"/{ana.get_by_test_id('code').inner_text()}")
    enter(bob, "Bob")
    ana.get_by_test_id("fill-size").select_option("4")
    ana.get_by_test_id("fill").click()
    expect(bob.locator("[data-member]")).to_have_count(4)
    return ana, bob


def order(page: Page) -> list[str | None]:
    return [seat.get_attribute("data-member") for seat in page.locator("[data-member]").all()]


def test_a_guest_touches_a_bots_post_and_has_it(phone: OpenPhone) -> None:
    ana, bob = crews(phone)
    assert order(bob) == ["1", "2", "3", "4"]
    expect(bob.get_by_role("region", name="Les bleus").locator("[data-member]")).to_have_count(2)
    bob.locator('[data-member="4"]').click()
    expect(ana.locator("[data-member]").nth(3)).to_contain_text("Bob")
    assert order(ana) == ["1", "4", "3", "2"]


def test_a_person_is_asked_for_their_post(phone: OpenPhone) -> None:
    ana, bob = crews(phone)
    bob.locator('[data-member="1"]').click()
    expect(bob.get_by_test_id("swap-hint")).to_contain_text("Vous demandez à Camille")
    expect(ana.get_by_test_id("swap-asked")).to_contain_text("Bob voudrait votre place")
    ana.get_by_test_id("swap-yes").click()
    expect(bob.locator("[data-member]").first).to_contain_text("Bob")


def test_an_owner_who_holds_the_posts_gives_them(phone: OpenPhone) -> None:
    ana, bob = crews(phone)
    ana.get_by_test_id("swap-hold").click()
    expect(bob.get_by_test_id("swap-hint")).to_contain_text("place l’équipage")
    expect(bob.locator('button[data-member="3"]')).to_have_count(0)
    ana.locator('[data-member="3"]').click()
    ana.get_by_test_id("swap").click()
    expect(bob.locator("[data-member]").nth(2)).to_contain_text("Camille")


def test_alone_one_has_the_post_that_one_likes_with_bots_in_all_others(phone: OpenPhone) -> None:
    page = phone("/", 390, 664)
    page.locator('button[data-game="sonar"]').click()
    page.get_by_test_id("begin-post").select_option(index=3)  # the engineer
    page.get_by_test_id("begin-alone").click()
    page.locator("[data-phase]").wait_for()
    open_menu(page)
    page.get_by_test_id("around-open").click()
    seats = page.get_by_test_id("around").locator("li")
    expect(seats).to_have_count(8)
    expect(seats.nth(2)).to_contain_text("vous")
