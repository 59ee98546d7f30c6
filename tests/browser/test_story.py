"""The story of a finished game: its chapters, what mattered, what they knew, and what if."""

import lzma
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from huisclos import shelf
from huisclos.games.sonar.questions import sea_of
from huisclos.games.sonar.questions.tracker import track
from huisclos.tables import log, playback
from tests.browser.conftest import OpenPhone
from tests.browser.test_end import finish
from tests.browser.test_plain import judge

pytestmark = pytest.mark.browser

KEPT = Path(__file__).parents[1] / "kept" / "edition-3"


def text_of(name: str) -> str:
    return lzma.decompress((KEPT / f"{name}.jsonl.xz").read_bytes()).decode()


def states(name: str) -> list[Any]:
    """Of a kept game, at each of its moments."""
    records = log.load(text_of(name))
    chapter = playback.wanted(shelf.games(), records, None)
    return [*playback.states(chapter, records)]


def open_story(phone: OpenPhone, name: str, tmp_path: Path, width: int = 390) -> Page:
    file = tmp_path / f"{name}.jsonl"
    file.write_text(text_of(name), encoding="utf-8")
    page = phone("/replay", width, 664)
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_test_id("timeline")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("name", "kind", "chapter", "known", "count"),
    [
        ("sporz", "night", "Nuit 2", "text=Rien à savoir", 1),
        ("sonar-turns-short", "shot", "Tir 2", "[data-seeks]", 2),
        ("dauphin-phones", "walk", "Sortie 2", "tr[data-seat]", 4),
        ("infiltres-typed", "mission", "Mission 2", "tr[data-seat]", 5),
        ("lucky-penalties", "deck", "Le pont C sombre", "[data-holder]", 2),
    ],
)
def test_the_story_of_each_kind_of_game_has_its_chapters_and_what_a_seat_knew_in_them(
    phone: OpenPhone, tmp_path: Path, name: str, kind: str, chapter: str, known: str, count: int
) -> None:
    """With names in the place of you."""
    page = open_story(phone, name, tmp_path)
    page.locator(f'[data-part="{kind}"]').nth(1).click()
    moments = page.get_by_test_id("moments")
    expect(moments.get_by_role("heading")).to_have_text(chapter)
    page.get_by_test_id("every-step").click()
    expect(moments).not_to_contain_text("Vous ")
    page.locator('[data-eyes="0"]').click()
    page.get_by_test_id("knew-tab").click()
    expect(page.get_by_test_id("knew").locator(known)).to_have_count(count)


def test_what_each_crew_knew_is_what_the_tracker_knows(phone: OpenPhone, tmp_path: Path) -> None:
    page = open_story(phone, "sonar-turns-short", tmp_path)
    page.locator('[data-part="shot"]').nth(1).click()
    page.get_by_test_id("knew-tab").click()
    state = states("sonar-turns-short")[96 - 1]
    for crew in (0, 1):
        heard = tuple(told.note for told in state.story if told.to is None)
        tracker = track(sea_of(state.options), 1 - crew, heard)
        page.locator(f'[data-seeks="{crew}"]').click()
        expect(page.locator("[data-cell]")).to_have_count(tracker.cells.bit_count())
    expect(page.locator("[data-line]").first).to_be_attached()
    page.set_viewport_size({"width": 1440, "height": 900})  # both crews side by side
    expect(page.locator("[data-crew]")).to_have_count(2)


def test_a_perfect_listeners_chances_stand_beside_the_ballots(
    phone: OpenPhone, tmp_path: Path
) -> None:
    page = open_story(phone, "sporz", tmp_path)
    page.locator('[data-part="day"]').nth(1).click()
    page.get_by_test_id("knew-tab").click()
    page.locator('input[type="range"]').press("End")
    knew = page.get_by_test_id("knew")
    expect(knew.get_by_role("heading")).to_have_text("Qui était mutant\u202f?")
    expect(knew.locator("tbody tr")).to_have_count(7)
    expect(knew.locator("tr.was")).to_have_count(1)


def test_a_finished_game_is_played_on_from_a_moment_in_anybodys_seat(
    phone: OpenPhone, axe: str, house: str
) -> None:
    over = finish(house, deal=4)
    page = phone(f"/replay/{over.code}#at=5")
    expect(page.get_by_test_id("timeline")).to_contain_text("Étape 6 sur")
    page.get_by_test_id("whatif-open").click()
    slider = page.get_by_test_id("whatif").get_by_role("slider")
    slider.press("End")  # the last moment leaves nothing to play
    steps = int(str(slider.get_attribute("max")))
    expect(page.get_by_test_id("timeline")).to_contain_text(f"Étape {steps - 1} sur")
    expect(page.get_by_test_id("whatif").locator("path.tick").first).to_be_attached()
    slider.fill("7")
    expect(page.get_by_test_id("timeline")).to_contain_text("Étape 7 sur")
    page.locator('[data-whatif="1"]').check(force=True)
    judge(page, axe)
    page.get_by_test_id("whatif-play").click()
    # Bots without a pause may be done with the debate before a browser looks; the vote waits.
    expect(page.locator('[data-phase="debating"], [data-phase="voting"]')).to_be_visible()
    assert over.code not in page.url
    page.goto(f"/replay/{over.code}")  # the first game is over, as it was
    expect(page.get_by_test_id("timeline")).to_be_visible()
