"""What people and the house may do at a table: each command gives the events it leads to, or
raises Illegal with the reason. Every change of a table goes through here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, NamedTuple

import msgspec

from huisclos.kernel import CLOCK, DEALER, Illegal, Refusal, Seat, awaited, encode

from .event import (
    BotAdded,
    Cleared,
    Closed,
    Committed,
    Configured,
    Event,
    GivenBack,
    Joined,
    Left,
    Member,
    Moved,
    Opened,
    Owned,
    Paused,
    Played,
    Record,
    Renamed,
    Resumed,
    Retracted,
    Said,
    Salted,
    Started,
    Supplied,
    Switched,
    TakenOver,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from .luck import luck
from .table import (
    LOBBY,
    AnyGame,
    Match,
    Person,
    Table,
    fold,
    happen,
    is_silent,
    last_known,
    options_of,
)

LONGEST_NAME = 20
LONGEST_LINE = 500
LONGEST_CONTENT = 200_000
LONGEST_SALT = 100
MOST_PEOPLE = 500
PATIENCE = 2  # times that the clock plays for somebody until a bot does
NAMES = (
    "Ada Alto Aube Azur Basalte Boréal Brume Cobalt Comète Corail Delta Dune Ébène Écho Éole "
    "Flocon Givre Horizon Iris Jade Jaspe Lagune Lune Mica Nacre Nova Onyx Orage Osier Pixel "
    "Quartz Rafale Rivage Safran Sillage Soleil Topaze Varech Zénith Zéphyr"
)
BOT_NAMES = tuple(NAMES.split())


class Step(NamedTuple):
    """A table that has moved on, and the records that led there."""

    table: Table
    records: tuple[Record, ...]


def refused(key: str, **values: str | int) -> Illegal:
    return Illegal(Refusal(key, tuple(values.items())))


def carry_out(table: Table, now: float, *events: Event) -> Step:
    """Fold the events, and what follows from them by itself: the dealer takes no time."""
    records = []
    for event in events:
        record = Record(now, event)
        table = fold(table, record)
        records.append(record)
    while (match := table.match) and match.acting == (DEALER,):
        rng = luck(table.secret, match.salts, match.draws)
        action = match.game.deal(match.state, rng, match.content)
        record = Record(now, Played(DEALER, msgspec.Raw(encode(action)), "dealer"))
        table = fold(table, record)
        records.append(record)
    return Step(table, tuple(records))


# -- the room ------------------------------------------------------------------------------------


def open_table(
    games: dict[str, AnyGame],
    now: float,
    code: str,
    game: str,
    options: dict[str, Any],
    secret: str,
) -> Step:
    configured = set_up(Table(games), game, options)
    return carry_out(Table(games), now, Opened(code, game), configured, Committed(secret))


def join(table: Table, now: float, name: str, token: str, salt: str = "") -> Step:
    if table.closed:
        raise refused("no-such-table")
    if table.locked:
        raise refused("table-locked")
    if len(table.people) >= MOST_PEOPLE:
        raise refused("table-full")
    name = proper_name(table, name)
    return carry_out(table, now, Joined(next_member(table), name, token, salt[:LONGEST_SALT]))


def add_bot(table: Table, now: float, by: Member, level: str, levels: Iterable[str]) -> Step:
    need_owner(table, by)
    need_lobby(table)
    levels = list(levels)
    if level not in levels:
        raise refused("no-such-level", level=level, levels=", ".join(levels))
    if len(table.people) >= most_seats(table):
        raise refused("table-full")
    taken = {person.name for person in table.people}
    member = next_member(table)
    free = [name for name in BOT_NAMES if name not in taken]
    name = free[member % len(free)] if free else f"{BOT_NAMES[member % len(BOT_NAMES)]} {member}"
    return carry_out(table, now, BotAdded(member, name, level))


def rename(table: Table, now: float, by: Member, name: str) -> Step:
    need_lobby(table)
    return carry_out(table, now, Renamed(by, proper_name(table, name, by)))


def salt(table: Table, now: float, by: Member, text: str) -> Step:
    need_lobby(table)
    return carry_out(table, now, Salted(by, text[:LONGEST_SALT]))


def move(table: Table, now: float, by: Member, member: Member, to: int) -> Step:
    need_owner(table, by)
    need_lobby(table)
    need_member(table, member)
    return carry_out(table, now, Moved(member, max(0, min(to, len(table.people) - 1))))


def leave(table: Table, now: float, member: Member, level: str) -> Step:
    """On purpose. In a game a bot of that level plays on; an empty room closes."""
    need_member(table, member)
    return go(table, now, member, level, removed=False)


def remove(table: Table, now: float, by: Member, member: Member, level: str) -> Step:
    need_owner(table, by)
    need_member(table, member)
    if by == member:
        raise refused("remove-yourself")
    return go(table, now, member, level, removed=True)


def go(table: Table, now: float, member: Member, level: str, removed: bool) -> Step:
    events: list[Event] = [Left(member, removed)]
    humans = [p.id for p in table.people if p.level is None and p.id != member]
    if table.match and (seat := table.match.seat(member)) is not None and not table.match.over:
        events.append(TakenOver(seat, level))
    if not humans:
        events.append(Closed())
    elif table.owner == member:
        events.append(Owned(humans[0]))
    return carry_out(table, now, *events)


def hand_over(table: Table, now: float, by: Member, member: Member) -> Step:
    need_owner(table, by)
    if need_member(table, member).level is not None:
        raise refused("owner-bot")
    return carry_out(table, now, Owned(member))


def configure(table: Table, now: float, by: Member, game: str, options: dict[str, Any]) -> Step:
    need_owner(table, by)
    need_lobby(table)
    return carry_out(table, now, set_up(table, game, options))


def set_up(table: Table, game: str, options: dict[str, Any]) -> Configured:
    if game not in table.games:
        raise refused("no-such-game", game=game, games=", ".join(table.games))
    settings = {key: value for key, value in options.items() if key not in ("type", "seats")}
    event = Configured(game, settings)
    try:
        options_of(happen(table, event), table.games[game].seats.start)
    except msgspec.ValidationError as wrong:
        raise refused("bad-options", reason=str(wrong)) from None
    return event


def supply(table: Table, now: float, by: Member, content: str) -> Step:
    need_owner(table, by)
    need_lobby(table)
    game = table.games[table.game]
    if game.refuse_content is None:
        raise refused("no-own-content")
    if len(content) > LONGEST_CONTENT:
        raise refused("text-too-long", most=LONGEST_CONTENT)
    options = options_of(table, game.seats.start)
    if content.strip() and (problem := game.refuse_content(options, content)):
        values = (("line", problem.line), *problem.refusal.values)
        raise Illegal(Refusal(problem.refusal.key, values))
    return carry_out(table, now, Supplied(content))


def switch(
    table: Table, now: float, by: Member, door: Literal["locked", "listed", "watchable"], on: bool
) -> Step:
    need_owner(table, by)
    return carry_out(table, now, Switched(door, on))


def refuse_start(table: Table) -> Refusal | None:
    """Why the game cannot start yet, as anybody in the room may know."""
    seats, count = table.games[table.game].seats, len(table.people)
    if count < seats.start:
        return Refusal("start-too-few", (("missing", seats.start - count),))
    if count >= seats.stop:
        return Refusal("start-too-many", (("extra", count - seats.stop + 1),))
    return table.games[table.game].refuse_options(options_of(table, count))


def start(table: Table, now: float, by: Member) -> Step:
    need_owner(table, by)
    need_lobby(table)
    if refusal := refuse_start(table):
        raise Illegal(refusal)
    return carry_out(table, now, Started())


def clear(table: Table, now: float, by: Member, secret: str) -> Step:
    """Back to the room after a game, for another one."""
    need_owner(table, by)
    if table.match is None:
        raise refused("not-started")
    if not table.match.over:
        raise refused("game-running")
    return carry_out(table, now, Cleared(), Committed(secret))


def close(table: Table, now: float) -> Step:
    return carry_out(table, now, Closed())


# -- the game ------------------------------------------------------------------------------------


def play(
    table: Table,
    now: float,
    seat: Seat,
    action: Any,
    cause: Literal["person", "bot"] = "person",
    key: str = "",
) -> Step | None:
    """A move; None if this very move was played before."""
    match = need_match(table)
    if key and key in match.keys[seat]:
        return None
    if table.paused:
        raise refused("paused")
    check(match, seat, action)
    played = Played(seat, msgspec.Raw(encode(action)), cause, key)
    if cause == "person" and match.bots[seat] is not None:  # a tap takes the seat back
        return carry_out(table, now, GivenBack(seat), played)
    return carry_out(table, now, played)


def check(match: Match, seat: Seat, action: Any) -> None:
    if match.over:
        raise refused("game-over")
    if seat not in match.acting:
        raise refused("not-your-turn")
    if refusal := match.game.refuse(match.state, seat, action):
        raise Illegal(refusal)


def time_up(table: Table, now: float, level: str) -> Step | None:
    """The clock plays, if it is time; who was late twice in a row gets a bot of that level."""
    match = table.match
    if match is None or match.deadline is None or table.paused or now < match.deadline.ends:
        return None
    if CLOCK not in match.acting:
        return None
    late = awaited(match.game, match.state)
    action = msgspec.Raw(encode(match.game.lapse(match.state)))
    idle = [s for s in late if match.idle[s] + 1 >= PATIENCE and match.bots[s] is None]
    overs = (TakenOver(seat, level) for seat in idle)
    return carry_out(table, now, *overs, Played(CLOCK, action, "clock"))


def take_over(table: Table, now: float, member: Member, level: str) -> Step | None:
    """A bot plays for somebody who has been away for long."""
    match = table.match
    seat = match.seat(member) if match else None
    if match is None or seat is None or match.bots[seat] is not None or match.over:
        return None
    return carry_out(table, now, TakenOver(seat, level))


def come_back(table: Table, now: float, member: Member) -> Step | None:
    """Somebody is here again: the seat is theirs."""
    match = table.match
    seat = match.seat(member) if match else None
    if match is None or seat is None or match.bots[seat] is None or match.over:
        return None
    return carry_out(table, now, GivenBack(seat))


def say(table: Table, now: float, member: Member, channel: str, text: str) -> Step:
    need_member(table, member)
    text = text.strip()
    if not text:
        raise refused("text-empty")
    if len(text) > LONGEST_LINE:
        raise refused("text-too-long", most=LONGEST_LINE)
    match = table.match
    if match is None or channel == LOBBY:
        if match is not None or channel != LOBBY:
            raise refused("talk-closed")
        return carry_out(table, now, Said(member, channel, text))
    place, seat = match.channels.get(channel), match.seat(member)
    if place is None or seat not in place.writers:
        raise refused("talk-closed")
    return carry_out(table, now, Said(member, channel, text))


def pause(table: Table, now: float, member: Member) -> Step:
    need_player(table, member)
    if table.paused:
        raise refused("paused")
    return carry_out(table, now, Paused(member))


def resume(table: Table, now: float, member: Member) -> Step:
    need_player(table, member)
    if not table.paused:
        raise refused("not-paused")
    return carry_out(table, now, Resumed(member))


def ask_undo(table: Table, now: float, member: Member) -> Step:
    """A move that told nobody else anything is taken back at once; any other, if all agree."""
    match, seat = need_player(table, member)
    back = last_known(match, seat)
    if not back or table.paused:
        raise refused("nothing-to-undo")
    if match.past[-back].seat == seat and is_silent(match, back):
        return carry_out(table, now, Retracted(back))
    step = carry_out(table, now, UndoAsked(member))
    if voters(step.table, match):
        return step
    return carry_out(table, now, UndoAsked(member), Undone(back))


def answer_undo(table: Table, now: float, member: Member, agreed: bool) -> Step:
    match, _ = need_player(table, member)
    back = last_known(match, need_player(table, table.undo[0])[1]) if table.undo else 0
    if not back:
        raise refused("nothing-to-undo")
    if member in table.undo:
        raise refused("already-answered")
    step = carry_out(table, now, UndoAnswered(member, agreed))
    if not agreed or voters(step.table, match):
        return step
    after = carry_out(step.table, now, Undone(back))
    return Step(after.table, (*step.records, *after.records))


def voters(table: Table, match: Match) -> list[Member]:
    """The people whose word on taking a move back is still wanted."""
    return [
        member
        for seat, member in enumerate(match.players)
        if match.bots[seat] is None and member not in table.undo
    ]


# -- what is asked again and again -----------------------------------------------------------------


def proper_name(table: Table, name: str, mine: Member | None = None) -> str:
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise refused("name-empty")
    if len(name) > LONGEST_NAME:
        raise refused("name-too-long", most=LONGEST_NAME)
    if any(p.name.casefold() == name.casefold() and p.id != mine for p in table.people):
        raise refused("name-taken", name=name)
    return name


def next_member(table: Table) -> Member:
    return Member(table.joined + 1)


def most_seats(table: Table) -> int:
    return table.games[table.game].seats.stop - 1


def need_owner(table: Table, member: Member) -> None:
    if table.owner != member:
        raise refused("not-owner")


def need_lobby(table: Table) -> None:
    if table.match is not None:
        raise refused("already-started")


def need_member(table: Table, member: Member) -> Person:
    person = table.person(member)
    if person is None:
        raise refused("no-such-member")
    return person


def need_match(table: Table) -> Match:
    if table.match is None:
        raise refused("not-started")
    return table.match


def need_player(table: Table, member: Member) -> tuple[Match, Seat]:
    match = need_match(table)
    seat = match.seat(member)
    if seat is None:
        raise refused("not-a-player")
    return match, seat
