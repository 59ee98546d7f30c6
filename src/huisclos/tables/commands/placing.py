"""Who sits where, before a game: anybody may change places, if the owner does not hold them."""

from __future__ import annotations

from ..event import Member, SwapAsked, Swapped, SwapRefused
from ..table import Swap, Table
from .step import Step, need_lobby, need_member, refused, take_step


def swap(table: Table, now: float, by: Member, other: Member) -> Step | None:
    """At once with a bot, or with who asked for the same; else they are asked. None: they are."""
    need_lobby(table)
    need_member(table, by)
    person = need_member(table, other)
    if by == other:
        raise refused("swap-yourself")
    if table.placed and by != table.owner:
        raise refused("places-held")
    if person.level is not None or person.machine or Swap(other, by) in table.swaps:
        return take_step(table, now, Swapped(by, other))
    return None if Swap(by, other) in table.swaps else take_step(table, now, SwapAsked(by, other))


def answer(table: Table, now: float, by: Member, asker: Member, yes: bool) -> Step:
    need_lobby(table)
    if Swap(asker, by) not in table.swaps:
        raise refused("swap-unasked")
    return take_step(table, now, Swapped(asker, by) if yes else SwapRefused(asker, by))
