"""Every message there is. Named by direction: `ToServer` is what a client sends, `ToClient` what it
gets. All are JSON objects with a `type`; unknown fields and wrong shapes are refused."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from huisclos.kernel import Refusal, Value
from huisclos.tables import Member
from huisclos.tables.feed import Fresh, News, Room, Talk

Count = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=200)]


# -- to the server ------------------------------------------------------------------------------


class Hello(Value, frozen=True):
    """Always first. With a token: back to one's seat, having heard so many notes of game number
    `played` and so many lines of talk. Without: a spectator, until `Join`. A `desk` is a device in
    the middle of the table: it plays for the seat, and is told only what everybody is told."""

    token: Short | None = None
    played: Count = 0
    heard: Count = 0
    said: Count = 0
    desk: bool = False


class Join(Value, frozen=True):
    """Take a place in the room. The answer is `Welcome` with a token to come back with."""

    name: Short
    salt: Short = ""  # as in `Salt`


class Play(Value, frozen=True):
    """A move. `key` is the sender's own new name for it: one that is sent again is played once."""

    key: Annotated[str, Meta(min_length=1, max_length=40)]
    action: msgspec.Raw  # one of the game's own


class Say(Value, frozen=True):
    """A line of talk. Who reads it is for the game to say; in the room the channel is `lobby`."""

    channel: Short
    text: Annotated[str, Meta(max_length=2000)]


class Rename(Value, frozen=True):
    """Take another name, before a game."""

    name: Short


class Salt(Value, frozen=True):
    """One's own contribution to the luck of the next game."""

    salt: Short


class Configure(Value, frozen=True):
    """The owner's choice of a game and its options."""

    game: Short
    options: dict[str, Any]  # as `GET /api/games` describes them; what is left out is as usual


class Supply(Value, frozen=True):
    """The group's own content, missions for instance; empty: the house's."""

    content: Annotated[str, Meta(max_length=200_000)]


class AddBot(Value, frozen=True):
    """The owner gives a place to a bot."""

    level: Short | None = None  # None: the strongest


class Remove(Value, frozen=True):
    """The owner shows somebody the door. In a game a bot plays on."""

    member: Member


class Move(Value, frozen=True):
    """The owner gives somebody another place at the table."""

    member: Member
    to: Count  # the first is 0


class Switch(Value, frozen=True):
    """The owner's doors: may others come in, is the room in the list, may strangers watch?"""

    door: Literal["locked", "listed", "watchable"]
    on: bool


class HandOver(Value, frozen=True):
    """Make somebody else the owner."""

    member: Member


class Start(Value, frozen=True):
    """The owner begins the game with the people in the room."""


class PlayAgain(Value, frozen=True):
    """Back to the room with the same people, once a game is over."""


class Pause(Value, frozen=True):
    """Any player stops the game and its clock."""


class Resume(Value, frozen=True):
    """Any player lets it go on."""


class AskUndo(Value, frozen=True):
    """Take one's last move back: at once if it told nobody else anything, else if all agree."""


class AnswerUndo(Value, frozen=True):
    """What one thinks of taking the last move back."""

    agreed: bool


class Back(Value, frozen=True):
    """Take one's seat back from the bot that plays it."""


class Leave(Value, frozen=True):
    """On purpose: the seat is given up."""


ToServer = (
    Hello
    | Join
    | Play
    | Say
    | Rename
    | Salt
    | Configure
    | Supply
    | AddBot
    | Remove
    | Move
    | Switch
    | HandOver
    | Start
    | PlayAgain
    | Pause
    | Resume
    | AskUndo
    | AnswerUndo
    | Back
    | Leave
)


# -- to the client ------------------------------------------------------------------------------


class Welcome(Value, frozen=True):
    """Who you are here. The token comes once, after `Join`: keep it, it is your seat."""

    member: Member | None  # None: a spectator
    token: str | None = None


class Here(Value, frozen=True):
    """The members whose phone is connected now."""

    members: tuple[Member, ...]


class Done(Value, frozen=True):
    """Your move is on disk: it will not be lost."""

    key: str


class Refused(Value, frozen=True):
    """What you asked was not done, and why. `key`: of the move, if it was one."""

    reason: Refusal
    key: str | None = None


class Gone(Value, frozen=True):
    """The last message: why the connection ends. `again`: whether to come back by itself."""

    reason: Refusal
    again: bool


ToClient = Welcome | Room | Here | Fresh | News | Talk | Done | Refused | Gone


# -- over HTTP ----------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=200, examples=["infiltres"])]
    options: dict[str, Any] = {}


class TableMade(msgspec.Struct, frozen=True):
    """The answer to it: the room's code, which is in its address too."""

    code: str


class TableListed(msgspec.Struct, frozen=True):
    """GET /api/tables: rooms that their owner made open. GET /api/tables/CODE: one room."""

    code: str
    game: str
    people: int
    playing: bool
    locked: bool


class GameListed(msgspec.Struct, frozen=True):
    """GET /api/games"""

    id: str
    seats: tuple[int, int]
    minutes: int  # that a game takes, more or less
    modes: tuple[str, ...]
    levels: tuple[str, ...]  # of its bots, the weakest first
    own_content: bool
    options: dict[str, Any]  # JSON Schema


class House(msgspec.Struct, frozen=True):
    """GET /api/house"""

    url: str  # as phones reach it, also where this page is open on the machine itself


class LogSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays: a log that was kept, and which of its games; None: the last."""

    log: str
    game: int | None = None


class Health(msgspec.Struct, frozen=True):
    """GET /health: with status 503 if not `ok`."""

    ok: bool
    version: str


class Failure(msgspec.Struct, frozen=True):
    """Any HTTP error: the same shape as a refusal."""

    key: str
    values: dict[str, Any] = {}
