"""What clues say of words: pure functions of the association tables.

A clue is likely for a word if the word calls it to mind, a little if a near word does or if both
are of one field, and never impossible: people find clues that no table has. Of 240 clues that were
written down blind for 48 of our words a third was not in the word's own table.
"""

from __future__ import annotations

import heapq
import math
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache

from huisclos.kernel import remembered

from .. import content

DIRECT, NEARBY, FIELD, ANY = 0.5, 0.15, 0.15, 0.2  # where a clue comes from
NEAR = 12  # words looked at around a word
BACK = 3  # the weight of a word as a clue for one that it calls to mind
SHARED = 3  # clues that a word really near has in common with another
BELONGS = 4  # clues of a field that make a word belong to it, which does not name it


class Lexicon:
    """The tables of one language, folded, and turned round."""

    def __init__(
        self,
        table: Mapping[str, Mapping[str, int]],
        vague: Iterable[str],
        fields: Iterable[Iterable[str]] = (),
        forms: Callable[[str], Iterable[str]] = lambda word: (),
    ) -> None:
        self.vague = frozenset(map(content.fold, vague))
        self.words: dict[str, str] = {}  # folded -> as it is written
        self.clues: dict[str, str] = {}
        self.spelling: dict[tuple[str, str], str] = {}  # of a clue for a word: sale is not salé
        self.calls: dict[str, dict[str, float]] = {}  # word -> clue -> share
        self.called: dict[str, dict[str, float]] = defaultdict(dict)  # clue -> word -> share
        for word in table:
            self.words.setdefault(content.fold(word), word)
        fields = [*map(list, fields)]
        self.forms = self._forms([*table.values(), *fields], forms)
        weights = defaultdict[str, dict[str, int]](dict)
        for word, clues in table.items():
            for clue, weight in clues.items():
                folded = self.forms[content.fold(clue)]
                self.clues.setdefault(folded, clue)
                self.spelling[content.fold(word), folded] = clue
                weights[content.fold(word)][folded] = weight
                if folded in self.words:  # the station calls the train to mind, and back
                    self.clues.setdefault(content.fold(word), word)
                    weights[folded].setdefault(content.fold(word), BACK)
        for word, line in weights.items():
            total = sum(line.values())
            self.calls[word] = {clue: weight / total for clue, weight in line.items()}
            for clue, share in self.calls[word].items():
                self.called[clue][word] = share
        self.own: dict[str, tuple[str, ...]] = {}  # word -> clues of the fields that name it
        self.suits: dict[str, dict[str, float]] = {}  # word -> clue of one of its fields -> share
        self._read_fields(fields)
        self.frequency = {
            clue: sum(words.values()) / len(self.calls) for clue, words in self.called.items()
        }
        often = self.frequency.values()
        rare = sum(often) / len(often) / 4 if often else 0.0
        for suits in self.suits.values():
            for clue in suits:
                self.frequency.setdefault(clue, rare)

    def _forms(
        self, clues: Iterable[Iterable[str]], forms: Callable[[str], Iterable[str]]
    ) -> dict[str, str]:
        """What each form of a clue is known as: bees are a bee, where there is one."""
        every = {*self.words, *(content.fold(clue) for each in clues for clue in each)}
        found: dict[str, str] = {}
        for clue in sorted(every, key=lambda clue: (clue not in self.words, len(clue), clue)):
            known = found.setdefault(clue, clue)
            for form in forms(clue):
                found.setdefault(content.fold(form), known)
        return found

    def _read_fields(self, fields: Iterable[Iterable[str]]) -> None:
        own, suits = defaultdict[str, list[str]](list), defaultdict[str, list[str]](list)
        for field in fields:
            spelt = {self.forms[content.fold(word)]: word for word in field}
            for folded, word in spelt.items():
                self.clues.setdefault(folded, word)
            for word, calls in self.calls.items():
                if word in spelt:
                    own[word] += spelt
                if word in spelt or len(spelt.keys() & calls.keys()) >= BELONGS:
                    suits[word] += spelt
        self.own = {word: tuple(dict.fromkeys(clues)) for word, clues in own.items()}
        for word, clues in suits.items():
            share = 1 / len(clues)
            self.suits[word] = {clue: share * clues.count(clue) for clue in dict.fromkeys(clues)}

    def written(self, clue: str, words: Iterable[str]) -> str:
        """A clue as the first of these words that calls it to mind spells it."""
        found = (self.spelling[word, clue] for word in words if (word, clue) in self.spelling)
        return next(found, self.clues[clue])


@cache
def lexicon(language: str) -> Lexicon:
    return Lexicon(
        content.associations(language),
        content.vague(language),
        content.fields(language),
        lambda word: content.forms(language, word),
    )


@remembered(4096)
def near(language: str, word: str) -> tuple[tuple[str, float], ...]:
    """The words that share most clues with a word, nearest first, with their cosine."""
    book = lexicon(language)
    mine = book.calls.get(word, {})
    product = defaultdict[str, float](float)
    for clue, share in mine.items():
        for other, its in book.called[clue].items():
            product[other] += share * its
    product.pop(word, None)

    def length(word: str) -> float:
        return math.sqrt(sum(share**2 for share in book.calls[word].values()))

    cosines = [(other, dot / length(word) / length(other)) for other, dot in product.items()]
    return tuple(sorted(cosines, key=lambda item: (-item[1], item[0]))[:NEAR])


