"""What a seat sees, as numbers: a vector, a sequence of tokens, or the plain view.

An encoder is made for a table; an eye follows one seat of one game. It is told the boards and what
is new, and works out what has changed: notes are counted as they come, and of a board only fields
that are no longer the same. Eyes are given what a view holds and never a state, so they cannot tell
too much.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import compress
from operator import is_not
from typing import Any, Literal, Protocol

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from huisclos.kernel import AnyGame, Options, Seat, View, counted_from
from huisclos.kernel.turning import hints_of

from .leaves import KEPT, Walker, Walkers, parts_of

Kind = Literal["vector", "tokens", "view"]
SIZE = 1024  # places of a vector, and tokens of a sequence
WORDS = 1 << 14  # different tokens; 0 is padding
COUNTED = 4096  # times that a place is lit, and all above
FEW = 256  # values of one field whose places are remembered

LOG: list[float] = np.log1p(np.arange(COUNTED + 1)).astype(np.float32).tolist()


class Eye(Protocol):
    """Follows one seat of one game."""

    def see(self, public: Any, private: Any, news: Iterable[Any]) -> Any:
        """The two boards as they are now, and the notes heard since it last looked."""


class Encoder(Protocol):
    shape: tuple[int, ...] | None  # None: no numbers
    dtype: Any
    high: float

    def eye(self, seat: Seat) -> Eye: ...


def encoder_of(kind: Kind, game: AnyGame, options: Options, size: int = SIZE) -> Encoder:
    """By name."""
    match kind:
        case "vector":
            return Vector(game, options.seats, size)
        case "tokens":
            return Tokens(game, options.seats, size)
        case "view":
            return Plain(options)
    raise ValueError(f"an observation is a vector, tokens or a view, not {kind!r}")


def seen(encoder: Encoder, view: View[Any, Any, Any]) -> Any:
    """A whole view at once."""
    assert view.seat is not None, "spectators have no eye"
    return encoder.eye(view.seat).see(view.public, view.private, view.heard)


class Reading:
    """How the values of a game are walked: boards field by field, notes whole."""

    def __init__(self, game: AnyGame, walkers: Walkers) -> None:
        self.boards = [fields_of(game.board, "board", walkers)]
        self.boards.append(fields_of(game.sheet, "sheet", walkers))
        self.note = walkers.whole(game.note, "note")
        self.me = [walkers.place(f"seat={seat}") for seat in range(walkers.seats)]
        self._notes: list[dict[Any, tuple[int, ...]]] = [{} for _ in self.me]
        # of each seat, board and field: boards say the same again and again
        self.fields: list[list[list[dict[Any, list[int]]]]] = [
            [[{} for _ in walks] for _, walks in self.boards] for _ in self.me
        ]

    def of_note(self, note: Any, me: int) -> tuple[int, ...]:
        """The same is told again and again: it is walked once."""
        known = self._notes[me]
        found = known.get(note)
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            out: list[int] = []
            self.note(note, me, out)
            found = known[note] = tuple(out)
        return found


def fields_of(kind: type[Struct], path: str, walkers: Walkers) -> tuple[Any, list[Walker]]:
    hints = hints_of(kind)
    walks = [walkers.of(hints[name], f"{path}.{name}") for name in kind.__struct_fields__]
    return parts_of(kind), walks


# -- a vector ------------------------------------------------------------------------------------


class Vector:
    """Each thing that is said lights a place which its hash chooses: the logarithm of how often.
    Nothing to declare and nothing to cut; two things may share a place."""

    dtype, high = np.float32, float(LOG[-1])

    def __init__(self, game: AnyGame, seats: int, size: int = SIZE) -> None:
        self.shape: tuple[int, ...] | None = (size,)
        self.size = size
        self.reading = Reading(game, Walkers(seats, size))

    def eye(self, seat: Seat) -> Counting:
        return Counting(self, seat)


class Counting:
    __slots__ = ("_counts", "_fields", "_known", "_lit", "_me", "_reading", "_rows", "_vector")

    def __init__(self, encoder: Vector, seat: Seat) -> None:
        self._reading, self._me = encoder.reading, int(seat)
        self._vector = np.zeros(encoder.size, np.float32)
        self._rows: Any = memoryview(self._vector.data)  # quicker to write to than an array
        self._counts = [0] * encoder.size
        boards = encoder.reading.boards
        self._fields: list[list[Any]] = [[_NOTHING] * len(walks) for _, walks in boards]
        self._lit: list[list[Sequence[int]]] = [[()] * len(walks) for _, walks in boards]
        self._known = encoder.reading.fields[seat]
        self._add((encoder.reading.me[seat],))

    def see(self, public: Any, private: Any, news: Iterable[Any]) -> NDArray[np.float32]:
        reading, me = self._reading, self._me
        for note in news:
            self._add(reading.of_note(note, me))
        for board, (parts, walks), fields, lit, known in zip(
            (public, private), reading.boards, self._fields, self._lit, self._known, strict=True
        ):
            values = parts(board)
            for at in compress(range(len(walks)), map(is_not, values, fields)):
                value, old = values[at], fields[at]
                if value != old:
                    fields[at] = value
                    places = known[at].get(value)
                    if places is None:
                        places = self._walked(walks[at], value, known[at])
                    self._exchange(lit[at], places)
                    lit[at] = places
        return self._vector.copy()

    def _walked(self, walk: Walker, value: Any, known: dict[Any, list[int]]) -> list[int]:
        if len(known) >= FEW:
            known.clear()
        out: list[int] = []
        walk(value, self._me, out)
        known[value] = out
        return out

    def _add(self, places: Sequence[int]) -> None:
        counts, rows = self._counts, self._rows
        for at in places:
            counts[at] = count = counts[at] + 1
            rows[at] = LOG[count] if count < COUNTED else LOG[-1]

    def _exchange(self, old: Sequence[int], new: Sequence[int]) -> None:
        """What stands at the same place in both is left alone."""
        counts, rows = self._counts, self._rows
        for at, to in zip(old, new, strict=False):
            if at != to:
                counts[at] = count = counts[at] - 1
                rows[at] = LOG[count] if count < COUNTED else LOG[-1]
                counts[to] = count = counts[to] + 1
                rows[to] = LOG[count] if count < COUNTED else LOG[-1]
        more = len(new) - len(old)
        if more > 0:
            self._add(new[-more:])
        elif more < 0:
            for at in old[more:]:
                counts[at] = count = counts[at] - 1
                rows[at] = LOG[count] if count < COUNTED else LOG[-1]


_NOTHING = object()


# -- tokens ---------------------------------------------------------------------------------------


class Tokens:
    """The same in order, for a network that reads: sheet and board, then the notes from the latest
    back, cut where the sequence is full; 0 is padding."""

    dtype = np.int32

    def __init__(self, game: AnyGame, seats: int, length: int = SIZE, words: int = WORDS) -> None:
        self.shape: tuple[int, ...] | None = (length,)
        self.length, self.high = length, float(words - 1)
        self.reading = Reading(game, Walkers(seats, words, first=1))

    def eye(self, seat: Seat) -> Writing:
        return Writing(self, seat)


class Writing:
    """Notes are written from the right to the left, so that the latest stands first."""

    __slots__ = ("_encoder", "_me", "_notes", "_start")

    def __init__(self, encoder: Tokens, seat: Seat) -> None:
        self._encoder, self._me = encoder, int(seat)
        self._notes = np.zeros(4 * encoder.length, np.int32)
        self._start = 3 * encoder.length  # past what was told there is always padding

    def see(self, public: Any, private: Any, news: Iterable[Any]) -> NDArray[np.int32]:
        reading, length, me = self._encoder.reading, self._encoder.length, self._me
        for note in news:
            self._write(reading.of_note(note, me)[:length])
        out = [reading.me[me]]
        for board, (parts, walks) in ((private, reading.boards[1]), (public, reading.boards[0])):
            for value, walk in zip(parts(board), walks, strict=True):
                walk(value, me, out)
        head = np.array(out[:length], np.int32)
        rest = self._notes[self._start : self._start + length - len(head)]
        return np.concatenate((head, rest))

    def _write(self, places: tuple[int, ...]) -> None:
        start, length = self._start - len(places), self._encoder.length
        if start < 0:  # the latest are moved to the right end, and the oldest are gone
            self._notes[-2 * length : -length] = self._notes[self._start : self._start + length]
            self._notes[-length:] = 0
            self._start, start = 2 * length, 2 * length - len(places)
        self._notes[start : self._start] = places
        self._start = start


# -- the plain view ------------------------------------------------------------------------------


class Plain:
    """The view itself, as its seat counts the others."""

    dtype, high = object, 0.0

    def __init__(self, options: Options) -> None:
        self.shape: tuple[int, ...] | None = None
        self.options = options

    def eye(self, seat: Seat) -> Looking:
        return Looking(self.options, seat)


class Looking:
    __slots__ = ("_heard", "_options", "_seat")

    def __init__(self, options: Options, seat: Seat) -> None:
        self._options, self._seat = options, seat
        self._heard: list[Any] = []

    def see(self, public: Any, private: Any, news: Iterable[Any]) -> View[Any, Any, Any]:
        seat, seats = self._seat, self._options.seats
        self._heard += [counted_from(seat, seats, note) for note in news]
        board, sheet = (counted_from(seat, seats, one) for one in (public, private))
        return View(seat, self._options, board, sheet, tuple(self._heard))
