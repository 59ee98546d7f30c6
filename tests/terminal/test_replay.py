"""`huisclos replay`: a log told again, whole or as a seat saw it."""
# ruff: noqa: RUF001 -- English quotes are single and curly.

import asyncio
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace as changed
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.cli import app
from huisclos.games.infiltres.actions import Brief, Clue, Pick, Ready, Vote
from huisclos.games.infiltres.nouns import Pair, Role
from huisclos.kernel import DEALER, Seat, encode
from huisclos.store import SqliteStore
from huisclos.tables import Member, Record, event, fold
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.log import digest, dump
from huisclos.terminal import telling
from huisclos.terminal.film import film
from tests.tables.seated import Seated

ROLES = (Role.DISCIPLE, Role.DISCIPLE, Role.INFILTRATOR, Role.DISCIPLE)
PAIRS = (Pair("phare", "moulin"), *(Pair(f"mot{n}", f"autre{n}") for n in "abcdefghi"))
ANA = Member(1)
NAMES = ("Ana", "Bob", "Cléo", "Dan")


class Game:
    """A game of four, played through the commands of a table; the deal is written here."""

    def __init__(self) -> None:
        step = gathering.open_table(
            shelf.games(), 0.0, "KRBX", "infiltres", {"target": 1}, "secret"
        )
        self.table, self.records, self.now = step.table, [*step.records], 100.0
        for name in NAMES:
            self(gathering.join, name, f"digest of {name}")

    def __call__(self, command: Any, *arguments: Any, **settings: Any) -> None:
        step = command(self.table, self.now, *arguments, **settings)
        self.table = step.table
        self.records += step.records
        self.now += 1.0

    def begin(self) -> None:
        """Starts, with the deal that these tests know instead of the one that luck gave."""
        before = self.table
        step = gathering.start(before, self.now, ANA)
        brief = Brief(Seat(0), ROLES, "Bord de mer", PAIRS)
        dealt = Record(self.now, event.Played(DEALER, raw(brief), "dealer"))
        started = step.records[0]
        self.records += [started, dealt]
        self.table = fold(fold(before, started), dealt)
        self.play(0, Pick(1))

    def play(self, seat: int, action: Any) -> None:
        self(playing.play, Seat(seat), action)

    def speak(self) -> None:
        for seat, word in enumerate(("lumière", "mer", "meunier", "bateau")):
            self.play(seat, Clue(word))
        for seat in range(4):
            self.play(seat, Ready())

    def finish(self) -> None:
        self.speak()
        for seat in range(4):
            self.play(seat, Vote(Seat(2) if seat != 2 else Seat(0)))
        assert self.table.sitting and self.table.sitting.over


def test_slips_of_screens_are_not_told_as_talk(capsys: pytest.CaptureFixture[str]) -> None:
    seated = Seated("sonar")
    for name in NAMES:
        seated(gathering.join, name, token=name)
    seated(gathering.start, ANA)
    seated(playing.say, ANA, "crew-one", "over here")
    seated(playing.say, ANA, "notes-one", "KRBX.1 NNE")
    telling.tell(film(seated.records), None, "en")
    told = capsys.readouterr().out
    assert "over here" in told and "NNE" not in told


def raw(action: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(action))


@pytest.fixture
def game() -> Game:
    played = Game()
    played.begin()
    return played


def write(path: Path, game: Game) -> str:
    file = path / "game.jsonl"
    file.write_text(dump(game.records, "t1"), encoding="utf-8")
    return str(file)


def replay(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ("replay", "--language", "en", *arguments))
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    return done.exit_code, done.output


def test_a_seat_sees_its_own_word_and_not_the_other(game: Game, tmp_path: Path) -> None:
    log = write(tmp_path, game)
    for seat, word, other in (("Ana", "phare", "moulin"), ("cléo", "moulin", "phare")):
        for form in ((), ("--json",)):
            code, output = replay(log, "--seat", seat, *form)
            assert code == 0
            assert word in output and other not in output


def test_without_a_seat_everything_is_told_with_its_audience(game: Game, tmp_path: Path) -> None:
    game.finish()
    _, output = replay(write(tmp_path, game))
    lines = output.splitlines()
    assert lines[0] == "Infiltrés, game 1 of 1: Ana, Bob, Cléo, Dan"
    assert "  0:00  Cléo’s word: ‘moulin’.  (→ Cléo)" in lines
    assert "  0:01  Ana: ‘lumière’  (to all)" in lines
    assert "Ana, Bob and Dan win together. Well done!  (to all)" in lines[-1]


def test_a_report_holds_every_move_in_notation(game: Game, tmp_path: Path) -> None:
    game.finish()
    report = json.loads(replay(write(tmp_path, game), "--json")[1])
    moves = [(s["seat"], s["notation"]) for s in report["steps"] if s["event"] == "Played"]
    assert report["over"] is True and report["names"] == [*NAMES]
    assert moves[1:4] == [(0, "pick 1"), (0, "clue lumière"), (1, "clue mer")]
    assert len(moves) == 2 + 4 + 4 + 4


def test_a_seat_s_report_names_no_other_s_move(game: Game, tmp_path: Path) -> None:
    game.finish()
    report = json.loads(replay(write(tmp_path, game), "--seat", "1", "--json")[1])
    moves = [(s["seat"], s["notation"]) for s in report["steps"] if s["notation"]]
    assert moves == [(1, "clue mer"), (1, "ready"), (1, "vote 2")]
    assert {s["seat"] for s in report["steps"]} == {None, 1}


