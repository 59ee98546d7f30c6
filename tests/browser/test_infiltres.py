"""The screens of Infiltrés: secrets, refusals, votes, and every phase under axe."""

from __future__ import annotations

import json
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone, rounds, turn_to
from tests.browser.evening import MISSION, supply
from tests.browser.test_plain import WORDS, act, enter, judge, open_room, phase, play_until

pytestmark = pytest.mark.browser


def three_phones(phone: OpenPhone, width: int = 390, content: str = "") -> list[Page]:
    """Ana, Bob and Cléo, with their first mission open."""
    pages = [phone("/", width, 844), phone(), phone()]
    code = open_room(pages[0])
    if content:
        supply(pages[0], content)
    for page, name in zip(pages[1:], ("Bob", "Cléo"), strict=True):
        page.goto(f"/{code}")
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    for page in pages:
        page.locator("[data-phase]").wait_for()
    return pages


def held_word(page: Page) -> str:
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    word = page.get_by_test_id("secret-word").inner_text()
    page.mouse.up()
    return word


def test_a_word_is_on_the_page_only_while_the_folder_is_held(phone: OpenPhone) -> None:
    pages = three_phones(phone, content=MISSION)  # words that no page says by itself
    play_until(pages, [*WORDS], "speaking")
    page = pages[1]  # Ana has typed them
    word = held_word(page)
    assert word.lower() in MISSION
    expect(page.get_by_test_id("secret-word")).to_have_count(0)
    page.get_by_test_id("hold").focus()
    page.keyboard.down("Enter")
    expect(page.get_by_test_id("secret-word")).to_have_text(word, ignore_case=True)
    page.keyboard.up("Enter")
    expect(page.get_by_test_id("secret-word")).to_have_count(0)
    turn_to(page, "log")
    expect(page.get_by_text("Tour 1.")).to_be_visible()
    assert word.lower() not in page.content().lower()


# How many lines the writing in something takes.
LINES = """it => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}"""


def test_a_clue_is_refused_under_its_field_and_no_screen_breaks_a_long_one(
    phone: OpenPhone,
) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "speaking")
    speaker = next(page for page in pages if page.get_by_test_id("free-text").count())
    speaker.get_by_test_id("free-text").fill(held_word(speaker))
    speaker.get_by_test_id("send").click()
    expect(speaker.locator("#clue-why")).to_contain_text("C’est votre mot de passe")
    expect(speaker.get_by_test_id("toast")).to_have_count(0)
    speaker.get_by_test_id("free-text").fill("particulier")
    speaker.get_by_test_id("send").click()
    for page in pages:
        expect(page.get_by_role("cell", name="particulier")).to_be_visible()
    wall = phone(f"/table/{speaker.url.rsplit('/', 1)[1]}", 1920, 1080)
    clue = wall.get_by_text("particulier", exact=True)
    expect(clue).to_be_visible()
    assert clue.evaluate(LINES) == 1


# The line of a page, for who would use it by hand.
KEPT_LINE = """(() => {
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) { window.line = this; send.call(this, text); };
})()"""
STAMP = """line.send(JSON.stringify(
    { type: 'PutStamp', channel: 'table', about: 0, stamp: 'ouch' }
))"""


def stamps_only_in_the_debate(pages: list[Page]) -> None:
    """On clues, once all are in: before it and in the vote no page offers one, and who sends one
    all the same is refused."""
    ana, bob, cleo = pages
    bob.add_init_script(KEPT_LINE)
    bob.reload()
    for moment, offered in (("speaking", 0), ("debating", 2), ("voting", 0)):
        play_until(pages, [*WORDS], moment)
        for page in pages:
            expect(page.locator("[data-phase]")).to_have_attribute("data-phase", moment)
            expect(page.get_by_test_id("put-stamp")).to_have_count(offered)
        if offered:
            bob.locator('[data-stamps="0"]').get_by_test_id("put-stamp").click()
            bob.locator('[data-stamp="ouch"]').click()
            for page in (ana, cleo):
                expect(page.locator('[data-stamps="0"] .put')).to_have_count(1)
        else:
            bob.evaluate(STAMP)
            expect(bob.get_by_test_id("toast")).to_contain_text("Pas de tampon en ce moment")
            bob.get_by_test_id("toast").get_by_role("button").click()
            expect(bob.get_by_test_id("toast")).to_have_count(0)


