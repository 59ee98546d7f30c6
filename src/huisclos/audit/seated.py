"""A real table with somebody at each seat, and what can be done there: the moves of twins."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from msgspec.structs import asdict

from huisclos.kernel import CLOCK, AnyGame, Illegal, Options, Refusal, Seat, refuse
from huisclos.tables import Member, Sitting, Step, Table
from huisclos.tables.commands import gathering, playing

from .audited import seat_name

LEVEL = "random"  # of the bots that play for the late
TICK = 0.25  # seconds from one move to the next


@dataclass(frozen=True)
class Play:
    seat: Seat
    action: Any


@dataclass(frozen=True)
class TimePasses:
    """Until the clock plays."""


@dataclass(frozen=True)
class ComesBack:
    """Somebody takes their seat back from a bot."""

    member: Member


@dataclass(frozen=True)
class Says:
    member: Member
    channel: str
    text: str


Move = Play | TimePasses | ComesBack | Says


def open_room(game: AnyGame, options: Options, rng: Random) -> Table:
    """A table with somebody at each seat; the game has not begun."""
    settings = asdict(options)
    secret = f"{rng.getrandbits(64):016x}"
    table = gathering.open_table({game.name: game}, 0.0, "CLOS", game.name, settings, secret).table
    for number in range(options.seats):
        table = gathering.join(table, 0.0, f"Player {number}", "", f"salt {number}").table
    return table


def start(table: Table) -> Step:
    assert table.owner is not None
    return gathering.start(table, 0.0, table.owner)


def sitting_of(table: Table) -> Sitting:
    assert table.sitting is not None
    return table.sitting


def carry_out(table: Table, move: Move, now: float | None = None) -> Step:
    """Now, or soon after what happened last. Raises Illegal when the table refuses."""
    now = table.at + TICK if now is None else now
    step: Step | None
    match move:
        case Play(seat, action):
            step = playing.play(table, now, seat, action)
        case TimePasses():
            deadline = sitting_of(table).deadline
            step = playing.time_up(table, max(now, deadline.ends), LEVEL) if deadline else None
        case ComesBack(member):
            step = playing.come_back(table, now, member)
        case Says(member, channel, text):
            step = playing.say(table, now, member, channel, text)
    if step is None:
        raise Illegal(Refusal("not-now"))
    return step


def refusal(table: Table, seat: Seat, action: Any) -> Refusal | None:
    """What the table answers a seat that tries something."""
    sitting = sitting_of(table)
    return refuse(sitting.game, sitting.state, seat, action)


def undo(table: Table, member: Member) -> str:
    """What the table answers a seat that wants its move back."""
    try:
        step = playing.ask_undo(table, table.at + TICK, member)
    except Illegal as illegal:
        return illegal.refusal.key
    return ", ".join(type(record.event).__name__ for record in step.records)


def draw_move(tables: tuple[Table, ...], rng: Random) -> Move | None:
    """Something that can be done at all these tables, or None. Time runs out now and then."""
    sittings = [sitting_of(table) for table in tables]
    game = sittings[0].game
    acting = set.intersection(*({*game.to_act(sitting.state)} for sitting in sittings))
    players = sorted(acting - {CLOCK})
    timed = CLOCK in acting and all(sitting.deadline for sitting in sittings)
    if timed and (not players or rng.random() < 0.1):
        return TimePasses()
    rng.shuffle(players)
    for seat in players:
        if any(sitting.bots[seat] for sitting in sittings):
            return ComesBack(sittings[0].players[seat])
        for _ in range(4):
            state = rng.choice(sittings).state
            action = game.sample(state, seat, rng)
            if not any(refusal(table, seat, action) for table in tables):
                return Play(seat, action)
    return TimePasses() if timed else None


def draw_talk(tables: tuple[Table, ...], rng: Random) -> Says | None:
    """Somebody says something where they may write at all these tables."""
    places = [
        {
            (member, name)
            for name, place in sitting.game.channels(sitting.state).items()
            for member in (sitting.players[seat] for seat in place.writers)
        }
        for sitting in map(sitting_of, tables)
    ]
    open_places = sorted(set.intersection(*places))
    if not open_places:
        return None
    member, channel = rng.choice(open_places)
    return Says(member, channel, f"line {rng.randrange(1000)}")


@dataclass(frozen=True)
class Stride:
    """One move of a game at a table."""

    before: Table
    move: Move
    step: Step


def stroll(table: Table, rng: Random, longest: int) -> Iterator[Stride]:
    """A random game at a table, talk included."""
    for _ in range(longest):
        talk = draw_talk((table,), rng) if rng.random() < 0.05 else None
        move = talk or draw_move((table,), rng)
        if move is None:
            return
        step = carry_out(table, move)
        yield Stride(table, move, step)
        table = step.table


def describe(game: AnyGame, move: Move) -> str:
    match move:
        case Play(seat, action):
            return f"{seat_name(seat)}: {game.write(action)}"
        case TimePasses():
            return "time passes"
        case ComesBack(member):
            return f"member {member} comes back"
        case Says(member, channel, text):
            return f"member {member} says {text!r} to {channel}"
