"""Into what the story of a game falls, and what in it mattered."""

from __future__ import annotations

from . import notes

CHAPTERS = {notes.Drowned: "deck"}
MOMENTS = (
    notes.Attempted,
    notes.Failed,
    notes.Foiled,
    notes.Drowned,
    notes.Penalised,
    notes.Declined,
    notes.EndAsked,
    notes.GameEnded,
)
