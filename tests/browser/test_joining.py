"""How people come to a table: by its QR, by its link, by its code."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, expect

from huisclos.wire.messages import PROTOCOL
from tests.browser.conftest import OpenPhone, new_context, rounds, serving, type_code, until
from tests.browser.test_plain import enter, judge, open_room
from tests.server.house import get

pytestmark = pytest.mark.browser

CELL = 4  # pixels


def scanned(page: Page) -> str:
    """What a camera reads on the screen, as a path of the house that the test knows."""
    code = page.get_by_test_id("qr")
    return read(code.get_attribute("viewBox") or "", code.locator("path").get_attribute("d") or "")


def read(box: str, cells: str) -> str:
    size = int(box.split()[-1])
    dark = {(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)h1v1h-1z", cells)}
    width = size * CELL
    pixels = bytes(
        0 if (at % width // CELL, at // width // CELL) in dark else 255 for at in range(width**2)
    )
    (found,) = zxingcpp.read_barcodes(memoryview(pixels).cast("B", (width, width)))
    link = urlsplit(found.text)
    return f"{link.path}#{link.fragment}"


def test_a_scanned_code_leads_to_the_table_and_leaves_no_invitation_behind(
    phone: OpenPhone,
) -> None:
    ana, bob = phone(), phone()
    code = open_room(ana)
    link = scanned(ana)
    path, invitation = link.split("#i=")
    assert path == f"/{code}"
    asked = list[str]()
    bob.on("request", lambda request: asked.append(request.url))
    bob.goto(link)
    enter(bob, "Bob")
    assert bob.url.endswith(f"/{code}")
    assert asked and not [url for url in asked if invitation in url.partition("#")[0]]
    expect(ana.get_by_test_id("seats")).to_contain_text("Bob")


def test_the_screen_in_the_middle_shows_the_same_invitation(phone: OpenPhone) -> None:
    ana, screen = phone(), phone(width=1280, height=720)
    code = open_room(ana)
    screen.goto(f"/table/{code}")
    until(screen, lambda: scanned(screen) == scanned(ana), "they invite differently")


def test_a_pasted_link_needs_no_more_typing(phone: OpenPhone) -> None:
    ana, bob = phone(), phone()
    open_room(ana)
    bob.locator("#code").fill(f"http://house.example{scanned(ana)}")
    enter(bob, "Bob")


def test_a_house_with_many_tables_asks_for_longer_codes(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "house.db") as house,
        new_context(browser, base_url=house, locale="fr-FR") as context,
    ):
        page = context.new_page()
        page.goto("/")
        expect(page.locator("#code")).to_have_attribute("placeholder", "BCDF")
        codes = [
            page.request.post("/api/tables", data={"game": "infiltres"}).json()["code"]
            for _ in range(9)
        ]
        page.reload()
        expect(page.locator("#code")).to_have_attribute("placeholder", "BCDFG")
        page.locator("#code").fill(codes[-1])  # all letters: it enters by itself
        enter(page, "Ana")
        page.goto("/")
        type_code(page, codes[0])
        enter(page, "Ana")
        assert page.url.endswith(f"/{codes[0]}")


def test_who_types_where_many_were_wrong_is_told_how_long_to_wait_and_the_screen_to_scan(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        serving(tmp_path / "house.db") as house,
        new_context(browser, base_url=house, locale="fr-FR") as context,
    ):
        ana, bob = context.new_page(), context.new_page()
        ana.goto("/")
        open_room(ana)
        expect(ana.get_by_text("Scannez, ou tapez le code")).to_be_visible()
        for _ in range(60):
            get(f"{house}/api/tables/ZZZZ")
        expect(ana.get_by_text("taper ne passe plus")).to_be_visible()
        for _ in rounds(bob, "one may guess without end"):  # each second one more is looked up
            for _ in range(5):
                get(f"{house}/api/tables/ZZZZ")
            bob.goto("/ZZZZ")
            if "Réessayez dans" in bob.get_by_role("alert").inner_text():
                break
        bob.goto(scanned(ana))
        expect(bob.get_by_test_id("seats")).to_be_visible()  # the same browser: Ana's seat


MACHINE = """([code, protocol]) => new Promise((seated) => {
    const line = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${code}`);
    line.onopen = () => {
        line.send(JSON.stringify({ type: 'Hello', protocol }));
        line.send(JSON.stringify({ type: 'Join', name: 'Claude', machine: true }));
    };
    line.onmessage = ({ data }) => JSON.parse(data).token && seated();
})"""


def test_an_assistant_is_shown_as_one_and_cannot_be_given_the_table(phone: OpenPhone) -> None:
    ana = phone(height=664)
    code = open_room(ana)
    ana.evaluate(MACHINE, [code, PROTOCOL])
    expect(ana.get_by_text("Claude, un assistant IA, entre.")).to_be_visible()
    seat = ana.get_by_test_id("seats").locator("li", has_text="Claude")
    expect(seat).to_contain_text("assistant IA")
    seat.click()
    expect(ana.get_by_role("button", name="Retirer Claude")).to_be_visible()
    expect(ana.get_by_role("button", name=re.compile("Confier"))).to_have_count(0)


def test_after_a_removal_people_knock_and_are_let_in(phone: OpenPhone, axe: str) -> None:
    ana, bob = phone(height=664), phone(height=664)
    code = open_room(ana)
    link = scanned(ana)
    bob.goto(link)
    enter(bob, "Bob")
    ana.get_by_test_id("seats").get_by_text("Bob").click()
    ana.get_by_role("button", name="Retirer Bob").click()
    ana.get_by_test_id("sure").click()
    expect(bob.get_by_role("alert")).to_contain_text("Vous ne faites plus partie")
    until(ana, lambda: scanned(ana) != link, "the old invitation still opens")
    bob.goto(f"/{code}")
    bob.locator("#name").fill("Bob")
    expect(bob.get_by_test_id("enter")).to_have_text("Frapper")
    bob.get_by_test_id("enter").click()
    expect(bob.get_by_text("Vous avez frappé")).to_be_visible()
    expect(bob.get_by_test_id("enter")).to_be_disabled()
    expect(ana.get_by_test_id("knock")).to_contain_text("Bob frappe à la porte")
    judge(ana, axe)
    bob.reload()  # it is forgotten with the line
    expect(ana.get_by_test_id("knock")).to_have_count(0)
    bob.get_by_test_id("enter").click()
    ana.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(bob.get_by_test_id("seats")).to_be_visible()


def test_where_tables_take_a_key_it_is_typed_once(browser: Browser, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "house.db", 0, "--openers", "key") as house,
        new_context(browser, base_url=house, locale="fr-FR") as context,
    ):
        page = context.new_page()
        page.goto("/")
        page.locator('button[data-game="infiltres"]').click()
        page.get_by_test_id("begin-friends").click()
        expect(page.get_by_text("il faut une clé")).to_be_visible()
        expect(page.locator("#begin-key")).to_be_focused()
        page.locator("#begin-key").fill("BBBB-BBBB-BBBB")
        page.get_by_test_id("begin-friends").click()
        expect(page.locator("#begin-key")).to_have_accessible_description(re.compile("pas la clé"))
        page.locator("#begin-key").fill((tmp_path / "house.db.key").read_text().lower())
        page.get_by_test_id("begin-friends").click()
        page.get_by_test_id("code").wait_for()
        page.goto("/")
        open_room(page)  # it is kept
