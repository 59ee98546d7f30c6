"""What a perfect listener could know: how likely each is a mutant, from all that was said aloud.

Worlds are drawn that look the same to somebody who hears what everybody hears. Each weighs as much
as the claims that were made are likely in it: who is healthy says what is so, but for a slip; what
a mutant says is as often true as not. Touches and opinions weigh nothing: no world says whether
they are true. Before the first night there is nothing to draw: it is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from huisclos.kernel import BySeat, NoWorld, Seat, Value, seats_of, view

from . import GAME, actions, notes
from .nouns import Role
from .play.crew import strikes
from .state import Breaking, Enquiring, State

WORLDS = 400  # drawn
SLIP = 0.05  # how often somebody healthy says what is not so


class Knew(Value, frozen=True):
    day: int
    chances: BySeat[float | None]  # of being a mutant, in hundredths; none for the dead
    mutants: tuple[Seat, ...]  # who were
    ballots: tuple[notes.Ballot, ...]  # as they lay in the box
    drawn: int  # worlds; none: it was counted


def knew(told: Iterable[tuple[int, State]]) -> Iterator[tuple[int, Knew]]:
    """As people board, at dawn, and when the box is opened."""
    last: tuple[int, State] | None = None
    for moment, state in told:
        before = last[1] if last else None
        if last and isinstance(last[1].phase, Enquiring) and not is_talking(state):
            yield last[0], known(last[1])
        dawn = isinstance(state.phase, Enquiring) and (before is None or not is_talking(before))
        if dawn or (before is None and not state.day):
            yield moment, known(state)
        last = moment, state


def is_talking(state: State) -> bool:
    return isinstance(state.phase, Enquiring | Breaking)


def known(state: State) -> Knew:
    chances, drawn = counted(state) if not state.day else weighed(state)
    ballots: tuple[notes.Ballot, ...] = ()
    if isinstance(state.phase, Enquiring):
        ballots = tuple(
            notes.Ballot(seat, vote.at)
            for seat, vote in zip(seats_of(state), state.phase.votes, strict=True)
            if isinstance(vote, actions.Vote)
        )
    mutants = tuple(seat for seat in state.living if state.mutant[seat])
    return Knew(state.day, chances, mutants, ballots, drawn)


def counted(state: State) -> tuple[BySeat[float | None], int]:
    """Everybody is as likely a base mutant as anybody."""
    return tuple(round(strikes(state.options) / state.options.seats, 2) for _ in seats_of(state)), 0


def weighed(state: State) -> tuple[BySeat[float | None], int]:
    seen, rng = view(GAME, state, None), Random(state.day)  # the same for everybody who asks
    claims = tuple(note for note in seen.heard if isinstance(note, CLAIMS))
    total, drawn = 0.0, 0
    sums = [0.0] * state.options.seats
    for _ in range(WORLDS):
        try:
            world = GAME.resample(seen, rng)
        except NoWorld:
            continue
        drawn += 1
        weight = likelihood(world, claims)
        total += weight
        for seat in world.living:
            sums[seat] += weight * world.mutant[seat]
    if not total:
        return tuple(None for _ in sums), drawn
    living = {*state.living}
    return tuple(
        round(sums[seat] / total, 2) if seat in living else None for seat in seats_of(state)
    ), drawn


Claim = notes.RoleClaimed | notes.StateClaimed | notes.GenomeClaimed | notes.CountClaimed
CLAIMS = (notes.RoleClaimed, notes.StateClaimed, notes.GenomeClaimed, notes.CountClaimed)


def likelihood(world: State, claims: Iterable[Claim]) -> float:
    """Of the claims, in this world. Who speaks is judged by what they are now."""
    weight = 1.0
    for claim in claims:
        if world.mutant[claim.seat]:
            weight *= 0.5
        else:
            weight *= 1 - SLIP if is_so(world, claim) else SLIP
    return weight


def is_so(world: State, claim: Claim) -> bool:
    nights = {night.night: night for night in (*world.nights, world.tonight)}
    match claim:
        case notes.RoleClaimed(seat, role):
            held = world.roles[seat]
            return role is (Role.ASTRONAUT if held is Role.BASE else held)
        case notes.StateClaimed(_, night, at, mutant):
            return night in nights and (at in nights[night].mutants) == mutant
        case notes.GenomeClaimed(_, _, at, genome):
            return world.genomes[at] is genome
        case notes.CountClaimed(_, night, mutants):
            return night in nights and len(nights[night].mutants) == mutants
