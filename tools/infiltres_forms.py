"""Writes how each word of the missions of Infiltrés may be written: the singular, the plural, other
spellings; the rules of the game read what it writes, and nothing else.

    .venv/bin/python tools/infiltres_forms.py                 writes forms and docs
    .venv/bin/python tools/infiltres_forms.py --look en       what each family touches, to be read
    uv run --with simplemma python tools/infiltres_forms.py --ask
                                                              what a lemmatiser makes of each form

No list of forms of French is free enough to be kept here (they are ODbL, share-alike or (L)GPL), so
the forms are made by the rules of grammar below and their exceptions among our words. A lemmatiser
is asked what it thinks of them, and says where to look; nothing that it knows is written down.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path

from huisclos.games import infiltres
from huisclos.games.infiltres import content
from huisclos.games.infiltres.content.words import (
    MARKS,
    apart,
    families,
    families_of,
    fold,
    forms,
    parts_of,
    rows,
)

DATA = Path(infiltres.__file__).parent / "data"
DOCS = Path(__file__).parents[1] / "docs"

PLURALS = {  # what the endings below would get wrong
    "fr": {
        "ail": "ails aulx",
        "carnaval": "carnavals",
        "chou": "choux",
        "confetti": "confetti confettis",
        "corail": "coraux",
        "genou": "genoux",
        "hibou": "hiboux",
        "œil": "yeux",
        "sandwich": "sandwichs sandwiches",
        "vitrail": "vitraux",
    },
    "en": {
        "cactus": "cacti cactuses",
        "calf": "calves",
        "cliff": "cliffs",
        "confetti": "confetti",
        "deer": "deer",
        "dice": "dice die",
        "dwarf": "dwarfs dwarves",
        "elf": "elves",
        "foot": "feet",
        "goose": "geese",
        "graffiti": "graffiti graffito",
        "jellyfish": "jellyfish jellyfishes",
        "knife": "knives",
        "leaf": "leaves",
        "oasis": "oases",
        "octopus": "octopuses octopi octopodes",
        "quiz": "quizzes",
        "scarf": "scarfs scarves",
        "sheep": "sheep",
        "shelf": "shelves",
        "spaghetti": "spaghetti",
        "starfish": "starfish starfishes",
        "tooth": "teeth",
        "werewolf": "werewolves",
        "wolf": "wolves",
    },
}
SPELLINGS = {
    "fr": {
        "clé": "clef",
        "cuillère": "cuiller",
        "hamburger": "burger",
        "shampoing": "shampooing",
        "tee-shirt": "t-shirt",
    },
    "en": {
        "archaeologist": "archeologist",
        "armour": "armor",
        "barbecue": "barbeque",
        "cheque": "check",
        "chilli": "chili chile",
        "doughnut": "donut",
        "encyclopedia": "encyclopaedia",
        "hairdryer": "hairdrier",
        "harbour": "harbor",
        "jeweller": "jeweler",
        "kilogram": "kilogramme kilo",
        "lasagne": "lasagna",
        "litre": "liter",
        "moustache": "mustache",
        "omelette": "omelet",
        "plough": "plow",
        "racket": "racquet",
    },
}
PLURAL_ALREADY = ("billiards", "binoculars", "crossroads", "draughts", "goggles", "stilts")


def plurals(language: str, word: str) -> tuple[str, ...]:
    """Of one whole word, by the rules of grammar and their exceptions."""
    if word in PLURALS[language]:
        return tuple(PLURALS[language][word].split())
    return (french if language == "fr" else english)(word)


def french(word: str) -> tuple[str, ...]:
    if word.endswith(("s", "x", "z")):
        return ()
    if word.endswith("al"):
        return (f"{word[:-2]}aux",)
    return (f"{word}x" if word.endswith(("au", "eu")) else f"{word}s",)


def english(word: str) -> tuple[str, ...]:
    if word in PLURAL_ALREADY:
        return (word.removesuffix("s"),)
    if word.endswith("glasses"):
        return (word.removesuffix("es"),)
    if word.endswith("man"):
        return (f"{word[:-2]}en",)
    if word.endswith(("s", "x", "z", "ch", "sh")):
        return (f"{word}es",)
    if word.endswith("y") and word[-2] not in "aeiou":
        return (f"{word[:-1]}ies",)
    return (f"{word}s", f"{word}es") if word.endswith("o") else (f"{word}s",)


def written(language: str, word: str) -> list[str]:
    """All forms of a word but itself; in a compound either part, or both, may take its own."""
    found: dict[str, None] = {}
    for spelling in (word, *SPELLINGS[language].get(word, "").split()):
        parts = MARKS.split(spelling)
        each = [(part, *(plurals(language, part) if len(part) > 2 else ())) for part in parts]
        found |= dict.fromkeys("-".join(parts) for parts in product(*each))
    return [form for form in found if form != word]


def words(language: str) -> list[str]:
    pairs = [pair for mission in content.missions(language) for pair in mission.pairs]
    both = {word for pair in pairs for word in (pair.disciples, pair.infiltrators)}
    return sorted(both, key=fold)


def file(language: str) -> str:
    lines = (" ".join((word, *written(language, word))) for word in words(language))
    return "# Written by tools/infiltres_forms.py.\n" + "".join(f"{line}\n" for line in lines)


# -- to be read ----------------------------------------------------------------------------------


def vocabulary(language: str) -> list[str]:
    clues = {*content.vocabulary(language), *content.vague(language)}
    return sorted({*words(language), *clues}, key=lambda word: (fold(word), word))


def refused(language: str) -> Iterator[tuple[str, list[str]]]:
    """For each word, the words of the vocabulary that are no clue for it, but for its forms."""
    known = vocabulary(language)
    sharing = defaultdict[str | int, list[str]](list)
    keys = {word: _keys(language, word) for word in known}
    for word in known:
        for key in keys[word]:
            sharing[key].append(word)
    for word in words(language):
        near = {other for key in keys[word] for other in sharing[key]}
        found = [
            other
            for other in sorted(near, key=lambda other: (fold(other), other))
            if content.akin(language, word, other) and not content.one_word(language, word, other)
        ]
        if found:
            yield word, found


def _keys(language: str, word: str) -> set[str | int]:
    """What two words have in common if they are akin: a form, a family or a part."""
    parts = [form for part in parts_of(language, word) for form in forms(language, part)]
    return {*map(fold, (*forms(language, word), *parts)), *families_of(language, word)}


def alike(language: str) -> Iterator[tuple[str, ...]]:
    """Words that are one when accents are dropped."""
    groups: dict[str, list[str]] = {}
    for word in vocabulary(language):
        groups.setdefault(fold(word), []).append(word)
    yield from (tuple(group) for group in groups.values() if len(group) > 1)


PAGE = """# Words of Infiltrés

