"""Change twins: one secret act of a game is replaced by another, or left out where nobody may
notice it; then the rest of the game is played again as far as it goes. Who may not learn of the
act gets the same messages to the last byte, and the same answers. This finds leaks by counting."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from huisclos.kernel import Illegal, Seat
from huisclos.tables import Member, Step, Table
from huisclos.tables.feed import Change, Ear

from . import says, sent
from .audited import PARTS, Audited, Findings, Leak
from .seated import Play, Stride, carry_out, describe, sitting_of, undo

STEPS = 20  # moves played again after a change


@dataclass
class Observer:
    """Somebody who may not learn of the act, listening at both tables."""

    seat: Seat | None
    here: Ear
    there: Ear


def check_change(
    audited: Audited,
    strides: Sequence[Stride],
    at: int,
    rng: Random,
    seed: str,
    *,
    parts: Collection[str] = tuple(PARTS),
) -> Findings:
    """Replaces the secret act of `strides[at]`."""
    first = strides[at]
    assert isinstance(first.move, Play)
    state, seat = sitting_of(first.before).state, first.move.seat
    learners = audited.secrets[type(first.move.action)](state, seat)
    other = replacement(audited, state, first.move, rng)
    if learners is None or other is first.move:
        return Findings()
    seats = [Seat(s) for s in range(sitting_of(first.before).options.seats) if s not in learners]
    observers = [observer(first.before, s) for s in seats]
    change = Changed(audited, seed, first.before, observers, parts)
    change.observers.append(observer(first.before, None))
    change.begin(first, other)
    leak = change.follow(strides[at : at + STEPS], other)
    return Findings(changes=1, leaks=[leak] if leak else [])


def observer(table: Table, seat: Seat | None) -> Observer:
    member = None if seat is None else sitting_of(table).players[seat]
    observer = Observer(seat, Ear(member), Ear(member))
    assert [*observer.here.arrive(table, table.at)] == [*observer.there.arrive(table, table.at)]
    return observer


def replacement(audited: Audited, state: Any, move: Play, rng: Random) -> Play | None:
    """Another secret move instead of one; None: no move at all. The same move: there is none."""
    unnoticed = audited.unnoticed.get(type(move.action))
    if unnoticed and unnoticed(state, move.seat) and rng.random() < 0.5:
        return None
    kind = type(move.action)  # another choice, not another kind of act, which others may see
    listed = [
        action
        for action in audited.game.moves(state, move.seat)
        if type(action) is kind and action != move.action
    ]
    return Play(move.seat, rng.choice(listed)) if listed else move


@dataclass
class Changed:
    """A game, and the same game but for one secret act."""

    audited: Audited
    seed: str
    there: Table
    observers: list[Observer]
    parts: Collection[str]
    since: str = ""
    moves: list[str] = field(default_factory=list)

    def begin(self, first: Stride, other: Play | None) -> None:
        game = self.audited.game
        instead = describe(game, other) if other else "nothing"
        self.since = type(sitting_of(first.before).state.phase).__name__
        self.moves.append(f"{describe(game, first.move)} (or {instead})")

    def follow(self, strides: Sequence[Stride], other: Play | None) -> Leak | None:
        for number, stride in enumerate(strides):
            move = other if number == 0 else stride.move
            if number:
                self.moves.append(describe(self.audited.game, stride.move))
            before = self.there
            now = stride.step.table.at
            try:
                step = carry_out(before, move, now) if move else Step(before, ())
            except Illegal:
                return None  # the rest cannot be played here
            self.there = step.table
            here = Change(stride.before, stride.step.table, now)
            there = Change(before, self.there, now) if move else None
            steps = ((stride.before, stride.step), (before, step))
            if leak := self.listen(here, there, steps):
                return leak
            if not self.observers:
                return None
        return None

    def listen(
        self, here: Change, there: Change | None, steps: Sequence[tuple[Table, Step]]
    ) -> Leak | None:
        """`there` is None where nothing was done, so that nothing can be sent."""
        for observer in [*self.observers]:
            messages = [*observer.here.hear(here)]
            others = [*observer.there.hear(there)] if there else []
            parting = sent.compare(messages, others, self.known)
            if parting is None:
                parting = self.answers(observer.here.member, here.after)
            if parting and not parting.lawful:
                return self.leak("changes", observer.seat, parting)
            if parting:
                self.observers.remove(observer)
                if wrong := self.misstated(steps):
                    return self.leak("says", observer.seat, wrong)
        return None

    def misstated(self, steps: Sequence[tuple[Table, Step]]) -> sent.Parting | None:
        """What is known now is said as it may be."""
        if "says" not in self.parts:
            return None
        found = (says.first_in(self.audited, before, step) for before, step in steps)
        for wrong in filter(None, found):
            return sent.Parting(type(wrong.note).__name__, repr(wrong.note), wrong.may_be)
        return None

    def answers(self, member: Member | None, here: Table) -> sent.Parting | None:
        if member is None:
            return None
        one, other = undo(here, member), undo(self.there, member)
        return None if one == other else sent.Parting("the answer to an undo", one, other)

    @property
    def known(self) -> set[str]:
        return {kind.__name__ for kind in (*self.audited.reveals, *self.audited.settles)}

    def leak(self, part: str, seat: Seat | None, parting: sent.Parting) -> Leak:
        name, options = self.audited.game.name, sitting_of(self.there).options
        moves = tuple(self.moves)
        return Leak(
            part,
            name,
            options,
            self.seed,
            seat,
            self.since,
            moves,
            parting.what,
            parting.here,
            parting.there,
        )
