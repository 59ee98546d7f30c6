"""Every message there is. Named by direction: `ToServer` is what a client sends, `ToClient` what it
gets. All are JSON objects with a `type`; unknown fields and wrong shapes are refused."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from huisclos.kernel import Refusal, Value
from huisclos.tables import Member
from huisclos.tables.event import Friend
from huisclos.tables.news import Earlier, Fresh, News, Talk
from huisclos.tables.onlookers import Onlooking
from huisclos.tables.room import Room, RoomNews
from huisclos.tables.wishes import Count, Short, Wish

Key = Annotated[str, Meta(min_length=20, max_length=100)]

PROTOCOL = 6  # the number of what is described here; a message that changes raises it

# -- to the server ------------------------------------------------------------------------------


class Hello(Value, frozen=True):
    """Always first. With a token: back to one's seat, having heard so many notes of game number
    `played` and so many lines of talk. Without: a spectator, until `Join`; with neither token nor
    invitation the code counts as typed. A `desk` is a device in the middle of the table: it plays
    for the seat, and is told only what everybody is told. `protocol` is the one that the client
    speaks."""

    token: Short | None = None
    played: Count = 0
    heard: Count = 0
    said: Count = 0
    desk: bool = False
    protocol: Count = 1  # the first had no number
    invitation: Short | None = None  # as the link or the QR of the room has it


class Greeting(msgspec.Struct, frozen=True):
    """As much of a `Hello` as must be understood in any protocol."""

    protocol: Count = 1


class Join(Value, frozen=True):
    """Take a place in the room. The answer is `Welcome` with a token to come back with. A program
    that plays says so: everybody at the table is told. Who has heard no answer sends the same `key`
    again, and has the place that was taken with it."""

    name: Short
    salt: Short = ""  # as in `Salt`
    machine: bool = False
    key: Key | None = None  # drawn at random, and told to nobody else


class Echo(Value, frozen=True):
    """Is anybody there? Asked by who has heard nothing for a while, and answered by the same. It
    says nothing of whether somebody touches the phone."""


class ReadBack(Value, frozen=True):
    """Ask for the lines of talk before the one with this number, of those one may read. The answer
    is `Earlier`."""

    before: Count


class Hurry(Value, frozen=True):
    """Who is alone with bots holds a finger on the board: they take less time until one lets go.
    Where anybody else is there nothing comes of it."""

    on: bool


class InSight(Value, frozen=True):
    """Whether this page is in sight. One that is hidden is a phone asleep, though it is connected.
    While it is a secret who acts in a held wait, others are told when that is over."""

    on: bool


class LetIn(Value, frozen=True):
    """The owner's answer to somebody who knocks."""

    knock: Count  # its number, as `AtTheDoor` has it
    yes: bool


ToServer = Echo | Hello | Hurry | InSight | Join | LetIn | ReadBack | Wish


# -- to the client ------------------------------------------------------------------------------


class Welcome(Value, frozen=True):
    """Who you are here. The token comes once, after `Join`: keep it, it is your seat. The
    invitation is for others: links and QR codes carry it behind the address, as
    `/CODE#i=INVITATION`. It comes again when it has changed."""

    member: Member | None  # None: a spectator
    token: str | None = None
    protocol: int = PROTOCOL  # that the house speaks
    invitation: str | None = None


class Here(Value, frozen=True):
    """The members whose phone is connected now, and not asleep; whether people near this table had
    better scan its code than type it, because many codes typed on their network are refused; and of
    the members, who has not touched their phone for so long that the others may `Wonder`."""

    members: tuple[Member, ...]
    scan: bool = False
    quiet: tuple[Member, ...] = ()


class ComeAndGone(Value, frozen=True):
    """Whose phones have come, and whose have gone, since `Here` was said or this."""

    come: tuple[Member, ...]
    gone: tuple[Member, ...]
    scan: bool = False  # as in `Here`, and
    quiet: tuple[Member, ...] = ()


class Knock(Value, frozen=True):
    """Somebody at the door."""

    number: int
    name: str
    machine: bool  # as in `Join`


class AtTheDoor(Value, frozen=True):
    """Who knocks and waits: the owner is told of all, who knocks of themselves."""

    knocks: tuple[Knock, ...]


class Done(Value, frozen=True):
    """Your move of this number is on disk: it will not be lost."""

    number: int


