"""`huisclos play` against bots, through a pipe and on a terminal."""
# ruff: noqa: RUF001 -- English quotes are single and curly.

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner

from huisclos.cli import app
from huisclos.kernel import decode
from huisclos.tables.event import Played
from huisclos.tables.log import load
from tests.conftest import PATIENCE
from tests.terminal.script import SCRIPT

QUICK = ("play", "infiltres", "--name", "Ana", "--bot-pace", "0", "--set", "target=1")


def huisclos(*arguments: str, lines: str = "") -> tuple[int, str]:
    done = CliRunner().invoke(app, arguments, input=lines)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("fr", "Infiltrés, à 5. Tapez «\u00a0aide\u00a0» pour de l’aide.", "À bientôt\u202f!"),
        ("en", "Infiltrés, with 5 players. Type ‘help’ for help.", "See you soon!"),
    ],
)
def test_a_script_plays_a_whole_game(language: str, first: str, last: str) -> None:
    code, output = huisclos(*QUICK, "--seed", "3", "--language", language, lines=SCRIPT)
    lines = output.splitlines()
    assert code == 0
    assert (lines[0], lines[-1]) == (first, last)
    assert re.search("La partie est finie|The game is over", output)


def test_a_seed_deals_the_same_game_again(tmp_path: Path) -> None:
    deals = []
    for number in range(2):
        path = tmp_path / f"{number}.jsonl"
        huisclos(*QUICK, "--seed", "7", "--log", str(path), lines=SCRIPT)
        records = load(path.read_text())
        deals.append([r.event for r in records if isinstance(r.event, Played) and r.event.seat < 0])
    assert deals[0] and deals[0] == deals[1]


