"""Rules that were changed: what becomes of the games that were played by the old ones."""

import dataclasses
from typing import Annotated, Any

import msgspec
import pytest
from huisclos_trio.actions import Claim

from huisclos.kernel import Illegal, Options, decode
from huisclos.tables import Record, Table, fold
from huisclos.tables.commands import gathering, playing
from huisclos.tables.commands.reopening import reopen
from huisclos.tables.event import Committed, Configured, Played, PutAway, Said, Started, Supplied
from huisclos.tables.feed import Change, Ear
from huisclos.tables.log import BadLog
from huisclos.tables.news import Talk
from huisclos.tables.playback import ended, playback
from huisclos.tables.room import room
from huisclos.tables.verify import verify
from tests.kept.record import GAMES as KINDS
from tests.kept.record import whole
from tests.kept.test_editions import records_of
from tests.tables.seated import ANA, BOB, GAMES, SECRET, Seated, claimed, finished, game_of_three

NEXT = "6" * 64
TRIO = GAMES["trio"]


TYPES = {"options", "state", "action", "note", "board", "sheet"}


def never(*_: Any, **__: Any) -> Any:
    raise AssertionError("a rule was asked about a game by another edition")


def raised(game, **changes):
    """The game after its rules were changed, with nothing left of how they were."""
    return dataclasses.replace(game, edition=game.edition + 1, **changes)


def mute(game):
    """The same, and whoever asks its rules anything is found out."""
    values = {field.name: getattr(game, field.name) for field in dataclasses.fields(game)}
    rules = [name for name in {*values} - TYPES if callable(values[name])]
    assert {"setup", "apply", "refuse", "story"} <= {*rules}
    return raised(game, older={}, **dict.fromkeys(rules, never))


MUTE = {name: mute(game) for name, game in GAMES.items()}
LATER = GAMES | {"trio": raised(TRIO)}


def folded(games, records) -> Table:
    table = Table(games)
    for record in records:
        table = fold(table, record)
    return table


@pytest.mark.parametrize("seated", [game_of_three(), claimed(), finished()])
def test_of_a_game_by_another_edition_no_rule_is_asked(seated):
    table = folded(MUTE, seated.records)
    assert (table.sitting, table.played) == (None, 1)
    assert table.unjudged.names == ("Ana", "Bob", "Cléo")
    (game,) = verify(MUTE, seated.records)
    assert dict(game.unjudged.values) == {"edition": 1, "age": "older"}
    assert not playback(MUTE, seated.records).outcome


@pytest.mark.parametrize("name", KINDS)
def test_whatever_happened_in_it_is_passed_over(name):
    """Moves taken back, bots that took over, pauses, talk, two games at one table."""
    records = records_of(name)
    games = verify(MUTE, records)
    assert [(g.moves, g.draws) for g in games] == [
        (g.moves, g.draws) for g in verify(GAMES, records)
    ]
    for number, game in enumerate(games, 1):
        told, before = playback(MUTE, records, number), playback(GAMES, records, number)
        assert game.unjudged and told.unjudged == game.unjudged
        assert [(m.at, m.seat) for m in told.moments] == [(m.at, m.seat) for m in before.moments]
        assert told.seats == before.seats
    assert ended(MUTE, records) == records


def test_its_moves_are_told_as_they_stand():
    told = playback(MUTE, finished().records)
    claims = [decode(m.move, Claim) for m in told.moments if '"Claim"' in m.move]
    assert claims == [Claim(5)] * 3
    assert told.outcome is None and told.edition == 1


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (Record(0.0, Committed("another")), "in the middle of a game"),
        (Record(-1.0, Said(ANA, "table", "hello")), "backwards"),
        (Record(0.0, Played(0, msgspec.Raw(b"{}"), "dealer")), "played for the dealer"),
    ],
)
def test_what_needs_no_rules_is_still_checked(wrong, why):
    with pytest.raises(BadLog, match=why):
        verify(MUTE, [*game_of_three().records, wrong])


# -- an edition that is still judged -------------------------------------------------------------


def test_an_edition_that_is_still_judged_is_played_on_and_the_next_game_is_by_the_new_one():
    games = {"trio": raised(TRIO, older={1: TRIO})}
    seated = finished()
    seated.table = folded(games, seated.records)
    assert seated.table.sitting.game is TRIO
    assert verify(games, seated.records) == verify({"trio": TRIO}, seated.records)
    assert playback(games, seated.records) == playback({"trio": TRIO}, seated.records)
    assert reopen(seated.table, NEXT) is None
    seated(gathering.clear, ANA, NEXT)
    seated(gathering.start, ANA)
    assert [r.event.edition for r in seated.records if isinstance(r.event, Started)] == [1, 2]
    assert seated.table.sitting.game.edition == 2
    assert [game.edition for game in verify(games, seated.records)] == [1, 2]


