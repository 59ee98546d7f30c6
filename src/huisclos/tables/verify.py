"""Was this game dealt and played as it should be? A log is played again through the one gate, and
each of the dealer's moves is drawn again from the secret that was committed to before. A game by an
edition that is no longer judged here is neither right nor wrong: what rules are not needed for is
checked, and it is said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from huisclos.kernel import DEALER, AnyGame, Illegal, Refusal, decode
from huisclos.kernel import play as gate

from .event import Committed, Copied, Played, Record, Started
from .folding import fold
from .log import BadLog
from .luck import commitment, luck
from .sitting import Sitting
from .table import Table


class GameChecked(Struct):
    """One game of a log that holds, or that nobody here can judge."""

    game: str
    edition: int
    unjudged: Refusal | None  # why nobody here can judge it
    commitment: str  # what every phone showed before the deal
    moves: int = 0
    draws: int = 0  # of the dealer, each drawn again, but for those that were copied
    copied: int = 0  # moves made in another game, of which this one is a what if
    over: bool = False  # as far as is known


def verify(games: dict[str, AnyGame], records: Iterable[Record]) -> list[GameChecked]:
    """Every game of a log, checked. Raises BadLog at the first line that does not hold."""
    table, found = Table(games), list[GameChecked]()
    for line, record in enumerate(records, 2):
        event, sitting = record.event, table.sitting
        if record.at < table.at:
            raise BadLog(line, "time runs backwards")
        running = table.unjudged or (sitting and not sitting.over)
        if isinstance(event, Committed) and running:
            raise BadLog(line, "the dealer's secret was changed in the middle of a game")
        if isinstance(event, Played):
            if sitting is None and table.unjudged is None:
                raise BadLog(line, "a move without a game")
            if (event.cause == "dealer") != (event.seat == DEALER):
                raise BadLog(line, "somebody else played for the dealer")
            copied = found[-1].moves + found[-1].draws < found[-1].copied
            if sitting:
                check_move(line, table, sitting, event, copied)
            found[-1].moves += event.seat != DEALER
            found[-1].draws += event.seat == DEALER
        if isinstance(event, Copied):
            if not found or found[-1].moves + found[-1].draws or found[-1].copied:
                raise BadLog(line, "moves are copied only where a game begins")
            found[-1].copied = event.moves
        try:
            table = fold(table, record)
        except Exception as wrong:  # fold trusts its log, so anything can go wrong here
            raise BadLog(line, f"this cannot happen here ({wrong!r})") from wrong
        if isinstance(event, Started):
            check_spared(line, table, event)
            why = table.unjudged.why if table.unjudged else None
            found.append(GameChecked(table.game, event.edition, why, commitment(table.secret)))
        if found and table.sitting:
            found[-1].over = table.sitting.over
    return found


def check_spared(line: int, table: Table, event: Started) -> None:
    """Who leaves out more than half could say what is dealt."""
    sitting, pieces = table.sitting, table.sitting and table.sitting.game.pieces
    if not event.spared or sitting is None:
        return
    count = pieces.collection(sitting.options, sitting.content)[1] if pieces else 0
    if len(event.spared) > count // 2 or not {*event.spared} <= {*range(count)}:
        raise BadLog(line, "more of the content was left out than may be")


def check_move(line: int, table: Table, sitting: Sitting, event: Played, copied: bool) -> None:
    try:
        action = decode(event.action, sitting.game.action)
        gate(sitting.game, sitting.state, event.seat, action)
    except Illegal as illegal:
        raise BadLog(line, f"the rules do not allow this move ({illegal})") from None
    except Exception as wrong:  # a damaged action can break anything
        raise BadLog(line, f"this is no move of {sitting.game.name} ({wrong})") from None
    if event.seat == DEALER and not copied and action != dealt(table, sitting):
        raise BadLog(line, "the dealer's move does not follow from the committed secret")


def dealt(table: Table, sitting: Sitting) -> Any:
    rng = luck(table.secret, sitting.salts, sitting.draws)
    return sitting.game.deal(sitting.state, rng, sitting.content)
