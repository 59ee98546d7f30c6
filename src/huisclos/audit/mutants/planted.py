"""The mutants of a game: its own, and those of the table."""

from __future__ import annotations

from huisclos.kernel import AnyGame
from huisclos.shelf import part

from .mutant import Mutant
from .table import TABLE


def planted(game: AnyGame) -> tuple[Mutant, ...]:
    own, audience = part(game, "mutants"), part(game, "audience")
    # The table's tell that something was done: a leak only where nobody may notice it.
    table = TABLE if audience and audience.UNNOTICED else ()
    return (*(own.MUTANTS if own else ()), *table)
