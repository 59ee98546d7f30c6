"""A move names its moment, and is played once: whatever is sent again, and however late."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from huisclos_trio.actions import Claim, Point

from huisclos.audit.seated import TimePasses, carry_out, open_room, start
from huisclos.games.sporz import GAME as SPORZ
from huisclos.games.sporz.nouns import Options, Wave
from huisclos.games.sporz.state import Waking
from huisclos.kernel import Illegal, Seat, encode
from huisclos.tables import Member, Step, Table
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Played, Retracted
from huisclos.tables.plies import PHONES
from huisclos.tables.wishes import Play
from tests.tables.seated import ANA, BOB, CLEO, Seated, claimed, finished, game_of_three


def made(table: Table, member: Member, action: Any, number: int = 1, phone: str = "p") -> Play:
    """A move as a phone makes it that has heard everything."""
    sitting = table.sitting
    assert sitting is not None
    seat = sitting.seat(member)
    assert seat is not None
    return Play(phone, number, table.played, sitting.wait(seat), msgspec.Raw(encode(action)))


def sent(seated: Seated, member: Member, move: Play) -> int:
    """How many moves come of it."""
    before = len(seated.records)
    seated(playing.play_sent, member, move)
    return sum(isinstance(record.event, Played) for record in seated.records[before:])


def is_called(table: Table, wave: Wave) -> bool:
    """And what was shown before has been seen."""
    phase = table.sitting.state.phase
    return isinstance(phase, Waking) and phase.wave is wave and not table.sitting.stopped


def night(wave: Wave, seed: int = 3) -> Seated:
    """Sporz, as this wave of the first night begins; everybody may tap, and tap again."""
    seated = Seated("sporz")
    table = start(open_room(SPORZ, Options(8), Random(seed))).table
    while not is_called(table, wave):
        table = carry_out(table, TimePasses()).table
    seated.table, seated.now = table, table.at
    return seated


def test_a_decoy_of_the_mutants_wave_is_no_doctors_act_once_the_doctors_are_awake() -> None:
    mutants, doctors = night(Wave.MUTANTS).table, night(Wave.DOCTORS).table
    doctor = doctors.sitting.state.phase.awake[0]
    assert doctor not in mutants.sitting.state.phase.awake
    member = mutants.sitting.players[doctor]
    tap = made(mutants, member, SPORZ.read("kill 3"))
    assert playing.play_sent(mutants, mutants.at, member, tap)  # in its own wave it is a decoy
    with pytest.raises(Illegal, match="too-late"):
        playing.play_sent(doctors, doctors.at, member, tap)


def test_a_move_of_one_game_is_not_played_in_the_next() -> None:
    seated = finished()
    move = made(claimed().table, BOB, Point(Seat(0)), 7)
    seated(gathering.clear, ANA, "another secret")
    with pytest.raises(Illegal, match="not-started"):
        playing.play_sent(seated.table, 0.0, BOB, move)
    seated(gathering.start, ANA)
    for seat in range(3):
        seated.play(seat, Claim(5))
    assert move.wait == made(seated.table, BOB, Point(Seat(0))).wait
    with pytest.raises(Illegal, match="too-late"):
        playing.play_sent(seated.table, 0.0, BOB, move)


def test_a_move_that_others_followed_is_not_played_again() -> None:
    seated = night(Wave.MUTANTS)
    moves = [made(seated.table, BOB, SPORZ.read(f"kill {n % 2 + 3}"), n) for n in range(1, 11)]
    assert [sent(seated, BOB, move) for move in moves] == [1] * 10
    for old in moves[:-1]:
        with pytest.raises(Illegal, match="too-late"):
            playing.play_sent(seated.table, 0.0, BOB, old)
    assert sent(seated, BOB, moves[-1]) == 0


def test_a_move_sent_twice_is_played_once_also_after_a_restart() -> None:
    seated = game_of_three()
    move = made(seated.table, ANA, Claim(3))
    assert sent(seated, ANA, move) == 1
    seated.table = seated.again()
    assert sent(seated, ANA, move) == 0


def test_a_move_that_was_refused_may_be_sent_again_under_its_number() -> None:
    seated = game_of_three()
    move = made(seated.table, ANA, Claim(3))
    seated(playing.pause, BOB)
    with pytest.raises(Illegal, match="paused"):
        playing.play_sent(seated.table, 0.0, ANA, move)
    seated(playing.resume, BOB)
    assert sent(seated, ANA, move) == 1


def test_every_phone_of_a_seat_counts_for_itself() -> None:
    seated, tap = night(Wave.MUTANTS), SPORZ.read("kill 5")
    for times in (1, 0):
        for phone in ("one", "other"):
            assert sent(seated, CLEO, made(seated.table, CLEO, tap, 1, phone)) == times
    assert sent(seated, BOB, made(seated.table, BOB, tap, 1, "one")) == 1


def test_of_many_phones_the_last_are_remembered() -> None:
    seated, tap = night(Wave.MUTANTS), SPORZ.read("kill 5")
    for number in range(PHONES + 3):
        sent(seated, CLEO, made(seated.table, CLEO, tap, 1, f"phone {number}"))
    assert seated.table.sitting and len(seated.table.sitting.phones[2]) == PHONES
    assert seated.table.sitting.last_of(Seat(2), f"phone {PHONES + 2}") == 1


def test_a_move_taken_back_stays_sent() -> None:
    seated = claimed()
    move = made(seated.table, BOB, Point(Seat(0)), 4)
    sent(seated, BOB, move)
    seated(playing.ask_undo, BOB)
    assert isinstance(seated.records[-1].event, Retracted)
    assert sent(seated, BOB, move) == 0
    assert sent(seated, BOB, made(seated.table, BOB, Point(Seat(2)), 5)) == 1


def test_keys_of_the_first_logs_are_nobodys_number() -> None:
    seated = game_of_three()
    seated.play(0, Claim(3), key="0f3a")
    assert seated.table.sitting and seated.table.sitting.phones[0] == ()
    step: Step | None = playing.play_sent(seated.table, 0.0, BOB, made(seated.table, BOB, Claim(4)))
    assert step and step.records[0].event.key == "p:1"
