"""The lessons: each wrong turn gets a remark, and the right way leads to a game of one's own."""

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
SAVED = [*STEPPED, "save", "open-hand", '[data-card="aid_piano"]', "confirm"]
FIRE = ["system-torpedo"]

# Each way through a lesson: taps, and the remark that they are answered with; then on from there.
WRONG = {
    "infiltres": [
        [
            ([*READ, "write phare", "send"], "C’est votre mot de passe"),
            (["write deux mots", "send"], "Un seul mot"),
            (["write Farine", "send"], "va donner ce mot"),
            (
                ["write lumière", "send", "next", '[data-move="Vote"][data-target="1"]', "confirm"],
                "allait pourtant bien",
            ),
        ],
        [([*CLUE, '[data-move="Vote"][data-target="3"]', "confirm"], "ne dit rien")],
        [([*CLUE, '[data-target="blank"]', "confirm"], "Votre vote blanc")],
    ],
    "sporz": [
        [
            ([*READ, "abstain"], "Ici, votez"),
            (['[data-seat="2"]', "confirm", *['[data-seat="1"]', "confirm"] * 2], "est saine"),
        ],
        [
            ([*STUDIED, "to-vote", "abstain"], "Ici, votez"),
            (['[data-seat="4"]', "confirm"], "pas la bonne personne"),
        ],
    ],
    "dauphin": [[([*READ, '[data-at="2"]', *SENT], "Ce n’est pas un héros")]],
    "lucky": [
        [
            (["next", *READ, '[data-move="Stop"]', "confirm"], "Pas encore"),
            (
                ['[data-room="ballroom"]', "confirm", "save", '[data-target="none"]', "confirm"],
                "un seul télégramme",
            ),
        ],
        [([*STEPPED, '[data-move="Stop"]', "confirm"], "Pas encore")],
    ],
    "sonar": [
        [
            ([*ROUTE, '[data-move="EndTurn"]'], "tirez d’abord"),
            ([*FIRE, '[data-cell="F5"]', "confirm"], "Trop près"),
        ],
        [([*ROUTE, *FIRE, '[data-cell="F7"]', "confirm"], "Une case à côté")],
        [([*ROUTE, *FIRE, '[data-cell="G2"]', "confirm"], "qu’il fallait viser")],
        [
            (['[data-lesson="mate"]', '[data-target="mine"]'], "attend encore"),
            (["next", "mate-drone", '[data-cell="B2"]', "confirm"], "Il n’est pas là"),
        ],
        [(['[data-lesson="engineer"]', "next", '[data-light="E2"]'], "rien ne se répare")],
    ],
}
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
    "sonar": [*ROUTE, *FIRE, '[data-cell="F6"]', "confirm"],
}


def learn(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f'button[data-game="{game}"]').click()
    page.get_by_test_id("begin-learn").click()


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


@pytest.mark.parametrize("game", WRONG)
def test_wrong_turns_get_a_remark_and_the_end_leads_to_a_game_in_two_taps(
    phone: OpenPhone, game: str
) -> None:
    page = phone("/", 390, 664)
    for way in WRONG[game]:
        learn(page, game)
        for taps, remark in way:
            for tap in taps:
                take(page, tap)
            expect(page.get_by_text(remark).first).to_be_visible()
    learn(page, game)
    for tap in RIGHT[game]:
        take(page, tap)
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("begin-friends")).to_be_visible()  # with friends
    page.get_by_test_id("begin-alone").click()
    expect(page).to_have_url(re.compile("/[A-Z]{4,}$"))
    assert phase(page)
