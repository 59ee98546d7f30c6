"""A house of three servers gets a new version, one server after the other, while people play."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from huisclos.server.routes import STATIC
from tests.browser.conftest import OpenPhone
from tests.browser.evening import open_room, sit_down
from tests.browser.test_plain import WORDS, play_until
from tests.conftest import PATIENCE
from tests.server.house import REHEARSAL, wait_for
from tools import balancer
from tools.balancer import Balancer
from tools.ports import free_port

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(
        not balancer.is_installed(), reason="haproxy is not installed: apt-get install haproxy"
    ),
]

CLUES = [*WORDS, "onyx", "bazar", "cumin", "drave", "élan", "froc", "hublot", "iode", "jaspe"]
SERVE = """
import sys
from pathlib import Path
from huisclos.server import routes
routes.STATIC = Path(sys.argv.pop(1))
from huisclos.cli import main
main()
"""


class Server:
    def __init__(self, database: str, log: Path) -> None:
        self.database, self.log, self.port = database, log, free_port()

    def start(self, page: Path) -> None:
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--store", self.database]
        command = [*(sys.executable, "-c", SERVE, str(page), "serve", *options)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--bot-pace", "0", "--rehearsal", REHEARSAL], stdout=log, stderr=log
            )

    def wait(self) -> None:
        url = f"http://127.0.0.1:{self.port}"
        assert wait_for(url, lambda: self.process.poll() is None), self.log.read_text()

    def replace(self, page: Path) -> None:
        self.process.send_signal(signal.SIGTERM)
        assert self.process.wait(PATIENCE) == 0
        self.start(page)
        self.wait()


def another_build(folder: Path) -> Path:
    """The same page, but every file that is named by its content has another name."""
    shutil.copytree(STATIC, folder, ignore=shutil.ignore_patterns("*.gz"))
    names = {file.name: f"new-{file.name}" for file in (folder / "assets").iterdir()}
    pattern = re.compile("|".join(map(re.escape, sorted(names, key=len, reverse=True))))
    for file in [*folder.rglob("*")]:
        if file.suffix in (".html", ".js", ".css", ".webmanifest"):
            text = file.read_text(encoding="utf-8")
            file.write_text(pattern.sub(lambda found: names[found[0]], text), encoding="utf-8")
    for file in [*(folder / "assets").iterdir()]:
        file.rename(file.with_name(names[file.name]))
    return folder


def builds(page: Page) -> set[str]:
    """Of which its files are."""
    files = page.evaluate("performance.getEntriesByType('resource').map(({name}) => name)")
    scripts = [Path(name).name for name in files if "/assets/" in name and name.endswith(".js")]
    return {"new" if name.startswith("new-") else "old" for name in scripts}


def test_a_page_of_either_version_plays_on_while_the_servers_are_replaced(
    phone: OpenPhone, database: str, tmp_path: Path
) -> None:
    new = another_build(tmp_path / "new")
    servers = [Server(database, tmp_path / f"{number}.log") for number in range(3)]
    try:
        for server in servers:
            server.start(STATIC)
        for server in servers:
            server.wait()
        with Balancer(tmp_path, [server.port for server in servers]) as proxy:
            assert wait_for(proxy.url, lambda: proxy.process.poll() is None), proxy.log.read_text()
            ana, bob = (phone(proxy.url) for _ in range(2))
            code = open_room(ana)
            sit_down(bob, f"{proxy.url}/{code}", "Bob")
            for server in servers[:2]:
                server.replace(new)
            cleo = phone(proxy.url)  # her page may be of one server, and its files of the others
            sit_down(cleo, f"{proxy.url}/{code}", "Cléo")
            people, words = [ana, bob, cleo], [*CLUES]
            for count in (4, 5):
                ana.get_by_test_id("add-bot").click()
                expect(ana.get_by_test_id("seats").locator("li")).to_have_count(count)
            ana.get_by_test_id("start").click()
            play_until(people, words, "speaking")
            for page in people:  # a part that is still on its way would be gone with its server
                page.locator(".desk").wait_for()
            servers[2].replace(new)
            play_until(people, words, "voting")
            assert builds(ana) == {"old"}
            assert len(builds(cleo)) == 1
    finally:
        for server in servers:
            server.process.kill()
            server.process.wait()
