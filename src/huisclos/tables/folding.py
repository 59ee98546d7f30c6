"""A table is a fold over its events, and nothing else.

`fold` trusts its log, so that no rule mended since makes a kept table unreadable. What may be added
to the log is decided in `commands`.
"""

from __future__ import annotations

from msgspec import UnsetType
from msgspec.structs import replace

from huisclos.kernel import put

from . import games, letters, members
from . import interludes as showings
from .bets import Stake, placed
from .deadlines import called, longer, resume, rewind
from .event import (
    BotAdded,
    CallShared,
    Cleared,
    Clocked,
    Closed,
    Committed,
    Configured,
    Copied,
    Dressed,
    EndAnswered,
    EndDropped,
    Ended,
    EndProposed,
    Event,
    Extended,
    EyesChosen,
    GivenBack,
    InterludeOver,
    Joined,
    Left,
    Look,
    Member,
    Moved,
    Muted,
    Opened,
    Owned,
    Paused,
    Played,
    PutAway,
    Record,
    Regrouped,
    Renamed,
    Resumed,
    Retracted,
    Returned,
    Said,
    Salted,
    ScoreKept,
    SeatAsked,
    SeatGiven,
    SeatRefused,
    Seen,
    Settled,
    Skipped,
    SpokenFor,
    Started,
    Supplied,
    SwapAsked,
    Swapped,
    SwapRefused,
    Switched,
    TakenOver,
    TimeCalled,
    UndoAnswered,
    UndoAsked,
    Undone,
    Unmuted,
    Wagered,
    Wondered,
)
from .plies import Ply, move, take_back, trusted
from .spoken import LOBBY, WATCHERS, Remark
from .table import Ending, Mute, Person, Question, SeatWish, Swap, Table, edit, running


def fold(table: Table, record: Record) -> Table:
    return follow(table, record.at, record.event)


def follow(table: Table, at: float, event: Event | Ply) -> Table:
    """As `fold`, for what happens now: a move that came through the gate is worked out already."""
    if isinstance(event, Ply):
        return move(table, at, event)
    if isinstance(event, Played) and not table.unjudged:
        return move(table, at, trusted(running(table), event))
    return happen(replace(table, number=table.number + 1, at=at), event)


