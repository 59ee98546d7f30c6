"""`huisclos verify`: was this game dealt and played as it should be?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from .errors import fail


def verify(
    file: Annotated[
        str, typer.Argument(metavar="FILE|TABLE", help="An exported log, or a table's id or code.")
    ],
    store: Annotated[str, typer.Option(help="Where tables are kept.")] = "huisclos.db",
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Check a log: its digest, every move by the rules, every deal by the committed secret."""
    import msgspec

    from huisclos import __version__, shelf
    from huisclos.tables import log
    from huisclos.tables.verify import verify as check
    from huisclos.texts import reason

    text = read_log(file, store)
    try:
        games = check(shelf.games(), log.load(text))
    except log.BadLog as bad:
        written = log.header(text).version if bad.line > 1 else ""
        hint = "" if written in ("", __version__) else f" (it was written by version {written})"
        if as_json:
            typer.echo(json.dumps({"ok": False, "line": bad.line, "why": str(bad)}))
        else:
            typer.echo(f"{file}: does not hold, {bad}{hint}", err=True)
        raise typer.Exit(1) from None
    if as_json:
        typer.echo(json.dumps({"ok": True, "games": msgspec.to_builtins(games)}))
        return
    for number, game in enumerate(games, 1):
        if game.unjudged:
            why = reason("en", None, game.unjudged)
            typer.echo(f"game {number}: {game.game}. {why}")
            typer.echo(f"  {game.moves} moves and {game.draws} draws as they stand")
            continue
        end = "to the end" if game.over else "not to the end"
        typer.echo(f"game {number}: {game.game}, {end}; {game.moves} moves by the rules,")
        typer.echo(f"  {game.draws} draws by the secret with the commitment {game.commitment}")
    if any(game.unjudged for game in games):
        typer.echo(f"{file}: whole; not every game of it was judged")
    else:
        typer.echo(f"{file}: holds" if games else f"{file}: holds; no game was started")


def read_log(log: str, store: str) -> str:
    """Of a file if there is one, else of a table as it stands in the store."""
    from huisclos.store import StoreError
    from huisclos.store.look import read_table
    from huisclos.tables.log import BadLog, dump, read_record

    file = Path(log)
    if file.exists() or file.suffix or len(file.parts) > 1:
        try:
            return file.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            fail(f"{file} is not a text: give an exported log")
        except OSError as error:
            fail(f"{file} cannot be read: {error.strerror}")
    try:
        id, bodies = read_table(store, log)
        return dump((read_record(n, body) for n, body in enumerate(bodies, 2)), id)
    except StoreError as error:
        fail(str(error))
    except BadLog as bad:
        fail(f"{log} is damaged, {bad}")
