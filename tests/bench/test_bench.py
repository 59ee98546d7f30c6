"""`huisclos bench`: what it says, never how fast it was."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typer.testing import CliRunner

from huisclos import shelf
from huisclos.bench import page, report, rules
from huisclos.bench.course import record
from huisclos.bench.house import House, ServerFailed
from huisclos.bench.line import frame
from huisclos.bench.load import as_fast_as_it_goes
from huisclos.bench.rules import usual_options
from huisclos.bench.server import Sizes, prepare
from huisclos.cli import app
from huisclos.kernel import replay

RUN = CliRunner()
TINY = Sizes(tables=2, warm_up=2, moves=30, passes=1, paced=6, spectators=3, crew=6, crowd=2)
EARLIER = {
    "calibration": 2.0,
    "version": "0.1.0",
    "python": "3.11.7",
    "games": {"infiltres": {"seats": 8, "actions_per_s": 1000.0}},
    "server": {"moves_per_cpu_s": {"8": 400.0}, "paced_ms": {"p50": 3.0}, "kb_per_table": 150.0},
}


def test_a_whole_run_has_every_figure() -> None:
    parts = [part for part in report.PARTS if part != "page"]  # it wants a browser: below
    found = report.run(["infiltres"], parts, sizes=TINY, actions=50)
    assert found.keys() == {
        "calibration", "version", "python", "store_on_a_disk", "games", "server", "page", "peers",
    }  # fmt: skip
    assert found["calibration"] > 0
    assert found["games"].keys() == {"infiltres"}
    assert {name for name, _ in report.figures(found)} == {
        "games.infiltres.actions_per_s",
        "games.infiltres.actions_per_s_with_views",
        "server.moves_per_cpu_s.8",
        "server.moves_per_cpu_s.4",
        "server.kb_per_table",
        "server.paced_ms.p50",
        "server.paced_ms.p99",
        "server.ms_to_last_of_3",
        "server.ms_to_last_of_6_seats",
    }
    json.dumps(found)


def test_progress_is_told_as_often_as_it_is_announced() -> None:
    told: list[str] = []
    report.run(["infiltres"], ["rules"], actions=50, progress=told.append)
    assert told == ["calibration", "rules of infiltres"]
    assert report.steps(["infiltres"], ["rules"]) == len(told)


@pytest.mark.parametrize("name", shelf.games())
def test_the_usual_options_of_every_game_can_be_played(name: str) -> None:
    assert shelf.game(name).refuse_options(usual_options(shelf.game(name))) is None


@pytest.mark.parametrize("name", shelf.games())
def test_a_recorded_game_is_told_to_its_seats_by_the_rules_of_today(name: str) -> None:
    game = shelf.game(name)
    options = usual_options(game)
    table, ears = rules.at_a_table(game, options)
    log = rules.record(game, options, 1)[0]
    after = rules.tell(table, ears, rules.recorded(log))
    assert after.sitting is not None and after.sitting.over
    assert after.sitting.state == replay(game, options, log)
    assert [ear.seat for ear in ears] == [*range(options.seats)]
    assert all(ear.sheet for ear in ears)


def test_sonar_is_measured_with_its_tracker() -> None:
    found = report.run(["sonar"], ["rules"], actions=50)
    assert {name for name, _ in report.figures(found)} == {
        "games.sonar.actions_per_s",
        "games.sonar.actions_per_s_with_views",
        "games.sonar.tracker_us_per_order_10x10",
        "games.sonar.tracker_us_per_order_15x15",
    }


# -- comparing -----------------------------------------------------------------------------------


def changed(**figures: Any) -> Any:
    return EARLIER | figures


@pytest.mark.parametrize(
    ("now", "name", "ratio"),
    [
        (changed(), "games.infiltres.actions_per_s", 1.0),
        (changed(server={"moves_per_cpu_s": {"8": 600.0}}), "server.moves_per_cpu_s.8", 1.5),
        (changed(calibration=4.0), "games.infiltres.actions_per_s", 0.5),  # a better machine
        (changed(calibration=4.0), "server.moves_per_cpu_s.8", 0.5),
        (changed(server={"paced_ms": {"p50": 1.5}}), "server.paced_ms.p50", 2.0),
        (changed(calibration=4.0), "server.paced_ms.p50", 0.5),
        (changed(server={"kb_per_table": 300.0}), "server.kb_per_table", 0.5),
        (changed(calibration=4.0), "server.kb_per_table", 1.0),
    ],
)  # fmt: skip
def test_a_ratio_is_how_many_times_as_good(now: Any, name: str, ratio: float) -> None:
    assert report.compare(now, EARLIER)[name] == pytest.approx(ratio)


def test_what_only_one_run_measured_is_not_compared() -> None:
    assert report.compare(changed(server={}, games={}), EARLIER) == {}


# -- the command ---------------------------------------------------------------------------------

QUICK = ["bench", "infiltres", "--quick", "--only", "rules"]


def test_a_program_reads_the_report_and_the_comparison(tmp_path: Path) -> None:
    first = RUN.invoke(app, [*QUICK, "--json"])
    assert first.exit_code == 0, first.output
    earlier = tmp_path / "earlier.json"
    earlier.write_text(first.stdout)
    second = RUN.invoke(app, [*QUICK, "--json", "--compare", str(earlier)])
    assert second.exit_code == 0, second.output
    compared = json.loads(second.stdout)["compared"]
    assert compared.keys() == dict(report.figures(json.loads(first.stdout))).keys()


def test_a_person_reads_a_table(tmp_path: Path) -> None:
    earlier = tmp_path / "earlier.json"
    earlier.write_text(json.dumps(EARLIER))
    done = RUN.invoke(app, [*QUICK, "--compare", str(earlier)])
    assert done.exit_code == 0, done.output
    assert "actions_per_s" in done.stdout
    assert "times as good" in done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bridge"], "no game 'bridge'"),
        (["--only", "dreams"], "no part 'dreams' to measure: choose among rules, busy"),
        (["--compare", "nowhere.json"], "cannot read nowhere.json"),
        (["--compare", __file__], "is not the result of `huisclos bench --json`"),
    ],
)
def test_a_wrong_wish_is_explained(arguments: list[str], words: str) -> None:
    done = RUN.invoke(app, ["bench", *arguments])
    assert done.exit_code == 2
    assert words in done.output


# -- the page --------------------------------------------------------------------------------------

BUDGET = 90.0  # kB of script, packed, before a game is opened


def test_the_page_keeps_to_its_budget_of_script() -> None:
    scripts = page.first_scripts()
    assert len(scripts) >= 2 and all(file.is_file() for file in scripts)
    assert 10 < page.kilobytes_of_script() <= BUDGET


def test_without_a_browser_the_report_says_what_was_not_measured(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(page.shutil, "which", lambda name: None)
    done = RUN.invoke(app, ["bench", "--only", "page"])
    assert done.exit_code == 0, done.output
    assert "page.kb_of_script" in done.stdout
    assert "chromium is not installed" in done.stdout


@pytest.mark.browser
@pytest.mark.full
def test_a_slow_phone_sees_something_before_it_can_tap() -> None:
    found = page.measure()
    assert 0 < found["first_paint_ms"] <= found["first_poster_ms"]


# -- the load ------------------------------------------------------------------------------------


def test_the_same_seed_records_the_same_game() -> None:
    assert record(4, 40, seed=3) == record(4, 40, seed=3)
    assert record(4, 40, seed=3).plays != record(4, 40, seed=4).plays


@pytest.mark.parametrize("size", [0, 125, 126, 70_000])
def test_a_frame_says_its_length_and_carries_a_mask_that_changes_nothing(size: int) -> None:
    payload = Random(size).randbytes(size)
    text = frame(payload)
    header = len(text) - size
    assert header == (6 if size < 126 else 8 if size < 65_536 else 14)
    assert text[1] & 0x80
    assert text[header - 4 : header] == bytes(4)
    assert text[header:] == payload


def test_a_refused_move_ends_the_measure(tmp_path: Path) -> None:
    async def scene() -> None:
        store = tmp_path / "bench.db"
        (table,) = await prepare(store, 1, 3, 4)
        table.plays = [table.plays[0], (table.plays[0][0], frame(b'{"type":"Play"}'))]
        with House(store) as house:
            await table.connect(house.port, table.lines)
            await as_fast_as_it_goes([table], 2)

    with pytest.raises(ServerFailed, match="refused"):
        asyncio.run(scene())


def test_a_server_that_dies_ends_the_measure(tmp_path: Path) -> None:
    async def scene() -> None:
        (table,) = await prepare(tmp_path / "bench.db", 1, 3, 4)
        with House(tmp_path / "bench.db") as house:
            await table.connect(house.port, table.lines)
            house.process.kill()
            await as_fast_as_it_goes([table], 2)

    with pytest.raises(ServerFailed, match="hung up"):
        asyncio.run(scene())


def test_a_server_that_does_not_start_says_why(tmp_path: Path) -> None:
    store = tmp_path / "bench.db"
    store.write_bytes(b"not a database" * 100)
    with pytest.raises(ServerFailed, match="choose another file"), House(store):
        pass
