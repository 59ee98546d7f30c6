"""Into what the story of a game falls, and what in it mattered."""

from __future__ import annotations

from . import notes

CHAPTERS = {notes.NightFell: "night", notes.DayBroke: "day"}
MOMENTS = (
    notes.Elected,
    notes.PackDecided,
    notes.DoctorsDecided,
    notes.Killed,
    notes.Counted,
    notes.Psyched,
    notes.Sequenced,
    notes.Spied,
    notes.Hacked,
    notes.RoleClaimed,
    notes.StateClaimed,
    notes.GenomeClaimed,
    notes.CountClaimed,
    notes.VoteTied,
    notes.Executed,
    notes.Autopsied,
    notes.GameEnded,
)
