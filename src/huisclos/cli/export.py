"""`huisclos export`: a table, or the whole store, as a file; the server may go on serving."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .errors import fail, write


def export(
    table: Annotated[
        str, typer.Argument(help="A table's id or code; nothing: the whole store.")
    ] = "",
    out: Annotated[
        Path | None, typer.Option(help="The file to write; without it, standard output.")
    ] = None,
    store: Annotated[str, typer.Option(help="Where tables are kept.")] = "huisclos.db",
    schema: Annotated[
        int | None,
        typer.Option(help="Of the copy: the version that an older program reads.", min=1),
    ] = None,
) -> None:
    """Write a table's log, or a copy of the whole store. For the operator: it holds all secrets."""
    from huisclos.store import StoreError
    from huisclos.store.look import copy, read_table
    from huisclos.tables.log import BadLog, dump, read_record

    if table and schema is not None:
        fail("--schema is for a copy of the whole store: name no table")
    if out is not None and out.exists():
        fail(f"{out} exists: choose another name, or remove it first")
    try:
        if not table:
            if out is None:
                fail("give --out FILE for a copy of the whole store, or name a table")
            copy(store, out, schema)
            typer.echo(f"{out}: a copy of the whole store", err=True)
            return
        id, bodies = read_table(store, table)
    except StoreError as error:
        fail(str(error))
    try:
        text = dump((read_record(n, body) for n, body in enumerate(bodies, 2)), id)
    except BadLog as bad:
        fail(f"{table} is damaged, {bad}")
    if out is None:
        typer.echo(text, nl=False)
    else:
        write(out, text.encode(), secret=True)
