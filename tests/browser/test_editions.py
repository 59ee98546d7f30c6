"""A house whose rules have changed: what people read of the game they were in."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from huisclos.server.identity import digest
from huisclos.tables import Event, Record, log
from huisclos.tables.event import Joined, Started
from tests.browser.conftest import OpenPhone, serving
from tests.cli.recorded import keep
from tests.kept.test_editions import records_of

pytestmark = pytest.mark.browser

CODE, TOKEN = "KRBX", "ana"
GONE = 0  # an edition that no program judges


def by_other_rules() -> list[Record]:
    """A game by an edition that is gone; Ana's seat opens with TOKEN."""

    def otherwise(event: Event) -> Event:
        match event:
            case Started():
                return Started(GONE)
            case Joined(name="Ana"):
                return replace(event, token=digest(TOKEN))
        return event

    return [Record(record.at, otherwise(record.event)) for record in records_of("infiltres-typed")]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    store = tmp_path_factory.mktemp("house") / "tables.db"
    with ThreadPoolExecutor(1) as aside:  # a browser's loop runs in this thread
        aside.submit(lambda: asyncio.run(keep(store, "5afe", by_other_rules(), CODE))).result()
    with serving(store) as address:
        yield address


def test_the_room_says_that_its_game_was_put_away_and_another_one_begins(phone: OpenPhone) -> None:
    page, table = phone(f"/{CODE}#seat={TOKEN}"), phone(f"/table/{CODE}")
    expect(page.get_by_test_id("put-away")).to_contain_text("que cette maison ne joue plus")
    expect(table.get_by_role("contentinfo")).to_contain_text("que cette maison ne joue plus")
    expect(page.get_by_test_id("seats").get_by_role("listitem")).to_have_count(5)
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    expect(table.get_by_role("contentinfo")).not_to_contain_text("que cette maison")


def test_a_kept_game_by_rules_that_are_gone_is_told_as_it_stands(
    phone: OpenPhone, tmp_path: Path
) -> None:
    file = tmp_path / "kept.jsonl"
    file.write_text(log.dump(by_other_rules()), encoding="utf-8")
    page = phone("/replay")
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_test_id("unjudged")).to_contain_text("que ce programme ne juge plus")
    moves = page.get_by_test_id("moves").get_by_role("listitem")
    expect(moves.first).to_contain_text("Le sort")
    expect(moves.last).to_contain_text('"type":')
