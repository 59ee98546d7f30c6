"""Words: when two of them are one, and when they share a root.

What is known of our own words stands in the data files: `forms`, how each of them is written, and
`families`, which words share a root. For a word that a table has brought, regular endings and a
common beginning stand in.
"""

from __future__ import annotations

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from huisclos.kernel import remembered

LANGUAGES = ("fr", "en")
WORD = re.compile(r"[^\W\d_]+(?:[-'\u2019][^\W\d_]+)*")
LONGEST = 30
ARTICLE = re.compile(
    r"^(?:(?:le|la|les|un|une|des|du|de la|the|an|a|some)\s+|(?:de\s+)?[ld]['\u2019]\s*)",
    re.IGNORECASE,
)
MARKS = re.compile(r"[-'\u2019\s]+")
ROOT = 5  # letters that say enough of a word that nothing is known of


@remembered(8192)
def fold(word: str) -> str:
    """A word without case, accents, hyphens or apostrophes."""
    flat = unicodedata.normalize("NFD", word.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(c for c in flat if c.isalpha())


def is_word(text: str) -> bool:
    """Letters only: to `WORD` alone m² and Ⅷ would be letters too."""
    letters = all(c.isalpha() or c in "-'\u2019" for c in text)
    return letters and len(text) <= LONGEST and WORD.fullmatch(text) is not None


def read(name: str) -> str:
    return files(__package__).joinpath("..", "data", name).read_text(encoding="utf-8")


def rows(name: str) -> Iterator[list[str]]:
    """The words of each line of a data file that is not a remark."""
    for row in read(name).splitlines():
        if row and not row.startswith("#"):
            yield row.split()


# -- one word ------------------------------------------------------------------------------------


@cache
def apart(language: str) -> dict[str, tuple[str, ...]]:
    """What folding would make one word of and is not: sale and salé."""
    return {fold(group[0]): tuple(group) for group in rows(f"apart.{language}.txt")}


@remembered(8192)
def spelt(language: str, word: str) -> frozenset[str]:
    """What a word is known by: folded; but one of two words that only accents tell apart is known
    as it is written."""
    folded, group = fold(word), apart(language).get(fold(word), ())
    return frozenset({_written(word)} if _written(word) in group else {folded, *group})


def _written(word: str) -> str:
    return unicodedata.normalize("NFC", word.casefold())


def same(language: str, one: str, other: str) -> bool:
    """One word as it is written, whatever its case, accents and hyphens."""
    return not spelt(language, one).isdisjoint(spelt(language, other))


@cache
def listed(language: str) -> dict[str, tuple[str, ...]]:
    """Our own words, folded, with all their forms."""
    return {fold(word): (word, *forms) for word, *forms in rows(f"forms.{language}.txt")}


def forms(language: str, word: str) -> tuple[str, ...]:
    """A word in the singular, the plural and other spellings."""
    return listed(language).get(fold(word)) or (word, *regular(language, fold(word)))


@remembered(8192)
def regular(language: str, folded: str) -> tuple[str, ...]:
    """What an unknown word may be in the plural, or in the singular if it is a plural."""
    endings = ENDINGS[language]
    both = (*endings, *((many, one) for one, many in endings))
    found = [folded.removesuffix(end) + other for end, other in both if folded.endswith(end)]
    return tuple(dict.fromkeys(form for form in found if len(form) > 1 and form != folded))


ENDINGS = {  # singular, plural
    "fr": (("", "s"), ("al", "aux"), ("au", "aux"), ("eu", "eux"), ("ou", "oux")),
    "en": (
        ("", "s"),
        ("y", "ies"),
        ("man", "men"),
        *((end, f"{end}es") for end in ("s", "x", "z", "ch", "sh", "o")),
    ),
}


@remembered(2048)
def named(language: str, guess: str, word: str) -> bool:
    """[8] Whether a guess is the word: in any form, with or without an article. Accents that are
    left out may be any; those that are written may say that another word is meant."""
    known = {_written(form) for form in forms(language, word)}
    for text in (guess.strip(), ARTICLE.sub("", guess.strip(), count=1)):
        accents = _written(text) != fold(text)
        other = accents and _written(text) in apart(language).get(fold(text), ())
        if fold(text) in _folded(language, word) and (not other or _written(text) in known):
            return True
    return False


@remembered(8192)
def _folded(language: str, word: str) -> frozenset[str]:
    return frozenset(map(fold, forms(language, word)))


def one_word(language: str, one: str, other: str) -> bool:
    """Two forms of one word."""
    return fold(other) in _folded(language, one) or fold(one) in _folded(language, other)


# -- one root ------------------------------------------------------------------------------------


class Families(NamedTuple):
    """The file of families, turned round: numbers of lines by word and by beginning."""

    words: dict[str, set[int]]
    stems: dict[str, set[int]]
    but: dict[str, set[int]]  # not these words
    but_stems: dict[str, set[int]]
    parts: dict[str, tuple[str, ...]]  # of compounds

    def of(self, forms: Iterable[str]) -> frozenset[int]:
        """The families of a word, given all of its forms."""
        found, but = set[int](), set[int]()
        for form in forms:
            beginnings = [fold(form)[:end] for end in range(1, len(form) + 1)]
            found.update(self.words.get(form, ()), *(self.stems.get(b, ()) for b in beginnings))
            but.update(self.but.get(form, ()), *(self.but_stems.get(b, ()) for b in beginnings))
        return frozenset(found - but)


@cache
def families(language: str) -> Families:
    one, two, three, four = (defaultdict[str, set[int]](set) for _ in range(4))
    found = Families(one, two, three, four, {})
    for line, members in enumerate(rows(f"families.{language}.txt")):
        for member in members:
            if "+" in member:
                found.parts[fold(member)] = tuple(map(fold, member.split("+")))
                continue
            words, stems = (found.but, found.but_stems) if member[0] == "!" else found[:2]
            if member[-1] == "-":
                stems[fold(member)].add(line)
            else:
                for key in spelt(language, member.removeprefix("!")):
                    words[key].add(line)
    return found


@remembered(8192)
def families_of(language: str, word: str) -> frozenset[int]:
    """The families of a word in any form."""
    known = (spelt(language, form) for form in forms(language, word))
    return families(language).of(frozenset[str]().union(*known))


@remembered(4096)
def parts_of(language: str, word: str) -> tuple[str, ...]:
    """The whole words that a compound is made of."""
    marked = [fold(part) for part in MARKS.split(word)]
    parts = families(language).parts
    inside = next((parts[form] for form in _folded(language, word) if form in parts), ())
    return (*(part for part in marked if len(part) > 2 and len(marked) > 1), *inside)


@remembered(16384)
def akin(language: str, one: str, other: str) -> bool:
    """[5] The same word, one of its family, or a compound and one of its parts."""
    if same(language, one, other):
        return True
    if fold(one) == fold(other):  # only accents tell them apart
        return False
    return (
        one_word(language, one, other)
        or not families_of(language, one).isdisjoint(families_of(language, other))
        or any(one_word(language, part, other) for part in parts_of(language, one))
        or any(one_word(language, part, one) for part in parts_of(language, other))
        or _alike(language, fold(one), fold(other))
        or _alike(language, fold(other), fold(one))
    )


def _alike(language: str, word: str, longer: str) -> bool:
    """What stands in for a family where one of the words is not ours: a common beginning."""
    root = word.removesuffix("e")
    strange = not {word, longer} & listed(language).keys()
    return strange and len(root) >= ROOT and longer.startswith(root)
