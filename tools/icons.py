"""Draws the icons that home screens want as PNG, from web/public/icon.svg.

.venv/bin/python tools/icons.py     after a change of the drawing; needs chromium
"""

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).resolve().parent.parent / "web/public"
INK = "#12161c"
# Name -> pixels, and how much of them the drawing fills. A phone cuts its own shape out of a
# maskable icon: the inner four fifths are safe.
ICONS = {"192": (192, 1.0), "512": (512, 1.0), "maskable": (512, 0.78), "apple": (180, 0.86)}


def main() -> None:
    drawing = (PUBLIC / "icon.svg").read_text()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for name, (pixels, share) in ICONS.items():
            page = browser.new_page(viewport={"width": pixels, "height": pixels})
            ground = INK if share < 1 else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center;"
                f" background: {ground} }} svg {{ width: {share:.0%} }}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"icons/{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
