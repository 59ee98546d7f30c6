"""Where a game of Infiltrés stands: its phases, its state, and what is seen of it."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Story, Value, View

from .notes import Eliminated, MissionEnded, Note
from .nouns import Ballot, Line, Options, Pair, Role

# -- phases ------------------------------------------------------------------------------------


class Briefing(Value, frozen=True): ...


class Picking(Value, frozen=True): ...


class Numbering(Value, frozen=True): ...


class Speaking(Value, frozen=True):
    left: tuple[Seat, ...]  # who has yet to give a clue, the speaker first


class Debating(Value, frozen=True):
    ready: tuple[Seat, ...] = ()


class Voting(Value, frozen=True):
    ballots: tuple[Ballot, ...] = ()
    tied: tuple[Seat, ...] = ()  # a second ballot: only these can be named


class Drawing(Value, frozen=True):
    among: tuple[Seat, ...]


class Guessing(Value, frozen=True):
    seat: Seat


class Debriefing(Value, frozen=True):
    ready: tuple[Seat, ...] = ()


class Over(Value, frozen=True): ...


Phase = (
    Briefing
    | Picking
    | Numbering
    | Speaking
    | Debating
    | Voting
    | Drawing
    | Guessing
    | Debriefing
    | Over
)
PhaseWord = Literal[
    "briefing",
    "picking",
    "numbering",
    "speaking",
    "debating",
    "voting",
    "drawing",
    "guessing",
    "debriefing",
    "over",
]


# -- state and boards ---------------------------------------------------------------------------


class State(Value, frozen=True):
    options: Options
    phase: Phase = Briefing()
    waits: int = 0  # counts what was waited for, for the clock
    mission: int = 0
    first: Seat = Seat(0)  # the mission's first player
    roles: tuple[Role, ...] = ()  # secret
    pairs: tuple[Pair, ...] = ()  # secret
    number: int | None = None
    round: int = 0
    opener: Seat = Seat(0)  # of the round
    living: tuple[Seat, ...] = ()
    out: tuple[Eliminated, ...] = ()
    clues: tuple[Line, ...] = ()
    stalled: int = 0
    scores: tuple[int, ...] = ()
    played: tuple[str, ...] = ()  # secret: titles of the missions so far
    spared: tuple[int, ...] = ()  # secret: pairs that these people have met before
    story: Story[Note] = Story()


class Public(Value, frozen=True):
    phase: PhaseWord
    mission: int
    first: Seat
    number: int | None
    round: int
    living: tuple[Seat, ...]
    out: tuple[Eliminated, ...]
    clues: tuple[Line, ...]
    speaking: tuple[Seat, ...]  # who has yet to give a clue, the speaker first
    ready: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    tied: tuple[Seat, ...]
    guesser: Seat | None
    scores: BySeat[int]
    result: MissionEnded | None  # between missions and at the end
    awaited: tuple[Seat, ...]


class Private(Value, frozen=True):
    """The same for a disciple and an infiltrator, but for the word."""

    journalist: bool
    word: str | None
    vote: Ballot | None
    learnt: str | None  # the disciples' word, once out


Seen = View[Options, Public, Private]  # all that one seat knows
