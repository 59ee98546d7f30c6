"""What a terminal must know of a game beyond its texts: a face for each game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct
from rich.console import RenderableType

from huisclos.kernel import AnyGame, Seat, Told
from huisclos.texts import Chosen, say, sentence, told_again, written


class Sight(NamedTuple):
    """What is looked at: the two boards, by whom, in which language."""

    language: str
    game: AnyGame
    names: list[str]
    seat: Seat | None
    public: Any
    private: Any
    options: Chosen  # of the table, by name

    def say(self, key: str, /, **values: str | int) -> str:
        return say(self.language, self.game, key, **written(self.game, self.options), **values)

    def sentence(self, note: Struct) -> str:
        return sentence(self.language, self.game, note, self.names, self.options)

    def told(self, note: Struct, *to: Seat) -> str:
        """What these were told, in the words of somebody who sees it."""
        return told_again(self.language, self.game, Told(to, note), self.names, self.options)


@dataclass(frozen=True)
class Face:
    board: Callable[[Sight], RenderableType]  # what everybody sees
    secret: Callable[[Sight], str]  # what this seat alone sees
    free: Callable[[Any], type[Any] | None]  # what a typed text does in this phase
    hidden: tuple[type, ...]  # notes that are shown on request only
    # what who is out sees of the game's own truth, where they may choose to
    truth: Callable[[Sight, Any], str] = lambda sight, truth: ""
    # fields of boards and notes that hold what somebody made up: whoever reads must know it
    own_words: frozenset[str] = frozenset()
