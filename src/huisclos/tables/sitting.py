"""A game that is played at a table, or one that nobody here can judge; both are values."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from huisclos.kernel import (
    AnyGame,
    Channel,
    Interlude,
    Refusal,
    Seat,
    Stamping,
    Title,
    Value,
    Wager,
    remembered,
    waits_by_seat,
    worked_out,
)

from .bets import POINT, BetShown, Stake, far_sighted
from .event import Member
from .spoken import LOBBY, SEERS

POINTS = 3  # for each winner


class OpenChannel(Value, frozen=True, omit_defaults=True):
    """Where somebody may write now. Apart: those talk there who do not play, or no longer; how many
    they are is told to nobody. Stamps: one may answer with them there at any time."""

    name: str
    apart: bool = False
    stamps: bool = False


class Deadline(Struct, frozen=True):
    turn: int
    ends: float  # in the table's seconds
    held: bool
    added: int = 0  # times that the owner gave it a minute more


class Showing(Struct, frozen=True):
    """What all look at now: the clock of the wait behind it stands still."""

    interlude: Interlude
    began: float  # in the table's seconds
    ends: float
    deadline: Deadline | None  # of the wait behind it, as it stood when this began
    seen: tuple[Seat, ...] = ()  # who has seen it
    then: tuple[Interlude, ...] = ()  # what comes after it


class Past(Struct, frozen=True):
    """How the game stood before somebody's move, and what was played until the next."""

    seat: Seat
    state: Any
    common: int  # notes told to everybody before it
    moves: tuple[tuple[Seat, Any], ...]  # the move, and what chance and time played after it


class Sent(NamedTuple):
    """The last move that was played from a phone: sent again, it is not played again."""

    phone: str
    number: int


class Met(Value, frozen=True):
    """Which pieces of a game's content came up, by number: for phones to remember."""

    collection: str
    pieces: tuple[int, ...]


class Scored(Value, frozen=True):
    """What a game of this evening gave to whom; one without a name: what they brought with them."""

    game: str
    points: tuple[tuple[Member, int], ...]


class Sitting(Struct, frozen=True, dict=True):
    """One game being played. What all listeners ask about its state is worked out once."""

    game: AnyGame
    options: Any
    content: str
    players: tuple[Member, ...]  # by seat
    names: tuple[str, ...]
    salts: tuple[str, ...]
    state: Any
    owned: tuple[bool, ...]  # by seat: whether it is somebody's, whoever plays it now
    bots: tuple[str | None, ...]  # by seat: the level of the bot that plays it now
    phones: tuple[tuple[Sent, ...], ...]  # by seat: what was last played on each of its phones
    machines: frozenset[Seat]  # seats of programs that joined: nobody waits for their eyes
    # by seat: the notes, by number, that say what a bot did in its person's name, until they act
    stood_in: tuple[tuple[int, ...] | None, ...]
    draws: int = 0  # of the dealer, those taken back included
    common: int = 0  # notes told to everybody so far
    own: tuple[int, ...] = ()  # by seat: notes told to some, them among these
    rewound: frozenset[Seat | None] = frozenset()  # who was told what was taken back later
    deadline: Deadline | None = None
    showing: Showing | None = None  # before the present wait begins
    past: tuple[Past, ...] = ()
    ended: bool = False  # by its people, as it stood
    barred: frozenset[Seat] = frozenset()  # of people who were removed: nobody else's in this game
    seeing: frozenset[Seat] = frozenset()  # who is out and chose to see all, and
    blind: frozenset[Seat] = frozenset()  # who chose not to
    stakes: tuple[Stake, ...] = ()

    @worked_out
    def acting(self) -> tuple[Seat, ...]:
        return () if self.ended else self.game.to_act(self.state)

    @worked_out
    def board(self) -> Any:
        return self.game.public(self.state)

    @worked_out
    def channels(self) -> Mapping[str, Channel]:
        if self.ended:  # nothing is a secret any more
            everybody = frozenset(map(Seat, range(len(self.players))))
            return {LOBBY: Channel(everybody, everybody)}
        return apart(self.places, self.seeing) if self.seeing & self.out else self.places

    @worked_out
    def places(self) -> Mapping[str, Channel]:
        """Where the game lets people talk."""
        return self.game.channels(self.state)

    @worked_out
    def out(self) -> frozenset[Seat]:
        """Who is out of the game, and has been told or may be told what the others may not."""
        places = () if self.over else self.places.values()
        return frozenset([seat for place in places if place.out for seat in place.readers])

    @worked_out
    def truth(self) -> Any:
        """All that happens, for who chose to see it; None: nobody may."""
        return None if self.over else self.game.truth(self.state)

    @worked_out
    def wagers(self) -> tuple[Wager, ...]:
        return () if self.over else self.game.wagers(self.board)

    @worked_out
    def stamping(self) -> Stamping | None:
        """Where people answer with stamps in open talk."""
        shown = self.showing.interlude.name if self.showing else None
        return None if self.over else self.game.stamps(self.board, shown)

    @worked_out
    def writing(self) -> tuple[tuple[OpenChannel, ...], ...]:
        """By seat: where a person may write now."""
        places = [(n, p.out, p.stamps, p.writers) for n, p in self.channels.items() if not p.slips]
        return writing(tuple(places), len(self.players))

    @worked_out
    def waits(self) -> tuple[int, ...]:
        """By seat: what it is asked now, by its number."""
        return waits_by_seat(self.game, self.state, len(self.players))

    def wait(self, seat: Seat) -> int:
        return self.waits[seat]

    def last_of(self, seat: Seat, phone: str) -> int:
        """The number of the last move that was played from this phone; none: 0."""
        return next((sent.number for sent in self.phones[seat] if sent.phone == phone), 0)

    @worked_out
    def people(self) -> frozenset[Seat]:
        """Seats that a human being plays now."""
        return played_by_people(self.bots, self.machines)

    @property
    def free(self) -> tuple[Seat, ...]:
        """Seats that were bots' from the start, and still play: who comes late may have one."""
        seats = [Seat(at) for at, own in enumerate(self.owned) if not own]
        return tuple([seat for seat in seats if seat not in self.out])

    @property
    def held_by_bots(self) -> tuple[Seat, ...]:
        """Seats of people who are away: they may come back from another phone."""
        seats = map(Seat, range(len(self.players)))
        return tuple([s for s in seats if self.is_stand_in(s) and s not in self.barred])

    def is_stand_in(self, seat: Seat) -> bool:
        """A bot sits in for somebody."""
        return self.owned[seat] and self.bots[seat] is not None

    @property
    def stopped(self) -> bool:
        """All look at something: nobody plays."""
        return self.showing is not None and not self.showing.interlude.free

    @property
    def over(self) -> bool:
        return not self.acting

    @worked_out
    def outcome(self) -> Any:
        """None until it is over, and of one that was ended."""
        return self.game.outcome(self.state) if self.over and not self.ended else None

    @worked_out
    def titles(self) -> tuple[Title, ...]:
        """By seat; none until it is over, and of one that was ended."""
        return self.game.titles(self.state) if self.over and not self.ended else ()

    @worked_out
    def scored(self) -> Scored | None:
        """None until it is over, and of one that was ended."""
        if not self.over or self.ended:
            return None
        won = self.outcome.winners
        points = {
            member: POINTS if Seat(seat) in won else 0 for seat, member in enumerate(self.players)
        }
        for member in far_sighted(self.bets):
            points[member] = points.get(member, 0) + POINT
        return Scored(self.game.name, tuple(points.items()))

    @worked_out
    def bets(self) -> tuple[BetShown, ...]:
        """Nothing of them until it is over."""
        if not self.over or self.ended:
            return ()
        right = partial(self.game.right, self.state)
        return tuple(
            BetShown(s.member, s.key, s.round, s.answers, right(s.key, s.round, s.answers))
            for s in self.stakes
        )

    @worked_out
    def met(self) -> Met | None:
        """None until it is over, and of a game whose content has no numbers."""
        pieces = self.game.pieces
        if pieces is None or not self.over:
            return None
        collection, count = pieces.collection(self.options, self.content)
        return Met(collection, pieces.met(self.state)) if count else None

    @property
    def held(self) -> bool:
        """The present wait lasts its time, and who has acted in it is told to nobody."""
        return self.deadline is not None and self.deadline.held

    def seat(self, member: Member | None) -> Seat | None:
        return Seat(self.players.index(member)) if member in self.players else None

    @worked_out
    def places_of(self) -> dict[Member, Seat]:
        """The seats of all, for who asks about everybody."""
        return {member: Seat(seat) for seat, member in enumerate(self.players)}

    @worked_out
    def present(self) -> tuple[Member, ...]:
        """The people who play for themselves."""
        return playing_themselves(self.players, self.owned, self.bots)

    def heard(self, seat: Seat | None) -> int:
        """How many notes a seat has been told: its own number, which counts nobody else's."""
        return self.common + (0 if seat is None else self.own[seat])


