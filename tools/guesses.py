"""Guesses codes at a house of ten tables as fast as it can, from many networks, and says what came
of it; meanwhile a phone with the QR comes in.

.venv/bin/python tools/guesses.py                           20,000 guesses in 20 seconds
.venv/bin/python tools/guesses.py --guesses 500 --seconds 2 --json
"""

import argparse
import asyncio
import json
import re
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import aiohttp

from huisclos.bench.house import House
from huisclos.client import Phone
from huisclos.server.codes import LETTERS

TABLES, NETWORKS, AT_ONCE = 10, 50, 4  # AT_ONCE: of each network


async def guess(house: str, guesses: int, seconds: float) -> dict[str, Any]:
    tables = [await opened(house) for _ in range(TABLES)]
    answers: Counter[str] = Counter()
    rng = Random(0)
    # Each code that is right is among those tried, as it would be in the end.
    wrong = ("".join(rng.choices(LETTERS, k=4)) for _ in range(guesses - TABLES))
    tries = [*(table["code"] for table in tables), *wrong]
    rng.shuffle(tries)
    start = time.monotonic()

    async def try_some(network: int) -> None:
        """All that fall to one network, spread over the time."""
        connector = aiohttp.TCPConnector(limit=AT_ONCE, local_addr=(f"127.0.{network + 1}.1", 0))
        async with aiohttp.ClientSession(connector=connector) as session:
            mine = tries[network::NETWORKS]

            async def one(number: int, code: str) -> None:
                due = start + number * seconds / len(mine)
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                async with session.get(f"{house}/api/tables/{code}") as answer:
                    answers[str(answer.status)] += 1

            await asyncio.gather(*(one(*each) for each in enumerate(mine)))

    guessing = asyncio.gather(*map(try_some, range(NETWORKS)))
    await asyncio.sleep(seconds / 2)
    came = time.monotonic()
    async with Phone(house, tables[0]["code"], invitation=tables[0]["invitation"]) as phone:
        await phone.join("Ana")
    joined = time.monotonic() - came
    await guessing
    figures = await text_of(f"{house}/metrics")
    found = re.search(r"^huisclos_guesses_total (\d+)$", figures, re.MULTILINE)
    assert found is not None
    return {
        "guesses": sum(answers.values()),
        "seconds": round(time.monotonic() - start, 1),
        "looked_up": int(found[1]),
        "tables_found": answers["200"],
        "answers": dict(answers),
        "joined_by_qr_in_seconds": round(joined, 3),
    }


async def opened(house: str) -> dict[str, str]:
    async with (
        aiohttp.ClientSession() as session,
        session.post(f"{house}/api/tables", json={"game": "infiltres"}) as answer,
    ):
        made: dict[str, str] = await answer.json()
        return made


async def text_of(url: str) -> str:
    async with aiohttp.ClientSession() as session, session.get(url) as answer:
        return await answer.text()


def main() -> None:
    parser = argparse.ArgumentParser(description="Guess codes at a house of ten tables.")
    parser.add_argument("--guesses", type=int, default=20_000)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--json", action="store_true")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, House(Path(folder) / "house.db") as house:
        address = f"http://127.0.0.1:{house.port}"
        found = asyncio.run(guess(address, wish.guesses, wish.seconds))
    if wish.json:
        json.dump(found, sys.stdout)
        print()
    else:
        for name, value in found.items():
            print(f"{name.replace('_', ' '):24} {value}")


if __name__ == "__main__":
    main()
