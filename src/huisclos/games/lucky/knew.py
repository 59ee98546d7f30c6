"""What each could know: which cards they had not seen, and so how likely an attempt is stopped.

Every card that a seat has not seen is as likely in one hand as in a pile, so the chance that the
others hold so many Failure points is counted, not drawn. Whether they will pay is theirs to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from huisclos.kernel import BySeat, Seat, Value, seats_of

from .bots.table import short_of
from .nouns.cards import POINTS, TOTAL, is_aid, points
from .questions import chart_of, witnesses
from .state import Defending, State, Turning


class Odds(Value, frozen=True):
    """Of an attempt by one seat, as that seat could count it: the one that is on, or the best that
    it could make where the Doctor is."""

    card: str | None  # the Aid card; none: bare hands
    missing: int  # points that stop it
    unseen: int  # cards
    failures: tuple[int, int, int]  # F-1, F-2 and F-3 among them
    facing: int  # cards of those who may yet stop it
    stopped: float  # how likely these hold enough
    held: int  # the points that they did hold
    ready: bool  # the attempt is on, or this seat stands by the Doctor and is seen


class Knew(Value, frozen=True):
    turn: int
    player: Seat  # whose turn it is
    trying: bool  # that seat's attempt is on
    odds: BySeat[Odds]
    hands: BySeat[tuple[str, ...]]  # as they were


def knew(told: Iterable[tuple[int, State]]) -> Iterator[tuple[int, Knew]]:
    """At each of these moments at which it changes."""
    last = None
    for moment, state in told:
        if isinstance(state.phase, Turning | Defending):
            now = known(state)
            if now != last:
                yield moment, now
            last = now


def known(state: State) -> Knew:
    return Knew(
        turn=state.turn,
        player=state.player,
        trying=isinstance(state.phase, Defending),
        odds=tuple(odds(state, seat) for seat in seats_of(state)),
        hands=state.hands,
    )


def odds(state: State, seat: Seat) -> Odds:
    hand, phase = state.hands[seat], state.phase
    if isinstance(phase, Defending) and seat == state.player:
        card, missing, facing, ready = phase.card, phase.missing, phase.left, True
    else:
        chart = chart_of(state)
        aids = (None, *(card for card in hand if is_aid(card)))
        card = max(aids, key=lambda card: chart.worth(card, state.doctor))
        missing = chart.worth(card, state.doctor)
        facing = tuple(other for other in seats_of(state) if other != seat)
        seen = any(witness != seat for witness in witnesses(state))
        ready = seen and state.pawns[seat] == state.doctor
    copies, gone = chart_of(state).copies, Counter((*state.discards, *hand))
    one, two, three = (copies[card] - gone[card] for card in POINTS)
    unseen = TOTAL - len(state.discards) - len(hand)
    cards = sum(len(state.hands[other]) for other in facing)
    return Odds(
        card=card,
        missing=missing,
        unseen=unseen,
        failures=(one, two, three),
        facing=cards,
        stopped=round(1 - short_of(missing, cards, unseen, (one, two, three)), 4),
        held=sum(points(state.hands[other]) for other in facing),
        ready=ready,
    )
