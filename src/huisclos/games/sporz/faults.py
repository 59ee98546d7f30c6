"""What can be wrong with a state of Sporz, in words: each is looked for in every true and every
resampled state."""

from __future__ import annotations

from collections.abc import Iterator

from . import actions
from .nouns import Genome, Role
from .play.crew import is_fair
from .questions import awake_in
from .state import Enquiring, Hand, Over, State, Waking


def faults(state: State) -> Iterator[str]:
    if not state.roles:
        return
    seats, gone = range(state.options.seats), [corpse.seat for corpse in state.dead]
    roles_and_genomes = [*zip(state.roles, state.genomes, state.mutant, strict=True)]
    if not is_fair(state.options, actions.Deal(state.roles, state.genomes)):
        yield "roles or genomes that this crew does not have"
    if sorted((*state.living, *gone)) != [*seats]:
        yield "not everybody is either alive or dead, once"
    if any(mutant and genome is Genome.RESISTANT for _, genome, mutant in roles_and_genomes):
        yield "a resistant mutant"
    if any(role is Role.BASE and not mutant for role, _, mutant in roles_and_genomes):
        yield "a healthy base mutant"
    if any(corpse.mutant not in (None, state.mutant[corpse.seat]) for corpse in state.dead):
        yield "somebody changed after death"
    mutants = sum(state.mutant[seat] for seat in state.living)
    if not isinstance(state.phase, Over) and not 0 < mutants < len(state.living):
        yield "one camp is left and play goes on"
    match state.phase:
        case Waking(wave, awake, hands):
            if awake != awake_in(state, wave):
                yield "the wrong ones are awake"
            if any(hands[seat] != Hand() for seat in gone):
                yield "the dead tap"
        case Enquiring(votes, circles=circles):
            at_circles = [seat for circle in circles for seat in circle.seats]
            if any(votes[seat] for seat in gone) or {*at_circles} & {*gone}:
                yield "the dead vote or sit in a circle"
            if len({*at_circles}) < len(at_circles):
                yield "somebody sits in two circles"
            if any(len(circle.seats) > state.options.circles for circle in circles):
                yield "a circle is too large"
            if state.chief not in state.living:
                yield "an enquiry without a chief"
