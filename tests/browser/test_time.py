"""Time belongs to the people: nobody who is here is replaced, and the table waits for them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, let_pass, turn_to
from tests.browser.test_infiltres import three_phones
from tests.browser.test_plain import WORDS, phase, play_until

pytestmark = pytest.mark.browser


HIDE = """hidden => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


def bots_sit_in(page: Page) -> int:
    return page.locator('[data-badge="bot"]').count() + page.get_by_test_id("take-back").count()


def open_menu(page: Page) -> None:
    page.locator("header .icon-btn").first.click()


def test_three_people_talk_for_four_minutes_and_nothing_plays_for_them(
    phone: OpenPhone, house: str
) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    let_pass(house, 240)
    for page in pages:
        expect(page.get_by_test_id("deserted")).to_be_visible()
        assert phase(page) == "voting" and bots_sit_in(page) == 0
    pages[1].get_by_test_id("headline").click()  # anywhere
    for page in pages:
        expect(page.get_by_test_id("deserted")).to_have_count(0)
    play_until(pages, [*WORDS], "debriefing")


def test_a_phone_locked_for_four_minutes_comes_back_to_its_own_seat(
    phone: OpenPhone, house: str
) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    locked, awake, *_ = pages
    address = locked.url
    open_menu(awake)
    awake.get_by_test_id("around-open").click()
    for hidden in (True, False):  # connected all the time
        locked.evaluate(HIDE, hidden)
        expect(awake.locator('[data-badge="moon"]')).to_have_count(int(hidden))
    locked.goto("about:blank")
    expect(awake.locator('[data-badge="moon"]')).to_have_count(1)
    let_pass(house, 240)
    expect(awake.locator('[data-badge="moon"]')).to_have_count(1)
    assert bots_sit_in(awake) == 0
    locked.goto(address)
    expect(locked.get_by_test_id("headline")).to_be_visible()
    expect(awake.locator('[data-badge="moon"]')).to_have_count(0)
    assert bots_sit_in(locked) == 0


def test_a_game_that_all_have_left_for_eight_hours_goes_on_where_it_stood(
    phone: OpenPhone, house: str
) -> None:
    pages = three_phones(phone)
    words = [*WORDS]
    play_until(pages, words, "speaking")
    open_menu(pages[0])
    pages[0].get_by_text("Horloges", exact=True).click()
    expect(pages[0].get_by_test_id("clocks")).to_have_attribute("aria-checked", "false")
    addresses = [page.url for page in pages]
    for page in pages:
        page.goto("about:blank")
    let_pass(house, 60)
    let_pass(house, 8 * 3600)
    for page, address in zip(pages, addresses, strict=True):
        page.goto(address)
        expect(page.get_by_test_id("headline")).to_be_visible()
    for page in pages:
        assert bots_sit_in(page) == 0
    pages[2].get_by_test_id("headline").click()
    for page in pages:
        expect(page.get_by_test_id("deserted")).to_have_count(0)
        assert phase(page) == "speaking" and bots_sit_in(page) == 0
    play_until(pages, words, "debating")


def test_who_is_quiet_for_three_minutes_is_asked_and_any_touch_is_an_answer(
    phone: OpenPhone, house: str
) -> None:
    pages = three_phones(phone)
    owner, asked, other = pages
    open_menu(owner)
    owner.get_by_text("Horloges", exact=True).click()  # the word does it too
    expect(owner.get_by_test_id("clocks")).to_have_attribute("aria-checked", "false")
    owner.get_by_test_id("around-open").click()
    screen = phone(f"/table/{owner.url.rsplit('/', 1)[1]}", 1280, 800)
    let_pass(house, 180)
    wonder = owner.locator("[data-wonder]")
    expect(wonder).to_have_count(2)
    wonder.first.click()
    question = asked.get_by_test_id("still-there")
    expect(question).to_be_visible()
    expect(screen.get_by_test_id("still-there")).to_be_visible()
    expect(other.get_by_test_id("still-there")).to_have_count(0)
    question.locator("h1").click()  # anywhere
    expect(question).to_have_count(0)
    expect(screen.get_by_test_id("still-there")).to_have_count(0)
    assert bots_sit_in(owner) == 0
    # Without an answer a bot sits in, behind one's own face; one tap takes the seat back.
    expect(wonder).to_have_count(1)
    wonder.click()
    expect(other.get_by_test_id("still-there")).to_be_visible()
    let_pass(house, 30)
    expect(owner.get_by_test_id("around").locator('[data-badge="bot"]')).to_have_count(1)
    other.get_by_test_id("take-back").click()
    expect(owner.get_by_test_id("around").locator('[data-badge="bot"]')).to_have_count(0)


