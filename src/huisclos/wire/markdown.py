"""The messages as tables for people: `python -m huisclos.wire.markdown` writes them into
docs/protocol.md. What is said of a message is its docstring, of a field the comment behind it."""

from __future__ import annotations

import inspect as python
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

from msgspec import NODEFAULT, inspect

from huisclos.tables.event import Friend

from . import messages
from .plain import structs
from .typescript import literal, typescript

PAGE = Path(__file__).parents[3] / "docs" / "protocol.md"
START, END = "<!-- made by `python -m huisclos.wire.markdown` -->\n", "<!-- end -->\n"
HTTP = (
    messages.NewTable,
    messages.Group,
    Friend,
    messages.TableMade,
    messages.TableListed,
    messages.GameListed,
    messages.PosterText,
    messages.GamePlain,
    messages.LogSent,
    messages.KnewAsked,
    messages.Known,
    messages.WhatIf,
    messages.Branched,
    messages.KnewAt,
    messages.Health,
    messages.Failure,
)


def meaning(cls: type) -> str:
    """Its own docstring, on one line; Structs without one inherit none."""
    return " ".join((cls.__doc__ or "").split())


def comments(cls: type) -> dict[str, str]:
    return dict(re.findall(r"^    (\w+): .*?  # (.*)$", python.getsource(cls), re.MULTILINE))


def table(struct: inspect.StructType) -> Iterator[str]:
    said = comments(struct.cls)
    yield f"#### {struct.cls.__name__}\n\n{meaning(struct.cls)}\n\n"
    if struct.fields:
        yield "| field | type | if left out | |\n|---|---|---|---|\n"
    for field in struct.fields:
        kind = typescript(field.type).replace("|", "\\|")
        usual = "" if field.required or is_unset(field) else f"`{default(field)}`"
        yield f"| `{field.encode_name}` | `{kind}` | {usual} | {said.get(field.name, '')} |\n"
    if struct.fields:
        yield "\n"


def is_unset(field: inspect.Field) -> bool:
    """Left out it says something else than any value would."""
    return field.default is NODEFAULT and field.default_factory is NODEFAULT


def default(field: inspect.Field) -> str:
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return literal(value)


def section(title: str, classes: tuple[Any, ...]) -> str:
    kinds = [inspect.type_info(cls) for cls in classes]
    tables = ("".join(table(k)) for k in kinds if isinstance(k, inspect.StructType))
    return f"### {title}\n\n" + "".join(tables)


def parts() -> tuple[type, ...]:
    """What messages to clients are made of, besides themselves."""
    seen: dict[str, inspect.StructType] = {}
    structs(inspect.type_info(messages.ToClient), seen)
    whole = get_args(messages.ToClient)
    return tuple(struct.cls for struct in seen.values() if struct.cls not in whole)


def text() -> str:
    return (
        section("To the server", get_args(messages.ToServer))
        + section("To the client", get_args(messages.ToClient))
        + section("Parts of messages to the client", parts())
        + section("Over HTTP", HTTP)
    )


def filled(page: str) -> str:
    """The page with the tables as they are now."""
    before, _, rest = page.partition(START)
    _, _, after = rest.partition(END)
    return before + START + "\n" + text() + END + after


def main() -> None:
    PAGE.write_text(filled(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
