"""What everybody reads about a table but the game itself: whole, or what has changed of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import field
from msgspec.structs import replace

from huisclos.kernel import BySeat, Refusal, Seat, Title, Value

from .bets import BetShown
from .commands.gathering import refuse_start
from .commands.holding import company, needed
from .event import Look, Member
from .luck import commitment
from .options import settled_options, whole_options
from .sitting import Met, Scored
from .table import TOLD, UNTOLD, Deed, Table
from .undo import Undoing


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
    titles: BySeat[Title]  # what each is remembered for, and
    bets: tuple[BetShown, ...]  # of those who were out or watched
    scored: bool  # whether a score is kept over the evening
    score: tuple[Scored, ...]  # game by game, the one that is over included
    paused_by: Member | None
    deserted: bool  # it paused by itself, since nobody was there: a touch goes on
    wondered: tuple[Wondering, ...]  # who is asked whether they are still there
    call: str  # a link to where the group talks; empty: none
    clocks: bool  # whether clocks run, but for those that are part of the game
    undo: tuple[Member, ...]  # who agrees to take a move back
    undoing: Undoing | None  # which
    ending: EndAsked | None  # whether the game ends here
    muted: tuple[Silenced, ...]
    asking: tuple[Asking, ...]  # for a seat in the game that is played
    swaps: tuple[Swapping, ...]  # of places, before a game
    placed: bool  # the owner alone says who sits where
    barred: tuple[Seat, ...]  # of who was removed from it: nobody's any more
    deed: Deed | None  # the last that all read: of an owner, or of a wish to take a move back
    closed: bool
    put_away: Refusal | None  # why the last game is no longer played


class RoomNews(Value, frozen=True):
    """What has changed about a table; the rest of its Room stands."""

    fields: dict[str, Any]  # of Room, by name
    people: tuple[Somebody, ...] = ()  # who is another now, in their place, or has come, last
    gone: tuple[Member, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)  # of the game, those that are others now


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
    bets: tuple[BetShown, ...] = ()
    undoing: Undoing | None = None


def outline(table: Table) -> Outline:
    still = replace(table, **UNTOLD)
    game = table.sitting
    told = {name: getattr(game, name) for name in TOLD if game}
    return Outline(still, undoing=table.undoing, **told)


def room(table: Table) -> Room:
    return drawn(outline(table))


def from_outside(room: Room) -> Room:
    """For who may not see the game: nor a move of it, nor how it ended, nor what it was dealt from,
    nor where people talk."""
    played: dict[str, Any] = {"undoing": None, "outcome": None, "titles": (), "bets": ()}
    return replace(room, secret=None, score=(), call="", **played)


def drawn(outline: Outline) -> Room:
    table, options, players, names, owned, bots = outline[:6]
    over, ended, outcome, met, barred, titles, scored, bets, undoing = outline[6:]
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
        bets=bets,
        scored=table.scored,
        score=(*table.score, scored) if scored and table.scored else table.score,
        paused_by=table.paused[0] if table.paused else None,
        deserted=table.paused is not None and table.paused[0] is None,
        wondered=tuple(Wondering(each.about, each.by) for each in table.questions),
        call=table.call,
        clocks=table.clocks,
        undo=table.undo,
        undoing=undoing,
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
    options: dict[str, Any] = {}
    if "options" in fields and before.options.keys() == after.options.keys():
        del fields["options"]
        was, now = before.options, after.options
        options = {name: value for name, value in now.items() if value != was[name]}
    if "people" not in fields:
        return RoomNews(fields, options=options) if fields or options else None
    known = {person.id: person for person in before.people}
    people = tuple(person for person in after.people if known.get(person.id) != person)
    gone = tuple(known.keys() - {person.id for person in after.people})
    news = RoomNews({}, people, tuple(sorted(gone)))
    if changed_people(before.people, news) != after.people:  # they have changed places
        return RoomNews(fields, options=options)
    del fields["people"]
    return RoomNews(fields, news.people, news.gone, options)


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
