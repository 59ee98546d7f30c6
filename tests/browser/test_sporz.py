"""Sporz on phones: the room, days, a whole game, and every screen under axe."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import OpenPhone, at_rest, rounds, serving, settled, until
from tests.browser.spaceship import (
    QUICK,
    SLOW,
    choose,
    elect,
    live_a_night,
    open_table,
    reach_the_day,
    take_seats,
    wave,
)
from tests.browser.test_plain import enter, judge, phase

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where all look at the airlock before the night falls."""
    with serving(tmp_path_factory.mktemp("ship") / "tables.db", 0, "--interludes") as address:
        yield address


def test_the_room_says_what_becomes_of_mutants_who_disagree(phone: OpenPhone, house: str) -> None:
    """[5] And says otherwise as soon as a bot is at the table."""
    page = phone(f"/{open_table(house, SLOW)}")
    enter(page, "Ana")
    expect(page.locator(".told")).to_contain_text("perdent la partie")
    page.get_by_test_id("add-bot").click()
    expect(page.locator(".told")).to_contain_text("la majorité")


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664)])
def test_an_unknown_genome_says_what_it_may_be_where_it_stands(
    phone: OpenPhone, house: str, width: int, height: int
) -> None:
    pages = take_seats(phone, open_table(house, SLOW), people=5, bots=0)
    said = []
    for page in pages:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("hold").hover()
        page.mouse.down()
        card = page.get_by_test_id("secret-word")
        box = card.bounding_box()
        assert box and box["y"] + box["height"] <= height
        said.append(card.inner_text())
        page.mouse.up()
    unknown = [text for text in said if "Inconnu" in text]
    assert unknown and all(re.search(r"Hôte\s:.*Résistant\s:", text) for text in unknown)


def test_a_vote_without_limit_is_closed_and_one_need_not_vote(phone: OpenPhone, house: str) -> None:
    """[4, 14]"""
    untimed = QUICK | {"election_time": 0, "day_time": 0, "counts_told": True}
    pages = take_seats(phone, open_table(house, untimed), people=4, bots=0)
    pages[1].get_by_test_id("abstain").click()
    expect(pages[1].get_by_test_id("withdraw")).to_be_visible()
    expect(pages[1].get_by_test_id("close-vote")).to_have_count(0)
    pages[0].get_by_test_id("close-vote").click()
    for page in pages:
        expect(page.get_by_test_id("closing")).to_be_visible()
    elect(pages, 1)
    live_a_night(pages)
    expect(pages[0].get_by_test_id("leaving")).to_contain_text("Une personne")
    for page in pages[:3]:
        page.get_by_test_id("to-vote").click()
        page.get_by_test_id("abstain").click()
        expect(page.get_by_test_id("change")).to_be_visible()
    expect(pages[3].get_by_test_id("urn")).to_contain_text("3 décisions sur 4")
    pages[3].get_by_test_id("to-vote").click()
    choose(pages[3], "blank")
    expect(pages[0].get_by_test_id("counts")).to_contain_text("une voix")


def test_one_speaks_where_one_sits_and_reads_there_to_whom(phone: OpenPhone, house: str) -> None:
    """Who has entered a circle speaks to it, whatever was chosen before, and nobody else hears."""
    pages = take_seats(phone, open_table(house, QUICK), people=4, bots=0)
    elect(pages, 0)
    live_a_night(pages)
    for page in pages:  # who tapped just too late that night was told so
        page.add_locator_handler(page.get_by_test_id("toast"), close)
    ana, bob, cleo, _ = pages
    speak = {page: page.locator("[data-place]") for page in pages}
    expect(ana.get_by_test_id("say")).to_have_attribute("placeholder", "À tout le monde…")
    ana.locator('[data-move="Join"][data-target="none"]').click()
    bob.locator('[data-move="Join"][data-target="1"]').click()
    for page, other in ((ana, "Bob"), (bob, "Ana")):
        expect(speak[page]).to_have_attribute("data-place", "circle-1")
        expect(page.get_by_test_id("say")).to_have_attribute("placeholder", f"À {other} seulement…")
    expect(speak[cleo]).to_have_attribute("data-place", "day")
    until(ana, lambda: paint(ana) != paint(cleo), "a circle has no colour of its own")
    ana.get_by_test_id("say").fill("je suis médecin, chut")
    ana.keyboard.press("Enter")
    expect(bob.locator(".heard .line.within")).to_contain_text("médecin, chut")
    bob.locator('[data-channel="day"]').click()
    until(bob, lambda: paint(bob) == paint(cleo), "talk to all keeps the circle's colour")
    bob.get_by_test_id("say").fill("bonjour à bord")
    bob.keyboard.press("Enter")
    for page in (ana, cleo):
        expect(page.locator(".heard .line:not(.within)")).to_contain_text("bonjour à bord")
    assert "chut" not in cleo.content()


