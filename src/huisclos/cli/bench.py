"""`huisclos bench`: how fast it is here."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import fail
from .options import find_game

if TYPE_CHECKING:
    from huisclos.bench.report import Report


def bench(
    games: Annotated[
        list[str] | None,
        typer.Argument(help="Whose rules, without it every game's; with --peers also a FOLDER."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    compare: Annotated[
        Path | None, typer.Option(help="The --json of an earlier run, to compare with.")
    ] = None,
    quick: Annotated[bool, typer.Option(help="Small sizes: rough figures in seconds.")] = False,
    only: Annotated[
        list[str] | None, typer.Option(help="rules, busy, paced, crowd or page; may be repeated.")
    ] = None,
    store: Annotated[
        str, typer.Option(help="An empty store to measure with; without it, new files.")
    ] = "",
    peers: Annotated[
        bool,
        typer.Option(
            "--peers",
            help="Race Colyseus and boardgame.io, which npm installs into FOLDER or the cache; "
            "and OpenSpiel's battleship, if it is installed.",
        ),
    ] = False,
    passes: Annotated[int, typer.Option(min=1, max=30, help="Of the race with --peers.")] = 3,
) -> None:
    """Measure the rules of each game, a real server under load, and the page on a slow phone."""
    from huisclos import shelf
    from huisclos.bench.house import ServerFailed
    from huisclos.bench.report import PARTS
    from huisclos.bench.report import compare as ratios
    from huisclos.store import StoreError

    folder, games = among(games or [], peers)
    names = [find_game(name).name for name in games or shelf.ours()]
    parts = only or [*PARTS]
    for part in parts:
        if part not in PARTS:
            fail(f"no part {part!r} to measure: choose among {', '.join(PARTS)}")
    if parts != ["rules"] and not sys.platform.startswith("linux"):
        fail("the cost of a server is read from /proc, on Linux only; try --only rules")
    earlier = read(compare) if compare else None
    try:
        report = measure(names, parts, quick, folder, passes, store)
    except (ServerFailed, StoreError) as failed:
        fail(str(failed))
    except TimeoutError:
        fail("the server did not answer within a minute: is this machine very busy? try --quick")
    compared = ratios(report, earlier) if earlier else {}
    if as_json:
        whole = report | {"compared": compared} if earlier else report
        typer.echo(json.dumps(whole, ensure_ascii=False))
    else:
        show(report, compared)


def among(arguments: list[str], peers: bool) -> tuple[Path | None, list[str]]:
    """The folder of the peers, if they are asked for, and the games."""
    if not peers:
        return None, arguments
    from huisclos.bench.peers.install import usual_folder

    folders = [each for each in arguments if "/" in each or Path(each).is_dir()]
    if len(folders) > 1:
        fail(f"the peers lie in one folder, not in {' and '.join(folders)}")
    folder = Path(folders[0]) if folders else usual_folder()
    return folder.resolve(), [each for each in arguments if each not in folders]


def read(path: Path) -> Report:
    from huisclos.bench.report import figures

    try:
        report: Report = json.loads(path.read_bytes())
        if report["calibration"] > 0 and [*figures(report)]:
            return report
    except OSError as error:
        fail(f"cannot read {path}: {error.strerror}")
    except (ValueError, KeyError, TypeError):
        pass
    fail(f"{path} is not the result of `huisclos bench --json`")


def measure(
    games: list[str], parts: list[str], quick: bool, peers: Path | None, passes: int, store: str
) -> Report:
    import msgspec
    from msgspec.structs import replace
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from huisclos.bench import report, rules, server
    from huisclos.bench.peers import race

    laps = race.QUICK if quick else msgspec.structs.replace(race.USUAL, passes=passes)
    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=report.steps(games, parts, laps if peers else None))
        return report.run(
            games,
            parts,
            replace(server.QUICK if quick else server.USUAL, store=store),
            rules.ACTIONS // 5 if quick else rules.ACTIONS,
            peers=peers,
            laps=laps,
            progress=lambda doing: bar.update(task, description=doing, advance=1),
        )


def show(report: Report, compared: dict[str, float]) -> None:
    from rich.console import Console
    from rich.table import Table

    from huisclos.bench.report import figures

    table = Table("figure", *(["now", "times as good"] if compared else ["now"]))
    for name, value in figures(report):
        if not name.startswith("peers."):
            row = [name, number(value)]
            if compared:
                row.append(f"{compared[name]:.2f}" if name in compared else "")
            table.add_row(*row)
    console = Console()
    console.print(table)
    if skipped := report["page"].get("skipped"):
        console.print(skipped)
    for peer, found in report["peers"].items():
        if skipped := found.get("skipped"):
            console.print(skipped)
            continue
        beside = Table(f"beside {peer}", "ours", "theirs", "ratio", "range")
        for name, figure in found.items():
            low, high = min(figure["ratios"]), max(figure["ratios"])
            ours, theirs = number(figure["ours"]), number(figure["theirs"])
            beside.add_row(name, ours, theirs, f"{figure['ratio']:.2f}", f"{low:.2f} to {high:.2f}")
        console.print(beside)
    if not report["store_on_a_disk"]:
        console.print("The temporary folder is in memory: no move was flushed to a disk.")
    console.print(f"calibration {report['calibration']}: million steps of plain Python a second")
    console.print(f"huisclos {report['version']}, Python {report['python']}")


def number(value: float) -> str:
    return f"{value:,.4g}" if value < 100 else f"{value:,.0f}"
