"""What chaos counts: planted histories, each with one thing wrong."""

import msgspec
import pytest

from huisclos import shelf
from huisclos.kernel import Seat, awaited
from huisclos.tables import Record, Table, fold
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Played
from tools.histories import (
    UNAWARE,
    Acknowledged,
    Down,
    Fault,
    Judged,
    Look,
    Mark,
    judge,
    mark,
    misled,
    overran,
    silences,
    told_of,
)

ANA, BOB = Seat(0), Seat(1)
FIRST = Acknowledged("CODE", ANA, "ana:1", 1.0, 2.0)
SECOND = Acknowledged("CODE", BOB, "bob:1", 3.0, 4.0)
TOGETHER = Acknowledged("CODE", BOB, "bob:1", 1.5, 4.0)


def log(*moves: Acknowledged) -> list[Record]:
    action = msgspec.Raw(b"{}")
    return [Record(0.0, Played(move.seat, action, "person", move.key)) for move in moves]


@pytest.mark.parametrize(
    ("told", "kept", "found"),
    [
        ([FIRST, SECOND], [FIRST, SECOND], Judged(0, 0, 0)),
        ([FIRST, SECOND], [FIRST], Judged(1, 0, 0)),
        ([FIRST], [FIRST._replace(seat=BOB)], Judged(1, 0, 0)),
        ([FIRST, SECOND], [FIRST, SECOND, FIRST], Judged(0, 1, 1)),
        ([FIRST, SECOND], [SECOND, FIRST], Judged(0, 0, 1)),
        ([FIRST, TOGETHER], [TOGETHER, FIRST], Judged(0, 0, 0)),  # nobody could know
        ([], [FIRST], Judged(0, 0, 0)),  # kept, and its answer was lost
    ],
)
def test_a_history_is_held_against_the_log(
    told: list[Acknowledged], kept: list[Acknowledged], found: Judged
) -> None:
    assert judge(told, log(*kept)) == found


def test_a_move_that_was_refused_and_is_in_the_log_was_judged_twice() -> None:
    assert judge([FIRST], log(FIRST, SECOND), ["bob:1", "bob:2"]) == Judged(0, 1, 0)


EARLY, LATE = FIRST, SECOND._replace(sent=9.0, told=9.1)  # two moves, eight seconds apart


@pytest.mark.parametrize(
    ("went", "down", "found"),
    [
        (7.9, [], 0),
        (7.9, [Down("CODE", 3.0, 6.0)], 1),
        (5.0, [Down("CODE", 3.0, 6.0)], 0),
        (5.0, [Down("CODE", 3.0, 6.0), Down("CODE", 7.0, 8.0)], 1),
        (7.9, [Down("CODE", 9.2, 12.0)], 0),  # after both of them
        (0.0, [Down("CODE", 3.0, 6.0)], 0),  # what went by since the last event may be lost
        (9.0, [], 1),  # nobody was down, and it went too fast
    ],
)
def test_a_clock_goes_no_further_than_its_table_was_served(
    went: float, down: list[Down], found: int
) -> None:
    """Seconds between two moves, by the table's own clock."""
    records = log(EARLY, LATE)
    records[1] = Record(went, records[1].event)
    assert overran([EARLY, LATE], records, down) == found


def test_a_silence_belongs_to_the_fault_that_it_began_with() -> None:
    times = {"ONE": [0.0, 9.0, 13.0, 14.0], "TWO": [0.0, 9.5, 11.5, 30.0], "OVER": [0.0, 5.0]}
    faults = [Fault("kill", 10.0, 11.0)]
    assert silences(faults, times) == {"kill": {"median": 3.0, "worst": 4.0}}


class Game:
    """Two moves of a game of Infiltrés that everybody hears of: `places` are theirs in the log."""

    def __init__(self) -> None:
        self.games = shelf.games(("infiltres",))
        options = {"spoken": True, "clue": 0}
        step = gathering.open_table(self.games, 0.0, "CODE", "infiltres", options, "secret")
        self.records = [*step.records]
        for name in ("Ana", "Bob", "Eve"):
            step = gathering.join(step.table, 0.0, name, name, name)
            self.records += step.records
        assert step.table.owner is not None
        step = gathering.start(step.table, 0.0, step.table.owner)
        self.records += step.records
        self.places = []
        for number in (1, 2):
            sitting = step.table.sitting
            assert sitting
            (seat,) = awaited(sitting.game, sitting.state)
            (action, *_) = sitting.game.moves(sitting.state, seat)
            step = playing.play(step.table, 0.0, seat, action, key=f"move:{number}")
            self.records += step.records
            self.places.append(len(self.records))
        played = [r.event for r in self.records if isinstance(r.event, Played)]
        moves = [event for event in played if event.cause == "person"]
        self.told = [
            Acknowledged("CODE", move.seat, move.key, 10.0 * n, 10.0 * n + 1)
            for n, move in enumerate(moves, 1)
        ]

    def stood(self, number: int) -> Mark:
        """What one is told who looks on after so many events."""
        table = Table(self.games)
        for record in self.records[:number]:
            table = fold(table, record)
        return mark(told_of(table, 0.0))

    def misled(self, sent: float, told: Mark, late: float = 0.0) -> int:
        return len(self.why(sent, told, late))

    def why(self, sent: float, told: Mark, late: float = 0.0) -> list[str]:
        look = Look("CODE", sent, told, late, "a server")
        return misled(self.games, [look], self.told, self.records)


def test_who_looks_on_is_told_all_that_was_acknowledged_before_they_came() -> None:
    game = Game()
    before, first, second = game.places[0] - 1, *game.places
    assert len({game.stood(place) for place in (before, first, second)}) == 3
    told = [move.told for move in game.told]
    assert game.misled(told[0], game.stood(before)) == 0  # at the same time: either is right
    assert game.misled(told[0], game.stood(second)) == 0
    for late in (0.0, UNAWARE):  # the server was one that others could not reach
        assert game.misled(told[0] + late, game.stood(before), late) == 0
        assert game.misled(told[0] + late + 0.1, game.stood(before), late) == 1
        assert game.misled(told[0] + late + 0.1, game.stood(first), late) == 0
        assert game.misled(told[1] + late + 0.1, game.stood(first), late) == 1


def test_who_looks_on_is_told_nothing_that_never_stood_in_the_log() -> None:
    game = Game()
    future = game.stood(len(game.records))
    assert game.misled(0.0, future) == 0
    before = game.stood(game.places[0] - 1)
    del game.records[game.places[0] :]
    assert game.why(0.0, future) == ["CODE, a server at 0.00 s told what never stood: board, notes"]
    mixed = (*before[:2], *game.stood(game.places[0])[2:])  # the board of another moment
    (why,) = game.why(0.0, mixed)
    assert why.endswith("told what never stood: each part did, and never together")
    (why,) = game.why(99.0, before)
    had, last = game.places[0] - 1, game.places[0]
    assert why.endswith(f"told event {had} of {last}, after {last} had been acknowledged")