def close(toast: Locator) -> None:
    toast.get_by_role("button").click()


def paint(page: Page) -> str:
    """The colour of what one writes on."""
    found: str = page.locator("[data-place] form").evaluate(
        "it => getComputedStyle(it).backgroundColor"
    )
    return found


@pytest.mark.parametrize(("width", "height"), [(390, 664), (320, 568)])
def test_what_one_says_is_chosen_without_the_choice_moving_away(
    phone: OpenPhone, house: str, width: int, height: int
) -> None:
    page = reach_the_day(phone, house)
    page.set_viewport_size({"width": width, "height": height})
    page.get_by_test_id("phrases").click()
    at_rest(page)
    kinds = page.locator("[data-kind]")
    before = kinds.first.bounding_box()
    assert before
    for kind in kinds.all():
        kind.click()
        at_rest(page)
        assert kinds.first.bounding_box() == before


def test_what_was_begun_for_a_circle_is_not_said_to_everybody(phone: OpenPhone, house: str) -> None:
    page = reach_the_day(phone, house)
    page.locator('[data-move="Join"][data-target="none"]').click()
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "circle-1")
    page.get_by_test_id("say").fill("je suis mé")
    page.locator('[data-move="Leave"]').click()
    expect(page.locator("[data-place]")).to_have_attribute("data-place", "day")
    expect(page.get_by_test_id("say")).to_have_value("")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 640)])
def test_what_one_has_learnt_is_in_sight_in_the_morning(
    phone: OpenPhone, house: str, width: int, height: int
) -> None:
    page = reach_the_day(phone, house, width)
    page.set_viewport_size({"width": width, "height": height})
    expect(page.get_by_test_id("hold")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(page.locator(".book .when")).to_have_text(["Moi", "Jour 1", "Nuit 1", "Départ"])
    expect(page.locator(".book li").last).to_be_in_viewport(ratio=1)
    page.mouse.up()


def test_the_vote_opens_at_its_question_wherever_one_was_reading(
    phone: OpenPhone, house: str
) -> None:
    page = reach_the_day(phone, house, 320)
    page.set_viewport_size({"width": 320, "height": 640})
    page.get_by_test_id("to-vote").click()
    expect(page.get_by_text("Qui part par le sas")).to_be_in_viewport()
    page.locator('[data-seat="blank"]').click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_text("Qui part par le sas")).to_be_in_viewport()


def moment(page: Page) -> str:
    if page.locator('[data-interlude="airlock"]').count():
        return "ejected"
    if page.locator('[data-interlude="election"]').count():
        return "elected"
    return f"{phase(page)} {wave(page) or ''}".strip()


def ask(page: Page) -> None:
    """Whatever one can say is in sight on small phones too, and one taps the last of it."""
    before = page.viewport_size
    assert before is not None
    for width, height in ((390, 664), (320, 568)):
        page.set_viewport_size({"width": width, "height": height})
        for kind in page.locator("[data-kind]").all():
            expect(kind).to_be_in_viewport(ratio=1)
    page.locator('[data-kind="ask"]').click()
    question = page.locator('[data-move="ClaimOpinion"]')
    expect(question).to_be_in_viewport(ratio=1)
    question.click()
    expect(page.locator(".claims")).to_have_count(0)
    expect(page.locator(".heard .line", has_text="quel est votre rôle")).not_to_have_count(0)
    page.set_viewport_size(before)


def go_on(page: Page, axe: str, seen: set[str]) -> None:
    """Judges the screen if it is new; then does what it asks for."""
    now = moment(page)
    new = now not in seen
    seen.add(now)
    if new:
        judge(page, axe)
    if now in ("ejected", "elected"):
        page.evaluate("document.querySelector('[data-testid=seen]')?.click()")
    elif now == "enquiring" and page.get_by_test_id("to-vote").count():
        page.get_by_test_id("phrases").click()
        page.locator('[data-kind="state"]').click()
        page.locator("[data-about]").first.click()
        judge(page, axe)
        ask(page)
        page.get_by_test_id("to-vote").click()
        judge(page, axe)
        choose(page, "blank")
    elif page.get_by_test_id("confirm").count() and now == moment(page):
        if new and wave(page) in ("mutants", "watchers"):  # the others are made of the same parts
            page.get_by_test_id("hold").hover()
            page.mouse.down()
            judge(page, axe)
            page.mouse.up()
        page.evaluate("document.querySelector('[data-seat]')?.click()")
        page.evaluate("document.querySelector('[data-testid=confirm]')?.click()")
    settled(page)


