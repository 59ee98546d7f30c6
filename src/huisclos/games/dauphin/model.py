"""The nouns of Dauphin. No logic here."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Literal

from msgspec import Meta

from huisclos.kernel import Options as KernelOptions
from huisclos.kernel import Seat, Story, Value


class Card(StrEnum):
    """The astronauts; what each can do is in cards.json."""

    RICO = "rico"
    BRUTUS = "brutus"
    JIMMY = "jimmy"
    SHEILA = "sheila"
    MAX = "max"
    PAUL = "paul"
    NUMERO5 = "numero5"
    OLGA = "olga"
    VEGA = "vega"
    CHICO = "chico"
    BRICOLE = "bricole"
    BOULON = "boulon"
    DOWELL = "dowell"
    NOVA = "nova"
    IVAN = "ivan"
    COMETE = "comete"
    MAJOR = "major"
    DAUPHIN_D = "dauphin_d"
    DAUPHIN_G = "dauphin_g"
    BULLE = "bulle"
    TORESSE = "toresse"
    LUNETTE = "lunette"
    TOUTOU = "toutou"
    MICRO = "micro"


class Kind(StrEnum):
    ENGINEER = "engineer"
    HERO = "hero"
    DOLPHIN = "dolphin"
    CAPTAIN = "captain"
    OBSERVER = "observer"
    DOG = "dog"
    MICROWAVE = "microwave"


class Direction(StrEnum):
    LEFT = "left"
    RIGHT = "right"


class Badge(StrEnum):
    """The seven destinations: each names a team."""

    MOON = "moon"
    PLUTO = "pluto"
    MARS = "mars"
    VENUS = "venus"
    SATURN = "saturn"
    JUPITER = "jupiter"
    NEPTUNE = "neptune"


class Options(KernelOptions, frozen=True):
    scenario: Literal["initiation", "observers", "treachery", "full", "free"] = "initiation"
    # in a free choice: who comes aboard besides the crew of the initiation
    toresse: bool = False
    lunette: bool = False
    toutou: bool = False
    micro: bool = False
    treachery: bool = False  # Brutus changes sides
    oxygen: bool = False
    cards: bool = False  # some play with real cards, scanned
    seconds: Annotated[int, Meta(ge=0, le=600)] = 120  # for a decision; 0: no clock


# -- actions ---------------------------------------------------------------------------------


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
    """The captain's, with real cards: all come back in, and the walk begins again."""


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


class TimeUp(Value, frozen=True):
    """The CLOCK's."""


