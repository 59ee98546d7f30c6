"""Takes a picture of every screen, from real games with people and bots, into docs/screens.

.venv/bin/python -m tools.screens [GAME...]     needs chromium; takes about a minute a game
.venv/bin/python -m tools.screens story         what they knew in kept games, and two films of it
.venv/bin/python -m tools.screens --phases FOLDER [GAME...]     every phase, on a phone
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

from .dauphin import dauphin
from .infiltres import infiltres
from .lucky import lucky
from .phases import phases
from .sonar import sonar
from .sporz import sporz
from .stage import FOLDER, house
from .story import story

GAMES = {game.__name__: game for game in (infiltres, sporz, sonar, dauphin, lucky, story)}


def main(names: list[str]) -> None:
    folder = FOLDER
    if of_phases := names[:1] == ["--phases"]:
        folder, names = Path(names[1]), names[2:]
    if unknown := [name for name in names if name not in GAMES]:
        raise SystemExit(f"no pictures of {', '.join(unknown)}; there are: {', '.join(GAMES)}")
    folder.mkdir(parents=True, exist_ok=True)
    with house(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name in names or GAMES:
            if of_phases:
                phases(browser, name, folder)
            else:
                GAMES[name](browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