@pytest.mark.parametrize("width", [320, pytest.param(390, marks=pytest.mark.full)])
def test_axe_finds_nothing_on_any_screen(
    phone: OpenPhone, house: str, axe: str, width: int
) -> None:
    code = open_table(house, QUICK)
    (page,) = take_seats(phone, code, people=1, bots=7, width=width)
    screen = phone(f"/table/{code}", 1920, 1080)
    seen: set[str] = set()
    for _ in rounds(page, "nobody is thrown out"):
        if phase(page) == "over" or "ejected" in seen:
            break
        go_on(page, axe, seen)
    judge(page, axe)
    judge(screen, axe)
    assert {"electing", "waking mutants"} <= seen


@pytest.mark.full
def test_axe_finds_nothing_at_the_end(phone: OpenPhone, house: str, axe: str) -> None:
    code = open_table(house, QUICK)
    (page,) = take_seats(phone, code, people=1, bots=3)
    screen = phone(f"/table/{code}", 1920, 1080)
    seen: set[str] = set()
    for _ in rounds(page, "the game does not end"):
        if phase(page) == "over":
            break
        go_on(page, axe, seen)
    expect(page.get_by_text("Ce qui s’est passé la nuit")).to_be_visible()
    judge(page, axe)
    judge(screen, axe)


def test_the_lesson_is_played_to_its_end(phone: OpenPhone, axe: str) -> None:
    page = phone()
    page.locator('button[data-game="sporz"]').click()
    page.get_by_test_id("begin-learn").click()
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(page.get_by_test_id("secret-word")).to_contain_text("aucun mutant à bord")
    page.mouse.up()
    page.get_by_test_id("next").click()
    choose(page, 2)  # a chief
    choose(page, 1)  # asleep
    expect(page.get_by_text("On vous appelle")).to_be_visible()
    choose(page, 3)  # the psychologist's own act
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(page.locator(".book")).to_contain_text("Karim")
    page.mouse.up()
    judge(page, axe)
    page.get_by_test_id("to-vote").click()
    choose(page, 3)
    expect(page.get_by_text("Karim part par le sas")).to_be_visible()
    page.get_by_test_id("next").click()
    expect(page.locator('button[data-game="sporz"]')).to_be_visible()


# -- six phones and two bots --------------------------------------------------------------


def live_a_day(pages: list[Page], day: int) -> None:
    living = [page for page in pages if page.get_by_test_id("to-vote").count()]
    first, second, *_ = living
    first.get_by_test_id("phrases").click()
    first.locator('[data-kind="role"]').click()
    first.locator('[data-move="ClaimRole"]').first.click()
    expect(second.locator(".heard .line").first).to_contain_text("Ana" if first is pages[0] else "")
    first.locator('[data-move="Join"][data-target="none"]').click()
    second.locator('[data-move="Join"]:not([data-target="none"])').first.click()
    expect(first.locator(".mine > .who")).to_have_count(2)
    for page in living:
        expect(page.locator(".book li")).to_have_count(3)  # all books alike
        page.get_by_test_id("hold").hover()
        page.mouse.down()
        expect(page.locator(".book li")).to_have_count(2 * day + 2)  # me, the start, nights, days
        page.mouse.up()
        page.get_by_test_id("to-vote").click()
        choose(page, "blank")


@pytest.mark.full
def test_six_phones_and_two_bots_live_through_two_nights_and_two_days(
    phone: OpenPhone, house: str
) -> None:
    pages = take_seats(phone, open_table(house, QUICK), people=6, bots=2)
    elect(pages, 0)
    for day in (1, 2):
        for page in pages:
            expect(page.locator(".ship").first).to_have_attribute("data-wave", "mutants")
        pages[day].reload()
        pages[day].locator(".ship").wait_for()
        live_a_night(pages)
        elect(pages, 0)  # if the chief is dead
        for page in pages:
            expect(page.locator("[data-phase]")).to_have_attribute("data-phase", "enquiring")
        live_a_day(pages, day)
        for page in pages:
            page.get_by_test_id("seen").click()
        expect(pages[0].locator("[data-phase]")).not_to_have_attribute("data-phase", "enquiring")
