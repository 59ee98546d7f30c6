"""Bots hear people before they vote, and do not wait for them for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from huisclos.games.sporz import actions
from huisclos.games.sporz.nouns import Opinion
from huisclos.games.sporz.state import Enquiring
from huisclos.kernel import Seat
from huisclos.steward.listening import WHILE
from huisclos.steward.talking import PAUSE, lines, open_places, who_may
from huisclos.tables import Member
from huisclos.tables.commands import playing
from tests.hurried import run
from tests.steward.test_alone import ME, Host

LATEST = 30.0  # seconds that a bot takes once it has heard them: two pauses of the day


def first_vote(does: Callable[[Host], None]) -> float:
    """When the first bot votes on the first day, and Ana does something after ten seconds."""

    async def day() -> float:
        host = Host(alone=False)
        host.play(actions.Elect(ME))
        await host.until(Enquiring)
        began = host.now
        await asyncio.sleep(10)
        assert not voted(host)
        does(host)
        while not voted(host):
            host.changed.clear()
            await host.changed.wait()
        host.steward.rest()
        return host.now - began

    return run(day())


def voted(host: Host) -> int:
    phase = host.state.phase
    assert isinstance(phase, Enquiring)
    return sum(vote is not None for vote in phase.votes[1:])


def test_while_people_are_silent_no_bot_votes_for_a_while() -> None:
    assert WHILE <= first_vote(lambda host: None) <= WHILE + LATEST


def test_once_half_of_the_people_have_written_bots_vote() -> None:
    def speak(host: Host) -> None:
        host.carry(playing.say(host.table, host.now, Member(1), "day", "Je regarde Basalte."))

    assert first_vote(speak) < WHILE


def test_who_sits_apart_with_somebody_answers_there_and_has_not_read_what_was_said_before() -> None:
    async def day() -> None:
        host = Host(alone=False)
        host.play(actions.Elect(ME))
        await host.until(Enquiring)
        host.play(actions.Join(None))
        place, ana = "circle-1", Member(1)
        host.carry(playing.say(host.table, host.now, ana, place, "Personne ?"))
        sitting = host.table.sitting
        assert sitting is not None and open_places(sitting) == ["day"]
        host.carry(playing.play(host.table, host.now, Seat(2), actions.Join(1), cause="bot"))
        sitting = host.table.sitting
        assert sitting is not None and who_may(sitting, place) == [Seat(2)]
        assert Seat(2) not in who_may(sitting, "day") and open_places(sitting) == [place, "day"]
        assert lines(host.table, sitting, place) == ()
        asks = f"{sitting.names[2]}, vous êtes qui ?"
        host.carry(playing.say(host.table, host.now, ana, place, asks))
        for _ in range(20):  # chances to speak
            await asyncio.sleep(PAUSE[1])
            said = [line for line in host.table.talk if line.channel == place and line.tongues]
            if said:
                break
        host.steward.rest()
        assert {line.member for line in said} == {sitting.players[2]}
        assert said[0].readers is not None and {*said[0].readers} == {ana, sitting.players[2]}

    run(day())


def test_a_declaration_is_heard_as_well() -> None:
    claim = actions.ClaimOpinion(Opinion.SUSPECT, Seat(2))
    assert first_vote(lambda host: host.play(claim)) < WHILE
