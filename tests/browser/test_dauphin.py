"""The screens of Dauphin: from badges to all cards shown, secrets, and every phase under axe."""

from __future__ import annotations

import json
import re
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, at_rest, rounds, settled, turn_to
from tests.browser.test_plain import enter, judge, phase

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Émile")
# Chooses and confirms in one go: no message comes between the two, and the screen stays what it is.
ACT = """async (screen, [order, stake]) => {
    const phase = screen.dataset.phase;
    const tap = async it => { it?.click(); await new Promise(queueMicrotask); };
    const moves = kind => [...document.querySelectorAll(`[data-move="${kind}"]`)];
    if (!document.querySelector('[data-testid="confirm"]')) return phase;
    if (phase === 'ordering') {
        await tap(moves(order)[0]);
        if (order === 'plank') await tap(moves('Plank').at(-1));
    } else if (phase === 'staking') {
        for (const token of [...document.querySelectorAll('[data-token]')].slice(0, stake))
            await tap(token);
    } else if (phase === 'calling' || phase === 'sending') {
        if (phase === 'sending') await tap(moves('Send')[0]);
        await tap(moves('Call')[0]);
    } else await tap(document.querySelector('[data-move]'));
    await tap(document.querySelector('[data-testid="confirm"]'));
    return phase;
}"""


def open_table(house: str, **options: object) -> str:
    """Without a clock: a slow machine plays the same game."""
    body = json.dumps({"game": "dauphin", "options": {"decision": 0, **options}}).encode()
    with urlopen(Request(f"{house}/api/tables", body, method="POST")) as answer:
        code: str = json.load(answer)["code"]
    return code


def aboard(
    phone: OpenPhone, code: str, people: int = 4, width: int = 390, locale: str = "fr-FR"
) -> list[Page]:
    pages = []
    for name in NAMES[:people]:
        page = phone(f"/{code}", width, 844, locale)
        enter(page, name)
        pages.append(page)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.get_by_test_id("confirm").wait_for()
    return pages


def act(page: Page, order: str = "sink", stake: int = 0) -> str:
    """Does what the screen asks for, if it asks for anything: in which phase."""
    settled(page)
    now: str = page.locator("[data-phase]").evaluate(ACT, [order, stake])
    settled(page)
    return now


def all_in(pages: list[Page], wanted: str) -> None:
    for page in pages:
        expect(page.locator(f'[data-phase="{wanted}"]')).to_have_count(1)


def asked(pages: list[Page]) -> Page:
    """Whose move it is, once all know the phase."""
    return next(page for page in pages if page.get_by_test_id("confirm").count())


def play_until(pages: list[Page], wanted: str, **how: object) -> set[str]:
    """Every phase that was passed through."""
    seen = set[str]()
    for _ in rounds(pages[0], f"not {wanted}"):
        if phase(pages[0]) in (wanted, "over"):
            break
        for page in pages:
            if phase(page) == wanted:
                break
            seen.add(act(page, **how))  # type: ignore[arg-type]
    reached = phase(pages[0])
    all_in(pages, reached)
    return seen | {reached}


def test_four_phones_play_from_badges_to_all_cards_shown(phone: OpenPhone, house: str) -> None:
    code = open_table(house)
    screen = phone(f"/table/{code}", 1920, 1080)
    pages = aboard(phone, code)
    seen = play_until(pages, "ordering")
    captain = asked(pages)
    expect(captain.get_by_text("Sortie 1.").first).to_be_in_viewport()  # before the levers
    seen |= play_until(pages, "over")
    assert {"badging", "calling", "sending", "ordering", "staking"} <= seen
    screen.get_by_test_id("podium-or-who").click()
    void = screen.locator("section", has=screen.get_by_role("heading", name="Dans le Vide"))
    expect(void).to_be_in_viewport(ratio=1)  # nobody scrolls a television
    for page in pages:
        end = page.get_by_test_id("end")
        expect(end.get_by_role("img", name="Officier Bulle, Capitaine, n’agit pas")).to_be_visible()
        expect(end.get_by_role("heading", name="Dans le Vide")).to_be_visible()
        assert end.get_by_role("img", name="agit à").count() >= 10


