"""What a terminal draws, in as few letters as tell it: no frames, no columns that line up."""

from __future__ import annotations

from collections.abc import Iterator
from io import StringIO
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

WIDTH = 100  # of whatever is none of those


def plainly(drawn: Any) -> str:
    return "\n".join(line.rstrip() for line in _lines(drawn) if line.strip())


def _lines(drawn: Any) -> Iterator[str]:
    match drawn:
        case str():
            yield from drawn.splitlines()
        case Text():
            yield from drawn.plain.splitlines()
        case Group() | Columns():
            for part in drawn.renderables:
                yield from _lines(part)
        case Panel():
            yield from _lines(drawn.title or "")
            yield from _lines(drawn.renderable)
        case Table():
            yield from _lines(drawn.title or "")
            if drawn.show_header:
                yield _row([column.header for column in drawn.columns])
            yield from map(_row, zip(*(column.cells for column in drawn.columns), strict=True))
        case other:
            page = StringIO()
            Console(file=page, width=WIDTH, color_system=None).print(other)
            yield from page.getvalue().splitlines()


def _row(cells: Any) -> str:
    texts = [" ".join(_lines(cell)) for cell in cells]
    return " | ".join(texts).rstrip(" |")
