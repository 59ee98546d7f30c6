"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

EDITION = 1

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "scenario": "initiation",
    "toresse": False,
    "lunette": False,
    "toutou": False,
    "micro": False,
    "treachery": False,
    "oxygen": False,
    "cards": False,
    "decision": 120,
}
