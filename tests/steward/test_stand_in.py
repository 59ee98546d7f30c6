"""A bot that sits in for somebody does only what play waits for: it says nothing, takes no side and
spends nothing that could be kept."""

import asyncio
from random import Random
from typing import Any

import pytest

from huisclos import shelf
from huisclos.games.dauphin import actions as dauphin
from huisclos.games.infiltres import actions as infiltres
from huisclos.games.lucky import actions as lucky
from huisclos.games.sonar import actions as sonar
from huisclos.games.sporz import actions as sporz
from huisclos.kernel import Seat, awaited, modest, players, refuse, walk
from huisclos.tables.commands import gathering, waiting
from tests.hurried import run
from tests.steward.test_answers import Host, Scripted
from tests.tables.seated import ANA, Seated

GAMES = ("infiltres", "sporz", "sonar", "dauphin", "lucky")
# What it never does, in any phase.
NEVER: dict[str, tuple[type, ...]] = {
    "infiltres": (),
    "sporz": (sporz.Sign, sporz.Join, sporz.ClaimRole, sporz.ClaimOpinion, sporz.ClaimGenome),
    "sonar": (sonar.Torpedo, sonar.Lay, sonar.SetOff, sonar.Drone, sonar.Silence, sonar.Report),
    "dauphin": (dauphin.ClaimCard, dauphin.ClaimHit, dauphin.Restart, dauphin.Sink, dauphin.Plank),
    "lucky": (lucky.Move, lucky.Attempt, lucky.Blame, lucky.Judge, lucky.Step),
}


def moments(name: str, games: int, **options: Any):
    """States of random games, with a seat that is waited for and what comes to its mind."""
    game = shelf.game(name)
    for seed in range(games):
        rng = Random(f"{name} {seed}")
        seats = max(game.seats.start, 5 if 5 in game.seats else 0)
        for _, _, state in walk(game, game.options(seats, **options), rng):
            for seat in players(awaited(game, state)):
                yield game, state, seat, game.sample(state, seat, rng)


@pytest.mark.parametrize("name", GAMES)
def test_a_stand_in_plays_what_is_accepted_and_keeps_the_rest(name):
    played = set()
    for game, state, seat, action in moments(name, 3):
        chosen = modest(game, state, seat, action)
        if chosen is not None:
            assert refuse(game, state, seat, chosen) is None
            assert not isinstance(chosen, NEVER[name])
            played.add(type(chosen).__name__)
    assert played


def test_a_stand_in_votes_blank_and_stakes_nothing():
    for game, state, seat, action in moments("infiltres", 2):
        chosen = modest(game, state, seat, action)
        assert not isinstance(chosen, infiltres.Vote) or chosen.at is None
    for game, state, seat, action in moments("dauphin", 2):
        chosen = modest(game, state, seat, action)
        assert not isinstance(chosen, dauphin.Stake) or chosen.tokens == 0
    for game, state, seat, action in moments("sporz", 1):
        phase = game.public(state).phase
        if phase in ("electing", "enquiring"):
            assert isinstance(modest(game, state, seat, action), sporz.Abstain)


def test_a_stand_in_fails_a_rescue_only_where_it_must():
    for game, state, seat, action in moments("lucky", 3):
        chosen = modest(game, state, seat, action)
        if isinstance(chosen, lucky.Fail):
            assert lucky.Pass() not in game.moves(state, seat)


def test_where_clues_are_said_a_stand_in_is_passed_over_and_nobody_waits_for_its_clock():
    seated = Seated("infiltres", spoken=True)
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=name, salt=name)
    seated(gathering.start, ANA)
    first = seated.table.sitting.board.awaited[0]
    seated.play(first, infiltres.Pick(3))
    (speaker,) = seated.table.sitting.board.awaited
    member = seated.table.sitting.players[speaker]
    seated(waiting.sit_out, member, "random")

    class Carried(Host):
        def __init__(self, seated: Seated, thinker: Scripted) -> None:
            super().__init__(seated, thinker, only=(speaker,))

        def carry(self, step) -> None:
            self.steps.append(step)
            self.table = step.table

    async def evening() -> Host:
        host = Carried(seated, Scripted(infiltres.Spoken(), limit=0.0))
        host.steward.plan()
        await asyncio.sleep(5)
        host.steward.rest()
        return host

    (step,) = run(evening()).steps
    (record,) = step.records
    assert record.event.cause == "clock"
    assert speaker not in step.table.sitting.board.awaited


def test_who_has_no_say_now_plays_nothing():
    game = shelf.game("sporz")
    for _, state, _, _ in moments("sporz", 1):
        for seat in map(Seat, range(5)):
            if seat not in awaited(game, state) and seat in game.to_act(state):
                action = game.sample(state, seat, Random(1))
                assert modest(game, state, seat, action) is None
