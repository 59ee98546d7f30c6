"""Who may open tables: everybody, or who has the key of the house."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from pathlib import Path
from typing import TYPE_CHECKING, cast

from aiohttp import web

from huisclos.store import is_database, path_of
from huisclos.tables.commands.step import refused

from .address import network
from .asked import given
from .codes import LETTERS
from .hub import HUB

if TYPE_CHECKING:
    from huisclos.store.postgres.store import PostgresStore

GROUPS, GROUP = 3, 4  # letters, as they are typed: some 50 bits


def key_for(store: str) -> str:
    """Beside the store, for its owner's eyes; made once. A store in memory has one for as long; in
    a database it is one for all servers of the house."""
    path = path_of(store)
    file = Path(f"{path}.key") if path else None
    if file and file.exists():
        return file.read_text(encoding="ascii").strip()
    letters = "".join(secrets.choice(LETTERS) for _ in range(GROUPS * GROUP))
    key = "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))
    if is_database(store):
        return asyncio.run(shared(store, key))
    if file:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as new:
            new.write(f"{key}\n")
    return key


async def shared(url: str, made: str) -> str:
    """Raises StoreError."""
    from .app import open_patiently

    store = cast("PostgresStore", await open_patiently(url))
    try:
        return await store.word("opening", made)
    finally:
        store.close()


def need_key(request: web.Request, shown: str | None = None) -> None:
    """Where it is not shown otherwise, the request shows it. A wrong key costs what a wrong code
    does, and is paid for before it is looked at. Raises Illegal."""
    hub = request.app[HUB]
    if (key := hub.settings.key) is None:
        return
    if not (shown := given(request) if shown is None else shown):
        raise refused("key-wanted")
    home = network(request)
    hub.guesses.pay(home, asyncio.get_running_loop().time())
    if not hmac.compare_digest(plain(key), plain(shown)):
        raise refused("key-wrong")
    hub.guesses.give_back(home)


def plain(key: str) -> bytes:
    """Whatever stands between its letters, and however large they are."""
    return "".join(letter for letter in key.upper() if letter.isalnum()).encode()
