"""Colyseus, boardgame.io and the house in turn under one load: A B C, A B C.

Times of one machine differ from second to second more than the contestants do: within a pass each
plays a few moves at a time, in turn with the others, and ratios are made within a pass. The median
over the passes is given, and each of them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from msgspec import Struct

from .contest import Contestant, Running, as_fast_as_it_goes, paced, quiet
from .install import NAMES, install
from .ours import Ours
from .theirs import AtBoardgame, AtColyseus, Theirs

Figures = dict[str, float]
Progress = Callable[[str], None]


class Laps(Struct, frozen=True):
    """How much is done in a race."""

    passes: int = 3
    tables: int = 100  # of 8 seats
    warm_up: int = 10  # moves of each table
    moves: int = 300  # of each table, over all passes
    crowd: int = 300  # seats of one table
    crowd_moves: int = 540  # over all passes
    turns: int = 6  # of each within a pass
    pace: float = 100  # moves a second, over all tables; boardgame.io can follow
    paced: int = 300  # moves in a pass


USUAL = Laps()
QUICK = Laps(passes=1, tables=10, warm_up=2, moves=20, crowd_moves=10, turns=2, paced=50)
SEATS = 8


def contestants(folder: Path) -> list[Contestant]:
    node = install(folder)
    sits = {"colyseus": AtColyseus(), "boardgame_io": AtBoardgame()}
    return [Ours(), *(Theirs(name, node, folder / name, sits[name]) for name in NAMES)]


async def race(field: list[Contestant], laps: Laps, progress: Progress) -> dict[str, Any]:
    """Every figure of ours beside each of theirs."""
    found: dict[str, list[Figures]] = {each.name: [] for each in field}
    many = await _few(field, laps, progress)
    crowds = await _crowd(field, laps, progress)
    for name in found:
        found[name] = [one | two for one, two in zip(many[name], crowds[name], strict=True)]
    ours = found[Ours.name]
    return {name: beside(ours, theirs) for name, theirs in found.items() if name != Ours.name}


def beside(ours: list[Figures], theirs: list[Figures]) -> dict[str, Any]:
    figures = {}
    for name in ours[0]:
        pairs = [(us[name], them[name]) for us, them in zip(ours, theirs, strict=True)]
        ratios = [us / them for us, them in pairs]
        figures[name] = {
            "ours": median(us for us, _ in pairs),
            "theirs": median(them for _, them in pairs),
            "ratio": median(ratios),
            "ratios": ratios,
        }
    return figures


async def _few(field: list[Contestant], laps: Laps, progress: Progress) -> dict[str, list[Figures]]:
    """A hundred tables of eight: moves per CPU-second, how late, how much memory."""
    found: dict[str, list[Figures]] = {each.name: [] for each in field}
    each_pass = laps.moves // laps.passes
    late = laps.paced // laps.tables + 1
    moves = laps.warm_up + (each_pass + 3 * late) * laps.passes
    async with AsyncExitStack() as stack:
        running: dict[str, Running] = {}
        memory: Figures = {}
        for each in field:
            progress(f"peers: {laps.tables} tables of {SEATS} at {each.name}")
            async with each.serve(1, SEATS, moves) as one:  # what any first table would need
                await as_fast_as_it_goes(one, laps.warm_up)
                alone = one.kilobytes()
            running[each.name] = await stack.enter_async_context(
                each.serve(laps.tables + 1, SEATS, moves)
            )
            await as_fast_as_it_goes(running[each.name], laps.warm_up)
            grown = running[each.name].kilobytes() - alone
            memory[each.name] = max(grown, 1) / laps.tables
        for number in range(laps.passes):
            progress(f"peers: pass {number + 1} of {laps.passes}")
            spent, _ = await in_turn(running, each_pass, laps.turns)
            for name, one in running.items():
                progress(f"peers: pass {number + 1} of {laps.passes}, {name}")
                took = quantiles(await paced(one, laps.pace, laps.paced), n=100)
                found[name].append({
                    f"moves_per_cpu_s_{SEATS}": len(one.tables) * each_pass / spent[name],
                    f"paced_ms_{SEATS}_p50": took[49] * 1000,
                    f"paced_ms_{SEATS}_p99": took[98] * 1000,
                    f"kb_per_table_{SEATS}": memory[name],
                })  # fmt: skip
    return found


async def _crowd(
    field: list[Contestant], laps: Laps, progress: Progress
) -> dict[str, list[Figures]]:
    """One table of hundreds: filling it, a move told to all, how late the last one is."""
    found: dict[str, list[Figures]] = {each.name: [] for each in field}
    each_pass = laps.crowd_moves // laps.passes
    async with AsyncExitStack() as stack:
        running: dict[str, Running] = {}
        for each in field:
            progress(f"peers: a table of {laps.crowd} at {each.name}")
            running[each.name] = await stack.enter_async_context(
                each.serve(1, laps.crowd, laps.warm_up + laps.crowd_moves)
            )
            await as_fast_as_it_goes(running[each.name], laps.warm_up)
        for number in range(laps.passes):
            progress(f"peers: pass {number + 1} of {laps.passes}, {laps.crowd} seats")
            spent, took = await in_turn(running, each_pass, laps.turns)
            for name, one in running.items():
                progress(f"peers: pass {number + 1} of {laps.passes}, {laps.crowd} at {name}")
                joining = one.cpu_seconds()
                table = await one.fill(laps.crowd)
                await quiet(table)
                joined = one.cpu_seconds() - joining
                told = table.bytes()
                table.hang_up()
                await asyncio.sleep(0)  # so that they are gone before the next is measured
                found[name].append({
                    f"moves_per_cpu_s_{laps.crowd}": each_pass / spent[name],
                    f"ms_to_last_of_{laps.crowd}": median(took[name]) * 1000,
                    f"mb_to_fill_{laps.crowd}": told / 1e6,
                    f"cpu_s_to_fill_{laps.crowd}": joined,
                })  # fmt: skip
    return found


async def in_turn(
    running: dict[str, Running], moves: int, turns: int
) -> tuple[Figures, dict[str, list[float]]]:
    """So many moves of each: the CPU-seconds that they cost, and the seconds that each took."""
    spent, took = dict.fromkeys(running, 0.0), {name: list[float]() for name in running}
    for turn in range(turns):
        few = (turn + 1) * moves // turns - turn * moves // turns
        for name, one in running.items() if few else ():
            before = one.cpu_seconds()
            took[name] += await as_fast_as_it_goes(one, few)
            spent[name] += one.cpu_seconds() - before
    return spent, took


def passes(laps: Laps, contestants: int) -> int:
    """How often `progress` is called."""
    return 2 * (contestants + laps.passes * (1 + contestants))
