"""The rules kernel: pure and deterministic. No I/O, no clock, no randomness of its own.

This page is the whole of its public face; what a game must bring is `Game`.
"""

from .by_seat import BySeat, goes_by_seat, rows
from .codec import UNREADABLE, decode, encode
from .errors import Illegal, NoWorld, UnreadableNotation
from .game import (
    CLOCK,
    DEALER,
    AnyGame,
    Board,
    Channel,
    Game,
    Options,
    Outcome,
    Pace,
    Problem,
    Refusal,
    Seat,
    Story,
    Told,
    Value,
    View,
)
from .once import remembered, worked_out
from .phases import phase_word, phase_words, phases
from .play import (
    asked,
    awaited,
    heard,
    late,
    move_of,
    pause,
    play,
    players,
    replay,
    settle,
    told,
    view,
    walk,
)
from .tuples import put

__all__ = [
    "CLOCK",
    "DEALER",
    "UNREADABLE",
    "AnyGame",
    "Board",
    "BySeat",
    "Channel",
    "Game",
    "Illegal",
    "NoWorld",
    "Options",
    "Outcome",
    "Pace",
    "Problem",
    "Refusal",
    "Seat",
    "Story",
    "Told",
    "UnreadableNotation",
    "Value",
    "View",
    "asked",
    "awaited",
    "decode",
    "encode",
    "goes_by_seat",
    "heard",
    "late",
    "move_of",
    "pause",
    "phase_word",
    "phase_words",
    "phases",
    "play",
    "players",
    "put",
    "remembered",
    "replay",
    "rows",
    "settle",
    "told",
    "view",
    "walk",
    "worked_out",
]
