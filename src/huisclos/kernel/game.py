"""The contract: what a game is, and the few values that all games share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Generic, NewType, Protocol, TypeVar

from msgspec import Struct

from .by_seat import BySeat

Opt = TypeVar("Opt", bound="Options")
S = TypeVar("S", bound="Position")  # State
A = TypeVar("A")  # Action
P = TypeVar("P", bound="Board")  # Public, the board that everybody sees
Q = TypeVar("Q")  # Private, the board that one seat sees
N = TypeVar("N")  # Note, one of the things a game can tell
N_co = TypeVar("N_co", covariant=True)

Seat = NewType("Seat", int)
DEALER = Seat(-1)  # chance is a player: its moves are logged like any other
CLOCK = Seat(-2)  # so is time

Needs = Mapping[str, tuple[Any, ...]]  # options, and for each what it must be

PAGE = 64  # things told on one page of a story


class Value(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """An immutable value, tagged on the wire with the name of its class."""


class Options(Value, frozen=True):
    """What a table fixes before play; a game with choices subclasses it. All of it is public."""

    when: ClassVar[Mapping[str, Needs]] = {}  # what has an effect only if others are among these
    first: ClassVar[Mapping[str, Any]] = {}  # what helps who play it for the first time
    seats: int


class TimeUp(Value, frozen=True):
    """The CLOCK's move in every game; nobody else's, and the CLOCK has no other."""


class Position(Protocol):
    """What every game's State has: the options it was set up with, whole, its phase, and all that
    was told."""

    @property
    def options(self) -> Any: ...
    @property
    def phase(self) -> Any: ...
    @property
    def story(self) -> Story[Any]: ...


class Board(Protocol):
    """What every public board has."""

    @property
    def phase(self) -> str: ...
    @property
    def awaited(self) -> tuple[Seat, ...]:
        """Whom play waits for, as everybody may know: where nobody may know who has acted, all who
        could be asked, the same until the wait is over."""


class Refusal(Value, frozen=True):
    """Why something is refused: a key of the language files, and what its sentence needs."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()


class Problem(Value, frozen=True):
    """What is wrong with a text that a person brought, and on which line of it."""

    line: int
    refusal: Refusal


