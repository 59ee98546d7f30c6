"""Into what the story of a game falls, and what in it mattered."""

from __future__ import annotations

from . import notes

CHAPTERS = {
    notes.TorpedoFired: "shot",
    notes.MineSetOff: "shot",
    notes.ArcherSetOff: "shot",
    notes.Surfaced: "surfacing",
}
MOMENTS = (
    notes.SilenceRun,
    notes.MineLaid,
    notes.TorpedoFired,
    notes.MineSetOff,
    notes.ArcherSetOff,
    notes.Blasted,
    notes.ArcherLost,
    notes.DroneSent,
    notes.SonarAnswered,
    notes.Surfaced,
    notes.Damaged,
    notes.BlackedOut,
    notes.Ended,
)