@pytest.mark.full
def test_four_phones_play_until_a_side_has_lost_everybody(phone: OpenPhone, house: str) -> None:
    """Mutinies and planks only: nobody sinks the ship, so that every screen has its turn."""
    pages = aboard(phone, open_table(house, scenario="full"))
    seen = set[str]()
    for walk in range(40):
        seen |= play_until(pages, "staking", order="plank")
        if "over" in seen:
            break
        for page in pages:
            act(page, stake=walk % 2)
    assert {"planking", "promoting"} <= seen
    for page in pages:
        expect(page.get_by_test_id("end")).to_be_visible()


def test_cards_are_on_the_page_only_while_they_are_held(phone: OpenPhone, house: str) -> None:
    pages = aboard(phone, open_table(house), 3)
    play_until(pages, "calling")
    page = next(p for p in pages if not p.get_by_test_id("confirm").count())
    shown, hand = page.get_by_test_id("shown"), page.get_by_role("region", name="Votre équipe")
    expect(shown).to_have_count(0)
    expect(hand.get_by_role("listitem").first).to_contain_text("face cachée")
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(shown).to_have_count(4)
    cards = {each.get_attribute("data-card") for each in shown.all()}
    page.mouse.up()
    expect(shown).to_have_count(0)
    page.get_by_test_id("hold").focus()
    page.keyboard.down("Enter")
    expect(shown).to_have_count(4)
    page.keyboard.up("Enter")
    expect(shown).to_have_count(0)
    assert len(cards) == 4
    html = page.locator(".palermo").inner_html()
    assert not any(f'data-card="{card}"' in html for card in cards)


def test_a_sent_card_can_be_changed_until_the_next_team_is_called(
    phone: OpenPhone, house: str
) -> None:
    pages = aboard(phone, open_table(house), 3)
    play_until(pages, "calling")
    captain = asked(pages)
    captain.locator('[data-move="Call"]').first.click()
    captain.get_by_test_id("confirm").click()
    all_in(pages, "sending")
    called = asked(pages)
    expect(called.get_by_role("list", name="Sas")).to_contain_text(re.compile(r"Vous\s+choisissez"))
    called.locator('[data-move="Send"]').first.click()
    expect(called.get_by_test_id("confirm")).to_have_text("Envoyer ce spationaute")
    called.get_by_test_id("confirm").click()
    expect(called.locator('[data-phase="calling"]')).to_be_visible()
    expect(called.locator('[data-move="Send"]')).to_have_count(3)
    called.locator('[data-move="Send"]').last.click()
    called.locator('[data-move="Call"]').last.click()
    called.get_by_test_id("confirm").click()
    expect(called.locator('[data-phase="sending"]')).to_be_visible()
    airlock = captain.get_by_role("list", name="Sas")
    expect(airlock.get_by_role("listitem").first).to_contain_text("a envoyé")


def test_the_lesson_shows_the_cards_as_long_as_they_are_held(phone: OpenPhone) -> None:
    page = phone("/", 320, 640)
    page.locator('button[data-game="dauphin"]').click()
    page.get_by_role("button", name="Apprendre").click()
    expect(page.get_by_test_id("hold")).to_be_in_viewport(ratio=0.9)
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    at_rest(page)  # it takes less to cover them again
    expect(page.get_by_test_id("shown")).to_have_count(4)
    expect(page.get_by_test_id("next")).to_have_count(0)
    page.mouse.up()
    page.get_by_test_id("next").click()


def test_the_lesson_answers_a_wrong_card_and_counts_the_tokens_of_panic(phone: OpenPhone) -> None:
    """[6, 8] Jimmy, the Major, Olga, Paul; a hero alone opens a module."""
    page = phone("/")
    page.locator('button[data-game="dauphin"]').click()
    page.get_by_role("button", name="Apprendre").click()
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    expect(page.get_by_test_id("shown")).to_have_count(4)
    page.mouse.up()
    page.get_by_test_id("next").click()
    for card, moves_on in ((2, False), (1, True)):
        page.locator(f'[data-at="{card}"]').click()
        page.locator('[data-move="Call"]').first.click()
        page.get_by_test_id("confirm").click()
        expect(page.get_by_role("alert")).to_have_count(0 if moves_on else 1)
    page.get_by_test_id("next").click()
    page.locator('[data-move="Panic"]').click()
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-token]")).to_have_count(4)


