"""Nobody who is here is replaced: what comes of touches, of sleeping phones and of clocks."""

from random import Random

import pytest
from huisclos_trio.actions import Claim, Point

from huisclos.kernel import Illegal, Seat, encode
from huisclos.tables import Member, wishes
from huisclos.tables.commands import gathering, playing, waiting
from huisclos.tables.commands.carrying import carry_out
from huisclos.tables.event import Event
from huisclos.tables.feed import Change, Ear
from huisclos.tables.presence import ANSWER, DESERTED, GONE, QUIET, Presence, dues, quiet
from huisclos.tables.room import room
from tests.tables.seated import ANA, BOB, CLEO, Seated


class Watched(Seated):
    """A table whose people are watched, as a host does."""

    def __init__(self, game: str = "trio", people: int = 3, **options: object) -> None:
        super().__init__(game, **options)
        self.presence = Presence()
        for name in ("Ana", "Bob", "Cléo", "Dan", "Eve")[:people]:
            self(gathering.join, name, token=name, salt=name)

    def __call__(self, command, *args, **kwargs):
        before = self.table
        after = super().__call__(command, *args, **kwargs)
        self.presence = self.presence.follow(before, after, self.now)
        return after

    def touch(self, member: Member) -> None:
        self.presence = self.presence.touch(member, self.now)
        self(waiting.touch, member)

    def pass_time(self, seconds: float) -> list[Event]:
        """Everything that comes due in the meantime."""
        end, known = self.now + seconds, len(self.records)
        while due := [when for when in dues(self.table, self.presence, self.now, GONE)]:
            if min(due) > end:
                break
            self.now = max(self.now, min(due))
            self(waiting.come_due, self.presence, "plain", GONE)
        self.now = end
        return [record.event for record in self.records[known:]]

    def wonder(self, by: Member, about: Member) -> str:
        try:
            self(waiting.wonder, by, about, self.presence)
        except Illegal as illegal:
            return illegal.refusal.key
        return ""

    @property
    def bots(self) -> tuple[str | None, ...]:
        assert self.table.sitting is not None
        return self.table.sitting.bots


