"""Who is what, from what one seat knows: an exact belief over all the ways to share out the roles.

A world is a side (is my word the disciples' or the infiltrators'?), another word (one near mine,
or one we know nothing of) and the roles of the others. Given side and words the clues of
different players are independent, so the roles are summed over by one pass from the left and one
from the right along the seats, counting infiltrators and journalists.

The pairs of our missions are not looked up here: a person would not know them either.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from huisclos.games.infiltres import content
from huisclos.games.infiltres.model import (
    Briefed,
    Guessed,
    Line,
    Note,
    Options,
    Private,
    Public,
    Role,
    Welcomed,
)
from huisclos.games.infiltres.rules import cast
from huisclos.kernel import Seat, View

from . import words

ROLES = (Role.DISCIPLE, Role.INFILTRATOR, Role.JOURNALIST)
UNKNOWN_WORD = 0.15  # prior of another word that is not near mine

Likelihood = tuple[float, float, float]  # of a player's clues, by role
Table = list[list[float]]  # by infiltrators and journalists counted so far


@dataclass(frozen=True)
class Knowledge:
    """What one seat knows of the mission, in the terms of the tables."""

    seat: Seat
    options: Options
    word: str | None  # mine, folded
    journalist: bool
    anchor: str | None  # the word clues are measured by: mine, or what the clues point at
    roles: dict[Seat, Role]  # of the eliminated
    clues: tuple[tuple[Seat, str], ...]  # those the tables know, folded
    wrong: frozenset[str]  # guesses that were wrong, folded as guesses are


@dataclass(frozen=True)
class World:
    """One side and one other word, with the roles of the others summed over."""

    weight: float
    side: Role
    majority: str | None  # the disciples' word, if it is one of the tables
    roles: dict[Seat, Likelihood]  # probabilities, of those who live


def knowledge(view: View[Public, Private]) -> Knowledge:
    assert view.seat is not None
    assert view.private is not None
    options = next(note.options for note in view.heard if isinstance(note, Welcomed))
    language = options.language
    roles = {gone.seat: gone.role for gone in view.public.out}
    word = content.fold(view.private.word) if view.private.word else None
    clues = tuple(_known(language, view.public.clues))
    anchor = word if word in words.lexicon(language).calls else None
    wrong = frozenset(_wrong(view.heard))
    if anchor is None:
        anchor = next(iter(guesses(language, view.seat, clues, roles, wrong)), None)
    return Knowledge(view.seat, options, word, view.private.journalist, anchor, roles, clues, wrong)


def _known(language: str, lines: Sequence[Line]) -> Iterator[tuple[Seat, str]]:
    for line in lines:
        if clue := words.known(language, line.word):
            yield line.seat, clue


def _wrong(heard: Sequence[Note]) -> Iterator[str]:
    """The wrong guesses of this mission."""
    for note in reversed(heard):
        match note:
            case Briefed():
                return
            case Guessed(_, str(word), right=False):
                yield content.fold_guess(word)


def guesses(
    language: str,
    seat: Seat,
    clues: Sequence[tuple[Seat, str]],
    roles: dict[Seat, Role],
    wrong: frozenset[str],
) -> list[str]:
    """The disciples' word as somebody without a word would have it, best first.

    The clues of those known to be no disciples, and one's own, count for nothing.
    """
    spelling = words.lexicon(language).words
    heard = tuple(
        clue
        for giver, clue in clues
        if giver != seat and roles.get(giver, Role.DISCIPLE) is Role.DISCIPLE
    )
    found = words.likely(language, heard)
    return [word for word, _ in found if content.fold_guess(spelling[word]) not in wrong]


def believe(mind: Knowledge) -> list[World]:
    """All worlds, weighted; the weights add up to 1."""
    language = mind.options.language
    counts = cast(mind.options)
    for role in mind.roles.values():
        counts[role] -= 1
    open_seats = [
        Seat(seat)
        for seat in range(mind.options.seats)
        if seat not in mind.roles and seat != mind.seat
    ]
    sides = [(Role.JOURNALIST, 1.0)] if mind.journalist else _sides(mind, counts)
    fits = _fits(mind, mind.anchor)
    imitation = _imitations(mind)
    worlds = []
    for other, prior in _others(language, mind.anchor, few=mind.options.seats > 10):
        otherwise = _fits(mind, other)
        for side, chance in sides:
            left = dict(counts)
            left[side] -= 1
            swapped = side is Role.INFILTRATOR
            ours, theirs = (otherwise, fits) if swapped else (fits, otherwise)
            given = [(ours[s], theirs[s], imitation[s]) for s in open_seats]
            known = _product(mind, ours, theirs, imitation)
            total, roles = _share_out(given, left[Role.INFILTRATOR], left[Role.JOURNALIST])
            majority = other if swapped else mind.anchor
            shares = dict(zip(open_seats, roles, strict=True))
            worlds.append(World(prior * chance * known * total, side, majority, shares))
    whole = sum(world.weight for world in worlds)
    if not whole:  # nothing fits: better no belief than a wrong one
        return []
    return [World(w.weight / whole, w.side, w.majority, w.roles) for w in worlds if w.weight]


def _sides(mind: Knowledge, counts: dict[Role, int]) -> list[tuple[Role, float]]:
    """My own side before any clue. Who sees their own word guessed wrongly is no disciple."""
    mine = {Role.DISCIPLE: counts[Role.DISCIPLE], Role.INFILTRATOR: counts[Role.INFILTRATOR]}
    if mind.word is not None and any(_same(mind, guess) for guess in mind.wrong):
        mine[Role.DISCIPLE] = 0
    if mind.word not in words.lexicon(mind.options.language).calls:
        mine[Role.INFILTRATOR] = 0  # without a table of my own word I go with the others
    total = sum(mine.values())
    return [(role, count / total) for role, count in mine.items() if count]


def _same(mind: Knowledge, guess: str) -> bool:
    assert mind.word is not None
    return content.fold_guess(mind.word) == guess


def _others(language: str, word: str | None, few: bool) -> list[tuple[str | None, float]]:
    """Words that may be the other one, with their prior."""
    around = words.near(language, word)[: 4 if few else 8] if word else ()
    total = sum(cosine for _, cosine in around)
    if not total:
        return [(None, 1.0)]
    near = [(other, (1 - UNKNOWN_WORD) * cosine / total) for other, cosine in around]
    return [*near, (None, UNKNOWN_WORD)]


def _fits(mind: Knowledge, word: str | None) -> list[float]:
    """By seat, how likely its clues are for a word, against how likely they are for any.

    A missed clue, one said aloud and one that no table has count for nothing.
    """
    language = mind.options.language
    frequency = words.lexicon(language).frequency
    fits = [1.0] * mind.options.seats
    for seat, clue in mind.clues:
        fits[seat] *= words.chance(language, clue, word) / frequency[clue]
    return fits


def _imitations(mind: Knowledge) -> list[float]:
    """The same for a journalist, who knows only the clues before."""
    language = mind.options.language
    frequency = words.lexicon(language).frequency
    fits = [1.0] * mind.options.seats
    before: tuple[str, ...] = ()
    for seat, clue in mind.clues:
        fits[seat] *= words.imitated(language, clue, before) / frequency[clue]
        before = (*before, clue)
    return fits


def _product(
    mind: Knowledge, ours: list[float], theirs: list[float], imitation: list[float]
) -> float:
    """How well the clues of the eliminated go with their roles."""
    by_role = {Role.DISCIPLE: ours, Role.INFILTRATOR: theirs, Role.JOURNALIST: imitation}
    return math.prod(by_role[role][seat] for seat, role in mind.roles.items())


def _share_out(
    given: Sequence[Likelihood], infiltrators: int, journalists: int
) -> tuple[float, list[Likelihood]]:
    """The likelihood of all ways to share out so many roles, and each player's probabilities."""
    if infiltrators < 0 or journalists < 0 or infiltrators + journalists > len(given):
        return 0.0, [(0.0, 0.0, 0.0)] * len(given)
    left = _count(given, infiltrators, journalists)
    right = _count(given[::-1], infiltrators, journalists)[::-1]
    total = left[-1][infiltrators][journalists]
    if not total:
        return 0.0, [(0.0, 0.0, 0.0)] * len(given)
    roles = []
    for at, likelihood in enumerate(given):
        by_role = [
            sum(
                left[at][i][j] * right[at + 1][infiltrators - i - di][journalists - j - dj]
                for i in range(infiltrators + 1 - di)
                for j in range(journalists + 1 - dj)
            )
            for di, dj in ((0, 0), (1, 0), (0, 1))
        ]
        disciple, infiltrator, journalist = (
            one * ways / total for one, ways in zip(likelihood, by_role, strict=True)
        )
        roles.append((disciple, infiltrator, journalist))
    return total, roles


def _count(given: Sequence[Likelihood], infiltrators: int, journalists: int) -> list[Table]:
    """After each player: the likelihood of having met so many infiltrators and journalists."""
    table = [[0.0] * (journalists + 1) for _ in range(infiltrators + 1)]
    table[0][0] = 1.0
    tables = [table]
    for disciple, infiltrator, journalist in given:
        table = [
            [
                table[i][j] * disciple
                + (table[i - 1][j] * infiltrator if i else 0.0)
                + (table[i][j - 1] * journalist if j else 0.0)
                for j in range(journalists + 1)
            ]
            for i in range(infiltrators + 1)
        ]
        tables.append(table)
    return tables
