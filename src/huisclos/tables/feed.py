"""What a table tells: who gets which words after a change. One page, no I/O.

Everything that reaches a person about a table is made here, by naming what is shown. What is the
same for all is encoded once a change; a seat's own half is small. A seat's numbers count only what
that seat was told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType, field
from msgspec.structs import replace

from huisclos.kernel import BySeat, Refusal, Seat, Story, Title, Value, encode, heard

from . import letters
from .commands.gathering import refuse_start
from .commands.holding import company, needed
from .event import Member, Said
from .folding import settled_options, whole_options
from .luck import commitment
from .spoken import PAGE, Remark, Spoken
from .table import TOLD, UNTOLD, Deed, Look, Met, Scored, Sitting, Table


class Somebody(Value, frozen=True):
    """A member of the room, as the others see them."""

    id: Member
    name: str
    level: str | None  # of a bot
    machine: bool  # that joined and says so: all see it
    look: Look | None = None  # as they chose


class Seated(Value, frozen=True):
    """Who sits where in the game that is played."""

    member: Member
    name: str
    bot: str | None  # the level of the bot that plays this seat now
    machine: bool  # whether it is a machine's seat, as in `Somebody`
    person: bool  # it is somebody's: a bot that plays it only sits in


class Wondering(Value, frozen=True):
    """Whether somebody is still there, and who wants to know. It stands for half a minute."""

    member: Member
    by: Member


class EndAsked(Value, frozen=True):
    """Whether the game ends here: who proposes it, who agrees, who does not, and how many must."""

    by: Member
    agreed: tuple[Member, ...]
    against: tuple[Member, ...]
    needed: int


class Asking(Value, frozen=True):
    """Somebody who asks for a seat, and for whose; none: for a bot's, by lot."""

    member: Member
    seat: Seat | None


class Swapping(Value, frozen=True):
    """Somebody who would like to change places with another."""

    by: Member
    other: Member


class Silenced(Value, frozen=True):
    """Somebody to whom free talk is closed, who speaks for them, and how many must."""

    member: Member
    pleas: tuple[Member, ...]
    needed: int


class Room(Value, frozen=True):
    """Everything about a table but the game itself."""

    code: str
    people: tuple[Somebody, ...]
    owner: Member | None
    game: str
    options: dict[str, Any]  # whole: every one with its value, the game's own type as an object
    settled: dict[str, Any]  # of these, what was left open, as a game that begins now would have it
    own_content: bool
    locked: bool
    knocking: bool  # who comes in knocks, and the owner opens
    listed: bool
    watchable: bool
    commitment: str  # the digest of the secret that the next deals follow from
    cannot_start: Refusal | None
    played: int  # games started here
    seats: BySeat[Seated]  # of the game that is played; none: no game
    over: bool
    ended: bool  # by its people: nobody has won
    outcome: Any  # of the game that is over, and
    secret: str | None  # what had been committed to, and
    met: Met | None  # which pieces of its content came up, and
    titles: BySeat[Title]  # what each is remembered for
    scored: bool  # whether a score is kept over the evening
    score: tuple[Scored, ...]  # game by game, the one that is over included
    paused_by: Member | None
    deserted: bool  # it paused by itself, since nobody was there: a touch goes on
    wondered: tuple[Wondering, ...]  # who is asked whether they are still there
    clocks: bool  # whether clocks run, but for those that are part of the game
    undo: tuple[Member, ...]  # who agrees to take the last move back
    ending: EndAsked | None  # whether the game ends here
    muted: tuple[Silenced, ...]
    asking: tuple[Asking, ...]  # for a seat in the game that is played
    swaps: tuple[Swapping, ...]  # of places, before a game
    placed: bool  # the owner alone says who sits where
    barred: tuple[Seat, ...]  # of who was removed from it: nobody's any more
    deed: Deed | None  # what an owner has done to somebody last
    closed: bool
    put_away: Refusal | None  # why the last game is no longer played


class RoomNews(Value, frozen=True):
    """What has changed about a table; the rest of its Room stands."""

    fields: dict[str, Any]  # of Room, by name
    people: tuple[Somebody, ...] = ()  # who is another now, in their place, or has come, last
    gone: tuple[Member, ...] = ()


class Clock(Value, frozen=True):
    """How long the present wait may last yet."""

    left: float
    running: bool
    added: int = 0  # minutes that the owner gave it


