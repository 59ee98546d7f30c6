"""Sheets are kept with a crew, so that no table is shown those of another."""

from huisclos.games.sonar import GAME
from huisclos.games.sonar.panel import sizes_of
from huisclos.games.sonar.posts import posts
from huisclos.games.sonar.things import Options
from huisclos.kernel import Seat


def test_two_tables_that_have_just_begun_have_their_own_sheets() -> None:
    for options in (Options(6), Options(8, map="echo"), Options(2, own_sheet_only=True)):
        state = GAME.setup(options)
        for post in posts(options.seats, options.own_sheet_only):
            for seat in post.seats:
                sheet = GAME.private(state, Seat(seat))
                assert sheet.roles == post.roles(seat)
                assert sheet.sizes == sizes_of(options)
