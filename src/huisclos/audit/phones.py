"""All the ears of one table: whoever's they are, they hear what they may. A second phone hears what
the first does, a desk what a spectator does, a stranger at a table closed to them the room alone;
nobody hears before the end what is told there, nor ever what is for the house only."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from huisclos.kernel import Illegal, Seat, encode
from huisclos.tables import Member, Step, Table, wishes
from huisclos.tables.event import Retracted
from huisclos.tables.feed import Change, Ear
from huisclos.tables.luck import commitment
from huisclos.tables.members import watchers

from . import sent
from .seated import Stride, Wishes, carry_out, sitting_of

OFTEN = 8  # one step of so many, somebody comes in anew
AT_THE_END = ("outcome", "secret", "met", "titles", "bets")  # of a room: nothing of it before
OF_THE_GAME = ("outcome", "secret", "titles", "bets", "score", "undoing", "call")  # for no stranger


@dataclass(frozen=True)
class Overheard:
    """What an ear hears and should not, and what it should hear instead."""

    member: Member | None
    what: str
    here: str
    there: str


class Phones:
    """The ears of one member, and those of strangers."""

    def __init__(self, table: Table, rng: Random) -> None:
        self.member = rng.choice((*sitting_of(table).players, *sorted(watchers(table))))
        self.rng = rng
        self.ears = self.pairs(self.member)
        self.stranger = Ear(None)
        for one, other in self.ears:
            for ear in (one, other):
                [*ear.arrive(table, table.at)]
        [*self.stranger.arrive(closed(table), table.at)]

    @staticmethod
    def pairs(member: Member) -> tuple[tuple[Ear, Ear], ...]:
        """Two that hear the same, each."""
        return (Ear(member), Ear(member)), (Ear(member, desk=True), Ear(None))

    def hear(self, before: Table, step: Step) -> Iterator[Overheard]:
        """One step of the table, heard by all of them."""
        after = step.table
        change = Change(before, after, after.at)
        for one, other in self.ears:
            here, there = [*one.hear(change)], [*other.hear(change)]
            yield from self.compared(after, one, here, there)
            if there and other.member is None and is_retraction(step):
                what = "what all hear when somebody takes back what nobody knew of"
                yield Overheard(None, what, sent.short(there[0].decode()), "nothing")
        behind_doors = Change(closed(before), closed(after), after.at)
        yield from self.locked_out([*self.stranger.hear(behind_doors)])
        if self.rng.randrange(OFTEN) == 0:
            for one, other in self.pairs(self.member):
                here, there = ([*ear.arrive(after, after.at)] for ear in (one, other))
                yield from self.compared(after, one, here, there)
            yield from self.locked_out([*Ear(None).arrive(closed(after), after.at)])

    def compared(
        self, table: Table, ear: Ear, here: list[bytes], there: list[bytes]
    ) -> Iterator[Overheard]:
        differ = here != there
        if ear.desk:
            differ = [*less_its_number(here)] != [*less_its_number(there)]
        if differ:
            whose = "a desk, unlike a spectator" if ear.desk else "a second phone"
            what = f"what {whose} hears"
            yield Overheard(ear.member, what, *sent.sides(here, there))
        for message in here:
            yield from told_of_the_house(table, ear.listener, message)
            yield from told_before_the_end(table, ear.listener, message)

    def locked_out(self, messages: list[bytes]) -> Iterator[Overheard]:
        for message in messages:
            if (fields := of_the_room(message)) is None:
                kind = msgspec.json.decode(message)["type"]
                yield Overheard(None, "what a stranger hears at a closed table", kind, "Room")
                continue
            for name in OF_THE_GAME:
                if said := fields.get(name):
                    what = f"the {name} of a game, told to a stranger at a closed table"
                    yield Overheard(None, what, sent.short(said), "not told")


def less_its_number(messages: list[bytes]) -> Iterator[dict[str, Any]]:
    """What a desk hears, less the number of what its seat is asked: it plays for that seat, and
    twins see to it that the number follows from what everybody knows."""
    for message in messages:
        told: dict[str, Any] = msgspec.json.decode(message)
        alone = told.keys() == {"type", "heard", "wait"}
        told.pop("wait", None)
        if not alone:
            yield told


def is_retraction(step: Step) -> bool:
    return any(isinstance(record.event, Retracted) for record in step.records)


def revived(stride: Stride) -> frozenset[Seat]:
    """Who has just left the game, and would be back in it if all agreed to take a move back."""
    gone = sitting_of(stride.step.table).out - sitting_of(stride.before).out
    if not gone:
        return gone
    table = stride.step.table
    for wish in (wishes.AskUndo(), wishes.AnswerUndo(True)):
        for member in sitting_of(table).players:
            try:
                table = carry_out(table, Wishes(member, wish)).table
            except Illegal:
                continue
    return gone - sitting_of(table).out


def closed(table: Table) -> Table:
    return replace(table, watchable=False)


def told_of_the_house(table: Table, member: Member | None, message: bytes) -> Iterator[Overheard]:
    """The dealer's secret until the game is over, tokens and salts at any time; and of what was
    committed to nothing but its digest."""
    text = message.decode()
    kept = {"a token": [p.token for p in table.people], "a salt": [p.salt for p in table.people]}
    if not sitting_of(table).over:
        kept["the dealer's secret"] = [table.secret]
    for what, words in kept.items():
        if any(word and word in text for word in words):
            yield Overheard(member, what, sent.short(text), "not told")
    if '"commitment"' in text:
        said = msgspec.json.decode(message).get("commitment")
        if said is not None and said != (digest := commitment(table.secret)):
            yield Overheard(member, "what was committed to", str(said), digest)


def of_the_room(message: bytes) -> dict[str, Any] | None:
    """What a message says of the room, field by field; None: it is about something else."""
    told: dict[str, Any] = msgspec.json.decode(message)
    match told["type"]:
        case "Room":
            return told
        case "RoomNews":
            fields: dict[str, Any] = told["fields"]
            return fields
    return None


def told_before_the_end(table: Table, member: Member | None, message: bytes) -> Iterator[Overheard]:
    """How the game ended, titles and bets while it is played; and a score of more than the games
    that are over."""
    if sitting_of(table).over or (fields := of_the_room(message)) is None:
        return
    for name in AT_THE_END:
        if said := fields.get(name):
            what = f"the {name} of a game that is played"
            yield Overheard(member, what, sent.short(said), "not told")
    so_far = msgspec.json.decode(encode(table.score))
    if (score := fields.get("score", so_far)) != so_far:
        what = "the evening's score while a game is played"
        yield Overheard(member, what, sent.short(score), sent.short(so_far))
