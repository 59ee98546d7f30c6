"""A world that looks the same to one listener, made by playing the game again through the rules.

Only hidden choices are drawn: the deal, what was done in each wave, the ballots. They are proposed
with the hints of what was heard, and what the listener would then hear is compared with what they
did hear; what does not fit is drawn anew, or the wave before it. Every world that comes out has
been played, so it is whole. Any world may come; likelier ones are not favoured. The search is
bounded: after long games it may find none.
"""

from .search import resample

__all__ = ["resample"]
