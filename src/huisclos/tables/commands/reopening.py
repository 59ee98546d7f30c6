"""What the house does before it serves a table that an older program has left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from huisclos.kernel import AnyGame

from ..event import Committed, Configured, Event, PutAway, Supplied
from ..options import options_of
from ..table import Table
from .step import Step, refused, take_step


def reopen(table: Table, secret: str) -> Step | None:
    """A game that can no longer be played is put away, and the room set up as the rules are now;
    None: it is as it should be. The secret is for the next deals: of the last it was used up."""
    events = [*put_away(table, secret), *settings(table)]
    return take_step(table, table.at, *events) if events else None


def put_away(table: Table, secret: str) -> Iterator[Event]:
    if (game := table.unjudged) is None or game.absent:
        return
    if game.newer:  # the program that began it will know how to go on
        raise refused("edition-newer", edition=game.edition)
    yield PutAway(game.game, game.edition)
    yield Committed(secret)


def settings(table: Table) -> Iterator[Event]:
    """What was chosen here and still can be."""
    if (game := table.rules) is None:  # it may come back
        return
    kept = {name: value for name, value in table.options.items() if fits(table, game, name, value)}
    if kept != table.options:
        yield Configured(game.name, kept)
    options = options_of(replace(table, options=kept), game.seats.start)
    if table.content and (
        game.refuse_content is None or game.refuse_content(options, table.content)
    ):
        yield Supplied("")


def fits(table: Table, game: AnyGame, name: str, value: Any) -> bool:
    try:
        options_of(replace(table, options={name: value}), game.seats.start)
    except msgspec.ValidationError:
        return False
    return True
