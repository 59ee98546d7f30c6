"""The story of a finished game: its chapters, what mattered, what they knew, and what if."""

import lzma
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPhone

KEPT = Path(__file__).parents[1] / "kept" / "edition-3"


def open_story(phone: OpenPhone, name: str, tmp_path: Path, width: int = 390) -> Page:
    file = tmp_path / f"{name}.jsonl"
    file.write_bytes(lzma.decompress((KEPT / f"{name}.jsonl.xz").read_bytes()))
    page = phone("/replay", width, 664)
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_test_id("timeline")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("name", "kind", "chapter"),
    [
        ("sporz", "night", "Nuit 2"),
        ("sonar-turns-short", "shot", "Tir 2"),
        ("dauphin-phones", "walk", "Sortie 2"),
        ("infiltres-typed", "mission", "Mission 2"),
        ("lucky-penalties", "deck", "Le pont C sombre"),
    ],
)
def test_the_story_of_each_kind_of_game_has_its_chapters_and_names_instead_of_you(
    phone: OpenPhone, tmp_path: Path, name: str, kind: str, chapter: str
) -> None:
    page = open_story(phone, name, tmp_path)
    page.locator(f'[data-part="{kind}"]').nth(1).click()
    moments = page.get_by_test_id("moments")
    expect(moments.get_by_role("heading")).to_have_text(chapter)
    page.get_by_test_id("every-step").click()
    expect(moments).not_to_contain_text("Vous ")
