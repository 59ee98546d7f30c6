"""Tables that stand at a moment that seldom comes: played by chance from a seed until it does, and
kept in a house of their own. Seat N opens with the token `tN`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from msgspec.structs import replace

from huisclos import shelf
from huisclos.audit.seated import carry_out, draw_move, gather, sitting_of
from huisclos.kernel import Options
from huisclos.server.identity import digest
from huisclos.tables import Event, Record, Sitting
from huisclos.tables.commands import gathering
from huisclos.tables.event import Joined
from tests.browser.conftest import serving
from tests.cli.recorded import keep

NAMES = ("Camille", "Karim", "Jeanne", "Inès", "Tom", "Zoé", "Léa", "Nils")
SEEDS, LONGEST = 60, 6000


class Moment(NamedTuple):
    game: str
    options: Options
    wanted: Callable[[Sitting], bool]


def records(moment: Moment) -> list[Record]:
    """Of the first game that comes to it."""
    for seed in range(SEEDS):
        if found := until(moment, Random(seed)):
            return found
    raise AssertionError(f"no such moment of {moment.game}")


def until(moment: Moment, rng: Random) -> list[Record]:
    steps = gather(shelf.game(moment.game), moment.options, rng)
    owner = steps[-1].table.owner
    assert owner is not None
    steps.append(gathering.start(steps[-1].table, 0.0, owner))
    for _ in range(LONGEST):
        table = steps[-1].table
        if moment.wanted(sitting_of(table)):
            return [*named(record for step in steps for record in step.records)]
        move = draw_move((table,), rng)
        if move is None:
            break
        steps.append(carry_out(table, move))
    return []


def named(log: Iterator[Record]) -> Iterator[Record]:
    seats = iter(enumerate(NAMES))

    def known(event: Event) -> Event:
        if not isinstance(event, Joined):
            return event
        seat, name = next(seats)
        return replace(event, name=name, token=digest(f"t{seat}"))

    for record in log:
        yield Record(record.at, known(record.event))


@contextmanager
def house_of(moments: Mapping[str, Moment], folder: Path) -> Iterator[str]:
    """By code. What all look at stays until all have seen it."""
    store = folder / "tables.db"
    with ThreadPoolExecutor(1) as aside:  # a browser's loop runs in this thread
        for number, (code, moment) in enumerate(moments.items()):
            log = records(moment)
            aside.submit(asyncio.run, keep(store, f"5afe{number}", log, code)).result()
    with serving(store, 0, "--interludes") as address:
        yield address
