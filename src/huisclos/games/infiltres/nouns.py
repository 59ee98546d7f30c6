"""The nouns of Infiltrés: roles, words, what a table fixes, who is what. Numbers in brackets are
those of RULES.md."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from random import Random
from typing import Annotated, Any, ClassVar, Literal

from msgspec import Meta

from huisclos.kernel import Needs, Seat, Value
from huisclos.kernel import Options as KernelOptions

LEAST, MOST = 3, 20  # players


class Role(StrEnum):
    DISCIPLE = "disciple"
    INFILTRATOR = "infiltrator"
    JOURNALIST = "journalist"


class Pair(Value, frozen=True):
    """One line of a mission: the disciples' word and the infiltrators'."""

    disciples: str
    infiltrators: str


class Options(KernelOptions, frozen=True):
    when: ClassVar[Mapping[str, Needs]] = {
        "spare_journalist": {"journalists": (None, *range(1, 11))}
    }
    first: ClassVar[Mapping[str, Any]] = {
        **{"target": 3, "spare_journalist": True},
        **{"debate": 180, "clue": 120, "vote": 120, "pick": 60, "guess": 120, "debrief": 120},
    }
    language: Literal["fr", "en"] = "fr"  # of the missions
    spoken: bool = False  # clues are said aloud
    target: Annotated[int, Meta(ge=1, le=20)] = 5
    debate: Annotated[int, Meta(ge=0, le=900)] = 120  # seconds; 0: no clock
    clue: Annotated[int, Meta(ge=0, le=300)] = 60  # seconds; 0: no clock, as for the others
    vote: Annotated[int, Meta(ge=0, le=300)] = 60
    pick: Annotated[int, Meta(ge=0, le=300)] = 30
    guess: Annotated[int, Meta(ge=0, le=300)] = 60
    debrief: Annotated[int, Meta(ge=0, le=300)] = 60
    spare_journalist: bool = False  # the first player is never a journalist
    infiltrators: Annotated[int, Meta(ge=0, le=10)] | None = None  # None: by rule 1
    journalists: Annotated[int, Meta(ge=0, le=10)] | None = None


class Ballot(Value, frozen=True):
    voter: Seat
    at: Seat | None


class Line(Value, frozen=True):
    """A clue on the table's sheet."""

    round: int
    seat: Seat
    word: str | None  # None: said aloud; "…": time was up


# -- who is what [1] ---------------------------------------------------------------------------


def hidden_roles(seats: int) -> tuple[int, int]:
    """How many infiltrators and journalists there are by default."""
    if seats <= 10:
        infiltrators = 1 if seats <= 6 else 2 if seats <= 9 else 3
    else:
        infiltrators = max(3, seats // 4)
    return infiltrators, 0 if seats == 3 else 1 if seats <= 12 else 2


def cast(options: Options) -> dict[Role, int]:
    infiltrators, journalists = hidden_roles(options.seats)
    if options.infiltrators is not None:
        infiltrators = options.infiltrators
    if options.journalists is not None:
        journalists = options.journalists
    return {
        Role.DISCIPLE: options.seats - infiltrators - journalists,
        Role.INFILTRATOR: infiltrators,
        Role.JOURNALIST: journalists,
    }


def draw_roles(options: Options, first: Seat, rng: Random) -> tuple[Role, ...]:
    roles = [role for role, count in cast(options).items() for _ in range(count)]
    rng.shuffle(roles)
    if options.spare_journalist and roles[first] is Role.JOURNALIST:  # [4]
        other = rng.choice([s for s in range(len(roles)) if roles[s] is not Role.JOURNALIST])
        roles[first], roles[other] = roles[other], roles[first]
    return tuple(roles)
