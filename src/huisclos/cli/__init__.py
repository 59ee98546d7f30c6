"""The command line, `huisclos`."""

import typer

app = typer.Typer(help=__doc__, no_args_is_help=True)


@app.callback()
def root() -> None:
    """Games of secrets, played on phones around one table."""


@app.command()
def games() -> None:
    """List the games."""


def main() -> None:
    app()
