"""When listeners are told, and in how many bytes: neither depends on a secret."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest
from huisclos_trio.actions import Claim, Point

from huisclos import shelf
from huisclos.audit.seated import (
    Play,
    TimePasses,
    Wishes,
    carry_out,
    open_room,
    sitting_of,
    start,
    stroll,
)
from huisclos.client import Notebook
from huisclos.games.sporz import GAME as SPORZ
from huisclos.games.sporz.nouns import Options, Wave
from huisclos.games.sporz.state import Waking
from huisclos.kernel import Refusal, Seat, decode, encode, heard
from huisclos.tables import Member, Sitting, Table, wishes
from huisclos.tables.commands import playing
from huisclos.tables.feed import Change, Ear
from huisclos.tables.news import Clock, News, Talk
from huisclos.tables.telling import STEP, WHOLE, Telling, Told, answer, doubled, stepped
from huisclos.wire.messages import Done, Refused, ToClient
from tests.tables.seated import ANA, BOB, claimed, game_of_three
from tests.tables.test_onlookers import both_are_out

SIZES = {"infiltres": 6, "sporz": 8, "sonar": 4, "lucky": 5, "dauphin": 4}


class Listening:
    """Everybody at a table, and a spectator; what each gets, as bytes and as a notebook."""

    def __init__(self, table: Table) -> None:
        self.table, self.telling = table, Telling(table)
        self.members: list[Member | None] = [*sitting_of(table).players, None]
        self.ears = [Ear(member) for member in self.members]
        self.books = [Notebook() for _ in self.members]
        for book, member in zip(self.books, self.members, strict=True):
            book.member = member
        self.got: list[list[int]] = [[] for _ in self.ears]
        self.send([self.telling.greet(ear, table.at) for ear in self.ears])

    def send(self, told: Sequence[Told]) -> None:
        for at, texts in enumerate(told):
            self.got[at] += map(len, texts)
            for text in texts:
                self.books[at].write_down(decode(text, ToClient))

    def reply(self, seat: int) -> None:
        others = [()] * seat
        self.send([*others, self.telling.reply(self.ears[seat], self.table.at)])

    def lengths(self) -> list[list[int]]:
        """What each has got since the last look."""
        got, self.got = self.got, [[] for _ in self.ears]
        return got

    def show(self, table: Table) -> None:
        before, self.table = self.table, table
        self.send(self.telling.show(Change(before, table, table.at), self.ears))

    def do(self, move: Any) -> None:
        self.show(carry_out(self.table, move).table)

    def tap(self, seat: int, notation: str) -> None:
        """As a phone does it: a move, and what goes before its answer."""
        self.do(Play(Seat(seat), SPORZ.read(notation)))
        self.reply(seat)

    def beat(self) -> None:
        self.send(self.telling.beat(self.ears, self.table.at))


def is_called(sitting: Sitting, wave: Wave) -> bool:
    """And what was shown before has been seen."""
    phase = sitting.state.phase
    return isinstance(phase, Waking) and phase.wave is wave and not sitting.stopped


def night(wave: Wave = Wave.MUTANTS, seed: int = 3) -> Listening:
    table = start(open_room(SPORZ, Options(8), Random(seed))).table
    while not is_called(sitting_of(table), wave):
        table = carry_out(table, TimePasses()).table
    listening = Listening(table)
    listening.lengths()
    return listening


def knows_all(listening: Listening) -> bool:
    sitting = sitting_of(listening.table)
    return all(
        tuple(book.notes) == heard(sitting.game, sitting.state, sitting.seat(member))
        and book.public == sitting.board
        for book, member in zip(listening.books, listening.members, strict=True)
    )


@pytest.mark.parametrize(("game", "seats"), SIZES.items())
def test_what_all_seats_are_told_of_a_change_is_equally_long(game: str, seats: int) -> None:
    rng, rules = Random(5), shelf.game(game)
    listening = Listening(start(open_room(rules, rules.options(seats), rng)).table)
    listening.lengths()
    told = 0
    for stride in stroll(listening.table, rng, 80):
        listening.show(stride.step.table)
        if listening.telling.held:
            listening.beat()
        *lines, _ = listening.lengths()
        # Who is out may be told of their bets besides, and at the end that these are over.
        out = sitting_of(stride.before).out | sitting_of(listening.table).out
        sizes = {tuple(line) for seat, line in enumerate(lines) if line and seat not in out}
        assert len(sizes) <= 1
        told += len(sizes)
        for line in lines:
            assert all(size % STEP == 0 for size in line[-1:])
    assert told > 20
    assert knows_all(listening)


def test_a_whole_view_is_a_power_of_two_with_its_talk() -> None:
    listening = Listening(claimed().table)
    for _, whole, talk in listening.lengths()[:3]:
        assert whole + talk == doubled(whole + talk)


def test_in_a_held_wait_nobody_else_is_told_of_a_tap_until_the_beat() -> None:
    listening = night()
    awake = sitting_of(listening.table).state.phase.awake
    asleep = next(seat for seat in range(8) if seat not in awake)
    listening.tap(awake[0], "mutate 5")
    real = listening.lengths()
    listening.tap(asleep, "mutate 5")
    decoy = listening.lengths()
    assert real[awake[0]] == decoy[asleep] and len(real[awake[0]]) == 1
    assert sum(map(len, real)) == sum(map(len, decoy)) == 1


def test_a_beat_is_the_same_for_all_seats_whatever_was_done() -> None:
    quiet, busy = night(), night()
    quiet.beat()
    awake = sitting_of(busy.table).state.phase.awake
    busy.tap(awake[0], "mutate 5")
    speaker = sitting_of(busy.table).players[awake[0]]
    busy.show(playing.say(busy.table, busy.table.at, speaker, "mutants", "the cook?").table)
    busy.lengths()
    busy.beat()
    (first, *others), *_ = [*quiet.lengths()[:8]], None
    assert len(first) == 1 and all(line == first for line in others)
    assert busy.lengths()[:8] == [first] * 8
    assert quiet.books[0].talk == [] and knows_all(busy)
    assert [line.text for line in busy.books[awake[0]].talk] == ["the cook?"]


def test_the_spectator_is_told_nothing_on_a_beat_without_news_for_all() -> None:
    listening = night()
    listening.beat()
    assert listening.lengths()[8] == []


def test_much_talk_takes_several_beats_and_none_is_lost() -> None:
    listening = night()
    awake = sitting_of(listening.table).state.phase.awake
    speaker = sitting_of(listening.table).players[awake[0]]
    lines = [letter * 500 for letter in "éàü" for _ in range(4)]
    for line in lines:
        listening.show(playing.say(listening.table, 0.0, speaker, "mutants", line).table)
    book, beats = listening.books[awake[0]], 0
    while len(book.talk) < len(lines):
        listening.beat()
        beats += 1
        assert len({tuple(line) for line in listening.lengths()[:8]}) == 1
    assert beats > 1
    assert [line.text for line in book.talk] == lines
    assert listening.ears[awake[0]].said == book.said == len(lines)


def test_what_a_beat_had_no_room_for_comes_when_the_wait_is_over() -> None:
    listening = night()
    awake = sitting_of(listening.table).state.phase.awake
    speaker = sitting_of(listening.table).players[awake[0]]
    for number in range(20):
        line = f"{number} " + "é" * 450
        listening.show(playing.say(listening.table, 0.0, speaker, "mutants", line).table)
    listening.beat()
    listening.do(TimePasses())
    assert len(listening.books[awake[0]].talk) == 20
    assert knows_all(listening)


def test_who_takes_a_tap_back_between_two_beats_is_told_the_truth_on_every_phone() -> None:
    listening = night()
    seat = sitting_of(listening.table).state.phase.awake[0]
    member = sitting_of(listening.table).players[seat]
    other = Ear(member)
    book = Notebook()
    book.member = member

    for text in listening.telling.greet(other, 0.0):
        book.write_down(decode(text, ToClient))
    listening.ears.append(other)
    listening.books.append(book)
    listening.members.append(member)
    listening.got.append([])
    listening.tap(seat, "mutate 5")
    listening.beat()
    listening.show(playing.ask_undo(listening.table, 0.0, member).table)
    listening.tap(seat, "mutate 6")
    listening.beat()
    assert knows_all(listening)


def test_answers_to_moves_are_equally_long() -> None:
    texts = [encode(Done(1)), encode(Done(12345)), encode(Refused(Refusal("not-now"), 7))]
    assert {len(answer(text)) for text in texts} == {256}


def test_a_message_of_nothing_but_blanks_is_still_a_message() -> None:
    listening = Listening(game_of_three().table)
    listening.do(Play(Seat(0), Claim(3)))
    assert decode(b'{"type":"News","heard":1}' + b" " * 100, ToClient) == News(1)
    assert decode(b'{"type":"Talk","said":0,"lines":[]} ', ToClient) == Talk(0, ())
    assert [stepped(size) for size in (1, 64, 65)] == [64, 64, 128]


def test_who_is_out_is_told_what_they_see_and_nobody_else_hears_of_it() -> None:
    listening = Listening(both_are_out().table)
    listening.lengths()
    listening.do(Wishes(ANA, wishes.ChooseEyes(True)))
    assert listening.books[0].aside is not None and listening.books[0].aside.truth is not None
    (news, aside), *others = listening.lengths()
    assert aside >= WHOLE and others == [[], [], []] and news
    listening.do(Wishes(BOB, wishes.Bet("low", 1, ("2",))))
    assert [len(line) for line in listening.lengths()] == [0, 1, 0, 0]


def test_trio_points_on_the_beat() -> None:
    listening = Listening(claimed().table)
    listening.lengths()
    listening.do(Play(Seat(1), Point(Seat(0))))
    assert listening.lengths() == [[], [], [], []]
    listening.beat()
    lines = listening.lengths()
    assert lines[0] == lines[1] == lines[2] != []


def test_what_is_told_in_place_of_what_was_taken_back_reaches_who_never_knew_of_it() -> None:
    """Between two beats somebody takes back what was a secret of others, and something is told that
    takes its place in the story."""
    for seed in range(4):
        rng = Random(seed)
        listening = Listening(start(open_room(SPORZ, Options(8), rng)).table)
        for number, stride in enumerate(stroll(listening.table, rng, 300)):
            listening.show(stride.step.table)
            if listening.telling.held and number % 3 == 0:
                listening.beat()
            if not listening.telling.held or number % 3 == 0:
                assert knows_all(listening)


def test_a_clock_that_has_stopped_for_good_is_not_kept_as_it_stood() -> None:
    book = Listening(game_of_three().table).books[0]
    book.clock = Clock(5.0, running=True)
    heard = len(book.notes)
    book.write_down(decode(f'{{"type":"News","heard":{heard}}}', ToClient))
    assert book.clock is not None, "nothing was said of it"
    book.write_down(decode(f'{{"type":"News","heard":{heard},"clock":null}}', ToClient))
    assert book.clock is None


def test_who_dies_and_is_told_all_makes_nobody_elses_news_longer() -> None:
    """What happened in secret is as long as it is: everybody's length would tell of it."""
    options = SPORZ.options(seats=8, dead_see="all")
    unveiled = 0
    for seed in range(3):
        rng = Random(seed)
        begun = start(open_room(SPORZ, options, rng)).table
        telling, ears = Telling(begun), [Ear(member) for member in sitting_of(begun).players]
        for ear in ears:
            telling.greet(ear, begun.at)
        for stride in stroll(begun, rng, 1200):
            table, before = stride.step.table, sitting_of(stride.before)
            if telling.held:
                telling.beat(ears, stride.before.at)
            change = Change(telling.shown, table, table.at)
            told = telling.show(change, ears)
            gone = sitting_of(table).out - before.out
            if not gone or sitting_of(table).over:
                continue
            board = sitting_of(table).board
            usual = stepped(change.common_bytes + doubled(SPORZ.own_bytes(board)))
            for ear, texts in zip(ears, told, strict=True):
                (news,) = [text for text in texts if text.startswith(b'{"type":"News"')]
                all_told = doubled(SPORZ.truth_bytes(board)) if ear.plays in gone else 0
                assert len(news) == stepped(usual + all_told)
                unveiled += len(news.rstrip()) > usual
    assert unveiled > 3
