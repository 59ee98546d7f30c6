"""Whom mutants are after: doctors first, then those who find out."""

from __future__ import annotations

from collections.abc import Callable

from huisclos.kernel import Seat

from ..nouns import Role
from ..play.crew import EXPERTS
from .notebook import Notebook

DOCTOR, EXPERT = 1.0, 0.5  # what it is worth to have one on the mutants' side


def prey(book: Notebook) -> Callable[[Seat], float]:
    """What somebody is worth to the mutants: by known colleagues, claims, autopsies and what a spy
    saw; otherwise by how many doctors are left."""
    pack = book.pack()
    dead = sum(shown.role is Role.DOCTOR for shown in book.autopsies.values())
    ours = sum(book.claimed_role(at) is Role.DOCTOR for at in pack)
    left = max(0, book.crew(Role.DOCTOR) - dead - ours)
    chance = min(1.0, left / max(1, len(book.living()) - len(pack)))
    seen = {s.at for night in book.nights.values() for s in night.spied if s.eyes}
    doctor = book.private.role is Role.DOCTOR

    def worth(seat: Seat) -> float:
        if doctor:
            likely = float(seat in book.private.colleagues)
        else:
            likely = min(1.0, 4 * chance) if seat in seen else chance
        match book.claimed_role(seat):
            case Role.DOCTOR:
                return DOCTOR
            case Role.ASTRONAUT:
                return 0.8 * likely * DOCTOR
            case role if role in EXPERTS:
                return EXPERT + (0.2 if role is Role.PSYCHOLOGIST else 0.0)
        return likely * DOCTOR + 0.2 * EXPERT

    return worth
