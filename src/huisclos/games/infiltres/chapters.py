"""Into what the story of a game falls, and what in it mattered."""

from __future__ import annotations

from . import notes

CHAPTERS = {notes.Briefed: "mission"}
MOMENTS = (
    notes.Passworded,
    notes.ClueGiven,
    notes.ClueWritten,
    notes.VoteClosed,
    notes.RoundTied,
    notes.LotDrawn,
    notes.Eliminated,
    notes.Guessed,
    notes.MissionEnded,
    notes.GameEnded,
)
