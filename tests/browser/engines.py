"""Firefox and WebKit as Debian has them, driven by the commands of the W3C's WebDriver: Firefox
takes them by name through a socket of its own (Marionette), WebKit by address through a driver that
speaks HTTP. Nothing else is installed for it."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any, BinaryIO, Protocol, TypeVar
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.browser.conftest import FIXED_LUCK, MOMENT, ROUNDS
from tests.conftest import PATIENCE

T = TypeVar("T")
HERE = "127.0.0.1"
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"  # how the standard calls one
# What may be so for a moment: somebody else moves the page as well.
PASSING = (
    "element click intercepted",
    "element not interactable",
    "no such element",
    "stale element reference",
)
SHOWN = """return [...document.querySelectorAll(arguments[0])].find(
    each => each.checkVisibility() && each.textContent.includes(arguments[1])
)"""
# Some things move for ever; and in what is folded Firefox lets things move that nobody sees.
MOVES = """const [it] = arguments;
return document.getAnimations().some(({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < 10_000
        && effect.target?.contains(it)
)"""
# Errors of the page, and what its content policy forbids.
WATCH = """window.troubles = [];
for (const kind of ['error', 'unhandledrejection', 'securitypolicyviolation'])
    addEventListener(kind, it => troubles.push(
        `${kind}: ${it.message ?? it.reason ?? it.violatedDirective}`
    ));"""


class Refused(Exception):
    """What the browser would not do, with the standard's name for why."""


class Way(Protocol):
    """How commands reach a browser."""

    def ask(self, command: str, **values: Any) -> Any: ...

    def resize(self, width: int, height: int) -> None: ...


def until(look: Callable[[], T], what: str) -> T:
    for _ in range(ROUNDS):
        if found := look():
            return found
        time.sleep(MOMENT / 1000)
    raise AssertionError(what)


class Window:
    """Somebody's browser, which knows nothing of the others."""

    def __init__(self, way: Way, house: str, width: int = 390, height: int = 664) -> None:
        self.way, self.house = way, house
        self.resize(width, height)

    def run(self, script: str, *values: Any) -> Any:
        return self.way.ask("WebDriver:ExecuteScript", script=script, args=values)

    def resize(self, width: int, height: int) -> None:
        self.way.resize(width, height)

    def goto(self, path: str) -> None:
        self.way.ask("WebDriver:Navigate", url=f"{self.house}{path}")
        self.arrive()

    def reload(self) -> None:
        self.way.ask("WebDriver:Refresh")
        self.arrive()

    def arrive(self) -> None:
        """Neither engine runs a script of ours before the page's own: it is there before anybody
        taps, and nothing is sent before that."""
        self.run(f"{WATCH}{FIXED_LUCK}")

    def find(self, css: str, text: str = "") -> str | None:
        found = self.run(SHOWN, css, text)
        return found[ELEMENT] if found else None

    def see(self, css: str, text: str = "") -> str:
        return until(lambda: self.find(css, text), f"{css} {text!r} is not there")

    def lose(self, css: str) -> None:
        until(lambda: self.find(css) is None, f"{css} is still there")

    def text(self, css: str) -> str:
        self.see(css)
        return str(self.run("return document.querySelector(arguments[0]).textContent.trim()", css))

    def touch(self, css: str, text: str, act: Callable[[str], object]) -> None:
        """Once it is there, has arrived and nothing covers it."""
        why = ""
        for _ in range(ROUNDS):
            element = self.see(css, text)
            try:
                if not self.run(MOVES, {ELEMENT: element}):
                    act(element)
                    return
                why = "it moves"
            except Refused as refusal:
                why = str(refusal)
                if not why.startswith(PASSING):
                    raise
            time.sleep(MOMENT / 1000)
        raise AssertionError(f"{css} {text!r} cannot be touched: {why}")

    def tap(self, css: str, text: str = "") -> None:
        self.touch(css, text, lambda it: self.way.ask("WebDriver:ElementClick", id=it))

    def write(self, css: str, text: str) -> None:
        self.touch(css, "", lambda it: self.way.ask("WebDriver:ElementClear", id=it))
        self.touch(css, "", lambda it: self.way.ask("WebDriver:ElementSendKeys", id=it, text=text))

    @contextmanager
    def holding(self, css: str) -> Iterator[None]:
        """A finger that stays."""
        place = {"type": "pointerMove", "origin": {ELEMENT: self.see(css)}, "x": 0, "y": 0}
        self.point(place, {"type": "pointerDown", "button": 0})
        yield
        self.point({"type": "pointerUp", "button": 0})

    def point(self, *steps: dict[str, Any]) -> None:
        finger = {"id": "finger", "type": "pointer", "actions": steps}
        self.way.ask("WebDriver:PerformActions", actions=[finger])

    def picture(self, file: Path) -> None:
        file.write_bytes(b64decode(self.way.ask("WebDriver:TakeScreenshot", full=False)))

    def check(self) -> None:
        """Nothing went wrong, is cut off or lacks its text."""
        assert self.run("return window.troubles") == []
        assert self.run("return document.documentElement.scrollWidth <= innerWidth")
        assert "⟦" not in self.run("return document.body.textContent")


class Marionette:
    """A message is its length, a colon and JSON."""

    def __init__(self, line: BinaryIO) -> None:
        self.line = line
        self.asked = 0
        self.read()  # who it is
        self.ask("WebDriver:NewSession")

    def read(self) -> Any:
        length = b""
        while (byte := self.line.read(1)) != b":":
            assert byte, "Firefox has gone"
            length += byte
        return json.loads(self.line.read(int(length)))

    def ask(self, command: str, **values: Any) -> Any:
        self.asked += 1
        text = json.dumps([0, self.asked, command, values]).encode()
        self.line.write(b"%d:%b" % (len(text), text))
        self.line.flush()
        _, _, why, answer = self.read()
        if why:
            raise Refused(f"{why['error']}: {why['message']}")
        return answer.get("value", answer)

    def resize(self, width: int, height: int) -> None:
        """Its windows are never narrower than 450 pixels; what they show may be."""
        self.ask("WebDriver:SetWindowRect", x=0, y=0, width=width, height=height + 200)
        self.ask("Marionette:SetContext", value="chrome")
        self.ask("WebDriver:ExecuteScript", script=NARROW, args=[width, height])
        self.ask("Marionette:SetContext", value="content")
        size = [width, height]
        until(lambda: self.ask("WebDriver:ExecuteScript", script=SIZE, args=[]) == size, "no size")


SIZE = "return [innerWidth, innerHeight]"
NARROW = """const { style } = gBrowser.selectedBrowser;
for (const [side, length] of [['width', arguments[0]], ['height', arguments[1]]])
    for (const bound of ['min', 'max'])
        style.setProperty(`${bound}-${side}`, `${length}px`, 'important');"""
SETTINGS = {
    "app.update.enabled": False,
    "browser.aboutwelcome.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "intl.accept_languages": "fr-FR",
    "marionette.port": 0,  # a free one, which it writes down
    "ui.useOverlayScrollbars": 1,  # as on a phone
}


@contextmanager
def firefox(folder: Path) -> Iterator[Way]:
    folder.mkdir()
    settings = (
        f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in SETTINGS.items()
    )
    (folder / "user.js").write_text("".join(settings))
    command = ["firefox-esr", "--headless", "--no-remote", "--marionette"]
    command += ["--remote-allow-system-access", "--profile", str(folder)]
    port = folder / "MarionetteActivePort"
    with running(command):
        written = until(lambda: port.exists() and port.read_text(), "no Firefox")
        with (
            socket.create_connection((HERE, int(written)), PATIENCE) as line,
            line.makefile("rwb") as file,
        ):
            yield Marionette(file)


# Where the standard puts what Firefox knows by name.
PATHS = {
    "WebDriver:ElementClear": "element/{id}/clear",
    "WebDriver:ElementClick": "element/{id}/click",
    "WebDriver:ElementSendKeys": "element/{id}/value",
    "WebDriver:ExecuteScript": "execute/sync",
    "WebDriver:Navigate": "url",
    "WebDriver:PerformActions": "actions",
    "WebDriver:Refresh": "refresh",
    "WebDriver:SetWindowRect": "window/rect",
    "WebDriver:TakeScreenshot": "screenshot",
}


class Http:
    def __init__(self, port: int, browser: str) -> None:
        self.session = f"http://{HERE}:{port}/session"
        options = {"binary": browser, "args": ["--automation"]}
        wishes = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        self.session += f"/{self.send('', {'capabilities': wishes})['sessionId']}"

    def send(self, path: str, values: dict[str, Any] | None) -> Any:
        body = None if values is None else json.dumps(values).encode()
        try:
            with urlopen(Request(self.session + path, body), timeout=PATIENCE) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            why = json.load(error)["value"]
            raise Refused(f"{why['error']}: {why['message']}") from None

    def ask(self, command: str, **values: Any) -> Any:
        path = PATHS[command].format(**values)
        return self.send(f"/{path}", None if path == "screenshot" else values)

    def resize(self, width: int, height: int) -> None:
        self.ask("WebDriver:SetWindowRect", x=0, y=0, width=width, height=height)
        inside = self.ask("WebDriver:ExecuteScript", script="return innerHeight", args=[])
        self.ask("WebDriver:SetWindowRect", x=0, y=0, width=width, height=2 * height - inside)


MINI_BROWSER = "/usr/lib/*/webkit2gtk-4.1/MiniBrowser"
THIN = "* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 1px; }"


@contextmanager
def webkit(folder: Path) -> Iterator[Way]:
    (folder / "gtk-3.0").mkdir(parents=True)
    (folder / "gtk-3.0/gtk.css").write_text(THIN)  # its own buttons are wider than a phone
    with running(["Xvfb", "-displayfd", "1", "-screen", "0", "2000x1400x24"]) as screen:
        assert screen.stdout is not None
        display = f":{screen.stdout.readline().decode().strip()}"
        with socket.create_server((HERE, 0)) as found:
            port = found.getsockname()[1]
        wishes = {"DISPLAY": display, "XDG_CONFIG_HOME": str(folder), "LANG": "C.UTF-8"}
        with running(["WebKitWebDriver", f"--port={port}"], **wishes):
            until(lambda: answers(port), "no WebKit")
            yield Http(port, glob(MINI_BROWSER)[0])


def answers(port: int) -> bool:
    with socket.socket() as line:
        return line.connect_ex((HERE, port)) == 0


@contextmanager
def running(command: list[str], **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """With all that it starts, and no longer."""
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=os.environ | settings,
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            os.killpg(process.pid, 9)


ENGINES = {"firefox": (firefox, "firefox-esr"), "webkit": (webkit, "webkit2gtk-driver xvfb")}
COMMANDS = {"firefox": ["firefox-esr"], "webkit": ["WebKitWebDriver", "Xvfb"]}


def opener(engine: str) -> Callable[[Path], Any]:
    open_engine, packages = ENGINES[engine]
    if not all(map(shutil.which, COMMANDS[engine])):
        pytest.skip(f"no {engine} here: apt-get install {packages}")
    return open_engine
