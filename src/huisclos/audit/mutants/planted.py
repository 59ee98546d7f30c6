"""The mutants of a game: its own, and those of the table."""

from __future__ import annotations

from huisclos.kernel import AnyGame
from huisclos.shelf import part

from .mutant import Mutant
from .table import TABLE


def planted(game: AnyGame) -> tuple[Mutant, ...]:
    own = part(game, "mutants")
    return (*(own.MUTANTS if own else ()), *TABLE)
