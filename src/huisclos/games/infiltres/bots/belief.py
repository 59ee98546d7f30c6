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
from dataclasses import dataclass, replace
from functools import cached_property

from huisclos.kernel import Seat

from .. import content, notes
from ..nouns import Line, Options, Role, cast
from ..rules import MISSED
from ..state import Seen
from . import words

ROLES = (Role.DISCIPLE, Role.INFILTRATOR, Role.JOURNALIST)
SOFT = 0.6  # the power of what clues say: those of one player have more in common than we know
STRANGE = 2.0  # how much likelier who has a word gives a clue that no table has
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
    spared: Seat | None  # a seat that is no journalist by the options of the table
    anchor: str | None  # the word clues are measured by: mine, or what the clues point at
    roles: dict[Seat, Role]  # of the eliminated
    clues: tuple[tuple[Seat, str], ...]  # those the tables know, folded
    strange: tuple[Seat, ...]  # who gave a clue that they do not know, once for each
    telling: tuple[str, ...]  # of the clues, those that point at the disciples' word
    wrong: frozenset[str]  # guesses that were wrong, as they were written


@dataclass(frozen=True)
class World:
    """One side and one other word, with the roles of the others summed over."""

    weight: float
    side: Role
    majority: str | None  # the disciples' word, if it is one of the tables
    others: tuple[Seat, ...]  # those whose roles are not known
    given: tuple[Likelihood, ...]  # theirs
    left: tuple[int, int]  # infiltrators and journalists among them

    @cached_property
    def roles(self) -> dict[Seat, Likelihood]:
        """The probability of each role, by seat. Only a vote asks for it."""
        return dict(zip(self.others, marginals(self.given, *self.left), strict=True))


def knowledge(view: Seen) -> Knowledge:
    assert view.seat is not None
    assert view.private is not None
    language = view.options.language
    roles = {gone.seat: gone.role for gone in view.public.out}
    word = content.fold(view.private.word) if view.private.word else None
    clues = tuple(_known(language, view.public.clues))
    heard = telling(view.seat, clues, roles)
    wrong = frozenset(_wrong(view.heard))
    anchor = word if word in words.lexicon(language).calls else None
    if anchor is None:
        anchor = next(iter(guesses(language, heard, wrong)), None)
    return Knowledge(
        seat=view.seat,
        options=view.options,
        word=word,
        journalist=view.private.journalist,
        spared=view.public.first if view.options.spare_journalist else None,
        anchor=anchor,
        roles=roles,
        clues=clues,
        strange=tuple(_strange(language, view.public.clues)),
        telling=heard,
        wrong=wrong,
    )


def _known(language: str, lines: Sequence[Line]) -> Iterator[tuple[Seat, str]]:
    for line in lines:
        if clue := words.known(language, line.word):
            yield line.seat, clue


def _strange(language: str, lines: Sequence[Line]) -> Iterator[Seat]:
    """Who has no word goes by what was said, or stays vague; who has one finds words."""
    book = words.lexicon(language)
    for line in lines:
        folded = content.fold(line.word) if line.word and line.word != MISSED else None
        if folded and folded not in book.forms and folded not in book.vague:
            yield line.seat


def _wrong(heard: Sequence[notes.Note]) -> Iterator[str]:
    """The wrong guesses of this mission."""
    for note in reversed(heard):
        match note:
            case notes.Briefed():
                return
            case notes.Guessed(_, str(word), right=False):
                yield word


def telling(
    seat: Seat, clues: Sequence[tuple[Seat, str]], roles: dict[Seat, Role]
) -> tuple[str, ...]:
    """The clues that point at the disciples' word: not one's own, nor those of players who turned
    out to be no disciples."""
    return tuple(
        clue
        for giver, clue in clues
        if giver != seat and roles.get(giver, Role.DISCIPLE) is Role.DISCIPLE
    )


def guesses(language: str, heard: tuple[str, ...], wrong: frozenset[str]) -> list[str]:
    """The disciples' word as somebody without a word would have it, best first."""
    spelling = words.lexicon(language).words
    found = words.likely(language, heard)
    return [
        word
        for word, _ in found
        if not any(content.named(language, guess, spelling[word]) for guess in wrong)
    ]


