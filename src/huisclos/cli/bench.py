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
        list[str] | None, typer.Argument(help="Whose rules; without it every game's.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    compare: Annotated[
        Path | None, typer.Option(help="The --json of an earlier run, to compare with.")
    ] = None,
    quick: Annotated[bool, typer.Option(help="Small sizes: rough figures in seconds.")] = False,
    only: Annotated[
        list[str] | None, typer.Option(help="rules, busy, paced, crowd or page; may be repeated.")
    ] = None,
    peers: Annotated[
        bool, typer.Option("--peers", help="Also OpenSpiel's battleship, if it is installed.")
    ] = False,
) -> None:
    """Measure the rules of each game, a real server under load, and the page on a slow phone."""
    from huisclos import shelf
    from huisclos.bench.house import ServerFailed
    from huisclos.bench.report import PARTS
    from huisclos.bench.report import compare as ratios

    names = [find_game(name).name for name in games or shelf.ours()]
    parts = only or [*PARTS]
    for part in parts:
        if part not in PARTS:
            fail(f"no part {part!r} to measure: choose among {', '.join(PARTS)}")
    if parts != ["rules"] and not sys.platform.startswith("linux"):
        fail("the cost of a server is read from /proc, on Linux only; try --only rules")
    earlier = read(compare) if compare else None
    try:
        report = measure(names, parts, quick, peers)
    except ServerFailed as failed:
        fail(str(failed))
    except TimeoutError:
        fail("the server did not answer within a minute: is this machine very busy? try --quick")
    compared = ratios(report, earlier) if earlier else {}
    if as_json:
        whole = report | {"compared": compared} if earlier else report
        typer.echo(json.dumps(whole, ensure_ascii=False))
    else:
        show(report, compared)


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


def measure(games: list[str], parts: list[str], quick: bool, peers: bool) -> Report:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    from huisclos.bench import report, rules, server

    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=report.steps(games, parts, peers))
        return report.run(
            games,
            parts,
            server.QUICK if quick else server.USUAL,
            rules.ACTIONS // 5 if quick else rules.ACTIONS,
            beside_peers=peers,
            progress=lambda doing: bar.update(task, description=doing, advance=1),
        )


def show(report: Report, compared: dict[str, float]) -> None:
    from rich.console import Console
    from rich.table import Table

    from huisclos.bench.report import figures

    table = Table("figure", *(["now", "times as good"] if compared else ["now"]))
    for name, value in figures(report):
        row = [name, f"{value:,.4g}" if value < 100 else f"{value:,.0f}"]
        if compared:
            row.append(f"{compared[name]:.2f}" if name in compared else "")
        table.add_row(*row)
    console = Console()
    console.print(table)
    for part in ("page", "peers"):
        if skipped := report[part].get("skipped"):
            console.print(skipped)
    if ratio := report["peers"].get("ratio"):
        console.print(f"sonar plays {ratio:.3g} times as many actions a second as battleship")
    console.print(f"calibration {report['calibration']}: million steps of plain Python a second")
    console.print(f"huisclos {report['version']}, Python {report['python']}")
