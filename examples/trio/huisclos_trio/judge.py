"""What is refused, and why."""

from huisclos.kernel import Refusal, Seat, TimeUp, phase_word

from . import actions
from .nouns import NUMBERS, SEATS
from .state import Claiming, Dealing, Pointing, State


def refuse(state: State, seat: Seat, action: actions.Action) -> Refusal | None:
    not_now = Refusal("not-now", (("phase", phase_word(state.phase)),))
    match state.phase, action:
        case Dealing(), actions.Deal(numbers) if len({*numbers} & {*NUMBERS}) == len(numbers) == 3:
            return None
        case Claiming(), actions.Claim(number):
            out = Refusal("trio-out-of-range", (("number", number),))
            return None if number in NUMBERS else out
        case Pointing(), actions.Point(at) if at in SEATS:
            return None
        case Claiming() | Pointing(), TimeUp():
            return None
    return not_now
