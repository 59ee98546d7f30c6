"""Every phase of every game, on phones of three sizes: what one must see and what one must press
lie on the screen together, and no bar covers them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from huisclos import shelf
from huisclos.kernel import phase_words
from tests.browser.conftest import OpenPhone, at_rest
from tests.browser.test_plain import judge
from tests.browser.walk import Moment, Wall, moments
from tests.conftest import FULL

pytestmark = pytest.mark.browser

SIZES = ((320, 568), (390, 664), (390, 844))
ONE = SIZES[1:2]
LONG = pytest.mark.full
# What has to be in sight, by the end of a moment's name; the first that fits.
REGIONS: dict[str, dict[str, str]] = {
    "infiltres": {
        "picking asked": "why numbers",
        "picking looking": "why numbers",
        "speaking asked": "secret clues act",
        "speaking looking": "secret clues",
        "debating asked": "secret clues act",
        "debating looking": "clues",
        "voting asked": "suspects act",
        "voting looking": "suspects act",
        "guessing asked": "act",
        "guessing looking": "news",
        "debriefing asked": "act",
        "debriefing looking": "act",
    },
    "sporz": {
        "electing asked": "crew act",
        "electing looking": "crew",
        "mutants asked": "words crew act",
        "doctors asked": "words crew act",
        "inspectors asked": "words crew act",
        "watchers asked": "words crew act",
        "mutants looking": "words crew",
        "doctors looking": "words crew",
        "inspectors looking": "words crew",
        "watchers looking": "words crew",
        "mutants gone": "calls fate",
        "doctors gone": "calls fate",
        "inspectors gone": "calls fate",
        "watchers gone": "calls fate",
        "enquiring asked": "ship said speak book vote",
        "enquiring looking": "ship said speak book",
        "breaking asked": "crew act",
        "breaking looking": "crew",
        "gone": "ship",
    },
    "dauphin": {
        "badging asked": "why badges act",
        "badging looking": "why badges",
        "boarding asked": "teams",
        "boarding looking": "teams",
        "calling asked": "airlock side teams act",
        "calling looking": "airlock hand",
        "sending asked": "airlock side cards teams act",
        "sending looking": "airlock hand",
        "pausing asked": "pause",
        "pausing looking": "pause",
        "departing asked": "airlock act",
        "departing looking": "airlock",
        "detaching asked": "choices act",
        "detaching looking": "scene",
        "naming asked": "teams act",
        "naming looking": "report",
        "promoting asked": "cards act",
        "promoting looking": "fists",
        "ordering asked": "orders act",
        "ordering looking": "report",
        "staking asked": "order tokens stake act",
        "staking looking": "order",
        "planking asked": "cards act",
        "planking looking": "fists",
    },
    "lucky": {
        "turning asked": "ship decks map way act",
        "turning looking": "ship decks map act",
        "defending asked": "scene act",
        "defending looking": "scene",
        "agreeing asked": "question",
        "agreeing looking": "question",
        "reckoning asked": "question",
        "reckoning looking": "question",
    },
    "sonar": {
        "Place": "chart act",
        "Trace": "hull",
        "Answer": "chart act",
        "Course": "chart order courses systems",
        "Charge": "gauges",
        "Cross": "panel",
        "EndTurn": "chart order systems end",
        "Dive": "act",
        "Reply": "asked",
        "captain looking": "chart order",
        "captain and more looking": "chart order",
        "mate looking": "gauges",
        "engineer looking": "panel",
        "radio looking": "chart tools",
    },
}
MEASURE = """names => names.flatMap(name => {
    const it = document.querySelector(`[data-region="${name}"]`);
    if (!it) return [`${name} is not there`];
    const { left, top, width, height } = it.getBoundingClientRect();
    if (height < 24 || width < 24) return [`${name} has no room: ${width} x ${height}`];
    if (left < -1 || top < -1 || left + width > innerWidth + 1 || top + height > innerHeight + 1)
        return [`${name} ends at ${left + width}, ${top + height}`];
    for (const across of [0.03, 0.5, 0.97]) for (const down of [0.03, 0.25, 0.5, 0.75, 0.97]) {
        const there = document.elementFromPoint(left + across * width, top + down * height);
        if (!there || !(it.contains(there) || there.contains(it)))
            return [`${name} is covered by ${there?.outerHTML.slice(0, 100)}`];
    }
    return [];
})"""
# What says or is pressed has room for its words. The line above the headline gives way to it.
CUT = """() => [...document.querySelectorAll('h1, h2, .stage button, .fists li')].flatMap(it => {
    const { top, bottom, width } = it.getBoundingClientRect();
    if (width < 24 || bottom < 0 || top > innerHeight) return [];
    const over = [it.scrollWidth - it.clientWidth, it.scrollHeight - it.clientHeight];
    return over[0] > 4 || over[1] > 6 ? [`cut by ${over}: ${it.innerText}`] : [];
})"""


def regions(game: str, moment: Moment) -> list[str]:
    if moment.name.endswith("reveal team"):
        return ["goal", "cards", "hold", "seen"]
    if " reveal " in moment.name:
        return ["seen"]
    if moment.name == "back":
        return ["done"]
    for end, names in REGIONS[game].items():
        if moment.name.endswith(end):
            return names.split()
    raise AssertionError(f"{game}, {moment.name}: nobody has said what must be in sight")


def unseen(page: Page, game: str, moment: Moment, sizes: tuple[tuple[int, int], ...]) -> list[str]:
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        for name in regions(game, moment):  # the first screen of a game comes with its script
            expect(page.locator(f'[data-region="{name}"]').first).to_be_attached()
        wrong = page.evaluate(MEASURE, regions(game, moment))
        wrong += page.evaluate(CUT)
        found += [f"{moment.name}, {width}x{height}: {each}" for each in wrong]
    return found


@pytest.mark.parametrize("game", shelf.ours())
@pytest.mark.parametrize(
    ("locale", "sizes"),
    [("fr-FR", SIZES), ("en-GB", ONE), pytest.param("en-GB", SIZES, marks=LONG)],
    ids=["fr", "en", "en-full"],
)
def test_what_one_looks_at_and_what_one_presses_are_on_the_screen_together(
    phone: OpenPhone, axe: str, game: str, locale: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    page = phone("/", *ONE[0], locale)
    wall = Wall(page, "KRBX")
    wrong, seen, judged = [], set(), set[tuple[str, ...]]()
    for moment in moments(game):
        seen.add(moment.phase)
        if moment.phase == "over":
            continue
        wall.show(moment)
        wrong += unseen(page, game, moment, sizes)
        alike = (moment.phase, *regions(game, moment))
        if locale == "fr-FR" and (alike not in judged or FULL):
            judge(page, axe)
            judged.add(alike)
    assert not wrong, "\n".join(wrong)
    assert seen >= {word for word in phase_words(shelf.game(game)) if word not in UNSEEN[game]}


def test_a_first_team_lies_in_rows_of_the_same_length(phone: OpenPhone) -> None:
    page = phone("/", *ONE[0])
    wall = Wall(page, "KRBX")
    wall.show(next(each for each in moments("dauphin") if each.name.endswith("reveal team")))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        tops = page.locator("[data-region=cards] li").evaluate_all(
            "cards => cards.map(card => card.offsetTop)"
        )
        assert len({tops.count(top) for top in tops}) == 1, f"{width}x{height}: {tops}"


@pytest.mark.parametrize("game", shelf.ours())
def test_who_comes_and_how_is_in_sight_in_the_room_and_so_are_bots_and_the_way_to_begin(
    phone: OpenPhone, game: str
) -> None:
    page = phone("/", *ONE[0])
    made = page.request.post("/api/tables", data={"game": game, "options": {}}).json()
    page.goto(f"/{made['code']}")
    page.locator("#name").fill("Ana")
    page.get_by_test_id("enter").click()
    page.get_by_test_id("fill").wait_for()
    seats = [] if game == "sonar" else ["seats"]  # two boats are longer than a phone
    wrong = hidden(page, ["invite", *seats, "bot", "bots", "start"])
    page.get_by_test_id("fill").click()
    expect(page.get_by_test_id("seats").locator("[data-member]")).not_to_have_count(1)
    wrong += hidden(page, ["invite", "bot", "start"])  # a second row of faces moves none of them
    assert not wrong, "\n".join(wrong)


def hidden(page: Page, names: list[str]) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        at_rest(page)
        name, bar = (page.locator(part).bounding_box() for part in (".banner h1", ".top"))
        assert name and bar
        if name["y"] < bar["y"] + bar["height"] or name["x"] + name["width"] > width:
            found.append(f"{width}x{height}: the name of the game is cut")
        found += [f"{width}x{height}: {each}" for each in page.evaluate(MEASURE, names)]
    return found


# Chance's own moments, which last no time, and those that no kept game has.
UNSEEN = {
    "infiltres": {"briefing", "numbering", "drawing"},
    "sporz": {"boarding", "drawing"},
    "dauphin": {"dealing", "outside", "betraying", "lapsed"},
    "lucky": {"boarding", "dealing"},
    "sonar": {"tossing", "drawing"},
}
