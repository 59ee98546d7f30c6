"""What can be wrong with a state of trio, in words."""

from collections.abc import Iterator

from .secrets import public
from .state import Claiming, State


def faults(state: State) -> Iterator[str]:
    if len({*state.numbers}) < len(state.numbers):
        yield "numbers repeat"
    claims = public(state).claims
    if any(finger is not None for finger in state.fingers) and len(claims) < 3:
        yield "pointed before all had claimed"
    if isinstance(state.phase, Claiming) and state.phase.seat != len(claims):
        yield "claims out of order"
