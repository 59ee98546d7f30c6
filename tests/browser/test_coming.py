"""Coming and going in a game that is played: told before one enters, by lot, back to one's seat."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone
from tests.browser.test_infiltres import three_phones
from tests.browser.test_plain import open_room
from tests.browser.test_time import open_menu

pytestmark = pytest.mark.browser


def with_bots(phone: OpenPhone) -> tuple[Page, str]:
    """One person plays with three bots."""
    owner = phone()
    code = open_room(owner)
    owner.get_by_test_id("fill-size").select_option("4")
    owner.get_by_test_id("fill").click()
    owner.get_by_test_id("start").click()
    expect(owner.get_by_test_id("headline")).to_be_visible()
    return owner, code


def leave(page: Page) -> None:
    open_menu(page)
    page.get_by_role("button", name="Quitter la table").click()
    page.get_by_role("button", name="Quitter la table").click()
    expect(page.locator("#code")).to_be_visible()


def test_who_comes_late_is_told_and_takes_a_bots_seat_if_the_owner_says_yes(
    phone: OpenPhone,
) -> None:
    owner, code = with_bots(phone)
    late = phone(f"/{code}")
    expect(late.get_by_role("heading", level=1)).to_have_text("La partie a commencé.")
    expect(late.get_by_test_id("enter")).to_have_count(0)
    late.locator("#name").fill("Zoé")
    late.get_by_test_id("late-bot").click()
    expect(owner.get_by_test_id("seat-asked")).to_contain_text("Zoé voudrait la place d’un robot")
    expect(late.get_by_test_id("seat-asked")).to_contain_text("répondra")
    owner.get_by_test_id("seat-yes").click()
    expect(late.get_by_test_id("seat-yours")).to_contain_text("Ce qui s’est passé")
    expect(owner.get_by_test_id("news")).to_contain_text("Zoé s’assied")
    late.get_by_test_id("seat-begin").click()
    open_menu(late)
    late.get_by_test_id("around-open").click()
    expect(late.get_by_test_id("around").locator("li", has_text="Zoé")).to_contain_text("vous")


def test_who_waits_for_the_next_game_watches_and_sits_in_it(phone: OpenPhone) -> None:
    owner, code = with_bots(phone)
    late = phone(f"/{code}")
    late.locator("#name").fill("Zoé")
    late.get_by_test_id("late-wait").click()
    expect(late.get_by_text("Vous regardez la partie.")).to_be_visible()
    expect(late.locator(".banner")).to_have_count(1)  # and one may sit down from there
    expect(late.locator(".banner").get_by_test_id("seat-ask")).to_be_visible()
    open_menu(owner)
    owner.get_by_test_id("around-open").click()
    expect(owner.get_by_test_id("around").locator("li", has_text="Zoé")).to_contain_text("regarde")
    owner.get_by_role("button", name="Retour").click()
    owner.get_by_test_id("end-propose").click()
    owner.get_by_test_id("sure").click()
    owner.get_by_test_id("again").click()
    expect(late.get_by_text("Vous regardez la partie.")).to_have_count(0)


def test_who_left_is_back_in_their_seat_by_the_link_alone(phone: OpenPhone) -> None:
    owner, gone, _ = three_phones(phone)
    address = gone.url
    leave(gone)
    open_menu(owner)
    owner.get_by_test_id("around-open").click()
    expect(owner.get_by_test_id("around").locator('[data-badge="bot"]')).to_have_count(1)
    gone.goto(address)
    expect(gone.get_by_test_id("headline")).to_be_visible()
    expect(owner.get_by_test_id("around").locator('[data-badge="bot"]')).to_have_count(0)


def test_on_another_phone_a_seat_is_given_back_only_by_the_owners_yes(phone: OpenPhone) -> None:
    owner, gone, other = three_phones(phone)
    leave(gone)
    another = phone(f"/{owner.url.rsplit('/', 1)[1]}")
    another.locator("#name").fill("Bob")
    another.get_by_test_id("late-wait").click()  # a name alone opens nothing
    expect(another.locator("#why")).to_contain_text("déjà pris")
    another.get_by_test_id("late-mine").click()
    for page in (owner, other):
        expect(page.get_by_test_id("seat-asked")).to_contain_text("dit être Bob")
    expect(other.get_by_test_id("seat-yes")).to_have_count(0)
    owner.get_by_test_id("seat-yes").click()
    expect(another.get_by_test_id("seat-yours")).to_be_visible()
    gone.goto(another.url)
    expect(gone.get_by_role("heading", level=1)).to_have_text("La partie a commencé.")


def test_who_comes_late_where_all_are_people_may_wait_or_watch(phone: OpenPhone) -> None:
    owner, *_ = three_phones(phone)
    late = phone(f"/{owner.url.rsplit('/', 1)[1]}")
    expect(late.get_by_test_id("late-watch")).to_be_visible()
    expect(late.get_by_test_id("late-bot")).to_have_count(0)
    late.get_by_test_id("late-watch").click()
    expect(late.get_by_test_id("headline")).to_be_visible()
