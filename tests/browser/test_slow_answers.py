"""A slow line: what somebody does while an answer is on its way is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import spaceship as sporz
from tests.browser import test_dauphin as dauphin
from tests.browser import test_lucky as lucky
from tests.browser.conftest import OpenPhone
from tests.browser.evening import supply
from tests.browser.lines import Slow
from tests.browser.test_dauphin_cards import CODES, seat_at, show_code, take_badges
from tests.browser.test_infiltres import three_phones
from tests.browser.test_plain import WORDS, open_room, play_until

pytestmark = pytest.mark.browser


def test_another_suspect_is_tapped_while_a_vote_is_being_sealed(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "voting")
    ana, line = pages[0], Slow(pages[0])
    line.keeps = True
    ana.locator('[data-move="Vote"]').first.click()
    ana.get_by_test_id("confirm").click()
    expect(ana.get_by_test_id("confirm")).to_have_text("Vote scellé")
    blank = ana.locator('[data-move="Vote"][data-target="blank"]')
    blank.click()
    line.arrive()
    expect(blank).to_have_attribute("aria-checked", "true")
    ana.get_by_test_id("confirm").click()
    expect(ana.get_by_test_id("confirm")).to_have_text("Vote scellé")
    expect(blank).to_have_attribute("aria-checked", "true")


def test_a_ballot_is_changed_or_taken_back_before_the_answer_comes(
    phone: OpenPhone, house: str
) -> None:
    page = sporz.reach_the_day(phone, house)
    line = Slow(page)
    page.get_by_test_id("to-vote").click()
    line.keeps = True
    sporz.choose(page, "blank")
    page.get_by_test_id("change").click()
    line.arrive()
    sporz.choose(page, 1)
    expect(page.get_by_test_id("change")).to_be_visible()
    line.keeps = True
    page.locator('[data-move="Withdraw"]').click()
    page.locator('[data-seat="2"]').click()
    line.arrive()
    expect(page.locator('[data-seat="2"]')).to_have_attribute("aria-checked", "true")


def test_somebody_else_is_tapped_at_night_before_the_answer_comes(
    phone: OpenPhone, house: str
) -> None:
    pages = sporz.take_seats(phone, sporz.open_table(house, sporz.QUICK), people=4, bots=0)
    sporz.elect(pages, 0)
    for seat, page in enumerate(pages):
        expect(page.locator(".ship")).to_have_attribute("data-wave", "mutants")
        sporz.quick_tap(page, seat)
    page = pages[0]
    expect(page.locator(".ship")).to_have_attribute("data-wave", "doctors")
    line = Slow(page)
    line.keeps = True
    sporz.choose(page, 1)
    page.locator('[data-seat="2"]').click()
    line.arrive()
    page.get_by_test_id("stay").click()
    expect(page.locator('[data-seat="2"]')).to_have_attribute("aria-checked", "true")


def test_another_card_is_tapped_while_one_is_being_sent(phone: OpenPhone, house: str) -> None:
    pages = dauphin.aboard(phone, dauphin.open_table(house), 3)
    dauphin.play_until(pages, "sending")
    page = dauphin.asked(pages)
    line = Slow(page)
    line.keeps = True
    page.locator('[data-move="Send"]').first.click()
    page.get_by_test_id("confirm").click()
    expect(page.locator('[data-phase="calling"]')).to_be_visible()
    page.locator('[data-move="Send"]').last.click()
    line.arrive()
    expect(page.locator('[data-move="Send"]').last).to_have_attribute("aria-checked", "true")


def test_nothing_more_is_claimed_until_the_answer_has_come(phone: OpenPhone, house: str) -> None:
    pages = dauphin.aboard(phone, dauphin.open_table(house), 3)
    dauphin.play_until(pages, "calling")
    line = Slow(pages[0])
    line.keeps = True
    pages[0].get_by_test_id("claim-left").click()
    expect(pages[1].get_by_role("region", name="Déclarations")).to_contain_text("gauche")
    for name in ("claim-left", "claim-right", "claim-card"):
        expect(pages[0].get_by_test_id(name)).to_have_attribute("aria-disabled", "true")
    line.arrive()
    pages[0].get_by_test_id("claim-right").click()
    expect(pages[1].get_by_role("region", name="Déclarations")).to_contain_text("droite")


def test_codes_typed_faster_than_the_house_answers_are_all_shown(
    phone: OpenPhone, house: str
) -> None:
    names = ["Ana", "Bob", "Cléo"]
    code = dauphin.open_table(house, cards=True)
    desk = phone(f"/desk/{code}", 820, 1180)
    seat_at(desk, names)
    desk.get_by_test_id("start").click()
    take_badges(desk, names)
    desk.get_by_test_id("gather").wait_for()
    line = Slow(desk)
    desk.get_by_test_id("gathered").click()
    line.keeps = True
    show_code(desk, CODES["rico"])
    expect(desk.get_by_test_id("scan-ask")).to_contain_text("Cette carte va")
    left = desk.locator("h1").inner_text()
    show_code(desk, CODES["dauphin_g"])
    line.arrive()
    expect(desk.locator("h1")).not_to_have_text(left)


def test_a_room_is_touched_while_a_step_is_on_its_way(phone: OpenPhone) -> None:
    page = phone()
    lucky.open_room(page)
    lucky.with_bots(page, 3)
    lucky.until_my_turn(page)
    line = Slow(page)
    line.keeps = True
    page.locator("[data-lit]").first.press("Enter")
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-lit]")).to_have_count(0)  # one step a turn
    page.locator('[data-move="Stop"]').click()
    line.arrive()
    expect(page.get_by_test_id("confirm")).to_have_attribute("data-move", "Stop")


# Both buttons, faster than any answer comes.
TWO_TAPS = """() => {
    const more = document.querySelector('[data-option="target"] button:last-of-type');
    more.click();
    more.click();
    document.querySelector('[data-option="debate"] button:first-of-type').click();
}"""


def test_options_changed_faster_than_the_house_answers_are_all_kept(phone: OpenPhone) -> None:
    page = phone()
    open_room(page)
    page.locator("details", has=page.locator("[data-option]")).locator("summary").click()
    target, debate = (page.locator(f'[data-option="{name}"] b') for name in ("target", "debate"))
    before, long = int(target.inner_text()), debate.inner_text()
    page.evaluate(TWO_TAPS)
    expect(target).to_have_text(str(before + 2))
    expect(debate).not_to_have_text(long)
    page.reload()
    expect(target).to_have_text(str(before + 2))
    expect(debate).not_to_have_text(long)


def test_a_second_mission_that_is_wrong_is_refused_with_its_line(phone: OpenPhone) -> None:
    page = phone()
    open_room(page)
    supply(page)
    fold = page.locator("details", has=page.locator("textarea"))
    fold.locator("textarea").fill("girafe")
    fold.locator(".btn").first.click()
    expect(page.locator("#content-why")).to_contain_text("Ligne 1")
