"""The eyes of all seats of one game, each told what it has not seen yet."""

from __future__ import annotations

from typing import Any

from huisclos.kernel import Seat

from .encoders import Encoder, Eye
from .sitting import Sitting


class Watching:
    __slots__ = ("_eyes", "_known", "_public", "_state", "encoder", "sitting")

    def __init__(self, sitting: Sitting, encoder: Encoder | None) -> None:
        self.sitting, self.encoder = sitting, encoder
        seats = sitting.table.seats
        self._eyes: list[Eye | None] = [None] * seats
        self._known = [0] * seats  # how much of the story each eye was told
        self._state: Any = None  # whose board `_public` is
        self._public: Any = None

    def look(self, seat: Seat) -> Any:
        """What a seat sees now."""
        assert self.encoder is not None, "nothing is observed here"
        game, state = self.sitting.table.game, self.sitting.state
        eye = self._eyes[seat]
        if eye is None:
            eye = self._eyes[seat] = self.encoder.eye(seat)
        if state is not self._state:
            self._state, self._public = state, game.public(state)
        story = game.story(state)
        told = story.since(self._known[seat])
        self._known[seat] += len(told)
        news = [one.note for one in told if one.to is None or seat in one.to]
        return eye.see(self._public, game.private(state, seat), news)
