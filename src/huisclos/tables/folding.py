"""A table is a fold over its events, and nothing else.

`fold` trusts its log. What may be added to the log is decided in `commands`.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from huisclos.kernel import CLOCK, DEALER, Seat, decode, late, put

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
from .table import LOBBY, AnyGame, Deadline, Line, Match, Past, Person, Table
from .undo import is_open, span

REMEMBERED = 10  # things told to all, until a move is too old to be taken back
KEYS = 8  # moves of one seat that may be on their way at once


def fold(table: Table, record: Record) -> Table:
    table = replace(table, number=table.number + 1, at=record.at)
    return happen(table, record.event)


def happen(table: Table, event: Event) -> Table:
    match event:
        case Played():
            match_ = play(table, event)
            # Whoever is asked to take a move back must not learn of a secret act by being unasked.
            goes_on = table.undo and match_.past and not is_open(match_.game, *span(match_, 1))
            return replace(table, match=match_, undo=table.undo if goes_on else ())
        case Opened(code, game):
            return replace(table, code=code, game=game)
        case Committed(secret):  # salts given before it might have been chosen against
            people = tuple(replace(person, salt="") for person in table.people)
            return replace(table, secret=secret, people=people)
        case Joined(member, name, token, salt):
            owner = member if table.owner is None else table.owner
            return replace(seat(table, Person(member, name, None, token, salt)), owner=owner)
        case BotAdded(member, name, level):
            return seat(table, Person(member, name, level))
        case Salted(member, salt):
            return change(table, member, salt=salt)
        case Renamed(member, name):
            return change(table, member, name=name)
        case Moved(member, to):
            others = [person for person in table.people if person.id != member]
            moved = [person for person in table.people if person.id == member]
            return replace(table, people=(*others[:to], *moved, *others[to:]))
        case Left(member):
            return replace(table, people=tuple(p for p in table.people if p.id != member))
        case Owned(member):
            return replace(table, owner=member)
        case Configured(game, options):
            content = table.content if game == table.game else ""
            return replace(table, game=game, options=options, content=content)
        case Supplied(content):
            return replace(table, content=content)
        case Switched(door, on):
            return replace(table, **{door: on})
        case Started():
            return replace(table, match=begin(table), played=table.played + 1, undo=(), paused=None)
        case TakenOver(seat_, level):
            return edit(table, bots=put(running(table).bots, seat_, level))
        case GivenBack(seat_):
            mine = running(table)
            return edit(table, bots=put(mine.bots, seat_, None), idle=put(mine.idle, seat_, 0))
        case Said(member, channel, text):
            line = Line(member, channel, text, readers(table, channel))
            return replace(table, talk=(*table.talk, line))
        case Paused(member):
            return replace(table, paused=(member, table.at))
        case Resumed():
            return resume(table)
        case UndoAsked(member):
            return replace(table, undo=(member,))
        case UndoAnswered(member, agreed):
            return replace(table, undo=(*table.undo, member) if agreed else ())
        case Undone(back):
            return replace(table, match=take_back(table, back), undo=())
        case Retracted(back):
            return replace(table, match=take_back(table, back))
        case Cleared():
            return replace(table, match=None, undo=(), paused=None)
        case Closed():
            return replace(table, closed=True)


# -- the room ------------------------------------------------------------------------------------


def seat(table: Table, person: Person) -> Table:
    return replace(table, people=(*table.people, person), joined=max(table.joined, person.id))


def change(table: Table, member: Member, **fields: Any) -> Table:
    people = tuple(replace(p, **fields) if p.id == member else p for p in table.people)
    return replace(table, people=people)


def readers(table: Table, channel: str) -> tuple[Member, ...] | None:
    """Who reads a line said now; None: everybody, spectators too."""
    match = table.match
    if match is None or channel == LOBBY:
        return None
    seats = match.game.channels(match.state)[channel].readers
    if len(seats) == len(match.players):
        return None
    return tuple(match.players[s] for s in sorted(seats))


# -- the game ------------------------------------------------------------------------------------


def running(table: Table) -> Match:
    assert table.match is not None, "no game is being played"
    return table.match


def edit(table: Table, **fields: Any) -> Table:
    return replace(table, match=replace(running(table), **fields))


def options_of(table: Table, seats: int) -> Any:
    """The options as the game's own type. Raises msgspec.ValidationError."""
    game = table.games[table.game]
    values = {"type": game.options.__name__, **table.options, "seats": seats}
    return msgspec.convert(values, game.options)


