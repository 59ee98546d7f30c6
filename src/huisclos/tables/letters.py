"""What people write, before others are shown it: lines without what would act on a screen, and
names that can be told from each other."""

from __future__ import annotations

import re
from functools import cache
from unicodedata import category, normalize

# Letters that show nothing though no category of Unicode says so: fillers and blanks.
BLANK = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
SELECTORS = "\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef"
HIDDEN = re.compile(f"[{BLANK}{SELECTORS}]")
JOINER, AS_PICTURE = "\u200d", "\ufe0f"  # what pictures are put together with
BREAKS = re.compile("[\t\n\v\f\r\x1c-\x1f\x85\u2028\u2029]+")
# Controls, and what turns the direction of everything that follows.
COMMANDS = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")


def line(text: str) -> str:
    """On one line, and without letters that command a screen: so nobody can seem to speak for
    somebody else."""
    if text.isascii() and text.isprintable():  # nearly all that is ever said
        return text.strip()
    return COMMANDS.sub("", BREAKS.sub(" ", text)).strip()


def name(text: str) -> str:
    """As it is kept: composed, with single blanks."""
    return normalize("NFC", " ".join(text.split()))


def is_blank(name: str) -> bool:
    """Whether it shows nothing."""
    return not any(category(letter)[0] in "LNPS" and letter not in BLANK for letter in name)


def is_hiding(name: str) -> bool:
    """Whether something in it does not show. What makes one picture of several does no harm."""
    for before, letter in zip(f" {name}", name, strict=False):
        pictured = letter in (JOINER, AS_PICTURE) and category(before) in ("So", "Sk", "Mn")
        if not pictured and (category(letter)[0] == "C" or HIDDEN.match(letter)):
            return True
    return False


def are_alike(one: str, other: str) -> bool:
    """Whether people at a table could take one name for the other. Léa and Lea are two people."""
    first, second = normalize("NFKC", one), normalize("NFKC", other)
    return first.casefold() == second.casefold() or skeleton(first) == skeleton(second)


def skeleton(name: str) -> str:
    """The same for names that look alike, as Unicode lists such letters (UTS 39)."""
    drawn = prototypes()
    shown = (letter for letter in name if category(letter) != "Cf" and not HIDDEN.match(letter))
    return "".join(drawn.get(letter, letter) for letter in shown).casefold()


@cache
def prototypes() -> dict[str, str]:
    """For each letter that looks like others, one that stands for all of them."""
    from confusable_homoglyphs import confusables  # type: ignore[import-untyped]

    leads: dict[str, str] = {}

    def lead(text: str) -> str:
        while (next := leads.get(text, text)) != text:
            text = next
        return text

    for text, others in confusables.confusables_data.items():
        for other in others:
            one, two = lead(text), lead(other["c"])
            if one != two:
                leads[max(one, two)] = min(one, two)
    return {text: lead(text) for text in leads if len(text) == 1}
