"""Dauphin, from people who open a module, and with real cards before a desk."""

from __future__ import annotations

from itertools import permutations

from playwright.sync_api import Browser, Page

from huisclos.games.dauphin.nouns import Card
from huisclos.games.dauphin.nouns.cards import OPENERS, TRAITS

from .stage import NAMES, SEES, TRIES, come_in, open_table, phase, phone, shoot

Hands = dict[int, list[Card]]


def table(browser: Browser, **options: object) -> str:
    page = phone(browser)
    code = open_table(page, "dauphin", decision=0, **options)
    page.context.close()
    return code


def confirm(page: Page) -> None:
    page.get_by_test_id("confirm").click()
    page.wait_for_timeout(200)


def aboard(browser: Browser, code: str) -> list[Page]:
    people = []
    for name in NAMES:
        page = phone(browser, f"/{code}")
        come_in(page, name)
        people.append(page)
    people[0].get_by_test_id("start").click()
    for page in people:
        page.evaluate(SEES)
    for seat, page in enumerate(people):
        page.locator('[data-move="TakeBadge"]').nth(seat and 1).click()
        confirm(page)
    for page in people:
        page.locator('[data-phase="calling"]').wait_for()
        page.get_by_test_id("looking").wait_for(state="detached")
    return people


def held(page: Page) -> list[Card]:
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    page.get_by_test_id("shown").nth(3).wait_for()
    cards = page.locator('[data-testid="shown"]').all()
    found = [Card(card.get_attribute("data-card") or "") for card in cards]
    page.mouse.up()
    return found


def crew_for_a_module(hands: Hands) -> list[tuple[int, Card]]:
    """A wrench to the right, a hero, a wrench to the left: each of another team."""
    for seats in permutations(hands, 3):
        crew = [
            (seat, card)
            for seat, openers in zip(seats, OPENERS, strict=True)
            for card in [card for card in hands[seat] if card in openers][:1]
        ]
        if len(crew) == len(OPENERS):
            return crew
    return []


def send(page: Page, card: Card) -> None:
    """Holds, slides to the card, lets go."""
    page.locator("[data-at]").first.hover()
    page.mouse.down()
    page.locator(f'[data-at]:has([data-card="{card}"])').hover()
    page.mouse.up()


def spacewalk(
    captain: Page, people: list[Page], screen: Page, crew: list[tuple[int, Card]]
) -> None:
    call(captain, crew[0][0])
    confirm(captain)
    for slot, (seat, card) in enumerate(crew):
        page = people[seat]
        page.locator("[data-at]").first.wait_for()
        send(page, card)
        for following, _ in crew[slot + 1 : slot + 2]:
            call(page, following)
        if slot == 1:
            shoot(page, "dauphin-airlock")
            shoot(screen, "dauphin-table")
        confirm(page)


def call(page: Page, seat: int) -> None:
    page.locator(f'[data-move="Call"][data-target="{seat}"]').click()


def on_phones(browser: Browser) -> bool:
    """False if this deal has no module to open on the first walk, or an asteroid came."""
    code = table(browser)
    people, screen = aboard(browser, code), phone(browser, f"/table/{code}", 1920)
    captain = next(page for page in people if page.get_by_test_id("confirm").count())
    hands = {seat: held(page) for seat, page in enumerate(people) if page is not captain}
    crew = crew_for_a_module(hands)
    if not crew:
        return False
    someone = people[crew[1][0]]
    team = someone.get_by_role("region", name="Votre équipe")
    team.evaluate("team => team.scrollIntoView({ block: 'center' })")
    someone.wait_for_timeout(300)
    box = someone.get_by_test_id("hold").bounding_box()
    assert box
    someone.mouse.move(box["x"] + 60, box["y"] + 20)  # to hover would scroll again
    someone.mouse.down()
    shoot(someone, "dauphin-hand")
    someone.mouse.up()
    spacewalk(captain, people, screen, crew)
    captain.wait_for_timeout(500)
    if phase(captain) != "detaching":
        return False
    shoot(someone, "dauphin-module")
    someone.locator('[data-move="Rescue"]').click()
    confirm(someone)
    captain.locator('[data-phase="ordering"]').wait_for()
    shoot(someone, "dauphin-report")
    captain.locator('[data-move="sink"]').click()
    confirm(captain)
    for page in people:
        if page is someone:
            page.locator("[data-token]").first.click()
            shoot(page, "dauphin-panic")
        if page.get_by_test_id("confirm").count():
            confirm(page)
    someone.locator('[data-phase="over"]').wait_for()
    shoot(someone, "dauphin-end")
    return True


def at_the_desk(browser: Browser) -> None:
    code = table(browser, cards=True)
    desk = phone(browser, f"/desk/{code}", 820)
    for name in NAMES:
        desk.locator("#desk-name").fill(name)
        desk.get_by_test_id("desk-add").click()
        desk.get_by_role("listitem").filter(has_text=name).wait_for()
    desk.get_by_test_id("start").click()
    desk.evaluate(SEES)
    for name in NAMES:
        desk.get_by_test_id("turn").get_by_text(name).wait_for()
        desk.locator('[data-move="TakeBadge"]').first.click()
        confirm(desk)
    desk.get_by_test_id("gathered").click()
    for traits in TRAITS.values():
        if phase(desk) == "boarding":
            desk.get_by_test_id("card-code").fill(traits.code)
            desk.get_by_test_id("card-go").click()
            desk.wait_for_timeout(150)
    desk.locator('[data-move="Call"]').first.click()
    confirm(desk)
    desk.get_by_test_id("card-code").wait_for()
    shoot(desk, "dauphin-desk")


def dauphin(browser: Browser) -> None:
    if not any(on_phones(browser) for _ in range(TRIES)):
        raise SystemExit("no deal opened a module on the first walk: try again")
    at_the_desk(browser)
