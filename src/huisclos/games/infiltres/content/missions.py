"""Missions and the words of clues: data files, checked when loaded; also what people paste."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from random import Random
from typing import NamedTuple

from huisclos.kernel import Problem, Refusal, remembered

from ..nouns import Pair
from .words import akin, fold, is_word, read

PAIRS = 10


class Mission(NamedTuple):
    title: str
    pairs: tuple[Pair, ...]


class BadContent(ValueError):
    """A text that is not a list of missions; carries what is wrong and where."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"line {problem.line}: {problem.refusal.key} {problem.refusal.values}")
        self.problem = problem


def parse(text: str, language: str | None = None) -> tuple[Mission, ...]:
    """Missions from a text: a line `# title`, ten lines `word / word`, and so on.

    A title may be left out; then every ten pairs are a mission, and its number is its title, so
    that none is played twice while there are others. Without a language it is not asked again
    whether two words share a root: a text that was accepted once stays. Raises BadContent.
    """
    missions: list[Mission] = []
    title, pairs, pairs_seen = "", list[Pair](), dict[frozenset[str], int]()
    last = 0

    def fail(line: int, key: str, **values: str | int) -> BadContent:
        return BadContent(Problem(line, Refusal(f"infiltres-content-{key}", tuple(values.items()))))

    def close(line: int) -> None:
        if pairs:
            if len(pairs) != PAIRS:
                raise fail(line, "ten-pairs", count=len(pairs))
            missions.append(Mission(title or str(len(missions) + 1), tuple(pairs)))
            pairs.clear()

    for line, row in enumerate(text.splitlines(), 1):
        row = row.strip()
        if not row:
            continue
        if row.startswith("#") or len(pairs) == PAIRS:
            close(last)
            title = row[1:].strip() if row.startswith("#") else ""
        if row.startswith("#"):
            continue
        last = line
        words = [word.strip() for word in re.split(r"[/;|\t]", row)]
        if len(words) != 2:
            raise fail(line, "two-words", text=row[:60])
        for word in words:
            if not is_word(word):
                raise fail(line, "not-a-word", word=word[:40])
        if fold(words[0]) == fold(words[1]) or (language and akin(language, *words)):
            raise fail(line, "overlap", one=words[0], other=words[1])
        key = frozenset(map(fold, words))
        if key in pairs_seen:
            raise fail(line, "pair-twice", one=words[0], other=words[1], first=pairs_seen[key])
        here = {fold(word) for pair in pairs for word in (pair.disciples, pair.infiltrators)}
        for word in words:
            if fold(word) in here:
                raise fail(line, "word-twice", word=word)
        pairs_seen[key] = line
        pairs.append(Pair(*words))
    close(last)
    if not missions:
        raise fail(1, "empty")
    return tuple(missions)


@remembered(64)
def pasted(text: str) -> tuple[Mission, ...]:
    return parse(text)


@cache
def missions(language: str) -> tuple[Mission, ...]:
    return parse(read(f"missions.{language}.txt"), language)


@cache
def numbers(language: str) -> dict[Pair, int]:
    """Each pair of our missions and its number, which is all that phones remember of it."""
    pairs = [pair for mission in missions(language) for pair in mission.pairs]
    return {pair: number for number, pair in enumerate(pairs)}


def pieces(missions: tuple[Mission, ...], numbers: Collection[int]) -> frozenset[Pair]:
    """The pairs of these numbers."""
    return frozenset(missions[at // PAIRS].pairs[at % PAIRS] for at in numbers)


def exchanged(
    mission: Mission, missions: Iterable[Mission], known: Collection[Pair], rng: Random
) -> tuple[Pair, ...]:
    """The pairs of a mission, with others instead of those that are known."""
    pairs = [pair for pair in mission.pairs if pair not in known]
    others = [pair for other in missions for pair in other.pairs if pair not in known]
    while len(pairs) < PAIRS:
        here = {fold(word) for pair in pairs for word in (pair.disciples, pair.infiltrators)}
        fresh = [p for p in others if here.isdisjoint((fold(p.disciples), fold(p.infiltrators)))]
        pairs.insert(rng.randrange(PAIRS), rng.choice(fresh))
    return tuple(pairs)


@cache
def associations(language: str) -> dict[str, dict[str, int]]:
    """For each word of the missions the clues it calls to mind, with a weight from 1 to 9."""
    return dict(parse_associations(read(f"associations.{language}.txt")))


def parse_associations(text: str) -> Iterator[tuple[str, dict[str, int]]]:
    for line, row in enumerate(text.splitlines(), 1):
        word, colon, rest = row.partition(":")
        clues = [item.rsplit(None, 1) for item in rest.split(",")]
        if not colon or not all(len(c) == 2 and is_word(c[0].strip()) for c in clues):
            raise ValueError(f"associations, line {line}: expected 'word: clue 9, clue 7, ...'")
        yield word.strip(), {clue.strip(): int(weight) for clue, weight in clues}


@cache
def fields(language: str) -> tuple[tuple[str, ...], ...]:
    """Words that go together, by field."""
    lines = read(f"fields.{language}.txt").splitlines()
    return tuple(tuple(line.partition(":")[2].split()) for line in lines if line[:1] != "#")


@cache
def vocabulary(language: str) -> tuple[str, ...]:
    """Every clue word of a language, in a fixed order."""
    return tuple(sorted({clue for clues in associations(language).values() for clue in clues}))


@cache
def vague(language: str) -> tuple[str, ...]:
    """Clues that can be given for almost anything, those that fit most words first."""
    return tuple(read(f"vague.{language}.txt").split())


@cache
def partners(language: str) -> dict[str, tuple[str, ...]]:
    """For each word of the missions, folded, the words it is paired with."""
    found: dict[str, list[str]] = {}
    for mission in missions(language):
        for pair in mission.pairs:
            found.setdefault(fold(pair.disciples), []).append(pair.infiltrators)
            found.setdefault(fold(pair.infiltrators), []).append(pair.disciples)
    return {word: tuple(others) for word, others in found.items()}