class Shown(Value, frozen=True):
    """What has just been revealed, and all look at. Until it is over nobody plays; where it is
    free people may, and the bots wait for them to be ready. `Seen` says that one has seen it."""

    name: str  # of the game's own
    seconds: float  # that it takes, and
    left: float  # as long as not all people have seen it
    running: bool
    free: bool
    seen: tuple[Seat, ...]  # by whom so far


class Sheet(Value, frozen=True):
    """One seat's own half: what it sees and may do."""

    private: Any
    may_act: bool
    moves: tuple[Any, ...]
    channels: tuple[str, ...]  # where this seat may write now
    # the notes, by number, that say what a bot has done in one's name; none: nothing to read
    stood_in: tuple[int, ...] | None = None


class Fresh(Value, frozen=True):
    """All that a seat may know now, and the notes that it has not heard yet."""

    heard: int  # notes so far, these included
    public: Any
    sheet: Sheet | None
    notes: tuple[Any, ...]
    clock: Clock | None
    interlude: Shown | None
    wait: int | None  # the number of what one's seat is asked, for its moves


class News(Value, frozen=True, omit_defaults=True):
    """What has changed for a seat."""

    heard: int
    public: Any = None
    sheet: Sheet | None = None
    notes: tuple[Any, ...] = ()
    clock: Clock | UnsetType | None = UNSET  # None: it has stopped for good
    interlude: Shown | UnsetType | None = UNSET
    wait: int | None = None
    talk: Talk | None = None  # where all that is told comes in one message


class Utterance(Value, frozen=True):
    """A line of talk, and who said it where. A slip is for one's screens, and not read as talk."""

    member: Member
    channel: str
    text: str
    slip: bool = False
    tongues: dict[str, str] = field(
        default_factory=dict
    )  # the same by language, where a bot said it


class Talk(Value, frozen=True):
    """Lines of talk that this person may read, in order; `said` counts all there were, slips left
    out. Who has missed many is told the last of them."""

    said: int
    lines: tuple[Utterance, ...]


class Earlier(Value, frozen=True):
    """Older lines of talk, in order, as they were asked for; none: there are no older ones."""

    first: int  # the number of the first of them
    lines: tuple[Utterance, ...]


class Outline(NamedTuple):
    """All that a Room is made of. What is not in here a Room cannot tell, so that nothing it tells
    is forgotten where a table's `contours` are compared."""

    table: Table  # without its time, its talk and its game
    options: Any = None  # of the game, as are
    players: tuple[Member, ...] = ()
    names: tuple[str, ...] = ()
    owned: tuple[bool, ...] = ()
    bots: tuple[str | None, ...] = ()
    over: bool = False
    ended: bool = False
    outcome: Any = None
    met: Met | None = None
    barred: frozenset[Seat] = frozenset()
    titles: tuple[Title, ...] = ()
    scored: Scored | None = None


def outline(table: Table) -> Outline:
    still = replace(table, **UNTOLD)
    game = table.sitting
    return Outline(still, **{name: getattr(game, name) for name in TOLD if game})


def room(table: Table) -> Room:
    return drawn(outline(table))


def from_outside(room: Room) -> Room:
    """For who may not see the game: nor how it ended, nor what it was dealt from."""
    return replace(room, outcome=None, secret=None, titles=(), score=())


def drawn(outline: Outline) -> Room:
    table, options, players, names, owned, bots = outline[:6]
    over, ended, outcome, met, barred, titles, scored = outline[6:]
    playing = bool(players)
    return Room(
        code=table.code,
        people=tuple(Somebody(p.id, p.name, p.level, p.machine, p.look) for p in table.people),
        owner=table.owner,
        game=table.game,
        options=whole_options(table, options),
        settled={} if playing else settled_options(table),
        own_content=bool(table.content),
        locked=table.locked,
        knocking=table.knocking,
        listed=table.listed,
        watchable=table.watchable,
        commitment=commitment(table.secret),
        cannot_start=None if playing else refuse_start(table),
        played=table.played,
        seats=seated(players, names, owned, bots, table.machines),
        over=over,
        ended=ended,
        outcome=outcome,
        secret=table.secret if over else None,
        met=met,
        titles=titles,
        scored=table.scored,
        score=(*table.score, scored) if scored and table.scored else table.score,
        paused_by=table.paused[0] if table.paused else None,
        deserted=table.paused is not None and table.paused[0] is None,
        wondered=tuple(Wondering(each.about, each.by) for each in table.questions),
        clocks=table.clocks,
        undo=table.undo,
        ending=end_asked(table, players, bots),
        muted=tuple(
            Silenced(mute.member, mute.pleas, needed(company(table, mute.member)))
            for mute in table.muted
        ),
        asking=tuple(Asking(wish.member, wish.seat) for wish in table.asking),
        swaps=tuple(Swapping(each.by, each.other) for each in table.swaps),
        placed=table.placed,
        barred=tuple(sorted(barred)),
        deed=table.deed,
        closed=table.closed,
        put_away=put_away(table),
    )


