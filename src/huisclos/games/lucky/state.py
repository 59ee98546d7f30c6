"""Where a game of Sauvez le Docteur Lucky stands: its phases, its state, and what is seen of it."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Story, Value, View

from .notes import GameEnded, Note
from .nouns import Deck, Options, Ship

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


class Reckoning(Value, frozen=True):
    """The Doctor is saved, and penalties may yet be proposed."""

    done: tuple[Seat, ...] = ()  # who has nothing more to say


class Over(Value, frozen=True): ...


Phase = Boarding | Dealing | Turning | Defending | Agreeing | Reckoning | Over
PhaseWord = Literal["boarding", "dealing", "turning", "defending", "agreeing", "reckoning", "over"]


# -- state and boards ---------------------------------------------------------------------------


class Charge(Value, frozen=True):
    """A penalty that is proposed, and who has said what."""

    by: Seat
    at: Seat
    points: int
    until: int  # the turn at whose end those decide who have said something
    agreed: tuple[Seat, ...]
    declined: tuple[Seat, ...] = ()


class Forfeit(Value, frozen=True):
    """What somebody was given to do, so many times."""

    seat: Seat
    name: str
    times: int


class State(Value, frozen=True):
    options: Options
    phase: Phase = Boarding()
    waits: int = 0  # counts what was waited for, for the clock
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
    attempted: int = 0  # the turn of the last attempt
    fined: int = 0  # penalties that the table has confirmed: which forfeit comes next
    forfeits: tuple[Forfeit, ...] = ()  # those that nobody declined
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
    phase: PhaseWord
    ship: Ship | None  # None: our own
    turn: int
    player: Seat  # whose turn it is
    stepped: bool
    active: bool
    pawns: BySeat[str]  # their rooms
    doctor: str  # his room, and
    next: str  # where he goes at the end of this turn, as things stand
    then: tuple[str, ...]  # and after it
    meets: Seat | None  # whom he finds there, who plays next
    witnesses: tuple[Seat, ...]  # who is in his room or sees it
    afloat: int  # decks, from A down
    hands: BySeat[int]  # how many cards
    piles: tuple[int, ...]  # how many cards, from A to D
    filled: tuple[int, ...]  # and how many there were
    drawn: Deck | None  # whose pile is drawn from
    last_card: bool  # the next one drawn sinks the ship
    discards: tuple[str, ...]  # in the order in which they were played
    telegrams: int  # of the riddle, that everybody has read
    attempt: Rescue | None
    penalties: BySeat[int]
    charge: Charge | None
    forfeits: tuple[Forfeit, ...]  # given so far, less those that were declined
    recent: bool  # an attempt is just over: what was said in it can be fined double
    done: tuple[Seat, ...]  # who has nothing more to say of penalties
    answered: tuple[Seat, ...]  # who has said whether to end the game
    result: GameEnded | None
    awaited: tuple[Seat, ...]


class Private(Value, frozen=True):
    hand: tuple[str, ...]
    bound: bool  # the last defender, who can stop the attempt and so must
    answer: bool | None  # whether to end the game


Seen = View[Options, Public, Private]  # all that one seat knows