class Refused(Value, frozen=True):
    """What you asked was not done, and why. `number`: of the move, if it was one."""

    reason: Refusal
    number: int | None = None


class Gone(Value, frozen=True):
    """The last message: why the connection ends. `again`: whether to come back by itself."""

    reason: Refusal
    again: bool


ToClient = (
    Welcome
    | Room
    | RoomNews
    | Here
    | ComeAndGone
    | AtTheDoor
    | Fresh
    | News
    | Talk
    | Onlooking
    | Earlier
    | Done
    | Refused
    | Echo
    | Gone
)


# -- over HTTP ----------------------------------------------------------------------------------


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """People who were at a table together. Whoever of them asks first opens another one, and the
    others come to the same: their phones have the key in common."""

    key: Key
    friends: Annotated[tuple[Friend, ...], Meta(max_length=100)] = ()


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables"""

    game: Annotated[str, Meta(max_length=200, examples=["infiltres"])]
    options: dict[str, Any] = {}
    group: Group | None = None  # that comes together again; None: whoever comes


class TableMade(msgspec.Struct, frozen=True):
    """The answer to it: the room's code, which is in its address too, and its invitation. Of a
    group it may be the one that somebody else has opened."""

    code: str
    invitation: str


class TableListed(msgspec.Struct, frozen=True):
    """GET /api/tables: rooms that their owner made open. GET /api/tables/CODE: one room."""

    code: str
    game: str
    people: int
    playing: bool
    locked: bool


class PosterText(msgspec.Struct, frozen=True):
    """What stands on a game's poster."""

    name: str
    tagline: str


class GameListed(msgspec.Struct, frozen=True):
    """GET /api/games, in the order in which posters hang on the wall"""

    id: str
    says: dict[str, PosterText]  # by language
    seats: tuple[int, int]
    minutes: int  # that a game takes, more or less
    one_phone: bool  # two people may share one
    company: int  # round a table of bots, where one plays alone
    modes: tuple[str, ...]
    levels: tuple[str, ...]  # of its bots, for people, the weakest first
    own_content: bool
    options: dict[str, Any]  # JSON Schema
    first: dict[str, Any]  # options that help who play it for the first time; the rest as usual


class GamePlain(msgspec.Struct, frozen=True):
    """GET /api/games/GAME: what a page that was not made for this game needs to play it."""

    seats: dict[str, tuple[str, ...]]  # the fields of each class that hold seats: names stand there
    free: dict[str, str]  # the actions that are free text, and the field that holds it
    whispers: tuple[str, ...]  # the notes that not everybody hears: screens cover them
    chapters: dict[str, str]  # the notes that open a chapter of its story, and of which kind
    moments: tuple[str, ...]  # the notes that matter in a story


class House(msgspec.Struct, frozen=True):
    """GET /api/house"""

    url: str  # as phones come to it, also where this page is open on the machine itself
    letters: int  # of the longest code in use
    warns: bool = False  # phones do, once: nobody vouches for a certificate that was made here


class LogSent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays: a log that was kept, and which of its games; None: the last."""

    log: str
    game: int | None = None


class KnewAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/replays/knew: the same, and from which moment to before which."""

    log: str
    first: Annotated[int, Meta(ge=0)]
    until: Annotated[int, Meta(ge=0)]
    game: int | None = None


class KnewAt(msgspec.Struct, frozen=True):
    """From this moment of a story on."""

    moment: int
    knew: Any  # the game's own


class Known(msgspec.Struct, frozen=True):
    """What could be known in a part of a finished game; nothing: its folder does not say."""

    knew: tuple[KnewAt, ...]


class WhatIf(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/CODE/whatif: to play a finished game on from one of its moments, in this
    seat, against bots."""

    moment: Annotated[int, Meta(ge=0)]
    seat: Annotated[int, Meta(ge=0)]
    key: str | None = None  # of the house, where it has one: a table is opened


class Branched(msgspec.Struct, frozen=True):
    """The answer to it: a table of its own, and the key of that seat."""

    code: str
    token: str


class Health(msgspec.Struct, frozen=True):
    """GET /health: with status 503 if not `ok`."""

    ok: bool
    version: str


class Failure(msgspec.Struct, frozen=True):
    """Any HTTP error: the same shape as a refusal."""

    key: str
    values: dict[str, Any] = {}
