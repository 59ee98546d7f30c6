"""Leaks of the table itself, whatever is played there."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from huisclos.aside import retelling
from huisclos.kernel import AnyGame, Illegal, encode
from huisclos.server import hub
from huisclos.tables import Member, Record, Step, Table, branching, feed, playback, room
from huisclos.tables.commands import playing
from huisclos.tables.commands.step import refused, take_step
from huisclos.tables.event import UndoAnswered, UndoAsked
from huisclos.tables.feed import Change, Ear
from huisclos.tables.news import News
from huisclos.tables.sitting import Sitting
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
honest_show = Telling.show


def counting_events(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    text = honest_news(ear, change, sitting)
    number = b'"heard":%d' % (ear.heard + change.before.number)
    return text and re.sub(rb'"heard":\d+', number, text, count=1)


def a_message_for_every_move(ear: Ear, change: Change, sitting: Sitting) -> bytes | None:
    text = honest_news(ear, change, sitting)
    return text if text or change.undone else encode(News(ear.heard))


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


def end_behind_doors(whole: room.Room) -> room.Room:
    outside = honest_from_outside(whole)
    return replace(outside, outcome=whole.outcome, titles=whole.titles, score=whole.score)


def any_game(
    games: dict[str, AnyGame], records: Sequence[Record], number: int | None
) -> playback.Chapter:
    """The last game, over or not."""
    return [*playback.chapters(games, records)][-1]


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
