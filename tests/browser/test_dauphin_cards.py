"""Dauphin with real cards: a device in the middle scans them, or reads their codes."""

from __future__ import annotations

import json
import shutil
from importlib.resources import files
from pathlib import Path

import pytest
import segno
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import FLAGS, OpenPhone, watch
from tests.browser.test_dauphin import act, open_table
from tests.browser.test_plain import enter, judge, phase

pytestmark = pytest.mark.browser

CODES: dict[str, str] = json.loads(
    files("huisclos.games.dauphin").joinpath("codes.json").read_text()
)["codes"]
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


def film(path: Path, cards: list[str]) -> Path:
    """Card after card, each for two thirds of a second, round and round."""
    head = f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F3:1 Ip A1:1 C420\n".encode()
    shown = (picture(f"https://another.house.example/card/{CODES[card]}") for card in cards)
    path.write_bytes(head + b"".join(frame * 2 for frame in shown))
    return path


def show_code(desk: Page, code: str) -> None:
    desk.get_by_test_id("card-code").fill(code)
    desk.get_by_test_id("card-go").click()


def test_real_cards_are_scanned_dealt_sent_and_a_wrong_one_is_refused(
    phone: OpenPhone, house: str, browser: Browser, axe: str, tmp_path: Path
) -> None:
    video = film(tmp_path / "cards.y4m", [card for card in CODES if card not in BOX])
    camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"]
    camera += [f"--use-file-for-fake-video-capture={video}"]
    chromium = browser.browser_type.launch(
        executable_path=shutil.which("chromium"), args=[*FLAGS, *camera]
    )
    context = chromium.new_context(
        base_url=house,
        locale="fr-FR",
        permissions=["camera"],
        viewport={"width": 820, "height": 1180},
        service_workers="block",
    )
    desk, errors = context.new_page(), list[str]()
    desk.set_default_timeout(15_000)
    watch(desk, errors)
    code = open_table(house, cards=True)
    desk.goto(f"/desk/{code}")
    for name in ("Ana", "Bob", "Cléo"):
        desk.locator("#desk-name").fill(name)
        desk.get_by_test_id("desk-add").click()
        expect(desk.get_by_role("listitem").filter(has_text=name)).to_be_visible()
    dora = phone(f"/{code}")
    enter(dora, "Dora")
    judge(desk, axe)
    desk.get_by_test_id("start").click()
    dora.locator("[data-phase]").wait_for()
    act(dora)
    for name in ("Ana", "Bob", "Cléo"):
        expect(desk.get_by_test_id("turn")).to_have_text(name)
        desk.locator('[data-move="TakeBadge"]').first.click()
        desk.get_by_test_id("confirm").click()

    why = desk.get_by_test_id("scan-why")
    show_code(desk, "ZZZZ")
    expect(why).to_contain_text("Ce n’est pas une carte de ce jeu")
    show_code(desk, CODES["micro"])
    expect(why).to_contain_text("Cette carte n’est pas de la partie")
    show_code(desk, CODES["rico"])
    expect(desk.get_by_test_id("boarded")).to_contain_text("Cette carte va")
    judge(desk, axe)
    desk.get_by_test_id("camera").click()
    expect(desk.locator('[data-phase="calling"]')).to_be_visible(timeout=60_000)

    dora.goto(f"/card/{CODES['rico']}")  # her own camera, when nobody waits for a card
    dora.get_by_test_id("play-card").click()
    expect(dora.get_by_text("Aucune carte n’est attendue")).to_be_visible()
    dora.goto(f"/{code}")

    walked = {"calling", "sending"}
    while phase(desk) in walked:
        if phase(desk) == "sending" and desk.get_by_test_id("camera").count():
            expect(desk.locator('[data-phase="sending"]')).to_have_count(0, timeout=30_000)
        elif phase(desk) == "calling" and desk.locator('[data-move="Call"]').count():
            desk.locator('[data-move="Call"]').first.click()
            desk.get_by_test_id("confirm").click()
        else:
            act(dora)
        desk.wait_for_timeout(100)
    expect(desk.locator('[data-phase="departing"]')).to_be_visible()
    (desk if desk.get_by_test_id("confirm").count() else dora).get_by_test_id("confirm").click()
    expect(desk.get_by_role("heading", name="Rapport d’incident nº 1").first).to_be_visible()
    chromium.close()
    assert errors == []
