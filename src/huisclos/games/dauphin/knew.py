"""What each could know: how likely every team has a dolphin, from what that seat saw and heard.

Worlds are drawn that fit all of it, as if people sent by lot whom they send: what they say and why
they send weighs nothing. Beside the seats listens somebody who has seen no card but what all saw.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

from huisclos.kernel import BySeat, NoWorld, Seat, Value, seats_of, view

from . import GAME, notes
from .state import State
from .worlds.chain import Chain
from .worlds.script import write_script

WORLDS = 200  # drawn for each who listens
APART = 6  # steps of the chain from one to the next
MIXING = 200  # steps before the first
# What tells something of the cards; the rest is how it came to it.
TELLING = (
    notes.Embarked,
    notes.Reported,
    notes.Detached,
    notes.BrutusLeft,
    notes.CaptainShown,
    notes.Planked,
)

Chances = BySeat[float | None]  # in hundredths; none for a team that is out


class Knew(Value, frozen=True):
    walk: int
    seats: BySeat[Chances]  # by who looks
    public: Chances  # from what all have seen
    dolphinised: tuple[Seat, ...]  # which teams were
    drawn: int  # worlds for each


def knew(told: Iterable[tuple[int, State]]) -> Iterator[tuple[int, Knew]]:
    """At the first of these moments, and whenever something is told of the cards."""
    read: int | None = None
    for moment, state in told:
        if not state.walk or state.end:
            continue
        afresh = read is None or len(state.story) < read  # the first, or a move was taken back
        news = () if afresh else state.story.since(read or 0)
        if afresh or any(isinstance(told.note, TELLING) for told in news):
            yield moment, known(state)
        read = len(state.story)


def known(state: State) -> Knew:
    return Knew(
        walk=state.walk,
        seats=tuple(chances(state, seat) for seat in seats_of(state)),
        public=chances(state, None),
        dolphinised=tuple(seat for seat in state.living if state.dolphinised[seat]),
        drawn=WORLDS,
    )


def chances(state: State, listener: Seat | None) -> Chances:
    """The same for everybody who asks."""
    rng = Random(state.walk)
    try:
        chain = Chain(write_script(view(GAME, state, listener)), rng)
    except NoWorld:
        return tuple(None for _ in seats_of(state))
    for _ in range(MIXING):
        chain.step()
    found = [0] * state.options.seats
    for world in islice(chain.worlds(APART), WORLDS):
        table = world.run(len(world.script.tests))
        assert table is not None
        for seat in state.living:
            found[seat] += table.dolphinised[seat]
    living = {*state.living}
    return tuple(
        round(found[seat] / WORLDS, 2) if seat in living else None for seat in seats_of(state)
    )
