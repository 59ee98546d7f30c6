"""What is played in Sauvez le Docteur Lucky."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, Value

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
    """Propose a penalty for what somebody said [8]: now, or in the last attempt, which is over."""

    at: Seat
    attempt: bool = False


class Judge(Value, frozen=True):
    """Confirm the penalty that is proposed, or not."""

    agrees: bool


class Decline(Value, frozen=True):
    """Not to do the last forfeit that one was given: nobody asks why [8]."""


class Reckoned(Value, frozen=True):
    """After the rescue: no more penalties, as far as this seat is concerned [8]."""


class EndHere(Value, frozen=True):
    """Answer, in secret, whether the game may end without a winner [9]."""

    agrees: bool


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
    | Decline
    | Reckoned
    | EndHere
    | TimeUp
)
