"""The nouns of Sauvez le Docteur Lucky. No logic here.

A room is named by its id, a card by its id too: that of its room for a Move card, `aid_…` and
`fail_…` for the others. The ids of our own ship have names in the language files; on a ship that
people brought, the id of a room is the name they gave it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from huisclos.kernel import Options as KernelOptions
from huisclos.kernel import Seat, Story, Value

Deck = Literal["A", "B", "C", "D"]


class Options(KernelOptions, frozen=True):
    penalties: bool = False  # the special rules of the rulebook
    turn: Annotated[int, Meta(ge=0, le=900)] = 120  # seconds; 0: no clock
    defence: Annotated[int, Meta(ge=0, le=300)] = 45  # seconds; 0: no clock
    turns: Annotated[int, Meta(ge=20, le=1000)] = 300  # then the table is asked whether to end


# -- the ship ----------------------------------------------------------------------------------


class Room(Value, frozen=True):
    """A rectangle; x grows towards the stern and y downwards. Deck A is on top."""

    id: str
    deck: Deck
    number: int | None  # on the Doctor's route
    kind: Literal["room", "corridor", "stairs"]
    x: int
    y: int
    w: int
    h: int


class Door(Value, frozen=True):
    """An opening in the wall that two rooms share: upright (V) or flat (H), from (x, y) on."""

    a: str
    b: str
    orient: Literal["V", "H"]
    x: int
    y: int
    len: int


class Copies(Value, frozen=True):
    """How many Move cards name a room."""

    room: str
    count: int


class Bonus(Value, frozen=True):
    """In this room this Aid card is worth more."""

    aid: str
    room: str
    value: int


class Ship(Value, frozen=True):
    name: str
    decks: tuple[str, str, str, str]  # their names, from A to D
    rooms: tuple[Room, ...]
    doors: tuple[Door, ...]
    moves: tuple[Copies, ...]
    bonuses: tuple[Bonus, ...]


# -- actions ---------------------------------------------------------------------------------


class Board(Value, frozen=True):
    """The DEALER's: the ship, and the cards turned up to place everybody [1]."""

    ship: str  # as a text; empty: our own
    starter: Seat  # who gets the first card
    shown: tuple[str, ...]


class Deal(Value, frozen=True):
    """The DEALER's: each seat's hand, and the piles from A to D, the next card of each first."""

    hands: tuple[tuple[str, ...], ...]
    piles: tuple[tuple[str, ...], ...]


class Step(Value, frozen=True):
    room: str


class Draw(Value, frozen=True):
    """Search: take a card, which ends the turn."""


class Move(Value, frozen=True):
    """Play a Move card: oneself or the Doctor, to this room."""

    card: str
    doctor: bool
    room: str


class Attempt(Value, frozen=True):
    """Try to save the Doctor, with one Aid card or none."""

    card: str | None


class Stop(Value, frozen=True):
    """End the turn without drawing and without an attempt."""


class Fail(Value, frozen=True):
    """A defender plays one Failure card."""

    card: str


class Pass(Value, frozen=True):
    """A defender stops here."""


class Blame(Value, frozen=True):
    """Propose a penalty for what somebody said [8]."""

    at: Seat


class Judge(Value, frozen=True):
    """Confirm the penalty that is proposed, or not."""

    agrees: bool


class EndHere(Value, frozen=True):
    """Answer, in secret, whether the game may end without a winner [9]."""

    agrees: bool


class TimeUp(Value, frozen=True):
    """The CLOCK's."""


Action = (
    Board
    | Deal
    | Step
    | Draw
    | Move
    | Attempt
    | Stop
    | Fail
    | Pass
    | Blame
    | Judge
    | EndHere
    | TimeUp
)


# -- phases ----------------------------------------------------------------------------------


class Parry(Value, frozen=True):
    """A Failure card that was played."""

    seat: Seat
    card: str


class Boarding(Value, frozen=True): ...


class Dealing(Value, frozen=True): ...


class Turning(Value, frozen=True):
    """Somebody's turn."""

    stepped: bool = False  # the free step is taken
    active: bool = False  # a Move card was played: no drawing any more


class Defending(Value, frozen=True):
    """An attempt is on, and somebody may stop it."""

    card: str | None  # the Aid card
    value: int
    missing: int  # points, until it fails
    left: tuple[Seat, ...]  # who has yet to defend, the one whose moment it is first
    parries: tuple[Parry, ...] = ()
    passed: tuple[Seat, ...] = ()
    able: bool = False  # secret: whether this defender could have stopped it all alone
    loser: Seat | None = None  # secret: the last defender so far who could have, and did not


class Answer(Value, frozen=True):
    seat: Seat
    agrees: bool


class Agreeing(Value, frozen=True):
    """The table is asked whether to end without a winner."""

    met: bool  # the next player is the one whom the Doctor has met
    answers: tuple[Answer, ...] = ()  # secret until all are in


class Over(Value, frozen=True): ...


Phase = Boarding | Dealing | Turning | Defending | Agreeing | Over


# -- notes: what can be told --------------------------------------------------------------------


class Welcomed(Value, frozen=True):
    """To all, once: what this table plays."""

    options: Options


class Sailed(Value, frozen=True):
    """To all, once: the ship. No name: our own."""

    name: str | None


class Placed(Value, frozen=True):
    """To all: where somebody starts."""

    seat: Seat
    room: str


class DoctorPlaced(Value, frozen=True):
    room: str


class Dealt(Value, frozen=True):
    """To one seat: your cards."""

    cards: tuple[str, ...]


class TurnOpened(Value, frozen=True):
    turn: int
    seat: Seat
    met: bool  # because the Doctor came in