class Unjudged(Struct, frozen=True):
    """A game by rules that are not known here, all of them or this edition: who sat where. Nothing
    else of it can be told but its log, and no rule is asked."""

    game: str
    edition: int
    absent: bool  # the game is not installed: with its package it goes on
    newer: bool  # than the rules that are known
    players: tuple[Member, ...]  # by seat
    names: tuple[str, ...]
    owned: tuple[bool, ...]
    bots: tuple[str | None, ...]

    @property
    def why(self) -> Refusal:
        if self.absent:
            return Refusal("game-absent", (("game", self.game),))
        age = "newer" if self.newer else "older"
        return Refusal("edition-unjudged", (("edition", self.edition), ("age", age)))

    def seat(self, member: Member | None) -> Seat | None:
        return Seat(self.players.index(member)) if member in self.players else None


@remembered(1024)  # places change seldom, and tables are alike
def writing(
    places: tuple[tuple[str, bool, bool, frozenset[Seat]], ...], seats: int
) -> tuple[tuple[OpenChannel, ...], ...]:
    found: list[list[OpenChannel]] = [[] for _ in range(seats)]
    for name, out, stamps, writers in places:
        channel = OpenChannel(name, out, stamps)
        for seat in writers:
            found[seat].append(channel)
    return tuple(map(tuple, found))


@remembered(256)
def played_by_people(bots: tuple[str | None, ...], machines: frozenset[Seat]) -> frozenset[Seat]:
    return frozenset([Seat(seat) for seat, bot in enumerate(bots) if bot is None]) - machines


@remembered(256)
def playing_themselves(
    players: tuple[Member, ...], owned: tuple[bool, ...], bots: tuple[str | None, ...]
) -> tuple[Member, ...]:
    seats = zip(players, owned, bots, strict=True)
    return tuple([member for member, own, bot in seats if own and bot is None])


def apart(places: Mapping[str, Channel], seeing: frozenset[Seat]) -> dict[str, Channel]:
    """Who is out and sees all talks apart from the others who are out, who read nothing of it and
    do not learn how many they are."""
    found = {
        name: replace(place, writers=place.writers - seeing, readers=place.readers - seeing)
        if place.out
        else place
        for name, place in places.items()
    }
    return {**found, SEERS: Channel(seeing, seeing, out=True, sees=True, stamps=True)}
