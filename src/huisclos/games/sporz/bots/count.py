"""A role call: everybody has one role, and of each there are so many. Who claims one that too many
claim, or none where nearly all have or where somebody asked, may be the base mutant, who has no
role to show."""

from __future__ import annotations

from collections import defaultdict

from huisclos.kernel import Seat

from ..nouns import Role
from ..play.crew import EXPERTS
from .notebook import Notebook

CALL = 0.6  # of the others have said their role: those who have not are conspicuous
BLUFF = 0.6  # how often a base mutant says a role where somebody healthy would
OPEN = 0.5  # how often a doctor who is asked says so, to the mutants as well
MUTE = 0.1  # how often somebody who is asked does not hear it, or does not care
DOUBT = 0.1  # that it is otherwise: people err


def is_called(book: Notebook) -> bool:
    """Whether nearly all say what they are."""
    others = book.others()
    said = sum([seat in book.roles for seat in others])
    return len(others) > 1 and said >= CALL * len(others)


def are_asked(book: Notebook) -> set[Seat]:
    """Of whom somebody else wanted to know what they are."""
    return {said.note.at for said in book.asks if said.seat != said.note.at}


def places(book: Notebook) -> dict[Role, int]:
    """Of each role, how many are left for the others who live."""
    left: dict[Role, int] = {post.role: post.count for post in book.public.crew}
    left.pop(Role.BASE, None)
    gone = [shown.role for shown in book.autopsies.values() if not book.was_base(shown)]
    for role in (*gone, book.private.role):
        if role in left:
            left[role] -= 1
    return left


def suspected(book: Notebook, lies: dict[Seat, int], bases: float) -> dict[Seat, float]:
    """For those of whom the call tells something, how likely they are a base mutant; of so many
    who live."""
    others, left = book.others(), places(book)
    held: dict[Role, list[Seat]] = defaultdict(list)
    silent = []
    for seat in others:
        role = book.claimed_role(seat)
        if role is None:
            silent.append(seat)
        elif seat not in lies:
            held[role].append(seat)
    found: dict[Seat, float] = {}
    for role, seats in held.items():
        excess = len(seats) - left.get(role, 0)
        if excess > 0 and role not in EXPERTS:
            share = min(1.0, excess / len(seats))
            found |= dict.fromkeys(seats, share)
            bases -= excess
    had_their_say = 2 * book.public.voted >= len(book.living())
    if not silent or not had_their_say:
        return found
    unknown = [seat for seat in others if seat not in found]
    unknown = [seat for seat in unknown if seat not in book.private.colleagues]
    if is_called(book):
        said = 1 - len(silent) / len(others)
        odds = (1 - BLUFF * said) / (1 - said)
        told = [seat for seat in unknown if seat not in silent]
        share = max(0.0, bases) * odds / (odds * len(silent) + BLUFF * len(told))
        return found | dict.fromkeys(silent, min(1.0, share))
    asked = are_asked(book).intersection(silent, unknown)
    doctors = left.get(Role.DOCTOR, 0) / len(others)
    odds = (1 - BLUFF) / (MUTE + (1 - OPEN) * doctors)
    share = max(0.0, bases) * odds / (odds * len(asked) + len(unknown) - len(asked) or 1)
    return found | dict.fromkeys(asked, min(1.0, share))
