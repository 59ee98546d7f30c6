"""The page as a phone first meets it: how much script, and how long until something shows."""

from __future__ import annotations

import gzip
import re
import shutil
from pathlib import Path
from statistics import median
from typing import Any

from huisclos.server.routes import STATIC

from .house import House

# A modest phone on a slow fourth-generation network, as Lighthouse has it.
CPU_TIMES_SLOWER = 4
NETWORK = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1_600_000 / 8,  # bytes a second
    "uploadThroughput": 750_000 / 8,
}
TRIES = 3
PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def first_scripts(static: Path = STATIC) -> list[Path]:
    """The scripts that come before a game is opened: the page's own, and a language."""
    page = (static / "index.html").read_text(encoding="utf-8")
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page)
    words = static.glob("assets/fr-*.js")  # the house's, and those of every game
    language = next(file for file in words if "home-choose" in file.read_text(encoding="utf-8"))
    return [*(static / name for name in named), language]


def kilobytes_of_script(static: Path = STATIC) -> float:
    return sum(len(gzip.compress(file.read_bytes())) for file in first_scripts(static)) / 1000


def measure() -> dict[str, Any]:
    found: dict[str, Any] = {"kb_of_script": kilobytes_of_script()}
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        return found | {"skipped": "first paint not measured: playwright is not installed"}
    chromium = shutil.which("chromium")
    if chromium is None:
        return found | {"skipped": "first paint not measured: chromium is not installed"}
    with House("memory:") as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        times = [_opened(browser, house.port) for _ in range(TRIES)]
        browser.close()
    paints, uses = zip(*times, strict=True)
    return found | {"first_paint_ms": median(paints), "first_poster_ms": median(uses)}


def _opened(browser: Any, port: int) -> tuple[float, float]:
    """Milliseconds until the first paint, and until a poster can be tapped."""
    context = browser.new_context(
        viewport={"width": 390, "height": 844}, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    wires = context.new_cdp_session(page)
    wires.send("Network.enable")
    wires.send("Network.emulateNetworkConditions", NETWORK)
    wires.send("Emulation.setCPUThrottlingRate", {"rate": CPU_TIMES_SLOWER})
    page.goto(f"http://127.0.0.1:{port}/", wait_until="commit")
    page.locator("button[data-game]").first.wait_for()
    usable = page.evaluate("performance.now()")
    painted = page.evaluate(PAINTED)
    context.close()
    return painted, usable
