"""What can be told in Dauphin, and to whom. No logic here."""

from __future__ import annotations

from typing import Literal

from huisclos.kernel import Seat, Value

from .nouns import Badge, Card, Direction, Options, Reason


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


class RestartAsked(Value, frozen=True):
    """To all: the captain would begin this walk again."""

    captain: Seat


class RestartAgreed(Value, frozen=True):
    seat: Seat


class RestartRefused(Value, frozen=True):
    """To all: the walk goes on as it was."""

    seat: Seat | None  # None: time was up


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

    reason: Reason
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
    | RestartAsked
    | RestartAgreed
    | RestartRefused
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