def end_asked(
    table: Table, players: Sequence[Member], bots: Sequence[str | None]
) -> EndAsked | None:
    if (ending := table.ending) is None:
        return None
    seats = zip(players, bots, strict=True)
    people = frozenset(who for who, bot in seats if bot is None) - table.machines
    return EndAsked(ending.by, ending.agreed, ending.against, needed(people))


COMPANY = {"people", "cannot_start", "settled"}  # fields that change as people come and go


def compared(before: Room, after: Room) -> RoomNews | None:
    """None: nothing has changed."""
    fields = {
        name: value
        for name in Room.__struct_fields__
        if (value := getattr(after, name)) != getattr(before, name)
    }
    if "people" not in fields:
        return RoomNews(fields) if fields else None
    known = {person.id: person for person in before.people}
    people = tuple(person for person in after.people if known.get(person.id) != person)
    gone = tuple(known.keys() - {person.id for person in after.people})
    news = RoomNews({}, people, tuple(sorted(gone)))
    if changed_people(before.people, news) != after.people:  # they have changed places
        return RoomNews(fields)
    del fields["people"]
    return RoomNews(fields, news.people, news.gone)


def changed_people(people: tuple[Somebody, ...], news: RoomNews) -> tuple[Somebody, ...]:
    """Those of a room after some news of it."""
    now = {person.id: person for person in people} | {person.id: person for person in news.people}
    return tuple(person for person in now.values() if person.id not in news.gone)


def seated(
    players: Sequence[Member],
    names: Sequence[str],
    owned: Sequence[bool],
    bots: Sequence[str | None],
    machines: frozenset[Member],
) -> tuple[Seated, ...]:
    are_machines = [member in machines for member in players]
    return tuple(map(Seated, players, names, bots, are_machines, owned))


def put_away(table: Table) -> Refusal | None:
    if table.rules is None:
        return Refusal("game-absent", (("game", table.game),))
    gone = table.put_away
    return Refusal("put-away", (("edition", gone.edition),)) if gone else None


def sheet(sitting: Sitting, seat: Seat) -> Sheet:
    game, state = sitting.game, sitting.state
    may_act = seat in sitting.acting and not sitting.stopped
    moves = tuple(game.moves(state, seat)) if may_act else ()
    mine = game.private(state, seat)
    done = sitting.stood_in[seat] if sitting.bots[seat] is None else None
    return Sheet(mine, may_act, moves, sitting.writing[seat], done)


def clock(table: Table, now: float) -> Clock | None:
    sitting = table.sitting
    if sitting is None or sitting.deadline is None:
        return None
    at = table.paused[1] if table.paused else now
    left = round(max(0.0, sitting.deadline.ends - at), 1)
    return Clock(left, running=table.paused is None, added=sitting.deadline.added)


def shown(table: Table, now: float) -> Shown | None:
    """The same to everybody."""
    showing = table.sitting and table.sitting.showing
    if not showing:
        return None
    at = table.paused[1] if table.paused else now
    left = round(min(max(0.0, showing.ends - at), showing.interlude.seconds), 1)
    name, seconds, free = showing.interlude.name, showing.interlude.seconds, showing.interlude.free
    return Shown(name, seconds, left, table.paused is None, free, showing.seen)


def fresh(
    table: Table, seat: Seat | None, since: int, now: float, plays: Seat | None = None
) -> Fresh:
    """For somebody who comes in, or comes back having heard the first `since` notes; they play for
    a seat, whether or not they listen as one."""
    sitting = table.sitting
    assert sitting is not None
    notes = heard(sitting.game, sitting.state, seat)
    return Fresh(
        heard=len(notes),
        public=sitting.board,
        sheet=None if seat is None else sheet(sitting, seat),
        notes=notes[since:] if 0 <= since <= len(notes) else notes,
        clock=clock(table, now),
        interlude=shown(table, now),
        wait=None if plays is None else sitting.wait(plays),
    )


