"""What is true of a game in play, and the boards that are made of it."""

from typing import Literal

from huisclos.kernel import Options, Seat, Story, Value, View

from .notes import Note


class Dealing(Value, frozen=True): ...


class Claiming(Value, frozen=True):
    seat: Seat


class Pointing(Value, frozen=True): ...


class Shown(Value, frozen=True): ...


Phase = Dealing | Claiming | Pointing | Shown
PhaseWord = Literal["dealing", "claiming", "pointing", "shown"]


class State(Value, frozen=True):
    options: Options
    phase: Phase = Dealing()
    numbers: tuple[int, ...] = ()  # each hidden from the other seats
    fingers: tuple[Seat | None, ...] = (None, None, None)  # hidden likewise
    story: Story[Note] = Story()


class Public(Value, frozen=True):
    phase: PhaseWord  # a word: the Phase value itself may hold secrets
    claims: tuple[int, ...]
    awaited: tuple[Seat, ...]


class Private(Value, frozen=True):
    number: int | None


Seen = View[Options, Public, Private]  # all that one seat knows
