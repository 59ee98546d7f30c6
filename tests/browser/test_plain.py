"""People with phones, from the first tap to the end of a mission."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, at_rest, rounds, turn_to, type_code

pytestmark = pytest.mark.browser

WORDS = [
    "zibeline",
    "quartz",
    "bolide",
    "fjord",
    "wombat",
    "kayak",
    "ypres",
    "gnou",
    "jonque",
    "havre",
]


def open_room(page: Page) -> str:
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-friends").click()
    return page.get_by_test_id("code").inner_text()


def enter(page: Page, name: str) -> None:
    page.locator("#name").fill(name)
    page.get_by_test_id("enter").click()
    page.get_by_test_id("seats").wait_for()


def phase(page: Page) -> str:
    return page.locator("[data-phase]").get_attribute("data-phase") or ""


# In one go: what a screen asks for may be gone a moment later. Whether the word was given.
ACT = """([word, phase]) => {
    if (document.querySelector('[data-phase]')?.dataset.phase !== phase) return false;
    if (document.querySelector('[data-pending]')) return false;
    const find = name => [...document.querySelectorAll(name)].find(each => each.checkVisibility());
    const tap = each => each?.ariaDisabled === 'true' || each?.click();
    const field = find('[data-testid="free-text"]');
    if (field) {
        field.value = word;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        find('[data-testid="send"]').click();
        return true;
    }
    if (find('[data-move]:is([aria-checked="true"], [aria-pressed="true"])'))
        tap(find('[data-testid="confirm"]'));
    else tap(find('[data-move]:not([data-target="none"])'));
    return false;
}"""


def act(page: Page, words: list[str], during: str) -> None:
    """Does the first thing that the screen asks for, if it asks for anything in this phase."""
    if page.evaluate(ACT, [words[-1], during]):
        words.pop()


def play_until(pages: list[Page], words: list[str], wanted: str) -> None:
    for _ in rounds(pages[0], f"not {wanted}"):
        if phase(pages[0]) == wanted:
            break
        for page in pages:
            before = phase(page)
            if before == wanted:
                break
            act(page, words, before)
    for page in pages:
        expect(page.locator(f'[data-phase="{wanted}"]')).to_have_count(1)


def test_three_people_play_a_round_and_one_reloads_in_the_middle(phone: OpenPhone) -> None:
    ana, bob, cleo = phone(), phone(), phone()
    code = open_room(ana)
    type_code(bob, code)  # at home
    enter(bob, "Bob")
    cleo.goto(f"/{code.lower()}")  # scanned
    enter(cleo, "Cléo")
    expect(ana.get_by_test_id("start")).to_have_attribute("aria-disabled", "false")
    ana.get_by_test_id("start").click()
    words = [*WORDS]
    play_until([ana, bob, cleo], words, "speaking")
    bob.reload()
    bob.locator("[data-phase]").wait_for()
    play_until([ana, bob, cleo], words, "debating")
    turn_to(bob, "log")
    expect(bob.get_by_text("Débattez").last).to_be_visible()


def test_alone_one_plays_two_taps_after_the_page_opens(
    phone: OpenPhone, record_property: Callable[[str, object], None]
) -> None:
    start = time.monotonic()
    page = phone()
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-alone").click()
    page.locator("[data-phase]").wait_for()
    expect(page.get_by_test_id("headline")).not_to_be_empty()
    record_property("seconds", round(time.monotonic() - start, 2))


def test_a_wrong_code_leads_home_with_the_reason(phone: OpenPhone) -> None:
    page = phone("/AAAAAAA")  # codes have no vowels: it will never be a table
    expect(page.get_by_role("alert")).to_contain_text("Aucune table n’a ce code")
    assert page.url.endswith("/")
    code = page.locator("#code")
    expect(code).to_have_value("AAAAAAA")  # each letter can be checked, as one is told to
    code.press_sequentially("BC")  # and who types on begins anew
    expect(code).to_have_value("BC")


def test_who_leaves_on_purpose_has_no_seat_to_come_back_to(phone: OpenPhone) -> None:
    page = phone()
    open_room(page)
    page.goto("/")
    page.get_by_role("button", name="Reprendre votre place").click()
    page.get_by_role("button", name="Quitter la table").click()
    page.get_by_role("dialog").get_by_role("button", name="Quitter la table").click()
    expect(page.locator('button[data-game="infiltres"]')).to_be_visible()
    expect(page.get_by_role("button", name="Reprendre votre place")).to_have_count(0)


def test_the_language_changes_at_once_and_is_remembered(phone: OpenPhone) -> None:
    page = phone()
    page.locator('button[lang="en"]').click()
    expect(page.get_by_text("Join with a code")).to_be_visible()
    page.reload()
    expect(page.get_by_text("Join with a code")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "option", "count", "clock", "seconds"),
    [
        ("sonar", "draw_after", "400 caps", "clock", "90 s"),
        ("lucky", "turns", "300 tours", "turn", "120 s"),
    ],
)
def test_an_option_that_counts_no_seconds_says_what_it_counts(
    phone: OpenPhone, game: str, option: str, count: str, clock: str, seconds: str
) -> None:
    page = phone()
    page.locator(f'button[data-game="{game}"]').click()
    page.get_by_test_id("begin-friends").click()
    page.locator("details", has=page.locator("[data-option]")).locator("summary").click()
    expect(page.locator(f'[data-option="{option}"] b')).to_have_text(count)
    expect(page.locator(f'[data-option="{clock}"] b')).to_have_text(seconds)


def test_what_is_written_on_one_phone_is_read_on_the_other(phone: OpenPhone) -> None:
    ana, bob, cleo = phone(), phone(), phone()
    code = open_room(ana)
    for page, name in ((bob, "Bob"), (cleo, "Cléo")):
        page.goto(f"/{code}")
        enter(page, name)
    ana.get_by_test_id("start").click()  # nobody picks a number yet: one may still talk
    turn_to(bob, "talk")
    bob.get_by_test_id("say").fill("bonjour")
    bob.keyboard.press("Enter")
    expect(ana.locator('[data-tab="talk"] b')).to_contain_text("1")
    turn_to(ana, "talk")
    expect(ana.get_by_text("bonjour")).to_be_visible()


def test_the_table_screen_shows_the_way_in_and_then_the_game(phone: OpenPhone) -> None:
    ana = phone()
    code = open_room(ana)
    screen = phone(f"/table/{code}", 1280, 720)
    expect(screen.get_by_role("img", name="Code QR")).to_be_visible()
    for _ in range(3):
        ana.get_by_test_id("add-bot").click()
    ana.get_by_test_id("start").click()
    expect(screen.get_by_role("heading", level=1)).not_to_have_text("Infiltrés")


def test_axe_finds_nothing_and_nothing_is_cut_off(phone: OpenPhone, axe: str) -> None:
    page = phone("/", 320, 844)
    page.locator('button[data-game="infiltres"]').wait_for()
    judge(page, axe)
    open_room(page)
    judge(page, axe)
    for _ in range(4):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    for tab in ("talk", "log", "rules"):
        turn_to(page, tab)
        expect(page.get_by_test_id("headline")).to_be_visible()  # what is to do stays in sight
        wide = page.locator("main:not([hidden])").evaluate("main => main.clientWidth")
        assert wide == 320, f"{tab} leaves room for the game beside it"
        judge(page, axe)


def judge(page: Page, axe: str) -> None:
    page.wait_for_load_state("networkidle")  # what was asked for is there
    at_rest(page)
    page.evaluate(axe)
    found: list[dict[str, Any]] = page.evaluate(
        "axe.run({ resultTypes: ['violations'] }).then(r => r.violations)"
    )
    assert [(v["id"], v["nodes"][0]["html"][:120]) for v in found] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_refused_name_is_mended_where_it_was_typed(phone: OpenPhone) -> None:
    ana, bob = phone(), phone()
    code = open_room(ana)
    bob.goto(f"/{code}")
    enter(bob, "Bob")
    bob.get_by_role("button", name="Bob").click()
    field = bob.locator("#rename")
    field.fill("")
    field.press("Enter")
    expect(bob.locator("#rename-why")).to_contain_text("Il faut un nom")
    field.fill("Béatrice")
    field.press("Enter")
    expect(field).to_have_count(0)
    expect(ana.get_by_test_id("seats")).to_contain_text("Béatrice")
