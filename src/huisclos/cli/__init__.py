"""The command line, `huisclos`: one file per command.

What a command needs is imported when it runs, so that `huisclos --help` answers at once.
"""

from typing import Annotated

import typer

from huisclos import __version__

from . import (
    arena,
    audit,
    bench,
    check,
    export,
    games,
    import_,
    mcp,
    play,
    print_,
    replay,
    serve,
    tables,
    verify,
)

# Before there is anything to import, the script ./huisclos does this by itself.
ADD = "./huisclos add GAME installs a game beside ours, for good: a folder, or a package's name."

app = typer.Typer(no_args_is_help=True, epilog=ADD)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("replay")(replay.replay)
app.command("verify")(verify.verify)
app.command("audit")(audit.audit)
app.command("check")(check.check)
app.command("export")(export.export)
app.command("import")(import_.import_)
app.command("mcp")(mcp.mcp)
app.command("serve")(serve.serve)
app.command("print")(print_.print_)
app.add_typer(tables.app, name="tables")


def say_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"huisclos {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Say it, and stop."),
    ] = False,
) -> None:
    """Games of secrets, played on phones around one table."""


def main() -> None:
    app()
