"""The screens of Docteur Lucky: a whole night on four phones, secrets, keys, and all under axe."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from huisclos.client import Phone
from huisclos.games.lucky.actions import Action, Draw, Fail, Judge, Pass, Reckoned, Stop
from huisclos.kernel import Illegal
from tests.browser.conftest import OpenPhone, at_rest, rounds, serving, settled
from tests.browser.test_plain import enter, judge, phase
from tests.conftest import PATIENCE
from tests.server.players import look_on as looking_on

pytestmark = pytest.mark.browser

NAMES = ("Ana", "Bob", "Cléo", "Dan")
PUZZLE = json.loads((resources.files("huisclos.games.lucky") / "data/puzzle.json").read_text())
SHIP = Path(__file__).parents[2] / "docs/lucky-ship.md"
# Has seen what all look at, and draws, in one go: a night is long. What else is asked for, it says.
# Who does not save yet waits for the flood and looks at it. When the game is over nothing is asked:
# the last flood stands until the test has looked at it.
GO_ON = """saves => {
    const find = name => document.querySelector(name);
    if (find('[data-pending]') || find('[data-phase="over"]')) return;
    if (find('[data-move="Pass"]')) return 'defend';
    if (saves && find('[data-testid="save"]')) return 'save';
    if (!saves && find('[data-testid="flood"]')) return;
    find('[data-testid="seen"]')?.click();
    find('[data-move="Draw"]:not([aria-disabled="true"])')?.click();
}"""
DROWNED = re.compile("[Pp]ont [B-D] (est )?noyé")  # as a moment, and on the ship from then on
SEEN = "document.querySelector('[data-testid=seen]')?.click()"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where all look at a flood and at what became of a rescue."""
    with serving(tmp_path_factory.mktemp("liner") / "tables.db", 0, "--interludes") as address:
        yield address


def open_room(page: Page) -> str:
    page.locator('button[data-game="lucky"]').click()
    page.get_by_test_id("begin-friends").click()
    return page.get_by_test_id("code").inner_text()


def with_bots(page: Page, count: int) -> None:
    for _ in range(count):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()


def look_on(page: Page) -> None:
    """Somebody who comes while a game is played."""
    page.locator("#name").fill("Bob")
    page.get_by_test_id("late-wait").click()
    page.locator("[data-phase]").wait_for()


def ask_for_penalties(page: Page) -> None:
    page.locator("details", has=page.locator("[data-option]")).locator("summary").click()
    page.get_by_test_id("options-all").click()
    page.locator('[data-option="penalties"]').get_by_role("switch").click()


def four_phones(phone: OpenPhone) -> tuple[list[Page], str]:
    pages = [phone() for _ in NAMES]
    code = open_room(pages[0])
    for page, name in zip(pages[1:], NAMES[1:], strict=True):
        page.goto(f"/{code}")
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator('[data-phase="turning"]').wait_for()
    return pages, code


def act(page: Page, saves: bool) -> None:
    """Does what the screen asks for, if anything: draws, or saves if it may; defends if it must."""
    asked = page.evaluate(GO_ON, saves)
    if asked == "defend":
        defend(page)
    elif asked == "save":
        page.get_by_test_id("save").click()
        page.get_by_test_id("open-hand").click()
        page.locator('[data-move="Attempt"]').first.click()
        page.get_by_test_id("confirm").click()
        settled(page)


def defend(page: Page) -> None:
    if page.get_by_test_id("open-hand").count():
        page.get_by_test_id("open-hand").click()
    passing = page.locator('[data-move="Pass"]')
    if passing.get_attribute("aria-disabled") == "true":  # the last one, who can stop it
        page.locator('[data-move="Fail"][data-card]').first.click()
        page.get_by_test_id("confirm").click()
    else:
        passing.click()
    settled(page)


def until_my_turn(page: Page) -> None:
    """The others may have begun, and attempted something."""
    for _ in rounds(page, "nobody waits for this page"):
        if page.locator('[data-move="Stop"]').count():
            break
        if page.locator('[data-move="Pass"]').count():
            defend(page)
        else:
            page.evaluate(SEEN)


def drown_a_deck(pages: list[Page]) -> None:
    """Everybody draws, until the water comes."""
    for _ in rounds(pages[0], "no deck has drowned"):
        if pages[0].get_by_test_id("flood").count():
            break
        for page in pages:
            act(page, saves=False)


