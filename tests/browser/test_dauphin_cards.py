"""Dauphin with real cards: a device in the middle scans them, or reads their codes."""

from __future__ import annotations

import re
from io import BytesIO
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, FilePayload, Page, expect

from huisclos.games.dauphin.nouns.cards import TRAITS
from tests.browser.conftest import CHROMIUM, FLAGS, OpenPhone, new_context, rounds, settled, watch
from tests.browser.test_dauphin import act, all_in, open_table
from tests.browser.test_plain import enter, judge, phase

pytestmark = pytest.mark.browser

CODES = {str(card): traits.code for card, traits in TRAITS.items()}
BOX = {"toresse", "lunette", "toutou", "micro"}  # not aboard, in an initiation of four
WIDTH, HEIGHT, SCALE = 320, 240, 6


def picture(text: str) -> bytes:
    """A card before the camera: one frame of raw video."""
    matrix = segno.make(text, error="m").matrix_iter(border=3)
    rows = [bytes(0 if dark else 255 for dark in row for _ in range(SCALE)) for row in matrix]
    top, left = (HEIGHT - len(rows) * SCALE) // 2, (WIDTH - len(rows[0])) // 2
    luma = bytearray(b"\xc8" * (WIDTH * HEIGHT))
    for at in range(len(rows) * SCALE):
        start = (top + at) * WIDTH + left
        luma[start : start + len(rows[0])] = rows[at // SCALE]
    return b"FRAME\n" + bytes(luma) + b"\x80" * (WIDTH * HEIGHT // 2)


def photograph(text: str) -> FilePayload:
    """A picture from a phone, of a card of one's own."""
    file = BytesIO()
    segno.make(text, error="m").save(file, kind="png", scale=12, border=4)
    return {"name": "card.png", "mimeType": "image/png", "buffer": file.getvalue()}


def film(path: Path, cards: list[str]) -> Path:
    """Card after card, each for a third of a second, round and round."""
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F6:1 Ip A1:1 C420\n".encode()
    shown = (picture(f"https://another.house.example/card/{CODES[card]}") for card in cards)
    path.write_bytes(head + b"".join(frame * 2 for frame in shown))
    return path


def seat_at(desk: Page, names: list[str]) -> None:
    for name in names:
        desk.locator("#desk-name").fill(name)
        desk.get_by_test_id("desk-add").click()
        expect(desk.get_by_role("listitem").filter(has_text=name)).to_be_visible()


def show_code(desk: Page, code: str) -> None:
    desk.get_by_test_id("card-code").fill(code)
    desk.get_by_test_id("card-go").click()


def test_real_cards_are_scanned_dealt_sent_and_a_wrong_one_is_refused(
    phone: OpenPhone, house: str, browser: Browser, axe: str, tmp_path: Path
) -> None:
    video = film(tmp_path / "cards.y4m", [card for card in CODES if card not in BOX])
    camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    camera += [f"--use-file-for-fake-video-capture={video}"]
    chromium = browser.browser_type.launch(executable_path=CHROMIUM, args=[*FLAGS, *camera])
    context = new_context(
        chromium,
        base_url=house,
        locale="fr-FR",
        permissions=["camera"],
        viewport={"width": 820, "height": 1180},
        service_workers="block",
    )
    desk, errors = context.new_page(), list[str]()
    watch(desk, errors)
    code = open_table(house, cards=True)
    desk.goto(f"/desk/{code}")
    seat_at(desk, ["Ana", "Bob", "Cléo"])
    dora = phone(f"/{code}")
    enter(dora, "Dora")
    judge(desk, axe)
    desk.get_by_test_id("start").click()
    dora.get_by_test_id("confirm").wait_for()
    act(dora)  # the first badge
    for name, badge in (("Ana", "mars"), ("Bob", "venus"), ("Cléo", "saturn")):
        expect(desk.get_by_test_id("turn")).to_have_text(name)
        desk.locator(f'[data-target="{badge}"]').click()
        desk.get_by_test_id("confirm").click()

    gather = desk.get_by_test_id("gather")  # which cards to take, before any is shown
    taken = gather.locator("[data-card]")
    expect(taken).to_have_count(len(CODES) - len(BOX))
    expect(gather.locator("section li")).to_have_count(len(BOX))
    taken.first.click()
    expect(taken.first).to_have_attribute("aria-pressed", "true")
    judge(desk, axe)
    desk.get_by_test_id("gathered").click()
    why = desk.get_by_test_id("scan-why")
    show_code(desk, "ZZZ")
    expect(why).to_contain_text("Ce n’est pas une carte de ce jeu")
    show_code(desk, CODES["micro"])
    expect(why).to_contain_text("Cette carte n’est pas de la partie")
    show_code(desk, CODES["rico"])
    expect(desk.get_by_test_id("scan-ask")).to_contain_text("Cette carte va")
    judge(desk, axe)
    desk.get_by_test_id("camera").click()
    expect(desk.locator('[data-phase="calling"]')).to_be_visible()

    dora.goto(f"/card/{CODES['rico']}")  # her own camera, when nobody waits for a card
    dora.get_by_test_id("play-card").click()
    expect(dora.get_by_text("Aucune carte n’est attendue")).to_be_visible()
    dora.goto(f"/{code}")

    for _ in rounds(desk, "nobody departs"):
        if phase(desk) not in ("calling", "sending"):
            break
        settled(desk)
        if phase(desk) == "sending" and desk.get_by_test_id("camera").count():
            expect(desk.locator('[data-phase="sending"]')).to_have_count(0)
        elif phase(desk) == "calling" and desk.locator('[data-move="Call"]').count():
            desk.locator('[data-move="Call"]').first.click()
            desk.get_by_test_id("confirm").click()
        else:
            act(dora)
    expect(desk.locator('[data-phase="departing"]')).to_be_visible()
    (desk if desk.get_by_test_id("confirm").count() else dora).get_by_test_id("confirm").click()
    expect(desk.get_by_text("Sortie 1.").first).to_be_visible()
    chromium.close()
    assert errors == []


def take_badges(desk: Page, names: list[str]) -> None:
    for name in names:
        expect(desk.get_by_test_id("turn")).to_have_text(name)
        desk.locator('[data-move="TakeBadge"]').first.click()
        desk.get_by_test_id("confirm").click()


def board(desk: Page, at_desk: list[str]) -> dict[str, list[str]]:
    """Everybody at the desk takes a badge, every card is shown: whose is which."""
    take_badges(desk, at_desk)
    desk.get_by_test_id("gathered").click()
    teams: dict[str, list[str]] = {}
    for card in CODES:
        if card in BOX:
            continue
        left = desk.locator("h1").inner_text()
        show_code(desk, CODES[card])
        expect(desk.locator("h1")).not_to_have_text(left)
        told = desk.get_by_test_id("scan-ask")
        if phase(desk) == "boarding" and (found := re.search("chez (.*)\\.", told.inner_text())):
            teams.setdefault(found[1], []).append(card)
    expect(desk.locator('[data-phase="calling"]')).to_be_visible()
    return teams


def open_desk(phone: OpenPhone, code: str, names: list[str]) -> Page:
    desk = phone(f"/desk/{code}", 820, 1180)
    seat_at(desk, names)
    return desk


# Two names and the start of a third, faster than any answer comes.
TYPE_FAST = """() => {
    const field = document.querySelector("#desk-name");
    const type = (name) => {
        field.value = name;
        field.dispatchEvent(new Event("input", { bubbles: true }));
    };
    for (const name of ["Ana", "Bob"]) {
        type(name);
        document.querySelector('[data-testid="desk-add"]').click();
    }
    type("Clé");
}"""


def test_names_typed_faster_than_the_server_answers_are_all_kept(
    phone: OpenPhone, house: str
) -> None:
    desk = phone(f"/desk/{open_table(house, cards=True)}", 820, 1180)
    desk.locator("#desk-name").wait_for()
    desk.evaluate(TYPE_FAST)
    for name in ("Ana", "Bob"):
        expect(desk.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    expect(desk.get_by_test_id("start")).to_be_visible()
    expect(desk.locator("#desk-name")).to_have_value("Clé")
    seat_at(desk, ["Cléo"])
    desk.get_by_test_id("start").click()
    take_badges(desk, ["Ana", "Bob", "Cléo"])  # all three play on this device


def test_a_captain_at_the_desk_has_a_walk_begun_again_twice(phone: OpenPhone, house: str) -> None:
    """[12]"""
    names = ["Ana", "Bob", "Cléo", "Dora"]
    desk = phone("/", 820, 1180)
    desk.add_init_script("delete Navigator.prototype.mediaDevices")  # as without https
    desk.goto(f"/desk/{open_table(house, cards=True)}")
    seat_at(desk, names)
    desk.get_by_test_id("start").click()
    teams = board(desk, names)
    first, restart = desk.get_by_role("listitem").first, desk.get_by_test_id("restart")
    for left in (2, 1, 0):
        expect(restart).to_have_count(0)  # nobody is out there
        desk.locator('[data-move="Call"]').first.click()
        desk.get_by_test_id("confirm").click()
        expect(first).to_contain_text("choisit")  # each seat at the desk hears of it by itself
        expect(desk.get_by_test_id("scan-ask")).to_have_text("Présentez la carte à envoyer.")
        called = desk.get_by_test_id("turn").inner_text()
        expect(first).to_contain_text(called)
        if left == 2:
            desk.get_by_test_id("card-photo").set_input_files(photograph("https://nowhere.example"))
            expect(desk.get_by_test_id("scan-why")).to_contain_text("Ce n’est pas une carte")
        desk.get_by_test_id("card-photo").set_input_files(photograph(CODES[teams[called][0]]))
        expect(first).to_contain_text("a envoyé")
        expect(desk.get_by_text("Vous", exact=True)).to_have_count(0)  # all look on
        expect(restart).to_have_count(1 if left else 0)
        if left:
            expect(restart).to_be_in_viewport()
            restart.click()
            expect(first).to_contain_text("à appeler")


def test_a_phone_plays_the_card_that_its_own_camera_has_read(phone: OpenPhone, house: str) -> None:
    """[18]"""
    names, code = ["Ana", "Bob", "Cléo"], open_table(house, cards=True)
    desk = open_desk(phone, code, names)
    dora = phone(f"/{code}")
    enter(dora, "Dora")
    desk.get_by_test_id("start").click()
    dora.get_by_test_id("real-cards").check()
    act(dora)  # her badge
    teams = board(desk, names)
    all_in([dora, desk], "calling")
    for caller in (dora, desk):  # a captain cannot call her own team: somebody else does then
        if caller.locator('[data-move="Call"]').count():
            whom = 0 if caller is dora else 3
            caller.locator(f'[data-move="Call"][data-target="{whom}"]').click()
            caller.get_by_test_id("confirm").click()
            expect(desk.locator('[data-phase="sending"]')).to_be_visible()
        if desk.get_by_test_id("card-code").count():
            show_code(desk, CODES[teams["Ana"][0]])
            expect(desk.locator('[data-phase="calling"]')).to_be_visible()
    dora.goto(f"/card/{CODES[teams['Ana'][-1]]}")
    dora.get_by_test_id("play-card").click()
    why = dora.get_by_role("alert")
    expect(why).to_contain_text("Cette carte n’est pas dans cette équipe")
    shape = why.bounding_box()
    assert shape and shape["width"] > shape["height"]  # not word under word
    dora.goto(f"/card/{CODES[teams['Dora'][0]]}")
    dora.get_by_test_id("play-card").click()
    expect(dora).to_have_url(f"{house}/{code}")
    expect(dora.get_by_role("list", name="Sas")).to_contain_text("votre carte")
