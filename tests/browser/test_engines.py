"""One short evening in Firefox and in WebKit: what people do first, where engines may differ.
Every other test is for Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest

from tests.browser.engines import Window, opener, until
from tests.browser.test_dauphin import open_table
from tests.browser.test_evening import CLUES
from tests.browser.test_joining import read
from tests.browser.test_plain import ACT

pytestmark = [pytest.mark.browser, pytest.mark.full]

PHASE = "return document.querySelector('[data-phase]')?.dataset.phase"
QR = """const code = document.querySelector('[data-testid="qr"]');
return code && [code.getAttribute('viewBox'), code.querySelector('path').getAttribute('d')]"""
# The first room that one can go to and touch where one is.
ROOM = """return [...document.querySelectorAll('[data-lit]')].find(it => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2) === it;
})?.dataset.room"""
OPEN = '[aria-disabled="false"]'

OpenWindow = Callable[[], Window]


@pytest.fixture(params=["firefox", "webkit"])
def window(request: pytest.FixtureRequest, house: str, tmp_path: Path) -> Iterator[OpenWindow]:
    """`window()` is somebody's phone. What it showed at each stop stays in the test's folder."""
    open_engine, folders = opener(request.param), (tmp_path / str(at) for at in count())
    with ExitStack() as opened:
        yield lambda: Window(opened.enter_context(open_engine(next(folders))), house)


def by(name: str) -> str:
    return f'[data-testid="{name}"]'


def begin(page: Window, game: str, how: str) -> None:
    page.goto("/")
    page.tap(f'button[data-game="{game}"]')
    page.tap(by(f"begin-{how}"))


class Evening:
    def __init__(self, ana: Window, bob: Window, folder: Path) -> None:
        self.ana, self.bob, self.folder = ana, bob, folder
        self.stops = count(1)

    def stop(self, page: Window, name: str) -> None:
        page.picture(self.folder / f"{next(self.stops):02}-{name}.png")
        page.check()

    def alone_after_two_taps(self) -> None:
        page = self.ana
        page.goto("/")
        page.run("localStorage.clear()")  # nobody has played here yet
        self.stop(page, "home")
        page.tap('button[data-game="infiltres"]')
        page.tap(by("begin-alone"))
        page.see(by("headline"))
        self.stop(page, "alone")
        page.write(by("free-text"), CLUES[0])
        page.tap(by("send"))
        page.see("td", CLUES[0])
        page.tap(by("menu"))
        page.tap('[data-tab="rules"]')
        page.see("h2")
        page.write('input[type="search"]', "vote")
        page.see("mark", "ote")
        self.stop(page, "rules")

    def language(self) -> None:
        page = self.ana
        page.goto("/")
        page.tap('button[lang="en"]')
        page.see("main", "Join with a code")
        page.reload()
        page.see("main", "Join with a code")
        page.tap('button[lang="fr"]')
        page.see("main", "Rejoindre avec un code")
        line = "return getComputedStyle(document.querySelector('button[lang=fr]'))"
        assert page.run(f"{line}.textDecorationLine") == "underline"

    def mission(self) -> None:
        ana, bob = self.ana, self.bob
        begin(ana, "infiltres", "friends")
        code = ana.text(by("code"))
        link = read(*until(lambda: ana.run(QR), "no QR code"))
        bob.resize(1280, 720)  # the television first
        bob.goto(f"/table/{code}")
        bob.see(by("ask-voice"), "Donnez-moi la parole")
        self.stop(bob, "ask-voice")
        bob.tap(by("voice-give"))
        bob.lose(by("ask-voice"))
        bob.see(by("qr"))
        self.stop(bob, "table-screen")
        bob.resize(390, 664)
        bob.goto(link)
        bob.write("#name", "Bob")
        bob.tap(by("enter"))
        bob.see(by("seats"), "Bob")
        ana.see(by("seats"), "Bob")
        for _ in range(2):
            ana.tap(by("add-bot"))
        self.stop(ana, "room")
        ana.tap(f"{by('start')}{OPEN}")
        words = [*CLUES]
        self.play(words, "speaking")
        bob.reload()
        self.play(words, "speaking")
        with bob.holding(by("hold")):
            bob.see(by("secret-word"))
            self.stop(bob, "word")
        bob.lose(by("secret-word"))
        self.play(words, "voting")
        self.stop(ana, "vote")
        self.play(words, "debriefing")
        for page in (ana, bob):
            self.stop(page, "debriefing")

    def play(self, words: list[str], wanted: str) -> None:
        pages = (self.ana, self.bob)

        def there() -> bool:
            phases = [page.run(PHASE) for page in pages]
            for page, phase in zip(pages, phases, strict=True):
                if phase != wanted and page.run(
                    f"return ({ACT})(arguments[0])", [words[-1], phase]
                ):
                    words.pop()
            return {*phases} == {wanted}

        until(there, f"not {wanted}")

    def submarine(self) -> None:
        page = self.ana
        begin(page, "sonar", "alone")
        page.tap("[data-cell=E5]")
        page.tap(by("confirm"))
        self.stop(page, "dive")
        page.tap(f'[data-move="Course"]{OPEN}')
        page.tap(f'[data-move="Charge"]{OPEN}')
        self.stop(page, "charged")

    def liner(self) -> None:
        page = self.ana
        begin(page, "lucky", "alone")
        page.see(".press")
        self.stop(page, "liner")
        until(lambda: self.is_my_turn(page), "nobody waits for her")
        self.stop(page, "my-turn")
        page.tap(f'[data-room="{page.run(ROOM)}"]')
        page.tap(by("confirm"))
        self.stop(page, "moved")

    def is_my_turn(self, page: Window) -> bool:
        """Bots may come first, and attempt something."""
        if page.find(passing := f'[data-move="Pass"]{OPEN}'):
            page.tap(passing)
        return page.find('[data-move="Stop"]') is not None

    def cards(self) -> None:
        desk = self.bob
        desk.goto(f"/desk/{open_table(desk.house, cards=True)}")
        names = ("Ana", "Bob", "Cléo")
        for name in names:
            desk.write("#desk-name", name)
            desk.tap(by("desk-add"))
            desk.see("li", name)
        desk.tap(by("start"))
        for name in names:
            desk.see(by("turn"), name)
            desk.tap('[data-move="TakeBadge"]')
            desk.tap(by("confirm"))
        desk.tap(by("gathered"))
        desk.tap(by("camera"))
        desk.see(by("scan-why"), "caméra")  # there is none
        self.stop(desk, "no-camera")
        desk.write(by("card-code"), "ZZZ")
        desk.tap(by("card-go"))
        desk.see(by("scan-why"), "Ce n’est pas une carte de ce jeu")


def test_an_evening(window: OpenWindow, tmp_path: Path) -> None:
    evening = Evening(window(), window(), tmp_path)
    evening.alone_after_two_taps()
    evening.language()
    evening.mission()
    evening.submarine()
    evening.liner()
    evening.cards()
