"""What is said for everybody stands on the television: in the debate of Infiltrés with who has
openly suspected whom, by day in Sporz with what was declared, in Dauphin beside the
statements. What only some read never does."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from huisclos.games.dauphin.nouns import Options as Teams
from huisclos.games.infiltres.notes import VoteClosed
from huisclos.games.infiltres.nouns import Options as Case
from huisclos.games.sporz.nouns import Options as Crew
from huisclos.tables import Sitting
from tests.browser.conftest import OpenPhone, at_rest, turn_to
from tests.browser.evening import Overheard
from tests.browser.moments import NAMES, Moment, house_of
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser

LANGUAGES = ["fr-FR", pytest.param("en-GB", marks=pytest.mark.full)]

WALLS = ((1920, 1080), (1280, 720))
TOLD = {
    "fr-FR": ("Les soupçons", "Ce qui se dit"),
    "en-GB": ("Who suspects whom", "What is being said"),
}


def is_debated_again(sitting: Sitting) -> bool:
    """In a second round: somebody is out, and at the last count others were named by others."""
    board = sitting.board
    if board.phase != "debating" or board.round != 2 or len(board.out) != 1:
        return False
    closed = [told.note for told in sitting.state.story if isinstance(told.note, VoteClosed)]
    left = {*board.living}
    return any({ballot.voter, ballot.at} <= left for ballot in closed[-1].ballots)


def is_declared(sitting: Sitting) -> bool:
    board = sitting.board
    if board.phase != "enquiring" or sitting.showing is not None:
        return False
    return len(board.claimed) >= 3 and any(len(circle.seats) > 1 for circle in board.circles)


def is_argued(sitting: Sitting) -> bool:
    """The captain may give an order, and people have stated what they had outside."""
    board = sitting.board
    return board.phase == "ordering" and sitting.showing is None and len(board.claims) >= 3


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    moments = {
        "KRBV": Moment("infiltres", Case(6), is_debated_again),
        "KRBT": Moment("sporz", Crew(8), is_declared),
        "KRBD": Moment("dauphin", Teams(5), is_argued),
    }
    with house_of(moments, tmp_path_factory.mktemp("house")) as address:
        yield address


def say(page: Page, text: str, channel: str | None = None) -> None:
    if channel:
        page.locator(f'[data-channel="{channel}"]').click()
    page.get_by_test_id("say").fill(text)
    page.keyboard.press("Enter")
    expect(page.get_by_text(text).last).to_be_visible()


def fits(wall: Page, what: Locator) -> None:
    """Whole on a screen that nobody scrolls."""
    for width, height in WALLS:
        wall.set_viewport_size({"width": width, "height": height})
        at_rest(wall)
        box, foot = what.bounding_box(), wall.get_by_role("contentinfo").bounding_box()
        assert box and foot and box["y"] + box["height"] <= foot["y"]
        assert what.evaluate("it => parseFloat(getComputedStyle(it).fontSize)") >= 17


@pytest.mark.parametrize("locale", ["fr-FR", "en-GB"])
def test_the_television_shows_the_debate_and_who_has_openly_suspected_whom(
    phone: OpenPhone, axe: str, locale: str
) -> None:
    wall = phone("/", 1920, 1080, locale)
    heard = Overheard(wall)
    wall.goto("/table/KRBV")
    suspects, talk = wall.get_by_test_id("suspects"), wall.get_by_test_id("wall-talk")
    doubts, title = TOLD[locale]
    expect(suspects).to_contain_text(doubts)  # the last count was opened to all
    out, *living = seats_by_card(wall)
    page, other = (phone(f"/KRBV#seat=t{seat}", 390, 664, locale) for seat in living[:2])
    dead = phone(f"/KRBV#seat=t{out}", 390, 664, locale)
    about = page.locator(f'[data-stamps="{living[1]}"]')
    about.get_by_test_id("put-stamp").click()
    page.locator('[data-stamp="shady"]').click()
    expect(suspects.locator(f'[data-suspect="{living[1]}"] .rubber')).to_have_count(1)
    expect(suspects.locator(f'[data-suspect="{living[1]}"]')).to_contain_text(NAMES[living[0]])
    for each in (page, other, dead):
        turn_to(each, "talk")
    secret = f"le mot est caché {locale}"
    say(dead, secret)  # among those who are out
    line = f"Je regarde {NAMES[living[1]]}, {locale}"
    say(page, line)
    expect(talk).to_contain_text(title)
    expect(talk.get_by_role("listitem").last).to_have_text(f"{NAMES[living[0]]} {line}")
    expect(other.get_by_text(line)).to_be_visible()
    judge(wall, axe)
    fits(wall, talk)
    assert not [frame for frame in heard.frames if secret in frame]


def seats_by_card(wall: Page) -> list[int]:
    """Who is out first, then those who are left."""
    cards = wall.locator(".cards > li")
    expect(cards).to_have_count(6)
    gone = [card.evaluate("it => it.classList.contains('out')") for card in cards.all()]
    return [gone.index(True), *(seat for seat, is_out in enumerate(gone) if not is_out)]


@pytest.mark.parametrize("locale", LANGUAGES)
def test_by_day_the_television_of_sporz_shows_what_was_declared_and_said_to_all(
    phone: OpenPhone, axe: str, locale: str
) -> None:
    wall = phone("/", 1920, 1080, locale)
    heard = Overheard(wall)
    wall.goto("/table/KRBT")
    talk = wall.get_by_test_id("wall-talk")
    declared = talk.get_by_role("listitem")
    expect(declared.nth(2)).to_be_visible()
    circle = next(each for each in board_of(heard)["circles"] if len(each["seats"]) > 1)
    page, other = (phone(f"/KRBT#seat=t{seat}", 390, 664, locale) for seat in circle["seats"][:2])
    secret, line = f"entre nous {locale}", f"à tous, {locale}"
    say(page, secret, f"circle-{circle['number']}")
    expect(other.get_by_text(secret)).to_be_visible()
    say(page, line, "day")
    expect(declared.last).to_have_text(f"{NAMES[circle['seats'][0]]} {line}")
    judge(wall, axe)
    fits(wall, talk)
    assert not [frame for frame in heard.frames if secret in frame]


def board_of(heard: Overheard) -> dict[str, Any]:
    """As the screen was last told it."""
    boards = (json.loads(frame).get("public") for frame in reversed(heard.frames))
    return next(board for board in boards if board)


@pytest.mark.parametrize("locale", LANGUAGES)
def test_the_television_of_dauphin_shows_what_is_said_beside_the_statements(
    phone: OpenPhone, axe: str, locale: str
) -> None:
    wall = phone("/", 1920, 1080, locale)
    heard = Overheard(wall)
    wall.goto("/table/KRBD")
    expect(wall.locator(".claims li")).not_to_have_count(0)
    seat = board_of(heard)["living"][0]
    page = phone(f"/KRBD#seat=t{seat}", 390, 664, locale)
    turn_to(page, "talk")
    talk = wall.get_by_test_id("wall-talk")
    for number in range(6):
        say(page, f"Je le savais bien, et je le dis {number} {locale}")
    expect(talk).to_contain_text(TOLD[locale][1])
    last = talk.get_by_role("listitem").last
    expect(last).to_contain_text(f"dis 5 {locale}")
    expect(last).to_be_in_viewport(ratio=1)
    judge(wall, axe)
    fits(wall, talk)
