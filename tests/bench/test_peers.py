"""`huisclos bench --peers`: who is asked for what, and what is said of it; never who was faster."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import process_time
from types import ModuleType, SimpleNamespace
from typing import Any, cast

import pytest
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.bench import report
from huisclos.bench.house import ServerFailed, cpu_seconds, on_a_disk
from huisclos.bench.peers import battleship, contest, install, race
from huisclos.bench.peers.contest import Done
from huisclos.bench.peers.ours import Ours
from huisclos.bench.peers.race import Laps
from huisclos.cli import app

RUN = CliRunner()
TINY = Laps(
    passes=2, tables=2, warm_up=1, moves=6, crowd=5, crowd_moves=4, turns=2, pace=200, paced=4
)
FIGURES = {
    "moves_per_cpu_s_8", "paced_ms_8_p50", "paced_ms_8_p99", "kb_per_table_8",
    "moves_per_cpu_s_5", "ms_to_last_of_5", "mb_to_fill_5", "cpu_s_to_fill_5",
}  # fmt: skip


class Rival:
    """A server that answers at once, and says in which order it was asked."""

    name = "rival"

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.error: Exception | None = None
        self.answers = True
        self.cpu = 0.0
        self.tables = [self]

    @asynccontextmanager
    async def serve(self, tables: int, seats: int, moves: int) -> AsyncIterator["Rival"]:
        self.asked.append(f"{tables} of {seats}")
        self.tables = [self] * tables
        yield self

    def play(self, done: Done) -> None:
        self.cpu += 1.0
        if self.answers:
            asyncio.get_running_loop().call_soon(done)

    def bytes(self) -> int:
        return 2_000_000

    def hang_up(self) -> None:
        self.asked.append("hung up")

    def cpu_seconds(self) -> float:
        return self.cpu

    def kilobytes(self) -> int:
        return 1000 + 10 * len(self.tables)

    def failed(self) -> Exception | None:
        return self.error

    async def fill(self, seats: int) -> "Rival":
        self.asked.append(f"filled with {seats}")
        self.cpu += 1.0
        return self


def test_the_house_races_with_every_figure_of_each_pass() -> None:
    rival, told = Rival(), list[str]()
    found = asyncio.run(race.race([Ours(), rival], TINY, told.append))
    assert found.keys() == {"rival"}
    assert found["rival"].keys() == FIGURES
    for figure in found["rival"].values():
        assert figure.keys() == {"ours", "theirs", "ratio", "ratios"}
    assert found["rival"]["moves_per_cpu_s_8"]["theirs"] == pytest.approx(1.0)
    assert found["rival"]["mb_to_fill_5"]["theirs"] == 2.0
    assert found["rival"]["mb_to_fill_5"]["ours"] > 0
    assert len(told) == race.passes(TINY, contestants=2)
    in_turn = [line.rpartition(" ")[2] for line in told if "pass" in line]
    assert in_turn == ["2", "huisclos", "rival"] * 2 + ["seats", "huisclos", "rival"] * 2


def test_within_a_pass_each_plays_a_few_moves_at_a_time() -> None:
    order: list[Rival] = []

    class Told(Rival):
        def play(self, done: Done) -> None:
            order.append(self)
            super().play(done)

    one, two = Told(), Told()
    spent, took = asyncio.run(race.in_turn({"one": one, "two": two}, moves=5, turns=2))
    assert order == [one, one, two, two, one, one, one, two, two, two]
    assert spent == {"one": 5.0, "two": 5.0}
    assert [len(each) for each in took.values()] == [5, 5]


def test_cpu_time_is_no_coarser_than_our_own_clock() -> None:
    before, told, after = process_time(), cpu_seconds(os.getpid()), process_time()
    assert before < told < after


def test_a_ratio_is_made_within_its_pass() -> None:
    found = race.beside([{"speed": 4.0}, {"speed": 30.0}], [{"speed": 2.0}, {"speed": 10.0}])
    assert found == {"speed": {"ours": 17.0, "theirs": 6.0, "ratio": 2.5, "ratios": [2.0, 3.0]}}


def test_a_late_answer_makes_those_behind_it_late(monkeypatch: pytest.MonkeyPatch) -> None:
    rival = Rival()

    def play(done: Done) -> None:
        asyncio.get_running_loop().call_later(0.05, done)

    monkeypatch.setattr(rival, "play", play)
    first, second, third = asyncio.run(contest.paced(rival, 1000, 3))
    assert first >= 0.049 and second >= 0.098 and third >= 0.147


def test_a_server_that_fails_ends_the_race() -> None:
    rival = Rival()
    rival.answers, rival.error = False, ServerFailed("it hung up")
    with pytest.raises(ServerFailed, match="it hung up"):
        asyncio.run(contest.as_fast_as_it_goes(rival, 1))


@pytest.mark.full  # npm installs two hundred packages
def test_both_peers_play(tmp_path: Path) -> None:
    found = asyncio.run(race.race(race.contestants(tmp_path), TINY, lambda doing: None))
    assert found.keys() == {"colyseus", "boardgame_io"}
    for peer in found.values():
        assert peer.keys() == FIGURES
        assert peer["moves_per_cpu_s_8"]["theirs"] > 0


def test_what_is_installed_is_taken_as_it_is(tmp_path: Path) -> None:
    for name in install.NAMES:
        (tmp_path / name / "node_modules").mkdir(parents=True)
        (tmp_path / name / "server.cjs").write_text("// mine")
    assert install.install(tmp_path).name == "node"
    assert (tmp_path / "colyseus" / "server.cjs").read_text() == "// mine"


@pytest.mark.parametrize("name", install.NAMES)
def test_lock_files_name_no_host(name: str) -> None:
    assert "://" not in (install.HERE / name / "package-lock.json").read_text()


def test_two_folders_are_one_too_many(tmp_path: Path) -> None:
    done = RUN.invoke(app, ["bench", "--peers", str(tmp_path), str(tmp_path / "other")])
    assert done.exit_code == 2
    assert "one folder" in done.stderr


def test_a_store_in_memory_is_not_on_a_disk() -> None:
    assert not on_a_disk("/dev/shm")


# -- OpenSpiel -------------------------------------------------------------------------------------


class Battleship:
    """As much of OpenSpiel as is asked for: a game of ten moves."""

    def __init__(self) -> None:
        self.moves = 0

    def new_initial_state(self) -> "Battleship":
        return Battleship()

    def is_terminal(self) -> bool:
        return self.moves == 10

    def legal_actions(self) -> list[int]:
        return [1, 2]

    def apply_action(self, action: int) -> None:
        self.moves += 1


@pytest.mark.parametrize(
    ("board", "more"),
    [("battleship", {}), ("battleship_once", {"allow_repeated_shots": False})],
)
def test_each_game_is_beside_battleship(
    board: str, more: dict[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    def load_game(name: str, board: dict[str, Any]) -> Battleship:
        assert name == "battleship"
        assert board == {"board_width": 10, "board_height": 10, "num_shots": 50} | more
        return Battleship()

    spiel = SimpleNamespace(load_game=load_game)
    monkeypatch.setitem(sys.modules, "pyspiel", cast(ModuleType, spiel))
    games = shelf.games()
    found = battleship.measure(games, 50, tries=1, board=battleship.BOARDS[board])
    assert found.keys() == games.keys()
    for figure in found.values():
        assert figure["ratio"] == pytest.approx(figure["ours"] / figure["theirs"])


def test_without_openspiel_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert battleship.measure(["sonar"]) == {"skipped": battleship.HOW}
    assert "pip install" in battleship.HOW and "open_spiel" in battleship.HOW


def test_the_peers_are_a_part_of_the_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.setattr(race, "contestants", lambda folder: [Ours(), Rival(), Other()])
    told: list[str] = []
    found = report.run([], [], peers=tmp_path, laps=TINY, progress=told.append)
    assert found["peers"].keys() == {"battleship", "rival", "other"}
    assert report.steps([], [], peers=TINY) == len(told)
    assert {name for name, _ in report.figures(found) if name.endswith("_8.ours")} == {
        "peers.rival.moves_per_cpu_s_8.ours",
        "peers.rival.kb_per_table_8.ours",
        "peers.other.moves_per_cpu_s_8.ours",
        "peers.other.kb_per_table_8.ours",
    }


class Other(Rival):
    name = "other"
