"""Secret ballots, drawn so that they give the result that was announced."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from huisclos.kernel import Seat

from .. import actions, notes
from ..play.crew import strikes
from ..state import Enquiring, State
from .hearing import Hearing


def ballots(
    hearing: Hearing, state: State, heard: Sequence[Any], rng: Random
) -> list[tuple[Seat, Seat | None]]:
    """Who of the others voted for whom; `heard` since the vote closed."""
    if (seen := hearing.ballots.get(state.day)) is not None:
        return [(ballot.voter, ballot.at) for ballot in seen if ballot.voter != hearing.me]
    assert isinstance(state.phase, Enquiring)
    own = None if hearing.me is None else state.phase.votes[hearing.me]
    mine = [own.at] if isinstance(own, actions.Vote) else []
    others = [seat for seat in state.living if seat != hearing.me]
    rng.shuffle(others)
    if isinstance(heard[0], notes.VotesCounted):
        left = Counter({each.at: each.votes for each in heard[0].counts})
        left.subtract(mine)
        return [*zip(others, left.elements(), strict=False)]
    tie = heard[0] if isinstance(heard[0], notes.VoteTied) else None
    done = next((note.seats for note in heard if isinstance(note, notes.Executed)), None)
    if done is None:
        done = hearing.public.doomed
    tied: tuple[Seat | None, ...] = tie.tied if tie else ()
    sure = [seat for seat in done if seat not in tied]
    cast = votes(hearing, state, sure, tied, mine, len(others), rng)
    return [*zip(others, cast, strict=False)]


def votes(
    hearing: Hearing,
    state: State,
    sure: Sequence[Seat],
    tied: Sequence[Seat | None],
    mine: Sequence[Seat | None],
    voters: int,
    rng: Random,
) -> list[Seat | None]:
    """As many as there are other voters, or fewer: one need not vote."""
    levels = [*range(1, voters + 2)]
    rng.shuffle(levels)
    blank_stops = not tied and len(sure) < strikes(hearing.options)
    for level in levels:
        wanted: dict[Seat | None, int] = dict.fromkeys(tied, level)
        if blank_stops:
            wanted[None] = level
        wanted |= dict.fromkeys(sure, level + bool(wanted))
        caps = {at: level - 1 for at in (None, *state.living) if at not in wanted}
        for at in mine:
            here = wanted if at in wanted else caps
            here[at] -= 1
        must = [at for at, count in wanted.items() for _ in range(count)]
        if min(caps.values(), default=0) < 0 or len(must) > voters:
            continue
        spare = [at for at, count in caps.items() for _ in range(min(count, voters))]
        room = voters - len(must)
        cast = [*must, *rng.sample(spare, rng.randint(0, min(room, len(spare))))]
        rng.shuffle(cast)
        return cast
    return []  # nobody voted, or somebody did what cannot be: it will not fit
