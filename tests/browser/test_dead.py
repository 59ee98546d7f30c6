"""The dead talk, bet, stamp and see all if they chose to, and nothing of it reaches anybody else:
every frame is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from huisclos.games.sporz.state import Enquiring
from huisclos.kernel import encode
from huisclos.server.identity import mark
from huisclos.store import SqliteStore
from tests.browser.conftest import OpenPhone, serving
from tests.browser.test_plain import judge
from tests.kept import record
from tests.kept.record import NAMES, Evening, Kind

pytestmark = pytest.mark.browser

CODE, TABLE = "DEAD", "d" * 32
LINE = "c’était moi le médecin"
SEEN, LAST = "je vois tout", "je ne vois rien"
UNHEARD = (LINE, SEEN, LAST, "ghosts", "seers", "Onlooking", "Wager")
MOVES = 3000


def token(name: str) -> str:
    return f"{mark(TABLE, 'seat')}.{NAMES.index(name)}"


def evening() -> Evening:
    """A ship that two have left; it is day, and the others talk."""
    table = Evening(Kind("sporz", 7, 0, {"quick_nights": True}, seed=3), CODE)
    table(record.gathering.start, record.OWNER)
    for _ in range(MOVES):
        state = table.sitting.state
        if len(state.dead) >= 2 and isinstance(state.phase, Enquiring):
            return table
        table.now += 1
        table.move()
    raise AssertionError("nobody dies")


async def keep(store: Path, table: Evening) -> None:
    kept = SqliteStore(store)
    done = asyncio.get_running_loop().create_future()
    kept.append(TABLE, 0, [*map(encode, table.records)], done.set_result, code=CODE)
    assert await done is None
    kept.close()


class Ship:
    def __init__(self, address: str, dead: list[str], living: str) -> None:
        self.address, self.dead, self.living = address, dead, living


@pytest.fixture(scope="module")
def ship(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ship]:
    store = tmp_path_factory.mktemp("ship") / "tables.db"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(record, "token", token)
        patch.setattr(record, "ODD", 10**9)  # nobody is late, nothing is taken back
        table = evening()
    with ThreadPoolExecutor(1) as aside:  # a browser's loop runs in this thread
        aside.submit(lambda: asyncio.run(keep(store, table))).result()
    names = table.sitting.names
    dead = [names[corpse.seat] for corpse in table.sitting.state.dead]
    living = names[table.sitting.state.living[0]]
    with serving(store) as address:
        yield Ship(address, dead, living)


def frames_of(page: Page) -> list[str]:
    heard: list[str] = []
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: heard.append(str(frame))),
    )
    return heard


def test_the_dead_talk_and_nothing_of_it_reaches_the_living(
    phone: OpenPhone, axe: str, ship: Ship
) -> None:
    pages = {name: phone("/") for name in (*ship.dead[:2], ship.living)}
    heard = {name: frames_of(page) for name, page in pages.items()}
    screen = phone("/", 1920, 1080)
    watched = frames_of(screen)
    for name, page in pages.items():
        page.goto(f"{ship.address}/{CODE}#seat={token(name)}")
        page.locator(".ship").first.wait_for()
    screen.goto(f"{ship.address}/table/{CODE}")
    expect(screen.locator("h1")).not_to_be_empty()
    one, other = (pages[name] for name in ship.dead[:2])
    for page in (one, other):
        expect(page.locator("[data-place]")).to_have_attribute("data-place", "ghosts")
    expect(pages[ship.living].locator("[data-place]")).to_have_attribute("data-place", "day")
    judge(one, axe)
    one.locator("[data-eyes=blind]").click()  # who has not said so yet is blind too
    other.get_by_label("Fermer", exact=True).click()
    one.get_by_test_id("say").fill(LINE)
    one.keyboard.press("Enter")
    expect(other.get_by_text(LINE)).to_be_visible()
    assert any("ghosts" in frame for frame in heard[ship.dead[1]])
    # One sees all, the other stays blind; both bet, and each reads their own room alone.
    other.get_by_test_id("aside").click()
    other.locator("[data-eyes=open]").click()
    expect(other.get_by_test_id("truth")).to_be_visible()
    other.get_by_label("Fermer", exact=True).click()
    expect(other.locator("[data-place]")).to_have_attribute("data-place", "seers")
    one.get_by_test_id("aside").click()
    one.locator("[data-bet=mutant] [data-answer]").first.click()
    expect(one.locator("[data-bet=mutant] [aria-pressed=true]")).to_have_count(1)
    judge(one, axe)
    one.get_by_label("Fermer", exact=True).click()
    other.get_by_test_id("say").fill(SEEN)
    other.keyboard.press("Enter")
    expect(other.get_by_text(SEEN)).to_be_visible()
    one.get_by_test_id("say").fill(LAST)
    one.keyboard.press("Enter")
    expect(one.get_by_text(LAST)).to_be_visible()
    assert not [frame for frame in heard[ship.dead[0]] if SEEN in frame or "seers" in frame]
    assert not [frame for frame in heard[ship.dead[1]] if LAST in frame]
    for silent in (heard[ship.living], watched):
        assert silent and not [frame for frame in silent if any(w in frame for w in UNHEARD)]
    suspects(pages[ship.living], axe)


def suspects(page: Page, axe: str) -> None:
    """A board of one's own shows while one holds, and tells the house nothing."""
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url))
    page.get_by_label("Menu de la table").click()
    page.get_by_test_id("suspicions-open").click()
    board, hold = page.get_by_test_id("suspicions"), page.get_by_test_id("hold-suspicions")
    board.locator("[data-suspect]").first.click()
    board.locator("[data-mark]").nth(1).click()
    expect(board.locator(".mark")).to_have_count(0)
    judge(page, axe)
    hold.focus()
    page.keyboard.down("Enter")
    expect(board.locator(".mark").first).to_be_visible()
    page.keyboard.up("Enter")
    expect(board.locator(".mark")).to_have_count(0)
    hold.hover()
    page.mouse.down()
    expect(board.locator(".mark").first).to_be_visible()
    page.mouse.up()
    expect(board.locator(".mark")).to_have_count(0)
    assert [url for url in sent if "/assets/" not in url] == []
