"""What whoever is to move sees, drawn as in the terminal."""

from __future__ import annotations

from io import StringIO

from msgspec.structs import asdict
from rich.console import Console, RenderableType
from rich.text import Text

from huisclos.terminal.face import Sight
from huisclos.terminal.faces import face_of
from huisclos.texts import label, moment

from .sitting import Sitting

WIDTH = 80


def scene(sitting: Sitting, language: str = "en") -> str:
    """The board, one's secret, what is asked, and the moves with their numbers."""
    table, state, seat = sitting.table, sitting.state, sitting.seat
    game, names = table.game, [f"seat_{at}" for at in range(table.seats)]
    public = game.public(state)
    private = None if seat is None else game.private(state, seat)
    options = asdict(table.options)
    sight = Sight(language, game, names, seat, public, private, options)
    face = face_of(game)
    parts: list[RenderableType] = [
        face.board(sight),
        Text(moment(language, game, "phase", public, names, options)),
    ]
    if seat is not None:
        parts.append(Text(f"{names[seat]}: {face.secret(sight)}"))
        parts.append(Text(moment(language, game, "todo", public, names, options)))
        moves = table.numbers
        parts += [
            Text(f"{number:>4} {label(language, game, moves.move(seat, number), names, options)}")
            for number in sitting.choices()
        ]
    page = StringIO()
    console = Console(file=page, width=WIDTH)
    for part in parts:
        console.print(part)
    return page.getvalue()
