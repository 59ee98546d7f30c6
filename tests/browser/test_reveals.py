"""What is revealed belongs to everybody: the same moment on every phone and on the table screen,
over when all have seen it, and no clock runs meanwhile. The house's clock stands still."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser import spaceship as sporz
from tests.browser import submarines as boats
from tests.browser import test_dauphin as dauphin
from tests.browser import test_dauphin_cards as real_cards
from tests.browser import test_lucky as lucky
from tests.browser import test_sonar as sonar
from tests.browser.conftest import OpenPhone, let_pass, rounds, serving, settled, until
from tests.browser.test_plain import enter, judge, open_room
from tests.browser.test_time import open_menu

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("reveals") / "tables.db", 0, "--interludes") as address:
        yield address


def looking(page: Page, name: str) -> None:
    expect(page.locator(f'[data-interlude="{name}"]')).to_be_visible()


def seen(*pages: Page) -> None:
    for page in pages:
        page.get_by_test_id("seen").click()
        expect(page.get_by_test_id("seen")).to_have_count(0)


def test_who_begin_a_first_game_are_told_together_how_it_is_played(
    phone: OpenPhone, axe: str
) -> None:
    ana, bob = phone(height=664), phone(height=664)
    bob.goto(f"/{open_room(ana)}")
    enter(bob, "Bob")
    screen = phone(f"/table{ana.evaluate('location.pathname')}", 1920, 1080)
    ana.get_by_test_id("fill").click()
    ana.get_by_test_id("brief-first").click()
    ana.get_by_test_id("start").click()
    for page in (ana, bob, screen):
        looking(page, "briefing")
        expect(page.get_by_test_id("briefing")).to_contain_text("Un mot chacun")
    expect(screen.get_by_test_id("briefing").locator("svg")).to_have_count(4)
    judge(bob, axe)
    seen(ana, bob)
    for page in (ana, bob, screen):
        expect(page.get_by_test_id("briefing")).to_have_count(0)


def test_the_airlock_belongs_to_the_day_and_the_night_falls_after_it(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = sporz.open_table(house, sporz.QUICK)
    screen = phone(f"/table/{code}", 1920, 1080)
    pages = sporz.take_seats(phone, code, people=4, bots=0)
    sporz.elect(pages, 0)
    for page in (*pages, screen):  # the voices in the order of the seats, and then the chief
        looking(page, "election")
        expect(page.get_by_test_id("chosen")).to_be_visible()
    judge(pages[1], axe)
    seen(*pages)
    sporz.live_a_night(pages)
    for page in pages:
        expect(page.locator('[data-phase="enquiring"]')).to_be_visible()
        page.get_by_test_id("to-vote").click()
        sporz.choose(page, "blank" if page is pages[3] else 3)
    for page in pages:
        looking(page, "airlock")
        expect(page.get_by_test_id("headline")).to_have_text("Le sas s’ouvre.")
        expect(page.get_by_role("timer")).to_have_count(0)
        leaves = "Vous partez par le sas" if page is pages[3] else "Dora part par le sas"
        expect(page.get_by_role("heading", name=leaves)).to_be_visible()
    looking(screen, "airlock")
    expect(screen.get_by_role("heading", name="Dora part par le sas")).to_be_visible()
    judge(pages[0], axe)
    judge(screen, axe)
    seen(*pages[:3])
    expect(pages[3].get_by_text("3 sur 4 ont vu.")).to_be_visible()
    pages[0].set_viewport_size({"width": 320, "height": 568})
    told = pages[0].get_by_text("3 sur 4 ont vu.").bounding_box()
    assert told and told["height"] < 24  # one line
    looking(pages[0], "airlock")
    seen(pages[3])
    for page in pages[:3]:
        expect(page.locator('.ship[data-wave="mutants"]')).to_be_visible()
        expect(page.get_by_role("timer")).to_have_count(1)
    expect(screen.locator("[data-interlude]")).to_have_count(0)


def test_who_play_at_one_desk_have_seen_when_they_say_so_there(
    phone: OpenPhone, house: str, axe: str
) -> None:
    """Nobody of them has a phone to say it on."""
    names, code = ["Ana", "Bob", "Cléo", "Dora"], dauphin.open_table(house, cards=True)
    desk = real_cards.open_desk(phone, code, names)
    desk.get_by_test_id("start").click()
    real_cards.board(desk, names)
    looking(desk, "team")
    expect(desk.locator("h1")).to_have_text("Chaque équipe fait connaissance.")
    expect(desk.get_by_test_id("turn")).to_have_count(0)  # nobody's turn yet
    judge(desk, axe)
    expect(desk.get_by_test_id("seen")).to_be_in_viewport()
    seen(desk)
    expect(desk.get_by_test_id("looking")).to_have_count(0)
    expect(desk.locator('[data-move="Call"]').first).to_be_visible()


def test_a_report_stays_until_it_is_read_and_can_be_read_on_the_screens_that_follow(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = dauphin.open_table(house)
    screen = phone(f"/table/{code}", 1920, 1080)
    pages = dauphin.aboard(phone, code, 3)
    for page in pages:
        dauphin.act(page)  # a badge
    for page in pages:  # one's team, its side and its goal
        page.locator('[data-interlude="team"]').get_by_test_id("seen").click()
    for page in pages:
        expect(page.locator("[data-interlude]")).to_have_count(0)
    for _ in rounds(pages[0], "nobody is out there"):
        if pages[0].locator('[data-interlude="report"]').count():
            break
        for page in pages:
            dauphin.act(page)
    for page in (*pages, screen):
        looking(page, "report")
        expect(page.get_by_role("heading", name="Rapport d’incident nº 1")).to_be_visible()
    judge(pages[0], axe)
    seen(*pages)
    dauphin.play_until(pages, "staking", order="sink")
    for page in pages:
        line = page.get_by_test_id("report-line")
        expect(line).to_be_in_viewport()
        expect(line).to_contain_text("Sortie 1.")
    judge(pages[0], axe)


@pytest.mark.parametrize("ready", [True, False])
def test_a_bot_captain_waits_until_people_are_ready_and_not_for_ever(
    phone: OpenPhone, house: str, ready: bool
) -> None:
    pages = dauphin.aboard(phone, dauphin.open_table(house), 3)
    for page in pages:
        dauphin.act(page)  # a badge
    seen(*pages)  # one's team
    dauphin.all_in(pages, "calling")
    captain = dauphin.asked(pages)
    people = [page for page in pages if page is not captain]
    dauphin.act(captain)
    dauphin.all_in(pages, "sending")
    open_menu(captain)
    captain.get_by_role("button", name="Quitter la table").click()
    captain.get_by_role("button", name="Quitter la table").click()  # it asks once
    for _ in rounds(people[0], "the bridge does not open"):
        if people[0].locator('[data-interlude="council"]').count():
            break
        for page in people:
            if page.locator('[data-interlude="report"]').get_by_test_id("seen").count():
                seen(page)
            else:
                dauphin.act(page)
    for page in people:
        looking(page, "council")
    let_pass(house, 59)
    first, second = people
    seen(first)
    expect(second.get_by_text("1 sur 2")).to_be_visible()
    dauphin.all_in(people, "ordering")  # it has not decided anything yet
    if ready:
        seen(second)
    else:
        let_pass(house, 1)
    for page in people:
        expect(page.locator("[data-interlude]")).to_have_count(0)
        expect(page.locator('[data-phase="ordering"]')).to_have_count(0)  # and now it has


def test_a_drawn_card_is_for_the_eyes_of_one_and_the_ship_follows_who_plays(
    phone: OpenPhone, house: str, axe: str
) -> None:
    pages = [phone(width=390, height=664) for _ in range(3)]
    code = lucky.open_room(pages[0])
    for page, name in zip(pages[1:], ("Bob", "Cléo"), strict=True):
        page.goto(f"/{code}")
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator('[data-phase="turning"]').wait_for()

    def drawn() -> Page:
        asked = [page.locator('[data-move="Draw"]') for page in pages]
        until(pages[0], lambda: any(draw.count() for draw in asked), "nobody draws")
        first = next(page for page, draw in zip(pages, asked, strict=True) if draw.count())
        where = first.locator(".liner").get_attribute("data-look")
        for page in pages:  # all look at who plays
            expect(page.locator(".liner")).to_have_attribute("data-look", where or "nowhere")
        first.locator('[data-move="Draw"]').click()
        first.get_by_test_id("drawn").wait_for()
        return first

    first = drawn()
    for page in pages:
        expect(page.get_by_test_id("drawn")).to_have_count(int(page is first))
    expect(first.get_by_test_id("drawn-card")).to_have_count(0)
    judge(first, axe)
    first.get_by_test_id("drawn").hover()
    first.mouse.down()
    expect(first.get_by_test_id("drawn-card")).to_be_visible()
    first.mouse.up()
    expect(first.get_by_test_id("drawn-card")).to_have_count(0)
    for _ in rounds(first, "one's turn does not come again"):
        if first.locator('[data-move="Draw"]').count():
            break
        for page in pages:
            page.evaluate(lucky.SEEN)
        for page in pages:
            if page is not first and page.locator('[data-move="Draw"]').count():
                page.locator('[data-move="Draw"]').click()
                settled(page)
    expect(first.get_by_test_id("drawn")).to_have_count(0)
    since = first.get_by_test_id("since")
    expect(since).to_contain_text("Depuis votre dernier tour")
    since.locator("summary").click()
    expect(since.get_by_role("listitem").first).to_be_visible()
    judge(first, axe)


def test_alone_with_bots_a_call_of_the_night_ends_with_ones_own_tap(
    phone: OpenPhone, house: str
) -> None:
    """The house's clock stands still: nothing else could end it."""
    (page,) = sporz.take_seats(phone, sporz.open_table(house, sporz.SLOW), people=1, bots=7)
    sporz.elect([page], 0)
    seen(page)
    expect(page.locator('.ship[data-wave="mutants"]')).to_be_visible()
    for _ in rounds(page, "the night does not end"):
        if sporz.phase(page) != "waking":
            break
        settled(page)
        sporz.quick_tap(page, 0)


