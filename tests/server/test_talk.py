"""By day bots listen to the people at their table; at night they are awake in time."""

import asyncio
from collections.abc import Callable
from typing import Any

from huisclos.games.sporz.actions import Action, ClaimRole, ClaimState, Elect, Lock, Spare, Vote
from huisclos.games.sporz.notes import OpinionClaimed
from huisclos.games.sporz.nouns import Opinion, Role, Wave
from huisclos.games.sporz.state import Electing, Enquiring, Waking
from huisclos.kernel import Seat, awaited
from huisclos.server.live import Live
from huisclos.server.settings import Settings
from huisclos.steward.listening import WHILE
from huisclos.steward.steward import THINKING
from huisclos.tables.commands import playing
from huisclos.tables.wishes import AddBot, Configure, Start
from tests.hurried import run
from tests.server.house import REHEARSAL
from tests.server.inside import house_inside
from tests.server.test_slow import say, seated, settle

OPTIONS = {"quick_nights": True, "election_time": 0, "day_time": 0}


async def until(true: Callable[[], Any]) -> None:
    async with asyncio.timeout(600):
        while not true():
            await asyncio.sleep(0.005)


def play(live: Live, seat: Seat, action: Action) -> None:
    step = playing.play(live.head, live.now, seat, action)
    assert step is not None
    live.carry(step)


def state_of(live: Live) -> Any:
    assert live.head.sitting is not None
    return live.head.sitting.state


async def sit_through(live: Live, me: Seat) -> None:
    """An election and a night in which I do nothing."""
    while not isinstance(phase := state_of(live).phase, Enquiring):
        assert live.head.sitting is not None
        if me in awaited(live.head.sitting.game, state_of(live)):
            if isinstance(phase, Electing):
                play(live, me, Elect(me))
            elif isinstance(phase, Waking):
                play(live, me, Lock() if phase.wave is Wave.MUTANTS else Spare())
        await asyncio.sleep(0.005)


def test_who_is_accused_answers_though_they_have_voted_and_nobody_sleeps_late() -> None:
    async def evening() -> None:
        async with house_inside(Settings(rehearsal=REHEARSAL)) as (hub, _):
            live = await hub.find(await hub.open("sporz", {}))
            assert live is not None
            ana, _ = await seated(live, "Ana")
            say(ana, Configure("sporz", OPTIONS))
            for _ in range(7):
                say(ana, AddBot())
            say(ana, Start())
            await settle()
            assert live.head.sitting is not None
            me = Seat(live.head.sitting.players.index(ana.member))
            await sit_through(live, me)
            others = [seat for seat in state_of(live).living if seat != me]
            await live.let_pass(WHILE)  # they do not wait longer than that for me to speak
            await until(lambda: all(state_of(live).phase.votes[seat] for seat in others))
            play(live, me, ClaimRole(Role.PSYCHOLOGIST))
            play(live, me, ClaimState(1, others[0], True))
            answer = OpinionClaimed(others[0], Opinion.SUSPECT, me)
            await until(lambda: any(told.note == answer for told in state_of(live).story))
            assert live.steward.thinking, "the others have heard it too"
            play(live, me, Vote(others[0]))
            await settle()
            late = [each.when() - live.loop.time() for each in live.steward.thinking.values()]
            assert max(late, default=0) <= THINKING[1]

    run(evening())
