"""Nights without tells [12], on the wire: what the real table and its feed send."""

from __future__ import annotations

from random import Random

import pytest

from huisclos.audit.seated import Play, TimePasses, carry_out, open_room, sitting_of, start
from huisclos.games.sporz import GAME
from huisclos.games.sporz.nouns import Options, Role, Wave
from huisclos.games.sporz.state import Waking
from huisclos.kernel import Seat
from huisclos.tables import Table
from huisclos.tables.feed import Change, Ear

SEATS = 8
ONLOOKER = Seat(7)


class Listening:
    """A table of eight, and every frame that each seat and a spectator get."""

    def __init__(self, seed: int) -> None:
        table = open_room(GAME, Options(SEATS, spy="on", hacker="on"), Random(seed))
        self.table = start(table).table
        members = (*sitting_of(self.table).players, None)
        self.ears = [Ear(member) for member in members]
        for ear in self.ears:
            [*ear.arrive(self.table, 0.0)]
        self.frames: list[list[bytes]] = [[] for _ in members]

    def do(self, move: Play | TimePasses) -> None:
        before: Table = self.table
        self.table = carry_out(before, move).table
        change = Change(before, self.table, self.table.at)
        for ear, frames in zip(self.ears, self.frames, strict=True):
            frames += ear.hear(change)

    def tap(self, seat: int, notation: str) -> None:
        self.do(Play(Seat(seat), GAME.read(notation)))

    def until(self, wave: Wave) -> None:
        while not self.is_called(wave):
            self.do(TimePasses())
        for frames in self.frames:
            frames.clear()

    def is_called(self, wave: Wave) -> bool:
        """And what was shown before has been seen."""
        called = isinstance(self.phase, Waking) and self.phase.wave is wave
        return called and not sitting_of(self.table).stopped

    @property
    def phase(self) -> object:
        return sitting_of(self.table).state.phase

    @property
    def awake(self) -> tuple[Seat, ...]:
        assert isinstance(self.phase, Waking)
        return self.phase.awake


TAPS = {
    Wave.MUTANTS: ("mutate 5", "paralyse 6", "lock"),
    Wave.DOCTORS: ("heal 5",),
    Wave.INSPECTORS: ("inspect 5",),
    Wave.WATCHERS: ("spy 5",),
}


@pytest.mark.parametrize("wave", [*Wave])
def test_seats_without_a_part_in_a_wave_get_the_same_frames_whatever_others_do(wave: Wave) -> None:
    """Whoever is awake, and whether all tap, nobody does or only some: until the wave ends nobody
    else gets a single byte, and the frames at its end have the same number and size, whatever the
    others are. (One's own role is on one's own sheet.)"""
    seen: dict[Role, set[tuple[int, ...]]] = {}
    for seed in range(12):
        for tappers in ((), (0, 1, 2), (4, 5, 6), range(7)):
            room = Listening(seed)
            room.until(wave)
            if ONLOOKER in room.awake:
                continue
            for seat in tappers:
                room.tap(seat, "spare" if seat in room.awake else TAPS[wave][0])
            assert room.frames[ONLOOKER] == room.frames[SEATS] == []
            room.do(TimePasses())
            mine = sitting_of(room.table).state.roles[ONLOOKER]
            frames = room.frames[ONLOOKER]
            seen.setdefault(mine, set()).add((len(frames), *map(len, frames)))
    assert len(seen) > 2
    assert {role: len(sizes) for role, sizes in seen.items()} == dict.fromkeys(seen, 1)


@pytest.mark.parametrize("wave", [*Wave])
def test_a_decoy_is_answered_like_an_act(wave: Wave) -> None:
    """The same taps: as many frames, and one note of the same kind in each."""
    frames_of: dict[bool, set[tuple[int, ...]]] = {True: set(), False: set()}
    for seed in range(8):
        room = Listening(seed)
        room.until(wave)
        for seat in range(SEATS):
            alone = seat not in room.awake or len(room.awake) == 1
            if not alone or (wave is Wave.INSPECTORS and seat in room.awake):
                continue
            for tap in TAPS[wave]:
                room.tap(seat, tap)
            frames = room.frames[seat]
            notes = [frame.count(b'"type":"Tapped"') for frame in frames]
            frames_of[seat in room.awake].add((len(frames), *notes))
    expected = (len(TAPS[wave]), *[1] * len(TAPS[wave]))
    assert frames_of[True] | frames_of[False] == {expected}
