"""Sporz, from an evening of eight people."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from .stage import TRIES, come_in, open_table, phase, phone, shoot

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Émile", "Fatou", "Gaspard", "Hind")
CHIEF = 2
OPTIONS = {
    "quick_nights": True,  # a wave ends as soon as all have tapped
    "disagreement": "plurality",
    "mutants_time": 45,
    "wave_time": 45,
}
TAP = """seat => {
    document.querySelector(`[data-seat="${seat}"]`).click();
    setTimeout(() => document.querySelector('[data-testid="confirm"]')?.click(), 200);
}"""


def aboard(browser: Browser) -> tuple[list[Page], Page]:
    first = phone(browser)
    code = open_table(first, "sporz", **OPTIONS)
    pages = [first, *(phone(browser) for _ in NAMES[1:])]
    for page, name in zip(pages, NAMES, strict=True):
        page.goto(f"/{code}")
        come_in(page, name)
    screen = phone(browser, f"/table/{code}", 1920)
    first.get_by_test_id("start").click()
    for page in pages:
        page.locator(".ship").wait_for()
    return pages, screen


def tap(page: Page, seat: int | str) -> None:
    page.evaluate(TAP, seat)


def task(page: Page) -> str:
    """What one is called for in this wave."""
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    found = page.get_by_test_id("task").get_attribute("data-task") or ""
    page.mouse.up()
    return found


def wait_for_wave(pages: list[Page], wave: str) -> list[Page]:
    """Those who live through it."""
    for page in pages:
        page.locator(f'.ship[data-wave="{wave}"]').first.wait_for()
    return [page for page in pages if page.get_by_test_id("confirm").count()]


def hold_and_shoot(page: Page, name: str) -> None:
    page.get_by_test_id("hold").hover()
    page.mouse.down()
    shoot(page, name)
    page.mouse.up()


def night(pages: list[Page], target: int | str) -> None:
    """The mutants mutate `target`; nobody else does anything."""
    for wave in ("mutants", "doctors", "inspectors", "watchers"):
        for page in wait_for_wave(pages, wave):
            tap(page, target if wave == "mutants" else "none")


def speak(page: Page, kind: str, about: int | None = None) -> None:
    page.get_by_test_id("phrases").click()
    page.locator(f'[data-kind="{kind}"]').click()
    if about is not None:
        page.locator(f'[data-about="{about}"]').click()
    page.locator(".claims [data-move]").last.click()
    page.locator(".claims").wait_for(state="hidden")


def vote(pages: list[Page], at: int, name: str = "") -> None:
    up = [page for page in pages if page.get_by_test_id("to-vote").count()]
    for page in up:
        page.get_by_test_id("to-vote").click()
    for page in up:
        page.locator(f'[data-seat="{at}"]').click()
        if name and page is up[0]:
            shoot(page, name)
        page.get_by_test_id("confirm").click()


def to_the_night(pages: list[Page]) -> None:
    for page in pages:
        if phase(page) != "over":
            page.get_by_test_id("to-night").click()


def wait_for(pages: list[Page], wanted: str) -> None:
    for page in pages:
        page.locator(f'[data-phase="{wanted}"]').wait_for()


def first_day(pages: list[Page], screen: Page, base: int, prey: int) -> None:
    wait_for(pages, "enquiring")
    innocent = next(seat for seat in (7, 6, 1) if seat not in (base, prey))
    speak(pages[CHIEF], "role")
    speak(pages[prey], "state", innocent)
    speak(pages[innocent], "state", base)
    shoot(pages[0], "sporz-day")
    shoot(screen, "sporz-table")
    vote(pages, innocent, "sporz-vote")
    pages[0].get_by_test_id("to-night").wait_for()
    shoot(pages[0], "sporz-airlock")


def evening(browser: Browser) -> bool:
    """False: the chief was the mutant, or whom they mutated withstood it: no pack to show."""
    pages, screen = aboard(browser)
    for page in pages:
        tap(page, CHIEF)
    up = wait_for_wave(pages, "mutants")
    shoot(up[0], "sporz-night")
    (base,) = (seat for seat, page in enumerate(pages) if task(page) == "mutant")
    prey = 3 if base != 3 else 4
    if base == CHIEF:
        return False
    night(pages, prey)
    first_day(pages, screen, base, prey)
    to_the_night(pages)
    up = wait_for_wave(pages, "mutants")
    pack = [page for page in up if task(page) == "mutant"]
    if len(pack) < 2:
        return False
    for page in pack:
        page.locator('[data-seat="0"]').click()
    hold_and_shoot(pack[0], "sporz-mutants")
    for seat in (base, prey):
        night(pages, "none")
        wait_for(pages, "enquiring")
        vote(pages, seat)
        if seat == base:
            to_the_night(pages)
    wait_for(pages, "over")
    pages[0].locator(".tales").scroll_into_view_if_needed()
    shoot(pages[0], "sporz-end")
    shoot(screen, "sporz-table-end")
    return True


def sporz(browser: Browser) -> None:
    if not any(evening(browser) for _ in range(TRIES)):
        raise SystemExit("no evening had a pack to show: try again")
