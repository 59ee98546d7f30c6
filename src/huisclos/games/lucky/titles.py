"""What each is remembered for, from what everybody saw of the night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from huisclos.kernel import Merit, Seat, Title, award, title

from . import notes
from .state import State


def titles(state: State) -> tuple[Title, ...]:
    return award(state.options.seats, merits(state), title("passenger"))


def merits(state: State) -> Iterator[Merit]:
    stopped, tried, drew, walked, met, wet = (Counter[Seat]() for _ in range(6))
    decks = 0
    for told in state.story:
        match told.note:
            case notes.Attempted(seat, _, _, value):
                tried[seat] += 1
                last = value
            case notes.Failed(seat):
                stopped[seat] += 1
            case notes.Drew(seat):
                drew[seat] += 1
            case notes.Stepped(seat):
                walked[seat] += 1
            case notes.Moved(seat, doctor=False):
                walked[seat] += 1
            case notes.DoctorMoved(met=found):
                met.update(found)
            case notes.Drowned(seats=swept):
                decks += 1
                wet.update(swept)
            case notes.GameEnded(winner=winner, loser=loser):
                if winner is not None:
                    yield Merit(winner, 10, title("saviour", count=last))
                if loser is not None:
                    yield Merit(loser, 8, title("finest-defeat"))
    for at in range(state.options.seats):
        seat = Seat(at)
        if stopped[seat]:
            yield Merit(seat, 5 + stopped[seat] / 4, title("rampart", count=stopped[seat]))
        if tried[seat]:
            yield Merit(seat, 4.5 + tried[seat] / 4, title("bold", count=tried[seat]))
        if wet[seat]:
            yield Merit(seat, 4.2 + wet[seat] / 2, title("swimmer", count=wet[seat]))
        if decks and not wet[seat]:
            yield Merit(seat, 4, title("sea-legs", count=decks))
        if met[seat]:
            yield Merit(seat, 3.5 + met[seat] / 10, title("old-friend", count=met[seat]))
        if drew[seat]:
            yield Merit(seat, 2.5 + drew[seat] / 20, title("collector", count=drew[seat]))
        if walked[seat]:
            yield Merit(seat, 2 + walked[seat] / 20, title("long-strides", count=walked[seat]))
