"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

EDITION = 1

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "computer": "auto",
    "psychologist": "auto",
    "geneticist": "auto",
    "spy": "auto",
    "hacker": "auto",
    "disagreement": "plurality",
    "mutants_time": 30,
    "wave_time": 20,
    "quick_nights": False,
    "day_time": 300,
    "election_time": 45,
    "circles": 3,
    "dead_see": "public",
}
