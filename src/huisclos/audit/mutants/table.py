"""Leaks of the table itself, whatever is played there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from huisclos.aside import retelling
from huisclos.kernel import AnyGame, Illegal, Interlude, Seat, Title, encode
from huisclos.server import hub
from huisclos.tables import (
    Member,
    Record,
    Step,
    Table,
    branching,
    feed,
    interludes,
    onlookers,
    playback,
    room,
)
from huisclos.tables import sitting as sittings
from huisclos.tables.bets import POINT, BetShown
from huisclos.tables.commands import playing, stamping
from huisclos.tables.commands.step import refused, take_step
from huisclos.tables.event import UndoAnswered, UndoAsked
from huisclos.tables.feed import Change, Ear
from huisclos.tables.folding import readers
from huisclos.tables.members import watchers
from huisclos.tables.news import News
from huisclos.tables.sitting import Scored, Sitting
from huisclos.tables.spoken import SEERS, WATCHERS
from huisclos.tables.telling import Telling, Told
from huisclos.tables.undo import is_open, span
from huisclos.wire.messages import TableListed

from .mutant import Mutant

honest_news = Ear.news
honest_hear = Ear.hear
honest_fresh = Ear._fresh
honest_room = room.room
honest_from_outside = room.from_outside
honest_listing = hub.listing
honest_say = playing.say
honest_ask = playing.ask_undo
honest_answer = playing.answer_undo
honest_apart = sittings.apart
honest_onlooking = onlookers.onlooking
honest_begin = interludes.begin


def counting_events(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    text = honest_news(ear, change, sitting)
    number = b'"heard":%d' % (ear.heard + change.before.number)
    return text and re.sub(rb'"heard":\d+', number, text, count=1)


def a_message_for_every_move(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    text = honest_news(ear, change, sitting)
    return text if text or change.undone else encode(News(ear.heard))


honest_show = Telling.show


def without_blanks(telling: Telling, change: Change, ears: Iterable[Ear]) -> list[Told]:
    told = honest_show(telling, change, ears)
    return [[text.rstrip() for text in texts] for texts in told]


def at_once(telling: Telling, change: Change, ears: Iterable[Ear]) -> list[Told]:
    listening = [*ears]
    if told := honest_show(telling, change, listening):
        return told
    return [ear.hear(change) for ear in listening]


def newcomers_count(ear: Ear, table: Table, now: float, since: int) -> bytes:
    text = honest_fresh(ear, table, now, since)
    return re.sub(rb'"heard":\d+', b'"heard":%d' % table.number, text, count=1)


def all_lines_count(ear: Ear, change: Change) -> list[bytes]:
    said = b'"said":%d' % len([*change.after.talk])
    return [
        re.sub(rb'"said":\d+', said, text, count=1) if b'"type":"Talk"' in text else text
        for text in honest_hear(ear, change)
    ]


def reworded(telling: Callable[[Any, bytes], bytes]) -> tuple[Any, str, Any]:
    """A patch for a game's own mutants: every message told otherwise, given the state."""

    def hear(ear: Ear, change: Change) -> list[bytes]:
        texts, sitting = honest_hear(ear, change), change.after.sitting
        return [telling(sitting.state, text) for text in texts] if sitting else texts

    return Ear, "hear", hear


def with_a_token(table: Table) -> room.Room:
    return replace(honest_room(table), code=table.people[0].token)


def counting_readers(table: Table, now: float, member: Member, channel: str, text: str) -> Step:
    try:
        return honest_say(table, now, member, channel, text)
    except Illegal as illegal:
        place = table.sitting.channels.get(channel) if table.sitting else None
        if place is None or illegal.refusal.key != "talk-closed":
            raise
        raise refused("talk-closed", readers=len(place.readers)) from None


def loud_retraction(table: Table, now: float, member: Member) -> Step:
    """Everybody sees for a moment that somebody wants a move back."""
    step = honest_ask(table, now, member)
    if len(step.records) > 1 or step.table.undo:
        return step
    asked = take_step(table, now, UndoAsked(member))
    return Step(replace(step.table, undo=asked.table.undo), (*asked.records, *step.records))


def not_after_a_secret(table: Table, now: float, member: Member, agreed: bool) -> Step:
    """An undo cannot be agreed to once another has acted in secret."""
    step, sitting = honest_answer(table, now, member, agreed), table.sitting
    answered = any(isinstance(record.event, UndoAnswered) for record in step.records)
    assert sitting is not None and answered
    if sitting.past and not is_open(sitting.game, *span(sitting, 1)):
        raise refused("nothing-to-undo")
    return step


def everybody(ear: Ear, table: Table) -> bool:
    return True


def as_oneself(ear: Ear) -> Any:
    return ear.member


def whole_log(games: dict[str, AnyGame], records: Sequence[Record]) -> list[Record]:
    return [*records]


