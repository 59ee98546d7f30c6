"""What chaos counts: planted histories, each with one thing wrong."""

import msgspec
import pytest

from huisclos.kernel import Seat
from huisclos.tables import Record
from huisclos.tables.event import Played
from tools.histories import Acknowledged, Fault, Judged, judge, silences

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


def test_a_silence_belongs_to_the_fault_that_it_began_with() -> None:
    times = {"ONE": [0.0, 9.0, 13.0, 14.0], "TWO": [0.0, 9.5, 11.5, 30.0], "OVER": [0.0, 5.0]}
    faults = [Fault("kill", 10.0, 11.0)]
    assert silences(faults, times) == {"kill": {"median": 3.0, "worst": 4.0}}
