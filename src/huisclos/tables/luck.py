"""A fair deal: the dealer's draws follow from a secret told by its digest beforehand, and from a
salt of each player; so neither the server nor any player alone can choose them, and everybody can
check them when the secret is shown at the end. What bots choose follows from the same."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from random import Random

from huisclos.kernel import Seat


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def luck(secret: str, salts: Iterable[str], draw: int) -> Random:
    """The source of the dealer's move number `draw`."""
    return source(secret, salts, f"#{draw}")


def mind(secret: str, salts: Iterable[str], seat: Seat, heard: int) -> Random:
    """The source of a bot's choice once its seat has heard so many notes. A restart, a pause or a
    move taken back give it no other idea, nor does it matter who was quicker in secret."""
    return source(secret, salts, f"@{seat}:{heard}")


def source(secret: str, salts: Iterable[str], use: str) -> Random:
    # Each salt is measured, so that no two lists of salts read alike.
    text = "".join(f"{len(salt)}:{salt}" for salt in salts) + use
    return Random(int.from_bytes(hmac.digest(secret.encode(), text.encode(), "sha256"), "big"))
