"""Moments that seldom come, on phones and on the table screen: an attempt in Docteur Lucky and a
deck that is lost, a boat of Captain Sonar that the next hit sinks, a debate of Infiltrés."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from huisclos.games.infiltres.nouns import Options as Case
from huisclos.games.lucky.nouns import Options as Voyage
from huisclos.games.sonar.nouns import Options as Hunt
from huisclos.tables import Sitting
from tests.browser.conftest import OpenPhone, turn_to
from tests.browser.moments import Moment, house_of
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser

WALL = (1920, 1080)


def is_parried(sitting: Sitting) -> bool:
    """Somebody has played against an attempt, and it is not decided."""
    attempt = sitting.board.attempt
    return attempt is not None and len(attempt.parries) > 0 and sitting.board.afloat == 2


def floods(sitting: Sitting) -> bool:
    return sitting.showing is not None and sitting.showing.interlude.name == "flood"


def is_debated(sitting: Sitting) -> bool:
    words = [line.word for line in sitting.board.clues if line.word]
    return sitting.board.phase == "debating" and len(words) >= 3


def is_nearly_lost(sitting: Sitting) -> bool:
    boats, running = sitting.board.boats, sitting.board.phase == "running"
    unheard = running and not sitting.game.private(sitting.state, 0).spoke
    return unheard and boats[0].damage == 3 and boats[1].damage < 3 and sitting.showing is None


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    moments = {
        "KRBX": Moment("lucky", Voyage(7), is_parried),
        "KRBY": Moment("lucky", Voyage(5), floods),
        "KRBW": Moment("infiltres", Case(5), is_debated),
        "KRBZ": Moment("sonar", Hunt(8, mode="realtime", stop=0), is_nearly_lost),
    }
    with house_of(moments, tmp_path_factory.mktemp("house")) as address:
        yield address


def test_during_an_attempt_the_table_screen_keeps_who_is_aboard_and_where_the_doctor_goes(
    phone: OpenPhone, axe: str
) -> None:
    wall = phone("/table/KRBX", *WALL)
    defenders = wall.get_by_role("list", name="Dans l’ordre de la défense").get_by_role("listitem")
    expect(defenders).to_have_count(6)
    for plate, rows in (("aboard", 7), ("route", 5)):
        expect(wall.get_by_test_id(plate).get_by_role("listitem")).to_have_count(rows)
        box = wall.get_by_test_id(plate).bounding_box()
        foot = wall.get_by_role("contentinfo").bounding_box()
        assert box and foot and box["y"] + box["height"] <= foot["y"]
    expect(wall.get_by_test_id("clinometer")).to_have_text("gîte 4°")
    judge(wall, axe)


def test_a_lost_deck_tilts_the_ship_and_the_clinometer_says_how_far(phone: OpenPhone) -> None:
    wall, ana = phone("/table/KRBY", *WALL), phone("/KRBY#seat=t0", 390, 664)
    for page in (wall, ana):
        expect(page.get_by_test_id("flood").get_by_test_id("clinometer")).to_have_text("gîte 2°")


def test_a_boat_that_the_next_hit_sinks_is_seen_in_red_by_its_crew_and_on_the_wall(
    phone: OpenPhone, axe: str
) -> None:
    wall = phone("/table/KRBZ", *WALL)
    expect(wall.locator("[data-low]")).to_contain_text("un coup de plus, et il coule")
    judge(wall, axe)
    ours, theirs = phone("/KRBZ#seat=t0", 390, 844), phone("/KRBZ#seat=t4", 390, 844)
    low = ours.locator("[data-low]")
    expect(low.get_by_text("Un coup de plus, et nous coulons.")).to_have_count(1)
    theirs.locator("[data-phase]").wait_for()
    expect(theirs.locator("[data-low]")).to_have_count(0)
    judge(ours, axe)


def test_in_real_time_two_words_to_the_crew_are_at_hand_with_one_tap(phone: OpenPhone) -> None:
    captain, mate = phone("/KRBZ#seat=t0", 390, 844), phone("/KRBZ#seat=t1", 390, 844)
    expect(captain.locator("[data-phrase]:visible")).to_have_count(2)
    captain.get_by_role("button", name="Bientôt la surface").click()
    expect(captain.locator("[data-phrase]:visible")).to_have_count(0)  # once for each movement
    expect(mate.get_by_text("il faudra bientôt faire surface")).not_to_have_count(0)


def test_who_talks_about_clues_has_them_before_their_eyes(phone: OpenPhone, axe: str) -> None:
    page = phone("/KRBW#seat=t1", 390, 664)
    page.locator('[data-phase="debating"]').wait_for()
    turn_to(page, "talk")
    slips = page.get_by_test_id("reminder").get_by_role("listitem")
    expect(slips.first).to_contain_text("Camille")
    judge(page, axe)
