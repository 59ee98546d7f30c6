"""One person alone with bots waits for nobody else; with company every wait has its full length."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from huisclos import shelf
from huisclos.games.sporz import actions, rules
from huisclos.games.sporz.nouns import Wave
from huisclos.games.sporz.questions import has_tapped
from huisclos.games.sporz.state import Enquiring, Waking
from huisclos.kernel import Seat
from huisclos.steward import Steward
from huisclos.tables import Member, Step, Table
from huisclos.tables.commands import gathering, playing
from huisclos.tables.presence import Presence
from huisclos.tables.solitude import VOTES
from tests.hurried import run

ME = Seat(0)
WAVE = 20


class Host:
    """A game of Sporz with seven bots, in the seconds of the loop."""

    presence = Presence()

    def __init__(self, alone: bool) -> None:
        games, options = shelf.games(), {"wave_time": WAVE, "mutants_time": 30}
        step = gathering.open_table(games, 0.0, "KRBX", "sporz", options, "5" * 64)
        step = gathering.join(step.table, 0.0, "Ana", token="a", salt="a")
        for _ in range(7):
            step = gathering.add_bot(step.table, 0.0, Member(1), "medium", ("medium",))
        self.table = gathering.start(step.table, 0.0, Member(1)).table
        self.is_alone = alone
        self.waves: list[tuple[Wave, float, bool]] = []  # with their lengths; was one awake?
        self.began = 0.0
        self.changed = asyncio.Event()
        self.steward = Steward(self, 1.0, Random(7))
        self.steward.plan()

    @property
    def now(self) -> float:
        return asyncio.get_running_loop().time()

    @property
    def alone(self) -> Seat | None:
        return ME if self.is_alone else None

    def look_round(self) -> None:
        """Nobody is quiet."""

    def stands(self) -> Table:
        return self.table

    @property
    def state(self):
        assert self.table.sitting is not None
        return self.table.sitting.state

    @property
    def is_looking(self) -> bool:
        assert self.table.sitting is not None
        return self.table.sitting.stopped

    def carry(self, step: Step) -> None:
        before, looking = self.state, self.is_looking
        self.table = step.table
        if isinstance(before.phase, Waking) and before.waits != self.state.waits:
            self.waves.append((before.phase.wave, self.now - self.began, ME in before.phase.awake))
        if before.waits != self.state.waits or (looking and not self.is_looking):
            self.began = self.now  # a call begins once what all looked at has been seen
        self.changed.set()
        self.steward.plan()

    reply = carry

    def play(self, action: actions.Action) -> None:
        self.carry(playing.play(self.table, self.now, ME, action))

    async def until(self, phase: type) -> None:
        while not isinstance(self.state.phase, phase):
            self.changed.clear()
            await self.changed.wait()


def night(alone: bool, taps: bool) -> list[tuple[Wave, float, bool]]:
    async def sleep_or_tap() -> list[tuple[Wave, float, bool]]:
        host = Host(alone)
        host.play(actions.Elect(ME))
        await host.until(Waking)
        while isinstance(host.state.phase, Waking):
            phase = host.state.phase
            host.changed.clear()
            may_tap = ME in host.state.living and not host.is_looking
            if taps and may_tap and not has_tapped(phase, ME):
                host.play(next(iter(rules.moves(host.state, ME))))
                if phase.wave is Wave.MUTANTS:
                    host.play(actions.Lock())
            elif not host.changed.is_set():
                await host.changed.wait()
        host.steward.rest()
        return host.waves

    return run(sleep_or_tap())


def test_alone_a_call_is_over_when_one_has_tapped_and_the_bots_have():
    waves = night(alone=True, taps=True)
    assert len(waves) > 1
    assert all(length < rules.ASLEEP for _, length, _ in waves)


def test_alone_who_sleeps_and_does_not_tap_waits_five_seconds():
    waves = night(alone=True, taps=False)
    assert {round(length, 3) for _, length, awake in waves if not awake} == {rules.ASLEEP}


@pytest.mark.parametrize("taps", [True, False])
def test_where_somebody_looks_on_every_call_has_its_full_length(taps):
    lengths = {(wave, round(length, 3)) for wave, length, _ in night(alone=False, taps=taps)}
    assert {length for _, length in lengths} <= {WAVE, 30}


def test_alone_bots_decide_soon_after_oneself():
    async def day() -> float:
        host = Host(alone=True)
        host.play(actions.Elect(ME))
        await host.until(Enquiring)
        await asyncio.sleep(3)
        host.play(actions.Vote(None))
        voted = host.now
        while isinstance(host.state.phase, Enquiring):
            host.changed.clear()
            await host.changed.wait()
        took = host.now - voted
        host.steward.rest()
        return took

    assert run(day()) <= VOTES
