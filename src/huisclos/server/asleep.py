"""Tables that nobody is at, read from the store: from a snapshot where there is one, the rest of
the log in slices, so that no other table waits for a long evening. The last few stay at hand."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from huisclos import __version__, shelf
from huisclos.kernel import AnyGame, decode
from huisclos.store import Store
from huisclos.tables import Record, Table, fold, snapshot

AT_HAND = 16  # tables
SLICE = 200  # events folded until others have their turn
LONG = 200  # events, after which another snapshot is worth its while


class Asleep:
    def __init__(self, store: Store, games: dict[str, AnyGame]) -> None:
        self.store, self.games = store, games
        self.program = program(*games)
        self.tables: OrderedDict[str, Table] = OrderedDict()
        self.kept: dict[str, int] = {}  # by table at hand: the last event in its snapshot

    async def read(self, id: str) -> Table:
        """As it stands on disk. Raises StoreError."""
        table = self.tables.get(id)
        if table is not None and (await self.store.ends([id])).get(id) == table.number:
            self.tables.move_to_end(id)
            return table
        table = await self._recall(id)
        self.kept[id] = table.number
        bodies = await self.store.read(id, after=table.number)
        for at in range(0, len(bodies), SLICE):
            for body in bodies[at : at + SLICE]:
                table = fold(table, decode(body, Record))
            await asyncio.sleep(0)
        self.lay_down(id, table)
        return table

    async def _recall(self, id: str) -> Table:
        recalled = await self.store.recall(id)
        table = snapshot.read(self.games, recalled[1], self.program) if recalled else None
        return table if table is not None else Table(self.games)

    def lay_down(self, id: str, table: Table) -> None:
        """Keep a table at hand, as it stands on disk."""
        if table.number == 0:
            self.forget(id)
            return
        self.tables[id] = table
        self.tables.move_to_end(id)
        self.picture(id, table)
        while len(self.tables) > AT_HAND:
            gone, _ = self.tables.popitem(last=False)
            self.kept.pop(gone, None)

    def picture(self, id: str, table: Table) -> None:
        """Make another snapshot, if much has happened since the last."""
        if table.number - self.kept.get(id, 0) < LONG:
            return
        if body := snapshot.write(table, self.program):
            self.store.snapshot(id, table.number, body)
        self.kept[id] = table.number

    def forget(self, id: str) -> None:
        self.tables.pop(id, None)
        self.kept.pop(id, None)


@cache
def program(*games: str) -> str:
    """What a snapshot was written by: it holds states, which mean nothing to other rules, and a
    version says too little while they are being written."""
    found = hashlib.sha256()
    ours = [files("huisclos") / name for name in ("kernel", "tables")]
    for folder in (*ours, *(shelf.folder_of(shelf.game(name)) for name in games)):
        for file in sources(folder):
            found.update(file.name.encode() + b"\0" + file.read_bytes())
    return f"{__version__} {found.hexdigest()[:16]}"


def sources(folder: Traversable) -> Iterator[Traversable]:
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            if file.name not in ("texts", "__pycache__"):
                yield from sources(file)
        elif not file.name.endswith(".pyc"):
            yield file
