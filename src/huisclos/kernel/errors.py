"""What can go wrong in the kernel.

Exception
├── Illegal             a seat's fault: the rules do not allow it now; carries the reason
├── NoWorld             nobody's fault: no state that fits a view was found within the budget
└── UnreadableNotation  a writer's fault: a text that is no action of this game
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .game import Refusal


class Illegal(Exception):
    """A seat tried what the rules do not allow now."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.key} {dict(refusal.values) or ''}".rstrip())
        self.refusal = refusal


class NoWorld(Exception):
    """No state that fits a view was found within the budget. Bots then do without search."""


class UnreadableNotation(ValueError):
    """A text that is not the notation of any action."""