def talk(spoken: Spoken, member: Member | None, since: int) -> Talk | None:
    """For somebody who comes in, or comes back having heard the first `since` lines."""
    said = spoken.count(member)
    lines = spoken.last(member)[since - said :] if since < said else []
    lines += spoken.slips_for(member)
    return Talk(said, tuple(map(uttered, lines))) if lines else None


def earlier(lines: Sequence[Said], said: int, before: int) -> Earlier:
    """The lines before the one with this number, of all that somebody could ever read, `said` in
    number. They are counted from the last: where an old log does not say who could read a line, it
    is not among them."""
    unknown = said - len(lines)
    end = max(0, min(before - 1 - unknown, len(lines)))
    start = max(0, end - PAGE)
    page = (
        Utterance(line.member, line.channel, letters.line(line.text), False, line.tongues or {})
        for line in lines[start:end]
    )
    return Earlier(start + unknown + 1 if start else 1, tuple(page))


def uttered(line: Remark) -> Utterance:
    return Utterance(line.member, line.channel, line.text, line.slip, dict(line.tongues))


Notes = tuple[bytes, ...]  # encoded
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
        self.reseated = False  # a bot sat in somewhere, or gave a seat back
        self.moved = False  # somebody has sat down in a game that is played
        self.undone = False  # a move was taken back: what was told does not go on
        self.lines = after.talk.since(before.number) if before.talk is not after.talk else []
        self.told: dict[tuple[int, Any], bytes] = {}  # Talk, for those who are told the same
        # Parts of `News`, encoded.
        self.public: Any = None
        self.clock: Any = UNSET
        self.interlude: Any = UNSET
        self.stopped = False  # who may act has changed, because all look at something, or no longer
        self.notes: list[tuple[tuple[Seat, ...] | None, bytes]] = []  # to whom, and what
        self.common: Notes | None = ()  # the notes, if everybody is told all of them
        self.touched: frozenset[Seat] | None = None  # whose sheets may have changed; None: all
        # News of those whose sheets stay the same
        self.alike: dict[tuple[int, Notes, int | None], bytes] = {}
        if before.sitting and after.sitting and not self.anew:
            self._compare(before.sitting, after.sitting)

    def _room(self) -> bytes | None:
        self.company = False  # nothing but who is of the room has changed
        if self.before.contours == self.after.contours:
            return None
        news = compared(room(self.before), room(self.after))
        if news is None:
            return None
        still = self.before.sitting is self.after.sitting and self.before.talk is self.after.talk
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
                self.public = Raw(encode(new.board))
            before, after = old.game.story(old.state), new.game.story(new.state)
            self.undone = not goes_on(before, after)
            if not self.undone:
                self.touched = new.game.touched(old.state, new.state)
            self.notes = [(told.to, encode(told.note)) for told in after.since(len(before))]
            open_to_all = all([to is None for to, _ in self.notes])
            self.common = tuple([text for _, text in self.notes]) if open_to_all else None
        self.moved = old.players != new.players
        self.reseated = (old.bots, old.stood_in) != (new.bots, new.stood_in)
        if old.deadline != new.deadline or self.before.paused != self.after.paused:
            self.clock = Raw(encode(clock(self.after, self.now)))
        anew = old.showing is not new.showing or self.before.paused != self.after.paused
        if anew and (old.showing or new.showing):
            self.interlude = Raw(encode(shown(self.after, self.now)))
        self.stopped = old.stopped != new.stopped

    @property
    def common_bytes(self) -> int:
        """How much of the news everybody is told, more or less."""
        notes = sum([len(text) for to, text in self.notes if to is None])
        interlude = b"" if self.interlude is UNSET else self.interlude
        return notes + len(self.public or b"") + len(self.clock or b"") + len(interlude)

    def notes_for(self, seat: Seat | None) -> Notes:
        """Where not everybody is told all of them."""
        return tuple([text for to, text in self.notes if to is None or seat in to])

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

    def news(self, heard: int, sheet: Sheet | None, notes: Notes, wait: int | None) -> bytes:
        """For one listener; often the same for all those whose sheets stay as they were."""
        if sheet is None and (heard, notes, wait) in self.alike:
            return self.alike[heard, notes, wait]
        raw = tuple([Raw(note) for note in notes])
        text = encode(News(heard, self.public, sheet, raw, self.clock, self.interlude, wait))
        if sheet is None:
            self.alike[heard, notes, wait] = text
        return text


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
    whole: bool = False  # the game is told from the beginning

    @property
    def texts(self) -> tuple[bytes | None, ...]:
        return self[:3]


