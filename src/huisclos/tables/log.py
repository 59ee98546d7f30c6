"""The log of a table as a text to keep, send and read again: JSON lines, a header first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec

from huisclos import __version__
from huisclos.kernel import decode, encode

from .event import Record
from .table import AnyGame, Table, fold

FORMAT = 1


class Header(msgspec.Struct, frozen=True):
    huisclos: int  # the number of this format
    version: str = ""  # of the program that wrote it
    table: str = ""  # the id of the table


class BadLog(ValueError):
    """A text that is not the log of a table; says which line is wrong, and how."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


def dump(records: Iterable[Record], table: str = "") -> str:
    lines = (encode(value) for value in (Header(FORMAT, __version__, table), *records))
    return "".join(f"{line.decode()}\n" for line in lines)


def load(text: str) -> list[Record]:
    """The records of a log. Raises BadLog."""
    first, *lines = text.split("\n")
    try:
        header = decode(first, Header)
    except msgspec.MsgspecError:
        raise BadLog(1, 'this is no log of a table: it begins with {"huisclos": 1, …}') from None
    if header.huisclos != FORMAT:
        raise BadLog(1, f"format {header.huisclos} is not known here: update the program")
    if lines and not lines[-1]:  # what follows the last end of line
        lines.pop()
    return [read_record(number, line) for number, line in enumerate(lines, 2)]


def read_record(number: int, line: str | bytes) -> Record:
    """Raises BadLog."""
    try:
        record: Record = decode(line, Record)
    except msgspec.MsgspecError as wrong:
        raise BadLog(number, str(wrong)) from None
    return record


def tables(games: dict[str, AnyGame], records: Iterable[Record]) -> Iterator[Table]:
    """The table after each record. Raises BadLog: a log from outside may tell what cannot be."""
    table = Table(games)
    for number, record in enumerate(records, 2):
        try:
            table = fold(table, record)
        except Exception as wrong:  # fold trusts its log, so anything can go wrong here
            raise BadLog(number, f"this cannot happen here ({wrong!r})") from wrong
        yield table
