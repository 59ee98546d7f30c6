"""What a thinker answers: the same as a bot in place, and in time."""

import subprocess
import sys
import time
from random import Random

import pytest
from huisclos_trio.actions import Point

from huisclos import bots, shelf
from huisclos.aside import thinking
from huisclos.aside.confine import resident
from huisclos.aside.memory import Memory
from huisclos.aside.messages import (
    SIZE,
    Answer,
    Forget,
    Ready,
    Records,
    Think,
    decode_answer,
    framed,
)
from huisclos.aside.thinking import Overrun, Thinking, within
from huisclos.bots import arena
from huisclos.kernel import NoWorld, Seat, decode, encode, heard
from huisclos.steward import think
from huisclos.tables.commands import gathering, playing
from tests.conftest import PATIENCE
from tests.tables.seated import ANA, BOB, Seated, claimed

AGES = 1000.0  # seconds: nobody waits for them


def table_of(game: str, level: str) -> Seated:
    """A game in which all but Ana are bots, after her first moves."""
    rules = shelf.game(game)
    seated = Seated(game)
    seated(gathering.join, "Ana", token="digest", salt="Ana")
    for _ in range(min(rules.company, rules.seats.stop - 1) - 1):
        seated(gathering.add_bot, ANA, level, [level])
    seated(gathering.start, ANA)
    return seated


def asked_of(seated: Seated) -> list[Seat]:
    sitting = seated.table.sitting
    return [s for s in arena.asked(sitting.game, sitting.state) if sitting.bots[s] is not None]


@pytest.mark.parametrize("game", shelf.ours())
def test_a_thinker_that_is_told_the_records_answers_as_the_bot_in_place(game):
    level, said = bots.strongest(game), list[Answer]()
    seated, thinker = table_of(game, level), Thinking([game], said.append)
    known, rng, asked = 0, Random(5), 0
    for _ in range(12):
        if seated.table.sitting.stopped:
            seated(playing.see, ANA)
        sitting = seated.table.sitting
        bodies = [encode(record) for record in seated.records[known:]]
        thinker.hear(Records(1, known, bodies))
        known = len(seated.records)
        for seat in asked_of(seated):
            asked += 1
            thinker.hear(Think(asked, 1, seat, AGES))
            due, _, question, table = thinker.due.get_nowait()
            answer = thinker.think(due, question, table)
            try:
                expected = think(seated.table, seat)
            except NoWorld:
                assert answer == Answer(asked, last=True, nothing=True)
            else:
                assert decode(answer.action, sitting.game.action) == expected
        mover = rng.choice(arena.asked(sitting.game, sitting.state))
        seated.play(mover, sitting.game.sample(sitting.state, mover, rng), cause="bot")
    assert asked


@pytest.mark.parametrize(("game", "level"), [("dauphin", bots.WEAKEST), ("infiltres", "easy")])
def test_a_hasty_move_is_there_at_once_and_is_all_that_who_has_no_time_gets(game, level):
    """In Infiltrés it is no word by chance: people took bots for mad."""
    said = list[Answer]()
    seated, thinker = table_of(game, "medium"), Thinking([game], said.append)
    while not asked_of(seated):
        seated.play(0, think(seated.table, Seat(0), "easy"))
    thinker.hear(Records(1, 0, [*map(encode, seated.records)]))
    seat = asked_of(seated)[0]
    thinker.hear(Think(1, 1, seat, AGES))
    thinker.hear(Think(2, 1, seat, 0.0))
    hasty = encode(think(seated.table, seat, level))
    assert bots.hasty(game) == level
    assert said == [Answer(1, hasty), Answer(2, hasty, last=True)]
    assert thinker.due.qsize() == 1


def test_who_has_not_read_its_tables_yet_plays_by_chance_in_haste_and_thinks_when_it_has():
    said = list[Answer]()
    seated, thinker = table_of("infiltres", "medium"), Thinking(["infiltres"], said.append)
    while not asked_of(seated):
        seated.play(0, think(seated.table, Seat(0), "easy"))
    thinker.hear(Records(1, 0, [*map(encode, seated.records)]))
    thinker.ready, seat = False, asked_of(seated)[0]
    thinker.hear(Think(1, 1, seat, AGES))
    assert said == [Answer(1, encode(think(seated.table, seat, bots.WEAKEST)))]
    assert thinker.due.qsize() == 1