def test_who_is_asked_to_take_a_move_back_reads_which_and_one_no_is_enough(
    phone: OpenPhone,
) -> None:
    pages = three_phones(phone)
    words = [*WORDS]
    play_until(pages, words, "debating")
    said = [word for word in WORDS if word not in words]
    asker, _, third = pages
    open_menu(asker)
    asker.get_by_test_id("undo-ask").click()
    for page in pages:
        expect(page.get_by_test_id("undo")).to_contain_text(re.compile("|".join(said)))
    expect(asker.get_by_test_id("undo").get_by_role("button")).to_have_count(0)
    third.get_by_test_id("undo").get_by_role("button").last.click()
    for page in pages:
        expect(page.get_by_test_id("undo")).to_have_count(0)


def test_the_owner_gives_a_minute_more_or_ends_the_talk_and_everybody_sees_it(
    phone: OpenPhone, house: str
) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    owner, other, _ = pages
    clock = other.get_by_role("timer")
    expect(clock).to_have_text("2:00")
    open_menu(owner)
    owner.get_by_test_id("minute").click()
    expect(clock).to_have_text("3:00")
    open_menu(other)
    expect(other.get_by_test_id("minute")).to_have_count(0)
    expect(other.get_by_test_id("skip")).to_have_count(0)
    open_menu(owner)
    owner.get_by_test_id("skip").click()
    for page in pages:
        expect(page.locator('[data-phase="voting"]')).to_be_visible()


def alone_in_debate(page: Page) -> None:
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-alone").click()
    page.locator("[data-phase]").wait_for()
    play_until([page], [*WORDS], "debating")


def stands_still(page: Page, still: bool = True) -> None:
    """The house has said so: what passes from now on is no time of this table."""
    expect(page.locator("[role=timer][data-still]")).to_have_count(int(still))


@pytest.mark.parametrize("page_of", ["log", "rules"])
def test_alone_with_bots_one_reads_in_peace(phone: OpenPhone, house: str, page_of: str) -> None:
    page = phone()
    alone_in_debate(page)
    open_menu(page)
    stands_still(page)
    let_pass(house, 300)
    page.locator(f'[data-tab="{page_of}"]').click()
    expect(page.get_by_test_id("reading")).to_be_visible()
    stands_still(page)
    let_pass(house, 300)
    turn_to(page, "game")
    expect(page.get_by_test_id("reading")).to_have_count(0)
    stands_still(page, False)
    assert phase(page) == "debating"
    let_pass(house, 121)  # and it does go on
    expect(page.locator('[data-phase="voting"]')).to_be_visible()


def test_alone_rules_beside_the_board_hold_time_until_one_is_back_at_it(
    phone: OpenPhone, house: str
) -> None:
    page = phone("/", 1280, 800)
    alone_in_debate(page)
    open_menu(page)
    page.locator('[data-tab="rules"]').click()
    expect(page.get_by_test_id("reading")).to_contain_text("Touchez le jeu")
    stands_still(page)
    let_pass(house, 300)
    page.locator("[data-move]").click()  # the touch that goes on is a move too
    expect(page.locator('[data-phase="voting"]')).to_be_visible()


def test_alone_a_pause_from_the_menu_stays_and_what_else_it_offers_is_done(
    phone: OpenPhone, house: str
) -> None:
    page = phone()
    alone_in_debate(page)
    open_menu(page)
    page.get_by_test_id("minute").click()
    expect(page.get_by_text("Une minute de plus")).to_be_visible()
    open_menu(page)
    stands_still(page)
    page.get_by_test_id("pause").click()
    resume = page.get_by_role("button", name="Reprendre")
    expect(resume).to_be_visible()
    stands_still(page)
    resume.click()
    stands_still(page, False)
    open_menu(page)
    page.get_by_test_id("skip").click()
    expect(page.locator('[data-phase="voting"]')).to_be_visible()


def test_who_reads_among_others_keeps_nobody_waiting(phone: OpenPhone, house: str) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "debating")
    turn_to(pages[0], "rules")
    let_pass(house, 121)
    for page in pages[1:]:
        expect(page.locator('[data-phase="voting"]')).to_be_visible()
