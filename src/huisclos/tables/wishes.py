"""What somebody at a table may wish; on the wire these are messages. What comes of a wish is for
`commands` to decide."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from huisclos.kernel import Value

from .event import Door, Member

Count = Annotated[int, Meta(ge=0, le=2**53)]
Short = Annotated[str, Meta(max_length=200)]
Numbers = Annotated[tuple[Count, ...], Meta(max_length=4000)]


class Play(Value, frozen=True):
    """A move. `phone` is a name that a client gives itself anew whenever it starts, and `number`
    counts the moves made there, one at a time: one that is sent again is played once. `played` and
    `wait` are those that were last told: in another game, or once something else is asked, it comes
    too late."""

    phone: Annotated[str, Meta(min_length=1, max_length=40, pattern="^[^:]+$")]
    number: Annotated[int, Meta(ge=1, le=2**53)]
    played: Count
    wait: Count
    action: msgspec.Raw  # one of the game's own


class Say(Value, frozen=True):
    """A line of talk. Who reads it is for the game to say; in the room the channel is `lobby`."""

    channel: Short
    text: Annotated[str, Meta(max_length=2000)]


Stamp = Literal["seen", "shady", "hats-off", "ouch", "ha", "shiver"]


class PutStamp(Value, frozen=True):
    """Answer somebody's words or deed with a stamp, where the game says so; within a crew, among
    those who are out and among those who watch at any time. The last one counts."""

    channel: Short
    about: Annotated[int, Meta(ge=0, le=1000)]  # a seat
    stamp: Stamp


class ChooseEyes(Value, frozen=True):
    """Who is out of the game sees all from now on, or stays blind: once, and told to nobody."""

    see: bool


class Bet(Value, frozen=True):
    """Who is out, or only watches, bets on one of the `wagers` of `Onlooking`: seats by number, or
    words. The last one counts; no answer: no bet."""

    key: Short
    round: Count
    answers: Annotated[tuple[Short, ...], Meta(max_length=20)]


class Seen(Value, frozen=True):
    """One has seen what all are looking at, or is ready: play goes on when all people are."""


class Rename(Value, frozen=True):
    """Take another name, before a game."""

    name: Short


class Wear(Value, frozen=True):
    """How one looks, by numbers of the page's drawings; others see it in every game."""

    face: Annotated[int, Meta(ge=0, le=99)]
    colour: Annotated[int, Meta(ge=0, le=99)]


class Salt(Value, frozen=True):
    """One's own contribution to the luck of the next game."""

    salt: Short


class Configure(Value, frozen=True):
    """The owner's choice of a game and its options."""

    game: Short
    options: dict[str, Any]  # as `GET /api/games` describes them; what is left out is as usual


class ShareCall(Value, frozen=True):
    """The owner's link to a voice call, for everybody in the room: https only; empty: none."""

    link: Annotated[str, Meta(max_length=300)]


class Supply(Value, frozen=True):
    """The group's own content, missions for instance; empty: the house's."""

    content: Annotated[str, Meta(max_length=200_000)]


class AddBot(Value, frozen=True):
    """The owner gives a place to a bot, or all places that are free up to some number."""

    level: Short | None = None  # None: medium
    up_to: int | None = None  # people and bots together, twice is as good as once; None: one bot


class Remove(Value, frozen=True):
    """The owner shows somebody the door. In a game a bot plays on."""

    member: Member


class Move(Value, frozen=True):
    """The owner gives somebody another place at the table."""

    member: Member
    to: Count  # the first is 0


class Swap(Value, frozen=True):
    """Change places with somebody in the room, where the owner does not hold them: with a bot at
    once, with a person if they agree."""

    member: Member


class AnswerSwap(Value, frozen=True):
    """What one thinks of changing places with somebody who asked."""

    member: Member
    yes: bool


class Switch(Value, frozen=True):
    """The owner's doors: may others come in, do they knock first, is the room in the list, may
    strangers watch; and does the owner alone say who sits where (`placed`)?"""

    door: Door
    on: bool


class HandOver(Value, frozen=True):
    """Make somebody else the owner."""

    member: Member


class Start(Value, frozen=True):
    """The owner begins the game with the people in the room. `met`: the pieces of this game's
    content that one's phone remembers, by collection, the longest ago first."""

    met: Annotated[dict[Short, Numbers], Meta(max_length=20)] = msgspec.field(default_factory=dict)
    briefing: bool = False  # first all are told together how it is played, in under a minute