class Ear:
    """One listener at a table: turns changes into the messages that this listener gets.

    A `desk` stands in the middle of the table, for all to see: whoever's seat it plays for, it is
    told what everybody is told and no more.
    """

    __slots__ = (
        *("desk", "heard", "member", "owed", "played", "plays", "said", "seat", "sheet", "told"),
        "wait",
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
        self.heard = heard  # so many notes were heard of
        self.said = said  # lines of talk heard
        self.seat: Seat | None = None  # in the game that was last shown whole
        self.sheet: Sheet | None = None  # as last sent
        self.plays: Seat | None = None  # for whom: a desk plays for a seat and listens as nobody
        self.wait: int | None = None  # what that seat is asked, as last sent
        self.told: Table | None = None  # the table as it was told last
        self.owed: list[Remark] = []  # lines of talk for which a beat had no room

    def arrive(self, table: Table, now: float) -> Iterator[bytes]:
        """Everything, less the notes and the talk that were heard before."""
        if not self.welcome(table):
            yield encode(from_outside(room(table)))
            return
        yield encode(room(table))
        if table.sitting:
            yield self._fresh(table, now, self._certain(table, table.sitting))
        # Of a game that nobody here can judge, who may read its talk may no longer be known.
        since = min(self.said, table.talk.count(self.listener))
        self.said = table.talk.count(self.listener)
        if lines := talk(table.talk, self.listener, since):
            yield encode(lines)

    def hear(self, change: Change) -> list[bytes]:
        return [text for text in self.words(change).texts if text]

    def words(self, change: Change, together: bool = False) -> Words:
        """Together: talk within the news."""
        table = change.after
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
            return Words(room, self.beat(change))
        elif sitting:
            game = self._news(change, sitting)
        if sits:  # what was said to that seat comes behind all that was heard
            talk = self._caught_up(table.talk)
        elif self.owed:
            talk = encode(self._lines(change, None))
        elif change.lines:
            self.said, talk = change.talk(self.listener, self.said)
        return Words(room, game, talk, whole)

    def beat(self, change: Change, most: int | None = None) -> bytes:
        """All that there is to tell, if anything, in one message; lines of talk for which there is
        no room in so many bytes wait for the next."""
        table, sitting = change.after, change.after.sitting
        assert sitting is not None
        if change.undone and self._lost(change, sitting):
            text = self._fresh(table, change.now, 0)
            self.owed += [line for line in change.lines if line.reaches(self.listener)]
            return text
        heard, mine, notes, wait = self._parts(change, sitting) or (self.heard, None, (), None)
        raw = tuple([Raw(note) for note in notes])
        news = News(heard, change.public, mine, raw, change.clock, change.interlude, wait)
        left = None if most is None else most - len(encode(news)) - TALK_BYTES
        talk = self._lines(change, left)
        return encode(replace(news, talk=talk) if talk.lines else news)

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

    def _certain(self, table: Table, sitting: Sitting) -> int:
        """The notes heard that still stand: all of this game, or none if some were taken back."""
        goes_on = self.played == table.played and sitting.seat(self.listener) not in sitting.rewound
        return self.heard if goes_on else 0

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
        self.played, self.heard = table.played, view.heard
        self.sheet, self.wait = view.sheet, view.wait
        return encode(view)

    def _news(self, change: Change, sitting: Sitting) -> bytes | None:
        parts = self._parts(change, sitting)
        return change.news(*parts) if parts else None

    def _parts(
        self, change: Change, sitting: Sitting
    ) -> tuple[int, Sheet | None, Notes, int | None] | None:
        seat, mine, wait = self.seat, None, None
        notes = change.common if change.common is not None else change.notes_for(seat)
        # Where neither changes no sheet does: a law of all games, and what makes a crowd cheap.
        changed = notes or change.public or change.stopped or change.reseated
        if self.plays is not None and changed:
            anew = change.stopped or change.reseated or change.touched is None
            touched = anew or seat in (change.touched or ())
            if seat is not None and touched and (seen := sheet(sitting, seat)) != self.sheet:
                self.sheet = mine = seen
            if (asked := sitting.wait(self.plays)) != self.wait:
                self.wait = wait = asked
        told = change.public or notes or change.clock or change.interlude is not UNSET
        if not (told or mine):
            return None
        self.heard = sitting.heard(seat)
        return self.heard, mine, notes, wait