def test_a_sealed_vote_can_be_changed_and_the_ballots_are_opened_for_all(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    stamps_only_in_the_debate(pages)
    ana, *others = pages
    confirm = ana.get_by_test_id("confirm")
    ana.locator('[data-move="Vote"]').first.click()
    confirm.click()
    expect(confirm).to_have_text("Vote scellé")
    ana.locator('[data-move="Vote"][data-target="blank"]').click()
    confirm.click()
    expect(confirm).to_have_text("Vote scellé")
    for page in others:  # both name her
        page.locator('[data-move="Vote"][data-target="0"]').click()
        page.get_by_test_id("confirm").click()
    for page in pages:
        page.get_by_text("Revoir le dernier vote").click()  # two are left: the mission is over
        opened = page.get_by_role("region", name="Dépouillement")
        expect(opened.get_by_text("blanc")).to_be_visible()
        expect(opened.get_by_text("sort de la mission").last).to_be_visible()


def test_in_the_next_round_the_clues_lie_above_the_last_count(phone: OpenPhone) -> None:
    pages = three_phones(phone)
    play_until(pages, [*WORDS], "voting")
    for page in pages:  # nobody leaves: another round
        page.locator('[data-move="Vote"][data-target="blank"]').click()
        page.get_by_test_id("confirm").click()
    for page in pages:
        below = page.locator('[data-phase="speaking"] [data-region="clues"] ~ .whole')
        count = below.get_by_role("region", name="Dépouillement")
        expect(count.get_by_text("blanc, ne compte pas")).to_be_visible()


def test_axe_finds_nothing_in_any_phase(phone: OpenPhone, axe: str) -> None:
    pages = three_phones(phone, width=320)
    words, judged = [*WORDS], set[str]()
    for _ in rounds(pages[0], "the mission does not end"):
        if "debriefing" in judged:
            break
        if (now := phase(pages[0])) not in judged:
            judge(pages[0], axe)
            judged.add(now)
        for page in pages:
            if (now := phase(page)) in judged:
                act(page, words, now)
    assert judged == {"picking", "speaking", "debating", "voting", "debriefing"}


@pytest.mark.parametrize(
    ("portrait", "remark"),
    [("Jo", "allait pourtant bien"), ("Inès", "Bien vu"), ("Karim", "ne dit rien")],
)
def test_the_lesson_says_what_there_was_to_see_whomever_one_votes_for(
    phone: OpenPhone, axe: str, portrait: str, remark: str
) -> None:
    page = phone("/", 390, 664)
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-learn").click()
    held_word(page)
    page.get_by_test_id("next").click()
    expect(page.get_by_text("c’est peut-être vous")).to_be_visible()
    page.get_by_test_id("free-text").fill("lumière")
    page.get_by_test_id("send").click()
    expect(page.get_by_role("cell", name="farine")).to_be_visible()
    page.get_by_test_id("next").click()
    page.get_by_role("radio", name=portrait).click()
    page.get_by_role("button", name=f"Voter contre {portrait}").click()
    expect(page.get_by_role("status").filter(has_text=remark)).to_be_visible()
    page.get_by_test_id("next").click()
    expect(page.get_by_text("Karim propose « bateau »", exact=False)).to_be_visible()
    judge(page, axe)
    page.get_by_test_id("next").click()
    expect(page.get_by_text("rien ne vous le dira", exact=False)).to_be_visible()


def test_what_was_said_aloud_can_be_written_down_and_all_read_it(
    phone: OpenPhone, house: str, axe: str
) -> None:
    wish = json.dumps({"game": "infiltres", "options": {"spoken": True, "clue": 0}}).encode()
    with urlopen(Request(f"{house}/api/tables", wish)) as answer:
        code = str(json.load(answer)["code"])
    pages = [phone(f"/{code}", 390, 664) for _ in range(3)]
    for page, name in zip(pages, ("Ana", "Bob", "Cléo"), strict=True):
        enter(page, name)
    pages[0].get_by_test_id("start").click()
    play_until(pages, [*WORDS], "speaking")
    speaker = next(page for page in pages if page.locator('[data-move="Spoken"]').count())
    speaker.locator('[data-move="Spoken"]').click()
    field = speaker.get_by_test_id("free-text")
    field.fill("deux mots")
    speaker.get_by_test_id("send").click()
    expect(speaker.locator("#clue-why")).to_contain_text("Un seul mot")
    judge(speaker, axe)
    field.fill("wombat")
    speaker.get_by_test_id("send").click()
    for page in pages:
        expect(page.get_by_role("cell", name="wombat")).to_be_visible()
    expect(field).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(320, 568), (390, 664)])
def test_a_stamp_is_as_high_as_a_finger_where_few_play(
    phone: OpenPhone, width: int, height: int
) -> None:
    page = phone("/", width, height)
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-alone").click()
    page.locator("[data-phase]").wait_for()
    play_until([page], [*WORDS], "debating")
    title = page.get_by_text("Votre mot de passe")
    assert title.evaluate("it => it.scrollWidth <= it.clientWidth")  # nothing of it is cut
    for stamp in page.get_by_test_id("put-stamp").all():
        box = stamp.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
    clues, foot = page.locator('[data-region="clues"]'), page.locator('[data-region="act"]')
    above, below = clues.bounding_box(), foot.bounding_box()
    assert above and below and above["y"] + above["height"] <= below["y"]