def names(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def watched(game: str = "trio", people: int = 3, **options: object) -> Watched:
    seated = Watched(game, people, **options)
    seated(gathering.start, ANA)
    return seated


def debating() -> Watched:
    """Infiltrés, three people: all clues are given."""
    seated = watched("infiltres", clue=60, debate=120)
    while seated.table.sitting.board.phase != "debating":
        for seat in seated.table.sitting.board.awaited:
            seated.now += 1
            seated.touch(Member(seat + 1))
            action = seated.table.sitting.game.sample(
                seated.table.sitting.state, seat, Random(seat)
            )
            seated.play(seat, action)
    return seated


def test_people_who_talk_for_four_minutes_are_replaced_by_nobody_and_nothing_is_played_for_them():
    seated = debating()
    happened = seated.pass_time(240)
    assert seated.bots == (None, None, None)
    assert names(happened) == ["Played", "Paused"]  # the debate is over; nobody votes for them
    assert seated.table.sitting.board.phase == "voting"
    assert seated.table.paused[0] is None and room(seated.table).deserted
    assert seated.table == seated.again()


def test_a_touch_goes_on_and_the_vote_has_all_its_time_again():
    seated = debating()
    seated.pass_time(1000)
    seated.touch(BOB)
    assert seated.table.paused is None
    left = seated.table.sitting.deadline.ends - seated.now
    assert left == seated.table.sitting.game.pace(seated.table.sitting.state).seconds
    assert seated.table == seated.again()


def test_who_lets_a_clock_end_loses_that_one_decision_and_no_more():
    seated = watched()
    for _ in range(3):
        seated.touch(CLEO)  # somebody is there
        assert names(seated.pass_time(30)) == ["Played"]
    assert seated.bots == (None, None, None)


def test_a_debate_that_nobody_touches_a_phone_in_ends_at_its_bell():
    seated = debating()
    assert names(seated.pass_time(120)) == ["Played"]
    assert seated.table.paused is None


def test_after_three_minutes_without_a_touch_others_may_ask_and_not_before():
    seated = watched()
    seated(playing.run_clocks, ANA, False)
    seated.now = QUIET - 1
    assert quiet(seated.table, seated.presence, seated.now) == ()
    assert seated.wonder(BOB, ANA) == "wonder-touched"
    seated.now = QUIET
    assert quiet(seated.table, seated.presence, seated.now) == (ANA, BOB, CLEO)
    assert seated.wonder(BOB, ANA) == ""
    assert [(w.member, w.by) for w in room(seated.table).wondered] == [(ANA, BOB)]
    assert seated.wonder(BOB, BOB) == "wonder-touched"
    assert seated.wonder(BOB, Member(9)) == "wonder-nobody"


def test_any_touch_refuses_the_question_and_silence_lets_a_bot_sit_in():
    for answers in (True, False):
        seated = watched()
        seated(playing.run_clocks, ANA, False)
        seated.now = QUIET
        seated.wonder(BOB, ANA)
        if answers:
            seated.now += ANSWER - 1
            seated.touch(ANA)
        happened = names(seated.pass_time(ANSWER))
        assert happened == ([] if answers else ["TakenOver"])
        assert seated.bots == ((None, None, None) if answers else ("plain", None, None))
        assert seated.table.questions == ()
        assert seated.table == seated.again()


def test_a_sleeping_phone_is_a_person_for_five_minutes_and_comes_back_to_its_seat():
    seated = watched()
    seated(playing.run_clocks, ANA, False)
    seated.presence = seated.presence.doze(ANA, seated.now)
    assert seated.pass_time(240) == [] and seated.bots == (None, None, None)
    assert seated.wonder(BOB, ANA) == "wonder-asleep"
    seated.presence = seated.presence.wake(ANA, seated.now)
    assert seated.pass_time(600) == []
    seated.presence = seated.presence.doze(ANA, seated.now)
    assert names(seated.pass_time(GONE)) == ["Owned", "TakenOver"]
    assert seated.bots == ("plain", None, None)


def test_a_question_that_a_sleeping_phone_cannot_hear_is_dropped():
    seated = watched()
    seated(playing.run_clocks, ANA, False)
    seated.now = QUIET
    seated.wonder(BOB, ANA)
    seated.presence = seated.presence.doze(ANA, seated.now)
    assert names(seated.pass_time(ANSWER)) == ["Settled"]
    assert seated.bots == (None, None, None)


def test_a_table_whose_phones_are_all_asleep_pauses_by_itself():
    seated = watched()
    for member in (ANA, BOB, CLEO):
        seated.presence = seated.presence.doze(member, seated.now)
    assert names(seated.pass_time(1000)) == ["Paused"]
    assert seated.records[-1].at == DESERTED
    assert seated.bots == (None, None, None)


def test_a_bot_may_play_for_who_says_so_and_the_seat_stays_theirs():
    seated = watched()
    seated(waiting.sit_out, ANA, "plain")
    assert seated.bots[0] == "plain"
    ana, *_ = room(seated.table).seats
    assert (ana.bot, ana.person) == ("plain", True)
    seated.play(0, Claim(5), cause="bot")
    seated(playing.come_back, ANA)
    assert seated.bots[0] is None


def test_who_comes_back_reads_what_was_done_in_their_name_and_nobody_else_does():
    seated = watched()
    heard = seated.table.sitting.heard(Seat(0))
    seated(waiting.sit_out, ANA, "plain")
    seated.play(0, Claim(5), cause="bot")
    ear = Ear(ANA)
    [*ear.arrive(seated.table, seated.now)]
    before = seated.table
    after = seated(playing.come_back, ANA)
    told = b"".join(ear.hear(Change(before, after, seated.now)))
    assert f'"stood_in":[{heard}]'.encode() in told
    other = Ear(BOB)
    [*other.arrive(before, seated.now)]
    assert b"stood_in" not in b"".join(other.hear(Change(before, after, seated.now)))


# -- what an owner skips -------------------------------------------------------------------------


def test_talk_is_skipped_and_everybody_reads_by_whom_but_no_decision_is():
    seated = debating()
    seated(playing.skip, ANA)
    assert seated.table.sitting.board.phase == "voting"
    assert room(seated.table).deed.what == "skipped"
    assert room(seated.table).deed.by == "Ana"
    with pytest.raises(Illegal) as refused:
        playing.skip(seated.table, seated.now, ANA)
    assert refused.value.refusal.key in ("skip-held", "skip-decision")


def test_only_the_owner_skips():
    seated = debating()
    with pytest.raises(Illegal):
        playing.skip(seated.table, seated.now, BOB)


# -- where it is a secret who acts ---------------------------------------------------------------


def held(*points: int) -> Watched:
    """A held wait in which these have acted."""
    seated = watched()
    for seat in range(3):
        seated.play(seat, Claim(5))
    assert seated.table.sitting.held
    for seat in points:
        seated.now += 1
        seated.touch(Member(seat + 1))
        seated.play(seat, Point(Seat(0)))
    seated.now = 10.0
    return seated


WISHES = (
    wishes.AddMinute(),
    wishes.Skip(),
    wishes.CallTime(),
    wishes.Wonder(BOB),
    wishes.Wonder(CLEO),
)


@pytest.mark.parametrize("wish", WISHES, ids=str)
def test_a_held_wait_knows_neither_a_minute_more_nor_skipping_nor_still_there(wish):
    """Whoever has acted in it: twins get the same answer."""
    answers = set()
    for points in ((), (1,), (1, 2), (0, 1, 2)):
        seated = held(*points)
        with pytest.raises(Illegal) as refused:
            carry_out(seated.table, 10.0, ANA, wish, ("plain",), str, seated.presence)
        answers.add(encode(refused.value.refusal))
    assert len(answers) == 1


def test_a_held_wait_lasts_its_time_at_a_table_without_clocks():
    for points in ((), (1,), (0, 1, 2)):
        seated = held(*points)
        ends = seated.table.sitting.deadline
        seated(playing.run_clocks, ANA, False)
        assert seated.table.sitting.deadline == ends
        seated.pass_time(ends.ends - seated.now)
        assert seated.table.sitting.over


def test_what_was_touched_in_a_secret_wait_is_told_by_nothing_later():
    """Sporz: who has voted is told to nobody, and so is who has touched a phone meanwhile."""
    told = set()
    for voters in ((), (1,), (1, 2)):
        seated = watched("sporz", 4, election_time=200)
        for seat in voters:
            seated.now = 1.0
            seated.touch(Member(seat + 1))
        seated.now = 190.0
        assert seated.wonder(ANA, BOB) == "wonder-veiled"
        told.add(quiet(seated.table, seated.presence, seated.now))
        told.add(tuple(dues(seated.table, seated.presence, seated.now, GONE)))
    assert told == {(), (200.0,)}


# -- clocks are the table's choice ---------------------------------------------------------------


def test_a_table_without_clocks_waits_for_ever_and_the_owner_may_call_time():
    seated = watched()
    seated(playing.run_clocks, ANA, False)
    assert seated.table.sitting.deadline is None and not room(seated.table).clocks
    assert seated.pass_time(10_000) == []
    seated(playing.call_time, ANA)
    seated.touch(BOB)
    assert names(seated.pass_time(playing.LAST_CALL)) == ["Played"]
    assert seated.table.sitting.deadline is None, "the next wait has no clock again"
    seated(playing.run_clocks, ANA, True)
    assert seated.table.sitting.deadline.ends == seated.now + 30
    assert seated.table == seated.again()


def test_the_owner_adds_a_minute_and_nobody_else():
    seated = watched()
    with pytest.raises(Illegal, match="not-owner"):
        playing.add_minute(seated.table, 0.0, BOB)
    seated(playing.add_minute, ANA)
    assert seated.table.sitting.deadline.ends == 90
    assert seated.table.sitting.deadline.added == 1
    seated(playing.run_clocks, ANA, False)
    with pytest.raises(Illegal, match="no-clock"):
        playing.add_minute(seated.table, 0.0, ANA)
    assert seated.table == seated.again()


def test_who_is_left_alone_in_a_game_is_waited_for():
    """A person among bots: their turn is never played for them while they are elsewhere."""
    seated = Watched("infiltres", 1)
    for _ in range(3):
        seated(gathering.add_bot, ANA, "plain", ["plain"])
    seated(gathering.start, ANA)
    while seated.table.sitting.board.awaited != (0,):
        seated.now = seated.table.sitting.deadline.ends
        seated(playing.time_up)
    assert names(seated.pass_time(600)) == ["Paused"]
