"""A real table with somebody at each seat, and what can be done there: the moves of twins."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from copy import copy
from dataclasses import dataclass
from random import Random
from typing import Any, get_args

from msgspec.structs import asdict

from huisclos.kernel import CLOCK, AnyGame, Illegal, Options, Refusal, Seat, encode, refuse
from huisclos.tables import LOBBY, Member, Sitting, Step, Table, onlookers, wishes
from huisclos.tables.commands import carrying, gathering, playing
from huisclos.tables.feed import Change, Ear
from huisclos.tables.members import watchers
from huisclos.tables.spoken import WATCHERS

from .audited import seat_name

LEVEL = "random"  # of the bots that sit in
LEVELS = (LEVEL,)
NEXT = "the secret of the next deals"
ONLOOKING = 0.15  # of a game's steps so many, less those of talk, are for who is out
TICK = 0.25  # seconds from one move to the next
WATCHING = 2  # people who come in once it has begun: one bets, and the other may not learn of it


@dataclass(frozen=True)
class Play:
    seat: Seat
    action: Any


@dataclass(frozen=True)
class TimePasses:
    """Until the clock plays, or what all look at is over."""


@dataclass(frozen=True)
class ComesBack:
    """Somebody takes their seat back from a bot."""

    member: Member


@dataclass(frozen=True)
class Says:
    member: Member
    channel: str
    text: str


@dataclass(frozen=True)
class Wishes:
    """Somebody asks the table for something else: to take a move back, to pause."""

    member: Member
    wish: wishes.Wish


Move = Play | TimePasses | ComesBack | Says | Wishes


def open_room(game: AnyGame, options: Options, rng: Random) -> Table:
    """A table with somebody at each seat; the game has not begun."""
    return gather(game, options, rng)[-1].table


def gather(game: AnyGame, options: Options, rng: Random) -> list[Step]:
    """The steps to it."""
    settings = asdict(options)
    secret = f"{rng.getrandbits(64):016x}"
    opened = gathering.open_table({game.name: game}, 0.0, "CLOS", game.name, settings, secret)
    steps = [opened]
    for number in range(options.seats):
        token, salt = (f"{rng.getrandbits(64):016x}" for _ in range(2))
        steps.append(gathering.join(steps[-1].table, 0.0, f"Player {number}", token, salt))
    return steps


def start(table: Table) -> Step:
    """The game begins, and some come in who watch it, if there is room for them."""
    assert table.owner is not None
    step = gathering.start(table, 0.0, table.owner)
    for number in range(min(WATCHING, gathering.MOST_PEOPLE - len(table.people))):
        joined = gathering.join(step.table, 0.0, f"Watcher {number}", f"watcher's token {number}")
        step = Step(joined.table, (*step.records, *joined.records))
    return step


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
            sitting = sitting_of(table)
            due = sitting.showing or sitting.deadline
            step = playing.time_up(table, max(now, due.ends)) if due else None
        case ComesBack(member):
            step = playing.come_back(table, now, member)
        case Says(member, channel, text):
            step = playing.say(table, now, member, channel, text)
        case Wishes(member, wish):
            step = carrying.carry_out(table, now, member, wish, LEVELS, lambda: NEXT)
    if step is None:
        raise Illegal(Refusal("not-now"))
    return step


def refusal(table: Table, seat: Seat, action: Any) -> Refusal | None:
    """What the table answers a seat that tries something."""
    sitting = sitting_of(table)
    return refuse(sitting.game, sitting.state, seat, action)


def answer(
    table: Table, member: Member, wish: wishes.Wish, ear: Ear, now: float
) -> tuple[bytes, ...]:
    """What somebody with this ear gets who asks the table for something: a refusal, or what they
    hear once it is done."""
    try:
        step = carry_out(table, Wishes(member, wish), now)
    except Illegal as illegal:
        return (encode(illegal.refusal),)
    return tuple(copy(ear).hear(Change(table, step.table, now)))


def wishes_of(tables: tuple[Table, ...], member: Member) -> Iterator[wishes.Wish]:
    """Everything else that somebody at these tables could ask for, allowed or not."""
    yield from (wishes.Pause(), wishes.Resume(), wishes.Back(), wishes.Leave(), wishes.Start())
    yield from (wishes.PlayAgain(), wishes.NextGame(), wishes.KeepScore(False))
    yield from (wishes.Rename("Somebody else"), wishes.Salt("salt"))
    yield from (wishes.AddBot(), wishes.Supply(""), wishes.Switch("locked", True))
    others = sitting_of(tables[0]).players
    yield from (wishes.Configure(tables[0].game, {}), wishes.Remove(others[0]))
    yield from (wishes.Move(others[-1], 0), wishes.HandOver(others[-1]))
    places = dict.fromkeys(name for table in tables for name in sitting_of(table).channels)
    yield from (wishes.Say(name, "line") for name in (*places, LOBBY, "nowhere"))
    yield wishes.Say(LOBBY, "")
    yield wishes.Seen()
    about = next(each for each in range(len(others)) if others[each] != member)
    yield from (wishes.PutStamp(name, about, "ha") for name in (*places, "nowhere"))
    out = [sitting_of(table).seat(member) in sitting_of(table).out for table in tables]
    if not any(out):  # who is out is shown all, if they want it
        yield from (wishes.ChooseEyes(True), wishes.Bet("mutant", 1, ("0",)))


def wishes_about_time(tables: tuple[Table, ...]) -> Iterator[wishes.Wish]:
    """And of those that are here, and of clocks."""
    yield from (wishes.AddMinute(), wishes.RunClocks(False), wishes.Touch(), wishes.SitOut())
    if all(sitting_of(table).deadline for table in tables):  # else it is a move, which may reveal
        yield wishes.CallTime()
    if not all(map(may_skip, tables)):  # where all may, it is the clock's move
        yield wishes.Skip()
    yield from map(wishes.Wonder, sitting_of(tables[0]).players)


def may_skip(table: Table) -> bool:
    if table.owner is None:
        return False
    try:
        carry_out(table, Wishes(table.owner, wishes.Skip()))
    except Illegal:
        return False
    return True


def draw_move(tables: tuple[Table, ...], rng: Random) -> Move | None:
    """Something that can be done at all these tables, or None. Time runs out now and then."""
    sittings = [sitting_of(table) for table in tables]
    game = sittings[0].game
    if all(sitting.stopped for sitting in sittings):
        one = Wishes(rng.choice(sittings[0].players), wishes.Seen())
        return one if rng.random() < 0.3 and not is_seen_by(one.member, sittings) else TimePasses()
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


def is_seen_by(member: Member, sittings: list[Sitting]) -> bool:
    """Whether they have said so at one of these tables."""
    showings = [sitting.showing for sitting in sittings]
    return any(each and sittings[0].seat(member) in each.seen for each in showings)


def draw_talk(tables: tuple[Table, ...], rng: Random) -> Says | None:
    """Somebody says something where they may write at all these tables."""
    places = open_places(tables)
    if not places:
        return None
    member, channel = rng.choice(places)
    return Says(member, channel, f"line {rng.randrange(1000)}")


def open_places(tables: tuple[Table, ...]) -> list[tuple[Member, str]]:
    """Who may write where at all these tables."""
    places = [
        {
            (member, name)
            for name, place in sitting.channels.items()
            for member in (sitting.players[seat] for seat in place.writers)
        }
        | {(member, WATCHERS) for member in watchers(table)}
        for table, sitting in zip(tables, map(sitting_of, tables), strict=True)
    ]
    return sorted(set.intersection(*places))


def draw_lines(tables: tuple[Table, ...], members: Collection[Member | None]) -> Iterator[Says]:
    """A line in each place where one of these may write at all these tables."""
    writers = {name: member for member, name in open_places(tables) if member in members}
    for name, member in writers.items():
        yield Says(member, name, "a last line")


def draw_wish(table: Table, rng: Random) -> Wishes | None:
    """Somebody wants a move back, answers who does, or stops the game for a while."""
    member = rng.choice(sitting_of(table).players)
    if table.paused:
        return Wishes(member, wishes.Resume())
    asks = wishes.AnswerUndo(rng.random() < 0.5) if table.undo else wishes.AskUndo()
    wish = Wishes(member, wishes.Pause() if rng.random() < 0.2 else asks)
    try:
        carry_out(table, wish)
    except Illegal:
        return None
    return wish


def draw_onlooker(table: Table, rng: Random) -> Wishes | None:
    """Somebody who is out or watches bets, chooses whether to see all, or answers with a stamp; or
    somebody who plays does, where people may."""
    sitting = sitting_of(table)
    seats, players = [*map(Seat, range(len(sitting.players)))], sitting.players
    watching = sorted(watchers(table))
    wanted: list[tuple[Member, wishes.Wish]] = []
    for member in (*(players[seat] for seat in sorted(sitting.out)), *watching):
        for wager in onlookers.wagers(sitting, member):
            named = (rng.choice([*map(str, wager.seats), *wager.words]),)
            wanted.append((member, wishes.Bet(wager.key, wager.round, named)))
        if onlookers.eyes(table, sitting, member) == "asked":
            wanted.append((member, wishes.ChooseEyes(rng.random() < 0.5)))
    for name, place in sitting.channels.items():
        if place.stamps:
            wanted += [(players[by], stamp(name, seats, rng)) for by in sorted(place.writers)]
    wanted += [(member, stamp(WATCHERS, seats, rng)) for member in watching]
    if (open_talk := sitting.stamping) is not None:
        where, about = open_talk.channel, open_talk.about
        wanted += [(players[by], stamp(where, about, rng)) for by in open_talk.by]
    if not wanted:
        return None
    drawn = Wishes(*rng.choice(wanted))
    try:
        carry_out(table, drawn)
    except Illegal:
        return None
    return drawn


def stamp(channel: str, about: Sequence[Seat], rng: Random) -> wishes.PutStamp:
    return wishes.PutStamp(channel, rng.choice(about), rng.choice(get_args(wishes.Stamp)))


@dataclass(frozen=True)
class Stride:
    """One move of a game at a table."""

    before: Table
    move: Move
    step: Step


def stroll(table: Table, rng: Random, longest: int) -> Iterator[Stride]:
    """A random game at a table, talk included."""
    for _ in range(longest):
        chance = rng.random()
        talk = draw_talk((table,), rng) if chance < 0.05 else None
        wish = draw_wish(table, rng) if chance > 0.95 or table.paused else None
        aside = draw_onlooker(table, rng) if 0.05 <= chance < ONLOOKING else None
        move = talk or wish or aside or draw_move((table,), rng)
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
        case Wishes(member, wish):
            return f"member {member} wants {wish}"
