"""The house, its room, and Infiltrés: a mission of four people, and whole games among bots."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Page

from tests.browser.conftest import turn_to

from .stage import NAMES, SEES, come_in, one_and_bots, phase, phone, shoot

PAIRS = """girafe / okapi
violon / harpe
volcan / geyser
citron / pamplemousse
moulin / phare
tulipe / narcisse
canoë / gondole
castor / loutre
tambour / cymbale
igloo / yourte"""
NUMBER = 4
CLUES = ["acide", "jaune", "vitamine", "tarte", "matin", "zeste", "peau", "amer", "frais", "marché"]


def give_clues(people: list[Page], words: list[str]) -> None:
    while phase(people[0]) == "speaking":
        for page in people:
            field = page.get_by_test_id("free-text")
            if phase(page) == "speaking" and field.count():
                field.fill(words.pop(0))
                page.get_by_test_id("send").click()
            page.wait_for_timeout(150)


def all_ready(people: list[Page]) -> None:
    for page in people:
        if page.locator('[data-move="Ready"]').count():
            page.locator('[data-move="Ready"]').click()


def vote(people: list[Page], target: int) -> None:
    for page in people:
        ballot = page.locator(f'[data-move="Vote"][data-target="{target}"]')
        if not ballot.count():  # oneself
            ballot = page.locator('[data-move="Vote"]').first
        if ballot.count():
            ballot.click()
            page.get_by_test_id("confirm").click()


def held(page: Page) -> str:
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    word = page.get_by_test_id("secret-word").inner_text()
    page.mouse.up()
    return word


def before_the_game(browser: Browser) -> tuple[list[Page], Page]:
    ana = phone(browser)
    ana.locator('button[data-game="infiltres"]').wait_for()
    shoot(ana, "home")
    shoot(phone(browser, width=320), "home-320")
    shoot(phone(browser, width=1920), "home-tv")
    shoot(phone(browser, locale="en-GB"), "home-en")
    ana.locator('button[data-game="infiltres"]').click()
    ana.locator("#begin-name").fill("Ana")
    shoot(ana, "begin")
    ana.get_by_test_id("begin-learn").click()
    shoot(ana, "tutorial")
    ana.goto("/")
    ana.locator('button[data-game="infiltres"]').click()
    ana.locator("#begin-name").fill("Ana")
    ana.get_by_test_id("begin-friends").click()
    code = ana.get_by_test_id("code").inner_text()
    people, screen = [ana], phone(browser, f"/table/{code}", 1920)
    for name in NAMES[1:]:
        page = phone(browser, f"/{code}")
        if name == "Bob":
            page.locator("#name").fill(name)
            shoot(page, "join")
        come_in(page, name)
        people.append(page)
    fold = ana.locator("details", has=ana.locator("textarea"))
    fold.locator("summary").click()
    fold.locator("textarea").fill(PAIRS)
    fold.locator(".btn").first.click()
    fold.locator(".btn--quiet").wait_for()
    fold.locator("summary").click()
    ana.evaluate("scrollTo(0, 0)")
    shoot(ana, "room")
    shoot(screen, "table-room")
    ana.get_by_test_id("start").click()
    return people, screen


def mission(people: list[Page], screen: Page) -> None:
    clues = [*CLUES]
    for page in people:
        page.locator("[data-phase] main.stage > *").first.wait_for()  # the game's screens have come
        page.evaluate(SEES)
    first = next(page for page in people if page.locator('[data-move="Pick"]').count())
    shoot(first, "picking")
    first.locator(f'[data-move="Pick"][data-target="{NUMBER}"]').click()
    for page in people:
        page.locator('[data-phase="speaking"]').wait_for()
    no_word = [page for page in people if held(page) not in ("CITRON", "PAMPLEMOUSSE")]
    journalist = people.index(no_word[0])
    speaker = next(page for page in people if page.get_by_test_id("free-text").count())
    shoot(speaker, "clue")
    speaker.get_by_test_id("hold").hover()
    speaker.mouse.down()
    shoot(speaker, "clue-held")
    speaker.mouse.up()
    speaker.get_by_test_id("free-text").fill("un agrume")  # whoever speaks: one word
    speaker.get_by_test_id("send").click()
    shoot(speaker, "clue-refused")
    give_clues(people, clues)
    shoot(people[0], "debate")
    shoot(screen, "table-play")
    talk(people)
    all_ready(people)
    people[1].locator('[data-phase="voting"]').wait_for()
    voters = [page for page in people if page is not people[journalist]]
    vote(voters[:2], journalist)
    voters[2].locator(f'[data-move="Vote"][data-target="{journalist}"]').click()
    shoot(voters[2], "vote")
    voters[2].get_by_test_id("confirm").click()
    vote([people[journalist]], -1)
    voters[0].locator('[data-phase="guessing"]').wait_for()
    shoot(voters[0], "guess-watched")
    shoot(screen, "table-guess")
    people[journalist].get_by_test_id("free-text").fill("orange")
    shoot(people[journalist], "guess")
    people[journalist].get_by_test_id("send").click()
    while phase(voters[0]) == "guessing":
        voters[0].wait_for_timeout(100)
    shoot(voters[0], "votes-opened")
    shoot(people[journalist], "out")
    end = time.monotonic() + 40
    while phase(voters[0]) != "debriefing" and time.monotonic() < end:
        give_clues(voters, clues)
        all_ready(people)
        voters[0].wait_for_timeout(150)
        if phase(voters[0]) == "voting":
            vote(people, people.index(odd_one(voters)))
    shoot(voters[0], "mission-end")
    shoot(screen, "table-mission-end")


def odd_one(people: list[Page]) -> Page:
    """The infiltrator: the only one who holds another word."""
    words = [held(page) for page in people]
    return min(zip(words, people, strict=True), key=lambda each: words.count(each[0]))[1]


def talk(people: list[Page]) -> None:
    for page, line in zip(people, ("Jaune, vraiment ?", "Moi je dis ça…", "Hum."), strict=False):
        turn_to(page, "talk")
        if page.get_by_test_id("say").count():
            page.get_by_test_id("say").fill(line)
            page.keyboard.press("Enter")
    shoot(people[0], "talk")
    for tab in ("log", "rules"):
        turn_to(people[0], tab)
        shoot(people[0], tab)
    for page in people:
        if page.locator('[data-tab="game"]').count():  # it is turned to something else
            turn_to(page, "game")
    people[0].get_by_test_id("menu").click()
    shoot(people[0], "menu")
    people[0].keyboard.press("Escape")


def act(page: Page, words: list[str]) -> None:
    field, confirm = page.get_by_test_id("free-text"), page.get_by_test_id("confirm")
    if field.count():
        field.fill(words.pop(0))
        page.get_by_test_id("send").click()
    elif page.locator('[role="radio"][aria-checked="true"]').count():
        if confirm.get_attribute("aria-disabled") != "true":
            confirm.click()
    elif page.locator('[data-move]:not([data-target="none"])').count():
        page.locator('[data-move]:not([data-target="none"])').first.click()


def whole_game(browser: Browser, locale: str, name: str) -> None:
    """One person and bots, to the first point."""
    page, _ = one_and_bots(browser, locale, "infiltres", target=1, language=locale[:2])
    page.evaluate(SEES)
    words, end = re.findall(r"\w+", WORDS), time.monotonic() + 60
    while phase(page) != "over" and time.monotonic() < end:
        act(page, words)
        page.wait_for_timeout(200)
    shoot(page, name)


WORDS = """zibeline quartz bolide fjord wombat kayak gnou jonque havre onyx bazar cumin hublot iode
jaspe kiosque lagune mistral nacre opale"""


def infiltres(browser: Browser) -> None:
    people, screen = before_the_game(browser)
    mission(people, screen)
    whole_game(browser, "fr-FR", "end")
    whole_game(browser, "en-GB", "end-en")
