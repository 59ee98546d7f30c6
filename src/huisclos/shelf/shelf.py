"""The games that are installed, by name."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import Lock

from huisclos import __version__
from huisclos.kernel import AnyGame, Game, learn

GROUP = "huisclos.games"
HOUSE = "huisclos"  # the distribution whose names nobody else can take
# Ours, as they are shown to people; entry points come by the alphabet.
SHOWN = ("infiltres", "sporz", "dauphin", "lucky", "sonar")
LEARNING = Lock()  # one thread at a time: see `learn`


class NoSuchGame(LookupError):
    """Nothing of that name is installed; says what is."""


class BadGame(Exception):
    """A game that is declared and cannot be played here; says why, and whose it is."""


@dataclass(frozen=True)
class Declared:
    """A game that a distribution says it brings; it is not loaded yet."""

    entry: EntryPoint

    @property
    def name(self) -> str:
        return self.entry.name

    @property
    def distribution(self) -> str:
        return self.entry.dist.name if self.entry.dist else "?"

    def __str__(self) -> str:
        version = self.entry.dist.version if self.entry.dist else "?"
        return f"{self.name}, from {self.distribution} {version} ({self.entry.value})"

    def load(self) -> AnyGame:
        """Raises BadGame."""
        if not re.fullmatch(r"[a-z][a-z0-9_-]*", self.name):  # it stands in addresses
            raise BadGame(f"{self}: a game's name is small letters, digits, - and _")
        try:
            if self.distribution != HOUSE:
                self.need_this_house()
            found = self.entry.load().GAME
        except BadGame:
            raise
        except (Exception, SystemExit) as wrong:  # another's code: anything can go wrong in it
            raise BadGame(f"{self}: it cannot be loaded ({wrong!r})") from wrong
        if not isinstance(found, Game) or found.name != self.name:
            raise BadGame(f"{self}: its GAME is no Game of that name")
        try:
            with LEARNING:
                learn(found.options, found.action, found.note, found.board, found.sheet)
        except TypeError as wrong:
            raise BadGame(f"{self}: its values cannot be read from JSON ({wrong})") from wrong
        return found

    def need_this_house(self) -> None:
        """Raises BadGame."""
        from packaging.requirements import Requirement  # where a package is there beside ours

        for wanted in map(Requirement, (self.entry.dist and self.entry.dist.requires) or ()):
            if wanted.name == HOUSE and not wanted.specifier.contains(__version__, True):
                raise BadGame(
                    f"{self}: it needs huisclos {wanted.specifier}, and this is {__version__}"
                )


@cache
def _shelf() -> tuple[dict[str, Declared], tuple[str, ...]]:
    """What is declared, ours first, and a line for each that declares a name which is taken."""
    found: dict[str, Declared] = {}
    taken: list[str] = []
    for one in sorted(map(Declared, entry_points(group=GROUP)), key=_place):
        first = found.setdefault(one.name, one)
        if first is not one:
            taken.append(f"{one}: the name is taken by {first.distribution}")
    return found, tuple(taken)


def _place(one: Declared) -> tuple[bool, int, str, str]:
    shown = SHOWN.index(one.name) if one.name in SHOWN else len(SHOWN)
    return one.distribution != HOUSE, shown, one.distribution, one.name


def declared(name: str) -> Declared:
    """Raises NoSuchGame."""
    try:
        return _shelf()[0][name]
    except KeyError:
        raise NoSuchGame(f"no game {name!r}: choose among {', '.join(names())}") from None


def names() -> tuple[str, ...]:
    """Of all that are declared, ours first; no game is loaded."""
    return tuple(_shelf()[0])


def ours() -> tuple[str, ...]:
    """The names of the house's own games."""
    return tuple(name for name in names() if declared(name).distribution == HOUSE)


@cache
def game(name: str) -> AnyGame:
    """Raises NoSuchGame, BadGame."""
    return declared(name).load()


def games(only: Iterable[str] = ()) -> dict[str, AnyGame]:
    """All that can be played, by name, or those asked for. One that is broken keeps no other away:
    `problems` tells of it. Raises NoSuchGame."""
    wanted = [declared(name).name for name in only] or names()
    return {name: game(name) for name in wanted if _fault(name) is None}


def problems(only: Iterable[str] = ()) -> list[str]:
    """A line for each game, of all or of those asked for, that is declared and cannot be played."""
    wanted = [*only] or names()
    return [*_shelf()[1], *(str(why) for name in wanted if (why := _fault(name)))]


def _fault(name: str) -> BadGame | None:
    try:
        game(name)
    except BadGame as bad:
        return bad
    return None
