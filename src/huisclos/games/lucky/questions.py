"""Small questions about a state, asked everywhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache
from itertools import product

from huisclos.kernel import Seat

from . import actions
from .nouns import Options
from .nouns.cards import POINTS, load, points
from .play.chart import Chart, Stage, chart
from .state import Charge, Defending, Forfeit, State

AHEAD = 5  # rooms of the Doctor that everybody is shown
OURS = 8  # forfeits of our own, in the language files
RIDDLE = len(load("puzzle.json")["clues"])  # telegrams: one for each card of two points
VERDICTS = (actions.Judge(True), actions.Judge(False))


def clockwise(state: State, after: Seat) -> tuple[Seat, ...]:
    """Everybody else, beginning at the left of a seat."""
    return _clockwise(state.options.seats, after)


@cache
def _clockwise(seats: int, after: Seat) -> tuple[Seat, ...]:
    return tuple(Seat((after + step) % seats) for step in range(1, seats))


def chart_of(state: State) -> Chart:
    return chart(state.ship)


def stage_of(state: State) -> Stage:
    return chart(state.ship).stage(state.afloat)


def witnesses(state: State) -> tuple[Seat, ...]:
    """[5] Who is in the Doctor's room or sees it."""
    seen = stage_of(state).sees[state.doctor]
    return tuple([Seat(seat) for seat, room in enumerate(state.pawns) if room in seen])


def found_in(state: State, room: str) -> tuple[Seat, ...]:
    """[7] Whom the Doctor finds in a room at the end of this turn; the first of them plays."""
    order = (*clockwise(state, state.player), state.player)
    return tuple([seat for seat in order if state.pawns[seat] == room])


def way(state: State) -> tuple[str, ...]:
    """[7] The Doctor's next rooms as things stand, none twice."""
    onward, rooms = stage_of(state).onward, [state.doctor]
    while len(rooms) <= AHEAD and onward[rooms[-1]] not in rooms[1:]:
        rooms.append(onward[rooms[-1]])
    return tuple(rooms[1:])


def is_last_card(state: State) -> bool:
    """[7] The next card that is drawn sinks the ship."""
    return state.afloat == 1 and len(state.piles[0]) == 1


def is_bound(state: State, phase: Defending) -> bool:
    """[6] Whether the present defender must stop the attempt: nobody after them holds a card, and
    they can. It depends on their own hand and on who holds cards, which is public."""
    return len(phase.left) == 1 and points(state.hands[phase.left[0]]) >= phase.missing


def payment(hand: Iterable[str], missing: int) -> tuple[str, ...]:
    """[11] The fewest points that suffice, then the fewest cards, then the largest; none if the
    hand cannot reach it. The largest come first."""
    held = Counter(card for card in hand if card in POINTS)
    largest_first = sorted(POINTS, key=lambda card: -POINTS[card])
    counts = product(*(range(held[card] + 1) for card in largest_first))
    ways = [
        tuple(card for card, count in zip(largest_first, way, strict=True) for _ in range(count))
        for way in counts
    ]
    enough = [way for way in ways if points(way) >= missing]
    worth = {way: (points(way), len(way), [-POINTS[card] for card in way]) for way in enough}
    return min(enough, key=lambda way: worth[way], default=())


def may_blame(state: State, seat: Seat) -> bool:
    return state.options.penalties and state.charge is None and seat not in state.blamed


def just_attempted(state: State) -> bool:
    """[8] An attempt is over, the turn after it is not: what was said in it can be fined yet."""
    over = not isinstance(state.phase, Defending)
    return over and state.attempted > 0 and state.turn <= state.attempted + 1


def last_forfeit(state: State, seat: Seat) -> Forfeit | None:
    return next((given for given in reversed(state.forfeits) if given.seat == seat), None)


def forfeit_of(options: Options, number: int) -> str | None:
    """[8] What the penalty of this number is paid with: they come in turn."""
    match options.forfeits:
        case "ours":
            return f"ours-{number % OURS + 1}"
        case "own" if own := own_forfeits(options.own_forfeits):
            return own[number % len(own)]
    return None


def telegrams(state: State) -> int:
    """[10] How many of the riddle lie open: one for each that was played, all at the end."""
    return RIDDLE if state.result else state.discards.count("fail_2")


def own_forfeits(text: str) -> tuple[str, ...]:
    return tuple([name for part in text.split(";") if (name := part.strip())])


def verdicts(charge: Charge, seat: Seat) -> tuple[actions.Judge, ...]:
    """[8] What a seat may yet say of a charge; nobody judges their own case, but one may own up."""
    if seat in charge.agreed or seat in charge.declined:
        return ()
    return VERDICTS[:1] if seat == charge.at else VERDICTS


def drawn_deck(state: State) -> int:
    """[2] The lowest pile that has cards, from 0 (A) to 3 (D)."""
    return max(at for at, pile in enumerate(state.piles) if pile)
