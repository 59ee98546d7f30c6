"""Missions and the words of clues: data files, checked when loaded; also what people paste."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from huisclos.kernel import Problem, Refusal, remembered

from .nouns import Pair

LANGUAGES = ("fr", "en")
PAIRS = 10
WORD = re.compile(r"[^\W\d_]+(?:[-'\u2019][^\W\d_]+)*")
LONGEST = 30
ARTICLE = re.compile(r"^(?:(?:le|la|les|un|une|des|du|the|an|a)\s+|[ld]['\u2019])", re.IGNORECASE)


class Mission(NamedTuple):
    title: str
    pairs: tuple[Pair, ...]


class BadContent(ValueError):
    """A text that is not a list of missions; carries what is wrong and where."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"line {problem.line}: {problem.refusal.key} {problem.refusal.values}")
        self.problem = problem


@remembered(8192)
def fold(word: str) -> str:
    """A word without case, accents, hyphens or apostrophes."""
    flat = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in flat if c.isalpha())


def fold_guess(text: str) -> str:
    """As `fold`, and without a leading article and a plural ending."""
    bare = fold(ARTICLE.sub("", text.strip(), count=1))
    return bare[:-1] if bare.endswith(("s", "x")) else bare


def is_word(text: str) -> bool:
    """Letters only: to `WORD` alone m² and Ⅷ would be letters too."""
    letters = all(c.isalpha() or c in "-'\u2019" for c in text)
    return letters and len(text) <= LONGEST and WORD.fullmatch(text) is not None


def overlap(one: str, other: str) -> bool:
    """One of them is the other, or contains it."""
    one, other = fold(one), fold(other)
    return one in other or other in one


def parse(text: str) -> tuple[Mission, ...]:
    """Missions from a text: a line `# title`, ten lines `word / word`, and so on.

    A title may be left out; then every ten pairs are a mission, and its number is its title, so
    that none is played twice while there are others. Raises BadContent.
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
        if overlap(*words):
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
    return parse(_read(f"missions.{language}.txt"))


@cache
def associations(language: str) -> dict[str, dict[str, int]]:
    """For each word of the missions the clues it calls to mind, with a weight from 1 to 9."""
    return dict(_parse_associations(_read(f"associations.{language}.txt")))


def _parse_associations(text: str) -> Iterator[tuple[str, dict[str, int]]]:
    for line, row in enumerate(text.splitlines(), 1):
        word, colon, rest = row.partition(":")
        clues = [item.rsplit(None, 1) for item in rest.split(",")]
        if not colon or not all(len(c) == 2 and is_word(c[0].strip()) for c in clues):
            raise ValueError(f"associations, line {line}: expected 'word: clue 9, clue 7, ...'")
        yield word.strip(), {clue.strip(): int(weight) for clue, weight in clues}


@cache
def vocabulary(language: str) -> tuple[str, ...]:
    """Every clue word of a language, in a fixed order."""
    return tuple(sorted({clue for clues in associations(language).values() for clue in clues}))


@cache
def vague(language: str) -> tuple[str, ...]:
    """Clues that can be given for almost anything, those that fit most words first."""
    return tuple(_read(f"vague.{language}.txt").split())


@cache
def partners(language: str) -> dict[str, tuple[str, ...]]:
    """For each word of the missions, folded, the words it is paired with."""
    found: dict[str, list[str]] = {}
    for mission in missions(language):
        for pair in mission.pairs:
            found.setdefault(fold(pair.disciples), []).append(pair.infiltrators)
            found.setdefault(fold(pair.infiltrators), []).append(pair.disciples)
    return {word: tuple(others) for word, others in found.items()}


def _read(name: str) -> str:
    return files(__package__).joinpath("data", name).read_text(encoding="utf-8")
