"""Leaks of what is round a game, whatever is played: those who watch, are out, bet, or look at
something together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from huisclos.kernel import Interlude, Seat, Title, encode
from huisclos.tables import Member, Table, feed, interludes, onlookers, room
from huisclos.tables import sitting as sittings
from huisclos.tables.bets import POINT, BetShown
from huisclos.tables.commands import playing, stamping
from huisclos.tables.folding import readers
from huisclos.tables.members import watchers
from huisclos.tables.sitting import Scored, Sitting
from huisclos.tables.spoken import SEERS, WATCHERS

from .mutant import Mutant

honest_room = room.room
honest_apart = sittings.apart
honest_onlooking = onlookers.onlooking
honest_begin = interludes.begin


def heard_by_the_blind(places: Any, seeing: Any) -> Any:
    """Those who are out and stayed blind read what those say who see all."""
    found = honest_apart(places, seeing)
    out = frozenset().union(*(place.readers for place in places.values() if place.out))
    return {**found, SEERS: replace(found[SEERS], readers=out)}


def bets_of_all(table: Table, member: Member | None) -> Any:
    """Everybody is told what is bet."""
    told, sitting = honest_onlooking(table, member), table.sitting
    if sitting is None or sitting.over or member is None:
        return told
    bets = tuple(onlookers.Placed(s.key, s.round, s.answers) for s in sitting.stakes)
    return replace(told or onlookers.NOTHING, bets=bets) if bets else told


def truth_for_the_blind(table: Table, member: Member | None) -> Any:
    """Who is out is told all that happens, whether they chose to see it or not."""
    told, sitting = honest_onlooking(table, member), table.sitting
    return told if told is None or sitting is None else replace(told, truth=sitting.truth)


def open_stamps(table: Table, member: Member, channel: str) -> None:
    """What is stamped among some, all read."""


def watchers_overheard(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who sits first reads what those say who watch."""
    known, sitting = readers(table, member, channel), table.sitting
    if channel != WATCHERS or known is None or sitting is None:
        return known
    return (*known, sitting.players[0])


def overheard_by_watchers(table: Table, member: Member, channel: str) -> tuple[Member, ...] | None:
    """Who watches reads what is said among some."""
    known = readers(table, member, channel)
    return None if known is None else tuple({*known, *watchers(table)})


def as_it_stands(telling: Callable[[room.Room, Table, Sitting], room.Room]) -> tuple[Any, str, Any]:
    """A patch: of a game that is played the room tells something more."""

    def leaky(table: Table) -> room.Room:
        told, sitting = honest_room(table), table.sitting
        return told if sitting is None or sitting.over else telling(told, table, sitting)

    return feed, "room", leaky


def titles_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    """How much each was told in secret."""
    return replace(told, titles=tuple(Title("told", (("count", count),)) for count in sitting.own))


def bets_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    bets = tuple(BetShown(s.member, s.key, s.round, s.answers, None) for s in sitting.stakes)
    return replace(told, bets=bets)


def bets_counted(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    return replace(told, played=told.played + len(sitting.stakes))


def score_so_far(told: room.Room, table: Table, sitting: Sitting) -> room.Room:
    """A point for who has bet."""
    points = {stake.member: POINT for stake in sitting.stakes}
    scored = Scored(sitting.game.name, tuple(points.items()))
    return replace(told, score=(*table.score, scored)) if points else told


def never(sitting: Sitting, back: int) -> bool:
    return False


def held_by_the_first(sitting: Sitting) -> int:
    """A number of what only the first player knows."""
    return len(encode(sitting.game.private(sitting.state, Seat(0)))) % 4


def as_long_as_a_secret(sitting: Sitting, at: float, found: Sequence[Interlude]) -> Sitting:
    more = held_by_the_first(sitting)
    longer = [replace(each, seconds=each.seconds + more) for each in found]
    return honest_begin(sitting, at, longer)


def only_for_a_secret(sitting: Sitting, at: float, found: Sequence[Interlude]) -> Sitting:
    return honest_begin(sitting, at, found if held_by_the_first(sitting) % 2 else ())


# Leaks where all look at something before play goes on.
SHOWN = (
    Mutant(
        "length of a moment",
        "what all look at lasts longer by what the first player holds",
        "twins",
        patch=(interludes, "begin", as_long_as_a_secret),
        also=("changes",),
    ),
    Mutant(
        "coming of a moment",
        "whether all look at something depends on what the first player holds",
        "twins",
        patch=(interludes, "begin", only_for_a_secret),
        also=("changes",),
    ),
)
# Leaks where something is said among some, or somebody can be out of a game: a game that has such
# people says so.
ONLOOKERS = (
    Mutant(
        "overheard by watchers",
        "who watches reads what is said among some",
        "changes",
        patch=(playing, "readers", overheard_by_watchers),
    ),
)
# Leaks where who is out is told what the others may not know.
GONE = (
    Mutant(
        "revived",
        "who was out, and has heard what those say who are, plays again by an undo",
        "phones",
        patch=(playing, "revives", never),
    ),
)
# Leaks where one can bet on what comes of a game.
WAGERED = (
    Mutant(
        "bets",
        "the living are told what those bet who are out or watch",
        "changes",
        patch=(feed, "onlooking", bets_of_all),
    ),
    Mutant(
        "bets before the end",
        "the room tells what is bet while the game is played",
        "phones",
        patch=as_it_stands(bets_so_far),
        also=("changes",),
    ),
    Mutant(
        "number of bets",
        "a number of the room counts the bets",
        "changes",
        patch=as_it_stands(bets_counted),
    ),
    Mutant(
        "score before the end",
        "the evening's score tells who has bet while the game is played",
        "phones",
        patch=as_it_stands(score_so_far),
        also=("changes",),
    ),
)
SEEN_APART = (
    Mutant(
        "seers",
        "who is out and blind overhears those who see all",
        "changes",
        patch=(sittings, "apart", heard_by_the_blind),
    ),
    Mutant(
        "truth",
        "who is out and blind is told all that happens",
        "twins",
        patch=(feed, "onlooking", truth_for_the_blind),
        also=("changes",),
    ),
)

EVENING = (
    Mutant(
        "stamps",
        "stamps of those who watch, or are out, are seen by all",
        "changes",
        patch=(stamping, "readers", open_stamps),
    ),
    Mutant(
        "watchers overheard",
        "who plays reads what those say who watch",
        "changes",
        patch=(playing, "readers", watchers_overheard),
    ),
    Mutant(
        "titles before the end",
        "people have titles while the game is played, for what they were told in secret",
        "phones",
        patch=as_it_stands(titles_so_far),
        also=("changes", "twins"),
    ),
)
