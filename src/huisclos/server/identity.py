"""Tokens, invitations and secrets: all that must not be guessed.

The id of a table is random and told to nobody. Keyed by it, a digest begins each token of its seats
and is its invitation: so whether somebody was given one is known before the table is read, and who
makes one up learns nothing, not even by how long the answer takes.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode

from huisclos.tables import Member, Table

MARK = 11  # letters of a digest of 64 bits
NOBODY = "nobody"  # stands for the id of a table that is not there


def new_table() -> str:
    return secrets.token_hex(16)


def table_of(key: str, number: int) -> str:
    """The id of a group's table: of those that it had, the one with this number."""
    return digest(f"group {key} {number}")[:32]


def new_token(id: str, key: str | None = None) -> str:
    """Of a seat at this table. Whoever asks with a key gets the same one again."""
    own = digest(f"{id} {key}") if key else secrets.token_urlsafe(24)
    return f"{mark(id, 'seat')}.{own}"


def invitation(id: str, removals: int) -> str:
    """What a link carries beside the code. There is another after each removal, and it says which:
    so an old one is known for what it is without asking the table."""
    return f"{mark(id, f'invitation {removals}')}{removals or ''}"


def is_of(id: str | None, given: str) -> bool:
    """Whether this is a token or an invitation of the table, perhaps one that is no longer good."""
    number = given[MARK:]
    kind = "seat" if number.startswith(".") else f"invitation {number or 0}"
    right = mark(id or NOBODY, kind).encode()
    return hmac.compare_digest(right, given[:MARK].encode()) and id is not None


def has_given(id: str, table: Table, something: str) -> bool:
    """Whether this is the token of a seat at this table, or the invitation that is good now."""
    return something == invitation(id, table.removals) or whose(table, something) is not None


def whose(table: Table, token: str) -> Member | None:
    """Also of who left the game that is played: their key brings them back to it."""
    kept = digest(token)
    people = (*table.people, *table.away)
    return next((person.id for person in people if person.token == kept), None)


def mark(id: str, kind: str) -> str:
    made = hmac.digest(id.encode(), kind.encode(), "sha256")[:8]
    return urlsafe_b64encode(made).decode().rstrip("=")


def new_secret(rehearsal: str | None, last: str = "") -> str:
    """Of a table's next deals. In a rehearsal it follows from the table's last one alone, so that
    no table's luck depends on what happens at others: the players' salts make the difference."""
    return secrets.token_hex(32) if rehearsal is None else digest(f"{rehearsal} {last}")


def digest(token: str) -> str:
    """How a token is kept: who reads the disk cannot take a seat."""
    return hashlib.sha256(token.encode()).hexdigest()
