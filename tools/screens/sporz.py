"""Sporz, from an evening of eight people."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from .stage import TRIES, come_in, open_table, phone, shoot

NAMES = ("Ana", "Bob", "Cléo", "Dora", "Émile", "Fatou", "Gaspard", "Hind")
CHIEF = 2
OPTIONS = {
    "quick_nights": True,  # a wave ends as soon as all have tapped
    "disagreement": "plurality",
    "mutants_time": 45,
    "wave_time": 45,
}

TO_THE_TOP = """it => {
    const stage = it.closest('.stage');
    stage.scrollTop += it.getBoundingClientRect().top - stage.getBoundingClientRect().top;
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
    page.locator(f'[data-seat="{seat}"]').first.click()
    page.get_by_test_id("confirm").click()


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
    """The mutants mutate `target`; nobody else does anything. Who is not aboard is not called."""
    while wave := pages[0].locator(".ship").first.get_attribute("data-wave"):
        for page in wait_for_wave(pages, wave):
            tap(page, target if wave == "mutants" else "none")
        pages[0].locator(f'.ship:not([data-wave="{wave}"])').first.wait_for()


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


def all_see(pages: list[Page], interlude: str) -> None:
    """It may be over before all have said so: it has an end of its own."""
    pages[0].locator(f'[data-interlude="{interlude}"]').wait_for()
    for page in pages:
        page.evaluate("document.querySelector('[data-testid=seen]')?.click()")


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
    pages[0].locator(".ejected").wait_for()  # the box was opened before
    shoot(pages[0], "sporz-airlock")
    all_see(pages, "airlock")


def evening(browser: Browser) -> bool:
    """False: the chief was the mutant, or whom they mutated withstood it: no pack to show."""
    pages, screen = aboard(browser)
    for page in pages:
        tap(page, CHIEF)
    all_see(pages, "election")
    up = wait_for_wave(pages, "mutants")
    shoot(up[0], "sporz-night")
    (base,) = (seat for seat, page in enumerate(pages) if task(page) == "mutant")
    prey = 3 if base != 3 else 4
    if base == CHIEF:
        return False
    night(pages, prey)
    first_day(pages, screen, base, prey)
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
        all_see(pages, "airlock")
    wait_for(pages, "over")
    pages[0].locator(".tales").evaluate(TO_THE_TOP)
    shoot(pages[0], "sporz-end")
    shoot(screen, "sporz-table-end")
    return True


def has_shown_all(browser: Browser) -> bool:
    """Phones of an evening that showed too little are put away."""
    shown = evening(browser)
    for context in browser.contexts:
        context.close()
    return shown


def sporz(browser: Browser) -> None:
    if not any(has_shown_all(browser) for _ in range(TRIES)):
        raise SystemExit("no evening had a pack to show: try again")