def play_to_the_end(pages: list[Page]) -> None:
    for _ in rounds(pages[0], "the game has not ended"):
        if phase(pages[0]) == "over":
            break
        for page in pages:
            act(page, saves=True)
    for page in pages:
        page.locator('[data-testid="seen"], [data-testid="end"]').first.wait_for()
        if page.get_by_test_id("seen").count():  # the last deck, before the end
            expect(page.get_by_text("plus de pont où se réfugier")).to_be_visible()
            page.evaluate(SEEN)
        expect(page.get_by_test_id("end")).to_contain_text(re.compile("sauve|coulé"))
        expect(page.get_by_role("heading", name="Toutes les mains")).to_be_visible()


@pytest.mark.full
def test_four_phones_play_to_the_end_and_a_deck_drowns_on_the_way(phone: OpenPhone) -> None:
    pages, code = four_phones(phone)
    screen = phone(f"/table/{code}", 1280, 720)
    drown_a_deck(pages)
    for page in (*pages, screen):
        expect(page.get_by_text(DROWNED).first).to_be_attached()
    play_to_the_end(pages)


QUICK: tuple[type[Action], ...] = (Draw, Pass, Fail, Stop)  # who draws, and defends if they must
# Who draws nothing, is soon out of failures, and confirms every penalty.
IDLE: tuple[type[Action], ...] = (Judge, Stop, Pass, Fail, Reckoned)


async def draw_on(
    house: str, code: str, name: str, wishes: tuple[type[Action], ...] = QUICK
) -> None:
    """Somebody who plays the first thing of their wishes that they may."""
    async with Phone(house, code, luck=Random(name)) as mine:
        await mine.join(name)
        eyes = asyncio.create_task(looking_on(mine))
        while not mine.over:
            await mine.until(lambda: mine.over or bool(wished(mine, wishes)), PATIENCE)
            if moves := wished(mine, wishes):
                with contextlib.suppress(Illegal):
                    await mine.play(moves[0])
        eyes.cancel()


def come_in(
    aside: ThreadPoolExecutor,
    page: Page,
    house: str,
    names: Sequence[str],
    wishes: tuple[type[Action], ...] = QUICK,
) -> list[Future[None]]:
    """One after the other: the deal goes by who sits where."""
    code, nights = page.get_by_test_id("code").inner_text(), []
    for name in names:
        nights.append(aside.submit(asyncio.run, draw_on(house, code, name, wishes)))
        expect(page.get_by_test_id("seats")).to_contain_text(name)
    return nights


def wished(mine: Phone, wishes: tuple[type[Action], ...]) -> list[Action]:
    moves = mine.sheet.moves if mine.sheet and not mine.interlude else ()
    return [move for kind in wishes for move in moves if type(move) is kind]


def test_a_deck_drowns_on_every_screen_and_the_game_ends(
    phone: OpenPhone, house: str, axe: str
) -> None:
    page = phone()
    code = open_room(page)
    screen = phone(f"/table/{code}", 1280, 720)
    with ThreadPoolExecutor(3) as aside:  # a browser's loop runs in this thread
        nights = come_in(aside, page, house, NAMES[1:])
        page.get_by_test_id("start").click()
        page.locator("[data-phase]").wait_for()
        drown_a_deck([page])
        expect(screen.get_by_text(DROWNED).first).to_be_attached()
        judge(page, axe)
        play_to_the_end([page])
        judge(page, axe)
        judge(screen, axe)
        for night in nights:
            night.result()


def test_a_penalty_that_is_proposed_comes_into_sight(phone: OpenPhone) -> None:
    ana, bob, cleo = (phone(height=664) for _ in range(3))
    code = open_room(ana)
    ask_for_penalties(ana)
    for page, name in ((bob, "Bob"), (cleo, "Cléo")):
        page.goto(f"/{code}")
        enter(page, name)
    ana.get_by_test_id("start").click()
    ana.locator("summary", has_text="Un mot de trop").click()
    ana.locator('[data-move="Blame"]').first.click()
    expect(ana.get_by_text(re.compile("Pour.: 1"))).to_be_in_viewport(ratio=1)
    expect(cleo.locator('[data-move="Judge"]').last).to_be_in_viewport(ratio=1)


