"""An evening that was recorded: one whole game, a rematch broken off, people, a bot and talk."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

from huisclos import shelf
from huisclos.kernel import awaited, encode
from huisclos.store import open_store
from huisclos.tables import Member, Record, Step, Table
from huisclos.tables.commands import gathering, playing

MISSIONS = "\n".join(f"gauche{c} / droite{c}" for c in "abcdefghij")


def evening(seed: int = 1) -> list[Record]:
    rng = Random(seed)
    step = gathering.open_table(shelf.games(), 0.0, "KRBX", "infiltres", {"target": 1}, "ab" * 32)
    table, records = step.table, [*step.records]

    def then(step: Step | None) -> Table:
        nonlocal table
        if step:
            table = step.table
            records.extend(step.records)
        return table

    for name in ("Ana", "Bob", "Cléo"):
        then(gathering.join(table, 0.0, name, f"digest of {name}", name))
    owner = Member(1)
    then(gathering.add_bot(table, 0.0, owner, "random", ["random"]))
    then(gathering.supply(table, 0.0, owner, MISSIONS))
    then(gathering.start(table, 0.0, owner))
    play(then, lambda: table, rng, 1000)
    then(gathering.clear(table, 500.0, owner, "cd" * 32))
    then(gathering.start(table, 500.0, owner))
    then(playing.say(table, 501.0, owner, "table", "again!"))
    play(then, lambda: table, rng, 12)
    return records


def play(then, table, rng: Random, moves: int) -> None:
    for n in range(moves):
        sitting = table().sitting
        if sitting.over:
            return
        seat = rng.choice(awaited(sitting.game, sitting.state))
        action = sitting.game.sample(sitting.state, seat, rng)
        at = table().at + 1 if n else table().at
        if sitting.showing:  # until all have looked long enough
            at = max(at, sitting.showing.ends)
            then(playing.time_up(table(), at))
        then(playing.play(table(), at, seat, action, key=f"k{table().number}"))


async def keep(path: Path, id: str, records: list[Record], code: str) -> None:
    await append(path, id, [encode(record) for record in records], code)


async def append(path: Path, id: str, bodies: list[bytes], code: str) -> None:
    store = open_store(str(path))
    done: asyncio.Future[object] = asyncio.get_running_loop().create_future()
    store.append(id, 0, bodies, done.set_result, code=code)
    assert await done is None
    store.close()
