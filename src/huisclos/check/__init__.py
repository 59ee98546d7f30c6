"""Is a game whole? What the house's own tests hold its games to, for any game that is installed.

Every part gives sentences: what is wrong, where, and what to do.
"""

from .check import PARTS, check
from .finding import Finding

__all__ = ["PARTS", "Finding", "check"]
