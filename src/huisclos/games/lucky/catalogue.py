"""Every move of Sauvez le Docteur Lucky that can be listed, on its ship."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product

from huisclos.kernel import Seat

from . import actions, content
from .nouns import Options
from .nouns.cards import is_move
from .play.chart import chart
from .questions import VERDICTS
from .rules import ANSWERS, BARE_ATTEMPT, DECLINE, DRAW, PASS, RECKONED, STOP


def catalogue(options: Options, own: str) -> Iterable[actions.Action]:
    sea = chart(content.write(content.pasted(own)) if own.strip() else "")
    rooms = sea.stage(4).rooms
    moves = product(filter(is_move, sea.copies), (False, True), rooms)
    return (
        *map(actions.Step, rooms),
        *(actions.Move(card, doctor, room) for card, doctor, room in moves),
        DRAW,
        STOP,
        BARE_ATTEMPT,
        *sea.attempts.values(),
        *sea.fails.values(),
        PASS,
        *ANSWERS,
        RECKONED,
        *(spoken(options.seats) if options.penalties else ()),
    )


def spoken(seats: int) -> Iterable[actions.Action]:
    """[8]"""
    blamed = product((False, True), map(Seat, range(seats)))
    return (*(actions.Blame(at, attempt) for attempt, at in blamed), *VERDICTS, DECLINE)
