"""What a table is: a value, without I/O, without a clock of its own. `fold` makes it of its log."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from huisclos.kernel import AnyGame, Seat, Value, worked_out

from .event import Friend, Look, Member, PutAway
from .sitting import Scored, Sitting, Unjudged
from .spoken import Spoken
from .undo import Undoing, undoing


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


# The last three are of a wish to take a move back: it was, somebody refused, the game went on.
Done = Literal["muted", "unmuted", "removed", "skipped", "undone", "kept", "passed"]


class Deed(Value, frozen=True):
    """What an owner has done last, to somebody or to all, or has become of a wish to take a move
    back: everybody reads it."""

    number: int  # of such deeds here
    what: Done
    name: str  # of whom; empty: of nobody
    by: str | None  # who has done it; None: the table, or more than half of the others


class Table(Struct, frozen=True, dict=True):
    games: dict[str, AnyGame]  # that can be played here
    number: int = 0  # of the last event
    at: float = 0.0  # when it happened
    code: str = ""
    people: tuple[Person, ...] = ()  # in the order of the seats
    friends: tuple[Friend, ...] = ()  # of a group that comes together again, here or not yet
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
    undo_since: float = 0.0  # when it was asked
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
        sitting = self.sitting
        if sitting is None:
            return _room(self), None
        told = _game(sitting) if sitting.over else _game_so_far(sitting)
        return _room(self), told, self.undoing

    @worked_out
    def undoing(self) -> Undoing | None:
        """The move that somebody would like to take back; no secret act makes it another."""
        return undoing(self.sitting) if self.sitting and self.undo else None

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


# Of a table, in no room; but of its sitting in every.
UNTOLD = {"number": 0, "at": 0.0, "talk": Spoken(), "sitting": None, "friends": ()}
TOLD_WHILE_PLAYED = ("options", "players", "names", "owned", "bots", "over", "ended", "barred")
TOLD_AT_THE_END = ("outcome", "met", "titles", "scored", "bets")  # until it is over there are none
TOLD = (*TOLD_WHILE_PLAYED, *TOLD_AT_THE_END)
_room = attrgetter(*[name for name in Table.__struct_fields__ if name not in UNTOLD])
_game, _game_so_far = attrgetter(*TOLD), attrgetter(*TOLD_WHILE_PLAYED)


def running(table: Table) -> Sitting:
    assert table.sitting is not None, "no game is being played"
    return table.sitting


def edit(table: Table, **fields: Any) -> Table:
    """Another of the game that is played."""
    return replace(table, sitting=replace(running(table), **fields))