Written by `tools/infiltres_forms.py`.

A clue is refused for sharing a root with the password, a guess is right in any form of the word
([RULES](../src/huisclos/games/infiltres/RULES.md) 5 and 8). Forms, families and words that only
accents tell apart are data files of the game. Here is what they come to among the words of our
missions and clues; plurals are left out.
"""
NAMES = {"fr": "French", "en": "English"}


def page() -> str:
    """What folding makes one word of, and what is refused, for whoever doubts it."""
    text = PAGE
    for language in content.LANGUAGES:
        groups = [" ".join(group) for group in alike(language)]
        two = {fold(group[0]) for group in alike(language)} & apart(language).keys()
        text += f"\n## {NAMES[language]}: alike without accents\n\n"
        text += "".join(
            f"- {group}{' (two clues)' if fold(group.split()[0]) in two else ''}\n"
            for group in groups or ["none"]
        )
        text += f"\n## {NAMES[language]}: refused, by password\n\n"
        text += "".join(f"- **{word}**: {', '.join(near)}\n" for word, near in refused(language))
    return text


def idle(language: str) -> Iterator[str]:
    """Members of families that none of our words needs."""
    of = families(language).of
    used = set[int]().union(*(of(map(fold, forms(language, word))) for word in words(language)))
    for line, members in enumerate(rows(f"families.{language}.txt")):
        if line not in used and not any("+" in member for member in members):
            yield " ".join(members)


def doubts(language: str) -> Iterator[str]:
    """Forms that a lemmatiser does not bring back to their word."""
    from simplemma import lemmatize  # type: ignore[import-not-found]

    for word in words(language):
        for form in written(language, word):
            if fold(found := lemmatize(form, lang=language)) not in (fold(word), fold(form)):
                yield f"{form}: {found}, not {word}"


def say(lines: Iterable[str]) -> None:
    print(*lines, sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description="Writes the forms of the words of Infiltrés.")
    parser.add_argument("--look", choices=content.LANGUAGES)
    parser.add_argument("--ask", action="store_true")
    asked = parser.parse_args()
    if asked.look:
        say(f"{word}: {' '.join(near)}" for word, near in refused(asked.look))
        say(f"= {' '.join(group)}" for group in alike(asked.look))
        say(f"idle: {row}" for row in idle(asked.look))
    elif asked.ask:
        for language in content.LANGUAGES:
            say(doubts(language))
    else:
        for language in content.LANGUAGES:
            (DATA / f"forms.{language}.txt").write_text(file(language), encoding="utf-8")
        (DOCS / "infiltres-words.md").write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
