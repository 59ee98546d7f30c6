"""`huisclos print`: what a game needs on paper."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from .errors import fail, write
from .options import find_game


class Paper(StrEnum):
    A4 = "a4"
    LETTER = "letter"


class Language(StrEnum):
    FR = "fr"
    EN = "en"


def print_(
    game: Annotated[str, typer.Argument(help="Which game; dauphin has cards.")],
    url: Annotated[
        str, typer.Option(help="Where the codes lead; nothing: this machine, at port 8484.")
    ] = "",
    paper: Annotated[Paper, typer.Option(help="The paper in the printer.")] = Paper.A4,
    language: Annotated[Language, typer.Option(help="The language of the cards.")] = Language.FR,
    output: Annotated[
        Path | None, typer.Option(help="The file to write; without it GAME.pdf.")
    ] = None,
) -> None:
    """Make a PDF of the cards, badges, tokens, aids and board, to print and cut out."""
    from huisclos.paper import BadAddress
    from huisclos.server.address import home_address
    from huisclos.shelf import part

    maker = part(find_game(game), "paper")
    if maker is None:
        fail(f"nothing to print for {game!r}: it needs no paper")
    output = output or Path(f"{game}.pdf")
    if output.exists():
        fail(f"{output} exists: choose another --output, or remove it first")
    house = url or f"http://{home_address()}:8484"
    try:
        pdf = maker.make_pdf(house, paper, language)
    except BadAddress as error:
        fail(str(error))
    write(output, pdf)
    typer.echo(f"{output}: print it at 100 %, on both sides. Its codes lead to {house}.")
