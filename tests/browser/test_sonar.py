"""Captain Sonar on phones: turns to the end, real time, the hull, the film, every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, at_rest, settled, twice
from tests.browser.submarines import (
    OPEN,
    Crew,
    aim,
    buoys,
    dive,
    end_turn,
    in_order,
    may_go,
    open_table,
    order,
    position,
    two_crews,
)
from tests.browser.test_plain import judge, phase
from tests.browser.test_screens import look
from tests.browser.test_time import open_menu

pytestmark = pytest.mark.browser

# Both sail side by side, and weapons stay whole: course, gauge, light. Yellow loads torpedoes, Blue
# its sonar and then a mine.
YELLOW = [
    ("E", "torpedo", "E4"),
    ("E", "torpedo", "E6"),
    ("E", "torpedo", "E5"),
    ("E", "torpedo", "E1"),
    ("E", "torpedo", "E2"),
    ("N", "torpedo", "N6"),
]
BLUE = [
    ("E", "sonar", "E4"),
    ("E", "sonar", "E6"),
    ("E", "sonar", "E2"),
    ("E", "mine", "E1"),
    ("E", "mine", "E5"),
    ("N", "mine", "N6"),
]


def fire(crew: Crew, at: str) -> None:
    crew.captain.get_by_test_id("system-torpedo").click()
    aim(crew.captain, at)


def ask_and_answer(asks: Crew, answers: Crew, axe: str) -> None:
    """A sonar: everybody stops until the other captain has told a truth and a lie."""
    asks.captain.get_by_test_id("system-sonar").click()
    asks.captain.get_by_test_id("confirm").click()
    captain = answers.captain
    expect(captain.get_by_role("alert").filter(has_text="STOP")).to_be_visible()
    judge(captain, axe)
    before = captain.viewport_size
    captain.set_viewport_size({"width": 320, "height": 568})
    at_rest(captain)
    choice = captain.locator('[data-say="sector-true"]').bounding_box()
    button = captain.get_by_test_id("answer").bounding_box()
    assert choice and button
    assert choice["y"] + choice["height"] <= button["y"]  # all is on screen, in 30 seconds
    captain.set_viewport_size(before)
    expect(captain.get_by_test_id("answer")).to_have_attribute("aria-disabled", "true")
    captain.locator('[data-say="row-true"]').click()
    captain.locator('[data-say="sector-false"]').click()
    captain.get_by_test_id("answer").click()
    expect(asks.captain.get_by_text("L’un est vrai, l’autre faux").first).to_be_visible()


def play_in_turns(yellow: Crew, blue: Crew, axe: str) -> None:
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        aim(crew.captain, cell)
    crews = in_order(yellow, blue)
    for at in range(6):
        for crew in crews:
            order(crew, *(YELLOW if crew is yellow else BLUE)[at])
            if crew is yellow and at in (2, 5):
                fire(yellow, position(blue).inner_text())
                if at == 5:
                    return
                told = blue.captain.get_by_test_id("event")  # with the course and the torpedo
                expect(told).to_contain_text("Cherbourg : torpille")
                expect(told).to_contain_text("Bleus : impact direct, deux dégâts")
            if crew is blue and at == 2:
                ask_and_answer(blue, yellow, axe)
            if crew is blue and at == 5:
                blue.captain.get_by_test_id("system-mine").click()
                aim(blue.captain, "E7")
            end_turn(crew)


@pytest.mark.parametrize("people", [2, pytest.param(8, marks=pytest.mark.full)])
def test_two_crews_play_in_turns_to_the_end(
    phone: OpenPhone, house: str, axe: str, people: int
) -> None:
    code = open_table(house, clock=0, name_one="Le Nautilus de Cherbourg")
    yellow, blue = two_crews(phone, code, people)
    screen = phone(f"/table/{code}", 1920, 1080)
    play_in_turns(yellow, blue, axe)
    for page in (*yellow.pages, *blue.pages):
        expect(page.get_by_test_id("end")).to_be_visible()
    expect(screen.get_by_test_id("podium")).to_be_visible()
    look(screen, axe)
    screen.get_by_test_id("podium-or-who").click()
    for side in ("us", "them"):  # both voyages are told again for the whole room
        expect(screen.locator(f".track.{side}").first).to_be_attached()
    page = yellow.captain
    expect(page.get_by_test_id("end")).to_contain_text("Vous gagnez")
    judge(page, axe)
    voyage = page.get_by_test_id("voyage")
    expect(page.get_by_text(re.compile(r"Cherbourg\s: torpille en"))).to_be_visible()
    voyage.press("Home")
    expect(page.get_by_text("Moment 0 sur").first).to_be_visible()
    page.get_by_role("button", name="Événement suivant").click()
    expect(page.get_by_text(re.compile(r"Cherbourg\s: torpille en|Bleus\s: sonar"))).to_be_visible()
    page.locator('[data-seen="1"]').click()
    expect(page.locator('[data-seen="1"]')).to_have_attribute("aria-pressed", "true")


# On Echo with short gauges: Yellow loads a mine and then its silence, Blue an Archer mine.
MINE_AND_SILENCE = [
    ("E", "mine", "E4"),
    ("E", "mine", "E5"),
    ("E", "silence", "E6"),
    ("E", "silence", "E1"),
    ("N", "silence", "N6"),
    ("N", "silence", "N4"),
    ("N", "silence", "N2"),
]
ARCHER = [
    ("E", "scenario", "E4"),
    ("E", "scenario", "E5"),
    ("E", "scenario", "E6"),
    ("E", "scenario", "E1"),
    ("N", "drone", "N6"),
    ("N", "drone", "N4"),
    ("E", "drone", "E2"),
]


def test_a_mine_an_archer_mine_and_a_silence_are_aimed(phone: OpenPhone, house: str) -> None:
    code = open_table(house, clock=0, map="echo", short_gauges=True)
    yellow, blue = two_crews(phone, code, 2)
    for crew, cell in ((yellow, "A5"), (blue, "D10")):
        aim(crew.captain, cell)
    crews = in_order(yellow, blue)
    mine, foe = yellow.captain, blue.captain

    def weapons(crew: Crew, at: int) -> None:
        if crew is blue and at == 3:
            foe.get_by_test_id("system-scenario").click()
            aim(foe, "B4")
            expect(mine.get_by_test_id("event")).to_contain_text("Jaunes : rien à signaler.")
        elif crew is yellow and at == 1:
            mine.get_by_test_id("system-mine").click()
            aim(mine, "B6")
            settled(mine)
            mine.get_by_test_id("set-off").dispatch_event("click")  # it says why not
            expect(mine.get_by_text("ni dans le tour où la mine est larguée")).to_be_visible()
            assert "B6" not in foe.locator(".sonar").inner_text()
        elif crew is yellow and at == 2:
            mine.get_by_test_id("set-off").click()
            aim(mine, "B6")
            expect(mine.get_by_test_id("event")).to_contain_text("Bleus : rien à signaler.")

    for at, orders in enumerate(zip(MINE_AND_SILENCE, ARCHER, strict=True)):
        for crew in crews:
            order(crew, *orders[crew is blue])
            weapons(crew, at)
            if crew is yellow and at == 6:
                break
            end_turn(crew)
    mine.get_by_test_id("system-silence").click()
    mine.locator('[data-cell="E2"]').click()  # where it is
    expect(mine.get_by_test_id("confirm")).to_have_text("Silence, sur place")
    mine.get_by_role("button", name="Ouest").click()
    aim(mine, "D2")
    mine.locator(f'[data-move="Charge"]{OPEN}').first.click()
    expect(mine.locator('[data-light^="W"][role="button"]').first).to_be_visible()
    expect(position(yellow)).to_have_text("D2")
    assert "D2" not in foe.locator(".sonar").inner_text()


# The first thing that a phone is asked for, in one go: in real time it may be gone a moment later.
WAYS = [
    '[data-move="Accept"]',
    '[data-move="Dive"]',
    f'[data-move="Charge"]{OPEN}',
    '[data-light][role="button"]:not(.damage)',
    f'[data-move="Course"]{OPEN}',
    '[data-testid="surface"]',  # it asks once: the next time round it is done
]
TAP = """ways => {
    const found = ways.flatMap(way => [...document.querySelectorAll(way)]);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    return found.find(each => each.checkVisibility())?.dispatchEvent(event) ?? false;
}"""


def do_something(page: Page) -> None:
    settled(page)
    if not page.evaluate(TAP, WAYS) and page.get_by_test_id("trace").count():
        buoys(page)
    settled(page)


@pytest.mark.parametrize(
    ("people", "times"), [(4, 12), pytest.param(8, 80, marks=pytest.mark.full)]
)
def test_two_crews_sail_in_real_time_and_one_phone_reloads(
    phone: OpenPhone, house: str, people: int, times: int
) -> None:
    yellow, blue = two_crews(phone, open_table(house, mode="realtime"), people)
    for crew, cell in ((yellow, "E5"), (blue, "J10")):
        aim(crew.captain, cell)
        dive(crew.captain)
    expect(may_go(yellow).first).to_be_visible()
    pages = [*yellow.pages, *blue.pages]
    for time in range(times):
        for page in pages:
            do_something(page)
        if time == times // 2:
            before = position(yellow).inner_text()
            yellow.captain.reload()
            expect(position(yellow)).to_have_text(before)
    assert phase(yellow.captain) == "running"
    expect(position(yellow)).not_to_have_text("E5")
    expect(position(blue)).not_to_have_text("J10")


LOW = ((320, 568), (320, 640), (360, 640), (390, 664))


def test_on_a_low_screen_what_one_does_is_seen_with_what_one_looks_at(
    phone: OpenPhone, house: str
) -> None:
    yellow, blue = two_crews(phone, open_table(house, mode="realtime"), 4)
    page = yellow.captain
    aim(blue.captain, "J10")
    dive(blue.captain)
    page.locator('[data-cell="C3"]').click()
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        why, deed = (
            page.locator(name).bounding_box() for name in ('text="Il y a une île en C3."', ".deed")
        )
        assert why and deed and why["y"] + why["height"] <= deed["y"], (width, height)
    aim(page, "E5")
    expect(page.get_by_test_id("headline")).to_contain_text("plonger")

    def lies_between(upper: str, lower: str) -> None:
        """What is above the tabs and below the last news, at every size."""
        for width, height in LOW:
            page.set_viewport_size({"width": width, "height": height})
            at_rest(page)
            news, first, last, tabs = (
                page.locator(name).bounding_box()
                for name in (".sonar > .now", upper, lower, ".tabs")
            )
            assert news and first and last and tabs
            assert news["y"] + news["height"] <= first["y"] + 1, (width, height)
            assert last["y"] + last["height"] <= tabs["y"] + 1, (width, height)

    lies_between(".chart", '[data-move="Dive"]')
    dive(page)
    expect(may_go(yellow).first).to_be_visible()
    lies_between(".chart", '[role="group"]:has([data-move="Course"])')
    twice(page.get_by_test_id("surface"))
    page.get_by_test_id("trace").wait_for()
    lies_between('[role="group"]:has([data-part])', '[data-testid="trace"]')


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664)])
def test_a_captain_reads_all_of_why_a_tap_did_nothing_and_what_surfacing_costs(
    phone: OpenPhone, house: str, width: int, height: int
) -> None:
    crews = two_crews(phone, open_table(house), 2)
    for crew, cell in zip(crews, ("A5", "A8"), strict=True):
        aim(crew.captain, cell)
    first, other = in_order(*crews)
    for crew in (first, other):
        order(crew, "E", "torpedo", "E3")  # weapons are down
        end_turn(crew)
    page = first.captain
    page.set_viewport_size({"width": width, "height": height})
    told = page.locator(".orders .ask")

    def says(words: str) -> None:
        expect(told).to_contain_text(words)
        at_rest(page)
        assert told.evaluate("it => it.scrollHeight - it.clientHeight") <= 1, words  # rounded

    page.locator('[data-move="Course"][data-target="W"]').click(force=True)
    says("La surface l’efface.")
    page.get_by_test_id("system-torpedo").click(force=True)
    says("ou la surface répare.")
    sonar = page.get_by_test_id("system-sonar")
    before = sonar.bounding_box()
    page.get_by_test_id("surface").click()
    says("L’ennemi joue 3 tours.")
    assert sonar.bounding_box() == before
    sonar.click(force=True)
    says("Sonar")


def test_everything_can_be_done_by_keyboard(phone: OpenPhone, house: str) -> None:
    yellow, blue = two_crews(phone, open_table(house, clock=0), 2)
    for crew in (yellow, blue):
        page = crew.captain
        page.locator('[data-cell="A1"]').focus()
        for key in ("ArrowRight", "ArrowDown", "ArrowDown", "Enter"):
            page.keyboard.press(key)
        expect(page.get_by_role("gridcell", name=re.compile("^B3,"))).to_be_focused()
        page.get_by_test_id("confirm").press("Enter")
    crew, other = in_order(yellow, blue)
    page = crew.captain
    page.get_by_test_id("system-torpedo").press("Enter")
    why = page.locator(".orders").get_by_text("la jauge n’est pas encore pleine")
    expect(why).to_be_visible()
    open_menu(other.captain)
    other.captain.get_by_role("button", name="Mettre en pause").click()
    expect(page.get_by_text("Le temps ne court plus.")).to_be_visible()
    expect(why).to_be_visible()  # only what happens aboard wipes it away
    page.get_by_role("button", name="Reprendre", exact=True).click()
    expect(page.get_by_text("Le temps ne court plus.")).to_have_count(0)
    page.locator(f'[data-move="Course"][data-target="E"]{OPEN}').press("Enter")
    page.locator(f'[data-move="Charge"][data-target="mine"]{OPEN}').press("Enter")
    page.locator('[data-light="E4"][role="button"]').press("Enter")
    captain = page.locator('[data-role="captain"]')
    expect(captain).to_have_attribute("aria-selected", "true")  # whose turn it is again
    captain.press("ArrowLeft")  # round to the radio operator's
    page.get_by_role("button", name="Pousser le calque à l’est").press("Enter")
    expect(page.get_by_test_id("film")).to_have_attribute("data-at", "6,5")
    page.locator('[data-role="radio"]').press("ArrowRight")
    page.locator('[data-move="EndTurn"]').press("Enter")
    expect(page.get_by_test_id("headline")).to_contain_text("Au tour des")


@pytest.mark.parametrize("locale", ["en-GB", pytest.param("fr-FR", marks=pytest.mark.full)])
def test_every_sheet_fits_and_axe_finds_nothing(
    phone: OpenPhone, house: str, axe: str, locale: str
) -> None:
    code = open_table(house, clock=0, map="echo")
    yellow, blue = two_crews(phone, code, 2, locale=locale)
    page = yellow.captain
    look(page, axe)  # the start
    for crew, cell in ((yellow, "A5"), (blue, "F6")):
        aim(crew.captain, cell)
    page = in_order(yellow, blue)[0].captain
    look(page, axe)
    page.locator(f'[data-move="Course"]{OPEN}').first.click()
    page.locator(f'[data-move="Charge"]{OPEN}').first.wait_for()
    look(page, axe)
    page.locator(f'[data-move="Charge"]{OPEN}').first.click()
    page.locator('[data-light][role="button"]').first.wait_for()
    look(page, axe)
    page.locator('[data-role="radio"]').click()
    look(page, axe)


def test_the_four_lessons_can_be_learnt(phone: OpenPhone, axe: str) -> None:
    page = phone(width=320, height=640)
    page.locator('button[data-game="sonar"]').click()
    page.get_by_test_id("begin-learn").click()
    page.locator('[data-lesson="captain"]').wait_for()
    judge(page, axe)
    go_on = page.get_by_test_id("next")

    page.locator('[data-lesson="captain"]').click()
    judge(page, axe)
    go_on.click()
    page.locator(f'[data-move="Course"]{OPEN}').first.click()
    go_on.click()
    expect(page.get_by_test_id("system-torpedo")).to_be_in_viewport(ratio=0.7)
    page.get_by_test_id("system-torpedo").click()
    judge(page, axe)
    aim(page, "F6")
    go_on.click()

    page.locator('[data-lesson="mate"]').click()
    page.locator('[data-move="Charge"][data-target="torpedo"]').click()
    go_on.click()
    page.get_by_test_id("mate-drone").click()
    aim(page, "H7")
    go_on.click()

    page.locator('[data-lesson="engineer"]').click()
    go_on.click()
    page.locator('[data-light="E1"]').click()
    go_on.click()
    go_on.click()

    page.locator('[data-lesson="radio"]').click()
    for _ in range(3):
        go_on.click()
    page.locator("details.say-it summary").click()
    page.locator('[data-phrase="near"]').click()
    go_on.click()
    expect(page.locator('[data-lesson="captain"]')).to_be_visible()
