"""Who holds which role, and who reads which sheet [1, 21]."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from msgspec import Struct, json

from huisclos.kernel import Seat

from ..nouns import Crews, Role

LEAST, MOST = 2, 8
LEAST_REALTIME = 4
ROLES = tuple(Role)


class Shares(Struct, frozen=True, forbid_unknown_fields=True):
    """Posts as their file has them, which the page reads too."""

    note: str
    shared: dict[int, tuple[int, int, int, int]]


# by the size of a crew: the place in the crew of captain, mate, engineer, radio
SHARED = json.decode(
    files(__package__.rpartition(".")[0]).joinpath("data/posts.json").read_bytes(), type=Shares
).shared


class Post(NamedTuple):
    """One crew: its seats, who holds what, and who is told what."""

    seats: tuple[Seat, ...]
    captain: Seat
    mate: Seat
    engineer: Seat
    radio: Seat
    chart: tuple[Seat, ...]  # who sees the captain's sheet
    gauges: tuple[Seat, ...]  # the first mate's
    panel: tuple[Seat, ...]  # the engineer's
    command: tuple[Seat, ...]  # who is told which systems are full
    off_gauges: tuple[Seat, ...]  # of the crew, who must be told that a box is marked
    off_panel: tuple[Seat, ...]  # or a light crossed, not seeing it
    blind: tuple[Seat, ...]  # of command, who must be told of symbols, not seeing the panel
    steered: tuple[Seat, ...]  # of the panel, who must be told a secret heading
    bits: int  # the seats, as bits
    round: tuple[Seat, ...]  # the engineer, and the others after [18]

    def holder(self, role: Role) -> Seat:
        return self[1 + ROLES.index(role)]  # type: ignore[return-value]

    def roles(self, seat: Seat) -> tuple[Role, ...]:
        return tuple(role for role in ROLES if self.holder(role) == seat)


def is_for(choice: Crews, crew: int) -> bool:
    """Whether what was chosen for some crews holds for this one."""
    return choice is True or choice == ("one", "two")[crew]


@cache
def posts(seats: int, own_sheet_only: Crews) -> tuple[Post, Post]:
    half = (seats + 1) // 2
    return (
        _post(tuple(map(Seat, range(half))), is_for(own_sheet_only, 0)),
        _post(tuple(map(Seat, range(half, seats))), is_for(own_sheet_only, 1)),
    )


def _post(crew: tuple[Seat, ...], own_sheet_only: bool) -> Post:
    captain, mate, engineer, radio = (crew[at] for at in SHARED[len(crew)])
    first = crew.index(engineer)
    turn = (*crew[first:], *crew[:first])
    chart, gauges, panel = ((captain,), (mate,), (engineer,)) if own_sheet_only else (crew,) * 3
    command = tuple(sorted({captain, mate})) if own_sheet_only else crew
    return Post(
        seats=crew,
        captain=captain,
        mate=mate,
        engineer=engineer,
        radio=radio,
        chart=chart,
        gauges=gauges,
        panel=panel,
        command=command,
        off_gauges=tuple(seat for seat in crew if seat not in gauges),
        off_panel=tuple(seat for seat in crew if seat not in panel),
        blind=tuple(seat for seat in command if seat not in panel),
        steered=tuple(seat for seat in panel if seat not in chart),
        bits=sum(1 << seat for seat in crew),
        round=turn,
    )


@cache
def crew_of(seats: int) -> tuple[int, ...]:
    """By seat. The first half of the seats, rounded up, is crew 0."""
    return tuple(int(seat >= (seats + 1) // 2) for seat in range(seats))
