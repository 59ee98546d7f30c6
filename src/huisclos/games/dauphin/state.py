"""Where a game of Dauphin stands: its phases, its state, and what is seen of it."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import BySeat, Seat, Story, Value, View

from .editions import EDITION
from .notes import CardClaimed, GameEnded, HitClaimed, Note, Reported, VoteClosed
from .nouns import Badge, Card, Options

# -- phases -----------------------------------------------------------


Lever = Literal["plank", "sink", "reset"]


class Order(Value, frozen=True):
    """What the captain wants; a team only for the plank."""

    kind: Literal["plank", "sink", "reset", "none"]
    seat: Seat | None = None


class Badging(Value, frozen=True): ...


class Dealing(Value, frozen=True): ...


class Boarding(Value, frozen=True):
    scanned: tuple[Card, ...] = ()


class Calling(Value, frozen=True):
    seat: Seat  # who calls: the captain, then whoever sent last


class Sending(Value, frozen=True):
    seat: Seat


class Pausing(Value, frozen=True):
    """On phones: may this walk begin again?"""

    resume: Calling | Sending
    agreed: tuple[Seat, ...]


class Departing(Value, frozen=True): ...


class Outside(Value, frozen=True):
    """The DEALER is to say whether an asteroid comes."""


class Detaching(Value, frozen=True):
    seat: Seat
    hero: Card
    module: int  # 0 to 2


class Betraying(Value, frozen=True):
    """The DEALER is to say whom Brutus joins."""

    among: tuple[Seat, ...]


class Naming(Value, frozen=True):
    seat: Seat  # whose captain was lost
    among: tuple[Seat, ...]
    then: Literal["order", "walk"]


class Promoting(Value, frozen=True):
    seat: Seat
    then: Literal["order", "walk"]


class Ordering(Value, frozen=True): ...


class Staking(Value, frozen=True):
    order: Order
    stakes: tuple[int | None, ...]  # by seat; None: not yet


class Planking(Value, frozen=True):
    seat: Seat


class Over(Value, frozen=True): ...


Choice = Badging | Calling | Sending | Naming | Promoting | Planking


class Lapsed(Value, frozen=True):
    """Time was up: the DEALER chooses by lot."""

    resume: Choice


Phase = (
    Badging
    | Dealing
    | Boarding
    | Calling
    | Sending
    | Pausing
    | Departing
    | Outside
    | Detaching
    | Betraying
    | Naming
    | Promoting
    | Ordering
    | Staking
    | Planking
    | Lapsed
    | Over
)
PhaseWord = Literal[
    "badging",
    "dealing",
    "boarding",
    "calling",
    "sending",
    "pausing",
    "departing",
    "outside",
    "detaching",
    "betraying",
    "naming",
    "promoting",
    "ordering",
    "staking",
    "planking",
    "lapsed",
    "over",
]


# -- state and boards -----------------------------------------------------------


class Slot(Value, frozen=True):
    """One place of the airlock: A, B or C by its order."""

    seat: Seat
    card: Card
    by_lot: bool = False  # time was up


class Deed(Value, frozen=True):
    """What somebody did to somebody, outside."""

    kind: Literal["bite", "look", "wrench"]
    by: int  # slots, the first is 0
    at: int


class Walk(Value, frozen=True):
    """What happened on a walk, as it is told at the end."""

    walk: int
    slots: tuple[Slot, ...]
    deeds: tuple[Deed, ...]
    asteroid: int | None  # the slot where one struck
    lost: tuple[int, ...]  # slots
    hero: int | None  # who opened a module


class Adrift(Value, frozen=True):
    """A card in the Void."""

    card: Card
    shown: bool
    seat: Seat | None = None  # whose it was


class Hatch(Value, frozen=True):
    """A module, as everybody sees it."""

    attached: bool = True
    hero: Card | None = None  # who detached it,
    seat: Seat | None = None  # of which team,
    saved: bool | None = None  # and what that team chose


class State(Value, frozen=True):
    options: Options
    edition: int = EDITION  # of the rules by which it is played
    phase: Phase = Badging()
    waits: int = 0  # counts what was waited for, for the clock
    badges: tuple[Badge | None, ...] = ()
    paper: tuple[Seat, ...] = ()  # who holds real cards
    hands: tuple[tuple[Card, ...], ...] = ()  # secret; cards in the airlock included
    modules: tuple[Card, ...] = ()  # secret, of those still attached
    hatches: tuple[Hatch, ...] = (Hatch(), Hatch(), Hatch())
    void: tuple[Adrift, ...] = ()
    dolphinised: tuple[bool, ...] = ()  # secret; once and for good
    living: tuple[Seat, ...] = ()
    tokens: tuple[int, ...] = ()
    captain: Seat = Seat(0)  # the late one while there is none
    captain_card: Card | None = None  # face up
    walk: int = 0
    slots: tuple[Slot, ...] = ()  # secret cards of the walk, until the next
    back: tuple[Card, ...] = ()  # secret: who came back from it
    walks: tuple[Walk, ...] = ()  # secret until the end
    restarts: int = 0
    claims: tuple[CardClaimed | HitClaimed, ...] = ()  # of this walk
    report: Reported | None = None  # of the last walk
    vote: VoteClosed | None = None  # the last
    end: GameEnded | None = None
    story: Story[Note] = Story()


class Berth(Value, frozen=True):
    """A slot as everybody sees it."""

    seat: Seat
    card: Card | None  # only if it is face up


class Public(Value, frozen=True):
    phase: PhaseWord
    crew: tuple[Card, ...]  # who may be aboard
    dolphins: int  # how many of the dolphins in the crew are in play
    treachery: bool
    oxygen: bool
    cards: bool  # the game can be played with real cards
    badges: BySeat[Badge | None]
    paper: tuple[Seat, ...]  # who holds real cards; the first scans them as they are given out
    boarding: int | None  # cards still to be scanned
    walk: int
    living: tuple[Seat, ...]
    captain: Seat | None
    captain_card: Card | None
    hands: BySeat[int]  # cards of each team, those in the airlock included
    tokens: BySeat[int]
    supply: int
    hatches: tuple[Hatch, ...]
    slots: tuple[Berth, ...]  # of the walk that is under way
    void: tuple[Card, ...]  # those that lie face up
    void_hidden: int  # and how many face down
    among: tuple[Seat, ...]  # teams to choose from: to call, to name, or for the plank
    orders: tuple[Lever, ...]  # that the captain can give
    order: Order | None  # while stakes are taken
    needed: int | None  # tokens for a mutiny
    voters: tuple[Seat, ...]  # while stakes are taken
    staked: tuple[Seat, ...]  # whose fist is on the table
    restarts: int  # left
    agreed: tuple[Seat, ...]  # to begin this walk again, while it is asked
    claims: tuple[CardClaimed | HitClaimed, ...]  # of this walk
    claims_left: BySeat[int]
    report: Reported | None
    vote: VoteClosed | None
    result: GameEnded | None
    walks: tuple[Walk, ...]  # all of them, at the end only
    awaited: tuple[Seat, ...]


class Outing(Value, frozen=True):
    """One of your cards in the airlock."""

    slot: int  # 1 to 3
    card: Card


class Private(Value, frozen=True):
    hand: tuple[Card, ...]  # all your cards, those in the airlock included
    outside: tuple[Outing, ...]
    dolphinised: bool
    lost: tuple[Card, ...]  # in this game
    stake: int | None


Seen = View[Options, Public, Private]  # all that one seat knows
