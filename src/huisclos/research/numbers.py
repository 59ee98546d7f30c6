"""The moves of a table by number, as each seat counts: one number means the same to everybody, and
all game long."""

from __future__ import annotations

from typing import Any

from huisclos.kernel import AnyGame, Options, Seat, counted_from


class Numbers:
    """A catalogue, numbered."""

    def __init__(self, game: AnyGame, options: Options, content: str = "") -> None:
        self.game, self.seats, self.content = game, options.seats, content
        self.moves = tuple(game.catalogue(options, content))
        self._number = {move: at for at, move in enumerate(self.moves)}
        # for each seat, when it first asks: numbers by move, and moves by number
        self._of: dict[int, dict[Any, int]] = {}
        self._move: dict[int, tuple[Any, ...]] = {}

    def __len__(self) -> int:
        return len(self.moves)

    def of(self, seat: int) -> dict[Any, int]:
        """The number of every move, as this seat counts."""
        known = self._of.get(seat)
        if known is None:
            number, seats = self._number, self.seats
            known = {move: number[counted_from(seat, seats, move)] for move in self.moves}
            self._of[seat] = known
        return known

    def move(self, seat: int, number: int) -> Any:
        """Raises IndexError."""
        known = self._move.get(seat)
        if known is None:
            known = tuple(sorted(self.moves, key=self.of(seat).__getitem__))
            self._move[seat] = known
        return known[number]

    def choices(self, state: Any, seat: Seat) -> list[int]:
        """What a seat for whom play waits may choose: what is listed, or else words. Ascending."""
        listed = self.game.moves(state, seat)
        number = self.of(seat)
        found = [*map(number.__getitem__, listed)]
        if not found:
            found = [*map(number.__getitem__, self.game.words(state, seat, self.content))]
        found.sort()
        return found

    def name(self, seat: int, number: int) -> str:
        return self.game.write(self.move(seat, number))