class Stepped(Value, frozen=True):
    seat: Seat
    room: str


class Moved(Value, frozen=True):
    """To all: a Move card was played."""

    seat: Seat
    card: str
    doctor: bool
    room: str


class Drew(Value, frozen=True):
    """To all: somebody drew from the pile of this deck, and so many are left in it."""

    seat: Seat
    deck: Deck
    left: int
    late: bool  # time was up


class Received(Value, frozen=True):
    """To one seat: the card you drew."""

    card: str


class Stopped(Value, frozen=True):
    """To all: a turn ended with neither a card nor an attempt."""

    seat: Seat
    late: bool


class Attempted(Value, frozen=True):
    seat: Seat
    room: str
    card: str | None
    value: int
    witnesses: tuple[Seat, ...]


class DefenceOpened(Value, frozen=True):
    """To all: it is this defender's moment. Last: nobody after them holds a card."""

    seat: Seat
    missing: int
    last: bool


class Failed(Value, frozen=True):
    """To all: a Failure card was played, and so many points are missing yet."""

    seat: Seat
    card: str
    missing: int
    late: bool


class Passed(Value, frozen=True):
    seat: Seat
    late: bool


class Foiled(Value, frozen=True):
    """To all: the attempt has failed."""

    seat: Seat


class Drowned(Value, frozen=True):
    """To all: a deck is gone; who was on it is in this room now, none if it was the last deck."""

    deck: Deck
    room: str | None
    seats: tuple[Seat, ...]
    doctor: bool


class DoctorMoved(Value, frozen=True):
    """To all: the Doctor went on, and whom he found there."""

    room: str
    met: tuple[Seat, ...]


class Blamed(Value, frozen=True):
    """To all: a penalty is proposed."""

    seat: Seat
    at: Seat
    points: int


class Judged(Value, frozen=True):
    seat: Seat
    agrees: bool


class Penalised(Value, frozen=True):
    """To all: a penalty is confirmed; so many in all."""

    at: Seat
    points: int
    total: int


class Cleared(Value, frozen=True):
    """To all: a penalty is not confirmed."""

    at: Seat


class EndAsked(Value, frozen=True):
    turn: int


class Answered(Value, frozen=True):
    """To oneself: what you answered."""

    agrees: bool


class WentOn(Value, frozen=True):
    """To all: not everybody wants to end."""

    declined: tuple[Seat, ...]


class GameEnded(Value, frozen=True):
    """To all: how it ended, and all hands laid open."""

    reason: Literal["saved", "sunk", "agreed"]
    winner: Seat | None
    loser: Seat | None  # the biggest loser [8]
    penalty: int  # of the biggest loser
    hands: tuple[tuple[str, ...], ...]


Note = (
    Welcomed
    | Sailed
    | Placed
    | DoctorPlaced
    | Dealt
    | TurnOpened
    | Stepped
    | Moved
    | Drew
    | Received
    | Stopped
    | Attempted
    | DefenceOpened
    | Failed
    | Passed
    | Foiled
    | Drowned
    | DoctorMoved
    | Blamed
    | Judged
    | Penalised
    | Cleared
    | EndAsked
    | Answered
    | WentOn
    | GameEnded
)


# -- state and boards ---------------------------------------------------------------------------


class Charge(Value, frozen=True):
    """A penalty that is proposed, and who has said what."""

    by: Seat
    at: Seat
    points: int
    until: int  # the turn at whose end those decide who have said something
    agreed: tuple[Seat, ...]
    declined: tuple[Seat, ...] = ()


class State(Value, frozen=True):
    options: Options
    phase: Phase = Boarding()
    wait: int = 0  # counts what was waited for, for the clock
    ship: str = ""  # as a text; empty: our own
    turn: int = 0  # turns so far, this one included
    player: Seat = Seat(0)  # whose turn it is
    pawns: tuple[str, ...] = ()  # each seat's room
    doctor: str = ""  # his room
    afloat: int = 4  # decks, from A down
    hands: tuple[tuple[str, ...], ...] = ()  # secret, but for their sizes
    piles: tuple[tuple[str, ...], ...] = ()  # secret, but for their sizes
    discards: tuple[str, ...] = ()
    penalties: tuple[int, ...] = ()
    charge: Charge | None = None
    blamed: tuple[Seat, ...] = ()  # who has proposed a penalty this turn
    result: GameEnded | None = None
    story: Story[Note] = Story()


class Rescue(Value, frozen=True):
    """The attempt that is on, as everybody sees it."""

    seat: Seat
    room: str
    card: str | None
    value: int
    missing: int
    defender: Seat
    left: tuple[Seat, ...]  # who comes after
    parries: tuple[Parry, ...]
    passed: tuple[Seat, ...]


class Public(Value, frozen=True):
    phase: str
    ship: Ship | None  # None: our own
    turn: int
    player: Seat  # whose turn it is
    stepped: bool
    active: bool
    pawns: tuple[str, ...]  # each seat's room
    doctor: str  # his room, and
    next: str  # where he goes at the end of this turn, as things stand
    witnesses: tuple[Seat, ...]  # who is in his room or sees it
    afloat: int  # decks, from A down
    hands: tuple[int, ...]  # how many cards
    piles: tuple[int, ...]  # how many cards, from A to D
    discards: tuple[str, ...]  # in the order in which they were played
    attempt: Rescue | None
    penalties: tuple[int, ...]
    charge: Charge | None
    answered: tuple[Seat, ...]  # who has said whether to end the game
    result: GameEnded | None


class Private(Value, frozen=True):
    hand: tuple[str, ...]
    bound: bool  # the last defender, who can stop the attempt and so must
    answer: bool | None  # whether to end the game
