"""One gate: every move comes through it once, and what was let in is never judged again."""

import dataclasses
from collections import Counter
from itertools import islice
from random import Random
from typing import Any

import pytest
from huisclos_trio import GAME as TRIO
from huisclos_trio.actions import Claim, Point
from msgspec.structs import replace

from huisclos.audit.seated import open_room, start, stroll
from huisclos.kernel import CLOCK, DEALER, AnyGame, Illegal, Options, Refusal, Seat
from huisclos.tables import Step, Table, fold, plies
from huisclos.tables.commands import gathering, playing
from huisclos.tables.event import Played
from huisclos.tables.log import BadLog
from huisclos.tables.verify import verify
from tests.audit.known import AUDITED
from tests.tables.seated import ANA, BOB, Seated, claimed, finished, game_of_three


class Watched:
    """A table at which every question to the rules is counted, by who moves."""

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.asked: Counter[Seat] = Counter()
        self.applied: Counter[Seat] = Counter()
        game = dataclasses.replace(TRIO, refuse=self.refuse, apply=self.apply)
        table = seated.table
        sitting = table.sitting and replace(table.sitting, game=game)
        seated.table = replace(table, games={"trio": game}, sitting=sitting)

    def refuse(self, state: Any, seat: Seat, action: Any) -> Refusal | None:
        self.asked[seat] += 1
        return TRIO.refuse(state, seat, action)

    def apply(self, state: Any, seat: Seat, action: Any) -> Any:
        self.applied[seat] += 1
        return TRIO.apply(state, seat, action)


def in_time(seated: Seated) -> None:
    seated.now = 60
    seated(playing.time_up)


@pytest.mark.parametrize(
    ("stands", "happens", "mover"),
    [
        (game_of_three, lambda seated: seated.play(0, Claim(7)), Seat(0)),
        (game_of_three, lambda seated: seated.play(0, Claim(7), cause="bot"), Seat(0)),
        (game_of_three, in_time, CLOCK),
    ],
    ids=["a person", "a bot", "the clock"],
)
def test_a_move_is_judged_once_and_made_once(stands, happens, mover, monkeypatch) -> None:
    watched = Watched(stands())
    # It is at hand: nothing reads again what was written for the log.
    monkeypatch.setattr(plies, "decode", lambda *_: pytest.fail("read again"))
    happens(watched.seated)
    assert watched.asked == watched.applied == {mover: 1}


def test_the_dealers_moves_are_judged_once_and_made_once_too(monkeypatch) -> None:
    seated = Seated()
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=name)
    watched = Watched(seated)
    monkeypatch.setattr(plies, "decode", lambda *_: pytest.fail("read again"))
    seated(gathering.start, ANA)
    assert watched.asked == watched.applied == {DEALER: 1}


def test_what_is_done_again_after_a_move_was_taken_back_comes_through_the_gate() -> None:
    seated = claimed()
    seated.play(1, Point(Seat(0)))
    seated.play(2, Point(Seat(1)))
    watched = Watched(seated)
    seated(playing.ask_undo, BOB)
    assert watched.asked == watched.applied == {Seat(2): 1}


def strict(game: AnyGame) -> AnyGame:
    """The rules as they might be mended: nothing is allowed any more."""
    return dataclasses.replace(game, refuse=lambda state, seat, action: Refusal("mended"))


def test_a_kept_table_is_read_though_todays_rules_refuse_its_moves() -> None:
    seated = finished()
    games = {"trio": strict(TRIO)}
    table = Table(games)
    for record in seated.records:
        table = fold(table, record)
    assert table.sitting and seated.table.sitting
    assert table.sitting.over and table.sitting.state == seated.table.sitting.state
    with pytest.raises(BadLog, match="the rules do not allow this move"):
        verify(games, seated.records)


def test_no_move_is_added_that_todays_rules_refuse() -> None:
    seated = game_of_three()
    sitting = seated.table.sitting
    assert sitting is not None
    seated.table = replace(seated.table, sitting=replace(sitting, game=strict(TRIO)))
    for happens in (lambda: seated.play(0, Claim(7)), lambda: in_time(seated)):
        with pytest.raises(Illegal, match="mended"):
            happens()


def kinds() -> list[Any]:
    return [
        pytest.param(audited.game, options, id=f"{name}-{at}")
        for name, audited in AUDITED.items()
        for at, options in enumerate(audited.short or [options for options, *_ in audited.walked])
    ]


def folded(table: Table, step: Step) -> Table:
    for record in step.records:
        table = fold(table, record)
    return table


@pytest.mark.parametrize(("game", "options"), kinds())
def test_what_happens_at_a_table_is_what_a_restart_makes_of_its_log(
    game: AnyGame, options: Options
) -> None:
    rng = Random(12)
    room = open_room(game, options, rng)
    begun = start(room)
    assert folded(room, begun) == begun.table
    moves: Counter[str] = Counter()
    for stride in islice(stroll(begun.table, rng, 1000), 60):
        table = stride.step.table
        assert folded(stride.before, stride.step) == table
        moves.update(r.event.cause for r in stride.step.records if isinstance(r.event, Played))
        try:
            undone = playing.ask_undo(table, table.at, rng.choice(table.people).id)
        except Illegal:
            continue
        assert folded(table, undone) == undone.table
    assert moves["person"]
