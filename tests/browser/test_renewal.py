"""A page and a house that do not speak alike: the page of the past is told, and ours gets itself
anew and is back in its seat. All of it over plain http."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from huisclos.wire.messages import PROTOCOL
from tests.browser.conftest import OpenPhone, until
from tests.past import phone_1

pytestmark = pytest.mark.browser

PAST = Path(phone_1.__file__).parent
VISIT = """code => new Promise(told => {
    const state = new page1.TableState();
    const line = new page1.Line(state, {
        connect: () => new WebSocket(`ws://${location.host}/ws/${code}`),
        exists: async () => true,
        changed: () => state.gone && told(state.gone.key),
    });
    line.open();
})"""


def open_table(page: Page) -> str:
    answer = page.request.post("/api/tables", data={"game": "infiltres", "options": {}})
    return str(answer.json()["code"])


class Between:
    """Stands between a page and the house, which says from now on that it speaks more."""

    def __init__(self, page: Page) -> None:
        self.greetings: list[dict[str, object]] = []
        self.newer = False
        page.route_web_socket("**/ws/*", self.carry)

    def carry(self, line: WebSocketRoute) -> None:
        house = line.connect_to_server()

        def tell(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "Welcome" and self.newer:
                message["protocol"] = PROTOCOL + 1
            line.send(json.dumps(message))

        def ask(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "Hello":
                self.greetings.append(message)
            house.send(text)

        house.on_message(tell)
        line.on_message(ask)


def test_the_page_of_protocol_1_is_sent_away_with_a_sentence_that_it_has(phone: OpenPhone) -> None:
    page = phone()
    script = (PAST / "page_1.js").read_text(encoding="utf-8")
    key = page.evaluate(f"{script}; ({VISIT})({json.dumps(open_table(page))})")
    assert key == "bad-message"
    assert key in (PAST / "refusals_1.txt").read_text(encoding="utf-8").split()


def test_a_page_that_meets_a_newer_house_reloads_once_and_is_back_in_its_seat(
    phone: OpenPhone,
) -> None:
    page = phone()
    between = Between(page)
    page.goto(f"/{open_table(page)}")
    page.get_by_role("textbox").fill("Ana")
    page.get_by_test_id("enter").click()
    seats = page.get_by_test_id("seats")
    expect(seats).to_contain_text("Ana")
    page.get_by_test_id("lobby").locator("summary").click()
    page.get_by_test_id("say").fill("I was about to s")

    page.clock.install()
    between.newer = True
    page.evaluate("dispatchEvent(new Event('online'))")
    until(page, lambda: len(between.greetings) == 2, "the line did not come back")
    page.clock.run_for(2500)
    expect(page.get_by_test_id("say")).to_have_value("I was about to s")  # nothing is taken away

    page.get_by_test_id("say").fill("")
    page.clock.run_for(1000)
    until(page, lambda: len(between.greetings) == 3, "the page did not come anew")
    expect(seats).to_contain_text("Ana")
    assert between.greetings[2]["token"], "it did not come back to its seat"
    page.clock.run_for(2500)
    assert len(between.greetings) == 3, "it came anew again"
