"""Other worlds that look the same to a seat: its notes are replayed through the rules, and what it
has not heard is drawn."""

from random import Random

from huisclos.kernel import CLOCK, DEALER, TimeUp

from . import actions, notes
from .nouns import NUMBERS, SEATS
from .rules import apply
from .state import Seen, State


def resample(view: Seen, rng: Random) -> State:
    """A state that looks like `view`; even over the numbers the seat cannot know.

    What others did in the unfinished round of pointing is not invented: nobody can see it.
    """
    state = State(view.options)
    if view.public.phase == "dealing":
        return state
    # From what it was told, not from its sheet: a sheet that shows too much is found out.
    mine = next((n.number for n in view.heard if isinstance(n, notes.Received)), None)
    revealed = next((n for n in view.heard if isinstance(n, notes.Revealed)), None)
    if revealed:
        numbers = revealed.numbers
    else:
        free = rng.sample([n for n in NUMBERS if n != mine], 3)
        numbers = tuple(mine if mine and s == view.seat else free[s] for s in SEATS)
    state = apply(state, DEALER, actions.Deal(numbers))
    for note in view.heard:
        match note:
            case notes.Claimed(seat, number):
                state = apply(state, seat, actions.Claim(number))
            case notes.Pointed(at) if view.seat is not None:
                state = apply(state, view.seat, actions.Point(at))
            case notes.Revealed(_, fingers):
                for seat in SEATS:
                    if (finger := fingers[seat]) is not None and state.fingers[seat] is None:
                        state = apply(state, seat, actions.Point(finger))
                state = apply(state, CLOCK, TimeUp())
    return state
