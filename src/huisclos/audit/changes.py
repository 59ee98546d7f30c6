"""Change twins: one secret act of a game is replaced by another, or left out where nobody may
notice it; or a line that was said among some is left out. Then the rest of the game is played again
as far as it goes. Who may not learn of the act gets the same messages to the last byte, and the
same answers. This finds leaks by counting."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from huisclos.kernel import Illegal, Seat
from huisclos.tables import Member, Step, Table, wishes
from huisclos.tables.feed import Change, Ear
from huisclos.tables.members import watchers
from huisclos.tables.spoken import SEERS, WATCHERS

from . import says, sent
from .audited import PARTS, Audited, Findings, Leak
from .seated import (
    ComesBack,
    Move,
    Play,
    Says,
    Stride,
    Wishes,
    answer,
    carry_out,
    describe,
    draw_lines,
    sitting_of,
)

STEPS = 20  # moves played again after a change
ASKED = (wishes.AskUndo(), wishes.AnswerUndo(True), wishes.AnswerUndo(False))


@dataclass
class Observer:
    """Somebody who may not learn of the act, listening at both tables."""

    seat: Seat | None  # None: they watch
    here: Ear
    there: Ear


def is_secret(audited: Audited, stride: Stride) -> bool:
    """An act or a line of which not everybody may learn."""
    match stride.move:
        case Play(_, action):
            return type(action) in audited.secrets
        case Says() | Wishes(wish=wishes.PutStamp()):
            return len(readers(stride)) < len(sitting_of(stride.before).players)
        case Wishes(wish=wishes.Bet() | wishes.ChooseEyes()):
            return True
    return False


def readers(stride: Stride) -> frozenset[Seat]:
    """Of a line or of a stamp; of a bet nobody. Who is out and sees all is read by their like
    alone."""
    sitting = sitting_of(stride.before)
    match stride.move:
        case Says(channel=channel) | Wishes(wish=wishes.PutStamp(channel=channel)):
            if channel == WATCHERS:
                return frozenset()
            place = sitting.channels[channel]
            if channel == SEERS:
                return place.readers & sitting.seeing
            return place.readers - sitting.seeing if place.out else place.readers
        case Wishes(member=member):
            seat = sitting.seat(member)
            return frozenset(() if seat is None else (seat,))
    raise AssertionError("that is no line")


def watching(stride: Stride) -> list[Member]:
    """Who watches and may not learn of the act: another's bet, and all that is said or done in the
    game among some; but they read each other."""
    here = sorted(watchers(stride.before))
    match stride.move:
        case Says(channel=channel) | Wishes(wish=wishes.PutStamp(channel=channel)):
            return [] if channel == WATCHERS else here
        case Wishes(member=who):
            return [member for member in here if member != who]
    return here


def is_bet(stride: Stride) -> bool:
    return isinstance(stride.move, Wishes) and isinstance(stride.move.wish, wishes.Bet)


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
    state = sitting_of(first.before).state
    learners: frozenset[Seat] | None
    other: Move | None
    if isinstance(first.move, Play):
        learners = audited.secrets[type(first.move.action)](state, first.move.seat)
        other = replacement(audited, state, first.move, rng)
    else:
        learners, other = readers(first), None
    if learners is None or other is first.move:
        return Findings()
    sitting = sitting_of(first.before)
    blind = [Seat(s) for s in range(sitting.options.seats) if s not in sitting.seeing]
    seats = [seat for seat in blind if seat not in learners]
    members = [*(sitting.players[seat] for seat in seats), *watching(first), None]
    observers = [observer(first.before, member) for member in members]
    change = Changed(audited, seed, first.before, observers, parts, rng)
    change.begin(first, other)
    leak = change.while_an_undo_is_asked_for(first, other)
    leak = leak or change.follow(strides[at : at + STEPS], other)
    return Findings(changes=1, leaks=[leak] if leak else [])


def observer(table: Table, member: Member | None) -> Observer:
    observer = Observer(sitting_of(table).seat(member), Ear(member), Ear(member))
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
    rng: Random
    since: str = ""
    moves: list[str] = field(default_factory=list)

    def begin(self, first: Stride, other: Move | None) -> None:
        game = self.audited.game
        instead = describe(game, other) if other else "nothing"
        self.since = type(sitting_of(first.before).state.phase).__name__
        self.moves.append(f"{describe(game, first.move)} (or {instead})")

    def while_an_undo_is_asked_for(self, first: Stride, other: Move | None) -> Leak | None:
        """The same two acts, had somebody asked just before to take a move back."""
        asker, now = self.rng.choice(self.observers).here.member, first.step.table.at
        if asker is None:
            return None
        try:
            asked = carry_out(first.before, Wishes(asker, wishes.AskUndo()), now).table
            here = carry_out(asked, first.move, now).table
            there = carry_out(asked, other, now).table if other else asked
        except Illegal:
            return None
        for observer in self.observers if here.undo else ():
            parting = self.answers(observer, here, there)
            if parting:
                return self.leak("changes", observer.seat, parting)
        return None

    def follow(self, strides: Sequence[Stride], other: Move | None) -> Leak | None:
        here = strides[0].before
        for number, stride in enumerate(strides):
            if number and isinstance(stride.move, Wishes) and self.is_told_by(stride.move):
                break  # whoever takes back a secret act of theirs, or something else, tells so
            move = other if number == 0 else stride.move
            if number:
                self.moves.append(describe(self.audited.game, stride.move))
            before = self.there
            now = stride.step.table.at
            try:
                step = carry_out(before, move, now) if move else Step(before, ())
            except Illegal as illegal:
                return self.barred(stride, illegal)
            self.there, here = step.table, stride.step.table
            if sitting_of(here).over and is_bet(strides[0]):
                return None  # now they are shown
            change = Change(stride.before, here, now)
            changed = Change(before, self.there, now) if move else None
            steps = ((stride.before, stride.step), (before, step))
            if leak := self.listen(change, changed, steps):
                return leak
            if not self.observers:
                return None
        return self.look(here)

    def is_told_by(self, move: Wishes) -> bool:
        """Whether nobody who may not learn of the act may go by what follows."""
        if isinstance(move.wish, wishes.ChooseEyes) and move.wish.see:
            self.observers = [each for each in self.observers if each.here.member != move.member]
            return not self.observers
        aside = isinstance(move.wish, wishes.Bet | wishes.PutStamp | wishes.ChooseEyes)
        return move.member not in self.unaware and not aside

    @property
    def unaware(self) -> set[Member | None]:
        return {observer.here.member for observer in self.observers}

    def barred(self, stride: Stride, illegal: Illegal) -> Leak | None:
        """The rest cannot be played here. Who asked must not learn by it of the act."""
        sitting = sitting_of(stride.before)
        match stride.move:
            case Play(seat=seat):
                who = sitting.players[seat]
            case ComesBack(member) | Says(member=member) | Wishes(member=member):
                who = member
            case _:
                return None
        if who not in self.unaware:
            return None
        what = f"the answer to {describe(self.audited.game, stride.move)}"
        return self.leak("changes", sitting.seat(who), sent.Parting(what, "yes", str(illegal)))

    def listen(
        self, here: Change, there: Change | None, steps: Sequence[tuple[Table, Step]]
    ) -> Leak | None:
        """`there` is None where nothing was done, so that nothing can be sent."""
        asks = self.rng.choice(self.observers)
        # At the end a board may tell how it came about: who did what, and with which card.
        over = sitting_of(here.after).over and sitting_of(self.there).over
        for observer in [*self.observers]:
            messages = [*observer.here.hear(here)]
            others = [*observer.there.hear(there)] if there else []
            parting = sent.compare(messages, others, self.known)
            if parting is None and observer is asks:
                parting = self.answers(observer, here.after, self.there)
            if parting and not (parting.lawful or (over and not parting.by_note)):
                return self.leak("changes", observer.seat, parting)
            if parting:
                self.observers.remove(observer)
                if wrong := self.misstated(steps):
                    return self.leak("says", observer.seat, wrong)
        return None

    def look(self, here: Table) -> Leak | None:
        """What those get who hear one more line, and those who come in at last: all that was said
        and told is counted anew."""
        for line in draw_lines((here, self.there), self.unaware):
            steps = [(table, carry_out(table, line, here.at)) for table in (here, self.there)]
            one, other = (Change(before, step.table, here.at) for before, step in steps)
            if leak := self.listen(one, other, steps):
                return leak
            here, self.there = (step.table for _, step in steps)
        for observer in self.observers:
            member = observer.here.member
            messages = [*Ear(member).arrive(here, here.at)]
            others = [*Ear(member).arrive(self.there, here.at)]
            if parting := sent.compare(messages, others, ()):
                return self.leak("changes", observer.seat, parting)
        return None

    def misstated(self, steps: Sequence[tuple[Table, Step]]) -> sent.Parting | None:
        """What is known now is said as it may be."""
        if "says" not in self.parts:
            return None
        found = (says.first_in(self.audited, before, step) for before, step in steps)
        for wrong in filter(None, found):
            return sent.Parting(type(wrong.note).__name__, repr(wrong.note), wrong.may_be)
        return None

    def answers(self, observer: Observer, here: Table, there: Table) -> sent.Parting | None:
        member: Member | None = observer.here.member
        if member is None:
            return None
        for wish in ASKED if here.undo else ASKED[:1]:
            one = answer(here, member, wish, observer.here, here.at)
            other = answer(there, member, wish, observer.there, here.at)
            if one != other:
                return sent.Parting(f"the answer to {wish}", *sent.sides(one, other))
        return None

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
