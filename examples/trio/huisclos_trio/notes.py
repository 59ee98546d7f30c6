"""What is told, and to whom."""

from huisclos.kernel import BySeat, Seat, Value


class Received(Value, frozen=True):
    """To one seat: your number."""

    number: int


class Claimed(Value, frozen=True):
    """To all: a claim, true or not."""

    seat: Seat
    number: int


class Opened(Value, frozen=True):
    """To all: now point."""


class Pointed(Value, frozen=True):
    """To oneself: what you chose. Own acts are told to oneself, for perfect recall."""

    at: Seat


class Revealed(Value, frozen=True):
    """To all, at the end."""

    numbers: BySeat[int]
    fingers: BySeat[Seat | None]


Note = Received | Claimed | Opened | Pointed | Revealed
