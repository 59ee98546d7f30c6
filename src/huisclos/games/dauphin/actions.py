"""What is played in Dauphin."""

from __future__ import annotations

from huisclos.kernel import Seat, TimeUp, Value

from .nouns import Badge, Card, Direction

# -- actions -----------------------------------------------------------


class TakeBadge(Value, frozen=True):
    badge: Badge
    cards: bool = False  # this team holds real cards


class Deal(Value, frozen=True):
    """The DEALER's: where every card begins."""

    hands: tuple[tuple[Card, ...], ...]
    modules: tuple[Card, ...]
    void: tuple[Card, ...]


class Scan(Value, frozen=True):
    """A real card, before it is given out."""

    card: Card


class Call(Value, frozen=True):
    seat: Seat


class Send(Value, frozen=True):
    card: Card


class Depart(Value, frozen=True):
    """The captain's, with real cards: the airlock opens."""


class Restart(Value, frozen=True):
    """The captain's: all come back in, and the walk begins again; on phones, if all agree."""


class Agree(Value, frozen=True):
    """Everybody's, on phones: whether the walk may begin again."""

    agreed: bool


class Asteroid(Value, frozen=True):
    """The DEALER's: which slot is hit, if any."""

    slot: int | None


class Rescue(Value, frozen=True):
    """Save whoever is in the module."""


class Panic(Value, frozen=True):
    """Take tokens instead."""


class Lot(Value, frozen=True):
    """The DEALER's: whom Brutus joins."""

    seat: Seat


class Name(Value, frozen=True):
    """The late captain's: which team provides the next."""

    seat: Seat


class Promote(Value, frozen=True):
    card: Card


class Plank(Value, frozen=True):
    seat: Seat


class Sink(Value, frozen=True): ...


class Reset(Value, frozen=True): ...


class NoOrder(Value, frozen=True): ...


class Stake(Value, frozen=True):
    tokens: int


class Sacrifice(Value, frozen=True):
    """Off the plank."""

    card: Card


class ClaimCard(Value, frozen=True):
    """'I have ...', true or not."""

    card: Card


class ClaimHit(Value, frozen=True):
    """'I can hit to the ...', true or not."""

    direction: Direction


Action = (
    TakeBadge
    | Deal
    | Scan
    | Call
    | Send
    | Depart
    | Restart
    | Agree
    | Asteroid
    | Rescue
    | Panic
    | Lot
    | Name
    | Promote
    | Plank
    | Sink
    | Reset
    | NoOrder
    | Stake
    | Sacrifice
    | ClaimCard
    | ClaimHit
    | TimeUp
)
