"""Who holds a table from the terminal opens its door to those who knock, or does not."""

import asyncio
import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from huisclos.client import Phone
from huisclos.kernel import Illegal
from huisclos.tables.wishes import Switch
from huisclos.terminal.screen import Plain
from huisclos.terminal.session import Session
from tests.terminal.house import House, open_house


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house() as opened:
        yield opened


class Typed:
    """Somebody at the keyboard: the session has the lines as the test types them."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue()

    async def line(self) -> str | None:
        return await self.lines.get()


@pytest.mark.parametrize(
    ("language", "admit", "refuse", "knocks"),
    [
        ("fr", "ouvrir", "refuser", "{} frappe à la porte."),
        ("en", "admit", "refuse", "{} is at the door."),
    ],
)
def test_the_door_is_opened_to_one_who_knocks_and_kept_shut_to_another(
    house: House, language: str, admit: str, refuse: str, knocks: str
) -> None:
    code, output, typed = house.open_table(), io.StringIO(), Typed()

    async def evening() -> list[str]:
        async with (
            Phone(house.url, code) as ana,
            Phone(house.url, code) as bob,
            Phone(house.url, code) as cleo,
        ):
            await ana.join("Ana")
            await ana.ask(Switch("knocking", True))
            await ana.until(lambda: bool(ana.room and ana.room.knocking))
            screen = Plain(Console(file=output, width=200, markup=False, highlight=False))
            session = Session(ana, language, screen)
            screen.asked = session.scene.plainly
            sitting = asyncio.create_task(session.run(typed))
            joining = [
                asyncio.create_task(phone.join(name))
                for phone, name in ((bob, "Bob"), (cleo, "Cléo"))
            ]
            await ana.until(lambda: len(ana.door) == 2)
            for line in (
                f"{admit} Dan",
                f"{refuse} cléo",
                admit,
            ):  # the last is for the first there
                await typed.lines.put(line)
            await joining[0]
            with pytest.raises(Illegal, match="turned-away"):
                await joining[1]
            await ana.until(lambda: not ana.door and len(ana.room.people) == 2)
            await typed.lines.put(None)
            await sitting
            assert ana.room is not None
            return [person.name for person in ana.room.people]

    assert asyncio.run(evening()) == ["Ana", "Bob"]
    told = output.getvalue()
    assert all(knocks.format(name) in told for name in ("Bob", "Cléo"))
    assert {"fr": "n’est plus à la porte", "en": "no longer at the door"}[language] in told  # Dan
