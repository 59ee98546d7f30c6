"""What a note says: one by which two worlds may part, or by which secret acts are known at last,
says what its rule lets it say in that state, and says it once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from huisclos.kernel import DEALER, AnyGame, Moment, Saying, Seat, Told, decode, told
from huisclos.tables import Step, Table, fold
from huisclos.tables.event import Played, Started

from .audited import Audited
from .seated import sitting_of


@dataclass(frozen=True)
class Telling:
    """One move, and what was told of it."""

    moment: Moment[Any]
    news: tuple[Told[Any], ...]


def tellings(game: AnyGame, table: Table, step: Step) -> Iterator[Telling]:
    """Every move of a step, those of the dealer too."""
    for record in step.records:
        before, table = table, fold(table, record)
        match record.event:
            case Started():
                state = sitting_of(table).state
                yield Telling(Moment(state, state, DEALER, None), tuple(game.story(state)))
            case Played(seat=seat, action=action):
                old, new = sitting_of(before).state, sitting_of(table).state
                moment = Moment(old, new, seat, decode(action, game.action))
                yield Telling(moment, tuple(told(game, old, new)))


@dataclass(frozen=True)
class Misstatement:
    """A note that says what it may not."""

    to: tuple[Seat, ...] | None
    note: Any
    may_be: str


def misstatements(audited: Audited, telling: Telling) -> Iterator[Misstatement]:
    rules: Mapping[type, Saying] = {**audited.reveals, **audited.settles}
    said: list[Told[Any]] = []
    for item in telling.news:
        rule = rules.get(type(item.note))
        if rule is None:
            continue
        allowed = rule(telling.moment, item.note)
        if allowed != item.note:
            may_be = "not told now" if allowed is None else repr(allowed)
            yield Misstatement(item.to, item.note, may_be)
        elif item in said:
            yield Misstatement(item.to, item.note, "told once")
        said.append(item)


def first_in(audited: Audited, table: Table, step: Step) -> Misstatement | None:
    tells = tellings(audited.game, table, step)
    return next((wrong for one in tells for wrong in misstatements(audited, one)), None)
