"""`huisclos play`: a seat in this terminal."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Annotated, Any

import typer

from .errors import fail
from .options import find_game, read_content, read_options


def play(
    game: Annotated[
        str | None, typer.Argument(help="Which game, against bots; see `huisclos games`.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="How many play, you among them; without it a usual table.")
    ] = None,
    bots: Annotated[
        str, typer.Option(help="Their levels, separated by commas, in turn; without it medium.")
    ] = "",
    settings: Annotated[
        list[str] | None, typer.Option("--set", metavar="KEY=VALUE", help="An option of the game.")
    ] = None,
    content: Annotated[
        Path | None, typer.Option(help="A file of your own: missions, a ship.")
    ] = None,
    name: Annotated[str, typer.Option(help="Yours; without it, of your account here.")] = "",
    language: Annotated[
        str, typer.Option(help="fr or en; without it that of LANG, or French.")
    ] = "",
    seed: Annotated[int | None, typer.Option(help="The same seed, the same deal.")] = None,
    bot_pace: Annotated[
        float, typer.Option(help="How slowly bots play; 0: at once.", min=0, max=10)
    ] = 1.0,
    log: Annotated[
        Path | None, typer.Option(help="Keep the game in this file, for `huisclos replay`.")
    ] = None,
    join: Annotated[
        str, typer.Option(metavar="URL", help="Play at this house, or where this link leads.")
    ] = "",
    code: Annotated[
        str, typer.Option(help="Of the table there, where the link does not say it.")
    ] = "",
    forget: Annotated[
        bool, typer.Option("--forget", help="Forget your seat at that table, and stop.")
    ] = False,
) -> None:
    """Play in this terminal: against bots, or at somebody's house with --join."""
    tongue = find_language(language)
    if join:
        if game is not None:
            fail("--join takes the game of its table: leave out the name of the game")
        play_there(tongue, join, code, name or account(), forget)
    elif game is None:
        fail("say which game, as in `huisclos play infiltres`, or --join URL --code ABCD")
    elif code or forget:
        fail("--code and --forget are for a table at a house: give its --join URL too")
    else:
        if log and log.is_dir():
            fail(f"{log} is a folder: give --log the path of a file in it")
        if log and not log.absolute().parent.is_dir():
            fail(f"there is no folder {log.absolute().parent} to keep the game in")
        me = name or account()
        play_here(tongue, game, seats, bots, settings or [], content, me, seed, bot_pace, log)


def play_here(
    language: str,
    game: str,
    seats: int | None,
    bots: str,
    settings: list[str],
    content: Path | None,
    name: str,
    seed: int | None,
    pace: float,
    log: Path | None,
) -> None:
    from random import SystemRandom

    import msgspec

    from huisclos.bots import usual
    from huisclos.terminal import visit

    from .arena import find_bots

    rules = find_game(game)
    if "language" in rules.options.__struct_fields__:  # the words in one's own language
        settings = [f"language={language}", *settings]
    seats = rules.seats_alone if seats is None else seats
    chosen_options = read_options(rules, seats, settings)
    own = read_content(rules, chosen_options, content, language)
    options = msgspec.to_builtins(chosen_options)
    chosen = [*find_bots(game, bots or usual(game))]
    if any(":" in name for name in chosen):
        fail("a bot of your own plays in the arena; at a table choose a level")
    levels = [chosen[seat % len(chosen)] for seat in range(seats - 1)]
    seed = SystemRandom().randrange(2**32) if seed is None else seed
    run(language, visit.play_here(language, game, options, own, name, levels, seed, pace, log))
    say_goodbye(language)


def play_there(language: str, url: str, code: str, name: str, forget: bool) -> None:
    from huisclos.terminal import visit
    from huisclos.terminal.kept import Kept

    try:
        house, named, invitation = visit.address(url)
    except ValueError:
        fail(f"{url!r} is not the address of a house: give one like http://192.168.1.20:8484")
    code = code.upper() or named or fail("say which table: --code ABCD")
    if forget:
        found = Kept().forget(house, code)
        typer.echo(f"{'forgotten' if found else 'nothing was kept'}: {house} {code}")
        return
    back = f"huisclos play --join {house} --code {code}"
    try:
        run(language, visit.play_there(language, house, code, name, Kept(), invitation), back)
    except visit.NoAnswer:
        fail(f"no house answers at {house}: is `huisclos serve` running there?")
    say_goodbye(language, back)


def run(language: str, playing: Coroutine[Any, Any, None], back: str = "") -> None:
    from huisclos.client import HouseError
    from huisclos.kernel import Illegal
    from huisclos.texts import reason

    try:
        asyncio.run(playing)
    except KeyboardInterrupt:
        say_goodbye(language, back)
        raise typer.Exit(130) from None
    except (HouseError, Illegal) as error:
        fail(reason(language, None, error.refusal))
    except OSError as error:  # the log of the game, or the seat to come back to
        fail(f"cannot keep {error.filename}: {error.strerror}")


def say_goodbye(language: str, back: str = "") -> None:
    from huisclos.texts import say

    if back:
        typer.echo(say(language, None, "terminal-come-back", command=back))
    typer.echo(say(language, None, "terminal-bye"))


def find_language(wish: str) -> str:
    from huisclos.texts import LANGUAGES

    if wish:
        return wish if wish in LANGUAGES else fail(f"--language is fr or en, not {wish!r}")
    spoken = os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    return "en" if spoken.lower().startswith("en") else "fr"


def account() -> str:
    from getpass import getuser

    try:
        return getuser()[:20].capitalize()
    except (OSError, KeyError):  # an account without a name
        return "Moi"
