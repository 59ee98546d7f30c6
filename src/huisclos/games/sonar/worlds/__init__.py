"""A world that looks the same to somebody: what they cannot know is drawn, and the game is played
again through the rules, note by note as they heard it. So every world that is returned can be
reached, and there is no second copy of the rules here.

Given what is public the two crews' secrets do not depend on each other: they are drawn apart.
"""

from .replay import resample

__all__ = ["resample"]
