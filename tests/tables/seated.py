"""A small table for tests: trio, which needs three, and the log of all that happened."""

from __future__ import annotations

from typing import Any

from huisclos_trio.actions import Claim, Point

from huisclos import shelf
from huisclos.kernel import Seat
from huisclos.tables import Member, Record, Step, Table, fold
from huisclos.tables.commands import gathering, playing

GAMES = shelf.games()
SECRET = "5" * 64
ANA, BOB, CLEO = Member(1), Member(2), Member(3)


class Seated:
    """Carries commands out and keeps the log."""

    def __init__(self, game: str = "trio", **options: Any) -> None:
        self.now = 0.0
        step = gathering.open_table(GAMES, self.now, "KRBX", game, options, SECRET)
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

    def again(self) -> Table:
        """The table as a restart finds it."""
        table = Table(GAMES)
        for record in self.records:
            table = fold(table, record)
        return table


def room_of_three() -> Seated:
    seated = Seated()
    for name in ("Ana", "Bob", "Cléo"):
        seated(gathering.join, name, token=f"digest of {name}", salt=name)
    return seated


def game_of_three() -> Seated:
    seated = room_of_three()
    seated(gathering.start, ANA)
    return seated


def claimed() -> Seated:
    seated = game_of_three()
    for seat in range(3):
        seated.play(seat, Claim(5))
    return seated


def finished() -> Seated:
    seated = claimed()
    for seat in range(3):
        seated.play(seat, Point(Seat(0)))
    seated.now += 20
    seated(playing.time_up, "random")
    return seated
