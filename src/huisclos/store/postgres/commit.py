"""One group of appends in one commit: all that fit, at tables that are ours."""

from __future__ import annotations

from typing import Any

from ..append import Append, Verdict
from ..errors import Conflict, StoreError

CODES = int.from_bytes(b"Code", "big")  # the lock of those who give a code to a table

# A whole group in one statement: it moves the heads that stand where they should, at tables that
# are ours, and writes the events of those alone. A table that nobody has served yet is everybody's,
# and who is no node (an operator) has only the numbers to heed. Rows are locked in one order.
KEEP = """
with step as (
    select * from unnest($1::text[], $2::int[], $3::int[], $4::int[])
        as s(id, expected, size, first)
), locked as (
    select log.key, log.id, log.head, coalesce(log.node = $7::bigint, true) as ours
    from huisclos.log join step using (id) order by log.key for update of log
), moved as (
    update huisclos.log set head = expected + size, at = $6
    from step join locked using (id)
    where log.key = locked.key and locked.head = expected and ours
    returning log.key, expected, size, first
), kept as (
    insert into huisclos.event(log, number, body)
    select key, expected + n, ($5::bytea[])[first + n] from moved, generate_series(1, size) as n
)
select id, coalesce(locked.head, 0), coalesce(ours, true) from step left join locked using (id)
"""
LOOK = """
select key, head, coalesce(node = $2::bigint, true) from huisclos.log where id = $1 for update
"""
NEW = "insert into huisclos.log(id, head, created, at) values($1, 0, $2, $2) returning key"
WRITE = """
insert into huisclos.event(log, number, body)
select $1, $2 + n, ($3::bytea[])[n] from generate_series(1, $4::int) as n
"""
MOVE = "update huisclos.log set head = $2, at = $3 where key = $1"
CLOSE = "update huisclos.log set code = null, closed = $2 where key = $1"
NAME = "update huisclos.log set code = $2, closed = null where key = $1"
HOLDER = "select id from huisclos.log where code = $1"
CHANGE = "update huisclos.house set changes = changes + 1 returning changes"


async def keep(
    line: Any, group: list[Append], node: int | None, now: float
) -> tuple[list[Verdict], int | None]:
    """What became of each; and who is no node, the number of this change."""
    runs: dict[str, list[Append]] = {}
    for append in group:
        runs.setdefault(append.table, []).append(append)
    plain = all(map(is_plain, runs.values()))
    if plain and node is not None:
        return await _plain(line, group, runs, node, now), None
    async with line.transaction():
        if any(append.code is not None for append in group):
            await line.execute("select pg_advisory_xact_lock($1)", CODES)
        if plain:
            verdicts = await _plain(line, group, runs, node, now)
        else:
            verdicts = [(append, await _one(line, append, node, now)) for append in group]
        change = await line.fetchval(CHANGE) if node is None else None
    return verdicts, change


async def _plain(
    line: Any, group: list[Append], runs: dict[str, list[Append]], node: int | None, now: float
) -> list[Verdict]:
    firsts: list[int] = []
    bodies: list[bytes] = []
    for appends in runs.values():
        firsts.append(len(bodies))
        bodies += [body for append in appends for body in append.bodies]
    ends = [*firsts[1:], len(bodies)]
    rows = await line.fetch(
        KEEP,
        [*runs],
        [appends[0].expected for appends in runs.values()],
        [end - first for first, end in zip(firsts, ends, strict=True)],
        firsts,
        bodies,
        now,
        node,
    )
    for id, head, ours in rows:
        judge(runs[id][0], head, ours, None)
    return [(append, append.chain.failure) for append in group]


async def _one(line: Any, append: Append, node: int | None, now: float) -> StoreError | None:
    """One that opens or closes a table, or does not follow the one before it."""
    key, head, ours = await line.fetchrow(LOOK, append.table, node) or (None, 0, True)
    holder = await line.fetchval(HOLDER, append.code) if append.code is not None else None
    if error := judge(append, head, ours, holder):
        return error
    if key is None:
        key = await line.fetchval(NEW, append.table, now)
    if append.closing:
        await line.execute(CLOSE, key, now)
    elif append.code is not None:
        await line.execute(NAME, key, append.code)
    await line.execute(WRITE, key, head, append.bodies, len(append.bodies))
    await line.execute(MOVE, key, head + len(append.bodies), now)
    return None


def judge(append: Append, head: int, ours: bool, holder: str | None) -> StoreError | None:
    """What another node serves is not ours to write, even where the number fits."""
    if not ours and append.chain.failure is None:
        append.chain.failure = Conflict(append.table, append.expected, head)
    return append.judge(head, holder)


def is_plain(appends: list[Append]) -> bool:
    """They follow each other, and neither open nor close a table."""
    number = appends[0].expected
    for append in appends:
        wrong = append.chain.failure or append.expected != number
        if append.code is not None or append.closing or wrong:
            return False
        number += len(append.bodies)
    return appends[0].expected > 0  # the first event of all makes the table
