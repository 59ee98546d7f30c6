"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.

docs/add-a-game.md says when a new one is made.
"""

EDITION = 1

# What logs of the first edition leave out, as it was then. Never changed; a new option adds what
# games were played with before it was there.
UNSAID = {
    "mode": "turns",
    "map": "alpha",
    "map_size": None,
    "short_gauges": False,
    "own_sheet_only": False,
    "assistant": False,
    "shared_notes": True,
    "hull_check": "engineer",
    "clock": 90,
    "draw_after": 400,
    "bots": "steady",
}
