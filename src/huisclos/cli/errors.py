"""How a command says that it was asked for something that cannot be, or cannot write a file."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import NoReturn

import typer


def fail(message: str) -> NoReturn:
    """One clear line, no traceback; status 2, as for any wrong use of a command."""
    typer.echo(f"huisclos: {message}", err=True)
    raise typer.Exit(2)


def write(out: Path, content: bytes, secret: bool = False) -> None:
    """Whole or not at all; what is secret, for its owner only."""
    part = out.with_name(f"{out.name}.part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600 if secret else 0o666)
        part.write_bytes(content)
        part.replace(out)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        fail(f"{out} cannot be written: {error.strerror}")