def test_after_a_rescue_words_are_fined_and_the_riddle_has_an_answer(
    phone: OpenPhone, house: str, axe: str
) -> None:
    page = phone(height=664)
    open_room(page)
    ask_for_penalties(page)
    page.get_by_role("button", name="les vôtres").click()
    page.get_by_role("textbox", name="Vos gages").fill("chanter une valse")
    page.keyboard.press("Tab")
    with ThreadPoolExecutor(2) as aside:
        nights = come_in(aside, page, house, NAMES[1:3], IDLE)
        page.get_by_test_id("start").click()
        page.locator("[data-phase]").wait_for()
        for _ in rounds(page, "nobody has saved him"):
            if phase(page) == "reckoning":
                break
            act(page, saves=True)
        told = page.get_by_test_id("told")
        expect(told).to_contain_text(re.compile("(Bob|Cléo) n’a rien à ajouter"))
        judge(page, axe)
        page.locator("summary", has_text="Un mot de trop").click()
        page.locator('[data-move="Blame"][data-then="true"]').first.click()
        expect(told).to_contain_text("chanter une valse")
        page.locator('[data-move="Reckoned"]').click()
        page.locator('[data-phase="over"]').wait_for()
        for night in nights:
            night.result()
    page.locator("summary", has_text="L’énigme").click()
    who, where = page.get_by_label("Qui a le parapluie"), page.get_by_label("quelle cabine")
    who.select_option(PUZZLE["answer"]["person"])
    where.select_option(str(PUZZLE["answer"]["cabin"] % 5 + 1))
    expect(page.get_by_text("Cherchez encore")).to_be_visible()
    where.select_option(str(PUZZLE["answer"]["cabin"]))
    expect(page.get_by_text("C’est juste")).to_be_visible()
    judge(page, axe)


def test_a_hand_is_on_the_page_only_while_it_is_held_or_open(phone: OpenPhone, axe: str) -> None:
    page = phone("/", 320, 568)
    code = open_room(page)
    with_bots(page, 2)  # three at the table: eight cards each
    look_on(phone(f"/{code}"))  # one is not alone
    until_my_turn(page)
    judge(page, axe)
    expect(page.get_by_text("Bob entre")).to_have_count(0)  # it pushes the hand down for a moment
    page.get_by_test_id("to-hand").click()
    cards, hold = page.locator("[data-card]"), page.get_by_test_id("hold")
    expect(cards).to_have_count(0)
    hold.hover()
    page.mouse.down()
    expect(cards.first).to_be_visible()
    at_rest(page)
    boxes = [card.bounding_box() for card in cards.all()]
    assert len(boxes) > 5  # a few may have gone against an attempt
    keys = page.locator("[data-region=act]").bounding_box()
    assert keys
    assert keys["y"] + keys["height"] <= 568
    assert [box for box in boxes[:8] if not box or box["y"] + box["height"] > keys["y"] + 1] == []
    page.mouse.up()
    expect(cards).to_have_count(0)
    hold.focus()
    page.keyboard.down("Enter")
    expect(cards.first).to_be_visible()
    page.keyboard.up("Enter")
    expect(cards).to_have_count(0)
    page.get_by_test_id("open-hand").click()
    judge(page, axe)
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    expect(cards).to_have_count(0)


def test_alone_with_bots_a_hand_stays_open_until_somebody_comes(phone: OpenPhone) -> None:
    page = phone("/", 390, 664)
    code = open_room(page)
    with_bots(page, 2)
    until_my_turn(page)
    page.get_by_test_id("to-hand").click()
    expect(page.locator("[data-card]").first).to_be_visible()
    look_on(phone(f"/{code}"))
    expect(page.locator("[data-card]")).to_have_count(0)


def test_why_a_card_cannot_be_played_stands_below_its_kind_and_moves_no_card(
    phone: OpenPhone,
) -> None:
    page = phone("/", 390, 664)
    open_room(page)
    with_bots(page, 2)
    until_my_turn(page)
    page.get_by_test_id("to-hand").click()
    cards = page.locator("[data-card]")
    telegrams = page.locator('[data-card^="fail"]')
    before = [card.bounding_box() for card in cards.all()]
    telegrams.last.click()
    why = page.get_by_role("status").filter(has_text="Un télégramme se joue")
    expect(why).to_be_in_viewport(ratio=1)
    assert [card.bounding_box() for card in cards.all()] == before
    told, list_of = why.bounding_box(), page.get_by_test_id("hand").bounding_box()
    assert told and list_of and told["width"] > 0.9 * list_of["width"]  # not one card wide


