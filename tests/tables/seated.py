"""A small table for tests: trio, which needs three, and the log of all that happened."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from huisclos_trio import notes
from huisclos_trio.actions import Claim, Point

from huisclos import shelf
from huisclos.kernel import AnyGame, Interlude, Seat
from huisclos.tables import Member, Record, Step, Table, fold
from huisclos.tables.commands import gathering, playing

GAMES = shelf.games()
SECRET = "5" * 64
LOOK = Interlude("look", 6.0)
ANA, BOB, CLEO = Member(1), Member(2), Member(3)


OPENED = {notes.Opened: lambda note, board, people: LOOK}
WITH_LOOKS = {"trio": replace(GAMES["trio"], interludes=OPENED)}


class Seated:
    """Carries commands out and keeps the log."""

    def __init__(
        self, game: str = "trio", games: dict[str, AnyGame] = GAMES, **options: Any
    ) -> None:
        self.now, self.games = 0.0, games
        step = gathering.open_table(games, self.now, "KRBX", game, options, SECRET)
        self.table: Table = step.table
        self.records: list[Record] = [*step.records]

    def __call__(self, command: Any, *args: Any, **kwargs: Any) -> Table:
        step: Step | None = command(self.table, self.now, *args, **kwargs)
        if step:
            self.table = step.table
            self.records += step.records
        return self.table

    def play(self, seat: int, action: Any, **kwargs: Any) -> Table:
        return self(playing.play, Seat(seat), action, **kwargs)

    def look(self) -> Table:
        """All have looked long enough."""
        while self.table.sitting and (showing := self.table.sitting.showing):
            self.now = showing.ends
            self(playing.time_up)
        return self.table

    def again(self) -> Table:
        """The table as a restart finds it."""
        table = Table(self.games)
        for record in self.records:
            table = fold(table, record)
        return table


def room_of_three(games: dict[str, AnyGame] = GAMES) -> Seated:
    seated = Seated(games=games)
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=f"digest of {name}", salt=name)
    return seated


def game_of_three(games: dict[str, AnyGame] = GAMES) -> Seated:
    seated = room_of_three(games)
    seated(gathering.start, ANA)
    return seated


def claimed() -> Seated:
    seated = game_of_three()
    for seat in range(3):
        seated.play(seat, Claim(5))
    return seated


def about_to_look(interlude: Interlude = LOOK) -> Seated:
    """What was claimed is looked at together, and one claim is not made yet."""
    shown = {notes.Opened: lambda note, board, people: interlude}
    seated = game_of_three({"trio": replace(GAMES["trio"], interludes=shown)})
    for seat in range(2):
        seated.play(seat, Claim(5))
    seated.now = 10.0
    return seated


def looking(interlude: Interlude = LOOK) -> Seated:
    seated = about_to_look(interlude)
    seated.play(2, Claim(5))
    return seated


def finished() -> Seated:
    seated = claimed()
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now += 20
    seated(playing.time_up)
    return seated
