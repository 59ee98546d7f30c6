"""Resample twins: two worlds that look the same to somebody at the start of a phase, at two real
tables. The same moves and the same luck from there; every byte that the feed yields for that
somebody is compared, and so is all that the table answers them, until a note that may reveal parts
the two."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import NoWorld, Seat, view
from huisclos.kernel import heard as heard_by
from huisclos.tables import Member, Sitting, Step, Table, wishes
from huisclos.tables.feed import Change, Ear
from huisclos.tables.members import watchers
from huisclos.tables.plies import counted

from . import says, sent
from .audited import PARTS, Audited, Findings, Leak
from .packets import Packets
from .seated import (
    Move,
    Play,
    Stride,
    answer,
    carry_out,
    describe,
    draw_move,
    draw_talk,
    refusal,
    sitting_of,
    wishes_about_time,
    wishes_of,
)
from .timetable import Timetable

STEPS = 12  # moves that a pair of worlds is followed


def is_start(stride: Stride) -> bool:
    """A new wait has begun: nobody has acted in it yet."""
    before, after = sitting_of(stride.before), sitting_of(stride.step.table)
    if after.over or before.state is after.state:
        return False
    old, new = before.game.pace(before.state), after.game.pace(after.state)
    if old and new:
        return old.turn != new.turn
    return type(before.state.phase) is not type(after.state.phase)


@dataclass
class Twins:
    """One pair of worlds, and what was done in both since they looked the same."""

    audited: Audited
    seed: str
    seat: Seat | None
    here: Table
    there: Table
    member: Member | None  # whose seat it is; or who watches: somebody, or the table's own screen
    parts: Collection[str] = tuple(PARTS)
    moves: list[str] = field(default_factory=list)
    since: str = ""
    ears: tuple[Ear, Ear] = (Ear(None), Ear(None))
    timetables: tuple[Timetable, ...] = ()
    last: list[tuple[Table, Step]] = field(default_factory=list)  # the last step of each
    packets: list[Packets] = field(default_factory=list)  # for a pair that only watches

    def follow(self, tried: list[Any], rng: Random) -> Leak | None:
        """Plays on in both worlds. `tried`: actions for the seat to try, besides its own."""
        self.ears = here, there = Ear(self.member), Ear(self.member)
        seed = f"{self.seed} {self.seat}"
        self.timetables = Timetable(self.seat, seed), Timetable(self.seat, seed)
        self.since = type(sitting_of(self.here).state.phase).__name__
        self.packets = [] if self.seat is not None else [*map(Packets, self.tables)]
        if leak := self.look(here, there) or self.answers(tried, rng):
            return leak
        while len(self.moves) < STEPS and (move := self.draw(rng)):
            one, other = self.do(move)
            messages, others = [*here.hear(one)], [*there.hear(other)]
            if parting := sent.compare(messages, others, self.reveals, self.opens):
                # At the end the room may tell how it came about: what each is remembered for.
                over = all(sitting_of(table).over for table in self.tables)
                return None if over and not parting.by_note else self.part(parting)
            if leak := self.overseen(move):
                return leak
            if leak := self.answers(tried, rng):
                return leak
        return self.look(Ear(self.member), Ear(self.member))

    def overseen(self, move: Move) -> Leak | None:
        """Who watches and sees everybody's packets: when they come and how long they are; in a held
        wait to whom, too. Elsewhere some are told what others are not, and that is seen."""
        if not self.packets:
            return None
        mover = move.seat if isinstance(move, Play) else None
        steps = zip(self.packets, self.last, strict=False)
        seen = [packets.happen(before, step.table, mover) for packets, (before, step) in steps]
        if not any(packets.telling.held for packets in self.packets):
            both = set.intersection(*({packet.line for packet in each} for each in seen))
            seen = [[packet for packet in each if packet.line in both] for each in seen]
        if seen[0] == seen[1]:
            return None
        one, other = ([*map(tuple, {*mine} - {*its})] for mine, its in (seen, seen[::-1]))
        return self.leak("twins", "the packets", str(sorted(one)), str(sorted(other)))

    def look(self, here: Ear, there: Ear) -> Leak | None:
        """What somebody gets who comes in now."""
        messages = [*here.arrive(self.here, self.here.at)]
        others = [*there.arrive(self.there, self.there.at)]
        return self.part(sent.compare(messages, others, ()))

    @property
    def tables(self) -> tuple[Table, Table]:
        return self.here, self.there

    @property
    def reveals(self) -> set[str]:
        return {kind.__name__ for kind in self.audited.reveals}

    @property
    def opens(self) -> dict[str, Collection[str]]:
        return {kind.__name__: fields for kind, fields in self.audited.opens.items()}

    def draw(self, rng: Random) -> Move | None:
        talk = draw_talk(self.tables, rng) if rng.random() < 0.15 else None
        return talk or draw_move(self.tables, rng)

    def do(self, move: Move) -> tuple[Change, Change]:
        self.moves.append(describe(self.audited.game, move))
        self.last = [(table, carry_out(table, move)) for table in self.tables]
        self.here, self.there = (step.table for _, step in self.last)
        one, other = (Change(before, step.table, self.here.at) for before, step in self.last)
        return one, other

    def answers(self, tried: list[Any], rng: Random) -> Leak | None:
        """When the clock will play, and what the table says to what the seat may try."""
        here, there = map(sitting_of, self.tables)
        if (one := wait(here)) != (other := wait(there)):
            return self.leak("twins", "the clock", one, other)
        if leak := self.timetable():
            return leak
        if self.seat is None or self.member is None:
            return self.numbers(here, there)
        for action in self.trials(tried, rng):
            yes, no = (refusal(table, self.seat, action) for table in self.tables)
            if yes != no:
                what = f"the answer to {self.audited.game.write(action)!r}"
                return self.leak("twins", what, sent.short(yes or "yes"), sent.short(no or "yes"))
        for wish in self.asked_for(rng):
            mine, its = (
                answer(table, self.member, wish, ear, self.here.at)
                for table, ear in zip(self.tables, self.ears, strict=True)
            )
            if mine != its:
                return self.leak("twins", f"the answer to {wish}", *sent.sides(mine, its))
        return None

    def timetable(self) -> Leak | None:
        """Whom the steward asks when, and who answers when, were all others bots."""
        if "timetable" not in self.parts or not self.audited.timed:
            return None
        worlds = zip(self.timetables, self.tables, strict=True)
        one, other = (timetable.follow(table) for timetable, table in worlds)
        if one == other:
            return None
        parting = sent.difference(one, other, "the timetable")
        return self.leak("timetable", parting.what, parting.here, parting.there)

    def numbers(self, here: Sitting, there: Sitting) -> Leak | None:
        """What each seat is asked has a number that desks hear: it follows from what all know."""
        seats = [*map(Seat, range(len(here.players)))]
        mine, its = ([sitting.wait(seat) for seat in seats] for sitting in (here, there))
        if mine != its:
            return self.leak("twins", "the numbers of what seats are asked", str(mine), str(its))
        return None

    def asked_for(self, rng: Random) -> Iterator[wishes.Wish]:
        """To take a move back, one thing of all that can be asked for, and one about time."""
        assert self.member is not None
        yield wishes.AskUndo()
        if self.here.undo:
            yield from (wishes.AnswerUndo(agreed) for agreed in (True, False))
        yield rng.choice([*wishes_of(self.tables, self.member)])
        times = [*wishes_about_time(self.tables)]
        yield times[len(self.moves) % len(times)]

    def trials(self, tried: list[Any], rng: Random) -> dict[Any, None]:
        """What the seat tries, each once: what comes to mind in either world, and what others
        did at other times."""
        assert self.seat is not None
        probes, states = self.audited.probes, (sitting_of(table).state for table in self.tables)
        minds = [action for state in states for action in probes(state, self.seat)]
        return dict.fromkeys((*minds, *rng.sample(tried, min(6, len(tried)))))

    def part(self, parting: sent.Parting | None) -> Leak | None:
        """By a note that may reveal, and says what it may, two worlds part lawfully."""
        if parting is None:
            return None
        if parting.lawful:
            return self.misstated() if "says" in self.parts else None
        part = "reveals" if parting.by_note else "twins"
        if part not in self.parts:
            return None
        return self.leak(part, parting.what, parting.here, parting.there)

    def misstated(self) -> Leak | None:
        for before, step in self.last:
            if wrong := says.first_in(self.audited, before, step):
                what = type(wrong.note).__name__
                return self.leak("says", what, repr(wrong.note), wrong.may_be)
        return None

    def leak(self, part: str, what: str, here: str, there: str) -> Leak:
        options = sitting_of(self.here).options
        name = self.audited.game.name
        moves = tuple(self.moves)
        return Leak(part, name, options, self.seed, self.seat, self.since, moves, what, here, there)


def wait(sitting: Sitting) -> str:
    """How long the present wait lasts at most, and whether it lasts so long in any case."""
    deadline, pace = sitting.deadline, sitting.game.pace(sitting.state)
    ends = f"ends at {deadline.ends:g}, held: {deadline.held}" if deadline else "no end"
    if sitting.showing:
        ends = f"{sitting.showing.interlude.name} until {sitting.showing.ends:g}, then {ends}"
    return f"{ends}; {pace.seconds:g} s" if pace else ends


def another_world(audited: Audited, table: Table, seat: Seat | None, rng: Random) -> Table | None:
    """The same table in a world that this seat cannot tell from the true one. Raises NoWorld.

    None: it is the true one. All that a seat knows is what it has heard: boards follow from it.
    """
    sitting = sitting_of(table)
    seen = view(audited.game, sitting.state, seat)
    world = audited.game.resample(seen, rng)
    if heard_by(audited.game, world, seat) != seen.heard:
        raise NoWorld
    if world == sitting.state:
        return None
    return replace(table, sitting=counted(replace(sitting, state=world, past=())))


def check_twins(
    audited: Audited,
    table: Table,
    seats: list[Seat | None],
    tried: list[Any],
    rng: Random,
    seed: str,
    *,
    parts: Collection[str] = tuple(PARTS),
) -> Findings:
    """A pair of worlds for each of these seats, from this table on."""
    findings = Findings()
    here = replace(table, sitting=replace(sitting_of(table), past=()))
    for seat in seats:
        try:
            there = another_world(audited, table, seat, rng)
        except NoWorld:
            findings.missed += 1
            continue
        if there is None:
            continue
        watching = (None, *sorted(watchers(table)))
        member = rng.choice(watching) if seat is None else sitting_of(table).players[seat]
        twins = Twins(audited, seed, seat, here, there, member, parts)
        leak = twins.follow(tried, rng)
        findings.leaks += [leak] if leak else []
        findings.pairs += bool(twins.moves)
    return findings
