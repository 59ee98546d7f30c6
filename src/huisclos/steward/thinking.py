"""How a bot's thought comes about: here and now, or somewhere else while we wait."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from huisclos import bots
from huisclos.bots.talking import Phrase
from huisclos.kernel import Seat, View, heard
from huisclos.tables import Table
from huisclos.tables.luck import mind
from huisclos.tables.sitting import Sitting

from .talking import speak, temper


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

    def begin_to_speak(self, table: Table, seat: Seat, since: int) -> Thought:
        """The same for something to say, a Phrase, in a conversation that began after this event of
        the table's."""
        ...


class Here:
    """Thoughts of this very moment, for a table of one's own and for tests: no clock is asked, so
    the same table plays the same game."""

    def seconds(self, level: str) -> float:
        return 0.0

    def begin(self, table: Table, seat: Seat) -> Thought:
        return Now(lambda: think(table, seat))

    def begin_to_speak(self, table: Table, seat: Seat, since: int) -> Thought:
        return Now(lambda: think_of_words(table, seat, since))


class Now:
    def __init__(self, answer: Callable[[], Any]) -> None:
        self.answer = answer


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
    own = None if sitting.is_stand_in(seat) else temper(table, sitting, seat)
    choose = bots.level(game.name, level or sitting.bots[seat] or bots.WEAKEST, own)
    luck = mind(table.secret, sitting.salts, seat, sitting.heard(seat))
    return choose(seen_by(sitting, seat, notes), tuple(game.moves(state, seat)), luck, budget)


def think_of_words(
    table: Table, seat: Seat, since: int, notes: tuple[Any, ...] | None = None
) -> Phrase:
    """What it has to say. Raises NoWorld."""
    assert table.sitting is not None
    return speak(table, seat, seen_by(table.sitting, seat, notes), since)


def seen_by(sitting: Sitting, seat: Seat, notes: tuple[Any, ...] | None) -> View[Any, Any, Any]:
    game, state = sitting.game, sitting.state
    return View(
        seat=seat,
        options=state.options,
        public=sitting.board,
        private=game.private(state, seat),
        heard=heard(game, state, seat) if notes is None else notes,
    )
