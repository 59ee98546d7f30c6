"""What a table tells: who gets which words after a change. One page, no I/O.

Everything that reaches a person about a table is made here, by naming what is shown (`room`,
`news`). What is the same for all is encoded once a change; a seat's own half is small. A seat's
numbers count only what that seat was told.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import UNSET, Raw

from huisclos.kernel import Seat, Story, encode, heard

from . import boards
from .event import Member
from .news import News, Sheet, Talk, Utterance, clock, fresh, sheet, shown, talk, uttered
from .onlookers import NOTHING, Onlooking, onlooking
from .room import COMPANY, compared, from_outside, room
from .sitting import Sitting
from .spoken import Remark, Spoken
from .table import Table

Notes = tuple[bytes, ...]  # encoded
NEWS = b'{"type":"News","heard":'  # how it begins, encoded: behind it most seats read the same

TALK_BYTES = 64  # of a Talk within News, besides its lines


class Change:
    """What has become of a table, mostly in one step, with what all listeners have in common
    encoded once."""

    def __init__(self, before: Table, after: Table, now: float) -> None:
        self.before, self.after, self.now = before, after, now
        self.room = self._room()
        self.anew = after.sitting is not None and (
            before.sitting is None or before.played != after.played
        )
        self.reseated = False  # a bot sat in or gave a seat back, or who is out sees all
        self.moved = False  # somebody has sat down in a game that is played
        self.undone = False  # a move was taken back: what was told does not go on
        self.aside = False  # who is out or watches may have something else to do, or to see
        self.lines = after.talk.since(before.number) if before.talk is not after.talk else []
        self.told: dict[tuple[int, Any], bytes] = {}  # Talk, for those who are told the same
        # Parts of `News`, encoded.
        self.public: Any = None  # or, of a board that is
        self.long = False  # what is new of it
        self.sizes: dict[Seat, int] = {}  # of sheets that were told of a crowd
        self.clock: Any = UNSET
        self.interlude: Any = UNSET
        self.stamping: Any = UNSET
        self.stopped = False  # who may act has changed, because all look at something, or no longer
        self.notes: list[tuple[tuple[Seat, ...] | None, bytes]] = []  # to whom, and what
        self.common: Notes = ()  # those that everybody is told
        self.whispered: frozenset[Seat] = frozenset()  # to whom there are others
        self.touched: frozenset[Seat] | None = None  # whose sheets may have changed; None: all
        # News of those whose sheets stay the same
        self.alike: dict[tuple[int, Notes, int | None], bytes] = {}
        self.behind: dict[tuple[Notes, int | None], bytes] = {}  # the number heard
        self.arrays: dict[Notes, Raw] = {}
        if before.sitting and after.sitting and not self.anew:
            self._compare(before.sitting, after.sitting)

    def _room(self) -> bytes | None:
        self.company = False  # nothing but who is of the room has changed
        if self.before.contours == self.after.contours:
            return None
        news = compared(room(self.before), room(self.after))
        if news is None:
            return None
        old, new = self.before, self.after
        still = old.sitting is new.sitting and old.talk is new.talk and old.options is new.options
        self.company = still and news.fields.keys() <= COMPANY
        return encode(news)

    def whole_room(self, welcome: bool) -> bytes:
        """Where what was told before is not all that may be known now, or too much."""
        after = room(self.after)
        return encode(after if welcome else from_outside(after))

    @cached_property
    def outside(self) -> bytes | None:
        """The room, for who may not see the game."""
        before, after = (from_outside(room(each)) for each in (self.before, self.after))
        news = compared(before, after)
        return encode(news) if news else None

    def _compare(self, old: Sitting, new: Sitting) -> None:
        if old.state is not new.state:
            if new.board != old.board:
                self.long = boards.is_long(old, new)
                told = boards.compared(old.board, new.board) if self.long else new.board
                self.public = Raw(encode(told))
            before, after = old.game.story(old.state), new.game.story(new.state)
            self.undone = not goes_on(before, after)
            if not self.undone:
                self.touched = new.game.touched(old.state, new.state)
            self.notes = [(told.to, encode(told.note)) for told in after.since(len(before))]
            self.common = tuple([text for to, text in self.notes if to is None])
            if len(self.common) < len(self.notes):
                self.whispered = frozenset().union(*[to for to, _ in self.notes if to])
        # A move leaves most of a sitting the very same objects.
        self.moved = old.players is not new.players and old.players != new.players
        was, now = (old.bots, old.stood_in, old.seeing), (new.bots, new.stood_in, new.seeing)
        self.reseated = was != now
        if old.deadline != new.deadline or self.before.paused != self.after.paused:
            self.clock = Raw(encode(clock(self.after, self.now)))
        anew = old.showing is not new.showing or self.before.paused != self.after.paused
        if anew and (old.showing or new.showing):
            self.interlude = Raw(encode(shown(self.after, self.now)))
        once, then = (old.out, old.stakes, old.blind), (new.out, new.stakes, new.blind)
        bets = self.public and old.wagers != new.wagers  # what may be bet on follows from the board
        aside = once != then or old.seeing != new.seeing
        self.aside = aside or bool(bets or (new.seeing and self.public))
        if old.stamping != new.stamping:
            self.stamping = Raw(encode(new.stamping))
        self.stopped = old.stopped != new.stopped

    @property
    def plain(self) -> bool:
        """A game goes on, and nothing else: all who may watch it are told what is new in it."""
        more = self.room or self.anew or self.moved or self.undone or self.lines or self.aside
        watchable = self.before.watchable and self.after.watchable
        return watchable and not more and self.after.sitting is not None

    @property
    def common_bytes(self) -> int:
        """How much of the news everybody is told, more or less."""
        notes = sum([len(text) for to, text in self.notes if to is None])
        others = self.interlude, self.stamping
        told = sum([len(part) for part in others if part is not UNSET])
        return notes + len(self.public or b"") + len(self.clock or b"") + told

    @property
    def whose(self) -> frozenset[Seat] | None:
        """The seats whose sheets may have changed; None: all."""
        return None if self.stopped or self.reseated or self.anew else self.touched

    def notes_for(self, seat: Seat | None) -> Notes:
        if self.undone:
            return self._instead(seat)
        if seat not in self.whispered:
            return self.common
        return tuple([text for to, text in self.notes if to is None or seat in to])

    def _instead(self, seat: Seat | None) -> Notes:
        """Of something that was taken back: all that was told was for others."""
        old, new = self.before.sitting, self.after.sitting
        assert old is not None and new is not None
        known = len(heard(old.game, old.state, seat))
        return tuple(map(encode, heard(new.game, new.state, seat)[known:]))

    def asked(self, seat: Seat) -> int | None:
        """What a seat is asked from now on, by its number; None: what it was asked before."""
        old, new = self.before.sitting, self.after.sitting
        if old is None or new is None or (asked := new.waits[seat]) == old.waits[seat]:
            return None
        return asked

    def talk(self, member: Member | None, since: int) -> tuple[int, bytes | None]:
        """How many lines have reached somebody, and those that are new to them. Most have heard all
        up to this step."""
        said = self.after.talk.count(member)
        mine = tuple([line for line in self.lines if line.reaches(member)])
        if not mine:
            return since, None
        if sum([not line.slip for line in mine]) != said - since:
            missed = talk(self.after.talk, member, since)
            return said, encode(missed) if missed else None
        if (said, mine) not in self.told:
            told = Talk(said, tuple(map(uttered, mine)))
            self.told[said, mine] = encode(told)
        return said, self.told[said, mine]

    def news(self, heard: int, sheet: Sheet | Raw | None, notes: Notes, wait: int | None) -> bytes:
        """For one listener; often the same for all those whose sheets stay as they were, but for
        the number heard."""
        if sheet is not None:
            return self.in_full(heard, sheet, notes, wait)
        if (text := self.alike.get((heard, notes, wait))) is None:
            if (rest := self.behind.get((notes, wait))) is None:
                rest = self.in_full(0, None, notes, wait).removeprefix(NEWS + b"0")
                self.behind[notes, wait] = rest
            text = self.alike[heard, notes, wait] = b"%b%d%b" % (NEWS, heard, rest)
        return text

    def _array(self, notes: Notes) -> Any:
        """Of many the same for most: when a game of hundreds ends all is told to all."""
        if notes and notes not in self.arrays:
            self.arrays[notes] = Raw(b"[%b]" % b",".join(notes))
        return self.arrays[notes] if notes else ()

    def measured(self, seat: Seat, sheet: Sheet) -> Raw:
        """For a crowd a sheet is encoded once, to be told and to see how long the longest is."""
        text = encode(sheet)
        self.sizes[seat] = len(text)
        return Raw(text)

    def in_full(
        self, heard: int, sheet: Any, notes: Notes, wait: int | None, talk: Talk | None = None
    ) -> bytes:
        public, board = (None, self.public) if self.long else (self.public, None)
        common = self.clock, self.interlude, wait, self.stamping, talk, board
        return encode(News(heard, public, sheet, self._array(notes), *common))


def goes_on(before: Story[Any], after: Story[Any]) -> bool:
    """Whether all that was told still stands."""
    count = len(before)
    if len(after) < count:
        return False
    return count == 0 or after.since(count - 1)[0] == before.since(count - 1)[0]


class Words(NamedTuple):
    """What a change comes to for one listener."""

    room: bytes | None = None
    game: bytes | None = None  # Fresh or News
    talk: bytes | None = None
    aside: bytes | None = None  # Onlooking
    whole: bool = False  # the game is told from the beginning

    @property
    def texts(self) -> tuple[bytes | None, ...]:
        return self[:4]


class Ear:
    """One listener at a table: turns changes into the messages that this listener gets.

    A `desk` stands in the middle of the table, for all to see: whoever's seat it plays for, it is
    told what everybody is told and no more.
    """

    __slots__ = (
        *("aside", "desk", "member", "owed", "played", "plays", "said", "seat"),
        *("sheet", "since", "told"),
    )

    def __init__(
        self,
        member: Member | None,
        played: int = 0,
        heard: int = 0,
        said: int = 0,
        desk: bool = False,
    ) -> None:
        self.member = member
        self.desk = desk
        self.played = played  # the game that
        self.since = heard  # so many notes of it were heard before this line
        self.said = said  # lines of talk heard
        self.seat: Seat | None = None  # in the game that was last shown whole
        self.sheet: Sheet | None = None  # as last sent
        self.plays: Seat | None = None  # for whom: a desk plays for a seat and listens as nobody
        self.told: Table | None = None  # the table as it was told last
        self.owed: list[Remark] = []  # lines of talk for which a beat had no room
        self.aside: Onlooking | None = None  # as last sent

    @property
    def heard(self) -> int:
        """So many notes of the game that was shown last."""
        sitting = self.told.sitting if self.told else None
        return self.since if sitting is None else sitting.heard(self.seat)

    def arrive(self, table: Table, now: float) -> Iterator[bytes]:
        """Everything, less the notes and the talk that were heard before."""
        sitting, known = table.sitting, self.heard
        self.told, self.owed = table, []
        if not self.welcome(table):
            yield encode(from_outside(room(table)))
            return
        yield encode(room(table))
        if sitting:
            yield self._fresh(table, now, known if self._is_certain(table, sitting) else 0)
        # Of a game that nobody here can judge, who may read its talk may no longer be known.
        since = min(self.said, table.talk.count(self.listener))
        self.said = table.talk.count(self.listener)
        if lines := talk(table.talk, self.listener, since):
            yield encode(lines)
        self.aside = None
        if text := self.look_on(table):
            yield text

    def look_on(self, table: Table, anew: bool = False) -> bytes | None:
        """For who is out or only watches, where it has changed. Who sees all is told of it whenever
        there is news for everybody: a message that comes or not would tell who sees it pass by."""
        now = onlooking(table, self.listener)
        sees = anew and now is not None and now.truth is not None
        if now == self.aside and not sees:
            return None
        self.aside = now
        return encode(now or NOTHING)

    def hear(self, change: Change) -> list[bytes]:
        return [text for text in self.words(change).texts if text]

    def words(self, change: Change, together: bool = False) -> Words:
        """Together: talk within the news."""
        self.told = table = change.after
        sitting = table.sitting
        outside = not change.before.watchable and not self.welcome(change.before)
        if not self.welcome(table):
            if not change.room:
                return Words()
            return Words(change.outside if outside else change.whole_room(False))
        game, whole, talk = None, False, None
        room = change.whole_room(True) if outside else change.room
        sits = change.moved and sitting and sitting.seat(self.listener) != self.seat
        anew = change.anew or sits or (outside and sitting)
        if anew or (sitting and change.undone and self._lost(change, sitting)):
            game, whole = self._fresh(table, change.now, 0), True
        elif together and sitting:
            game, aside = self.beat(change), self.look_on(table, bool(change.public))
            return Words(room, game, None, aside)
        elif sitting:
            game = self.news(change, sitting)
        if sits:  # what was said to that seat comes behind all that was heard
            talk = self._caught_up(table.talk)
        elif self.owed:
            talk = encode(self._lines(change, None))
        elif change.lines:
            self.said, talk = change.talk(self.listener, self.said)
        return Words(room, game, talk, self.look_on(table, bool(change.public)), whole)

    def beat(self, change: Change, most: int | None = None) -> bytes:
        """All that there is to tell, if anything, in one message; lines of talk for which there is
        no room in so many bytes wait for the next."""
        self.told = table = change.after
        sitting = table.sitting
        assert sitting is not None
        if change.undone and self._lost(change, sitting):
            text = self._fresh(table, change.now, 0)
            self.owed += [line for line in change.lines if line.reaches(self.listener)]
            return text
        nothing = sitting.heard(self.seat), None, (), None
        heard, mine, notes, wait = self._parts(change, sitting) or nothing
        text = change.news(heard, mine, notes, wait)
        talk = self._lines(change, None if most is None else most - len(text) - TALK_BYTES)
        return change.in_full(heard, mine, notes, wait, talk) if talk.lines else text

    def _lines(self, change: Change, most: int | None) -> Talk:
        """The next lines of talk, as many as fit in so many bytes; None: all."""
        self.owed += [line for line in change.lines if line.reaches(self.listener)]
        told: list[Utterance] = []
        while self.owed:
            line = uttered(self.owed[0])
            size = len(encode(line)) + 1
            if most is not None and size > most:
                break
            most = None if most is None else most - size
            told.append(line)
            self.said += not self.owed.pop(0).slip
        return Talk(self.said, tuple(told))

    def _caught_up(self, spoken: Spoken) -> bytes | None:
        said, mine = spoken.count(self.listener), spoken.whispers(self.listener)
        new = mine[self.said - said :] if said > self.said else []
        self.said = said
        return encode(Talk(said, tuple(map(uttered, new)))) if new else None

    @property
    def listener(self) -> Member | None:
        """As whom it listens."""
        return None if self.desk else self.member

    def welcome(self, table: Table) -> bool:
        """A spectator sees the game only where the owner lets them."""
        return table.watchable or self.member in table.insiders

    def _is_certain(self, table: Table, sitting: Sitting) -> bool:
        """The notes heard still stand: they are of this game, and none was taken back."""
        return self.played == table.played and sitting.seat(self.listener) not in sitting.rewound

    def _lost(self, change: Change, sitting: Sitting) -> bool:
        """Something that this listener was told has been taken back."""
        old, seat = change.before.sitting, sitting.seat(self.listener)
        assert old is not None
        known, now = (heard(each.game, each.state, seat) for each in (old, sitting))
        return bool(change.public) or now[: len(known)] != known

    def _fresh(self, table: Table, now: float, since: int) -> bytes:
        assert table.sitting is not None
        self.seat = seat = table.sitting.seat(self.listener)
        self.plays = table.sitting.seat(self.member)
        view = fresh(table, seat, since, now, self.plays)
        self.played, self.sheet = table.played, view.sheet
        return encode(view)

    def news(self, change: Change, sitting: Sitting) -> bytes | None:
        parts = self._parts(change, sitting)
        return change.news(*parts) if parts else None

    def _parts(self, change: Change, sitting: Sitting) -> tuple[int, Any, Notes, int | None] | None:
        seat, mine, wait = self.seat, None, None
        notes = change.notes_for(seat)
        # Where neither changes no sheet does: a law of all games, and what makes a crowd cheap.
        changed = notes or change.public or change.stopped or change.reseated
        if self.plays is not None and changed:
            whose = change.whose
            if seat is not None and (whose is None or seat in whose):
                seen = sheet(sitting, seat)
                if seen != self.sheet:
                    self.sheet = seen
                    mine = change.measured(seat, seen) if change.long else seen
            wait = change.asked(self.plays)
        told = change.public or notes or change.clock or change.interlude is not UNSET
        told = told or change.stamping is not UNSET
        if not (told or mine):
            return None
        return sitting.heard(seat), mine, notes, wait
