"""Takes a picture of every screen, from a real house with people and bots, into docs/screens.

.venv/bin/python tools/screens.py [GAME...]     needs chromium; takes about a minute a game
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "docs/screens"
PORT = 8545
TRIES = 20  # games until one has shown what is wanted
URL = f"http://127.0.0.1:{PORT}"
NAMES = ("Ana", "Bob", "Cléo", "Dora")
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


@contextmanager
def house() -> Iterator[None]:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "huisclos", "serve", "--host", "127.0.0.1"]
        command += ["--port", str(PORT), "--store", f"{folder}/tables.db", "--bot-pace", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout
            next(line for line in process.stdout if "http" in line)
            try:
                yield
            finally:
                process.kill()


def phone(browser: Browser, path: str = "/", width: int = 390, locale: str = "fr-FR") -> Page:
    context = browser.new_context(
        base_url=URL,
        viewport={"width": width, "height": 1080 if width > 900 else 844},
        device_scale_factor=1 if width > 900 else 2,
        is_mobile=width < 900,
        has_touch=width < 900,
        locale=locale,
        service_workers="block",
    )
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.goto(path)
    return page


def shoot(page: Page, name: str) -> None:
    page.wait_for_timeout(700)  # what moves has arrived
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=72)
    print(name, flush=True)


def phase(page: Page) -> str:
    return page.locator("[data-phase]").get_attribute("data-phase") or ""


def open_table(page: Page) -> str:
    page.locator('button[data-game="infiltres"]').click()
    page.locator("dialog .btn").nth(1).click()
    return page.get_by_test_id("code").inner_text()


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
    ana.locator("dialog .btn").nth(2).click()
    shoot(ana, "tutorial")
    ana.goto("/")
    ana.locator('button[data-game="infiltres"]').click()
    ana.locator("#begin-name").fill("Ana")
    ana.locator("dialog .btn").nth(1).click()
    code = ana.get_by_test_id("code").inner_text()
    people, screen = [ana], phone(browser, f"/table/{code}", 1920)
    for name in NAMES[1:]:
        page = phone(browser, f"/{code}")
        page.locator("#name").fill(name)
        if name == "Bob":
            shoot(page, "join")
        page.get_by_test_id("enter").click()
        page.get_by_test_id("seats").wait_for()
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
        page.get_by_test_id("hold").wait_for()
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
    speaker.get_by_test_id("free-text").fill("citronnade" if speaker not in no_word else "a b")
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
            infiltrator = next(i for i, p in enumerate(people) if p in voters and is_odd(p))
            vote(people, infiltrator)
    shoot(voters[0], "mission-end")
    shoot(screen, "table-mission-end")


def is_odd(page: Page) -> bool:
    return held(page) == "PAMPLEMOUSSE"


def talk(people: list[Page]) -> None:
    for page, line in zip(people, ("Jaune, vraiment ?", "Moi je dis ça…", "Hum."), strict=False):
        page.locator('[data-tab="talk"]').click()
        if page.get_by_test_id("say").count():
            page.get_by_test_id("say").fill(line)
            page.keyboard.press("Enter")
    shoot(people[0], "talk")
    for tab in ("log", "rules"):
        people[0].locator(f'[data-tab="{tab}"]').click()
        shoot(people[0], tab)
    people[0].get_by_role("button").first.click()
    shoot(people[0], "menu")
    people[0].keyboard.press("Escape")
    for page in people:
        page.locator('[data-tab="game"]').click()


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


def one_and_bots(
    browser: Browser, locale: str, game: str, **options: int | str
) -> tuple[Page, str]:
    page = phone(browser, locale=locale)
    answer = page.request.post("/api/tables", data={"game": game, "options": options})
    code: str = answer.json()["code"]
    page.goto(f"/{code}")
    page.locator("#name").fill("Ana")
    page.get_by_test_id("enter").click()
    for _ in range(4):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    return page, code


def whole_game(browser: Browser, locale: str, name: str) -> None:
    """One person and bots, to the first point."""
    page, _ = one_and_bots(browser, locale, "infiltres", target=1, language=locale[:2])
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


def lucky(browser: Browser) -> None:
    """As many nights as it takes: not in each of them a deck drowns and a rescue is prevented."""
    wanted = {f"lucky-{name}" for name in ("turn", "rescue", "table", "flood", "end")}
    for _ in range(TRIES):
        if wanted:
            night(browser, wanted)


def night(browser: Browser, wanted: set[str]) -> None:
    """One person, who draws and prevents what they can, and bots."""
    page, code = one_and_bots(browser, "fr-FR", "lucky")
    screen = phone(browser, f"/table/{code}", 1920)

    def keep(seen: Page, name: str) -> None:
        if name in wanted:
            wanted.remove(name)
            shoot(seen, name)

    keys = {name: page.locator(f'[data-move="{name}"]') for name in ("Draw", "Fail", "Pass")}
    go_on = page.get_by_test_id("go-on")
    while phase(page) != "over":
        if keys["Pass"].count():
            if page.get_by_test_id("open-hand").count():
                page.get_by_test_id("open-hand").click()
            if keys["Fail"].count():
                keys["Fail"].first.click()
                keep(page, "lucky-rescue")
                keep(screen, "lucky-table")
                page.get_by_test_id("confirm").click()
            else:
                keys["Pass"].click()
        elif go_on.count():
            if page.get_by_test_id("flood").count():
                keep(page, "lucky-flood")
            go_on.click()
        elif keys["Draw"].count():
            keep(page, "lucky-turn")
            keys["Draw"].click()
        page.wait_for_timeout(300)
    keep(page, "lucky-end")


GAMES = {"infiltres": infiltres, "lucky": lucky}


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with house(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for game in sys.argv[1:] or GAMES:
            GAMES[game](browser)
        browser.close()


if __name__ == "__main__":
    main()