# -- a table that comes back to a house with other rules -----------------------------------------


def come_back(seated: Seated, games) -> Seated:
    """The house starts again with these games."""
    seated.table = folded(games, seated.records)
    if step := reopen(seated.table, NEXT):
        seated.table = step.table
        seated.records += step.records
    return seated


def test_a_running_game_is_put_away_and_room_people_and_talk_stay():
    seated = game_of_three()
    seated(playing.say, BOB, "table", "hello")
    before = seated.table
    now = room(come_back(seated, LATER).table)
    assert (now.put_away.key, now.put_away.values) == ("put-away", (("edition", 1),))
    assert (now.seats, now.over, now.cannot_start) == ((), False, None)
    assert seated.table.people == tuple(msgspec.structs.replace(p, salt="") for p in before.people)
    assert seated.table.talk == before.talk
    assert reopen(seated.table, NEXT) is None  # once


def test_the_next_game_is_dealt_by_another_secret_and_nothing_is_said_of_the_last():
    seated = come_back(claimed(), LATER)
    seated(gathering.start, ANA)
    seated.play(0, Claim(3))
    assert seated.table.secret == NEXT != SECRET
    assert room(seated.table).put_away is None
    old, new = verify(LATER, seated.records)
    assert (bool(old.unjudged), old.edition, new.unjudged, new.edition) == (True, 1, None, 2)


def test_where_the_rules_are_known_a_game_that_was_put_away_stays_put_away():
    seated = come_back(claimed(), LATER)
    table = folded({"trio": TRIO}, seated.records)
    assert (table.sitting, table.put_away) == (None, PutAway("trio", 1))


def test_nobody_starts_a_game_while_one_is_neither_played_nor_put_away():
    seated = game_of_three()
    with pytest.raises(Illegal, match="already-started"):
        gathering.start(folded(LATER, seated.records), 0.0, ANA)


def test_a_game_of_a_newer_program_is_left_to_it():
    records = [
        Record(0.0, Started(7)) if isinstance(r.event, Started) else r
        for r in game_of_three().records
    ]
    with pytest.raises(Illegal, match="edition-newer"):
        reopen(folded({"trio": TRIO}, records), NEXT)
    (game,) = verify({"trio": TRIO}, records)
    assert dict(game.unjudged.values) == {"edition": 7, "age": "newer"}


class Fewer(Options, frozen=True):
    """Infiltrés some years from now: no `spoken`, and no target above three."""

    language: str = "fr"
    target: Annotated[int, msgspec.Meta(le=3)] = 2


def test_what_was_chosen_and_can_no_longer_be_is_as_usual_again():
    seated = Seated("infiltres", spoken=True, language="en", target=4)
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token="", salt="")
    seated(gathering.supply, ANA, "\n".join(f"a{n}b / c{n}d" for n in "efghijklmn"))
    game = raised(GAMES["infiltres"], options=Fewer, refuse_content=None)
    step = reopen(folded({"infiltres": game}, seated.records), NEXT)
    assert [r.event for r in step.records] == [
        Configured("infiltres", {"language": "en"}),
        Supplied(""),
    ]
    assert reopen(step.table, NEXT) is None


# -- who may read what was said ------------------------------------------------------------------


def test_what_was_said_in_secret_stays_so_without_the_rules():
    evening = whole(KINDS["sonar-turns-crews"])
    talk = folded(MUTE, evening.records).talk
    assert talk == evening.table.talk
    assert {remark.readers is None for remark in talk} == {True, False}


@pytest.mark.parametrize("name", ["sporz-forfeit", "sonar-turns-crews"])
def test_a_line_whose_readers_no_log_names_is_for_who_said_it(name):
    in_game = [r for r in folded(MUTE, records_of(name)).talk if r.channel != "lobby"]
    assert in_game and all(remark.readers == (remark.member,) for remark in in_game)


def test_who_had_heard_more_than_is_known_now_still_hears_what_comes():
    seated = game_of_three()
    for text in ("one", "two"):
        seated(playing.say, BOB, "table", text)
    silent = [
        Record(r.at, msgspec.structs.replace(r.event, readers=msgspec.UNSET))
        if isinstance(r.event, Said)
        else r
        for r in seated.records
    ]
    seated.records = silent
    come_back(seated, LATER)
    ear = Ear(ANA, played=1, heard=4, said=2)
    assert not [text for text in ear.arrive(seated.table, 0.0) if b'"Talk"' in text]
    before = seated.table
    seated(playing.say, BOB, "lobby", "three")
    (news,) = ear.hear(Change(before, seated.table, 0.0))
    assert [line.text for line in decode(news, Talk).lines] == ["three"]
