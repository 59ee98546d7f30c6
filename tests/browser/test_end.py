"""When a game is over: who won, the story from every side, the log, once more; and two phones."""

from __future__ import annotations

import asyncio
import json
import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Locator, Page, expect

from huisclos.client import Phone
from tests.browser.conftest import OpenPhone
from tests.browser.evening import MISSION
from tests.browser.test_plain import WORDS, enter, judge, play_until
from tests.server.players import leave, play_to_the_end, table_of

pytestmark = pytest.mark.browser

QUICK = {"target": 1, "debate": 0, "clue": 0}


# In the right half of the picture, where the ending is drawn.
COLOURS = """() => {
    const { width, height } = document.querySelector('canvas');
    const pen = document.querySelector('canvas').getContext('2d');
    const { data } = pen.getImageData(width / 2, 0, width / 2, height);
    return new Set(new Uint32Array(data.buffer)).size;
}"""


class Finished(NamedTuple):
    code: str
    tokens: list[str]


@pytest.fixture(scope="session")
def finished(house: str) -> Finished:
    """A table of three whose game is over: two had one word, one the other, and no page says
    either by itself."""
    return finish(house)


def finish(house: str, deal: int = 0) -> Finished:
    async def evening() -> Finished:
        options = {"infiltrators": 1, "journalists": 0, **QUICK}
        async with table_of(house, 3, content=MISSION, deal=deal, **options) as phones:
            await play_to_the_end(phones, seed=3)
            return Finished(phones[0].code, [str(phone.token) for phone in phones])

    with ThreadPoolExecutor(1) as aside:  # a browser's loop runs in this thread
        return aside.submit(lambda: asyncio.run(evening())).result()


def open_table(house: str) -> str:
    wish = json.dumps({"game": "infiltres", "options": {**QUICK, "language": "fr"}}).encode()
    with urlopen(Request(f"{house}/api/tables", wish)) as answer:
        return str(json.load(answer)["code"])


def test_a_game_ends_is_kept_told_again_and_played_again(
    phone: OpenPhone, house: str, tmp_path: Path
) -> None:
    code = open_table(house)
    page = phone(f"/{code}")
    enter(page, "Ana")
    for _ in range(3):
        page.get_by_test_id("add-bot").click()
    page.get_by_test_id("start").click()
    page.locator("[data-phase]").wait_for()
    play_until([page], [*WORDS] * 3, "over")
    expect(page.get_by_test_id("end")).to_contain_text("Qui était quoi")
    page.reload()  # the end is still the end
    expect(page.get_by_test_id("end")).to_contain_text("La partie commence")

    with page.expect_download() as kept:
        page.get_by_test_id("keep").click()
    file = tmp_path / "kept.jsonl"
    kept.value.save_as(file)
    other = phone("/")
    other.get_by_role("link", name="Revoir une partie gardée").click()
    other.get_by_test_id("file").set_input_files(file)
    expect(other.get_by_test_id("tale")).to_contain_text("La partie commence")
    other.locator('input[type="range"]').press("End")
    expect(other.get_by_test_id("screen-of")).to_contain_text("Mot des disciples")

    page.get_by_test_id("another").click()
    page.get_by_test_id("to-room").click()
    expect(page.get_by_test_id("seats").get_by_role("listitem")).to_have_count(4)


def open_end(phone: OpenPhone, over: Finished, seat: int, **size: int) -> Page:
    page = phone("/", **size)
    page.goto(f"/{over.code}#seat={over.tokens[seat]}")
    expect(page.get_by_test_id("end")).to_be_visible()
    return page


def test_the_end_says_what_happened_and_to_each_whether_they_won(
    phone: OpenPhone, axe: str, finished: Finished
) -> None:
    pages = [open_end(phone, finished, seat) for seat in range(3)]
    said = [page.get_by_test_id("mine").inner_text() for page in pages]
    assert {*map(won, said)} == {True, False}
    for page in pages:
        expect(page.get_by_test_id("news")).to_contain_text("l’affaire")
        expect(page.get_by_test_id("score")).to_contain_text("3 points par victoire")
    assert all(("+3" in text) == won(text) for text in said)
    judge(pages[0], axe)
    screen = phone(f"/table/{finished.code}", 1920, 1080)
    podium = screen.get_by_test_id("podium")
    expect(podium.get_by_role("heading", level=1)).to_contain_text("l’affaire")
    for name in ("Ana", "Bob", "Cléo"):
        expect(podium.locator(".slips").get_by_text(name, exact=True)).to_be_in_viewport(ratio=1)
    judge(screen, axe)
    screen.get_by_test_id("podium-or-who").click()
    expect(screen.locator(".desk")).to_contain_text("Mot des disciples")
    expect(podium).to_have_count(0)


