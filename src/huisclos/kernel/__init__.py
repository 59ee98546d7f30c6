"""The rules kernel: pure and deterministic. No I/O, no clock, no randomness of its own.

This page is the whole of its public face; what a game must bring is `Game`.
"""

from .audience import Moment, Saying, everybody, the_mover
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
    Pieces,
    Problem,
    Refusal,
    Seat,
    Story,
    TimeUp,
    Told,
    Value,
    View,
)
from .notation import Notation, Spelled
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
    refuse,
    replay,
    settle,
    told,
    view,
    wait_of,
    walk,
)
from .scale import called, usual
from .telling import seats_of, tell, tell_all, tell_some, wait, waits_of
from .tuples import put
from .turning import counted_from

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
    "Moment",
    "NoWorld",
    "Notation",
    "Options",
    "Outcome",
    "Pace",
    "Pieces",
    "Problem",
    "Refusal",
    "Saying",
    "Seat",
    "Spelled",
    "Story",
    "TimeUp",
    "Told",
    "UnreadableNotation",
    "Value",
    "View",
    "asked",
    "awaited",
    "called",
    "counted_from",
    "decode",
    "encode",
    "everybody",
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
    "refuse",
    "remembered",
    "replay",
    "rows",
    "seats_of",
    "settle",
    "tell",
    "tell_all",
    "tell_some",
    "the_mover",
    "told",
    "usual",
    "view",
    "wait",
    "wait_of",
    "waits_of",
    "walk",
    "worked_out",
]
