"""`huisclos check`: is a game whole?"""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer

from .errors import fail
from .options import find_game


def check(
    game: Annotated[str, typer.Argument(help="Which game; see `huisclos games`.")],
    as_json: Annotated[bool, typer.Option("--json", help="For a program to read.")] = False,
    write_goldens: Annotated[
        bool, typer.Option("--write-goldens", help="Write goldens/*.txt again from their moves.")
    ] = False,
) -> None:
    """Say what a game still lacks: files, sentences, laws, goldens, purity, secrets that are kept.

    Ends with status 1 if there is anything to mend. A large game takes some minutes.
    """
    from huisclos.check import PARTS
    from huisclos.check import check as look
    from huisclos.check.goldens import BadGolden, rewrite

    rules = find_game(game)
    if write_goldens:
        try:
            for path in rewrite(rules):
                typer.echo(f"written: {path}", err=as_json)
        except BadGolden as bad:
            fail(f"the goldens of {game}: {bad}")
    found = []
    for part in PARTS:
        findings = look(rules, part)
        found += findings
        if not as_json:
            typer.echo(f"{part:<9}{f'{len(findings)} to mend' if findings else 'well'}")
            for finding in findings:
                typer.echo(f"  {finding}")
    if as_json:
        typer.echo(json.dumps([asdict(finding) for finding in found], ensure_ascii=False))
    if found:
        raise typer.Exit(1)
