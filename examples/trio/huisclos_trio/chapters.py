"""Into what the story of a game falls, and what in it mattered."""

from . import notes

CHAPTERS = {notes.Opened: "pointing"}
MOMENTS = (notes.Claimed, notes.Pointed, notes.Revealed)