class Told(Value, Generic[N_co], frozen=True):
    """Something made known, to everybody (None) or to some seats."""

    to: tuple[Seat, ...] | None
    note: N_co  # its class is the key of its sentence in the language files

    def reaches(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


class Story(Value, Generic[N], frozen=True):
    """All that was ever told, in order; it only grows.

    It is kept in pages, so that telling costs the same in the third hour as in the first minute.
    """

    full: tuple[tuple[Told[N], ...], ...] = ()
    page: tuple[Told[N], ...] = ()

    def tell(self, *news: Told[N]) -> Story[N]:
        page = (*self.page, *news)
        if len(page) < PAGE:
            return Story(self.full, page)
        cut = len(page) - len(page) % PAGE
        pages = tuple(page[at : at + PAGE] for at in range(0, cut, PAGE))
        return Story((*self.full, *pages), page[cut:])

    def __len__(self) -> int:
        return len(self.full) * PAGE + len(self.page)

    def __iter__(self) -> Iterator[Told[N]]:
        for page in self.full:
            yield from page
        yield from self.page

    def since(self, count: int) -> tuple[Told[N], ...]:
        """What was told after the first `count`."""
        at = count - len(self.full) * PAGE
        if at >= 0:
            return self.page[at:]
        first, skip = divmod(count, PAGE)
        older = [told for page in self.full[first:] for told in page]
        return (*older[skip:], *self.page)


class Outcome(Value, frozen=True):
    """How a game ended. Nobody won: no winners."""

    reason: str
    winners: tuple[Seat, ...] = ()
    camps: BySeat[str] = ()  # at the end, where a game has camps


class Title(Value, frozen=True):
    """What somebody is remembered for when a game is over: the texts `title-KEY`, and
    `title-KEY-why` from these values, which goes on from a name."""

    key: str
    values: tuple[tuple[str, str | int], ...] = ()
    seats: tuple[tuple[str, Seat], ...] = ()  # values that are somebody's name


class Wager(Value, frozen=True):
    """Something that those who are out of a game, or only watch it, may bet on: the text `bet-KEY`.
    A bet may be changed as long as this is offered."""

    key: str
    round: int = 0  # so that the same can be bet on again another time
    seats: tuple[Seat, ...] = ()  # who can be named, or
    words: tuple[str, ...] = ()  # which of these: the texts `bet-KEY-WORD`
    most: int = 1  # answers at once
    foreseen: bool = False  # of what is still to come: also for those who see all


class Stamping(Value, frozen=True):
    """Where people answer with a stamp in open talk: who may, and whose words or deeds."""

    channel: str
    by: tuple[Seat, ...]
    about: tuple[Seat, ...]
    moment: int = 0  # a number of the board's, so that last round's stamps are not this one's


class Pace(Value, frozen=True):
    """How long the present wait may last; then the CLOCK plays.

    `turn` names the wait: the clock starts anew when it changes, and only then.
    Held: it lasts exactly so long whatever is done in it, and who has acted is told to nobody,
    so that a pause says nothing. Fixed: it is part of the game and no limit for anybody, so that
    it runs at a table without clocks too.
    """

    seconds: float
    turn: int
    held: bool = False
    fixed: bool = False


class Interlude(Value, frozen=True):
    """What has just been told to everybody belongs to everybody: all look at it for so many
    seconds, or until all people have seen it, and play waits.

    Free: people may act meanwhile, and only bots wait, until the people are ready.
    """

    name: str
    seconds: float
    free: bool = False


# By the class of a note: of the note, the public board, and the seats that are people's.
Interludes = Mapping[type, Callable[[Any, Any, frozenset[Seat]], Interlude | None]]


class Channel(Value, frozen=True):
    """A place to talk: who may write there now, and who reads it.

    Slips: what screens pass to each other, of which people read nothing as talk. Out: of those who
    are out of the game; nobody comes back from there by a move that is taken back. Sees: they know
    all that happens. Stamps: one may answer with them there at any time.
    """

    writers: frozenset[Seat]
    readers: frozenset[Seat]
    slips: bool = False
    out: bool = False
    sees: bool = False
    stamps: bool = False


@dataclass(frozen=True)
class View(Generic[Opt, P, Q]):
    """All that one seat knows; a spectator (None) has no private board."""

    seat: Seat | None
    options: Opt
    public: P
    private: Q | None
    heard: tuple[Any, ...]  # notes, in order, since the beginning: perfect recall


@dataclass(frozen=True)
class Pieces(Generic[Opt, S]):
    """The content of a game in numbered pieces, so that the same people meet none twice while there
    are others. Which came up is a secret until the game is over."""

    # by the options and the table's own content: which collection is drawn from, and how many
    # pieces it has
    collection: Callable[[Opt, str], tuple[str, int]]
    met: Callable[[S], tuple[int, ...]]  # in a game that is over, in order
    spare: Callable[[S, tuple[int, ...]], S]  # a game that has just been set up, without these


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Opt, S, A, P, Q]):
    """The rules of one game, as functions over its own State, Action and boards."""

    name: str
    edition: int = 1  # of its rules; docs/add-a-game.md says when it is raised
    older: Mapping[int, AnyGame] = field(default_factory=dict)  # editions that are still judged
    unsaid: Mapping[str, Any] = field(default_factory=dict)  # options that old logs leave out
    seats: range  # how many may play
    minutes: int  # that a game takes, more or less
    one_phone: bool = False  # two may share one: secrets are read at a glance, no wait is held
    company: int = 5  # round a table of bots, where one plays alone: see `seats_alone`
    modes: tuple[str, ...] = ()

    # its types: what logs, snapshots and messages are decoded as
    options: type[Opt]
    state: type[S]
    action: Any  # the union of its actions
    note: Any  # the union of its notes
    board: type[P]  # public
    sheet: type[Q]  # private

    # play
    setup: Callable[[Opt], S]
    to_act: Callable[[S], tuple[Seat, ...]]  # who may act; empty: over. Never sent to anybody
    moves: Callable[
        [S, Seat], Iterable[A]
    ]  # of one who may act: what can be listed, all acceptable
    sample: Callable[[S, Seat, Random], A]  # one acceptable action, free text included
    # every move that can be listed at a table, in a fixed order, and words in place of free text;
    # the text is the table's own content
    catalogue: Callable[[Opt, str], Iterable[A]]
    # of one whom play waits for and who has nothing listed: the words that are acceptable now
    words: Callable[[S, Seat, str], Iterable[A]] = lambda state, seat, content: ()
    refuse: Callable[[S, Seat, A], Refusal | None]  # the one judge; None: accepted
    apply: Callable[[S, Seat, A], S]  # trusts its caller: play() is the gate
    deal: Callable[[S, Random, str], A]  # the DEALER's move; the text is the table's own content
    pace: Callable[[S], Pace | None]  # None: no hurry
    outcome: Callable[[S], Outcome]  # of a state in which nobody is to act
    # of a game that is over, for every seat what it is remembered for; none: nothing
    titles: Callable[[S], BySeat[Title]] = lambda state: ()
    # of to_act, whom play waits for; what all may know of it stands on the board
    awaited: Callable[[S], tuple[Seat, ...]] | None = None
    # of to_act, whose bots may have something to play; None: those awaited
    asked: Callable[[S], tuple[Seat, ...]] | None = None
    # whose decision the clock makes when it ends, as everybody may know; nobody's in a debate, a
    # reading or an optional choice; None: those awaited
    late: Callable[[S], tuple[Seat, ...]] | None = None
    # whether it is a secret who has acted in the present wait; it follows from what everybody
    # knows. None: in held waits
    veiled: Callable[[S], bool] | None = None
    # whether a bot that sits in for somebody may play this: what play waits for, and what says
    # nothing, takes no side and spends nothing that can be kept
    stand_in: Callable[[S, Seat, A], bool] = lambda state, seat, action: True
    # the number of what a seat is asked: a move that was made for another is refused. It follows
    # from what everybody knows, and changes when this seat is asked something else; None: it is
    # taken from the phase and the name of the pace
    wait: Callable[[S, Seat], int] | None = None
    # where the order of moves is part of the game: the seconds that a bot of this seat takes, at
    # least and at most; None: order does not matter now
    reaction: Callable[[S, Seat], tuple[float, float] | None] = lambda state, seat: None
    # where people talk while they decide: the seconds between two thoughts of a bot, at least and
    # at most, the same for every seat; None: who has had their say has nothing to add
    talk: Callable[[S], tuple[float, float] | None] = lambda state: None

    # of a held wait, where one person plays with bots and nobody else looks on: the seconds that it
    # lasts for this seat, once the bots have acted; None: as long as ever
    alone: Callable[[S, Seat], float | None] = lambda state, seat: None
    # what is told to everybody and looked at together; it follows from what everybody knows
    interludes: Interludes = field(default_factory=dict)

    # those who are out of the game, and those who only watch
    # what may be bet on, which follows from what everybody knows
    wagers: Callable[[P], tuple[Wager, ...]] = lambda board: ()
    # of a game that is over: how many of these answers to a wager, by its key and round, were
    # right; None: it never came to that
    right: Callable[[S, str, int, tuple[str, ...]], int | None] = lambda *bet: None
    # all that happens, for who is out and chose to see it; None: nobody chooses
    truth: Callable[[S], Any] = lambda state: None
    # how many bytes that may take by what everybody knows: what happened in secret has no length
    truth_bytes: Callable[[P], int] = lambda board: 0
    # where people answer with stamps in open talk: of the board, and of what all look at now
    stamps: Callable[[P, str | None], Stamping | None] = lambda board, shown: None

    pieces: Pieces[Opt, S] | None = None  # of content that should not come twice

    # secrets
    story: Callable[[S], Story[Any]] = lambda state: state.story
    public: Callable[[S], P]
    private: Callable[[S, Seat], Q]
    resample: Callable[[View[Opt, P, Q], Random], S]  # from the view alone; may raise NoWorld
    channels: Callable[[S], Mapping[str, Channel]]
    # from one state to a later one: the seats whose own half (sheet, moves, right to act and to
    # write) may differ, so that nobody else's is looked at; None: anybody's
    touched: Callable[[S, S], frozenset[Seat] | None] = lambda before, after: None

    # bytes that hold what any one seat is told alone, sheet and list of moves, by what everybody
    # knows: every seat's news is made so long that no length tells whose sheet is longer; past that
    # it is doubled
    own_bytes: Callable[[P], int] = lambda board: 4096

    # texts
    write: Callable[[A], str]  # an action as a short text, and
    read: Callable[[str], A]  # back; raises UnreadableNotation
    refuse_options: Callable[[Opt], Refusal | None] = lambda options: None
    # what was left open, fixed as a game begins by which seats are people's; never asked again, so
    # that nothing changes when a bot sits in
    settle: Callable[[Opt, frozenset[Seat]], Opt] = lambda options, people: options
    refuse_content: Callable[[Opt, str], Problem | None] | None = None  # None: takes none

    @property
    def seats_alone(self) -> int:
        """At a table of bots where one plays alone: its company, if so many may play."""
        return min(max(self.company, self.seats.start), self.seats.stop - 1)

    def of_edition(self, edition: int) -> AnyGame | None:
        """The rules as they were in an edition; None: they are no longer known here."""
        return self if edition == self.edition else self.older.get(edition)


AnyGame = Game[Any, Any, Any, Any, Any]
