"""Whole games of all five against bots on a real server, by an assistant without a mind: it reads
what the tools say, and plays a number or a word."""

import asyncio
import re
import sys
from collections.abc import Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client

from huisclos.client import Phone, open_table
from huisclos.kernel import Illegal
from huisclos.tables.wishes import AddBot, Start
from huisclos.terminal.scene import Scene
from tests.conftest import PATIENCE
from tests.server.house import House
from tests.server.players import MOMENT, look_on

WORDS = ("river", "smooth", "green", "music", "night", "paper", "stone", "winter", "salt")
TABLES = {  # seats, options, and the luck of the person: a short game, in which nobody is too fast
    "infiltres": (3, {"language": "en", "target": 1, "debate": 0, "clue": 0}, 1),
    "sporz": (5, {"quick_nights": True, "day_time": 0}, 1),
    "sonar": (2, {"draw_after": 30, "short_gauges": True}, 1),
    "dauphin": (3, {}, 1),
    "lucky": (3, {"turns": 20}, 18),
}
ENOUGH = 100_000  # characters to read, the rules included: no game needs so many


@pytest.fixture(scope="module")
def house():
    with House("memory:", "--bot-pace", "0", "--interludes") as house:
        yield house.url


class Model:
    """What a language model has of a table: six tools, and what they say."""

    def __init__(self, client: Client, rng: Random) -> None:
        self.client, self.rng = client, rng
        self.read: list[str] = []

    async def call(self, tool: str, **values: object) -> str:
        answer = await self.client.call_tool(tool, values)
        text = "\n".join(part.text for part in answer.content)
        self.read.append(text)
        return text

    async def refused(self, tool: str, **values: object) -> str:
        answer = await self.client.call_tool(tool, values)
        assert answer.is_error
        return "\n".join(part.text for part in answer.content)

    async def play_on(self) -> None:
        text = await self.call("wait", seconds=PATIENCE)
        while "The game is over." not in text:
            asked = text.partition("\n> ")[2]
            if asked:
                numbers = re.findall(r"(?m)^(\d+) |[–·] (\d+) ", asked)
                numbers = [one or other for one, other in numbers]
                move = self.rng.choice(numbers or WORDS)
                text = await self.call("play", move=move)
                if "Try again in a moment" in text:
                    await asyncio.sleep(MOMENT)
                    text = await self.call("look")
            else:
                text = await self.call("wait", seconds=PATIENCE)


@asynccontextmanager
async def assistant(house: str, code: str, state: Path, name: str = "Claude"):
    arguments = [
        "-m",
        "tests.assistant.seated",
        "mcp",
        "--join",
        house,
        "--code",
        code,
        "--name",
        name,
    ]
    server = StdioServerParameters(
        command=sys.executable,
        args=[*arguments, "--language", "en"],
        env={"XDG_STATE_HOME": str(state)},
    )
    async with Client(stdio_client(server)) as client:
        yield Model(client, Random(1))


@asynccontextmanager
async def host(house: str, code: str):
    async with Phone(house, code, luck=Random(1)) as phone:
        await phone.join("Ana")
        yield phone


def decisive(moves: Sequence[object]) -> list[object]:
    """What brings the game on: claims can be made for ever, until the house says 'too fast'."""
    return [
        move for move in moves if not re.match("Claim|Withdraw|Join|Leave", type(move).__name__)
    ]


async def play_on(phone: Phone, rng: Random) -> None:
    """The person at the table, who has no mind either."""
    scene, last = Scene(phone, "en"), None

    def asked() -> bool:
        return scene.asked and not phone.interlude

    while not phone.over:
        await phone.until(lambda: asked() or phone.over, PATIENCE)
        if phone.over:
            break
        before, moves = (phone.public, phone.sheet, phone.interlude), decisive(scene.moves)
        move = rng.choice(moves) if moves else scene.free(rng.choice(WORDS))
        try:
            await phone.play(move)
        except Illegal as illegal:  # a word that cannot be a clue, or others were faster
            again = not moves or illegal.refusal.key == "too-fast"
            await asyncio.sleep(MOMENT if again else 0)
        else:
            again, last = move == last, move  # nothing new comes of it
        if not again:
            await phone.until(
                lambda: (phone.public, phone.sheet, phone.interlude) != before,  # noqa: B023
                PATIENCE,
            )


@pytest.mark.parametrize("game", TABLES)
def test_an_assistant_plays_a_whole_game(house, game, tmp_path):
    seats, options, luck = TABLES[game]

    async def visit():
        code = await open_table(house, game, options)
        async with host(house, code) as ana, assistant(house, code, tmp_path) as model:
            assert "has not started" in await model.call("look")
            await model.call("rules")
            for _ in range(seats - 2):
                await ana.ask(AddBot("random"))
            await ana.until(lambda: len(ana.room.people) == seats)
            await ana.ask(Start())
            await ana.until(lambda: ana.public is not None)
            person = asyncio.create_task(play_on(ana, Random(luck)))
            eyes = asyncio.create_task(look_on(ana))
            async with asyncio.timeout(PATIENCE):
                await model.play_on()
            await person
            eyes.cancel()
            assert ana.over
            assert "Only you know" in await model.call("look") or game == "infiltres"
        return model.read

    read = asyncio.run(visit())
    print(f"{game}: {len(read)} answers, {sum(map(len, read))} characters")  # docs/assistants.md
    assert sum(map(len, read)) < ENOUGH
    if game == "infiltres":
        assert re.search("\u2039Ana\u203a: .\u2039[a-z]+\u203a.", "\n".join(read)), (
            "a clue is marked"
        )


def test_it_has_six_tools_and_none_takes_an_address_or_is_the_owners(house, tmp_path):
    async def visit():
        async with assistant(house, "ABCD", tmp_path) as model:
            listed = (await model.client.list_tools()).tools
            given = {tool.name: sorted(tool.input_schema["properties"]) for tool in listed}
            assert given == {
                "look": [],
                "moves": [],
                "wait": ["seconds"],
                "play": ["move"],
                "say": ["channel", "text"],
                "rules": [],
            }
            assert len(repr(listed)) < 6000
            assert "no table with this code" in await model.refused("look")

    asyncio.run(visit())
