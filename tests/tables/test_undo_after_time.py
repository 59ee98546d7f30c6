"""How far back an undo goes follows from what all know, also where time has played since."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from huisclos.audit.seated import Play, TimePasses, Wishes, carry_out, open_room, sitting_of, start
from huisclos.kernel import CLOCK, AnyGame, Illegal
from huisclos.tables import Table, wishes
from huisclos.tables.undo import is_open
from tests.audit.known import AUDITED


def secret_acts(name: str) -> Iterator[tuple[Table, Table]]:
    """A table, and the same one after somebody's secret act, before a clock that may play."""
    audited = AUDITED[name]
    game: AnyGame = audited.game
    rng = Random(1)
    table = start(open_room(game, audited.short[0], rng)).table
    for _ in range(250):
        sitting = sitting_of(table)
        if sitting.over:
            return
        seats = [seat for seat in sitting.acting if seat >= 0]
        if sitting.showing or not seats:
            table = carry_out(table, TimePasses()).table
            continue
        seat = rng.choice(seats)
        action: Any = game.sample(sitting.state, seat, rng)
        try:
            after = carry_out(table, Play(seat, action)).table
        except Illegal:
            continue
        timed = CLOCK in sitting.acting and sitting.deadline and not sitting.held
        if timed and not is_open(game, sitting.state, sitting_of(after).state):
            yield table, after
        table = after


def undone(table: Table) -> Any:
    """What all are asked once time has passed, and the board once all have agreed."""
    table = carry_out(table, TimePasses()).table
    first, *others = sitting_of(table).players
    try:
        table = asked = carry_out(table, Wishes(first, wishes.AskUndo())).table
        for member in others:
            table = carry_out(table, Wishes(member, wishes.AnswerUndo(agreed=True))).table
    except Illegal as refused:
        return refused.refusal.key
    return asked.undoing, sitting_of(table).board


@pytest.mark.parametrize("name", ["infiltres", "sporz", "sonar", "dauphin", "lucky"])
def test_a_secret_act_before_time_played_does_not_show_in_what_is_taken_back(name: str) -> None:
    tried = 0
    for without, with_it in secret_acts(name):
        passed = [sitting_of(carry_out(t, TimePasses()).table).board for t in (without, with_it)]
        if passed[0] == passed[1] and sitting_of(without).players[0] != mover(without, with_it):
            tried += 1
            assert undone(without) == undone(with_it)
    assert tried


def mover(before: Table, after: Table) -> Any:
    """Who acted: they may take it back themselves."""
    return sitting_of(before).players[sitting_of(after).past[-1].seat]