def test_the_rooms_are_reached_and_chosen_by_keys(phone: OpenPhone) -> None:
    page = phone("/", 1280, 800)
    open_room(page)
    with_bots(page, 3)
    until_my_turn(page)
    keel, keys = page.locator(".ship").bounding_box(), page.locator(".foot").bounding_box()
    assert keel and keys and keel["y"] + keel["height"] <= keys["y"] + 2  # the water is in sight
    page.locator('[data-room]:not([data-lit], [aria-label*="vous êtes ici"])').last.press("Enter")
    expect(page.get_by_text("Un pas mène dans une pièce voisine")).to_be_visible()
    page.get_by_test_id("sight").click()  # one may look from any room
    expect(page.get_by_text("Un pas mène dans une pièce voisine")).to_have_count(0)
    expect(page.get_by_text(re.compile(r"voit\s:"))).to_be_visible()
    page.get_by_test_id("sight").click()
    lit = page.locator("[data-lit]").first
    lit.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("confirm")).to_contain_text("Aller")
    rooms = {lit.get_attribute("data-room")}
    for key in ("ArrowRight", "ArrowLeft"):  # from the last room to one side the key leads nowhere
        page.keyboard.press(key)
        rooms.add(page.evaluate("document.activeElement.dataset.room"))
    assert None not in rooms and len(rooms) > 1


def test_a_ship_of_ones_own_is_drawn_with_its_names(phone: OpenPhone) -> None:
    page = phone()
    open_room(page)
    fold = page.locator("details", has=page.locator("textarea"))
    fold.locator("summary").click()
    ship = SHIP.read_text(encoding="utf-8").split("```ship\n")[1].split("```")[0]
    fold.locator("textarea").fill(ship)
    fold.locator(".btn").first.click()
    fold.locator(".btn--quiet").wait_for()
    with_bots(page, 3)
    until_my_turn(page)
    expect(page.get_by_role("button", name="Timonerie")).to_be_visible()
    expect(page.locator("[data-room]")).to_have_count(12)


def test_a_telegram_that_is_picked_stays_in_sight_above_the_key_that_plays_it(
    phone: OpenPhone,
) -> None:
    page = phone()
    page.locator('button[data-game="lucky"]').click()
    page.get_by_role("button", name="en deux minutes").click()
    page.get_by_test_id("next").click()
    page.get_by_test_id("hold").click()
    page.get_by_test_id("next").click()
    page.locator('[data-room="ballroom"]').click()
    page.get_by_test_id("confirm").click()
    page.get_by_test_id("save").click()
    page.get_by_test_id("open-hand").click()
    page.locator('[data-card="aid_piano"]').click()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_text("Témoin")).to_be_visible()
    page.get_by_test_id("open-hand").click()
    telegram = page.locator('[data-card="fail_2"]')
    telegram.click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    at_rest(page)
    card, key = telegram.bounding_box(), page.get_by_test_id("confirm").bounding_box()
    assert card and key and card["y"] + card["height"] <= key["y"]


def test_axe_finds_nothing_in_the_lesson_which_shows_every_scene(
    phone: OpenPhone, axe: str
) -> None:
    page = phone("/", 320, 640)
    page.locator('button[data-game="lucky"]').click()
    page.get_by_role("button", name="en deux minutes").click()
    confirm, go_on = page.get_by_test_id("confirm"), page.get_by_test_id("next")
    page.locator('[data-room="ballroom"]').wait_for()
    judge(page, axe)
    go_on.click()
    page.get_by_test_id("hold").focus()
    page.keyboard.down("Enter")
    judge(page, axe)
    page.keyboard.up("Enter")
    go_on.click()
    page.locator('[data-room="ballroom"]').click()
    judge(page, axe)
    confirm.click()
    page.get_by_test_id("save").click()
    page.get_by_test_id("open-hand").click()
    page.locator('[data-card="aid_piano"]').click()
    judge(page, axe)
    confirm.click()
    page.get_by_test_id("open-hand").click()
    page.locator('[data-card="fail_2"]').click()
    judge(page, axe)
    confirm.click()
    expect(page.get_by_test_id("flood")).to_be_visible()
    judge(page, axe)
    go_on.click()
    expect(page.get_by_text("prix du")).not_to_have_count(0)
    judge(page, axe)
