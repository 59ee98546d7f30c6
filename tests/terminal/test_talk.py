"""To whom one talks from a terminal: where several hear, one says who."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from huisclos.tables import Member
from huisclos.tables.news import Sheet, Utterance
from huisclos.tables.sitting import OpenChannel
from huisclos.tables.wishes import Say
from huisclos.terminal.orders import Order
from huisclos.terminal.session import Session
from tests.hurried import run
from tests.terminal.test_session import Screen


def at(game: str, *channels: str) -> Any:
    """A seat that may write here."""
    asked: list[Any] = []

    async def ask(wish: Any) -> None:
        asked.append(wish)

    async def until(true: Any, seconds: float | None = None) -> None:
        await asyncio.sleep(0)

    room = SimpleNamespace(
        game=game,
        options={},
        over=False,
        seats=(),
        people=(),
        ending=None,
        paused_by=None,
        deserted=False,
        wondered=(),
        owner=0,
    )
    return SimpleNamespace(
        room=room,
        public=object(),
        aside=None,
        sheet=Sheet(None, False, (), tuple(map(OpenChannel, channels))),
        ask=ask,
        until=until,
        asked=asked,
        refusals=[],
        changes=0,
        names=[],
        member=Member(1),
    )


def says(place: Any, text: str) -> Session:
    async def speak() -> Session:
        session = Session(place, "en", Screen())  # type: ignore[arg-type]
        await session._obey(Order("say", text))
        return session

    return run(speak())


@pytest.mark.parametrize(
    ("typed", "channel"), [("2 I am a doctor", "circle-3"), ("1 I am a doctor", "day")]
)
def test_who_sits_in_a_circle_says_to_whom(typed: str, channel: str) -> None:
    place = at("sporz", "day", "circle-3")
    says(place, typed)
    assert place.asked == [Say(channel, "I am a doctor")]


def test_what_is_said_to_nobody_in_particular_is_said_to_nobody() -> None:
    place = at("sporz", "day", "circle-3")
    session = says(place, "I am a doctor")
    assert place.asked == []
    assert "2 Circle 3" in session.refusal


def test_where_one_place_is_open_one_just_talks_and_slips_are_no_place() -> None:
    place = at("sonar", "table", "notes-one")
    says(place, "3 boats")
    assert place.asked == [Say("table", "3 boats")]


def test_a_line_says_where_it_was_said() -> None:
    async def hear() -> str:
        screen = Screen()
        session = Session(at("sporz", "day", "circle-3"), "en", screen)  # type: ignore[arg-type]
        session._log_talk([Utterance(Member(1), "circle-3", "psst")])
        return screen.text.getvalue()

    assert "(Circle 3)" in run(hear())
