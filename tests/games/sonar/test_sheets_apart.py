"""No table is shown the sheets of another, whatever the two have in common."""

from huisclos.games.sonar import GAME
from huisclos.games.sonar.nouns import Options
from huisclos.games.sonar.nouns.panel import sizes_of
from huisclos.games.sonar.questions import posts_of
from huisclos.games.sonar.state import State
from tests.games.sonar.scene import loaded, sail, turns

TABLES = (
    Options(2),
    Options(8, own_sheet_only=True, mode="realtime"),
    Options(6),
    Options(8, map="echo"),
    Options(2, own_sheet_only=True),
    Options(8, own_sheet_only=True),
)


def check_own(state: State) -> None:
    """Everybody sees and may do what is theirs by the options of their own table."""
    options = state.options
    for post, boat in zip(posts_of(options), GAME.public(state).boats, strict=True):
        assert boat.seats == (post.captain, post.mate, post.engineer, post.radio)
        for seat in post.seats:
            sheet = GAME.private(state, seat)
            assert sheet.roles == post.roles(seat)
            assert sheet.sizes == sizes_of(options)
            assert (sheet.chart is not None) == (seat in post.chart)
            assert (sheet.lights is not None) == (seat in post.panel)
            if seat in GAME.to_act(state):
                moves = [*GAME.moves(state, seat)]
                assert moves or seat != posts_of(options)[0].captain
                assert [move for move in moves if GAME.refuse(state, seat, move)] == []


def test_tables_of_other_options_that_share_default_values_have_their_own_sheets() -> None:
    for options in TABLES:
        check_own(State(options))


def test_tables_of_other_options_that_share_boats_have_their_own_sheets() -> None:
    state = turns("B2", "H8")
    state = loaded(sail(state, 0, "S"), 0)
    shared = {"phase": state.phase, "crews": state.crews, "story": state.story}
    for options in TABLES:
        if options.mode == "turns":
            check_own(State(options, **shared))
