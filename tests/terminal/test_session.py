"""One session on a table in memory, with a screen that shows and clears."""
# ruff: noqa: RUF001 -- English quotes are single and curly.

import io

from rich.console import Console, RenderableType

from huisclos.games.infiltres.notes import ClueMissed
from huisclos.kernel import Seat
from huisclos.tables import wishes
from huisclos.terminal.local import LocalTable
from huisclos.terminal.session import Session
from tests.hurried import run
from tests.terminal.script import LINES


class Screen:
    """Keeps the log, and the last foot that was drawn."""

    moves_on = True

    def __init__(self) -> None:
        self.text = io.StringIO()
        self.console = Console(file=self.text, width=100)
        self.session: Session | None = None
        self.foot = ""

    def log(self, what: RenderableType) -> None:
        self.console.print(what)

    def draw(self) -> None:
        if self.session:
            with self.console.capture() as drawn:
                self.console.print(self.session.foot("typed", 100))
            self.foot = drawn.get()


class Player:
    """Types the script when asked; then what comes after the game."""

    def __init__(self, session: Session, after: list[str]) -> None:
        self.session, self.after = session, after
        self.lines = iter(LINES)
        self.over = False

    async def line(self) -> str | None:
        scene = self.session.scene
        await self.session.place.until(lambda: scene.asked or self.over)
        self.over = self.over or scene.over
        return self.after.pop(0) if self.over else next(self.lines)


def play(after: list[str]) -> tuple[Screen, LocalTable]:
    screen = Screen()

    async def visit() -> LocalTable:
        options = {"target": 1, "language": "en"}
        async with LocalTable("infiltres", options, "Ana", ["medium"] * 3, 2, pace=0.0) as table:
            screen.session = Session(table, "en", screen)
            await screen.session.run(Player(screen.session, after))
            return table

    return screen, run(visit())


def test_another_game_is_played_with_the_same_people() -> None:
    screen, table = play(["table", "start", "quit"])
    text = screen.text.getvalue()
    assert table.room is not None and table.room.played == 2
    assert text.count("The game begins.") == 2
    assert text.count("Mission 1. ") == 2
    assert "Journalist" in text or "Infiltrator" in text, "the board at the end shows who was who"


def test_between_two_games_a_bot_can_be_added_as_in_any_room() -> None:
    screen, table = play(["again", "bot random", "quit"])
    assert table.room is not None and [p.level for p in table.room.people][-1] == "random"
    assert len(table.room.people) == 5 and "not now" not in screen.text.getvalue()


def test_the_foot_says_what_is_asked_and_shows_what_is_typed() -> None:
    screen, _ = play(["2", "quit"])
    assert "The game is over." in screen.foot
    assert "Type ‘start’ to play another, ‘quit’ to leave." in screen.foot
    assert screen.foot.rstrip().endswith("> typed▏")


def test_a_person_hears_only_what_a_seat_may_hear() -> None:
    """The table in memory knows everything; the notebook that the screen reads does not."""
    _, table = play(["quit"])
    sitting = table._table.sitting
    assert sitting is not None and table.seat is not None
    told = [t.note for t in sitting.game.story(sitting.state) if t.reaches(table.seat)]
    assert table.notes == told
    assert len(told) < len(sitting.game.story(sitting.state))


def test_the_table_waits_for_a_person_who_touches_nothing_and_the_clock_runs_for_one_who_does() -> (
    None
):
    async def wait() -> list[object]:
        options = {"clue": 1, "language": "en"}  # with this seed a bot picks the number
        async with LocalTable("infiltres", options, "Ana", ["medium"] * 3, 4, pace=0.0) as table:
            await table.until(lambda: table.room.deserted, 100)
            assert not any(isinstance(note, ClueMissed) for note in table.notes)
            await table.ask(wishes.Touch())
            assert not table.room.deserted
            await table.ask(wishes.Touch())  # in the wait that has begun anew
            await table.until(lambda: any(isinstance(n, ClueMissed) for n in table.notes), 100)
            return table.notes

    assert ClueMissed(Seat(0)) in run(wait())