def test_at_home_nights_are_quick_and_the_room_offers_it_to_people(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = sporz.open_table(house, {})
    pages = [phone(f"/{code}", 390, 664) for _ in range(2)]
    enter(pages[0], "Ana")
    expect(pages[0].get_by_test_id("where")).to_have_count(0)
    enter(pages[1], "Bob")
    home = pages[0].get_by_role("radio", name="Chacun chez soi")
    home.click()
    expect(home).to_have_attribute("aria-checked", "true")
    expect(pages[1].get_by_test_id("where")).to_have_count(0)
    pages[1].locator("details", has=pages[1].locator("[data-option]")).locator("summary").click()
    expect(pages[1].locator('[data-option="quick_nights"]')).to_contain_text("oui")
    judge(pages[0], axe)


def test_a_turn_in_which_nothing_is_left_to_do_ends_by_itself_alone_with_bots(
    phone: OpenPhone, house: str
) -> None:
    page, sent = phone("/", 390, 664), list[str]()
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    page.goto(f"/{boats.open_table(house)}")
    enter(page, "Ana")
    page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    boats.aim(page, "A5")
    me = boats.crew_of([page])
    boats.may_go(me).first.wait_for()
    for event, on in (("pointerdown", "true"), ("pointerup", "false")):  # a finger rests
        page.locator(".stage .hits").first.dispatch_event(event)
        hurry = f'{{"type":"Hurry","on":{on}}}'
        until(page, lambda hurry=hurry: hurry in sent, "bots are not asked to hurry")
    page.locator(f'[data-move="Course"]{boats.OPEN}').first.click()
    page.locator(f'[data-move="Charge"]{boats.OPEN}').first.click()
    page.locator('[data-light][role="button"]').first.click()
    boats.may_go(me).first.wait_for()  # nobody has touched EndTurn, and the bot has played


def test_a_torpedo_is_a_stop_and_then_its_answer_on_every_screen(
    phone: OpenPhone, house: str, axe: str
) -> None:
    code = boats.open_table(house, mode="turns")
    screen = phone(f"/table/{code}", 1920, 1080)
    yellow, blue = boats.two_crews(phone, code, 2)
    for crew, cell in ((yellow, "A5"), (blue, "A8")):
        boats.aim(crew.captain, cell)
    crews = boats.in_order(yellow, blue)
    for at in range(3):
        for crew in crews:
            boats.order(crew, *(sonar.YELLOW if crew is yellow else sonar.BLUE)[at])
            if crew is yellow and at == 2:
                break
            sonar.end_turn(crew)
        else:
            continue
        break
    sonar.fire(yellow, boats.position(blue).inner_text())
    for page in (yellow.captain, blue.captain, screen):
        looking(page, "blast")
        blast = page.get_by_test_id("blast")
        expect(blast.get_by_role("alert")).to_contain_text("STOP")
        expect(blast).to_have_attribute("data-answered", "true")
        expect(blast).to_contain_text("impact direct, deux dégâts")
        if page is yellow.captain:  # who fired is not hurt
            expect(blast).not_to_have_attribute("data-alarm", "true")
        else:
            expect(blast).to_have_attribute("data-alarm", "true")
        judge(page, axe)
    seen(yellow.captain, blue.captain)
    expect(screen.locator("[data-interlude]")).to_have_count(0)
    expect(yellow.captain.locator('[data-move="EndTurn"]')).to_be_visible()
