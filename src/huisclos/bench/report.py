"""All the figures of a run as one object, and how they compare with an earlier run."""

from __future__ import annotations

import asyncio
import platform
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from huisclos import __version__, shelf
from huisclos.system import new_event_loop

from . import page, patient, rules, server, tracker
from .calibration import calibration
from .house import on_a_disk
from .peers import battleship, race
from .peers.race import Laps
from .server import USUAL, Sizes

PARTS = ("rules", "busy", "paced", "crowd", "page")
SERVED = (8, 4)  # seats
Report = dict[str, Any]
Progress = Callable[[str], None]


def run(
    games: Iterable[str],
    parts: Iterable[str] = PARTS,
    sizes: Sizes = USUAL,
    actions: int = rules.ACTIONS,
    peers: Path | None = None,
    laps: Laps = race.USUAL,
    progress: Progress = lambda doing: None,
) -> Report:
    """`peers` is the folder of the servers to race with, which are installed there if they are not.
    `progress` is called with the name of each thing about to be measured."""
    games = [*games]
    progress("calibration")
    report: Report = {
        "calibration": calibration(),
        "version": __version__,
        "python": platform.python_version(),
        "store_on_a_disk": on_a_disk(),
        "games": {},
        "server": {},
        "page": {},
        "peers": {},
    }
    if "rules" in parts:
        for name in games:
            progress(f"rules of {name}")
            report["games"][name] = rules.measure(shelf.game(name), actions)
            if name == "sonar":
                report["games"][name] |= tracker.measure(actions)
    if peers is not None:
        progress("peers: OpenSpiel's battleship")
        for name, board in battleship.BOARDS.items():
            report["peers"][name] = found = battleship.measure(games, actions, laps.passes, board)
            if "skipped" in found:
                break  # said once
        field = race.contestants(peers)
        report["peers"] |= _run(race.race(field, laps, progress), new_event_loop)
    if "busy" in parts:
        report["server"] |= _run(_busy(sizes, progress), patient.new_event_loop)
    report["server"] |= _run(_timed(set(parts), sizes, progress), new_event_loop)
    if "page" in parts:
        progress("page: a slow phone opens it")
        report["page"] = page.measure()
    rounded: Report = _rounded(report)
    return rounded


def steps(games: Iterable[str], parts: Iterable[str], peers: Laps | None = None) -> int:
    """How often `run` calls `progress`."""
    each = {"rules": len([*games]), "busy": len(SERVED), "paced": 1, "crowd": 2, "page": 1}
    beside = 1 + race.passes(peers, contestants=3) if peers else 0
    return 1 + sum(each[part] for part in parts) + beside


async def _busy(sizes: Sizes, progress: Progress) -> Report:
    found: Report = {"moves_per_cpu_s": {}}
    for seats in SERVED:
        progress(f"server: {sizes.tables} tables of {seats}, as fast as it goes")
        rate, kilobytes = await server.busy(seats, sizes)
        found["moves_per_cpu_s"][str(seats)] = rate
        found.setdefault("kb_per_table", kilobytes)  # of 8 seats: the first
    return found


async def _timed(parts: set[str], sizes: Sizes, progress: Progress) -> Report:
    found: Report = {}
    if "paced" in parts:
        progress(f"server: {server.PACE} moves a second")
        found["paced_ms"] = await server.steady(SERVED[0], sizes)
    if "crowd" in parts:
        progress(f"server: one table, {sizes.spectators} spectators")
        found[f"ms_to_last_of_{sizes.spectators}"] = await server.crowd(SERVED[0], sizes)
        progress(f"server: one table of {sizes.crew} seats")
        found[f"ms_to_last_of_{sizes.crew}_seats"] = await server.crew(sizes)
    return found


def _run(work: Any, loop: Callable[[], asyncio.AbstractEventLoop]) -> Report:
    with asyncio.Runner(loop_factory=loop) as runner:
        found: Report = runner.run(work)
        return found


def _rounded(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _rounded(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_rounded(each) for each in value]
    return float(f"{value:.4g}") if isinstance(value, float) else value


def figures(report: Report) -> Iterator[tuple[str, float]]:
    """Every figure by its path, as `server.paced_ms.p50`."""
    measured = {part: report.get(part, {}) for part in ("games", "server", "page", "peers")}
    yield from _figures("", measured)


def _figures(path: str, value: Any) -> Iterator[tuple[str, float]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _figures(f"{path}.{key}" if path else key, each)
    elif not path.endswith((".seats", ".skipped", ".ratio", ".ratios", ".theirs")):
        yield path, value


def compare(now: Report, earlier: Report) -> dict[str, float]:
    """For each figure of both runs, how many times as good as before: 1.2 is a fifth better.

    Speeds are divided by the calibration of their machine and times multiplied by it, so that a
    faster machine is not taken for a faster program. Memory stays as it is.
    """
    before = dict(figures(earlier))
    machine = now["calibration"] / earlier["calibration"]
    ratios = {}
    for name, value in figures(now):
        if not value or not before.get(name):
            continue
        if "per_s" in name or "per_cpu_s" in name:
            ratios[name] = value / before[name] / machine
        elif "kb_" in name:
            ratios[name] = before[name] / value
        else:
            ratios[name] = before[name] / value / machine
    compared: dict[str, float] = _rounded(ratios)
    return compared
