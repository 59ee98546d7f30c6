"""Every move of Sporz that can be listed. Claims but for one's role, and signs, are not."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.kernel import Seat

from . import actions
from .nouns import Options, Role
from .play.crew import crew

NAMED = (
    *(actions.Elect, actions.Mutate, actions.Kill, actions.Heal, actions.Inspect, actions.Spy),
    *(actions.Paralyse, actions.Vote),
)
ALONE = (
    *(actions.Count(), actions.Spare(), actions.Paralyse(None), actions.Lock()),
    *(actions.Vote(None), actions.Abstain(), actions.Withdraw(), actions.Close()),
    *(actions.Join(), actions.Leave()),
)


def catalogue(options: Options, own: str) -> Iterable[actions.Action]:
    seats = [*map(Seat, range(options.seats))]
    circles = range(1, options.seats + 1) if options.circles else ()
    roles = [role for role in Role if crew(options).get(role)]
    return (
        *(act(at) for act in NAMED for at in seats),
        *ALONE,
        *map(actions.Hack, roles),
        *(actions.ClaimRole(role) for role in roles if role is not Role.BASE),
        *map(actions.Join, circles),
    )
