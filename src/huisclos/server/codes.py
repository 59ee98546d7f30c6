"""The codes of the open tables: short while there are few, and none begins another."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterable

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: a code is never a word; no letter like another
# Open tables by the length of their codes, at most: of 20,000 guesses one hits a table.
ROOM = {4: 8, 5: 160, 6: 3_200, 7: 64_000}
SHORTEST, LONGEST = min(ROOM), max(ROOM)


class Codes:
    def __init__(self, taken: Iterable[str] = ()) -> None:
        self.taken: set[str] = set()
        self.lengths: Counter[int] = Counter()
        self.beginnings: Counter[str] = Counter()  # of all codes, and how many begin so
        for code in taken:
            self.take(code)

    def draw(self) -> str | None:
        """A new one, the shortest that there is room for, and taken from now on; None: the house is
        full. A table keeps its code, so a house may have more short ones than it would give now."""
        for length, most in ROOM.items():
            while self.lengths[length] < most:
                code = "".join(secrets.choice(LETTERS) for _ in range(length))
                if not self.touches(code):
                    self.take(code)
                    return code
        return None

    def touches(self, code: str) -> bool:
        """Whether it is another, begins another, or another begins it."""
        return self.beginnings[code] > 0 or any(
            code[:end] in self.taken for end in range(len(code))
        )

    def take(self, code: str) -> None:
        if code not in self.taken:
            self.taken.add(code)
            self._count(code, 1)

    def free(self, code: str) -> None:
        if code in self.taken:
            self.taken.remove(code)
            self._count(code, -1)

    def _count(self, code: str, change: int) -> None:
        self.lengths[len(code)] += change
        for end in range(1, len(code) + 1):
            self.beginnings[code[:end]] += change
            if not self.beginnings[code[:end]]:
                del self.beginnings[code[:end]]

    @property
    def longest(self) -> int:
        """Letters of the longest in use: so many are asked for where one is typed."""
        return max((length for length, count in self.lengths.items() if count), default=SHORTEST)


def may_be(code: str) -> bool:
    return SHORTEST <= len(code) <= LONGEST and code.isascii() and code.isalpha()