def test_what_each_said_stands_beside_both_words_and_what_it_was_worth_is_one_tap_away(
    phone: OpenPhone, finished: Finished
) -> None:
    page = open_end(phone, finished, 0, height=664)
    expect(page.get_by_test_id("said")).to_have_count(3)
    page.get_by_test_id("what-they-knew").click()
    clues = page.get_by_test_id("knew").locator("[data-clue]")
    expect(clues.first).to_be_visible()
    assert sorted(word for row in page.get_by_test_id("said").all() for word in words(row)) == (
        sorted(clue.inner_text().split("\n")[-1].strip() for clue in clues.all())
    )


def words(row: Locator) -> list[str]:
    return row.inner_text().split(", ")


def test_a_picture_is_drawn_on_the_phone_with_names_only_if_wished(
    phone: OpenPhone, axe: str, house: str, finished: Finished
) -> None:
    page = open_end(phone, finished, 0)
    page.get_by_test_id("share").click()
    picture = page.get_by_test_id("picture")
    expect(picture).to_have_attribute("data-drawn", re.compile(r"\d"))
    assert page.evaluate(COLOURS) > 20, "the ending is drawn in it"
    judge(page, axe)
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    label = str(picture.get_attribute("aria-label"))
    assert not [name for name in ("Ana", "Bob", "Cléo") if name in label]
    before = str(picture.get_attribute("data-drawn"))
    page.get_by_test_id("named").check()
    expect(picture).not_to_have_attribute("data-drawn", before)
    label = str(picture.get_attribute("aria-label"))
    assert [name for name in ("Ana", "Bob", "Cléo") if name in label]
    with page.expect_download() as kept:
        page.get_by_test_id("share-now").click()
    assert Path(kept.value.path()).read_bytes().startswith(b"\x89PNG")
    assert all(url.startswith((house, f"blob:{house}")) for url in asked)


