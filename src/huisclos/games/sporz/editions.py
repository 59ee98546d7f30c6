"""The editions of these rules, and what becomes of games that were played by older ones.

1  The first.
2  Mutants lose by disagreeing where all are people, and what they have named counts, locked or not;
   a call that concerns nobody is left out, the others are shorter; a computer scientist is told
   without tapping; a day without limit can be closed, and one may say that one does not vote.
   Games of the first edition are played on and judged as they were: `State.edition`.
3  Every time is an option, and the election of a chief has a minute; the dead talk among them.
   Games of the second are played on: they say their times, or had those of `UNSAID`, and their dead
   are silent.
4  One may ask somebody with one tap what they are. Games of the third are played on without it.

docs/add-a-game.md says when a new one is made.
"""

from __future__ import annotations

EDITION = 4
GHOSTS = 3  # since when the dead talk
ASKS = 4  # since when one may ask what somebody is

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
    "chief_time": 30,
    "closing_time": 30,
    "circles": 3,
    "dead_see": "public",
    "counts_told": False,
}
