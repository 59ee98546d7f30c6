"""What can be done, in the order of play."""

from huisclos.kernel import Seat, TimeUp, Value


class Deal(Value, frozen=True):
    """The DEALER's move."""

    numbers: tuple[int, ...]


class Claim(Value, frozen=True):
    number: int


class Point(Value, frozen=True):
    at: Seat


Action = Deal | Claim | Point | TimeUp
