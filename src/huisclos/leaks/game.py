"""A game written against `huisclos.kernel`: the whole kit."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from .difference import Leak, NothingSeen

if TYPE_CHECKING:
    from huisclos.audit import Audited, Findings


def in_game(
    kit: Audited, *, games: int = 20, seed: int = 1, parts: Collection[str] | None = None
) -> Findings:
    """Random games at real tables, and every part of `huisclos.audit` along them. What was looked
    at; every phase and class of notes that is not called rare was."""
    __tracebackhide__ = True
    from huisclos.audit import PARTS, audit

    found = audit(kit, games=games, seed=seed, parts=parts or (*PARTS,), until_found=True)
    if found.leaks:
        raise Leak(str(found.leaks[0]))
    never = [name for name, times in found.visited.items() if not times]
    if never := [name for name in never if name not in kit.rare | kit.rarest]:
        raise NothingSeen(f"in {games} games nobody came to: {', '.join(never)}")
    return found
