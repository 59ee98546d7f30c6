"""Leaks in anybody's game: what somebody is sent must follow from what they may know.

Three ways to look, from the least to the most that one has to say of a game. Each raises `Leak`
with what differs, or `NothingSeen` where it had nothing to compare: a test that looks at nothing
must not pass. In pytest the fixture `leaks` is this module.
"""

from .difference import Leak, NothingSeen
from .environment import in_environment
from .game import in_game
from .messages import in_messages

__all__ = ["Leak", "NothingSeen", "in_environment", "in_game", "in_messages"]
