"""Into what the story of a game falls, and what in it mattered."""

from __future__ import annotations

from . import notes

CHAPTERS = {notes.WalkOpened: "walk"}
MOMENTS = (
    notes.Embarked,
    notes.Reported,
    notes.YouLost,
    notes.Detached,
    notes.Rescued,
    notes.TeamLost,
    notes.BrutusLeft,
    notes.CaptainShown,
    notes.Ordered,
    notes.VoteClosed,
    notes.CaptainOverthrown,
    notes.Planked,
    notes.YouPlanked,
    notes.CardClaimed,
    notes.GameEnded,
)