def test_what_happens_round_the_game_is_told(game: Game, tmp_path: Path) -> None:
    game.play(0, Clue("lumière"))
    game(playing.ask_undo, ANA)
    for member in (2, 3, 4):
        game(playing.answer_undo, Member(member), True)
    game.play(0, Clue("lampe"))
    game(playing.pause, Member(2))
    game(playing.resume, Member(2))
    game(waiting.sit_out, Member(2), "plain")
    game(playing.come_back, Member(2))
    _, output = replay(write(tmp_path, game), "--seat", "Dan")
    told = [line[8:] for line in output.splitlines()[-7:]]
    assert told == [
        "Ana: ‘lumière’",
        "Move taken back.",
        "Ana: ‘lampe’",
        "Bob has paused the game.",
        "Bob has resumed the game.",
        "A bot holds Bob’s seat.",
        "Bob takes their seat back.",
    ]


def test_a_silent_move_that_is_taken_back_stays_a_secret(game: Game, tmp_path: Path) -> None:
    game.speak()
    game.play(0, Vote(Seat(1)))
    game.play(0, Vote(Seat(2)))  # a change of mind: the board shows the others nothing new
    game(playing.ask_undo, ANA)
    log = write(tmp_path, game)
    assert replay(log, "--seat", "Ana")[1].count("Move taken back.") == 1
    assert "Move taken back." not in replay(log, "--seat", "Dan")[1]
    assert "Retracted" in replay(log, "--seat", "Ana", "--json")[1]
    assert "Retracted" not in replay(log, "--seat", "Dan", "--json")[1]


def test_one_of_several_games_is_chosen(game: Game, tmp_path: Path) -> None:
    game.finish()
    game(gathering.clear, ANA, "another secret")
    game.begin()
    log = write(tmp_path, game)
    assert "game 2 of 2" in replay(log)[1]
    assert "game 1 of 2" in replay(log, "--game", "1")[1]
    assert json.loads(replay(log, "--json")[1])["over"] is False
    assert replay(log, "--game", "3") == (2, "huisclos: no game 3 in this log: it holds 2\n")


def test_a_game_is_told_at_a_table_that_was_opened_for_one_that_is_no_longer_here(
    game: Game, tmp_path: Path
) -> None:
    opened, *rest = game.records
    configured = Record(0.0, event.Configured("infiltres", {"target": 1}))
    chess = Record(0.0, changed(opened.event, game="chess"))
    game.records = [chess, *rest[:1], configured, *rest[1:]]
    code, output = replay(write(tmp_path, game))
    assert code == 0 and "phare" in output


def test_a_table_of_the_store_is_found_by_its_id_and_its_code(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "house.db"

    async def keep() -> None:
        store = SqliteStore(path)
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        bodies = [encode(record) for record in game.records]
        store.append("t1", 0, bodies, done.set_result, code="KRBX")
        assert await done is None
        store.close()

    asyncio.run(keep())
    before = path.read_bytes()
    for name in ("t1", "KRBX", "krbx"):
        code, output = replay(name, "--store", str(path), "--seat", "Ana")
        assert code == 0 and "phare" in output
    code, output = replay("t2", "--store", str(path))
    assert code == 2 and "holds no table t2" in output
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("spoil", "arguments", "words"),
    [
        (lambda lines: lines, ("--seat", "Eve"), "no seat 'Eve' in this game: choose among 0 Ana"),
        (lambda lines: lines, ("--seat", "4"), "no seat '4'"),
        (lambda lines: [], (), "line 1: this is no log"),
        (lambda lines: ['{"huisclos": 3}', *lines[1:]], (), "line 1: format 3 is not known"),
        (lambda lines: [*lines[:4], lines[4][:-5], *lines[5:]], (), "damaged, line 5: "),
        (lambda lines: [lines[0], *lines[5:]], (), "this cannot happen here"),
        (
            lambda lines: [line.replace("infiltres", "chess") for line in lines],
            (),
            "huisclos: its game 'chess' is not installed here: this program has infiltres",
        ),
        (lambda lines: lines[:5], (), "it holds 0"),
    ],
)
def test_what_is_wrong_with_a_log_is_said_in_one_line(
    game: Game, tmp_path: Path, spoil: Any, arguments: tuple[str, ...], words: str
) -> None:
    log = Path(write(tmp_path, game))
    lines = spoil(log.read_text(encoding="utf-8").splitlines()[:-1])
    text = "".join(f"{line}\n" for line in lines)
    log.write_text(f'{text}{{"digest":"{digest(text)}"}}\n', encoding="utf-8")
    code, output = replay(str(log), *arguments)
    assert code == 2
    assert words in output
    assert len(output.splitlines()) == 1


def test_what_is_not_there_is_said_so(tmp_path: Path) -> None:
    nowhere = str(tmp_path / "nothing.jsonl")
    assert replay(nowhere) == (2, f"huisclos: there is no file {nowhere}\n")
    code, output = replay("ABCD", "--store", str(tmp_path / "no.db"))
    assert code == 2 and "there is no store" in output
    assert not (tmp_path / "no.db").exists()
