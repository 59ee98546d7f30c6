"""What can go wrong in a store.

StoreError         it cannot be opened; the message says what to do
├── Conflict       another writer was faster: read the table again
├── CodeTaken      another open table has this room code: draw another
└── StoreFailed    not known to be kept, through no fault of the table: disk full, store closed
    └── Unreachable    the database does not answer, or not yet
"""

from __future__ import annotations


class StoreError(Exception):
    """Something is wrong with the store, said in words for the one who runs it."""


class Conflict(StoreError):
    """The table does not end at the expected number."""

    def __init__(self, table: str, expected: int, head: int) -> None:
        super().__init__(f"table {table} ends at event {head}, not at {expected}")
        self.table, self.expected, self.head = table, expected, head


class CodeTaken(StoreError):
    """Another open table has this room code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"room code {code} is taken")
        self.code = code


class StoreFailed(StoreError):
    """The events are not known to be kept: read the table again."""


class Unreachable(StoreFailed):
    """What may pass by itself."""
