"""What each team is remembered for, from its walks and from the bridge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from huisclos.kernel import Merit, Seat, Title, award, title

from . import notes
from .state import State, Walk


def titles(state: State) -> tuple[Title, ...]:
    seats = state.options.seats
    merits = (*outside(state.walks), *on_the_bridge(state), *in_the_end(state))
    return award(seats, merits, title("passenger", count=len(state.walks)))


def outside(walks: tuple[Walk, ...]) -> Iterator[Merit]:
    bites, looks, out = (Counter[Seat]() for _ in range(3))
    for walk in walks:
        for deed in walk.deeds:
            seat = walk.slots[deed.by].seat
            bites[seat] += deed.kind == "bite"
            looks[seat] += deed.kind == "look"
            if deed.kind == "wrench":
                yield Merit(seat, 5, title("firm-grip", walk=walk.walk))
        out.update(slot.seat for slot in walk.slots)
        if walk.asteroid is not None and walk.asteroid in walk.lost:
            yield Merit(walk.slots[walk.asteroid].seat, 4, title("shooting-star", walk=walk.walk))
    for seat, count in bites.items():
        if count:
            yield Merit(seat, 8 + count, title("sharp-teeth", count=count))
    for seat, count in looks.items():
        if count:
            yield Merit(seat, 5 + count / 10, title("wide-eyes", count=count))
    for seat, count in out.items():
        yield Merit(seat, 2 + count / 10, title("first-out", count=count))


def on_the_bridge(state: State) -> Iterator[Merit]:
    held, staked = Counter[Seat](), Counter[Seat]()
    captain = None
    for told in state.story:
        match told.note:
            case notes.Ordered(captain=seat):
                captain = seat
            case notes.VoteClosed(stakes, _, _, mutiny):
                for stake in stakes:
                    staked[stake.seat] += stake.count
                if captain is not None and not mutiny:
                    held[captain] += 1
            case notes.Detached(_, seat, True):
                yield Merit(seat, 7, title("open-door"))
            case notes.CaptainOverthrown(seat):
                yield Merit(seat, 3, title("stormy-seas"))
    for seat, count in held.items():
        yield Merit(seat, 4 + count / 2, title("firm-hand", count=count))
    for seat, count in staked.items():
        if count:
            yield Merit(seat, 3.5 + count / 10, title("mutineer", count=count))


def in_the_end(state: State) -> Iterator[Merit]:
    ordered = {
        told.note.seat
        for told in state.story
        if isinstance(told.note, notes.Ordered) and told.note.kind == "plank"
    }
    lost = {walk.slots[slot].seat for walk in state.walks for slot in walk.lost}
    for at, is_dolphin in enumerate(state.dolphinised):
        seat = Seat(at)
        if is_dolphin and seat not in ordered:
            yield Merit(seat, 6, title("stowaway"))
        if seat not in lost and state.walks:
            yield Merit(seat, 4.5, title("full-crew", count=len(state.walks)))
    for seat in state.living:
        yield Merit(seat, 1, title("safe-and-sound"))
