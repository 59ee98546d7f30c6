"""What can be told in Infiltrés."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Value

from .nouns import Ballot, Options, Pair, Role


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


class ClueWritten(Value, frozen=True):
    """To all: what somebody had said aloud, for bots and for the story."""

    seat: Seat
    word: str


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
    | ClueWritten
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
