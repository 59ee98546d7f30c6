"""An evening with missions of one's own, so that a test knows every word; and what phones hear."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Page, WebSocket

from tests.browser.conftest import until
from tests.browser.test_plain import enter

PAIRS = [
    *(("girafe", "okapi"), ("violon", "harpe"), ("volcan", "geyser"), ("citron", "pamplemousse")),
    *(("moulin", "phare"), ("tulipe", "narcisse"), ("canoë", "gondole"), ("castor", "loutre")),
    *(("tambour", "cymbale"), ("igloo", "yourte")),
]
MISSION = "\n".join(f"{one} / {other}" for one, other in PAIRS)
ROLES = re.compile(r'"(disciple|infiltrator|journalist)"(?!:)')  # values, not names of fields
TELLS_ROLE = re.compile(r'\{"type":"Eliminated"[^{}]*\}')


class Overheard:
    """Every frame that one phone receives."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def until_the_end(self, page: Page) -> None:
        over = "this phone did not hear that the mission ended"
        until(page, lambda: any('"MissionEnded"' in frame for frame in self.frames), over)

    def result(self) -> dict[str, Any]:
        """How the mission ended, as this phone was told."""
        for frame in self.frames:
            board = json.loads(frame).get("public") or {}
            if board.get("result"):
                found: dict[str, Any] = board["result"]
                return found
        raise AssertionError("this phone was never told how the mission ended")

    def secrets(self, own: set[str], at_the_end: set[str]) -> list[str]:
        """What was heard and should not have been: a role before it was told, a word that is not
        among one's `own`; once the mission is over, none but those of `at_the_end`."""
        found, over = [], False
        for frame in self.frames:
            over = over or '"MissionEnded"' in frame
            hidden = {word for pair in PAIRS for word in pair} - own
            text = TELLS_ROLE.sub("", frame)
            if over:
                hidden -= at_the_end
            elif ROLES.search(text):
                found.append(f"a role: {frame[:300]}")
            found += [f"{word}: {frame[:300]}" for word in hidden if word in text]
        return found


def open_room(page: Page) -> str:
    """In any language."""
    page.locator('button[data-game="infiltres"]').click()
    page.get_by_test_id("begin-friends").click()
    return page.get_by_test_id("code").inner_text()


def supply(page: Page, content: str = MISSION) -> None:
    fold = page.locator("details", has=page.locator("textarea"))
    fold.locator("summary").click()
    fold.locator("textarea").fill(content)
    fold.locator(".btn").first.click()
    fold.locator(".btn--quiet").wait_for()  # the table plays them


def sit_down(page: Page, url: str, name: str) -> None:
    page.goto(url)
    enter(page, name)
