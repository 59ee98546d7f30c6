"""Every move of Dauphin that can be listed. Claims are not."""

from __future__ import annotations

from collections.abc import Iterable

from huisclos.kernel import Seat

from . import actions
from .nouns import Badge, Options
from .nouns.cards import TOKENS, plan_of

ALONE = (
    *(actions.Depart(), actions.Restart(), actions.Agree(True), actions.Agree(False)),
    *(actions.Rescue(), actions.Panic(), actions.NoOrder(), actions.Sink(), actions.Reset()),
)


def catalogue(options: Options, own: str) -> Iterable[actions.Action]:
    ways = (False, True) if options.cards else (False,)
    named = (actions.Call, actions.Name, actions.Plank)
    carded = (actions.Send, actions.Promote, actions.Sacrifice)
    crew = plan_of(options).crew
    return (
        *(actions.TakeBadge(badge, cards) for cards in ways for badge in Badge),
        *(map(actions.Scan, crew) if options.cards else ()),
        *(act(Seat(at)) for act in named for at in range(options.seats)),
        *(act(card) for act in carded for card in crew),
        *map(actions.Stake, range(TOKENS + 1)),
        *ALONE,
    )
