"""Was this game dealt and played as it should be? A log is played again through the one gate, and
each of the dealer's moves is drawn again from the secret that was committed to before."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from huisclos.kernel import DEALER, AnyGame, Illegal, decode
from huisclos.kernel import play as gate

from .event import Committed, Played, Record, Started
from .folding import fold
from .log import BadLog
from .luck import commitment, luck
from .table import Sitting, Table


class GameChecked(Struct):
    """One game of a log that holds."""

    game: str
    commitment: str  # what every phone showed before the deal
    moves: int = 0
    draws: int = 0  # of the dealer, each drawn again
    over: bool = False


def verify(games: dict[str, AnyGame], records: Iterable[Record]) -> list[GameChecked]:
    """Every game of a log, checked. Raises BadLog at the first line that does not hold."""
    table, found = Table(games), list[GameChecked]()
    for line, record in enumerate(records, 2):
        event, sitting = record.event, table.sitting
        if record.at < table.at:
            raise BadLog(line, "time runs backwards")
        if isinstance(event, Committed) and sitting is not None and not sitting.over:
            raise BadLog(line, "the dealer's secret was changed in the middle of a game")
        if isinstance(event, Played):
            if sitting is None:
                raise BadLog(line, "a move without a game")
            check_move(line, table, sitting, event)
            found[-1].moves += event.seat != DEALER
            found[-1].draws += event.seat == DEALER
        try:
            table = fold(table, record)
        except Exception as wrong:  # fold trusts its log, so anything can go wrong here
            raise BadLog(line, f"this cannot happen here ({wrong!r})") from wrong
        if isinstance(event, Started):
            found.append(GameChecked(table.game, commitment(table.secret)))
        if found and table.sitting:
            found[-1].over = table.sitting.over
    return found


def check_move(line: int, table: Table, sitting: Sitting, event: Played) -> None:
    try:
        action = decode(event.action, sitting.game.action)
        gate(sitting.game, sitting.state, event.seat, action)
    except Illegal as illegal:
        raise BadLog(line, f"the rules do not allow this move ({illegal})") from None
    except Exception as wrong:  # a damaged action can break anything
        raise BadLog(line, f"this is no move of {sitting.game.name} ({wrong})") from None
    if event.seat == DEALER and action != dealt(table, sitting):
        raise BadLog(line, "the dealer's move does not follow from the committed secret")
    if (event.cause == "dealer") != (event.seat == DEALER):
        raise BadLog(line, "somebody else played for the dealer")


def dealt(table: Table, sitting: Sitting) -> Any:
    rng = luck(table.secret, sitting.salts, sitting.draws)
    return sitting.game.deal(sitting.state, rng, sitting.content)
