"""Everybody comes aboard [1, 2, 4]."""

from __future__ import annotations

from msgspec.structs import replace

from huisclos.kernel import Seat, tell_some

from .. import actions, notes
from ..nouns import Genome, Role
from ..state import State
from .course import open_election
from .crew import crew


def board(state: State, deal: actions.Deal) -> State:
    """[1, 2, 4]"""
    seats = tuple(map(Seat, range(state.options.seats)))
    state = replace(
        state,
        living=seats,
        roles=deal.roles,
        genomes=deal.genomes,
        mutant=tuple(role is Role.BASE for role in deal.roles),
        known=tuple(Genome.HOST if role is Role.BASE else None for role in deal.roles),
        asked=((),) * len(seats),
    )
    for role, count in crew(state.options).items():
        if count:
            holders = [seat for seat in seats if deal.roles[seat] is role]
            genome = Genome.HOST if role is Role.BASE else None
            state = tell_some(state, holders, notes.Dealt(role, genome))
    doctors = tuple(seat for seat in seats if deal.roles[seat] is Role.DOCTOR)
    return open_election(tell_some(state, doctors, notes.Colleagues(doctors)))
