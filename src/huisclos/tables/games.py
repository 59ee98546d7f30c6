"""A table's games: how one begins, what is remembered of it, and one nobody here can judge."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import AnyGame, Seat, put

from .deadlines import deadline
from .event import (
    Ended,
    Extended,
    EyesChosen,
    GivenBack,
    InterludeOver,
    Played,
    Retracted,
    SeatGiven,
    Seen,
    Skipped,
    TakenOver,
    TimeCalled,
    Undone,
    Wagered,
)
from .options import options_then
from .plies import counted
from .sitting import Scored, Sitting, Unjudged
from .table import Table, edit, running

# What needs a game to be played.
InPlay = (
    Played
    | TakenOver
    | GivenBack
    | Seen
    | InterludeOver
    | Undone
    | Retracted
    | Extended
    | TimeCalled
    | Skipped
    | Ended
    | SeatGiven
    | EyesChosen
    | Wagered
)


def begin(
    table: Table, game: AnyGame, said: dict[str, Any], spared: tuple[int, ...] = ()
) -> Sitting:
    size = len(table.people)
    options = options_then(game, said or table.options, size)
    state = game.setup(options)
    if game.pieces and spared:
        state = game.pieces.spare(state, spared)
    sitting = Sitting(
        game=game,
        options=options,
        content=table.content,
        players=tuple(person.id for person in table.people),
        names=tuple(person.name for person in table.people),
        salts=tuple(person.salt for person in table.people),
        state=state,
        owned=tuple(person.level is None for person in table.people),
        bots=tuple(person.level for person in table.people),
        phones=((),) * size,
        machines=frozenset([Seat(at) for at, person in enumerate(table.people) if person.machine]),
        stood_in=(None,) * size,
    )
    return replace(
        counted(sitting),
        deadline=deadline(sitting.game, sitting.state, None, table.at, table.clocks),
    )


def remember(table: Table) -> dict[str, tuple[int, ...]]:
    """What its people have met here, with the game that is put away."""
    if table.sitting is None or (met := table.sitting.met) is None:
        return table.met
    key = met_by(table.sitting.game.name, met.collection)
    return {**table.met, key: latest((*table.met.get(key, ()), *met.pieces))}


def score(table: Table) -> tuple[Scored, ...]:
    """What every game of this evening gave, the one that is over but not put away included."""
    last = table.sitting.scored if table.sitting and table.scored else None
    return (*table.score, last) if last else table.score


def met_by(game: str, collection: str) -> str:
    return f"{game}/{collection}"


def latest(pieces: Iterable[int]) -> tuple[int, ...]:
    """Each once, where it came last."""
    return tuple(dict.fromkeys(reversed([*pieces])))[::-1]


def unjudged(table: Table, edition: int) -> Unjudged:
    return Unjudged(
        game=table.game,
        edition=edition,
        absent=table.rules is None,
        newer=table.rules is not None and edition > table.rules.edition,
        players=tuple(person.id for person in table.people),
        names=tuple(person.name for person in table.people),
        owned=tuple(person.level is None for person in table.people),
        bots=tuple(person.level for person in table.people),
    )


def pass_over(table: Table, game: Unjudged, event: InPlay) -> Table:
    """What happened in it stands in the log alone; only who played for whom is known here."""
    match event:
        case TakenOver(seat, level):
            return replace(table, unjudged=replace(game, bots=put(game.bots, seat, level)))
        case GivenBack(seat):
            return replace(table, unjudged=replace(game, bots=put(game.bots, seat, None)))
        case Played() | Undone():
            return replace(table, undo=())
        case (
            Seen()
            | InterludeOver()
            | Retracted()
            | Extended()
            | TimeCalled()
            | Skipped()
            | Ended()
            | SeatGiven()
            | EyesChosen()
            | Wagered()
        ):
            return table


def sit_in(sitting: Sitting, seat: Seat, level: str) -> Sitting:
    stood_in = put(sitting.stood_in, seat, ()) if sitting.owned[seat] else sitting.stood_in
    return replace(sitting, bots=put(sitting.bots, seat, level), stood_in=stood_in)


def choose_eyes(table: Table, seat: Seat, see: bool) -> Table:
    sitting = running(table)
    if see:
        return edit(table, seeing=sitting.seeing | {seat})
    return edit(table, blind=sitting.blind | {seat})
