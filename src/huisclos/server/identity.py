"""Codes, tokens and secrets: all that must not be guessed."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: a code is never a word; no letter like another


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(4))


def new_table() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    return secrets.token_urlsafe(24)


def new_secret(rehearsal: str | None, last: str = "") -> str:
    """Of a table's next deals. In a rehearsal it follows from the table's last one alone, so that
    no table's luck depends on what happens at others: the players' salts make the difference."""
    return secrets.token_hex(32) if rehearsal is None else digest(f"{rehearsal} {last}")


def digest(token: str) -> str:
    """How a token is kept: who reads the disk cannot take a seat."""
    return hashlib.sha256(token.encode()).hexdigest()
