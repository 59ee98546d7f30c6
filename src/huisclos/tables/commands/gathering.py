"""What people may do in a room."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from huisclos.kernel import (
    AnyGame,
    Illegal,
    Refusal,
    Seat,
    called,
)

from .. import letters, members
from ..event import (
    BotAdded,
    CallShared,
    Cleared,
    Closed,
    Committed,
    Configured,
    Door,
    Dressed,
    Event,
    Friend,
    Joined,
    Left,
    Look,
    Member,
    Moved,
    Opened,
    Owned,
    Regrouped,
    Renamed,
    Salted,
    ScoreKept,
    Started,
    Supplied,
    Switched,
    TakenOver,
)
from ..folding import happen
from ..games import latest, met_by
from ..options import options_of
from ..sitting import Sitting, Unjudged
from ..table import Person, Table
from .holding import decided
from .step import (
    Step,
    need_lobby,
    need_member,
    need_owner,
    refused,
    take_step,
)

# People see its host before they tap: it has to be the one that they would come to.
LABEL = "[A-Za-z0-9-]+"
CALL = re.compile(rf"https://{LABEL}(\.{LABEL})+(:[0-9]{{1,5}})?([/?#][!#-;=?-\[\]-~]*)?")
LONGEST_NAME = 20
LONGEST_CONTENT = 200_000
LONGEST_SALT = 100
MOST_PEOPLE = 500
NAMES = (
    "Ada Alto Aube Azur Basalte Boréal Brume Cobalt Comète Corail Delta Dune Ébène Écho Éole "
    "Flocon Givre Horizon Iris Jade Jaspe Lagune Lune Mica Nacre Nova Onyx Orage Osier Pixel "
    "Quartz Rafale Rivage Safran Sillage Soleil Topaze Varech Zénith Zéphyr"
)
BOT_NAMES = tuple(NAMES.split())


def open_table(
    games: dict[str, AnyGame],
    now: float,
    code: str,
    game: str,
    options: dict[str, Any],
    secret: str,
    friends: Sequence[Friend] = (),
) -> Step:
    """For a group that was together before, or for whoever comes."""
    configured = set_up(Table(games), game, options)
    again = [Regrouped(known(friends))] if friends else []
    return take_step(Table(games), now, Opened(code, game), *again, configured, Committed(secret))


def known(friends: Sequence[Friend]) -> tuple[Friend, ...]:
    """Their names as they would be kept. Raises Illegal: a name that nobody could have here, or
    that two have."""
    table = Table({})
    for friend in friends:
        person = Person(next_member(table), proper_name(table, friend.name))
        table = members.sit_down(table, person)
    return tuple(
        replace(friend, name=person.name)
        for friend, person in zip(friends, table.people, strict=True)
    )


def allowed_name(table: Table, name: str) -> str:
    """The name as it would be kept. Raises Illegal, whoever opens the door."""
    if table.closed:
        raise refused("no-such-table")
    if table.locked:
        raise refused("table-locked")
    if len(table.people) >= MOST_PEOPLE:
        raise refused("table-full")
    return proper_name(table, name)


def join(
    table: Table,
    now: float,
    name: str,
    token: str,
    salt: str = "",
    admitted: bool = False,
    machine: bool = False,
) -> Step:
    name = allowed_name(table, name)
    if table.knocking and not admitted:
        raise refused("knock-first")
    joined = Joined(next_member(table), name, token, salt[:LONGEST_SALT], machine)
    return take_step(table, now, joined)


def add_bot(
    table: Table,
    now: float,
    by: Member,
    level: str,
    levels: Iterable[str],
    up_to: int | None = None,
) -> Step:
    need_owner(table, by)
    need_lobby(table)
    levels = list(levels)
    level = called(level, levels)
    if level not in levels:
        raise refused("no-such-level", level=level, levels=", ".join(levels))
    here = len(table.people)
    wanted = here + 1 if up_to is None else up_to
    if wanted > most_seats(table):
        raise refused("table-full")
    first = next_member(table)
    names = bot_names(table, range(first, first + wanted - here))
    added = (BotAdded(Member(member), name, level) for member, name in names)
    return take_step(table, now, *added)


def bot_names(table: Table, members: Iterable[int]) -> Iterator[tuple[int, str]]:
    taken = [person.name for person in table.people]
    free = [name for name in BOT_NAMES if not any(letters.are_alike(name, one) for one in taken)]
    for member in members:
        if free:
            yield member, free.pop(member % len(free))
        else:
            yield member, f"{BOT_NAMES[member % len(BOT_NAMES)]} {member}"


def rename(table: Table, now: float, by: Member, name: str) -> Step:
    need_lobby(table)
    return take_step(table, now, Renamed(by, proper_name(table, name, by)))


def wear(table: Table, now: float, by: Member, face: int, colour: int) -> Step | None:
    """None: they look so."""
    if need_member(table, by).look == Look(face, colour):
        return None
    return take_step(table, now, Dressed(by, face, colour))


def salt(table: Table, now: float, by: Member, text: str) -> Step:
    need_lobby(table)
    return take_step(table, now, Salted(by, text[:LONGEST_SALT]))


def move(table: Table, now: float, by: Member, member: Member, to: int) -> Step:
    need_owner(table, by)
    need_lobby(table)
    need_member(table, member)
    return take_step(table, now, Moved(member, max(0, min(to, len(table.people) - 1))))


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
    gone = need_member(table, member)
    if removed and gone.level is None and not table.knocking:
        # Nobody knows a face behind a line: whoever comes next may be the one who had to go.
        events.append(Switched("knocking", True))
    others = [p for p in table.people if p.level is None and p.id != member]
    heirs = sorted(others, key=lambda person: person.machine)  # people before machines
    game = table.unjudged or table.sitting
    if game and (seat := game.seat(member)) is not None and not is_over(game):
        events.append(TakenOver(seat, level))
    if not heirs:
        events.append(Closed())
    elif table.owner == member:
        events.append(Owned(heirs[0].id))
    return decided(take_step(table, now, *events), now)


def is_over(game: Sitting | Unjudged) -> bool:
    """Of one that nobody here can judge it is not known: it may go on."""
    return isinstance(game, Sitting) and game.over


def hand_over(table: Table, now: float, by: Member, member: Member) -> Step:
    need_owner(table, by)
    heir = need_member(table, member)
    if heir.level is not None:
        raise refused("owner-bot")
    if heir.machine:
        raise refused("owner-machine")
    return take_step(table, now, Owned(member))


def configure(table: Table, now: float, by: Member, game: str, options: dict[str, Any]) -> Step:
    need_owner(table, by)
    need_lobby(table)
    return take_step(table, now, set_up(table, game, options))


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
    game = need_rules(table)
    if game.refuse_content is None:
        raise refused("no-own-content")
    if len(content) > LONGEST_CONTENT:
        raise refused("text-too-long", most=LONGEST_CONTENT)
    options = options_of(table, game.seats.start)
    if content.strip() and (problem := game.refuse_content(options, content)):
        values = (("line", problem.line), *problem.refusal.values)
        raise Illegal(Refusal(problem.refusal.key, values))
    return take_step(table, now, Supplied(content))


def share_call(table: Table, now: float, by: Member, link: str) -> Step | None:
    need_owner(table, by)
    link = link.strip()
    if link and not CALL.fullmatch(link):
        raise refused("call-not-https")
    return None if link == table.call else take_step(table, now, CallShared(link))


def switch(table: Table, now: float, by: Member, door: Door, on: bool) -> Step:
    need_owner(table, by)
    return take_step(table, now, Switched(door, on))


def refuse_start(table: Table) -> Refusal | None:
    """Why the game cannot start yet, as anybody in the room may know."""
    if (game := table.rules) is None:
        return Refusal("game-absent", (("game", table.game),))
    seats, count = game.seats, len(table.people)
    if count < seats.start:
        return Refusal("start-too-few", (("missing", seats.start - count),))
    if count >= seats.stop:
        return Refusal("start-too-many", (("extra", count - seats.stop + 1),))
    return game.refuse_options(options_of(table, count))


def start(
    table: Table,
    now: float,
    by: Member,
    met: Mapping[str, Sequence[int]] | None = None,
    briefing: bool = False,
) -> Step:
    """`met`: what the owner's phone remembers of this game, by collection. A briefing is for people
    who sit together, in a game that gives them time to look at anything."""
    need_owner(table, by)
    need_lobby(table)
    if refusal := refuse_start(table):
        raise Illegal(refusal)
    game = need_rules(table)
    people = frozenset(Seat(at) for at, person in enumerate(table.people) if person.level is None)
    options = game.settle(options_of(table, len(table.people)), people)
    spared = spare(table, game, options, met or {})
    together = sum(not table.people[seat].machine for seat in people) > 1
    briefed = briefing and together and bool(game.interludes)
    started = Started(game.edition, msgspec.to_builtins(options), spared, briefed)
    return take_step(table, now, started)


def spare(
    table: Table, game: AnyGame, options: Any, met: Mapping[str, Sequence[int]]
) -> tuple[int, ...]:
    """The pieces that come last. Whatever a phone says, half of them or more may come up: else it
    could say what will."""
    if game.pieces is None:
        return ()
    collection, count = game.pieces.collection(options, table.content)
    here = table.met.get(met_by(game.name, collection), ())
    known = latest(piece for piece in (*met.get(collection, ()), *here) if 0 <= piece < count)
    return known[max(0, len(known) - count // 2) :]


def clear(table: Table, now: float, by: Member, secret: str) -> Step:
    """Back to the room after a game, for another one."""
    need_owner(table, by)
    if table.sitting is None:
        raise refused("not-started")
    if not table.sitting.over:
        raise refused("game-running")
    return take_step(table, now, Cleared(), Committed(secret))


def next_game(
    table: Table,
    now: float,
    by: Member,
    secret: str,
    game: str | None,
    options: dict[str, Any],
    met: Mapping[str, Sequence[int]],
    briefing: bool = False,
) -> Step:
    """From the end of one game into the next: whoever sat first sits last, so that places that are
    no secret, crews and posts and who begins, go round."""
    cleared = clear(table, now, by, secret)
    table = cleared.table
    events: list[Event] = [Moved(table.people[0].id, len(table.people) - 1)]
    if game is not None:
        events.append(set_up(table, game, options))
    turned = take_step(table, now, *events)
    begun = start(turned.table, now, by, met, briefing)
    return Step(begun.table, (*cleared.records, *turned.records, *begun.records))


def keep_score(table: Table, now: float, by: Member, on: bool) -> Step | None:
    need_owner(table, by)
    return None if on == table.scored else take_step(table, now, ScoreKept(on))


def proper_name(table: Table, name: str, mine: Member | None = None) -> str:
    name = letters.name(name)
    if letters.is_blank(name):
        raise refused("name-empty")
    if letters.is_hiding(name):
        raise refused("name-hiding")
    if len(name) > LONGEST_NAME:
        raise refused("name-too-long", most=LONGEST_NAME)
    for person in (*table.people, *table.away):
        if person.id != mine and letters.are_alike(person.name, name):
            same = person.name.casefold() == name.casefold()
            raise (
                refused("name-taken", name=name)
                if same
                else refused("name-alike", name=person.name)
            )
    return name


def next_member(table: Table) -> Member:
    return Member(table.joined + 1)


def most_seats(table: Table) -> int:
    return need_rules(table).seats.stop - 1


def need_rules(table: Table) -> AnyGame:
    if table.rules is None:
        raise refused("game-absent", game=table.game)
    return table.rules
