"""What can be told in Sauvez le Docteur Lucky."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Value

from .nouns import Deck, Options


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


class Penalised(Value, frozen=True, omit_defaults=True):
    """To all: a penalty is confirmed; so many in all, and what it is paid with."""

    at: Seat
    points: int
    total: int
    forfeit: str | None = None  # one of ours by its number, or the table's own words


class Declined(Value, frozen=True):
    """To all: somebody will not do a forfeit."""

    seat: Seat
    forfeit: str


class Reckoning(Value, frozen=True):
    """To all: the Doctor is saved; who said a word too many?"""

    seconds: int


class NothingAdded(Value, frozen=True):
    """To all: this seat has nothing more to say of penalties."""

    seat: Seat


class ReckoningEnded(Value, frozen=True):
    """To all: the penalties as they stay."""

    penalties: BySeat[int]


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
    hands: BySeat[tuple[str, ...]]


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
    | Declined
    | Reckoning
    | NothingAdded
    | ReckoningEnded
    | EndAsked
    | Answered
    | WentOn
    | GameEnded
)
