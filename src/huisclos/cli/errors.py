"""How a command says that it was asked for something that cannot be."""

from __future__ import annotations

from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """One clear line, no traceback; status 2, as for any wrong use of a command."""
    typer.echo(f"huisclos: {message}", err=True)
    raise typer.Exit(2)
