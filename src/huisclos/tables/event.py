"""What can happen at a table. The log of a table is a list of these, and nothing else is kept."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NewType

import msgspec
from msgspec import Meta

from huisclos.kernel import Seat, Value

Member = NewType("Member", int)  # somebody in the room; a seat is given when a game starts


class Opened(Value, frozen=True):
    code: str
    game: str


class Look(Value, frozen=True):
    """How somebody is drawn, in every game: a face and a colour, by their numbers."""

    face: Annotated[int, Meta(ge=0, le=99)]
    colour: Annotated[int, Meta(ge=0, le=99)]


class Friend(Value, frozen=True):
    """Somebody of a group that comes together again, as the phone of who opens the table says."""

    name: Annotated[str, Meta(max_length=200)]
    points: Annotated[int, Meta(ge=0, le=9999)] = 0  # of its evenings so far
    look: Look | None = None


class Regrouped(Value, frozen=True):
    """A group comes together again: who joins by one of these names has their points and face."""

    friends: tuple[Friend, ...]


class Committed(Value, frozen=True):
    """The dealer's secret for the next game. Only its digest is told until that game is over."""

    secret: str


class Joined(Value, frozen=True):
    member: Member
    name: str
    token: str  # a digest: the token itself is on the phone alone
    salt: str = ""
    machine: bool = False  # a program plays this seat, and says so


class BotAdded(Value, frozen=True):
    member: Member
    name: str
    level: str


class Salted(Value, frozen=True):
    """A member's own contribution to the next deal."""

    member: Member
    salt: str


class Renamed(Value, frozen=True):
    member: Member
    name: str


class Dressed(Value, frozen=True):
    """A member has chosen how they look: which of the drawn faces, in which colour."""

    member: Member
    face: int
    colour: int


class Moved(Value, frozen=True):
    """A member changes places round the table."""

    member: Member
    to: int


class SwapAsked(Value, frozen=True):
    """Somebody would like to change places with another, who has to agree."""

    by: Member
    other: Member


class SwapRefused(Value, frozen=True):
    by: Member
    other: Member


class Swapped(Value, frozen=True):
    """Two have changed places."""

    by: Member
    other: Member


class Left(Value, frozen=True):
    member: Member
    removed: bool = False  # by the owner


class Returned(Value, frozen=True):
    """Who left in the middle of a game is back, with the key of their own phone."""

    member: Member


class SeatAsked(Value, frozen=True):
    """Who has no seat in this game asks for one."""

    member: Member
    seat: Seat | None  # a person's that a bot holds; None: a bot's, by lot


class SeatRefused(Value, frozen=True):
    member: Member


class SeatGiven(Value, frozen=True):
    """The owner agrees: from now on they play there."""

    member: Member
    seat: Seat


class Owned(Value, frozen=True):
    """The room passes into other hands."""

    member: Member


class Configured(Value, frozen=True):
    game: str
    options: dict[str, Any]


class Supplied(Value, frozen=True):
    """Secret content that the owner brought: it reaches the dealer and nobody else."""

    content: str


class CallShared(Value, frozen=True):
    """Where the group talks to each other; empty: nowhere that the table knows of."""

    link: str


Door = Literal["locked", "knocking", "listed", "watchable", "placed"]


class Switched(Value, frozen=True):
    door: Door
    on: bool


class Started(Value, frozen=True):
    """By which edition of the rules, and with which options: all of them, so that no default that
    is changed later changes this game. A log that says neither is of the first edition. Spared:
    pieces of the content that its people have met before, the longest ago first. Briefed: all are
    told together how it is played before it is."""

    edition: int = 1
    options: dict[str, Any] = msgspec.field(default_factory=dict)
    spared: tuple[int, ...] = ()
    briefed: bool = False


class Copied(Value, frozen=True):
    """The first so many moves of this game were made in another, of which it is a what if: its
    dealer's draws among them follow from that game's secret, not from ours."""

    moves: int


Cause = Literal["person", "bot", "dealer", "clock"]


class Played(Value, frozen=True):
    seat: Seat
    action: msgspec.Raw
    cause: Cause
    key: str = ""  # of a person: `phone:number`; in the first logs another name of the move


class TakenOver(Value, frozen=True):
    """A bot sits in for somebody: they said so, did not answer, or their phone is gone."""

    seat: Seat
    level: str


class GivenBack(Value, frozen=True):
    seat: Seat


