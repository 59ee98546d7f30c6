"""`huisclos audit`: is anybody told what they may not know?"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import fail
from .options import find_game, read_options

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress

    from huisclos.audit import Audited, Findings
    from huisclos.audit.mutants import Mutant
    from huisclos.kernel import Options

MOST = 10  # leaks told in full
BATCH = 5  # games that a process plays at a time


def audit(
    game: Annotated[
        str | None, typer.Argument(help="Which game; see `huisclos games`. Without it, all.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to play of each.")] = 40,
    first: Annotated[
        int, typer.Option(min=0, help="The number of the first game, to go on after another run.")
    ] = 0,
    moments: Annotated[
        int, typer.Option(min=1, help="At how many moments of each game worlds are compared.")
    ] = 4,
    jobs: Annotated[int, typer.Option(min=1, help="How many processes share the games.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed, the same games.")] = 1,
    seats: Annotated[
        list[int] | None, typer.Option(help="How many play; may be given several times.")
    ] = None,
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    mutants: Annotated[
        bool, typer.Option(help="Plant deliberate leaks too, to see that they are caught.")
    ] = True,
) -> None:
    """Look for leaks: play worlds that look the same to a seat, and compare every byte it is sent.

    Ends with status 1 if there is a leak, or if a leak that was planted is not found.
    """
    from rich.console import Console
    from rich.progress import Progress

    plans = plan(game, seats or [], settings or [])
    with Progress(console=Console(stderr=True), disable=as_json, transient=True) as bar:
        trials = {one.name: try_mutants(one, seed, mutants, bar) for one in plans}
        run = Run(games, first, seed, moments, jobs)
        found = [look(one, run, trials[one.name], bar) for one in plans]
    if as_json:
        typer.echo(json.dumps([report(one) for one in found], ensure_ascii=False))
    else:
        show(found, Console())
    tell_leaks(found, Console(stderr=as_json, soft_wrap=True, highlight=False))
    if any(one.findings.leaks or one.trial.missed for one in found):
        raise typer.Exit(1)


@dataclass(frozen=True)
class Plan:
    """One game for so many, and the tables that are played in turn; none: the usual ones, and
    others of any size."""

    audited: Audited
    seats: int
    options: Sequence[Options]

    @property
    def name(self) -> str:
        return self.audited.game.name


@dataclass(frozen=True)
class Trial:
    """How many leaks were planted, and those of them that were not found."""

    planted: int
    missed: tuple[Mutant, ...]

    @property
    def caught(self) -> int:
        return self.planted - len(self.missed)


@dataclass(frozen=True)
class Run:
    """Which games are played, how closely they are looked at, and by how many processes."""

    games: int
    first: int
    seed: int
    moments: int
    jobs: int

    @property
    def batches(self) -> list[tuple[int, int]]:
        """The first of each batch, and how many: each game has its number and depends on no
        other."""
        size, end = self.games if self.jobs == 1 else BATCH, self.first + self.games
        return [(at, min(size, end - at)) for at in range(self.first, end, size)]


@dataclass(frozen=True)
class Found:
    plan: Plan
    findings: Findings
    trial: Trial
    seconds: float


def plan(game: str | None, seats: list[int], settings: list[str]) -> list[Plan]:
    from huisclos import shelf
    from huisclos.audit.catalogue import NotAudited, audited

    plans = []
    for rules in [find_game(game)] if game else shelf.games().values():
        try:
            known = audited(rules)
        except NotAudited as not_audited:
            fail(str(not_audited))
        for count in seats or [known.usual]:
            chosen = read_options(rules, count, settings)
            asked = [chosen] if settings else known.options(count) if seats else []
            plans.append(Plan(known, count, asked))
    return plans


def look(plan: Plan, run: Run, trial: Trial, bar: Progress) -> Found:
    from concurrent.futures import ProcessPoolExecutor
    from time import perf_counter

    from huisclos.audit import Findings
    from huisclos.audit import audit as play

    begun, findings = perf_counter(), Findings()
    task = bar.add_task(f"{plan.name}, {plan.seats} seats", total=run.games)
    if run.jobs == 1:
        findings = play(
            plan.audited,
            games=run.games,
            first=run.first,
            seed=run.seed,
            options=plan.options,
            moments=run.moments,
            progress=lambda done: bar.update(task, completed=done),
        )
    else:
        with ProcessPoolExecutor(run.jobs) as pool:
            batch = partial(play_some, plan.name, plan.options, run.seed, run.moments)
            for some in pool.map(batch, run.batches):
                findings += some
                bar.update(task, advance=some.walks)
    return Found(plan, findings, trial, perf_counter() - begun)


def play_some(
    name: str, options: Sequence[Options], seed: int, moments: int, which: tuple[int, int]
) -> Findings:
    """In a process of its own: a game is found by its name."""
    from huisclos import shelf
    from huisclos.audit import audit as play
    from huisclos.audit.catalogue import audited

    first, games = which
    return play(
        audited(shelf.game(name)),
        games=games,
        first=first,
        seed=seed,
        options=options,
        moments=moments,
    )


def try_mutants(plan: Plan, seed: int, wanted: bool, bar: Progress) -> Trial:
    """At the usual tables of the game: where there is no journalist, none can be betrayed."""
    from huisclos.audit.mutants import is_caught, planted

    leaks = planted(plan.audited.game) if wanted else ()
    tried = bar.track(leaks, description=f"{plan.name}, planted leaks")
    missed = tuple(mutant for mutant in tried if not is_caught(mutant, plan.audited, seed=seed))
    return Trial(len(leaks), missed)


def report(found: Found) -> dict[str, Any]:
    return {
        "game": found.plan.name,
        "seats": found.plan.seats,
        "walks": found.findings.walks,
        "pairs": found.findings.pairs,
        "changes": found.findings.changes,
        "seconds": round(found.seconds, 1),
        "leaks": len(found.findings.leaks),
        "visited": dict(found.findings.visited),
        "mutants": {"planted": found.trial.planted, "caught": found.trial.caught},
    }


def show(found: Sequence[Found], console: Console) -> None:
    from rich.table import Table

    heads = ("game", "seats", "games", "pairs of worlds", "changed acts", "leaks", "s", "planted")
    table = Table(*heads)
    for one in found:
        findings = one.findings
        caught = f"{one.trial.caught} of {one.trial.planted} found" if one.trial.planted else "–"
        counts = (findings.walks, findings.pairs, findings.changes, len(findings.leaks))
        seats, took = str(one.plan.seats), f"{one.seconds:.0f}"
        table.add_row(one.plan.name, seats, *map(str, counts), took, caught)
    console.print(table)
    pairs, seconds = sum(one.findings.pairs for one in found), sum(one.seconds for one in found)
    console.print(f"{pairs} pairs of worlds in {seconds:.0f} s", highlight=False)
    for one in found:
        visited = one.findings.visited
        words = ", ".join(f"{what} {times}" for what, times in visited.items() if times)
        console.print(f"{one.plan.name} visited: {words}", highlight=False)
        if never := [what for what, times in visited.items() if not times]:
            console.print(f"  never: {', '.join(never)}; more --games may get there")


def tell_leaks(found: Sequence[Found], console: Console) -> None:
    for one in found:
        leaks = one.findings.leaks
        for leak in leaks[:MOST]:
            console.print(f"\nLEAK  {leak}", markup=False)
        if len(leaks) > MOST:
            console.print(f"\nand {len(leaks) - MOST} more")
        for mutant in one.trial.missed:
            told = f"{mutant.name}: {mutant.leak}"
            console.print(f"\nNOT FOUND, though planted  {told}", markup=False)
