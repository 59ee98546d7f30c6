"""The mutants of a game: its own, and those of the table."""

from __future__ import annotations

from dataclasses import fields

from huisclos.kernel import AnyGame, Game
from huisclos.shelf import part

from .evening import EVENING, SHOWN, WAGERED
from .mutant import Mutant
from .table import TABLE, UNNOTICED

NO_WAGERS = next(field.default for field in fields(Game) if field.name == "wagers")


def planted(game: AnyGame) -> tuple[Mutant, ...]:
    own, audience = part(game, "mutants"), part(game, "audience")
    quiet = UNNOTICED if audience and audience.UNNOTICED else ()
    bets = WAGERED if game.wagers is not NO_WAGERS else ()
    moments = SHOWN if game.interludes else ()
    return (*(own.MUTANTS if own else ()), *quiet, *bets, *TABLE, *EVENING, *moments)
