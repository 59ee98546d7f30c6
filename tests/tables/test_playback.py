"""A finished game again, through every seat's eyes."""

import tracemalloc

import pytest
from huisclos_trio.actions import Claim, Point
from msgspec import convert

from huisclos.kernel import Options, Seat, view
from huisclos.tables import Record
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Said, Started
from huisclos.tables.playback import NotOver, ended, playback
from tests.tables.seated import ANA, BOB, GAMES, Seated, claimed, finished, game_of_three


def seen(again, seat) -> tuple[dict, list]:
    """What a page shows of a walk to the end: the sheet and the notes of one seat."""
    notes, sheet, public = [], None, None
    for moment in again.moments:
        notes = notes[: moment.kept] + list(moment.notes)
        sheet = moment.sheets.get(str(seat), sheet)
        public = moment.public or public
    return sheet, public, [n.note for n in notes if n.to is None or seat in n.to]


def test_a_walk_to_the_end_shows_what_each_seat_saw():
    seated = finished()
    sitting = seated.table.sitting
    again = playback(GAMES, seated.records)
    for seat in map(Seat, range(3)):
        truth = view(sitting.game, sitting.state, seat)
        assert seen(again, seat) == (truth.private, truth.public, list(truth.heard))
    assert [seated.name for seated in again.seats] == ["Ana", "Bob", "Cléo"]
    assert convert(again.options, Options) == sitting.options
    assert again.outcome == sitting.game.outcome(sitting.state)


def test_moves_are_in_notation_with_their_times():
    again = playback(GAMES, finished().records)
    assert again.moments[0].move == "start"
    assert [m.move for m in again.moments if m.seat == 1] == ["claim 5", "point 0"]
    assert again.moments[-1].at == 20


def test_a_move_taken_back_is_taken_back_again():
    seated = claimed()
    seated.play(1, Point(Seat(2)))
    seated(playing.ask_undo, BOB)
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now = 60
    seated(playing.time_up)
    sitting = seated.table.sitting
    again = playback(GAMES, seated.records)
    assert "undo" in [moment.move for moment in again.moments]
    assert seen(again, Seat(1))[2] == list(view(sitting.game, sitting.state, Seat(1)).heard)


@pytest.mark.parametrize("seated", [Seated(), game_of_three(), claimed()])
def test_a_game_that_is_not_over_is_not_told(seated):
    with pytest.raises(NotOver):
        playback(GAMES, seated.records)
    assert ended(GAMES, seated.records) == []


def test_of_a_rematch_that_runs_nothing_is_told():
    seated = finished()
    whole = playback(GAMES, seated.records)
    length = len(seated.records)
    seated(gathering.clear, ANA, "next secret")
    seated(gathering.start, ANA)
    seated.play(0, Claim(9))
    assert playback(GAMES, seated.records) == whole
    with pytest.raises(NotOver):
        playback(GAMES, seated.records, number=2)
    assert len(ended(GAMES, seated.records)) == length


def test_what_was_said_costs_a_playback_nothing():
    seated = finished()
    start = next(n for n, r in enumerate(seated.records) if isinstance(r.event, Started)) + 1
    said = [Record(0.0, Said(ANA, "lobby", "", None, False))] * 5000
    records = [*seated.records[:start], *said, *seated.records[start:]]
    tracemalloc.start()
    told, ends = playback(GAMES, records), ended(GAMES, records)
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert told == playback(GAMES, seated.records) and len(ends) == len(records)
    assert most < 2_000_000, "bytes: each line more was a copy of all before it"
