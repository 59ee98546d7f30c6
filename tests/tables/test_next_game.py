"""From one game into the next: the same people, each a place further, and the evening's score."""

import pytest
from huisclos_trio.actions import Point

from huisclos.kernel import Illegal, Seat
from huisclos.tables import Member
from huisclos.tables.commands import gathering, playing
from huisclos.tables.room import from_outside, room
from huisclos.tables.sitting import Scored
from tests.tables.seated import ANA, BOB, CLEO, Seated, claimed, finished, game_of_three

NEXT = "next secret"


def again(seated: Seated, game: str | None = None, **options: object) -> None:
    seated(gathering.next_game, ANA, NEXT, game, options, {})


def test_everybody_plays_on_at_once_a_place_further_and_is_dealt_afresh():
    seated = finished()
    again(seated)
    sitting = seated.table.sitting
    assert sitting is not None and not sitting.over
    assert sitting.players == (BOB, CLEO, ANA)
    assert (seated.table.played, seated.table.secret) == (2, NEXT)
    assert seated.table.owner == ANA


def test_another_game_is_played_with_its_own_options_by_the_same_people():
    seated = finished()
    again(seated, "infiltres", target=2)
    sitting = seated.table.sitting
    assert sitting is not None and sitting.game.name == "infiltres"
    assert sitting.options.target == 2
    assert {*sitting.players} == {ANA, BOB, CLEO}


def test_who_came_in_meanwhile_plays_too():
    seated = finished()
    seated(gathering.join, "Dan", token="d")
    again(seated, "infiltres")
    sitting = seated.table.sitting
    assert sitting is not None and sitting.players == (BOB, CLEO, Member(4), ANA)


def test_a_game_that_does_not_fit_is_refused_with_its_reason_and_nothing_is_done():
    seated = finished()
    before = seated.table
    with pytest.raises(Illegal, match="start-too-few"):
        again(seated, "sporz")
    assert seated.table == before


def test_nobody_leaves_a_game_that_is_being_played_for_the_next():
    with pytest.raises(Illegal, match="game-running"):
        again(game_of_three())


def test_only_the_owner_goes_on_and_keeps_the_score():
    with pytest.raises(Illegal, match="not-owner"):
        finished()(gathering.next_game, BOB, NEXT, None, {}, {})
    with pytest.raises(Illegal, match="not-owner"):
        finished()(gathering.keep_score, BOB, False)


# -- the score ----------------------------------------------------------------------------------


def test_each_winner_has_three_points_from_the_moment_a_game_is_over():
    seated = claimed()
    for seat in range(3):
        seated.play(seat, Point(Seat(2)))  # who has the highest number
    seated.now = 60
    seated(playing.time_up)
    sitting = seated.table.sitting
    assert sitting is not None
    won = {sitting.players[seat] for seat in sitting.outcome.winners}
    points = tuple((member, 3 if member in won else 0) for member in (ANA, BOB, CLEO))
    assert won and room(seated.table).score == (Scored("trio", points),)


def test_the_score_goes_on_from_game_to_game_and_into_the_room():
    seated = finished()
    first = room(seated.table).score
    again(seated)
    assert room(seated.table).score == first
    seated = finished()
    seated(gathering.clear, ANA, NEXT)
    assert room(seated.table).score == first


def test_a_table_that_does_not_count_has_no_score_and_begins_anew_when_it_does():
    seated = finished()
    again(seated)
    seated(gathering.keep_score, ANA, False)
    assert room(seated.table).score == () and not room(seated.table).scored
    seated(gathering.keep_score, ANA, True)
    assert room(seated.table).score == () and room(seated.table).scored
    assert gathering.keep_score(seated.table, 0.0, ANA, True) is None


def test_who_may_not_see_the_game_is_told_neither_titles_nor_score():
    outside = from_outside(room(finished().table))
    assert (outside.titles, outside.score) == ((), ())


def test_nobody_has_a_title_before_the_end():
    sitting = game_of_three().table.sitting
    assert sitting is not None and sitting.titles == () and sitting.scored is None
    assert sitting.seat(ANA) == Seat(0)