def happen(table: Table, event: Event) -> Table:
    """Whatever is not a move that can be judged."""
    if table.unjudged and isinstance(event, games.InPlay):
        return games.pass_over(table, table.unjudged, event)
    match event:
        case Played():
            raise AssertionError("a move is worked out before it happens")
        case Opened(code, game):
            return replace(table, code=code, game=game)
        case Regrouped(friends):
            return replace(table, friends=friends)
        case Committed(secret):  # salts given before it might have been chosen against
            people = tuple(replace(person, salt="") for person in table.people)
            return replace(table, secret=secret, people=people)
        case Joined(member, name, token, salt, machine):
            owner = member if table.owner is None else table.owner
            person = Person(member, name, None, token, salt, table.played, machine)
            table = replace(members.sit_down(table, person), owner=owner)
            return table if machine else members.welcome_back(table, person)
        case BotAdded(member, name, level):
            return members.sit_down(table, Person(member, name, level))
        case Salted(member, salt):
            return members.change(table, member, salt=salt)
        case Renamed(member, name):
            return members.change(table, member, name=name)
        case Dressed(member, face, colour):
            return members.change(table, member, look=Look(face, colour))
        case Moved(member, to):
            others = [person for person in table.people if person.id != member]
            moved = [person for person in table.people if person.id == member]
            return replace(table, people=(*others[:to], *moved, *others[to:]))
        case SwapAsked(by, other):
            return replace(table, swaps=(*table.swaps, Swap(by, other)))
        case SwapRefused(by, other):
            return replace(table, swaps=tuple(s for s in table.swaps if s != Swap(by, other)))
        case Swapped(by, other):
            return members.change_places(table, by, other)
        case Left(member, removed):
            return members.leave(table, member, removed)
        case Returned(member):
            back = tuple(person for person in table.away if person.id == member)
            away = tuple(person for person in table.away if person.id != member)
            return replace(table, people=(*table.people, *back), away=away)
        case SeatAsked(member, seat):
            wish = SeatWish(member, seat)
            return replace(table, asking=(*members.unasked(table, member).asking, wish))
        case SeatRefused(member):
            return members.unasked(table, member)
        case SeatGiven(member, seat):
            return members.take_seat(members.unasked(table, member), member, seat)
        case Owned(member):
            return replace(table, owner=member)
        case Configured(game, options):
            content = table.content if game == table.game else ""
            return replace(table, game=game, options=options, content=content)
        case Supplied(content):
            return replace(table, content=content)
        case CallShared(link):
            return replace(table, call=link)
        case Switched(door, on):
            return replace(table, **{door: on})
        case Started(edition, options, spared, briefed):
            if not table.game:
                raise ValueError("a game that nobody has named begins")
            table = replace(
                members.at_rest(table),
                played=table.played + 1,
                put_away=None,
                talk=table.talk.begin_game(),
            )
            rules = table.rules and table.rules.of_edition(edition)
            if rules is None:
                return replace(table, unjudged=games.unjudged(table, edition))
            sitting = games.begin(table, rules, options, spared)
            told = [showings.BRIEFING] if briefed else []
            return replace(table, sitting=showings.begin(sitting, table.at, told))
        case Copied():  # for who verifies the log
            return table
        case TakenOver(seat, level):
            table = members.settle(table, running(table).players[seat])
            return replace(table, sitting=games.sit_in(running(table), seat, level))
        case GivenBack(seat):
            return edit(table, bots=put(running(table).bots, seat, None))
        case Wondered(by, about):
            question = Question(about, by, table.at)
            return replace(table, questions=(*table.questions, question))
        case Settled(member):
            return members.settle(table, member)
        case Clocked(on):
            return rewind(replace(table, clocks=on))
        case Extended(seconds):
            return edit(table, deadline=longer(running(table).deadline, seconds))
        case Skipped(by):
            return members.done_to(table, "skipped", "", by)
        case TimeCalled(seconds):
            return edit(table, deadline=called(running(table), table.at + seconds))
        case Said(member, channel, text, known, slip, tongues, about, moment):
            who = readers(table, member, channel) if isinstance(known, UnsetType) else known
            quiet = is_slip(table, channel) if isinstance(slip, UnsetType) else slip
            said = () if isinstance(tongues, UnsetType) else tuple(tongues.items())
            line = Remark(
                *(table.number, member, channel, letters.line(text), who, quiet, said),
                about=None if isinstance(about, UnsetType) else about,
                moment=moment or 0,
            )
            return replace(table, talk=table.talk.say(line))
        case EyesChosen(seat, see):
            return games.choose_eyes(table, seat, see)
        case Wagered(member, key, round, answers):
            stake = Stake(member, key, round, answers)
            return edit(table, stakes=placed(running(table).stakes, stake))
        case Seen(seat):
            return replace(table, sitting=showings.see(running(table), seat))
        case InterludeOver():
            return replace(table, sitting=showings.end(running(table), table.at))
        case Paused(member):
            return replace(table, paused=(member, table.at))
        case Resumed():
            return resume(table)
        case UndoAsked(member):
            return replace(table, undo=(member,), undo_since=table.at)
        case UndoAnswered(member, agreed):
            if agreed:
                return replace(table, undo=(*table.undo, member))
            return members.done_to(replace(table, undo=()), "kept", "", member)
        case Undone(back):
            table = replace(table, sitting=take_back(table, back), undo=())
            return members.done_to(table, "undone", "", None)
        case Retracted(back):
            return replace(table, sitting=take_back(table, back))
        case EndProposed(member):
            return replace(table, ending=Ending(member))
        case EndAnswered(member, agreed):
            return replace(table, ending=members.answered(table.ending, member, agreed))
        case EndDropped():
            return replace(table, ending=None)
        case Ended():
            sitting = replace(running(table), ended=True, deadline=None, showing=None)
            return replace(members.at_rest(table), sitting=sitting)
        case Muted(member):
            table = members.done_to(table, "muted", members.name_of(table, member), table.owner)
            return replace(table, muted=(*table.muted, Mute(member)))
        case SpokenFor(by, member):
            return members.speak_for(table, by, member)
        case Unmuted(member, by):
            return members.heard_again(
                members.done_to(table, "unmuted", members.name_of(table, member), by), member
            )
        case Cleared():
            table = replace(table, met=games.remember(table), score=games.score(table))
            return replace(members.at_rest(table), sitting=None, unjudged=None)
        case ScoreKept(on):
            return replace(table, scored=on, score=(), friends=())
        case PutAway():
            return replace(happen(table, Cleared()), put_away=event)
        case Closed():
            return replace(table, closed=True)


def readers(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who reads a line that somebody says now; None: everybody, spectators too."""
    if table.unjudged:  # it may have been a secret
        return (member,)
    sitting = table.sitting
    if sitting is None or channel == LOBBY:
        return None
    if channel == WATCHERS:
        return tuple(sorted(members.watchers(table)))
    seats = sitting.channels[channel].readers
    if len(seats) == len(sitting.players):
        return None
    return tuple(sitting.players[s] for s in sorted(seats))


def is_slip(table: Table, channel: str) -> bool:
    """Whether what is said there now is for screens and not for members."""
    place = table.sitting.channels.get(channel) if table.sitting else None
    return place is not None and place.slips