class Said(Value, frozen=True):
    """Who could read it is said too (None: everybody), and whether it is a slip, so that it holds
    whatever becomes of the rules; a log that does not say leaves it to them."""

    member: Member
    channel: str
    text: str
    readers: tuple[Member, ...] | msgspec.UnsetType | None = msgspec.UNSET
    slip: bool | msgspec.UnsetType = msgspec.UNSET
    tongues: dict[str, str] | msgspec.UnsetType = msgspec.UNSET  # a bot's line, by language
    # A stamp, whose name is the text: on whose words or deeds, and in which moment.
    about: Seat | msgspec.UnsetType = msgspec.UNSET
    moment: int | msgspec.UnsetType = msgspec.UNSET


class EyesChosen(Value, frozen=True):
    """Who is out of the game sees all from now on, or stays as blind as the living. Once."""

    seat: Seat
    see: bool


class Wagered(Value, frozen=True):
    """Somebody who is out, or only watches, bets; or no longer does, with no answer."""

    member: Member
    key: str
    round: int
    answers: tuple[str, ...]


class Seen(Value, frozen=True):
    """Somebody has seen what all are looking at."""

    seat: Seat


class InterludeOver(Value, frozen=True):
    """All have seen it, or its time is up: play goes on."""


class Wondered(Value, frozen=True):
    """Somebody asks whether another is still there."""

    by: Member
    about: Member


class Settled(Value, frozen=True):
    """They are, or their phone is asleep: the question no longer stands."""

    member: Member


class Clocked(Value, frozen=True):
    """The owner lets clocks run, or not."""

    on: bool


class Extended(Value, frozen=True):
    """The owner gives the present wait more time."""

    seconds: float


class TimeCalled(Value, frozen=True):
    """The owner gives the present wait, which has no clock, an end."""

    seconds: float


class Skipped(Value, frozen=True):
    """The owner ends what all look at, read or talk about."""

    member: Member


class Paused(Value, frozen=True):
    member: Member | None  # None: by itself, since nobody was there


class Resumed(Value, frozen=True):
    member: Member


class UndoAsked(Value, frozen=True):
    member: Member


class UndoAnswered(Value, frozen=True):
    member: Member
    agreed: bool


class Undone(Value, frozen=True):
    """All agreed: the move so many moves back was not made."""

    back: int = 1


class Retracted(Value, frozen=True):
    """The same for a move that nobody else knew of: nobody was asked, and nobody is told."""

    back: int


class EndProposed(Value, frozen=True):
    """The owner would end the game here: the others are asked."""

    member: Member


class EndAnswered(Value, frozen=True):
    member: Member
    agreed: bool


class EndDropped(Value, frozen=True):
    """Not enough people want it: the game goes on."""


class Ended(Value, frozen=True):
    """More than half of the people want it: nobody wins, and everything is shown."""


class Muted(Value, frozen=True):
    """The owner closes free talk to somebody. Moves, votes and claims stay theirs."""

    member: Member


class SpokenFor(Value, frozen=True):
    """Somebody wants another to be heard again."""

    by: Member
    member: Member


class Unmuted(Value, frozen=True):
    member: Member
    by: Member | None  # the owner; None: more than half of the others want it


class Cleared(Value, frozen=True):
    """The finished game is put away; the same people are in the room again."""


class ScoreKept(Value, frozen=True):
    """The owner lets the evening's score be kept from here on, or not: what it was is gone."""

    on: bool


class PutAway(Value, frozen=True):
    """The house can no longer play this edition: the game is put away as it stands."""

    game: str
    edition: int


class Closed(Value, frozen=True): ...


Event = (
    Opened
    | Regrouped
    | Committed
    | Joined
    | BotAdded
    | Salted
    | Renamed
    | Dressed
    | Moved
    | SwapAsked
    | SwapRefused
    | Swapped
    | Left
    | Returned
    | SeatAsked
    | SeatRefused
    | SeatGiven
    | Owned
    | Configured
    | Supplied
    | CallShared
    | Switched
    | Started
    | Copied
    | Played
    | TakenOver
    | GivenBack
    | Said
    | EyesChosen
    | Wagered
    | Seen
    | InterludeOver
    | Wondered
    | Settled
    | Clocked
    | Extended
    | TimeCalled
    | Skipped
    | Paused
    | Resumed
    | UndoAsked
    | UndoAnswered
    | Undone
    | Retracted
    | EndProposed
    | EndAnswered
    | EndDropped
    | Ended
    | Muted
    | SpokenFor
    | Unmuted
    | Cleared
    | ScoreKept
    | PutAway
    | Closed
)


class Record(Value, frozen=True):
    """An event and when it happened, in the table's own seconds: they run only while it is served,
    so that no restart costs anybody time."""

    at: float
    event: Event
