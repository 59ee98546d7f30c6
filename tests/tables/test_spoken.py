"""Talk is kept to a bound; the log has the rest, for who could read it."""

import sys

from huisclos.kernel import decode, encode
from huisclos.tables import LOBBY
from huisclos.tables.commands import gathering, holding, playing
from huisclos.tables.feed import Change, Ear
from huisclos.tables.news import Earlier, Talk, earlier
from huisclos.tables.spoken import KEPT, PAGE, lines_for
from tests.tables.seated import ANA, BOB, Seated, room_of_three
from tests.tables.test_feed import crews_of_two

MANY = 20_000


def say(seated: Seated, *texts: str) -> None:
    for text in texts:
        seated(playing.say, ANA, LOBBY, text)


def arrival(seated: Seated, member, said: int = 0) -> list[bytes]:
    return [*Ear(member, said=said).arrive(seated.table, 0.0)]


def talk_of(texts: list[bytes]) -> Talk | None:
    found = [decode(text, Talk) for text in texts if b'"type":"Talk"' in text]
    return found[0] if found else None


def read_back(seated: Seated, member, before: int) -> Earlier:
    lines = [*lines_for(seated.records, member)]
    return earlier(lines, seated.table.talk.count(member), before)


def work_of_a_line(seated: Seated, ears: list[Ear]) -> int:
    """The calls that it takes to keep one more line and to tell everybody."""
    calls = 0

    def count(frame, event, argument):
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        before = seated.table
        say(seated, "one more")
        change = Change(before, seated.table, 0.0)
        for ear in ears:
            assert ear.hear(change)
    finally:
        sys.setprofile(None)
    return calls


def test_one_more_line_costs_the_same_after_twenty_thousand():
    seated = room_of_three()
    ears = [Ear(member) for member in (None, *(person.id for person in seated.table.people))]
    say(seated, *["word"] * KEPT)
    for ear in ears:
        list(ear.arrive(seated.table, 0.0))
    early = work_of_a_line(seated, ears)
    for ear in ears:
        ear.said = MANY
    say(seated, *["word"] * (MANY - KEPT - 1))
    assert work_of_a_line(seated, ears) == early
    assert len([*seated.table.talk]) == KEPT
    assert len(talk_of(arrival(seated, BOB)).lines) == KEPT


def test_who_comes_back_hears_what_they_missed_or_the_last_of_it():
    seated = room_of_three()
    say(seated, *map(str, range(150)))
    for said, texts in ((0, range(50, 150)), (149, [149]), (60, range(60, 150)), (999, [])):
        told = talk_of(arrival(seated, BOB, said))
        assert [line.text for line in told.lines] == [*map(str, texts)] if told else not texts
        assert told is None or told.said == 150


def test_what_was_missed_is_read_back_to_the_beginning():
    seated = room_of_three()
    say(seated, *map(str, range(250)))
    oldest, texts = 251 - KEPT, list[str]()
    while oldest > 1:
        page = read_back(seated, None, oldest)
        assert len(page.lines) <= PAGE and page.first < oldest
        oldest, texts = page.first, [*(line.text for line in page.lines), *texts]
    assert texts == [*map(str, range(250 - KEPT))]
    assert read_back(seated, None, 1) == Earlier(1, ())
    assert read_back(seated, None, 0) == Earlier(1, ())


def test_what_others_say_among_themselves_changes_nothing_of_what_one_is_told():
    """Not even how far back it goes, nor its numbers."""
    quiet, busy = crews_of_two(), crews_of_two()
    mine, mate, theirs, _ = quiet.table.sitting.players
    for number in range(3 * KEPT):
        for seated in (quiet, busy):
            if number % 3 == 0:
                seated(playing.say, mine, "crew-one", f"ours {number}")
                seated(playing.say, theirs, "table", f"aloud {number}")
        busy(playing.say, theirs, "crew-two", f"theirs {number}")
        busy(playing.say, theirs, "notes-two", f"N2 xB{number}")
    for member in (mine, mate, None):
        assert arrival(quiet, member) == arrival(busy, member)
        for before in (1, 50, 150, 201):
            pages = [encode(read_back(seated, member, before)) for seated in (quiet, busy)]
            assert pages[0] == pages[1]
    assert talk_of(arrival(busy, theirs)) != talk_of(arrival(quiet, theirs))
    assert not any(b"theirs" in text for text in arrival(busy, mine))
    assert b"theirs" not in encode(read_back(busy, mine, 201))


def test_of_slips_the_last_of_each_place_is_told_to_who_comes_back_and_none_is_read_back():
    seated = crews_of_two()
    mine, mate, *_ = seated.table.sitting.players
    for number in range(3):
        seated(playing.say, mine, "notes-one", f"N{number}")
        seated(playing.say, mine, "crew-one", f"word {number}")
    told = talk_of(arrival(seated, mate, said=2))
    assert told.said == 3
    assert [(line.text, line.slip) for line in told.lines] == [("word 2", False), ("N2", True)]
    page = read_back(seated, mate, 99)
    assert [line.text for line in page.lines] == ["word 0", "word 1", "word 2"]


def test_of_who_has_left_for_good_nothing_is_kept_for_them():
    seated = crews_of_two()
    mine, mate, *_ = seated.table.sitting.players
    seated(playing.say, mine, "crew-one", "secret")
    seated(gathering.leave, mate, "random")
    assert mate in seated.table.talk.own  # as long as they may come back
    seated(holding.propose_end, mine)
    for member in seated.table.sitting.players[2:]:
        if seated.table.ending:
            seated(holding.answer_end, member, True)
    assert mate not in seated.table.talk.own
    assert [line.text for line in talk_of(arrival(seated, mine)).lines] == ["secret"]
    assert seated.again().talk == seated.table.talk


def test_a_new_member_reads_what_all_could_read_and_nobodys_secrets():
    seated = crews_of_two()
    mine, *_ = seated.table.sitting.players
    seated(playing.say, mine, "crew-one", "secret")
    seated(playing.say, mine, "table", "aloud")
    seated(gathering.join, "Ève", token="e")
    newcomer = seated.table.people[-1].id
    assert [line.text for line in talk_of(arrival(seated, newcomer)).lines] == ["aloud"]
    assert [line.text for line in read_back(seated, newcomer, 99).lines] == ["aloud"]
