"""The options of a table's game: as it is played, as it was, as the next one takes them."""

from __future__ import annotations

from typing import Any

import msgspec

from huisclos.kernel import AnyGame, Seat

from .table import Table


def options_of(table: Table, seats: int) -> Any:
    """The options as the game's own type. Raises msgspec.ValidationError."""
    game = table.games[table.game]
    values = {"type": game.options.__name__, **table.options, "seats": seats}
    return msgspec.convert(values, game.options)


def options_then(game: AnyGame, said: dict[str, Any], seats: int) -> Any:
    """The options of a game as it was played: what its log does not say is as it was unsaid."""
    values = {**game.unsaid, **said, "type": game.options.__name__, "seats": seats}
    return msgspec.convert(values, game.options)


def whole_options(table: Table, played: Any) -> dict[str, Any]:
    """Every option with its value, as the present game has it, or as the next one takes it; what
    nobody chose is as usual. Seats: as many as would play now."""
    if played is not None:
        return {**msgspec.to_builtins(played)}
    if (game := table.rules) is None:
        return table.options
    seats = min(max(len(table.people), game.seats.start), game.seats.stop - 1)
    return {**msgspec.to_builtins(game.options(seats)), **table.options}


def settled_options(table: Table) -> dict[str, Any]:
    """What the options that were left open would come to, if a game began now. A place that is
    still free is for somebody, not for a bot."""
    if (game := table.rules) is None:
        return {}
    seats = min(max(len(table.people), game.seats.start), game.seats.stop - 1)
    bots = {at for at, person in enumerate(table.people) if person.level is not None}
    chosen = options_of(table, seats)
    settled = game.settle(chosen, frozenset(Seat(at) for at in range(seats) if at not in bots))
    open_ones = [name for name in chosen.__struct_fields__ if name != "seats"]
    values = ((name, getattr(settled, name)) for name in open_ones)
    return {name: value for name, value in values if value != getattr(chosen, name)}
