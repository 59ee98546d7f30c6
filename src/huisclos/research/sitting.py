"""One game in play without a clock on the wall: whose move it is, and what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec import ValidationError, convert

from huisclos.kernel import (
    CLOCK,
    DEALER,
    AnyGame,
    Illegal,
    Options,
    Outcome,
    Seat,
    TimeUp,
    awaited,
    play,
    players,
    refuse,
)
from huisclos.texts import problem, reason

from .numbers import Numbers

TIME_UP = TimeUp()


class BadOptions(ValueError):
    """Options at which the game cannot be played; says why."""


def whose(game: AnyGame, state: Any, seats: int, last: int = -1) -> Seat | None:
    """Whose move it is; None: the game is over.

    Chance first. Then those for whom play waits, round the table after who moved last: secret
    simultaneous choices are made one after the other, and no view tells in which order. Time is up
    only where play waits for nobody.
    """
    acting = game.to_act(state)
    if not acting:
        return None
    waiting = awaited(game, state)
    if len(waiting) == 1:
        return waiting[0]
    if DEALER in acting:
        return DEALER
    players = [seat for seat in waiting if seat >= 0]
    if players:
        return min(players, key=lambda seat: (seat - last - 1) % seats)
    return CLOCK if CLOCK in acting else acting[0]


def payoffs(outcome: Outcome, seats: int) -> list[float]:
    """A win is worth 1, a loss -1; where nobody wins, nobody loses."""
    if not outcome.winners:
        return [0.0] * seats
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]


class Table:
    """What all games at one table have in common: rules, options, numbers of moves."""

    def __init__(self, game: AnyGame, content: str = "", **options: Any) -> None:
        """Raises BadOptions."""
        self.game, self.content = game, content
        self.options: Options = _options(game, content, options)
        self.seats = self.options.seats
        self.numbers = Numbers(game, self.options, content)

    def sit(self, rng: Random) -> Sitting:
        return Sitting(self, rng)


def _options(game: AnyGame, content: str, given: Mapping[str, Any]) -> Options:
    """Options by name, as values or as texts; without seats those of a usual table."""
    seats = int(given.get("seats") or game.seats_alone)
    if seats not in game.seats:
        raise BadOptions(
            f"{game.name} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
        )
    try:
        options: Options = convert({**given, "seats": seats}, game.options, strict=False)
    except ValidationError as wrong:
        raise BadOptions(f"{game.name}: {wrong}") from wrong
    if refusal := game.refuse_options(options):
        raise BadOptions(reason("en", game, refusal))
    if content and game.refuse_content is None:
        raise BadOptions(f"{game.name} takes no content of one's own")
    if content and game.refuse_content and (found := game.refuse_content(options, content)):
        raise BadOptions(problem("en", game, found))
    # what is left open is fixed as at a table of people
    settled: Options = game.settle(options, frozenset(map(Seat, range(seats))))
    return settled


class Sitting:
    """A game in play. Chance draws from `rng`, and has always moved already."""

    __slots__ = ("_choices", "count", "mover", "rng", "seat", "state", "table")

    def __init__(self, table: Table, rng: Random) -> None:
        self.table, self.rng = table, rng
        self.state = table.game.setup(table.options)
        self.count, self.mover = 0, -1  # moves of players, and who made the last
        self._choices: list[int] | None = None
        self.seat = self._settled()  # whose move it is; None: over

    def choices(self) -> list[int]:
        """The numbers of what may be played now, as whoever plays counts."""
        if self._choices is None:
            assert self.seat is not None, "the game is over"
            self._choices = self.table.numbers.choices(self.state, self.seat)
        return self._choices

    def play(self, number: int) -> None:
        """What is offered is accepted, which is a law of every game; anything else is judged.
        Raises Illegal."""
        seat, table = self.seat, self.table
        assert seat is not None, "the game is over"
        move = table.numbers.move(seat, number)
        if number not in self.choices() and (refusal := refuse(table.game, self.state, seat, move)):
            raise Illegal(refusal)
        self._played(seat, move)
        self.seat = self._settled()

    def together(self, numbers: Mapping[Seat, int]) -> list[Seat]:
        """Choices of all who are waited for, made in an order that chance draws. Returns who came
        too late: another's move ended what they wanted to do."""
        game, late = self.table.game, []
        order = sorted(numbers)
        self.rng.shuffle(order)
        for seat in order:
            move = self.table.numbers.move(seat, numbers[seat])
            if refuse(game, self.state, seat, move) is None:
                self._played(seat, move)
            else:
                late.append(seat)
        self.seat = self._settled()
        return late

    def waiting(self) -> tuple[Seat, ...]:
        """Those for whom play waits: all who choose together."""
        if self.seat is None:
            return ()
        return players(awaited(self.table.game, self.state)) or (self.seat,)

    def payoffs(self) -> list[float]:
        table = self.table
        if self.seat is not None:
            return [0.0] * table.seats
        return payoffs(table.game.outcome(self.state), table.seats)

    def _played(self, seat: Seat, move: Any) -> None:
        self.state = self.table.game.apply(self.state, seat, move)
        self.mover, self.count, self._choices = seat, self.count + 1, None

    def _settled(self) -> Seat | None:
        """Chance moves, and time where play waits for nobody."""
        game, seats = self.table.game, self.table.seats
        while (seat := whose(game, self.state, seats, self.mover)) is not None and seat < 0:
            dealt = seat == DEALER
            move = game.deal(self.state, self.rng, self.table.content) if dealt else TIME_UP
            self.state = play(game, self.state, seat, move)
        return seat