def test_games_and_a_group_are_kept_on_the_phone_and_nowhere_else(
    phone: OpenPhone, axe: str, house: str
) -> None:
    over = finish(house, deal=4)
    page = open_end(phone, over, 0)
    headline = page.get_by_test_id("news").inner_text()
    page.get_by_test_id("keep-group").click()
    expect(page.get_by_text("Groupe gardé")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("my-games").click()
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text(headline)
    judge(page, axe)
    page.get_by_test_id("reopen").click()
    expect(page.get_by_test_id("end")).to_be_visible()
    page.goto("/")
    page.get_by_test_id("my-games").click()
    page.get_by_test_id("forget").click()
    expect(sheet).to_contain_text("Rien n’est gardé ici")
    assert page.evaluate("[localStorage['huisclos.games'], localStorage['huisclos.groups']]") == [
        None,
        None,
    ]


def close(house: str, over: Finished) -> None:
    """Everybody leaves: there is no such table any more."""

    async def all_leave() -> None:
        for token in over.tokens:
            async with Phone(house, over.code, token=token) as phone:
                await leave(phone)

    with ThreadPoolExecutor(1) as aside:
        aside.submit(lambda: asyncio.run(all_leave())).result()


def test_a_group_whose_table_was_closed_finds_itself_at_a_new_one_with_its_score(
    phone: OpenPhone, axe: str, house: str
) -> None:
    over = finish(house, deal=5)
    ana, bob = pages = [open_end(phone, over, seat) for seat in range(2)]
    for page in pages:
        page.get_by_test_id("keep-group").click()
        expect(page.get_by_text("Groupe gardé")).to_be_visible()
        page.goto("/")
    close(house, over)
    for page in pages:
        page.get_by_test_id("my-games").click()
        page.get_by_test_id("reopen").click()
        expect(page.get_by_test_id("awaited")).to_contain_text("Cléo")
    expect(ana.get_by_test_id("awaited")).not_to_contain_text("Bob")  # his phone found hers
    expect(ana.get_by_test_id("seats").get_by_role("listitem")).to_have_count(3)
    assert ana.url == bob.url
    for page in pages:
        expect(page.get_by_test_id("score")).to_contain_text("avant")
        expect(page.get_by_test_id("score").get_by_role("row")).to_have_count(3)
    judge(ana, axe)


def won(text: str) -> bool:
    return "Vous gagnez" in text


def test_once_more_is_one_tap_and_another_game_two_with_the_same_people_and_score(
    phone: OpenPhone, axe: str, house: str
) -> None:
    over = finish(house, deal=1)
    owner, guest = (open_end(phone, over, seat) for seat in range(2))
    expect(guest.get_by_test_id("again")).to_have_count(0)
    owner.get_by_test_id("again").click()
    for page in (owner, guest):
        expect(page.locator('[data-phase="picking"]')).to_be_visible()

    over = finish(house, deal=2)
    owner, guest = (open_end(phone, over, seat) for seat in range(2))
    owner.get_by_test_id("another").click()
    expect(owner.locator('[data-another="sporz"]')).to_contain_text("il manque une personne")
    owner.locator('[data-another="sporz"]').dispatch_event("click")  # it does not fit: nothing
    judge(owner, axe)
    owner.locator('[data-another="lucky"]').click()
    for page in (owner, guest):
        expect(page.locator('[data-phase="turning"]')).to_be_visible()
        assert page.url.endswith(f"/{over.code}")
    owner.reload()
    expect(owner.locator('[data-phase="turning"]')).to_be_visible()


def test_before_another_game_one_may_choose_by_which_rules(
    phone: OpenPhone, axe: str, house: str
) -> None:
    over = finish(house, deal=3)
    owner = open_end(phone, over, 0, height=664)
    owner.get_by_test_id("another").click()
    expect(owner.locator('[data-options="sporz"]')).to_have_count(0)  # it does not fit
    looks = owner.locator('[data-options="lucky"]')
    expect(looks).to_contain_text("Comme dans la boîte")  # what a tap on the poster begins with
    expect(looks).to_be_in_viewport(ratio=1)
    looks.click()
    sets = owner.get_by_test_id("sets")
    expect(sets.get_by_role("radio")).to_have_count(3)
    expect(sets.locator('[data-set="book"]')).to_have_attribute("aria-checked", "true")
    judge(owner, axe)
    sets.locator('[data-set="first"]').click()
    owner.get_by_test_id("another-prepare").click()
    expect(owner.get_by_test_id("start")).to_be_visible()
    expect(owner.get_by_test_id("options-set")).to_have_text("Première fois")


def walk(page: Page, seat: int) -> list[str]:
    """What a seat's walk shows, up to the first vote: each step's text, and what the seat held. The
    list of a chapter goes on to its end, where all is shown."""
    page.locator('input[type="range"]').press("Home")
    page.locator(f'[data-eyes="{seat}"]').click()
    tale, held, steps = page.get_by_test_id("tale"), page.get_by_test_id("secrets"), list[str]()
    for _ in range(100):
        if "On vote" in tale.inner_text():
            return steps
        steps.append("\n".join(tale.all_inner_texts() + held.all_inner_texts()))
        page.keyboard.press("ArrowRight")
    raise AssertionError("nobody votes in this tale")


def test_each_word_is_in_its_own_seats_walk_alone(phone: OpenPhone, finished: Finished) -> None:
    page = phone(f"/replay/{finished.code}")
    walks = [walk(page, seat) for seat in range(3)]
    words = [secret(page, seat) for seat in range(3)]
    assert len(set(words)) == 2
    for seat, own in enumerate(words):
        assert any(own in step for step in walks[seat])
        for other in {*words} - {own}:
            assert not any(other in step for step in walks[seat])


def secret(page: Page, seat: int) -> str:
    page.locator(f'[data-eyes="{seat}"]').click()
    found = re.search(r"«\s(.+)\s»", page.get_by_test_id("secrets").inner_text())
    assert found
    return found[1]


def test_a_second_phone_sits_in_the_same_seat(
    phone: OpenPhone, axe: str, finished: Finished
) -> None:
    mine, another = finished.tokens[1], finished.tokens[0]
    page = phone("/")
    asked = list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"/{finished.code}#seat={mine}")
    expect(page.get_by_test_id("end")).to_be_visible()
    assert page.url.endswith(f"/{finished.code}")
    page.get_by_role("button", name="Menu de la table").click()
    page.get_by_test_id("other-phone").click()
    expect(page.get_by_test_id("seat-qr")).to_be_visible()
    judge(page, axe)
    assert asked and not [url for url in asked if mine in url.partition("#")[0]]
    page.goto(f"/{finished.code}#seat={another}")
    expect(page.get_by_text("Ce téléphone a déjà une place")).to_be_visible()
    assert page.evaluate(f"localStorage['huisclos.seat.{finished.code}']") == mine


def test_a_file_that_is_no_game_is_refused_with_the_reason(
    phone: OpenPhone, tmp_path: Path
) -> None:
    file = tmp_path / "shopping.jsonl"
    file.write_text("bread, milk\n", encoding="utf-8")
    page = phone("/replay")
    page.get_by_test_id("file").set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("n’est pas une partie enregistrée ici")


@pytest.mark.parametrize("width", [320, 1280])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_axe_finds_nothing_once_it_is_over(
    phone: OpenPhone, axe: str, finished: Finished, width: int, language: str
) -> None:
    page = phone("/replay", width, 844)
    page.locator(f'button[lang="{language}"]').click()
    judge(page, axe)
    page.goto(f"/{finished.code}#seat={finished.tokens[0]}")
    page.get_by_test_id("timeline").wait_for()
    judge(page, axe)
    page.goto(f"/replay/{finished.code}")
    page.get_by_test_id("next").click()
    page.locator('[data-eyes="1"]').click()
    judge(page, axe)
