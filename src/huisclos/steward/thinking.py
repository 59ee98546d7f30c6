"""How a bot's thought comes about: here and now, or somewhere else while we wait."""

from __future__ import annotations

from typing import Any, Protocol

from huisclos import bots
from huisclos.kernel import Seat, View, heard
from huisclos.tables import Table
from huisclos.tables.luck import mind


class Thought(Protocol):
    """What a bot of one seat is thinking about."""

    def answer(self) -> Any:
        """What it plays, asked once, when its time is up. Raises NoWorld: nothing comes to its
        mind."""
        ...


class Thinker(Protocol):
    """Whoever thinks for the bots of one table."""

    def seconds(self, level: str) -> float:
        """What every thought of this level takes, however soon it is found; none: no time."""
        ...

    def begin(self, table: Table, seat: Seat) -> Thought:
        """The answer is asked for after those seconds."""
        ...


class Here:
    """Thoughts of this very moment, for a table of one's own and for tests: no clock is asked, so
    the same table plays the same game."""

    def seconds(self, level: str) -> float:
        return 0.0

    def begin(self, table: Table, seat: Seat) -> Thought:
        return Now(table, seat)


class Now:
    def __init__(self, table: Table, seat: Seat) -> None:
        self.table, self.seat = table, seat

    def answer(self) -> Any:
        return think(self.table, self.seat)


def think(
    table: Table,
    seat: Seat,
    level: str | None = None,
    budget: int = bots.BUDGET,
    notes: tuple[Any, ...] | None = None,
) -> Any:
    """What the bot of a seat plays, or one of another level in its place; whoever knows what the
    seat has heard may say so. Raises NoWorld."""
    sitting = table.sitting
    assert sitting is not None
    game, state = sitting.game, sitting.state
    choose = bots.level(game.name, level or sitting.bots[seat] or bots.WEAKEST)
    seen = View(
        seat=seat,
        options=state.options,
        public=sitting.board,
        private=game.private(state, seat),
        heard=heard(game, state, seat) if notes is None else notes,
    )
    luck = mind(table.secret, sitting.salts, seat, sitting.heard(seat))
    return choose(seen, tuple(game.moves(state, seat)), luck, budget)
