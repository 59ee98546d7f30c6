"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.
2  Words said in an attempt can still be fined double in the next turn, and after the rescue that
   wins; a penalty is paid with a forfeit that has a name. Games of the first edition are played on
   and judged as they were: they name no forfeit and have no reckoning.
3  Every time is an option. Games of the second are played on with the times they had.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

EDITION = 3

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "penalties": False,
    "turn": 120,
    "defence": 45,
    "agreement": 60,
    "turns": 300,
    "forfeits": "none",
    "own_forfeits": "",
    "reckoning": 0,
}