@pytest.mark.parametrize("agreed", [True, False])
def test_on_phones_the_captain_asks_all_to_begin_a_walk_again(
    phone: OpenPhone, house: str, agreed: bool
) -> None:
    """[12]"""
    pages = aboard(phone, open_table(house), 3)
    play_until(pages, "calling")
    captain = asked(pages)
    act(captain)
    all_in(pages, "sending")
    act(asked(pages))  # and calls the next
    expect(captain.get_by_test_id("restart")).to_be_visible()
    others = [page for page in pages if page is not captain]
    captain.get_by_test_id("restart").click()
    all_in(pages, "pausing")
    expect(captain.get_by_test_id("pause")).to_contain_text("tout le monde")
    others[0].get_by_test_id("agree").click()
    expect(others[0].get_by_test_id("agree")).to_have_count(0)
    others[1].get_by_test_id("agree" if agreed else "disagree").click()
    all_in(pages, "calling" if agreed else "sending")
    expect(captain.get_by_test_id("restart")).to_have_count(0)


def test_who_is_aboard_is_one_tap_away_and_not_which_dolphin(phone: OpenPhone, house: str) -> None:
    """[3]"""
    pages = aboard(phone, open_table(house), 3)
    play_until(pages, "calling")
    crew = pages[0].get_by_test_id("crew")
    crew.locator("summary").click()
    expect(crew).to_contain_text("Un seul des deux dauphins est à bord")
    for name in ("Fripon, Dauphin, agit à droite", "Delphine, Dauphin, agit à gauche"):
        expect(crew.get_by_role("img", name=name)).to_be_visible()


def test_a_claim_is_read_by_all_and_a_fist_by_nobody(phone: OpenPhone, house: str) -> None:
    pages = aboard(phone, open_table(house), 5)
    play_until(pages, "calling")
    ana, bob, *_ = pages
    ana.get_by_test_id("claim-card").click()
    ana.locator('[data-claim="dauphin_g"]').click()
    expect(bob.get_by_role("region", name="Déclarations")).to_contain_text("J’ai Delphine")
    ana.get_by_test_id("claim-left").click()
    expect(ana.get_by_test_id("claim-left")).to_have_count(0)
    play_until(pages, "staking", order="plank")
    voter = asked(pages)
    voter.set_viewport_size({"width": 320, "height": 640})
    at_rest(voter)
    token, seal = voter.locator("[data-token]").first, voter.get_by_test_id("confirm")
    above, below = token.bounding_box(), seal.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]
    expect(voter.locator('[data-region="order"]')).to_contain_text("choisit qui part dans le Vide")
    voter.set_viewport_size({"width": 390, "height": 664})
    hesitating = voter.get_by_role("list", name="Les poings").locator("li").first
    expect(hesitating).to_contain_text("hésitez")
    height = hesitating.evaluate("it => it.offsetHeight")
    token.click()
    expect(voter.get_by_text("Ce jeton sera perdu")).to_be_visible()
    voter.get_by_test_id("confirm").click()
    expect(voter.get_by_text("Votre poing est fermé")).to_be_visible()
    closed = voter.get_by_role("list", name="Les poings").locator("li", has_text="poing fermé")
    assert closed.first.evaluate("it => it.offsetHeight") == height  # nothing moves below it
    for page in pages:
        fists = page.get_by_role("list", name="Les poings")
        expect(fists).to_contain_text("poing fermé")
        expect(fists).not_to_contain_text("1")


def test_axe_finds_nothing_in_any_phase(phone: OpenPhone, house: str, axe: str) -> None:
    code = open_table(house, scenario="observers", oxygen=True)
    pages = aboard(phone, code, 3, width=320, locale="en-GB")
    screen = phone(f"/table/{code}", 1920, 1080, "en-GB")
    judged = set[str]()
    for _ in rounds(pages[0], "the game does not end"):
        if phase(pages[0]) == "over":
            break
        for page in pages:
            waits = page.get_by_test_id("confirm").count() > 0
            if (what := f"{phase(page)} {waits}") not in judged:
                judge(page, axe)
                judged.add(what)
            if waits and phase(page) == "staking":
                judge(screen, axe)
            if waits:  # and was judged so
                act(page)
    judge(pages[0], axe)
    judge(screen, axe)
    turn_to(pages[0], "rules")
    judge(pages[0], axe)
    acted = {"badging True", "calling True", "sending True", "ordering True", "staking True"}
    assert acted < judged  # and some were looked on at, by chance which
