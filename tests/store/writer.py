"""A process that writes until it is killed or stopped, and says what it was told is on disk.

writer.py PATH TABLES [LIMIT]   LIMIT: no file may grow beyond so many bytes
"""

import asyncio
import os
import resource
import sys

from huisclos.store import SqliteStore, StoreError


async def main(path: str, tables: int, limit: int | None) -> None:
    store = SqliteStore(path)
    if limit is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    failed = asyncio.Event()

    def append(table: int, number: int) -> None:
        def done(error: StoreError | None) -> None:
            if error is None:
                os.write(1, b"%d %d\n" % (table, number + 1))
                append(table, number + 1)
            else:
                os.write(2, f"{error}\n".encode())
                failed.set()

        store.append(str(table), number, [b"%d" % (number + 1) * 50], done)

    for table in range(tables):
        append(table, len(await store.read(str(table))))
    await failed.wait()
    store.close()


asyncio.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if sys.argv[3:] else None))
