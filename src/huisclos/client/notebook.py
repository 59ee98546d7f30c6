"""What one person has been told of a table, kept as messages come; no line, no screen."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UnsetType

from huisclos import shelf
from huisclos.kernel import Refusal, Seat
from huisclos.tables import Member
from huisclos.tables.boards import followed
from huisclos.tables.news import Clock, Earlier, Fresh, News, Sheet, Shown, Talk, Utterance
from huisclos.tables.onlookers import Onlooking
from huisclos.tables.room import Room, RoomNews, changed_people
from huisclos.wire.messages import (
    AtTheDoor,
    ComeAndGone,
    Done,
    Echo,
    Gone,
    Here,
    Knock,
    Refused,
    ToClient,
    Welcome,
)


class Notebook:
    def __init__(self) -> None:
        self.member: Member | None = None
        self.room: Room | None = None
        self.here: tuple[Member, ...] = ()
        self.quiet: tuple[Member, ...] = ()  # of them, who has not touched their phone for long
        self.scan = False  # codes typed near this table are refused
        self.door: tuple[Knock, ...] = ()  # who knocks: of the owner's, or ourselves
        self.public: Any = None  # the game's own types, as are
        self.sheet: Sheet | None = None
        self.notes: list[Any] = []
        self.names: list[str] = []  # by seat, in the game that the notes are of
        self.talk: list[Utterance] = []  # as it came
        self.said = 0
        self.known, self.oldest = 0, 1  # between these two lines some were missed; of them
        self.earlier: list[Utterance] = []  # those that were asked for
        self.clock: Clock | None = None
        self.interlude: Shown | None = None  # what all look at
        self.aside: Onlooking | None = None  # what we have to do who are out or watch
        self.wait = 0  # the number of what our seat is asked
        self.played = 0  # the number of the game that the notes are of
        self.refusals: list[Refusal] = []
        self.gone: Refusal | None = None
        self.changes = 0  # messages heard

    @property
    def seat(self) -> Seat | None:
        seats = self.room.seats if self.room else ()
        found = (Seat(s) for s, seated in enumerate(seats) if seated.member == self.member)
        return next(found, None) if self.member is not None else None

    @property
    def awaited(self) -> bool:
        """Whether play waits for our seat, as far as all may know."""
        return bool(self.sheet and self.sheet.may_act and self.seat in self.public.awaited)

    @property
    def over(self) -> bool:
        """Whether the game of this room has ended."""
        return self.room is not None and self.room.over

    @property
    def missed(self) -> int:
        """How many lines of talk we could read and were not told."""
        return self.oldest - self.known - 1

    def write_down(self, message: ToClient) -> None:
        self.changes += 1
        match message:
            case Welcome(member):
                self.member = member
            case Room():
                self._enter(message)
            case RoomNews(fields, _, _, options):
                assert self.room is not None
                people = msgspec.to_builtins(changed_people(self.room.people, message))
                changed = {"people": people, "options": self.room.options | options, **fields}
                self._enter(msgspec.convert(msgspec.to_builtins(self.room) | changed, Room))
            case AtTheDoor(knocks):
                self.door = knocks
            case Here(members, scan, quiet):
                self.here, self.scan, self.quiet = members, scan, quiet
            case ComeAndGone(come, gone, scan, quiet):
                self.here = tuple(sorted({*self.here, *come} - {*gone}))
                self.scan, self.quiet = scan, quiet
            case Fresh():
                self._refresh(message)
            case News():
                self._update(message)
            case Talk(said, lines):
                first = said + 1 - sum(not line.slip for line in lines)
                if first > self.said + 1:
                    self.known, self.oldest, self.earlier = self.said, first, []
                self.said = said
                self.talk += lines
            case Earlier(first, lines):
                new = max(first, self.known + 1)
                self.oldest, self.earlier = new, [*lines[new - first :], *self.earlier]
            case Onlooking():
                self.aside = message
            case Refused(reason):
                self.refusals.append(reason)
            case Gone(reason, again):
                if not again:
                    self.gone = reason
            case Done() | Echo():
                pass

    def _enter(self, room: Room) -> None:
        if not room.seats or (self.room and self.room.played != room.played):
            self.public = self.sheet = None
        self.room = room
        if room.seats:
            self.names = [seated.name for seated in room.seats]

    def _refresh(self, message: Fresh) -> None:
        assert self.room is not None
        notes = self._notes(message.notes)
        kept = message.heard - len(notes)
        self.notes = [*self.notes[:kept], *notes]
        self.played, self.clock = self.room.played, message.clock
        self.interlude = message.interlude
        self.wait = message.wait or 0
        self.public = msgspec.convert(message.public, self._game.board)
        self.sheet = self._typed(message.sheet) if message.sheet else None

    def _update(self, message: News) -> None:
        self.notes += self._notes(message.notes)
        assert len(self.notes) == message.heard, "a note was lost on the way"
        if message.public is not None:
            self.public = msgspec.convert(message.public, self._game.board)
        if message.board is not None:
            board = followed(msgspec.to_builtins(self.public), message.board)
            self.public = msgspec.convert(board, self._game.board)
        if message.sheet is not None:
            self.sheet = self._typed(message.sheet)
        if not isinstance(message.interlude, UnsetType):
            self.interlude = message.interlude
        if message.wait is not None:
            self.wait = message.wait
        if message.talk is not None:
            self.write_down(message.talk)
        if message.clock is not msgspec.UNSET:
            self.clock = message.clock

    @property
    def _game(self) -> Any:
        assert self.room is not None
        return shelf.game(self.room.game)

    def _notes(self, notes: tuple[Any, ...]) -> list[Any]:
        return msgspec.convert(list(notes), list[self._game.note])  # type: ignore[name-defined]

    def _typed(self, sheet: Sheet) -> Sheet:
        game = self._game
        moves = msgspec.convert(list(sheet.moves), tuple[game.action, ...])  # type: ignore[name-defined]
        private = msgspec.convert(sheet.private, game.sheet)
        return Sheet(private, sheet.may_act, moves, sheet.channels, sheet.stood_in)
