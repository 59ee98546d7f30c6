"""A fair deal: the dealer's draws follow from a secret told by its digest beforehand, and from a
salt of each player; so neither the server nor any player alone can choose them, and everybody can
check them when the secret is shown at the end."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable
from random import Random


def commitment(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def luck(secret: str, salts: Iterable[str], draw: int) -> Random:
    """The source of the dealer's move number `draw`."""
    # Each salt is measured, so that no two lists of salts read alike.
    text = "".join(f"{len(salt)}:{salt}" for salt in salts) + f"#{draw}"
    return Random(int.from_bytes(hmac.digest(secret.encode(), text.encode(), "sha256"), "big"))
