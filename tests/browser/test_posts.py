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
    for page in (ana, bob):  # the boats: before their screen has come the room shows plain seats
        blue = page.get_by_role("region", name="L’Alcyon")
        expect(blue.locator("[data-member]")).to_have_count(2)
    return ana, bob


def order(page: Page) -> list[str | None]:
    return [seat.get_attribute("data-member") for seat in page.locator("[data-member]").all()]


def test_a_guest_touches_a_bots_post_and_has_it(phone: OpenPhone) -> None:
    ana, bob = crews(phone)
    assert order(bob) == ["1", "2", "3", "4"]
    bob.locator('[data-member="4"]').click()
    expect(ana.locator("[data-member]").nth(3)).to_contain_text("Bob")
    assert order(ana) == ["1", "4", "3", "2"]


@pytest.mark.parametrize(
    ("locale", "yellow", "blue"),
    [("fr-FR", "Le Pétrel", "L’Alcyon"), ("en-GB", "Petrel", "Halcyon")],
)
def test_boats_have_names_that_their_table_may_change(
    phone: OpenPhone, locale: str, yellow: str, blue: str
) -> None:
    ana = phone("/", 390, 664, locale)
    ana.locator('button[data-game="sonar"]').click()
    ana.get_by_test_id("begin-friends").click()
    code = ana.get_by_test_id("code").inner_text()
    wall = phone(f"/table/{code}", 1920, 1080, locale)
    for page in (ana, wall):
        for name in (yellow, blue):
            expect(page.get_by_role("region", name=name)).to_be_visible()
    ana.locator("details", has=ana.locator("[data-option]")).locator("summary").click()
    expect(ana.locator('[data-set="book"]')).to_have_attribute("aria-checked", "true")
    ana.get_by_test_id("options-all").click()
    field = ana.locator('[data-option="name_two"] input')
    expect(field).to_have_value(blue)
    field.fill("Zébulon")
    field.blur()
    expect(wall.get_by_role("region", name="Zébulon")).to_be_visible()
    ana.get_by_test_id("fill").click()
    ana.get_by_test_id("start").click()
    expect(wall.get_by_text(yellow).first).to_be_visible()
    expect(wall.get_by_text("Zébulon").first).to_be_visible()


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