def test_what_is_due_first_is_thought_first_and_what_is_too_late_not_at_all():
    said = list[Answer]()
    seated, thinker = table_of("dauphin", "medium"), Thinking(["dauphin"], said.append)
    thinker.hear(Records(1, 0, [*map(encode, seated.records)]))
    seat = asked_of(seated)[0]
    for thought, seconds in ((1, AGES), (2, AGES / 2)):
        thinker.hear(Think(thought, 1, seat, seconds))
    assert [thinker.due.get_nowait()[1] for _ in range(2)] == [2, 1]
    thinker.hear(Think(3, 1, seat, 1.0, asked=time.monotonic() - 2))  # before it had started
    due, _, question, table = thinker.due.get_nowait()
    assert thinker.think(due, question, table) == Answer(3, last=True)


def test_a_thought_without_end_is_stopped_though_the_bot_catches_every_error():
    def stubborn():
        while True:
            try:
                while True:
                    pass
            except Exception:
                continue

    with pytest.raises(Overrun):
        within(0.01, stubborn)


def test_a_thinker_forgets_what_it_is_told_to():
    thinker = Thinking(["dauphin"], [].append)
    thinker.hear(Records(1, 0, []))
    thinker.hear(Forget(1))
    assert thinker.tables == {}


def test_a_thinker_knows_how_large_it_is():
    assert resident() > 1_000_000


def test_what_is_remembered_of_a_seat_is_what_it_has_heard_moves_taken_back_included():
    seated, thinker = claimed(), Thinking(["trio"], [].append)
    known = 0

    def compare() -> None:
        nonlocal known
        thinker.hear(Records(1, known, [*map(encode, seated.records[known:])]))
        known, sitting = len(seated.records), seated.table.sitting
        for seat in map(Seat, range(3)):
            told = thinker.memory.heard(1, thinker.tables[1], seat)
            assert told == heard(sitting.game, sitting.state, seat)

    compare()
    for at in (2, 0, 2):
        seated.play(1, Point(Seat(at)))
        compare()
        seated(playing.ask_undo, BOB)
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now = 60
    seated(playing.time_up)
    compare()
    seated(gathering.clear, ANA, "next secret")
    seated(gathering.start, ANA)
    compare()


def test_of_seats_so_many_are_remembered():
    seated, memory = claimed(), Memory(most=2)
    for seat in map(Seat, (0, 1, 2, 1)):
        memory.heard(1, seated.table, seat)
    assert [*memory.seats] == [(1, 2), (1, 1)]


def process(change: str = "") -> subprocess.Popen[bytes]:
    """The process itself, with something changed."""
    script = f"from huisclos.aside import thinking\n{change}\nthinking.main(['dauphin'])"
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.Popen([sys.executable, "-c", script], **pipes)


def test_a_thinker_that_has_grown_ends_itself():
    seated = table_of("dauphin", "medium")
    with process("thinking.GROWN = 0") as thinker:
        thinker.stdin.write(framed(Records(1, 0, [*map(encode, seated.records)])))
        thinker.stdin.write(framed(Think(1, 1, asked_of(seated)[0], AGES)))
        thinker.stdin.flush()
        assert thinker.wait(PATIENCE) == thinking.GREW
        assert thinker.stdout.read().count(b"Answer") == 2, "it has answered before"


def test_a_thinker_says_when_it_has_started():
    with process() as thinker:
        size = int.from_bytes(thinker.stdout.read(SIZE), "big")
        assert decode_answer(thinker.stdout.read(size)) == Ready()
        thinker.stdin.close()


def test_a_thinker_goes_when_the_house_hangs_up():
    with process() as thinker:
        thinker.stdin.close()
        assert thinker.wait(PATIENCE) == 0


def test_a_thinker_that_is_told_nonsense_goes_without_a_word():
    with process() as thinker:
        thinker.stdin.write(framed("nonsense"))
        thinker.stdin.flush()
        assert thinker.wait(PATIENCE) == 1
        assert thinker.stderr.read() == b""
