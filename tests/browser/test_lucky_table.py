"""What the table of Docteur Lucky decides together: a penalty, and whether to end here."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, rounds
from tests.browser.test_lucky import defend
from tests.browser.test_plain import enter, judge, phase

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bob", "Cléo")
FEWEST_TURNS = 20
# Ends a turn with nothing done, in one go.
STOP = """() => (document.querySelector('[data-testid="confirm"][data-move="Stop"]')
    ?? document.querySelector('[data-move="Stop"]'))?.click()"""


def three_phones(phone: OpenPhone, **options: bool | int) -> list[Page]:
    pages = [phone("/", 320, 640)]
    wish = {"game": "lucky", "options": options}
    code = pages[0].request.post("/api/tables", data=wish).json()["code"]
    pages[0].goto(f"/{code}")
    pages += [phone(f"/{code}") for _ in NAMES[1:]]
    for page, name in zip(pages, NAMES, strict=True):
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator('[data-phase="turning"]').wait_for()
    return pages


def until_one_of_them_plays(*pages: Page) -> None:
    """Bots may come first, and attempt something."""
    for _ in rounds(pages[0], "none of them is to play"):
        if any(page.locator('[data-move="Stop"]').count() for page in pages):
            break
        for page in pages:
            if page.locator('[data-move="Pass"]').count():
                defend(page)


def test_a_penalty_counts_once_more_than_half_of_the_others_confirm_it(
    phone: OpenPhone, axe: str
) -> None:
    ana, bob, cleo = three_phones(phone, penalties=True)
    ana.get_by_text("Un mot de trop").click()
    ana.locator('[data-move="Blame"]', has_text="Bob").click()
    for page in (ana, bob, cleo):
        expect(page.get_by_text("Ana demande une pénalité pour Bob")).to_have_count(1)
    expect(ana.locator('[data-move="Judge"]')).to_have_count(0)  # who asked has said yes
    expect(bob.locator('[data-move="Judge"]')).to_have_text("C’est vrai, je l’ai dit")
    judge(cleo, axe)
    cleo.get_by_role("button", name="Confirmer la pénalité").click()
    for page in (ana, bob, cleo):
        expect(page.get_by_text("1 pénalité", exact=True)).to_have_count(1)
        expect(page.locator('[data-move="Judge"]')).to_have_count(0)


def test_among_bots_who_hear_nothing_one_owns_up(phone: OpenPhone, axe: str) -> None:
    ana, bob = phone("/", 320, 640), phone()
    wish = {"game": "lucky", "options": {"penalties": True}}
    code = ana.request.post("/api/tables", data=wish).json()["code"]
    for page, name in ((ana, "Ana"), (bob, "Bob")):
        page.goto(f"/{code}")
        enter(page, name)
    for _ in range(2):
        ana.get_by_test_id("add-bot").click()
    ana.get_by_test_id("start").click()
    until_one_of_them_plays(ana, bob)
    ana.get_by_text("Un mot de trop").click()
    ana.locator('[data-move="Blame"]', has_text="Bob").click()
    judge(bob, axe)
    bob.get_by_role("button", name="C’est vrai, je l’ai dit").click()
    for page in (ana, bob):
        expect(page.get_by_text("1 pénalité", exact=True)).to_have_count(1)


def test_the_table_ends_here_if_all_want_to_and_nobody_sees_who_said_what(
    phone: OpenPhone, axe: str
) -> None:
    pages = three_phones(phone, turns=FEWEST_TURNS)
    for _ in rounds(pages[0], "the table was not asked"):
        if phase(pages[0]) == "agreeing":
            break
        for page in pages:
            page.evaluate(STOP)
    ana, bob, cleo = pages
    judge(ana, axe)
    ana.get_by_role("button", name="Jouer encore").click()
    for page in (bob, cleo):
        expect(page.get_by_text("Réponses : 1 sur 3")).to_be_visible()
    expect(ana.get_by_role("button", name="Jouer encore")).to_have_attribute("aria-pressed", "true")
    expect(ana.get_by_text("C’est noté")).to_be_visible()
    expect(bob.get_by_text("C’est noté")).to_have_count(0)
    for page in pages:  # Ana's mind may change
        page.get_by_role("button", name="S’arrêter là").click()
    for page in pages:
        expect(page.get_by_test_id("end")).to_contain_text("Personne ne gagne")