def counted_room(table: Table) -> TableListed:
    """The room's card counts what has happened at its table."""
    card = honest_listing(table)
    return replace(card, people=card.people + table.number) if card.playing else card


# Leaks only where talk is for some, or a channel tells who is what: a game that has them says so.
COUNTED_LINES = Mutant(
    "lines of others",
    "the number of lines counts those that one may not read",
    "changes",
    patch=(Ear, "hear", all_lines_count),
)
COUNTED_READERS = Mutant(
    "readers",
    "who writes to a closed channel is told how many read it",
    "twins",
    patch=(playing, "say", counting_readers),
)


def heard_by_the_blind(places: Any, seeing: Any) -> Any:
    """Those who are out and stayed blind read what those say who see all."""
    found = honest_apart(places, seeing)
    out = frozenset().union(*(place.readers for place in places.values() if place.out))
    return {**found, SEERS: replace(found[SEERS], readers=out)}


def bets_of_all(table: Table, member: Member | None) -> Any:
    """Everybody is told what is bet."""
    told, sitting = honest_onlooking(table, member), table.sitting
    if sitting is None or sitting.over or member is None:
        return told
    bets = tuple(onlookers.Placed(s.key, s.round, s.answers) for s in sitting.stakes)
    return replace(told or onlookers.NOTHING, bets=bets) if bets else told


def truth_for_the_blind(table: Table, member: Member | None) -> Any:
    """Who is out is told all that happens, whether they chose to see it or not."""
    told, sitting = honest_onlooking(table, member), table.sitting
    return told if told is None or sitting is None else replace(told, truth=sitting.truth)


def open_stamps(table: Table, member: Member, channel: str) -> None:
    """What is stamped among some, all read."""