def test_a_word_is_shown_when_it_is_asked_for_and_not_before(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    # With this seed Ana has a word. The script asks for it, then runs out: she leaves.
    code, output = huisclos(
        *QUICK, "--seed", "11", "--language", "en", "--log", str(path), lines="word\n"
    )
    told = [decode(r.event.action, dict) for r in load(path.read_text()) if is_deal(r.event)]
    words = {word for pair in told[0]["pairs"] for word in pair.values()}
    before, after = output.split("Your password", 1)
    assert code == 0
    assert not any(f"‘{word}’" in before for word in words)
    assert after.split("‘", 1)[1].split("’", 1)[0] in words
    assert "A secret for you." in before


def is_deal(event: object) -> bool:
    return isinstance(event, Played) and event.cause == "dealer" and b"pairs" in bytes(event.action)


def test_orders_are_answered_in_the_language_of_the_person() -> None:
    lines = "aide\nrègles\ntable\nhistoire\nannuler\npause\n1\nreprendre\ndire bonjour\nquitter\n"
    code, output = huisclos(*QUICK, "--seed", "11", "--language", "fr", lines=lines)
    assert code == 0
    for words in (
        "lire ce que les autres ne voient pas",  # help
        "presque tout le monde",  # rules
        "Tour 1",  # the board
        "! La partie est en pause.",
        "Ana a relancé la partie.",
    ):
        assert words.casefold() in output.casefold().replace("\u00a0", " "), words


def test_a_word_that_is_an_order_can_still_be_a_clue() -> None:
    lines = "clue table\n"
    _, output = huisclos(*QUICK, "--seed", "5", "--language", "en", lines=f"table\n{lines}")
    assert "To play ‘table’, type: clue table" in output
    assert "Ana: ‘table’" in output


def test_a_clue_is_said_aloud_or_typed_where_clues_are_spoken() -> None:
    spoken = (*QUICK, "--seed", "5", "--language", "en", "--set", "spoken=true")
    assert "Ana has said their clue." in huisclos(*spoken, lines="1\n")[1]
    assert "Ana: ‘lighthouse’" in huisclos(*spoken, lines="lighthouse\n")[1]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ((), "say which game"),
        (("chess",), "no game 'chess'"),
        (("infiltres", "--seats", "2"), "for 3 to 20 players"),
        (("infiltres", "--bots", "genius"), "has no bot 'genius'"),
        (("infiltres", "--language", "de"), "fr or en"),
        (("infiltres", "--code", "ABCD"), "--join URL"),
        (("infiltres", "--join", "localhost"), "leave out the name of the game"),
        (("infiltres", "--name", "x" * 21), "20"),
        (("infiltres", "--log", "nowhere/game.jsonl"), "there is no folder"),
        (("infiltres", "--log", "."), ". is a folder"),
        (("--join", "ftp://house/ABCD"), "is not the address of a house"),
        (("--join", "localhost:1"), "--code ABCD"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(arguments: tuple[str, ...], words: str) -> None:
    code, output = huisclos("play", *arguments)
    assert code == 2
    assert words in output
    assert len(output.splitlines()) == 1


# -- on a terminal ---------------------------------------------------------------------------------

# The first terminal that the leader of a session opens becomes its own, Ctrl-C and all.
# Where tests run in the background, Ctrl-C is ignored unless one asks for it.
MAIN = """
import os, signal
os.open(os.ttyname(0), os.O_RDWR)
signal.signal(signal.SIGINT, signal.default_int_handler)
from huisclos.cli import main
main()
"""


programs: list[subprocess.Popen[bytes]] = []


@pytest.fixture(autouse=True)
def nothing_left_running() -> Iterator[None]:
    yield
    while programs:
        program = programs.pop()
        program.kill()
        program.wait()


class Terminal:
    """The program on a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.ours, self.theirs = pty.openpty()
        termios.tcsetwinsize(self.theirs, (30, 90))
        self.before = termios.tcgetattr(self.theirs)
        self.seen = ""
        self.read = 0  # so much of it was waited for
        self.program = subprocess.Popen(
            [sys.executable, "-c", MAIN, *arguments],
            stdin=self.theirs,
            stdout=self.theirs,
            stderr=self.theirs,
            start_new_session=True,
            env=os.environ | {"TERM": "xterm", "LANG": "C.UTF-8", "COLUMNS": "90", "LINES": "30"},
        )
        programs.append(self.program)

    def until(self, words: str) -> None:
        """Waits for words that come after those waited for last."""
        end = time.monotonic() + PATIENCE
        while words not in self.seen[self.read :]:
            assert time.monotonic() < end, f"{words!r} never came:\n{self.seen[-2000:]}"
            if select.select([self.ours], [], [], 0.2)[0]:
                self.seen += os.read(self.ours, 65536).decode(errors="replace")
        self.read = self.seen.index(words, self.read) + len(words)

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def end(self) -> int:
        code = self.program.wait(PATIENCE)
        while select.select([self.ours], [], [], 0)[0]:
            self.seen += os.read(self.ours, 65536).decode(errors="replace")
        after = termios.tcgetattr(self.theirs)
        os.close(self.ours)
        os.close(self.theirs)
        assert after == self.before, "the terminal is as it was"
        assert "Traceback" not in self.seen
        return code


def test_ctrl_c_leaves_the_terminal_as_it_was() -> None:
    terminal = Terminal(*QUICK, "--seed", "11", "--language", "fr")
    terminal.until("> ")
    terminal.type("\x03")
    terminal.until("À bientôt")
    assert terminal.end() == 130


def test_a_secret_goes_from_the_screen_with_the_next_line_and_ctrl_d_leaves() -> None:
    terminal = Terminal(*QUICK, "--seed", "11", "--language", "en")
    terminal.until("give a clue")
    terminal.type("wordd\x7f\n")
    terminal.until("Your password")
    terminal.type("two words\n")
    terminal.until("One word only")
    for _ in range(10):  # the foot is drawn each second: soon it is without the secret
        terminal.until("> ")
        foot = terminal.seen[: terminal.read].rpartition("─" * 90)[2]
        if "Your password" not in foot:
            break
    assert "Your password" not in foot
    terminal.type("\x04")
    terminal.until("See you soon!")
    assert terminal.end() == 0


def test_without_a_number_so_many_play_as_the_game_is_for() -> None:
    code, output = huisclos(
        *("play", "trio", "--name", "Ana", "--bot-pace", "0", "--seed", "1", "--language", "en"),
        lines="1\n1\n",
    )
    assert (code, output.splitlines()[0]) == (
        0,
        "Trio, with 3 players. Type ‘help’ for help.",
    )
