"""`huisclos games`: what can be played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from huisclos.kernel import Game


def games(
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """List the games."""
    from huisclos import shelf

    if as_json:
        typer.echo(
            json.dumps([describe(game) for game in shelf.games().values()], ensure_ascii=False)
        )
        return

    from rich.console import Console
    from rich.table import Table

    table = Table("game", "name", "players", "modes")
    for game in shelf.games().values():
        players = f"{game.seats[0]} to {game.seats[-1]}"
        table.add_row(game.name, display_name(game), players, ", ".join(game.modes))
    Console().print(table)


def describe(game: Game[Any, Any, Any, Any, Any]) -> dict[str, object]:
    return {
        "id": game.name,
        "name": display_name(game),
        "seats": [game.seats[0], game.seats[-1]],
        "modes": [*game.modes],
    }


def display_name(game: Game[Any, Any, Any, Any, Any]) -> str:
    """In French, the first language here; the names of games are not translated anyway."""
    from huisclos.texts import say

    return say("fr", game, "game-name")
