"""The nouns of Infiltrés. No logic here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from huisclos.kernel import BySeat, Seat, Story, TimeUp, Value, View
from huisclos.kernel import Options as KernelOptions


class Role(StrEnum):
    DISCIPLE = "disciple"
    INFILTRATOR = "infiltrator"
    JOURNALIST = "journalist"


class Pair(Value, frozen=True):
    """One line of a mission: the disciples' word and the infiltrators'."""

    disciples: str
    infiltrators: str


class Options(KernelOptions, frozen=True):
    language: Literal["fr", "en"] = "fr"  # of the missions
    spoken: bool = False  # clues are said aloud
    target: Annotated[int, Meta(ge=1, le=20)] = 5
    debate: Annotated[int, Meta(ge=0, le=900)] = 120  # seconds; 0: no clock
    clue: Annotated[int, Meta(ge=0, le=300)] = 60  # seconds; 0: no clock
    spare_journalist: bool = False  # the first player is never a journalist
    infiltrators: Annotated[int, Meta(ge=0, le=10)] | None = None  # None: by rule 1
    journalists: Annotated[int, Meta(ge=0, le=10)] | None = None


# -- actions ---------------------------------------------------------------------------------


class Brief(Value, frozen=True):
    """The DEALER's: who is what, and the ten pairs. The only place of a mission's words."""

    first: Seat
    roles: tuple[Role, ...]
    title: str
    pairs: tuple[Pair, ...]


class Pick(Value, frozen=True):
    """The first player's choice of a pair."""

    number: int


class Number(Value, frozen=True):
    """The DEALER's choice of a pair, when the first player let the time pass."""

    number: int


class Clue(Value, frozen=True):
    word: str


class Spoken(Value, frozen=True):
    """The clue was said aloud."""


class Ready(Value, frozen=True):
    """Enough debate; or enough of looking at the result."""


class Vote(Value, frozen=True):
    at: Seat | None  # None: blank


class Guess(Value, frozen=True):
    word: str


class Lot(Value, frozen=True):
    """The DEALER's: who is out after three ties."""

    seat: Seat


Action = Brief | Pick | Number | Clue | Spoken | Ready | Vote | Guess | Lot | TimeUp


# -- phases ----------------------------------------------------------------------------------


class Ballot(Value, frozen=True):
    voter: Seat
    at: Seat | None


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


# -- notes: what can be told --------------------------------------------------------------------


class Welcomed(Value, frozen=True):
    """To all, once: what this table plays."""

    options: Options


class Briefed(Value, frozen=True):
    """To all: a mission begins."""

    mission: int
    first: Seat


class Carded(Value, frozen=True):
    """To one seat: whether you are a journalist. The same note for everybody."""

    journalist: bool


class Picked(Value, frozen=True):
    seat: Seat
    number: int
    by_lot: bool


class Passworded(Value, frozen=True):
    """To one seat: your word; none for a journalist. The same note for everybody."""

    word: str | None


class RoundOpened(Value, frozen=True):
    round: int
    opener: Seat


class ClueGiven(Value, frozen=True):
    seat: Seat
    word: str


class ClueSpoken(Value, frozen=True):
    seat: Seat


class ClueMissed(Value, frozen=True):
    seat: Seat


class DebateOpened(Value, frozen=True):
    seconds: int


class VoteOpened(Value, frozen=True):
    tied: tuple[Seat, ...]  # none: anybody can be named


class Voted(Value, frozen=True):
    """To oneself: what you chose."""

    at: Seat | None


class VoteClosed(Value, frozen=True):
    ballots: tuple[Ballot, ...]


class RoundTied(Value, frozen=True):
    """To all: nobody is out."""

    stalled: int  # how many such rounds in a row


class LotDrawn(Value, frozen=True):
    seat: Seat


class Eliminated(Value, frozen=True):
    seat: Seat
    role: Role


class Learnt(Value, frozen=True):
    """To the eliminated alone: the disciples' word."""

    word: str


class Guessed(Value, frozen=True):
    seat: Seat
    word: str | None  # None: time was up
    right: bool


class MissionEnded(Value, frozen=True):
    """To all: everything about this mission, but for the words that were not played."""

    reason: Literal["guessed", "unmasked", "last-two"]
    pair: Pair
    roles: BySeat[Role]
    gains: BySeat[int]
    scores: BySeat[int]


class GameEnded(Value, frozen=True):
    winners: tuple[Seat, ...]


Note = (
    Welcomed
    | Briefed
    | Carded
    | Picked
    | Passworded
    | RoundOpened
    | ClueGiven
    | ClueSpoken
    | ClueMissed
    | DebateOpened
    | VoteOpened
    | Voted
    | VoteClosed
    | RoundTied
    | LotDrawn
    | Eliminated
    | Learnt
    | Guessed
    | MissionEnded
    | GameEnded
)


# -- state and boards ---------------------------------------------------------------------------


class Line(Value, frozen=True):
    """A clue on the table's sheet."""

    round: int
    seat: Seat
    word: str | None  # None: said aloud; "…": time was up


class State(Value, frozen=True):
    options: Options
    phase: Phase = Briefing()
    turn: int = 0  # counts what was waited for, for the clock
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
