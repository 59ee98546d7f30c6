"""Before the game: what its owner can choose, and who is still missing."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPhone, twice
from tests.browser.test_plain import enter

pytestmark = pytest.mark.browser

CONTROLS = 'button[role="switch"], .steps button, .chips button, input'
# What makes every option of a game have an effect, as far as they can have one together.
TOGETHER: dict[str, list[dict[str, Any]]] = {
    "infiltres": [{}],
    "sporz": [{}],
    "sonar": [{"mode": "turns"}, {"mode": "realtime", "limits": True}],
    "dauphin": [{"scenario": "free"}],
    "lucky": [{"penalties": True, "forfeits": "own"}],
}


def open_options(page: Page, game: str) -> None:
    page.locator(f'button[data-game="{game}"]').click()
    page.get_by_test_id("begin-friends").click()
    page.locator("details", has=page.locator("[data-option]")).locator("summary").click()
    page.get_by_test_id("options-all").click()


def option(page: Page, name: str) -> Locator:
    return page.locator(f'[data-option="{name}"]')


def choose(page: Page, schema: dict[str, Any], name: str, value: Any) -> None:
    row = option(page, name)
    if value is True:
        row.get_by_role("switch").click()
        expect(row.get_by_role("switch")).to_have_attribute("aria-checked", "true")
    else:
        chip = row.get_by_role("button").nth(schema["enum"].index(value))
        chip.click()
        expect(chip).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", TOGETHER)
def test_every_option_has_a_control_where_it_has_an_effect(phone: OpenPhone, game: str) -> None:
    page = phone(height=664)
    (listed,) = [each for each in page.request.get("/api/games").json() if each["id"] == game]
    schema = listed["options"]["$defs"]["Options"]["properties"]
    open_options(page, game)
    drawn = set[str]()
    for choices in TOGETHER[game]:
        for name, value in choices.items():
            choose(page, schema[name], name, value)
        for row in page.locator("[data-option]").all():
            name = row.get_attribute("data-option") or ""
            expect(row.locator(CONTROLS).first, name).to_be_visible()
            drawn.add(name)
    assert drawn == set(schema) - {"type", "seats"} | {"clocks"}


def test_three_sets_come_first_and_ours_are_kept_on_the_phone(phone: OpenPhone) -> None:
    page = phone(height=664)
    open_options(page, "infiltres")
    chosen = page.get_by_test_id("options-set")
    target = option(page, "target").locator("b")
    expect(chosen).to_have_text("Comme dans la boîte")
    page.locator('[data-set="first"]').click()
    expect(chosen).to_have_text("Première fois")
    expect(target).to_have_text("3")
    option(page, "target").get_by_role("button").last.click()
    expect(target).to_have_text("4")
    page.get_by_test_id("fill").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    page.goto("/")
    open_options(page, "infiltres")
    expect(target).to_have_text("5")
    page.locator('[data-set="ours"]').click()
    expect(chosen).to_have_text("Les nôtres")
    expect(target).to_have_text("4")


def test_home_says_which_games_suit_so_many_people_and_their_time(phone: OpenPhone) -> None:
    page = phone(height=664)
    page.get_by_test_id("fit").click()
    suits = page.locator("[data-fits=true]")
    expect(suits).to_have_count(1)
    expect(suits).to_contain_text("Le mieux pour vous")
    expect(page.locator('[data-game="sporz"]')).to_contain_text("Il faut plus de temps")
    expect(page.locator('[data-game="dauphin"]')).to_contain_text("une personne de trop")
    page.locator('[data-minutes="60"]').click()
    expect(suits).to_have_count(4)
    page.get_by_test_id("fit-more").click()
    page.locator('[data-game="lucky"]').click()
    expect(page.get_by_test_id("begin-friends")).to_be_visible()


def test_the_link_of_a_call_is_on_every_phone_with_its_host(phone: OpenPhone) -> None:
    page, guest = phone(height=664), phone(height=664)
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-friends").click()
    page.get_by_test_id("code").wait_for()
    guest.goto(page.url)
    guest.locator("#name").fill("Bob")
    guest.get_by_test_id("enter").click()
    page.get_by_test_id("call").locator("summary").click()
    page.locator("#call-link").fill("http://meet.example/abc")
    page.locator("#call-link").press("Enter")
    expect(page.get_by_text("Ce lien ne convient pas")).to_be_visible()
    page.locator("#call-link").fill("https://meet.example/abc")
    page.locator("#call-link").press("Enter")
    for each in (page, guest):
        expect(each.get_by_test_id("call-link")).to_contain_text("meet.example")
        expect(each.get_by_test_id("call-link")).to_have_attribute("rel", "noopener noreferrer")
    page.get_by_test_id("fill").click()
    page.get_by_test_id("start").click()
    guest.get_by_role("button", name="Menu").click()
    expect(guest.get_by_test_id("call-link")).to_contain_text("meet.example")


def test_a_map_is_chosen_by_its_size(phone: OpenPhone) -> None:
    page = phone()
    open_options(page, "sonar")
    large = option(page, "map_size").get_by_role("button", name="grande, 15 × 15")
    large.click()
    expect(large).to_have_attribute("aria-pressed", "true")


def test_what_has_no_effect_is_hidden_as_the_rulebook_has_it_and_comes_back(
    phone: OpenPhone,
) -> None:
    page, guest = phone(), phone()
    open_options(page, "dauphin")
    guest.goto(page.url)
    guest.locator("#name").fill("Bob")
    guest.get_by_test_id("enter").click()
    guest.locator("details", has=guest.locator("[data-option]")).locator("summary").click()
    toresse = option(page, "toresse").get_by_role("switch")
    expect(option(page, "scenario")).to_be_visible()
    expect(toresse).to_have_count(0)
    option(page, "scenario").get_by_role("button", name="libre").click()
    toresse.click()
    expect(option(guest, "toresse").locator("b")).to_have_text("oui")
    option(page, "scenario").get_by_role("button", name="initiation").click()
    expect(toresse).to_have_count(0)
    expect(option(guest, "toresse")).to_have_count(0)
    page.get_by_test_id("add-bot").click()
    expect(page.get_by_test_id("start")).to_have_attribute("aria-disabled", "false")
    option(page, "scenario").get_by_role("button", name="libre").click()
    expect(toresse).to_have_attribute("aria-checked", "true")
    expect(option(guest, "toresse").locator("b")).to_have_text("oui")


def test_bots_fill_the_table_up_to_a_number_in_one_tap(phone: OpenPhone) -> None:
    page = phone(height=664)
    open_options(page, "infiltres")
    seats = page.get_by_test_id("seats").locator("[data-member]")
    page.get_by_test_id("fill-size").select_option("7")
    twice(page.get_by_test_id("fill"))
    expect(seats).to_have_count(7)
    expect(page.get_by_role("button", name="Compléter à 9")).to_be_visible()
    page.get_by_test_id("add-bot").click()
    expect(seats).to_have_count(8)  # nothing that was asked before was still under way


def test_on_a_short_phone_two_rows_of_faces_lie_above_the_bar_of_bots(phone: OpenPhone) -> None:
    """A cut one reads as the last, and what it is could not be read."""
    page = phone(height=664)
    page.locator('button[data-game="dauphin"]').click()
    page.get_by_test_id("begin-friends").click()
    page.get_by_test_id("fill-size").select_option("5")
    page.get_by_test_id("fill").click()
    faces = page.locator("[data-member]")
    expect(faces).to_have_count(5)
    last, bar = faces.last.bounding_box(), page.get_by_test_id("add-bot").bounding_box()
    assert last and bar and last["y"] + last["height"] <= bar["y"]


def test_round_one_table_clues_are_said_and_the_room_asks_people_where_they_are(
    phone: OpenPhone,
) -> None:
    ana, bob = phone(height=664), phone(height=664)
    ana.locator('button[data-game="infiltres"]').click()
    ana.get_by_test_id("begin-friends").click()
    expect(ana.get_by_test_id("add-bot")).to_be_visible()
    expect(ana.get_by_test_id("where")).to_have_count(0)  # alone one says nothing aloud
    bob.goto(ana.url)
    enter(bob, "Bob")
    for name, said in (("Autour d’une table", 1), ("Chacun chez soi", 0)):
        choice = ana.get_by_role("radio", name=name)
        choice.click()
        expect(choice).to_have_attribute("aria-checked", "true")
        expect(bob.get_by_text("Indices à voix haute. Un robot")).to_have_count(said)
