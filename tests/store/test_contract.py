"""What every store promises, whatever it is made of."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from huisclos.store import (
    CodeTaken,
    Conflict,
    SqliteStore,
    Store,
    StoreError,
    StoreFailed,
    schema,
)

from .conftest import Appender, on_a_loop


@on_a_loop
async def test_events_come_back_as_they_were_in_order(store: Store) -> None:
    append = Appender(store)
    assert await append("a", 0, b"one", b"", b"\0\xff") is None
    assert await append("a", 3, b"four") is None
    assert await store.read("a") == [b"one", b"", b"\0\xff", b"four"]
    assert await store.read("a", after=2) == [b"\0\xff", b"four"]
    assert await store.read("a", after=4) == []


@on_a_loop
async def test_an_unknown_table_is_empty(store: Store) -> None:
    assert await store.read("nobody") == []
    assert await store.find("ABCD") is None
    assert await store.tables(closed=True) == []


@on_a_loop
async def test_nothing_is_told_before_append_returns(store: Store) -> None:
    append = Appender(store)
    future = append("a", 0, b"1")
    assert append.told == []
    await future


@pytest.mark.parametrize("expected", [0, 1, 3, 9, -1], ids=["clash", "late", "gap", "far", "wild"])
@on_a_loop
async def test_only_the_next_number_is_taken(store: Store, expected: int) -> None:
    append = Appender(store)
    await append("a", 0, b"1", b"2")
    error = await append("a", expected, b"x", b"y")
    assert isinstance(error, Conflict)
    assert (error.table, error.expected, error.head) == ("a", expected, 2)
    assert await store.read("a") == [b"1", b"2"]


@on_a_loop
async def test_appends_are_told_in_the_order_they_were_made(store: Store) -> None:
    append = Appender(store)
    futures = [append(table, n, b"%d" % n) for n in range(300) for table in "abc"]
    await asyncio.gather(*futures)
    assert append.told == [(table, n, None) for n in range(300) for table in "abc"]
    assert await store.read("b") == [b"%d" % n for n in range(300)]


@on_a_loop
async def test_what_follows_a_failed_append_fails_even_if_its_number_fits(store: Store) -> None:
    """Another writer has kept event 1; our 1 clashes, and our 2 and 3 were made upon it."""
    append = Appender(store)
    await append("a", 0, b"theirs")
    errors = await asyncio.gather(
        append("a", 0, b"ours"), append("a", 1, b"x"), append("a", 2, b"y")
    )
    assert [type(error) for error in errors] == [Conflict, Conflict, Conflict]
    assert await store.read("a") == [b"theirs"]


@on_a_loop
async def test_one_conflict_leaves_the_other_tables_alone(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1")
    wrong, good = append("a", 0, b"x"), append("b", 0, b"1")
    assert isinstance(await wrong, Conflict)
    assert await good is None
    assert await store.read("b") == [b"1"]


@on_a_loop
async def test_who_was_told_of_a_conflict_starts_afresh_at_once(store: Store) -> None:
    again: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()

    def retry(error: StoreError | None) -> None:
        assert isinstance(error, Conflict)
        store.append("a", error.head, [b"again"], again.set_result)

    append = Appender(store)
    await append("a", 0, b"1")
    store.append("a", 0, [b"x"], retry)
    dropped = append("a", 1, b"y")
    assert isinstance(await dropped, Conflict)
    assert await again is None
    assert await store.read("a") == [b"1", b"again"]


@on_a_loop
async def test_a_fault_of_one_listener_keeps_nothing_from_the_others(store: Store) -> None:
    faults: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda _, fault: faults.append(fault["message"])
    )

    def faulty(error: StoreError | None) -> None:
        raise RuntimeError("on purpose")

    store.append("a", 0, [b"1"], faulty)
    assert await Appender(store)("b", 0, b"1") is None
    assert faults == ["after an append to table a"]


@on_a_loop
async def test_an_append_of_nothing_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="no event"):
        Appender(store)("a", 0)


@on_a_loop
async def test_a_code_finds_its_table_until_the_table_closes(store: Store) -> None:
    append = Appender(store)
    assert await append("a", 0, b"1", code="ABCD") is None
    assert await store.find("ABCD") == "a"
    assert await append("a", 1, b"end", closing=True) is None
    assert await store.find("ABCD") is None
    assert await append("b", 0, b"1", code="ABCD") is None
    assert await store.find("ABCD") == "b"
    assert await store.read("a") == [b"1", b"end"]


@on_a_loop
async def test_a_taken_code_opens_no_second_table(store: Store) -> None:
    append = Appender(store)
    first, second = append("a", 0, b"1", code="ABCD"), append("b", 0, b"1", code="ABCD")
    follower = append("b", 1, b"2")
    assert await first is None
    error = await second
    assert isinstance(error, CodeTaken)
    assert error.code == "ABCD"
    assert isinstance(await follower, CodeTaken)
    assert await store.read("b") == []
    assert await append("b", 0, b"1", code="EFGH") is None
    assert [await store.find(code) for code in ("ABCD", "EFGH")] == ["a", "b"]


@on_a_loop
async def test_a_code_given_back_can_be_taken_in_the_same_breath(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1", code="ABCD")
    closed, opened = append("a", 1, b"end", closing=True), append("b", 0, b"1", code="ABCD")
    assert await closed is None
    assert await opened is None
    assert await store.find("ABCD") == "b"


@on_a_loop
async def test_an_append_that_fails_moves_no_code(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1", code="ABCD")
    await append("a", 9, b"x", closing=True)
    await append("a", 9, b"x", code="EFGH")
    assert [await store.find(code) for code in ("ABCD", "EFGH")] == ["a", None]


@on_a_loop
async def test_a_table_may_keep_its_code_change_it_and_open_again(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1", code="ABCD")
    assert await append("a", 1, b"2", code="ABCD") is None
    assert await append("a", 2, b"3", code="EFGH") is None
    assert [await store.find(code) for code in ("ABCD", "EFGH")] == [None, "a"]
    await append("a", 3, b"end", closing=True)
    assert await append("a", 4, b"again", code="IJKL") is None
    (listed,) = await store.tables()
    assert (listed.id, listed.code, listed.events, listed.closed) == ("a", "IJKL", 5, None)


@on_a_loop
async def test_the_list_shows_open_tables_and_closed_ones_when_asked(store: Store) -> None:
    append = Appender(store)
    await append("b", 0, b"1", code="ABCD")
    await append("a", 0, b"1", b"2")
    await append("b", 1, b"end", closing=True)
    (opened,) = await store.tables()
    assert (opened.id, opened.code, opened.events, opened.closed) == ("a", None, 2, None)
    closed, again = await store.tables(closed=True)
    assert again == opened
    assert (closed.id, closed.code, closed.events) == ("b", None, 2)
    assert 0 < closed.created <= opened.created <= closed.updated == closed.closed


@on_a_loop
async def test_what_is_queued_at_the_end_is_kept_and_told(store: Store) -> None:
    append = Appender(store)
    futures = [append("a", n, b"%d" % n) for n in range(50)]
    store.close()
    assert await asyncio.gather(*futures) == [None] * 50
    assert store.events == 50


@on_a_loop
async def test_a_closed_store_keeps_nothing_and_says_so(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1")
    store.close()
    store.close()
    error = await append("a", 1, b"2")
    assert isinstance(error, StoreFailed)
    assert "closed" in str(error)
    assert store.events == 1


@on_a_loop
async def test_events_and_commits_are_counted(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1", b"2")
    await append("a", 0, b"x")
    await asyncio.gather(*(append("b", n, b"x") for n in range(100)))
    assert store.events == 102
    assert 3 <= store.groups <= 102
    assert store.failing is None


@on_a_loop
async def test_events_are_read_from_one_number_to_another_and_by_what_they_hold(
    store: Store,
) -> None:
    await Appender(store)("a", 0, b"move 1", b"said 2", b"move 3", b"said 4")
    assert await store.read("a", 1, 3) == [b"said 2", b"move 3"]
    assert await store.read("a", holding=b"said") == [b"said 2", b"said 4"]
    assert await store.read("a", until=3, holding=b"said") == [b"said 2"]


@on_a_loop
async def test_the_last_snapshot_of_a_table_is_kept_and_no_other(store: Store) -> None:
    await Appender(store)("a", 0, b"1", b"2")
    assert await store.recall("a") is None
    store.snapshot("a", 1, b"after one")
    store.snapshot("a", 2, b"after two")
    store.snapshot("a", 3, b"of what has not happened")
    store.snapshot("b", 0, b"of no table")
    await store.strangers()  # behind all of that
    assert await store.recall("a") == (2, b"after two")
    assert await store.recall("b") is None


@on_a_loop
async def test_a_table_that_is_deleted_is_gone_and_its_code_is_free(store: Store) -> None:
    append = Appender(store)
    await append("a", 0, b"1", code="ABCD")
    await append("b", 0, b"2", code="EFGH")
    store.snapshot("a", 1, b"after one")
    assert await store.delete("a") is True
    assert await store.delete("a") is False
    assert (await store.read("a"), await store.recall("a"), await store.find("ABCD")) == (
        *([], None),
        None,
    )
    assert await store.ends(["a", "b"]) == {"b": 1}
    assert isinstance(await append("a", 1, b"more"), Conflict)
    assert await append("c", 0, b"3", code="ABCD") is None
    assert await store.read("b") == [b"2"]


@on_a_loop
async def test_while_somebody_reads_what_was_written_last_it_is_not_swept_and_nobody_waits(
    path: Path,
) -> None:
    store = SqliteStore(path)
    append = Appender(store)
    await append("a", 0, b"Berthe")
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("begin")
        reader.execute("select * from event").fetchall()
        assert await store.delete("a")
        assert not await store.sweep()
        assert await append("b", 0, b"1") is None
    assert await store.sweep()
    assert not any(b"Berthe" in file.read_bytes() for file in (path, *schema.beside(path)))
    assert schema.pragma(store._writer, "busy_timeout") == 5000
    store.close()


@on_a_loop
async def test_a_closed_store_deletes_nothing(store: Store) -> None:
    await Appender(store)("a", 0, b"1")
    store.close()
    with pytest.raises(StoreFailed):
        await store.delete("a")


@on_a_loop
async def test_what_was_written_by_others_is_noticed_once_and_ones_own_is_not(path: Path) -> None:
    ours, theirs = SqliteStore(path), SqliteStore(path)
    await ours.strangers()  # a store is written to when it is opened
    await Appender(ours)("a", 0, b"1")
    assert not await ours.strangers()
    await Appender(theirs)("a", 1, b"2")
    await Appender(ours)("b", 0, b"1")  # which sees it too
    assert await ours.strangers()
    assert not await ours.strangers()
    assert await ours.ends(["a", "b", "c"]) == {"a": 2, "b": 1}
    ours.close()
    theirs.close()


@on_a_loop
async def test_nothing_of_a_deleted_table_is_left_in_any_file(path: Path) -> None:
    """Not in pages that are free now, nor in the log of the last writes; the others have theirs."""
    store = SqliteStore(path)
    append = Appender(store)
    words = {"a": b"Berthe aime les dauphins", "b": b"Zelda aime les phares"}
    for number in range(60):  # one after the other, so that their rows share pages
        for table, word in words.items():
            size = 9000 if number % 20 == 7 else 1
            code = {"a": "QXQX", "b": "VWVW"}[table] if number == 0 else None
            assert await append(table, number, word * (1 + size // 20), code=code) is None
            if number % 5 == 0:
                store.snapshot(table, number + 1, word * (40 if number % 10 else 900))
    reader = SqliteStore(path)
    files = [path, *schema.beside(path)]
    traces = (b"Berthe", b"dauphins", b"QXQX")
    assert all(any(trace in file.read_bytes() for file in files) for trace in traces)
    assert await store.delete("a")
    assert await store.sweep()
    for file in files:
        assert not any(trace in file.read_bytes() for trace in traces), file
    assert len(await reader.read("b")) == 60
    assert (await reader.recall("b")) is not None
    reader.close()
    store.close()
    assert not any(trace in path.read_bytes() for trace in traces)
