"""A game being played: who is there, what happened, what is told. No I/O, no clock of its own."""

from . import commands, feed
from .commands import Step
from .event import Event, Member, Record
from .folding import fold
from .table import LOBBY, Match, Person, Table

__all__ = [
    "LOBBY",
    "Event",
    "Match",
    "Member",
    "Person",
    "Record",
    "Step",
    "Table",
    "commands",
    "feed",
    "fold",
]
