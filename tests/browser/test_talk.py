"""A long evening of talk: who comes late reads the last of it, and the rest when they want to."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from huisclos.wire.messages import PROTOCOL
from tests.browser.conftest import OpenPhone

pytestmark = pytest.mark.browser

# Three guests, each of whom says as much as one may at once.
CHATTER = """([code, protocol]) => Promise.all(['Zoé', 'Yann', 'Xavier'].map(
    (name, guest) => new Promise(done => {
        const line = new WebSocket(`ws://${location.host}/ws/${code}`);
        let said = 0;
        line.onopen = () => line.send(JSON.stringify({ type: 'Hello', protocol }));
        line.onmessage = ({ data }) => {
            const message = JSON.parse(data);
            if (message.type === 'Here' && said === 0) {
                said = 1;
                line.send(JSON.stringify({ type: 'Join', name }));
            } else if (message.type === 'Welcome' && message.token) {
                for (let number = 0; number < 50; number += 1)
                    line.send(JSON.stringify(
                        { type: 'Say', channel: 'lobby', text: `${name} dit ${number}` }));
            } else if (message.type === 'Talk' && message.lines.some(
                ({ text }) => text === `${name} dit 49`)) {
                line.close();
                done();
            }
        };
    })))"""


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_older_lines_come_when_they_are_asked_for(phone: OpenPhone, locale: str) -> None:
    page = phone("/", 390, 664, locale)
    made = page.request.post("/api/tables", data={"game": "infiltres", "options": {}}).json()
    page.evaluate(CHATTER, [made["code"], PROTOCOL])
    page.goto(f"/{made['code']}")
    page.locator("#name").fill("Ana")
    page.get_by_test_id("enter").click()
    page.get_by_test_id("lobby").locator("summary").click()
    lines, earlier = page.locator(".talk .line"), page.get_by_test_id("earlier")
    expect(lines).to_have_count(100)
    earlier.click()
    expect(lines).to_have_count(150)
    expect(earlier).to_have_count(0)
    page.get_by_test_id("say").fill("bonsoir")
    page.keyboard.press("Enter")
    expect(lines.last).to_contain_text("bonsoir")
    expect(lines).to_have_count(151)
