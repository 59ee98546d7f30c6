"""What the check finds: one sentence each."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Finding:
    """Something is wrong with a game: where, what, and what to do about it."""

    part: str  # of the check, that found it
    where: str  # a file of the game's folder, or a table that was played
    wrong: str
    todo: str

    def __str__(self) -> str:
        return f"{self.where}: {self.wrong}; {self.todo}"
