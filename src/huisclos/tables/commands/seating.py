"""Who comes into a game that is played: late, back with their own key, or from another phone."""

from __future__ import annotations

from huisclos.kernel import Seat

from ..event import Event, GivenBack, Member, Returned, SeatAsked, SeatGiven, SeatRefused
from ..luck import source
from ..sitting import Sitting
from ..table import SeatWish, Table
from .step import Step, need_member, need_owner, need_sitting, refused, take_step


def come_home(table: Table, now: float, member: Member) -> Step | None:
    """Who left is back in their seat. None: they had not left."""
    if not any(person.id == member for person in table.away):
        return None
    events: list[Event] = [Returned(member)]
    sitting = table.sitting
    seat = sitting.seat(member) if sitting else None
    if sitting and seat is not None and sitting.bots[seat] is not None and not sitting.over:
        events.append(GivenBack(seat))
    return take_step(table, now, *events)


def ask(table: Table, now: float, by: Member, seat: Seat | None) -> Step | None:
    """None: it is being asked."""
    person, sitting = need_member(table, by), need_sitting(table)
    if sitting.over:
        raise refused("game-over")
    if sitting.seat(by) is not None:
        raise refused("seat-have")
    if person.machine:
        raise refused("seat-machine")
    need_free(sitting, seat)
    wish = SeatWish(by, seat)
    return None if wish in table.asking else take_step(table, now, SeatAsked(by, seat))


def answer(table: Table, now: float, by: Member, member: Member, yes: bool) -> Step:
    """A seat is never given in a held wait: who sits down would see who is awake."""
    need_owner(table, by)
    sitting = need_sitting(table)
    wish = next((wish for wish in table.asking if wish.member == member), None)
    if wish is None or sitting.over:
        raise refused("seat-unasked")
    if not yes:
        return take_step(table, now, SeatRefused(member))
    if sitting.held:
        raise refused("seat-held")
    need_free(sitting, wish.seat)
    seat = lot(table, sitting, member) if wish.seat is None else wish.seat
    return take_step(table, now, SeatGiven(member, seat))


def need_free(sitting: Sitting, seat: Seat | None) -> None:
    if seat is None and not sitting.free:
        raise refused("seat-none")
    if seat is not None and seat not in sitting.held_by_bots:
        raise refused("seat-taken")


def lot(table: Table, sitting: Sitting, member: Member) -> Seat:
    """It follows from the secret of the deal, so that nobody chooses what they will know."""
    return source(table.secret, sitting.salts, f"seat {member}").choice(sitting.free)
