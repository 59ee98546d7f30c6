"""The log of a table as a text to keep, send and read again: JSON lines, a header first, and last
a digest of all before it, so that a change in any place shows."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator

import msgspec
from msgspec.structs import replace

from huisclos import __version__
from huisclos.kernel import UNREADABLE, AnyGame, decode, encode

from .event import CallShared, Joined, Record, Regrouped, Said, Supplied
from .folding import fold
from .table import Table

FORMAT = 2  # in the first a game did not say its edition and options, nor a line its readers


class Header(msgspec.Struct, frozen=True):
    huisclos: int  # the number of this format
    version: str = ""  # of the program that wrote it
    table: str = ""  # the id of the table


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest: str


class BadLog(ValueError):
    """A text that is not the log of a table; says which line is wrong, and how."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line


def dump(records: Iterable[Record], table: str = "") -> str:
    lines = (encode(value) for value in (Header(FORMAT, __version__, table), *records))
    text = "".join(f"{line.decode()}\n" for line in lines)
    return f"{text}{encode(Footer(digest(text))).decode()}\n"


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def load(text: str) -> list[Record]:
    """The records of a log. Raises BadLog."""
    return [read_record(number, line) for number, line in enumerate(lines_of(text), 2)]


def header(text: str) -> Header:
    try:
        found: Header = decode(text.split("\n", 1)[0], Header)
    except UNREADABLE:
        raise BadLog(1, 'this is no log of a table: it begins with {"huisclos": 2, …}') from None
    if not 0 < found.huisclos <= FORMAT:
        raise BadLog(1, f"format {found.huisclos} is not known here: update the program")
    return found


def lines_of(text: str) -> list[str]:
    """The lines between header and digest, if the digest is right."""
    header(text)
    body, _, last = text.removesuffix("\n").rpartition("\n")
    lines = body.split("\n")[1:]
    try:
        footer = decode(last, Footer)
    except UNREADABLE:
        raise BadLog(len(lines) + 2, "the end is missing, the digest: export it again") from None
    if footer.digest != digest(f"{body}\n"):
        raise BadLog(len(lines) + 2, "the digest does not fit: something in this log was changed")
    return lines


def cleaned(records: Iterable[Record]) -> Iterator[Record]:
    """A log fit to leave the house: without the digests of tokens, without the link to where a
    group talks, without who of it was expected, and without the content that it brought, of which
    only what was played is anybody's business."""
    for record in records:
        match record.event:
            case Joined() as joined:
                yield Record(record.at, replace(joined, token=""))
            case Supplied():
                yield Record(record.at, Supplied(""))
            case CallShared():
                yield Record(record.at, CallShared(""))
            case Regrouped():
                yield Record(record.at, Regrouped(()))
            case _:
                yield record


def read_record(number: int, line: str | bytes) -> Record:
    """Raises BadLog."""
    try:
        record: Record = decode(line, Record)
    except UNREADABLE as wrong:
        raise BadLog(number, str(wrong)) from None
    return record


def tables(
    games: dict[str, AnyGame], records: Iterable[Record], talk: bool = True
) -> Iterator[Table]:
    """The table after each record. Raises BadLog: a log from outside may tell what cannot be.
    Without its talk, which changes nothing else, a table costs the same however much was said."""
    table = Table(games)
    for number, record in enumerate(records, 2):
        if talk or not isinstance(record.event, Said):
            table = carefully(table, number, record)
        yield table


def carefully(table: Table, number: int, record: Record) -> Table:
    """Raises BadLog."""
    try:
        return fold(table, record)
    except MemoryError:  # that is not the log's fault, or not as its sender would understand it
        raise
    except Exception as wrong:  # fold trusts its log, so anything can go wrong here
        raise BadLog(number, f"this cannot happen here ({wrong!r})") from wrong