def believe(mind: Knowledge) -> list[World]:
    """All worlds, weighted; the weights add up to 1. Before any clue, one way to share out the
    roles is as likely as another."""
    language = mind.options.language
    counts = cast(mind.options)
    for role in mind.roles.values():
        counts[role] -= 1
    seats = map(Seat, range(mind.options.seats))
    open_seats = tuple(s for s in seats if s not in mind.roles and s != mind.seat)
    candidates = _others(language, mind.anchor, few=mind.options.seats > 10)
    fits = {word: _fits(mind, word) for word in (mind.anchor, *dict(candidates))}
    imitation = _imitations(mind)
    # Likelihoods of many clues leave the range of numbers; only their ratios matter.
    scale = [1 / max(seat) for seat in zip(imitation, *fits.values(), strict=True)]
    worlds = []
    for other, prior in candidates:
        for side in [Role.JOURNALIST] if mind.journalist else _sides(mind):
            majority, minority = mind.anchor, other
            if side is Role.INFILTRATOR:
                majority, minority = minority, majority
            likelihoods = [
                (ours * by, theirs * by, its * by)
                for ours, theirs, its, by in zip(
                    fits[majority], fits[minority], imitation, scale, strict=True
                )
            ]
            given = tuple(likelihoods[seat] for seat in open_seats)
            infiltrators = counts[Role.INFILTRATOR] - (side is Role.INFILTRATOR)
            journalists = counts[Role.JOURNALIST] - (side is Role.JOURNALIST)
            known = math.prod(likelihoods[s][ROLES.index(r)] for s, r in mind.roles.items())
            weight = prior * known * ways(given, infiltrators, journalists)
            left = infiltrators, journalists
            worlds.append(World(weight, side, majority, open_seats, given, left))
    whole = sum(world.weight for world in worlds)  # 0: nothing fits, so nothing is believed
    return [replace(world, weight=world.weight / whole) for world in worlds if world.weight]


def _sides(mind: Knowledge) -> list[Role]:
    """What I may be. Who sees their own word guessed wrongly is no disciple."""
    if mind.word not in words.lexicon(mind.options.language).calls:
        return [Role.DISCIPLE]  # without a table of my own word I go with the others
    guessed = any(_same(mind, guess) for guess in mind.wrong)
    return [Role.INFILTRATOR] if guessed else [Role.DISCIPLE, Role.INFILTRATOR]


def _same(mind: Knowledge, guess: str) -> bool:
    assert mind.word is not None
    return content.named(mind.options.language, guess, mind.word)


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

    A missed clue and one said aloud count for nothing; one that no table has for having a word.
    """
    language = mind.options.language
    frequency = words.lexicon(language).frequency
    fits = [1.0] * mind.options.seats
    for seat, clue in mind.clues:
        fits[seat] *= (words.chance(language, clue, word) / frequency[clue]) ** SOFT
    for seat in mind.strange:
        fits[seat] *= STRANGE
    return fits


def _imitations(mind: Knowledge) -> list[float]:
    """The same for a journalist, who knows only the clues before."""
    language = mind.options.language
    frequency = words.lexicon(language).frequency
    fits = [1.0] * mind.options.seats
    likelihoods = words.imitations(language, tuple(clue for _, clue in mind.clues))
    for (seat, clue), likelihood in zip(mind.clues, likelihoods, strict=True):
        fits[seat] *= (likelihood / frequency[clue]) ** SOFT
    if mind.spared is not None:
        fits[mind.spared] = 0.0
    return fits


def ways(given: Sequence[Likelihood], infiltrators: int, journalists: int) -> float:
    """The likelihood of all ways to share out so many roles, together."""
    if infiltrators < 0 or journalists < 0 or infiltrators + journalists > len(given):
        return 0.0
    return _count(given, infiltrators, journalists)[-1][infiltrators][journalists]


def marginals(
    given: Sequence[Likelihood], infiltrators: int, journalists: int
) -> Iterator[Likelihood]:
    """Each player's probabilities: all ways left of them, times all ways right of them."""
    left = _count(given, infiltrators, journalists)
    right = _count(given[::-1], infiltrators, journalists)[::-1]
    total = left[-1][infiltrators][journalists]
    for at, (_, infiltrator, journalist) in enumerate(given):
        before, after = left[at], right[at + 1]
        one = infiltrator / total * _meet(before, after, infiltrators - 1, journalists)
        other = journalist / total * _meet(before, after, infiltrators, journalists - 1)
        yield 1 - one - other, one, other


def _meet(before: Table, after: Table, infiltrators: int, journalists: int) -> float:
    return sum(
        before[i][j] * after[infiltrators - i][journalists - j]
        for i in range(infiltrators + 1)
        for j in range(journalists + 1)
    )


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