def begin(table: Table) -> Match:
    game = table.games[table.game]
    size = len(table.people)
    options = options_of(table, size)
    match = Match(
        game=game,
        options=options,
        content=table.content,
        players=tuple(person.id for person in table.people),
        names=tuple(person.name for person in table.people),
        salts=tuple(person.salt for person in table.people),
        state=game.setup(options),
        bots=tuple(person.level for person in table.people),
        keys=((),) * size,
        idle=(0,) * size,
    )
    match = replace(match, **count(match, 0))
    return replace(match, deadline=deadline(match, table.at))


def play(table: Table, event: Played) -> Match:
    match = running(table)
    game, before = match.game, match.state
    action = decode(event.action, game.action)
    fields: dict[str, Any] = {"state": game.apply(before, event.seat, action)}
    if event.seat in (DEALER, CLOCK) and match.past:
        last = match.past[-1]
        moves = (*last.moves, (event.seat, action))
        fields["past"] = (*match.past[:-1], replace(last, moves=moves))
    if event.seat == DEALER:
        fields["draws"] = match.draws + 1
    elif event.seat == CLOCK:
        idle = late(game, before)
        fields["idle"] = tuple(n + (s in idle) for s, n in enumerate(match.idle))
    else:
        step = Past(event.seat, before, match.common, ((event.seat, action),))
        fields["past"] = (*match.past, step)
        if event.key:
            keys = (*match.keys[event.seat][1 - KEYS :], event.key)
            fields["keys"] = put(match.keys, event.seat, keys)
        if match.idle[event.seat] and not match.held:
            fields["idle"] = put(match.idle, event.seat, 0)
    since = len(game.story(before))
    match = replace(match, **fields)
    match = replace(match, **count(match, since))
    # How far back one may go must follow from what all know: it is counted in no secret moves.
    past, old = match.past, 0
    while old < len(past) and past[old].common + REMEMBERED <= match.common:
        old += 1
    return replace(match, past=past[old:], deadline=deadline(match, table.at))


def count(match: Match, since: int) -> dict[str, Any]:
    """The numbers of what has been told, after the first `since` notes of the story."""
    common, own = match.common, list(match.own) if since else [0] * len(match.players)
    if since == 0:
        common = 0
    for news in match.game.story(match.state).since(since):
        if news.to is None:
            common += 1
        else:
            for seat_ in news.to:
                own[seat_] += 1
    return {"common": common, "own": tuple(own)}


def deadline(match: Match, now: float) -> Deadline | None:
    """The clock starts anew when the wait has another name, and only then."""
    pace = match.game.pace(match.state)
    if pace is None:
        return None
    if match.deadline is not None and match.deadline.turn == pace.turn:
        return match.deadline
    return Deadline(pace.turn, now + pace.seconds, pace.held)


def resume(table: Table) -> Table:
    if table.paused is None:
        return table
    late = table.at - table.paused[1]
    match = table.match
    if match and match.deadline:
        ends = match.deadline.ends + late
        match = replace(match, deadline=replace(match.deadline, ends=ends))
    return replace(table, paused=None, match=match)


# -- taking moves back ---------------------------------------------------------------------------


def take_back(table: Table, back: int) -> Match:
    """As if the move so many moves back had not been made, nor any that its maker made since. What
    others did in secret since is done again, where it can be done and stays secret. A key once
    used stays used."""
    match = was = running(table)
    gone, *later = match.past[-back:]
    state, past = gone.state, match.past[:-back]
    for kept in later:
        if kept.seat != gone.seat and (after := again(match.game, state, kept.moves)) is not None:
            past = (*past, replace(kept, state=state))
            state = after
    match = replace(match, state=state, past=past)
    match = replace(match, **count(match, 0))
    listeners = (None, *map(Seat, range(len(match.players))))
    misled = {listener for listener in listeners if match.heard(listener) < was.heard(listener)}
    match = replace(match, rewound=was.rewound | misled)
    return replace(match, deadline=deadline(match, table.at))


def again(game: AnyGame, state: Any, moves: tuple[tuple[Seat, Any], ...]) -> Any:
    """Secret moves once more; None: they cannot be made here, or would not be secret."""
    before = state
    for mover, action in moves:
        if mover not in game.to_act(state) or game.refuse(state, mover, action):
            return None
        state = game.apply(state, mover, action)
    return None if is_open(game, before, state) else state
