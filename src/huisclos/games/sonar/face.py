"""The face of Captain Sonar: a chart in text, and the sheets below it."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from huisclos.terminal.face import Face, Sight

from . import notes
from .nouns import panel
from .nouns.posts import ROLES
from .state import Private, Public


def board(sight: Sight) -> Group:
    """Both boats as everybody knows them."""
    public: Public = sight.public
    table = Table("", *(sight.say("board-called", crew=crew) for crew in range(2)))
    one, two = public.boats
    rows = {
        "board-plain-damage": ["●" * boat.damage + "○" * (4 - boat.damage) for boat in (one, two)],
        "board-plain-courses": [boat.courses or "–" for boat in (one, two)],
        "board-plain-surfaced": [str(boat.sector) if boat.sector else "–" for boat in (one, two)],
    }
    for key, cells in rows.items():
        table.add_row(sight.say(key), *cells)
    for at, role in enumerate(ROLES):
        names = (Text(sight.names[boat.seats[at]]) for boat in (one, two))
        table.add_row(sight.say(f"board-plain-role-{role}"), *names)
    return Group(table)


def secret(sight: Sight) -> str:
    """What this seat sees of its own boat."""
    private: Private = sight.private
    lines: list[str] = []
    if private.chart is not None and private.chart.at is not None:
        lines.append(chart(private, sight.public))
    if private.gauges:
        boxes = zip(panel.SYSTEMS, private.gauges, private.sizes, strict=False)
        lines.append(" · ".join(f"{sight.say(f'system-{s}')} {n}/{of}" for s, n, of in boxes))
    if private.lights is not None:
        lines.append(sight.say("board-plain-lights", lights=" ".join(private.lights) or "–"))
    return "\n".join(lines) or sight.say("board-plain-no-sheet")


def chart(private: Private, public: Public) -> str:
    """Cells that the boat has been to (+), where it is (@) and its mines (M)."""
    sheet = private.chart
    assert sheet is not None
    size = max((int(cell[1:]) for cell in (*sheet.trail, *sheet.mines)), default=10)
    size = 10 if size <= 10 and all(cell[0] <= "J" for cell in sheet.trail) else 15
    marks = dict.fromkeys(sheet.trail, "+") | dict.fromkeys(public.archer, "A")
    marks |= dict.fromkeys(sheet.mines, "M") | {sheet.at or "": "@"}
    columns = [chr(65 + at) for at in range(size)]
    rows = (
        f"{row:>2} " + " ".join(marks.get(f"{column}{row}", "·") for column in columns)
        for row in range(1, size + 1)
    )
    return "\n".join(("   " + " ".join(columns), *rows))


FACE = Face(board, secret, lambda public: None, hidden=(notes.StartChosen,))
