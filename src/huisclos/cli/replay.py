"""`huisclos replay`: a game again, as a seat saw it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .errors import fail
from .play import find_language

if TYPE_CHECKING:
    from huisclos.tables import Record


def replay(
    log: Annotated[
        str, typer.Argument(metavar="FILE|TABLE", help="A log, or a table's id or code.")
    ],
    seat: Annotated[
        str, typer.Option(help="Through whose eyes: a name or a number from 0; without it, all.")
    ] = "",
    game: Annotated[
        int | None, typer.Option(help="Which game of the log, from 1; without it the last.")
    ] = None,
    store: Annotated[str, typer.Option(help="Where tables are kept.")] = "huisclos.db",
    language: Annotated[
        str, typer.Option(help="fr or en; without it that of LANG, or French.")
    ] = "",
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
) -> None:
    """Tell a game again as a seat saw it, or whole, as nobody did."""
    from huisclos.tables.log import BadLog
    from huisclos.terminal.film import NoSuch, film
    from huisclos.terminal.telling import report, tell

    tongue = find_language(language)
    try:
        shown = film(read(log, store), game)
        eyes = shown.seat(seat) if seat else None
    except BadLog as bad:
        fail(f"{log} is damaged, {bad}")
    except NoSuch as missing:
        fail(str(missing))
    if as_json:
        typer.echo(json.dumps(report(shown, eyes, tongue), ensure_ascii=False))
    else:
        tell(shown, eyes, tongue)


def read(log: str, store: str) -> list[Record]:
    """From a file if there is one, else from the store. Raises BadLog."""
    from huisclos.store import StoreError
    from huisclos.store.look import read_table
    from huisclos.tables.log import load, read_record

    path = Path(log)
    try:
        if path.is_file():
            return load(path.read_text(encoding="utf-8"))
        if path.suffix or len(path.parts) > 1:
            fail(f"there is no file {log}")
        _, bodies = read_table(store, log)
    except UnicodeDecodeError:
        fail(f"{log} is not a text: give the log of a table")
    except (StoreError, OSError) as error:
        fail(str(error))
    return [read_record(number, body) for number, body in enumerate(bodies, 2)]
