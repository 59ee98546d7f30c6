"""What each is remembered for, from clues, ballots and what the missions gave."""

from __future__ import annotations

from collections.abc import Iterator

from huisclos.kernel import Merit, Seat, Title, award, title

from . import notes
from .nouns import Role
from .state import State

LONG = 7  # letters of a word that is worth a mention


def titles(state: State) -> tuple[Title, ...]:
    seats = state.options.seats
    merits: list[Merit] = []
    mission: list[notes.Note] = []
    record = Record(seats)
    for told in state.story:
        if told.to is None:
            mission.append(told.note)
        if isinstance(told.note, notes.MissionEnded):
            merits += record.add(mission, told.note)
            mission = []
    return award(seats, (*merits, *record.merits()), title("good-company", count=record.missions))


class Record:
    """What adds up over the missions."""

    def __init__(self, seats: int) -> None:
        self.missions = 0
        self.right, self.named, self.hid, self.stayed = ([0] * seats for _ in range(4))

    def add(self, mission: list[notes.Note], end: notes.MissionEnded) -> Iterator[Merit]:
        self.missions += 1
        out = {note.seat for note in mission if isinstance(note, notes.Eliminated)}
        for seat, role in enumerate(end.roles):
            hidden = role is not Role.DISCIPLE
            self.hid[seat] += hidden and seat not in out
            self.stayed[seat] += seat not in out
            if end.gains[seat]:
                stroke = title("great-stroke", count=end.gains[seat], mission=self.missions)
                yield Merit(Seat(seat), 2 + end.gains[seat], stroke)
        for note in mission:
            match note:
                case notes.Guessed(seat, word, True) if word is not None:
                    yield Merit(seat, 9, title("press-flair", word=word))
                case notes.ClueGiven(seat, word) if len(word) >= LONG:
                    yield Merit(seat, 1 + len(word) / 20, title("choice-word", word=word))
                case notes.VoteClosed(ballots):
                    for ballot in ballots:
                        if ballot.at is not None:
                            self.named[ballot.at] += 1
                            self.right[ballot.voter] += end.roles[ballot.at] is not Role.DISCIPLE

    def merits(self) -> Iterator[Merit]:
        for at in range(len(self.right)):
            seat = Seat(at)
            if self.hid[at]:
                yield Merit(seat, 7 + self.hid[at], title("best-bluff", count=self.hid[at]))
            if self.right[at]:
                yield Merit(seat, 4 + self.right[at] / 2, title("sharp-eye", count=self.right[at]))
            if not self.named[at]:
                yield Merit(seat, 6, title("perfect-cover", count=self.missions))
            if self.stayed[at] == self.missions:
                yield Merit(seat, 3, title("of-the-house", count=self.missions))
