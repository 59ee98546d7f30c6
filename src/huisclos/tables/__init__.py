"""A game being played: who is there, what happened, what is told. No I/O, no clock of its own."""

from .commands.step import Step
from .event import Event, Member, Record
from .folding import fold
from .sitting import Sitting, Unjudged
from .spoken import LOBBY
from .table import Person, Table

__all__ = [
    "LOBBY",
    "Event",
    "Member",
    "Person",
    "Record",
    "Sitting",
    "Step",
    "Table",
    "Unjudged",
    "fold",
]
