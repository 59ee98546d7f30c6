"""`huisclos mcp`: a seat at a table for an assistant."""

from __future__ import annotations

from typing import Annotated

import typer

from .errors import fail
from .play import find_language

MISSING = (
    "this command needs one package more: pip install 'huisclos[mcp]', "
    "or in a checkout: uv sync --inexact --extra mcp"
)


def mcp(
    join: Annotated[
        str, typer.Option(metavar="URL", help="The house, or the link to its table.")
    ] = "",
    code: Annotated[
        str, typer.Option(help="Of the table there, where the link does not say it.")
    ] = "",
    name: Annotated[str, typer.Option(help="Of the assistant, at the table.")] = "",
    language: Annotated[
        str, typer.Option(help="fr or en; without it that of LANG, or French.")
    ] = "",
) -> None:
    """Give an AI assistant a seat at a table, through the Model Context Protocol.

    An assistant's program starts this command; which table is said here and never by the assistant.
    """
    tongue = find_language(language)
    if not join:
        fail("say at which house: --join http://192.168.1.20:8484 --code ABCD --name NAME")
    if not name:
        fail("say under which name the assistant plays: --name NAME")
    try:
        from huisclos.assistant.server import serve
    except ModuleNotFoundError as error:
        if error.name != "mcp":
            raise
        fail(MISSING)
    from huisclos.assistant.chair import Chair
    from huisclos.terminal.kept import Kept
    from huisclos.terminal.visit import address

    try:
        house, named, invitation = address(join)
    except ValueError:
        fail(f"{join!r} is not the address of a house: give one like http://192.168.1.20:8484")
    code = code.upper() or named or fail("say which table: --code ABCD")
    serve(Chair(house, code, invitation, name, tongue, Kept(file="assistants.json")))
