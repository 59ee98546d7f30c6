"""The mutants of a game: its own, and those of the table."""

from __future__ import annotations

from huisclos.kernel import AnyGame
from huisclos.shelf import part

from .mutant import Mutant
from .table import TABLE, UNNOTICED


def planted(game: AnyGame) -> tuple[Mutant, ...]:
    own, audience = part(game, "mutants"), part(game, "audience")
    quiet = UNNOTICED if audience and audience.UNNOTICED else ()
    return (*(own.MUTANTS if own else ()), *quiet, *TABLE)
