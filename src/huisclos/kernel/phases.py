"""Phases: what a game is waiting for, and the word for it on boards."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from .game import A, Game, Opt, P, Q, S


def phases(game: Game[Opt, S, A, P, Q]) -> tuple[type, ...]:
    """Every phase of a game: the union that its state is in one of."""
    return get_args(get_type_hints(game.state)["phase"])


def phase_word(phase: object) -> Any:  # one of the Literal that the game's board names
    """A phase as boards say it: the value itself may hold secrets."""
    return type(phase).__name__.lower()


def phase_words(game: Game[Opt, S, A, P, Q]) -> tuple[str, ...]:
    """The words that a game's board may say, as its type names them."""
    return get_args(get_type_hints(game.board)["phase"])