def nearby(language: str, word: str) -> Iterator[str]:
    """The clues of the words that are really near, those of the most and nearest first: what a
    single one calls to mind may be far from this one."""
    calls = lexicon(language).calls
    found = defaultdict[str, float](float)
    for other, cosine in near(language, word):
        if len(calls[other].keys() & calls[word].keys()) >= SHARED:
            for clue in calls[other]:
                found[clue] += cosine
    yield from sorted(found, key=lambda clue: -found[clue])


def akin_to(language: str, word: str) -> Iterator[str]:
    """Clues of a word's own fields that it does not call to mind at once, those of the most fields
    first; not the words of our missions, which somebody may hold."""
    book = lexicon(language)
    suits, calls = book.suits.get(word, {}), book.calls[word]
    clues = [
        clue for clue in book.own.get(word, ()) if clue not in calls and clue not in book.words
    ]
    yield from sorted(clues, key=lambda clue: -suits[clue])


@remembered(4096)
def leaning(language: str, word: str) -> Mapping[str, float]:
    """How likely each clue is for a word, but for the part that any word has."""
    book = lexicon(language)
    around = near(language, word)
    total = sum(cosine for _, cosine in around) or 1.0
    found = defaultdict[str, float](float)
    for clue, share in book.calls.get(word, {}).items():
        found[clue] = DIRECT * share
    for other, cosine in around:
        for clue, share in book.calls[other].items():
            found[clue] += NEARBY * share * cosine / total
    for clue, share in book.suits.get(word, {}).items():
        found[clue] += FIELD * share
    return found


def chance(language: str, clue: str, word: str | None) -> float:
    """How likely a clue is for a word; None: for a word we know nothing of."""
    frequency = lexicon(language).frequency[clue]
    if word is None:
        return frequency
    return leaning(language, word).get(clue, 0.0) + ANY * frequency


def known(language: str, clue: str | None) -> str | None:
    """A clue, folded, if the tables have it and it is not vague: of others nothing can be said."""
    book = lexicon(language)
    found = book.forms.get(content.fold(clue)) if clue else None
    return None if found is None or found in book.vague else found


def thoughts(language: str, clues: tuple[str, ...]) -> dict[str, float]:
    """What a listener without a word makes of clues: how much likelier they are for a word than
    for any. A word that none of them points at is left out: its figure is 1."""
    found: dict[str, float] = {}
    for clue in clues:
        for word, ratio in _pointing(language, clue):
            found[word] = found.get(word, 1.0) * ratio
    return found


@remembered(8192)
def _pointing(language: str, clue: str) -> tuple[tuple[str, float], ...]:
    """The words that call a clue to mind, and how much likelier it is for them than by chance."""
    book = lexicon(language)
    floor = ANY * book.frequency[clue]
    calling = book.called.get(clue, {})
    return tuple((word, 1 + DIRECT * share / floor) for word, share in calling.items())


def likely(language: str, clues: tuple[str, ...], most: int = 20) -> list[tuple[str, float]]:
    """The words that such a listener thinks of, with their probability, best first."""
    found = thoughts(language, clues)
    total = sum(found.values()) + len(lexicon(language).calls) - len(found)
    best = heapq.nsmallest(most, found.items(), key=lambda item: (-item[1], item[0]))
    return [(word, weight / total) for word, weight in best]


class Listener:
    """Somebody without a word who has heard some clues, and may hear one more."""

    def __init__(self, language: str, clues: tuple[str, ...]) -> None:
        self.language = language
        self.thoughts = thoughts(language, clues)
        unmoved = len(lexicon(language).calls) - len(self.thoughts)
        self.total = sum(self.thoughts.values()) + unmoved

    def after(self, clue: str) -> tuple[dict[str, float], float]:
        """What changes by one more clue: the words it points at, and the new total."""
        moved = {w: self.thoughts.get(w, 1.0) * r for w, r in _pointing(self.language, clue)}
        gain = sum(value - self.thoughts.get(word, 1.0) for word, value in moved.items())
        return moved, self.total + gain

    def would_guess(self, clue: str, words: Mapping[str, float]) -> float:
        """How probable they would hold these words, weighted, after one more clue."""
        moved, total = self.after(clue)
        weight = sum(p * moved.get(w, self.thoughts.get(w, 1.0)) for w, p in words.items())
        return weight / total


@remembered(512)
def imitations(language: str, clues: tuple[str, ...]) -> tuple[float, ...]:
    """How likely each clue is from somebody who knows only the clues before it.

    All bots of a table ask for the same, and for one more clue each turn.
    """
    if not clues:
        return ()
    *before, clue = clues
    heard = tuple(before)
    fitting = sum(p * chance(language, clue, word) for word, p in likely(language, heard))
    return (*imitations(language, heard), 0.5 * fitting + 0.5 * chance(language, clue, None))
