"""Checks the missions of Infiltrés, the clues of their words and the vague clues: prints every
fault with its file and line, and ends with status 1 if there is one.

    .venv/bin/python tools/infiltres_content.py             the files of the game
    .venv/bin/python tools/infiltres_content.py FOLDER      drafts of the same names

What the game needs is checked again when it loads; here is also what makes missions good.
"""

import argparse
import re
from collections.abc import Iterable, Iterator
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

from huisclos.games import infiltres
from huisclos.games.infiltres.content import LANGUAGES, PAIRS, fold, is_word

CLUES = range(8, 21)  # for one word
SHARED = 2  # clues at least that the words of a pair have in common
VAGUE = range(100, 201)
CLUE = re.compile(r"(\S+) ([1-9])")


class Fault(NamedTuple):
    line: int
    text: str


class Pair(NamedTuple):
    line: int
    words: tuple[str, str]


class Entry(NamedTuple):
    """The clues of one word."""

    line: int
    word: str
    clues: dict[str, int]


def overlap(one: str, other: str) -> bool:
    one, other = fold(one), fold(other)
    return one in other or other in one


def akin(one: str, other: str) -> bool:
    """Too near to be a clue: one within the other, or the same stem."""
    one, other = fold(one), fold(other)
    alike = (a == b for a, b in zip(one, other, strict=False))
    stem = len([*takewhile(bool, alike)])
    shorter = min(len(one), len(other))
    return overlap(one, other) or stem >= 5 or (stem >= 4 and stem >= shorter - 1)


# -- missions -----------------------------------------------------------------------------------


def read_missions(text: str) -> tuple[list[Pair], list[Fault]]:
    pairs: list[Pair] = []
    faults: list[Fault] = []
    titles: dict[str, int] = {}
    heads: list[tuple[int, str, int]] = []  # line, title, pairs before it
    for line, row in enumerate(text.splitlines(), 1):
        row = row.strip()
        words = [word.strip() for word in row.split("/")]
        if row.startswith("#"):
            title = row[1:].strip()
            if title in titles:
                faults.append(Fault(line, f"title {title!r} is on line {titles[title]} too"))
            titles.setdefault(title, line)
            heads.append((line, title, len(pairs)))
        elif len(words) == 2 and all(map(is_word, words)):
            pairs.append(Pair(line, (words[0], words[1])))
        elif row:
            faults.append(Fault(line, f"not two single words: {row}"))
    ends = [before for _, _, before in heads[1:]] + [len(pairs)]
    for (line, title, start), end in zip(heads, ends, strict=True):
        if end - start != PAIRS:
            faults.append(Fault(line, f"mission {title!r} has {end - start} pairs, not {PAIRS}"))
        faults += repeats(pairs[start:end])
    return pairs, [*faults, *pair_faults(pairs)]


def repeats(mission: Iterable[Pair]) -> Iterator[Fault]:
    seen: dict[str, int] = {}
    for line, words in mission:
        for word in words:
            if fold(word) in seen:
                yield Fault(line, f"{word} is on line {seen[fold(word)]} of this mission too")
            seen.setdefault(fold(word), line)


def pair_faults(pairs: Iterable[Pair]) -> Iterator[Fault]:
    seen: dict[frozenset[str], int] = {}
    for line, words in pairs:
        key = frozenset(map(fold, words))
        if overlap(*words):
            yield Fault(line, f"one word contains the other: {' / '.join(words)}")
        if key in seen:
            yield Fault(line, f"pair {' / '.join(words)} is on line {seen[key]} too")
        seen.setdefault(key, line)


# -- associations -------------------------------------------------------------------------------


def read_associations(text: str) -> tuple[list[Entry], list[Fault]]:
    entries: list[Entry] = []
    faults: list[Fault] = []
    seen: dict[str, int] = {}
    for line, row in enumerate(text.splitlines(), 1):
        word, colon, rest = (part.strip() for part in row.partition(":"))
        if not colon:
            faults.append(Fault(line, f"expected 'word: clue 9, clue 7, ...': {row[:60]}"))
            continue
        if fold(word) in seen:
            faults.append(Fault(line, f"{word} is on line {seen[fold(word)]} too"))
        seen.setdefault(fold(word), line)
        clues: dict[str, int] = {}
        for item in (item.strip() for item in rest.split(",")):
            found = CLUE.fullmatch(item)
            if not found or not is_word(found[1]):
                faults.append(Fault(line, f"{word}: not 'clue weight': {item!r}"))
                continue
            if fold(found[1]) in clues:
                faults.append(Fault(line, f"{word}: {found[1]} twice"))
            if akin(found[1], word):
                faults.append(Fault(line, f"{word}: {found[1]} is too near to it"))
            clues[fold(found[1])] = int(found[2])
        if len(clues) not in CLUES:
            wanted = f"{CLUES[0]} to {CLUES[-1]}"
            faults.append(Fault(line, f"{word} has {len(clues)} clues, not {wanted}"))
        entries.append(Entry(line, word, clues))
    return entries, faults


def gaps(pairs: Iterable[Pair], entries: Iterable[Entry]) -> Iterator[Fault]:
    """Words without clues, and pairs with too few in common: their game would be over at once."""
    table = {fold(entry.word): entry.clues for entry in entries}
    for line, (one, other) in pairs:
        missing = [word for word in (one, other) if fold(word) not in table]
        yield from (Fault(line, f"no clues for {word}") for word in missing)
        shared = table.get(fold(one), {}).keys() & table.get(fold(other), {}).keys()
        if not missing and len(shared) < SHARED:
            yield Fault(line, f"{one} / {other}: {len(shared)} shared clues, not {SHARED}")


def strays(pairs: Iterable[Pair], entries: Iterable[Entry]) -> Iterator[Fault]:
    words = {fold(word) for pair in pairs for word in pair.words}
    for entry in entries:
        if fold(entry.word) not in words:
            yield Fault(entry.line, f"{entry.word} is in no mission")


# -- vague clues, and all of it -------------------------------------------------------------------


def vague_faults(text: str) -> Iterator[Fault]:
    rows = text.splitlines()
    seen: dict[str, int] = {}
    for line, word in enumerate(rows, 1):
        if not is_word(word):
            yield Fault(line, f"not a word: {word!r}")
        if fold(word) in seen:
            yield Fault(line, f"{word} is on line {seen[fold(word)]} too")
        seen.setdefault(fold(word), line)
    if len(rows) not in VAGUE:
        yield Fault(len(rows), f"{len(rows)} words, not {VAGUE[0]} to {VAGUE[-1]}")


DATA = Path(infiltres.__file__).parent / "data"


def check(folder: Path, language: str) -> Iterator[str]:
    """Every fault of one language, as a line to print."""

    def read(name: str) -> str:
        return (folder / f"{name}.{language}.txt").read_text(encoding="utf-8")

    pairs, in_missions = read_missions(read("missions"))
    entries, in_associations = read_associations(read("associations"))
    found = {
        "missions": [*in_missions, *gaps(pairs, entries)],
        "associations": [*in_associations, *strays(pairs, entries)],
        "vague": [*vague_faults(read("vague"))],
    }
    for name, faults in found.items():
        yield from (f"{name}.{language}.txt:{line}: {text}" for line, text in sorted(faults))


def main() -> int:
    parser = argparse.ArgumentParser(description="Checks the content of Infiltrés.")
    parser.add_argument("folder", nargs="?", type=Path, default=DATA)
    folder = parser.parse_args().folder
    faults = [fault for language in LANGUAGES for fault in check(folder, language)]
    print(*faults, f"{len(faults)} faults", sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