Action = (
    TakeBadge
    | Deal
    | Scan
    | Call
    | Send
    | Depart
    | Restart
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


# -- phases ----------------------------------------------------------------------------------


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


# -- notes: what can be told --------------------------------------------------------------------


class Sight(Value, frozen=True):
    """One card of a list."""

    card: Card


class Losses(Value, frozen=True):
    """How many of a team's cards are gone."""

    seat: Seat
    count: int


class Gain(Value, frozen=True):
    """Tokens that a team gets."""

    seat: Seat
    count: int


class Staked(Value, frozen=True):
    seat: Seat
    count: int


class Crew(Value, frozen=True):
    """One team at the end: every card shown."""

    seat: Seat
    cards: tuple[Sight, ...]
    dolphinised: bool


class Welcomed(Value, frozen=True):
    """To all, once: what this table plays."""

    options: Options


class Team(Value, frozen=True):
    seat: Seat
    badge: Badge
    cards: bool  # real ones


class TeamsFormed(Value, frozen=True):
    """To all, when everybody has a badge."""

    teams: tuple[Team, ...]


class BoardingOpened(Value, frozen=True):
    """To all: the cards are to be scanned and given out."""

    left: int


class Boarded(Value, frozen=True):
    """To all: where the card goes that was just scanned. Not which it is."""

    place: Literal["team", "module", "void", "box"]
    seat: Seat | None  # of the team
    module: int | None  # 1 to 3
    left: int
    again: bool  # it had been scanned before


class Embarked(Value, frozen=True):
    """To all: play begins; the captain shows the card."""

    captain: Seat
    card: Card


class HandDealt(Value, frozen=True):
    """To one seat: its cards, and whether a dolphin is among them."""

    cards: tuple[Sight, ...]
    dolphinised: bool


class WalkOpened(Value, frozen=True):
    walk: int
    captain: Seat


class Called(Value, frozen=True):
    caller: Seat
    seat: Seat
    slot: int  # 1 to 3
    by_lot: bool


class SentOut(Value, frozen=True):
    """To all: somebody is in the airlock; the card only if it is face up."""

    seat: Seat
    slot: int
    card: Card | None
    by_lot: bool


class YouSent(Value, frozen=True):
    """To one seat."""

    slot: int
    card: Card


class WalkRestarted(Value, frozen=True):
    times: int


class WalkSkipped(Value, frozen=True):
    """To all: nobody has the oxygen to go out."""

    gains: tuple[Gain, ...]


class Reported(Value, frozen=True):
    """To all: what happened outside. Not where, nor how."""

    walk: int
    teams: tuple[Seat, ...]  # who was out there, A to C
    lost: tuple[Losses, ...]  # by seat
    seen: tuple[Sight, ...]
    asteroid: bool  # one was seen
    opened: int | None  # 1 to 3: a module
    hero: Seat | None  # whose hero is in it,
    card: Card | None  # and which


class YouLost(Value, frozen=True):
    """To one seat: which of your cards did not come back."""

    cards: tuple[Sight, ...]


class Detached(Value, frozen=True):
    module: int
    seat: Seat
    saved: bool
    tokens: int


class Rescued(Value, frozen=True):
    """To one seat: whom you saved."""

    card: Card
    dolphinised: bool


class TeamLost(Value, frozen=True):
    """To all: a team without cards is out."""

    seat: Seat


class BrutusLeft(Value, frozen=True):
    seat: Seat
    joins: Seat


class Idled(Value, frozen=True):
    """To all: tokens for those who sent nobody."""

    gains: tuple[Gain, ...]


class CaptainMissing(Value, frozen=True):
    """To all: several teams could provide the captain; the late captain's player chooses."""

    seat: Seat
    among: tuple[Seat, ...]


class CaptainAwaited(Value, frozen=True):
    """To all: this team provides the captain."""

    seat: Seat
    by_lot: bool


class CaptainShown(Value, frozen=True):
    seat: Seat
    card: Card
    by_lot: bool


class BridgeOpened(Value, frozen=True):
    """To all: the captain may give an order."""

    captain: Seat


class Ordered(Value, frozen=True):
    """To all: the order, and that stakes are taken."""

    captain: Seat
    kind: Literal["plank", "sink", "reset", "none"]
    seat: Seat | None
    needed: int  # tokens for a mutiny


class YouStaked(Value, frozen=True):
    """To one seat."""

    tokens: int


class VoteClosed(Value, frozen=True):
    """To all: the hands open."""

    stakes: tuple[Staked, ...]
    total: int
    needed: int
    mutiny: bool


class CaptainOverthrown(Value, frozen=True):
    seat: Seat
    card: Card


class PlankOpened(Value, frozen=True):
    seat: Seat


class Planked(Value, frozen=True):
    """To all: the card only if it was face up."""

    seat: Seat
    card: Card | None
    by_lot: bool


class YouPlanked(Value, frozen=True):
    """To one seat."""

    card: Card


class CardClaimed(Value, frozen=True):
    seat: Seat
    card: Card


class HitClaimed(Value, frozen=True):
    seat: Seat
    direction: Direction


class GameEnded(Value, frozen=True):
    """To all: everything is shown."""

    reason: Literal["sunk", "adrift", "reset", "dolphins", "humans", "last", "nobody"]
    winners: tuple[Seat, ...]
    crews: tuple[Crew, ...]
    modules: tuple[Sight, ...]  # those still attached, in their order
    void: tuple[Sight, ...]


Note = (
    Welcomed
    | TeamsFormed
    | BoardingOpened
    | Boarded
    | Embarked
    | HandDealt
    | WalkOpened
    | Called
    | SentOut
    | YouSent
    | WalkRestarted
    | WalkSkipped
    | Reported
    | YouLost
    | Detached
    | Rescued
    | TeamLost
    | BrutusLeft
    | Idled
    | CaptainMissing
    | CaptainAwaited
    | CaptainShown
    | BridgeOpened
    | Ordered
    | YouStaked
    | VoteClosed
    | CaptainOverthrown
    | PlankOpened
    | Planked
    | YouPlanked
    | CardClaimed
    | HitClaimed
    | GameEnded
)


# -- state and boards ---------------------------------------------------------------------------


class Slot(Value, frozen=True):
    """One place of the airlock: A, B or C by its order."""

    seat: Seat
    card: Card


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
    phase: Phase = Badging()
    turn: int = 0  # counts what was waited for, for the clock
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
    phase: str
    crew: tuple[Card, ...]  # who may be aboard
    dolphins: int  # how many of the dolphins in the crew are in play
    treachery: bool
    oxygen: bool
    cards: bool  # the game can be played with real cards
    badges: tuple[Badge | None, ...]
    paper: tuple[Seat, ...]  # who holds real cards; the first scans them as they are given out
    boarding: int | None  # cards still to be scanned
    walk: int
    living: tuple[Seat, ...]
    captain: Seat | None
    captain_card: Card | None
    hands: tuple[int, ...]  # cards of each team, those in the airlock included
    tokens: tuple[int, ...]
    supply: int
    hatches: tuple[Hatch, ...]
    slots: tuple[Berth, ...]  # of the walk that is under way
    void: tuple[Card, ...]  # those that lie face up
    void_hidden: int  # and how many face down
    acting: Seat | None  # who must decide, where it is one
    among: tuple[Seat, ...]  # teams to choose from: to call, to name, or for the plank
    order: Order | None  # while stakes are taken
    needed: int | None  # tokens for a mutiny
    staked: tuple[Seat, ...]  # whose fist is on the table
    restarts: int  # left
    claims: tuple[CardClaimed | HitClaimed, ...]  # of this walk
    claims_left: tuple[int, ...]
    report: Reported | None
    vote: VoteClosed | None
    result: GameEnded | None


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
