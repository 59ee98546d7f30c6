"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.
2  On phones too the captain may begin a walk again, once and if all agree; what one has may be
   claimed over the fists as well. Games of the first edition are played on as they were:
   `State.edition`.
3  Every time is an option. Games of the second are played on with the times they had.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

EDITION = 3

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
    "badge": 60,
    "consent": 30,
}
