"""What games leave to those who are out or only watch, along whole games."""

from random import Random

import pytest

from huisclos import shelf
from huisclos.audit.seated import open_room, sitting_of, start, stroll
from huisclos.games.sporz import GAME as SPORZ
from huisclos.games.sporz.notes import Unveiled
from huisclos.kernel import Seat, Wager
from huisclos.tables import Sitting
from huisclos.tables.commands.betting import answers_to

SEATS = {"infiltres": 5, "sporz": 6, "sonar": 4, "dauphin": 4, "lucky": 4}
# what is bet on, and whether people stamp in open talk
OFFERED = {
    "infiltres": ({"other"}, True),
    "sporz": ({"mutant", "leaves", "camp"}, True),
    "sonar": ({"boat"}, False),
    "dauphin": ({"dolphin"}, True),
    "lucky": ({"saviour"}, False),
}


def played(name: str) -> list[Sitting]:
    """Every moment of a random game, the end last."""
    game, rng = shelf.game(name), Random(1)
    table = start(open_room(game, game.options(SEATS[name]), rng)).table
    return [sitting_of(stride.step.table) for stride in stroll(table, rng, 20_000)]


@pytest.mark.parametrize("name", OFFERED)
def test_bets_are_offered_from_the_board_and_judged_at_the_end(name: str) -> None:
    moments, (keys, stamped) = played(name), OFFERED[name]
    wagers: dict[Wager, None] = {}
    for sitting in moments:
        wagers |= dict.fromkeys(sitting.wagers)
        open_talk = sitting.stamping
        if open_talk is not None:
            assert not sitting.held and open_talk.channel in sitting.channels
            assert {*open_talk.by}.isdisjoint(sitting.out)
    assert {wager.key for wager in wagers} == keys
    assert any(sitting.stamping for sitting in moments) == stamped
    end = moments[-1]
    assert end.over and not end.wagers and end.stamping is None
    for wager in wagers:
        for answer in answers_to(wager):
            assert end.game.right(end.state, wager.key, wager.round, (answer,)) in (0, 1, None)


def test_who_sees_all_in_sporz_sees_nothing_new_while_somebody_taps() -> None:
    """Else a message would tell who watches the line that somebody has."""
    for before, after in zip(moments := played("sporz"), moments[1:], strict=False):
        if before.held and after.held and before.board == after.board:
            assert before.truth == after.truth
    assert isinstance(moments[0].truth, Unveiled)
    end = moments[-1].state
    last = end.nights[-1] if end.nights else end.tonight
    for seat in map(Seat, range(SEATS["sporz"])):
        guess = SPORZ.right(end, "mutant", last.night, (str(seat),))
        assert guess == (seat in last.mutants)
