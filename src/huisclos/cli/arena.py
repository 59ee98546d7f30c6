"""`huisclos arena`: bots against bots."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import fail
from .options import find_game, read_content, read_options

if TYPE_CHECKING:
    from collections.abc import Mapping

    from huisclos.bots import Bot
    from huisclos.bots.arena import Contest, Share
    from huisclos.kernel import Game, Options


def arena(
    game: Annotated[str, typer.Argument(help="Which game; see `huisclos games`.")],
    seats: Annotated[int, typer.Option(help="How many play.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed, the same games.")] = 1,
    bots: Annotated[
        str,
        typer.Option(
            help="Their levels, separated by commas, or bots of your own as module:function; "
            "without it the strongest everywhere."
        ),
    ] = "",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(help="A file of your own: missions, a ship.")
    ] = None,
    decide: Annotated[
        bool, typer.Option("--decide", help="Of two bots: stop once one is better beyond doubt.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Let bots play each other and say who wins how often, with 95 % intervals.

    Every deal is played once for each bot, from other seats, so that none is luckier.
    """
    from time import perf_counter

    rules = find_game(game)
    options = read_options(rules, seats, settings or [])
    own = read_content(rules, options, content)
    rivals = find_bots(game, bots)
    start = perf_counter()
    played = play(rules, options, rivals, games, seed, own, decide, show=not as_json)
    seconds = perf_counter() - start
    if as_json:
        report = {
            "game": game,
            "seats": seats,
            "games": games,
            "finished": played.games,
            "actions": played.actions,
            "seconds": round(seconds, 3),
            "results": {name: asdict(share) for name, share in played.results.items()},
            "camps": {name: asdict(share) for name, share in played.camps.items()},
            "crossed": [
                {"camp": camp, "bot": bot} | asdict(share)
                for (camp, bot), share in played.crossed.items()
            ],
            "pairs": played.pairs,
            "better": played.better,
            "digest": played.digest,
        }
        typer.echo(json.dumps(report, ensure_ascii=False))
    else:
        show(played, seconds)


def find_bots(game: str, names: str) -> dict[str, Bot]:
    from huisclos.bots import UnknownLevel, level, strongest

    chosen = [name.strip() for name in names.split(",") if name.strip()] or [strongest(game)]
    try:
        return {name: own_bot(name) if ":" in name else level(game, name) for name in chosen}
    except UnknownLevel as unknown:
        fail(str(unknown))


def own_bot(name: str) -> Bot:
    """A bot of somebody's own, from where they stand."""
    import sys
    from importlib import import_module

    module, _, function = name.partition(":")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found: Bot = getattr(import_module(module), function)
    except ImportError as missing:
        fail(f"{name}: {missing}; a bot of your own is module:function, seen from this folder")
    except AttributeError:
        fail(f"{name}: {module} has no {function!r}")
    if not callable(found):
        fail(f"{name} is no function of (view, moves, rng, budget)")
    return found


def play(
    rules: Game[Any, Any, Any, Any, Any],
    options: Options,
    bots: Mapping[str, Bot],
    games: int,
    seed: int,
    content: str,
    decide: bool,
    show: bool,
) -> Contest:
    from rich.console import Console
    from rich.progress import Progress

    from huisclos.bots.arena import contest

    with Progress(console=Console(stderr=True), disable=not show, transient=True) as bar:
        task = bar.add_task(rules.name, total=games)
        return contest(
            rules,
            options,
            bots,
            games,
            seed,
            content=content,
            decide=decide,
            progress=lambda done: bar.update(task, completed=done),
        )


def show(played: Contest, seconds: float) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console()
    for title, shares in (("bot", played.results), ("camp", played.camps)):
        if shares:
            table = Table(title, "wins", "95 % interval")
            for name, share in shares.items():
                table.add_row(name, f"{share.share:.1%}", interval(share))
            console.print(table)
    if played.crossed:
        table = Table("camp", "bot", "of its seats win", "95 % interval")
        for (camp, bot), share in played.crossed.items():
            table.add_row(camp, bot, f"{share.share:.1%}", interval(share))
        console.print(table)
    if played.pairs:
        (one, won), (other, lost) = played.pairs.items()
        verdict = f"{played.better} is better" if played.better else "not decided"
        console.print(f"deals: {one} {won}, {other} {lost}: {verdict}")
    pace = f"{played.games / seconds:.1f} games/s, {played.actions / seconds:.0f} actions/s"
    console.print(f"{played.games} games, {played.actions} actions, {seconds:.1f} s ({pace})")
    console.print(f"digest {played.digest}")


def interval(share: Share) -> str:
    return f"{share.low:.1%} – {share.high:.1%}"
