"""The lessons: each wrong turn gets a remark, and each right way leads to a game of one's own."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, settled
from tests.browser.test_plain import phase

pytestmark = pytest.mark.browser

# Taps, one after another: a test id, a selector, or a clue to write. `hold`: a secret is read.
READ = ["hold", "next"]
CLUE = [*READ, "write lumière", "send", "next"]
ELECTED = [*READ, '[data-seat="2"]', "confirm"]
STUDIED = [*ELECTED, '[data-seat="1"]', "confirm", '[data-seat="3"]', "confirm"]
SENT = ['[data-move="Call"]', "confirm"]
STEPPED = ["next", *READ, '[data-room="ballroom"]', "confirm"]
ROUTE = ['[data-lesson="captain"]', "next", '[data-move="Course"][data-target="E"]', "next"]
LOADED = ['[data-lesson="mate"]', '[data-move="Charge"][data-target="torpedo"]', "next"]
SAVED = [*STEPPED, "save", "open-hand", '[data-card="aid_piano"]', "confirm"]

WRONG = [
    ("infiltres", [*READ, "write phare", "send"], "C’est votre mot de passe"),
    ("infiltres", [*READ, "write deux mots", "send"], "Un seul mot"),
    ("infiltres", [*READ, "write Farine", "send"], "va donner ce mot"),
    (
        "infiltres",
        [*CLUE, '[data-move="Vote"][data-target="1"]', "confirm"],
        "allait pourtant bien",
    ),
    ("infiltres", [*CLUE, '[data-move="Vote"][data-target="3"]', "confirm"], "ne dit rien"),
    ("infiltres", [*CLUE, '[data-target="blank"]', "confirm"], "Votre vote blanc"),
    ("sporz", [*READ, "abstain"], "Ici, votez"),
    ("sporz", [*ELECTED, '[data-seat="1"]', "confirm", '[data-seat="1"]', "confirm"], "est saine"),
    ("sporz", [*STUDIED, "to-vote", "abstain"], "Ici, votez"),
    ("sporz", [*STUDIED, "to-vote", '[data-seat="4"]', "confirm"], "pas la bonne personne"),
    ("dauphin", [*READ, '[data-at="2"]', *SENT], "Ce n’est pas un héros"),
    ("lucky", ["next", *READ, '[data-move="Stop"]', "confirm"], "Pas encore"),
    ("lucky", [*STEPPED, '[data-move="Stop"]', "confirm"], "Pas encore"),
    ("lucky", [*STEPPED, "save", '[data-target="none"]', "confirm"], "un seul télégramme"),
    ("sonar", [*ROUTE, '[data-move="EndTurn"]'], "tirez d’abord"),
    ("sonar", [*ROUTE, "system-torpedo", '[data-cell="F5"]', "confirm"], "Trop près"),
    ("sonar", [*ROUTE, "system-torpedo", '[data-cell="F7"]', "confirm"], "Une case à côté"),
    ("sonar", [*ROUTE, "system-torpedo", '[data-cell="G2"]', "confirm"], "qu’il fallait viser"),
    ("sonar", ['[data-lesson="mate"]', '[data-target="mine"]'], "attend encore"),
    ("sonar", [*LOADED, "mate-drone", '[data-cell="B2"]', "confirm"], "Il n’est pas là"),
    ("sonar", ['[data-lesson="engineer"]', "next", '[data-light="E2"]'], "rien ne se répare"),
]
RIGHT = {
    "infiltres": [*CLUE, '[data-move="Vote"][data-target="2"]', "confirm", "next", "next"],
    "sporz": [*STUDIED, "to-vote", '[data-seat="3"]', "confirm"],
    "dauphin": [
        *READ,
        '[data-at="1"]',
        *SENT,
        "next",
        '[data-move="Rescue"]',
        "confirm",
        "confirm",
    ],
    "lucky": [*SAVED, "open-hand", '[data-card="fail_2"]', "confirm", "next"],
    "sonar": [*ROUTE, "system-torpedo", '[data-cell="F6"]', "confirm"],
}


def learn(phone: OpenPhone, game: str, taps: list[str]) -> Page:
    page = phone("/", 390, 664)
    page.locator(f'button[data-game="{game}"]').click()
    page.locator("dialog .btn--quiet").click()
    for tap in taps:
        take(page, tap)
    return page


def take(page: Page, tap: str) -> None:
    if tap == "hold":
        page.get_by_test_id("hold").hover()
        page.mouse.down()
        settled(page)
        page.mouse.up()
    elif tap.startswith("write "):
        page.get_by_test_id("free-text").fill(tap.removeprefix("write "))
    else:
        there = page.locator(tap) if tap.startswith("[") else page.get_by_test_id(tap)
        there.first.click()


@pytest.mark.parametrize(("game", "taps", "remark"), WRONG)
def test_a_wrong_turn_gets_a_remark(
    phone: OpenPhone, game: str, taps: list[str], remark: str
) -> None:
    page = learn(phone, game, taps)
    expect(page.get_by_text(remark).first).to_be_visible()


@pytest.mark.parametrize("game", RIGHT)
def test_the_end_of_a_lesson_leads_to_a_game_in_two_taps(phone: OpenPhone, game: str) -> None:
    page = learn(phone, game, RIGHT[game])
    page.get_by_test_id("play-now").click()
    expect(page.get_by_role("button", name="Ouvrir une table")).to_be_visible()  # with friends
    page.locator("dialog .btn--main").click()
    expect(page).to_have_url(re.compile("/[A-Z]{4,}$"))
    assert phase(page)