def watchers_overheard(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who sits first reads what those say who watch."""
    known, sitting = readers(table, member, channel), table.sitting
    if channel != WATCHERS or known is None or sitting is None:
        return known
    return (*known, sitting.players[0])


def overheard_by_watchers(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who watches reads what is said among some."""
    known = readers(table, member, channel)
    return None if known is None else tuple({*known, *watchers(table)})


def as_it_stands(telling: Callable[[room.Room, Table, Sitting], room.Room]) -> tuple[Any, str, Any]:
    """A patch: of a game that is played the room tells something more."""

    def leaky(table: Table) -> room.Room:
        told, sitting = honest_room(table), table.sitting
        return told if sitting is None or sitting.over else telling(told, table, sitting)

    return feed, "room", leaky


def titles_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    """How much each was told in secret."""
    return replace(told, titles=tuple(Title("told", (("count", count),)) for count in sitting.own))


def bets_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    bets = tuple(BetShown(s.member, s.key, s.round, s.answers, None) for s in sitting.stakes)
    return replace(told, bets=bets)


def bets_counted(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    return replace(told, played=told.played + len(sitting.stakes))


def score_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    """A point for who has bet."""
    points = {stake.member: POINT for stake in sitting.stakes}
    scored = Scored(sitting.game.name, tuple(points.items()))
    return replace(told, score=(*table.score, scored)) if points else told


def end_behind_doors(whole: room.Room) -> room.Room:
    outside = honest_from_outside(whole)
    return replace(outside, outcome=whole.outcome, titles=whole.titles, score=whole.score)


def never(sitting: Sitting, back: int) -> bool:
    return False


def any_game(
    games: dict[str, AnyGame], records: Sequence[Record], number: int | None
) -> playback.Chapter:
    """The last game, over or not."""
    return [*playback.chapters(games, records)][-1]


def held_by_the_first(sitting: Sitting) -> int:
    """A number of what only the first player knows."""
    return len(encode(sitting.game.private(sitting.state, Seat(0)))) % 4


def as_long_as_a_secret(sitting: Sitting, at: float, found: Sequence[Interlude]) -> Sitting:
    more = held_by_the_first(sitting)
    longer = [replace(each, seconds=each.seconds + more) for each in found]
    return honest_begin(sitting, at, longer)


def only_for_a_secret(sitting: Sitting, at: float, found: Sequence[Interlude]) -> Sitting:
    return honest_begin(sitting, at, found if held_by_the_first(sitting) % 2 else ())


# Leaks where all look at something before play goes on.
SHOWN = (
    Mutant(
        "length of a moment",
        "what all look at lasts longer by what the first player holds",
        "twins",
        patch=(interludes, "begin", as_long_as_a_secret),
        also=("changes",),
    ),
    Mutant(
        "coming of a moment",
        "whether all look at something depends on what the first player holds",
        "twins",
        patch=(interludes, "begin", only_for_a_secret),
        also=("changes",),
    ),
)
# Leaks where something is said among some, or somebody can be out of a game: a game that has such
# people says so.
ONLOOKERS = (
    Mutant(
        "overheard by watchers",
        "who watches reads what is said among some",
        "changes",
        patch=(playing, "readers", overheard_by_watchers),
    ),
)
# Leaks where who is out is told what the others may not know.
GONE = (
    Mutant(
        "revived",
        "who was out, and has heard what those say who are, plays again by an undo",
        "phones",
        patch=(playing, "revives", never),
    ),
)
# Leaks where one can bet on what comes of a game.
WAGERED = (
    Mutant(
        "bets",
        "the living are told what those bet who are out or watch",
        "changes",
        patch=(feed, "onlooking", bets_of_all),
    ),
    Mutant(
        "bets before the end",
        "the room tells what is bet while the game is played",
        "phones",
        patch=as_it_stands(bets_so_far),
        also=("changes",),
    ),
    Mutant(
        "number of bets",
        "a number of the room counts the bets",
        "changes",
        patch=as_it_stands(bets_counted),
    ),
    Mutant(
        "score before the end",
        "the evening's score tells who has bet while the game is played",
        "phones",
        patch=as_it_stands(score_so_far),
        also=("changes",),
    ),
)
SEEN_APART = (
    Mutant(
        "seers",
        "who is out and blind overhears those who see all",
        "changes",
        patch=(sittings, "apart", heard_by_the_blind),
    ),
    Mutant(
        "truth",
        "who is out and blind is told all that happens",
        "twins",
        patch=(feed, "onlooking", truth_for_the_blind),
        also=("changes",),
    ),
)

# Leaks wherever somebody acts and nobody may notice it.
UNNOTICED = (
    Mutant(
        "number",
        "a listener's number counts what happened besides, other people's secret moves too",
        "changes",
        patch=(Ear, "news", counting_events),
    ),
    Mutant(
        "message",
        "every move sends something to everybody, secret moves too",
        "changes",
        patch=(Ear, "news", a_message_for_every_move),
    ),
    Mutant(
        "newcomer's number",
        "who comes in is told how much has happened, in secret too",
        "changes",
        patch=(Ear, "_fresh", newcomers_count),
    ),
    Mutant(
        "undo refused",
        "an undo cannot be agreed to once another has acted in secret",
        "changes",
        patch=(playing, "answer_undo", not_after_a_secret),
    ),
    Mutant(
        "loud retraction",
        "who takes back what nobody knew of is seen to do it",
        "phones",
        patch=(playing, "ask_undo", loud_retraction),
    ),
)

TABLE = (
    Mutant(
        "log",
        "the log of a game can be had while it is played",
        "doors",
        patch=(retelling, "ended", whole_log),
    ),
    Mutant(
        "knew",
        "what each could know can be had of a game that is played",
        "doors",
        patch=(retelling, "wanted", any_game),
    ),
    Mutant(
        "what if",
        "one can play on from a game that is played, and see what it was dealt",
        "doors",
        patch=(branching, "wanted", any_game),
    ),
    Mutant(
        "stamps",
        "stamps of those who watch, or are out, are seen by all",
        "changes",
        patch=(stamping, "readers", open_stamps),
    ),
    Mutant(
        "watchers overheard",
        "who plays reads what those say who watch",
        "changes",
        patch=(playing, "readers", watchers_overheard),
    ),
    Mutant(
        "titles before the end",
        "people have titles while the game is played, for what they were told in secret",
        "phones",
        patch=as_it_stands(titles_so_far),
        also=("changes", "twins"),
    ),
    Mutant(
        "end behind doors",
        "strangers are told how a game ended that is closed to them",
        "phones",
        patch=(feed, "from_outside", end_behind_doors),
    ),
    Mutant(
        "card of the room",
        "what is said of a room over HTTP counts the moves of its game",
        "doors",
        patch=(hub, "listing", counted_room),
    ),
    Mutant(
        "desk",
        "a desk in the middle of the table hears what its seat is told",
        "phones",
        patch=(Ear, "listener", property(as_oneself)),
    ),
    Mutant(
        "closed table",
        "strangers hear a game that is closed to them",
        "phones",
        patch=(Ear, "welcome", everybody),
    ),
    Mutant(
        "commitment",
        "the room tells the dealer's secret instead of its digest",
        "phones",
        patch=(room, "commitment", str),
    ),
    Mutant(
        "token",
        "the room tells a token with which to sit down as somebody else",
        "phones",
        patch=(feed, "room", with_a_token),
    ),
)

# Of a table where waits are held: who sees packets, and reads none, learns whose they are.
PACKETS = (
    Mutant(
        "length",
        "a message is as long as what it says, which tells whose sheet it is to who sees packets",
        "twins",
        patch=(Telling, "show", without_blanks),
    ),
    Mutant(
        "beat",
        "in a held wait those who learn something are told at once, and the others nothing",
        "twins",
        patch=(Telling, "show", at_once),
    ),
)
