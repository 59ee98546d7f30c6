"""What a table is: a value, without I/O, without a clock of its own. `fold` makes it of its log."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from operator import attrgetter
from typing import Any, Literal, NamedTuple

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
    wait_of,
    worked_out,
)

from .bets import POINT, BetShown, Stake, far_sighted
from .event import Member, PutAway
from .spoken import LOBBY, SEERS, Spoken

POINTS = 3  # for each winner


class Look(Value, frozen=True):
    """How somebody is drawn, in every game: a face and a colour, by their numbers."""

    face: int
    colour: int


class Person(Struct, frozen=True):
    """Somebody in the room: a human being, a bot of the house, or a machine that joined."""

    id: Member
    name: str
    level: str | None = None  # of a bot
    token: str = ""
    salt: str = ""
    since: int = 0  # games begun here before they came in
    machine: bool = False  # as it says itself
    look: Look | None = None  # None: as the house draws them


class Deadline(Struct, frozen=True):
    turn: int
    ends: float  # in the table's seconds
    held: bool
    added: int = 0  # times that the owner gave it a minute more


class Question(Value, frozen=True):
    """Whether somebody is still there."""

    about: Member
    by: Member
    since: float


class Ending(Value, frozen=True):
    """Whether the game ends here, and what people think of it."""

    by: Member
    agreed: tuple[Member, ...] = ()
    against: tuple[Member, ...] = ()


class Swap(Value, frozen=True):
    """Who would like to change places with whom."""

    by: Member
    other: Member


class SeatWish(Value, frozen=True):
    """Somebody who would like to play in the game that is played."""

    member: Member
    seat: Seat | None  # whose: a person's that a bot holds; None: a bot's, by lot


class Mute(Value, frozen=True):
    """Somebody to whom free talk is closed, and who speaks for them."""

    member: Member
    pleas: tuple[Member, ...] = ()


Done = Literal["muted", "unmuted", "removed", "skipped"]


class Deed(Value, frozen=True):
    """What an owner has done last, to somebody or to all: everybody reads it."""

    number: int  # of such deeds here
    what: Done
    name: str  # of whom; empty: of nobody
    by: str | None  # the owner's name; None: more than half of the others wanted it


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
    """What a game of this evening gave to whom."""

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
        places = self.game.channels(self.state)
        return apart(places, self.seeing) if self.seeing & self.out else places

    @worked_out
    def out(self) -> frozenset[Seat]:
        """Who is out of the game, and has been told or may be told what the others may not."""
        places = () if self.over else self.game.channels(self.state).values()
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
    def writing(self) -> tuple[tuple[str, ...], ...]:
        """By seat: where a person may write now."""
        talk = [(name, place) for name, place in self.channels.items() if not place.slips]
        places = tuple([(name, place.writers) for name, place in talk])
        return writing(places, len(self.players))

    def wait(self, seat: Seat) -> int:
        """What a seat is asked now, by its number."""
        return wait_of(self.game, self.state, seat)

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
    places: tuple[tuple[str, frozenset[Seat]], ...], seats: int
) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(name for name, writers in places if Seat(seat) in writers) for seat in range(seats)
    )


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


class Table(Struct, frozen=True, dict=True):
    games: dict[str, AnyGame]  # that can be played here
    number: int = 0  # of the last event
    at: float = 0.0  # when it happened
    code: str = ""
    people: tuple[Person, ...] = ()  # in the order of the seats
    joined: int = 0  # how many ever were: a member's number is never given again
    met: dict[str, tuple[int, ...]] = {}  # by game and collection: pieces, the longest ago first
    removals: int = 0  # of people, by the owner: each makes the last invitation void
    owner: Member | None = None
    game: str = ""
    options: dict[str, Any] = {}
    content: str = ""
    locked: bool = False
    knocking: bool = False  # who comes in needs the owner's yes
    listed: bool = False
    watchable: bool = True
    secret: str = ""
    sitting: Sitting | None = None
    unjudged: Unjudged | None = None  # instead of a sitting
    put_away: PutAway | None = None  # the last game, if it came to that
    played: int = 0  # games started here
    talk: Spoken = Spoken()
    paused: tuple[Member | None, float] | None = None  # by whom (nobody: by itself), since when
    questions: tuple[Question, ...] = ()  # that stand
    call: str = ""  # a link to where the group talks
    clocks: bool = True  # whether they run, but for those of held waits
    scored: bool = True  # whether a score is kept over the evening
    score: tuple[Scored, ...] = ()  # of the games that were put away
    undo: tuple[Member, ...] = ()  # who agrees to take the last move back, the asker first
    ending: Ending | None = None  # whether to end the game here
    muted: tuple[Mute, ...] = ()
    away: tuple[Person, ...] = ()  # who left the game that is played, and may come back to it
    asking: tuple[SeatWish, ...] = ()
    swaps: tuple[Swap, ...] = ()  # that are asked for
    placed: bool = False  # the owner alone says who sits where
    deed: Deed | None = None  # of the owner, the last
    closed: bool = False

    @property
    def rules(self) -> AnyGame | None:
        """Of the game that is chosen; None: it is not installed here."""
        return self.games.get(self.game)

    @worked_out
    def contours(self) -> tuple[Any, ...]:
        """All that the room is told of: what is told when it changes. A move leaves almost all of
        it the very same objects."""
        return _room(self), _game(self.sitting) if self.sitting else None

    def person(self, member: Member | None) -> Person | None:
        return next((person for person in self.people if person.id == member), None)

    def is_muted(self, member: Member) -> bool:
        return any(mute.member == member for mute in self.muted)

    @worked_out
    def machines(self) -> frozenset[Member]:
        return frozenset([person.id for person in self.people if person.machine])

    @worked_out
    def insiders(self) -> frozenset[Member]:
        """Who sees the game that is played even where strangers may not watch; between two games,
        all who are in the room."""
        playing = self.sitting is not None or self.unjudged is not None
        here = self.there_for(self.played if playing else self.played + 1)
        return here | {*self.sitting.players} if self.sitting else here

    def there_for(self, game: int) -> frozenset[Member]:
        """Who was in the room when the game with this number began."""
        return frozenset([person.id for person in self.people if person.since < game])

    @property
    def last_over(self) -> int:
        """The number of the last game that is over."""
        running = self.sitting is not None and not self.sitting.over
        return self.played - running


UNTOLD = {"number": 0, "at": 0.0, "talk": Spoken(), "sitting": None}  # of a table, in no room; but
# of its sitting in every
TOLD = (
    *("options", "players", "names", "owned", "bots"),
    *("over", "ended", "outcome", "met", "barred", "titles", "scored", "bets"),
)
_room = attrgetter(*[name for name in Table.__struct_fields__ if name not in UNTOLD])
_game = attrgetter(*TOLD)


def running(table: Table) -> Sitting:
    assert table.sitting is not None, "no game is being played"
    return table.sitting


def edit(table: Table, **fields: Any) -> Table:
    """Another of the game that is played."""
    return replace(table, sitting=replace(running(table), **fields))