class PlayAgain(Value, frozen=True):
    """Back to the room with the same people, once a game is over."""


class NextGame(Value, frozen=True):
    """The owner's, once a game is over: the next one at once, with everybody in the room, each a
    place further on. The same game with its options, or another with these."""

    game: Short | None = None  # None: the same
    options: dict[str, Any] = msgspec.field(default_factory=dict)  # as in `Configure`
    met: Annotated[dict[Short, Numbers], Meta(max_length=20)] = msgspec.field(
        default_factory=dict
    )  # as in `Start`
    briefing: bool = False  # so too


class KeepScore(Value, frozen=True):
    """The owner lets the evening's score be kept, or forgets it."""

    on: bool


class Pause(Value, frozen=True):
    """Any player stops the game and its clock."""


class Resume(Value, frozen=True):
    """Any player lets it go on."""


class CallTime(Value, frozen=True):
    """The owner says that time is up, where no clock runs and the game has a use for it. `played`
    and `wait` as in a move: once something else is asked it comes too late."""

    played: Count | None = None  # None: of whatever is asked now
    wait: Count | None = None  # None: so too of one who only watches


class AskUndo(Value, frozen=True):
    """Take one's last move back: at once if it told nobody else anything, else if all agree."""


class AnswerUndo(Value, frozen=True):
    """What one thinks of taking the last move back."""

    agreed: bool


class ProposeEnd(Value, frozen=True):
    """The owner would end the game here. The table pauses; when more than half of the people agree
    everything is shown, nobody wins, and the story is kept."""


class AnswerEnd(Value, frozen=True):
    """What one thinks of it; the last word counts. Who proposed it takes it back with a no."""

    agreed: bool


class Mute(Value, frozen=True):
    """The owner closes free talk to somebody: everybody is told. Votes, claims and moves stay."""

    member: Member


class SpeakFor(Value, frozen=True):
    """One wants somebody who was muted to be heard: they are, if the owner says so, or more than
    half of the others."""

    member: Member


class AskSeat(Value, frozen=True):
    """Who has no seat in the game that is played asks for one: a bot's, by lot among those that
    were bots' from the start, or one that a bot holds for somebody who is away, from another phone.
    Everybody is told, and the owner answers."""

    seat: Annotated[int, Meta(ge=0, le=1000)] | None = None


class AnswerSeat(Value, frozen=True):
    """The owner's answer to it."""

    member: Member
    yes: bool


class RunClocks(Value, frozen=True):
    """The owner lets clocks run, or none; those that are part of a game run in any case."""

    on: bool


class AddMinute(Value, frozen=True):
    """The owner gives the present wait a minute more, where its length is no part of the game."""


class Skip(Value, frozen=True):
    """The owner ends what all look at, read or talk about; never a wait for a decision, nor
    one in which it is a secret who acts. `played` and `wait` as in `CallTime`."""

    played: Count | None = None
    wait: Count | None = None


class Touch(Value, frozen=True):
    """One has touched one's phone: one is here. Whatever else one sends says so too."""


class Wonder(Value, frozen=True):
    """Ask whether somebody is still there. A bot sits in for who does not touch their phone."""

    member: Member


class SitOut(Value, frozen=True):
    """A bot may play for me, until I take my seat back."""


class Back(Value, frozen=True):
    """Take one's seat back from the bot that plays it."""


class Leave(Value, frozen=True):
    """On purpose: the seat is given up."""


Wish = (
    Play
    | Say
    | PutStamp
    | ChooseEyes
    | Bet
    | Seen
    | Rename
    | Wear
    | Salt
    | Configure
    | ShareCall
    | Supply
    | AddBot
    | Remove
    | Move
    | Swap
    | AnswerSwap
    | Switch
    | HandOver
    | Start
    | PlayAgain
    | NextGame
    | KeepScore
    | Pause
    | Resume
    | CallTime
    | AskUndo
    | AnswerUndo
    | ProposeEnd
    | AnswerEnd
    | AskSeat
    | AnswerSeat
    | Mute
    | SpeakFor
    | RunClocks
    | AddMinute
    | Skip
    | Touch
    | Wonder
    | SitOut
    | Back
    | Leave
)
