"""What people wrote, marked as such: a model that reads a table must know whose words it reads."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from huisclos.terminal.scene import Scene

OPEN, CLOSE = "\u2039", "\u203a"  # single guillemets, which neither language quotes with
OTHERWISE = str.maketrans({OPEN: "<", CLOSE: ">"})  # nobody closes a mark from within


def quoted(text: str) -> str:
    return f"{OPEN}{text.translate(OTHERWISE)}{CLOSE}"


def marked(value: Any, fields: frozenset[str]) -> Any:
    """The same value, with the texts in these fields quoted."""
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return tuple([marked(item, fields) for item in value])
    if not isinstance(value, Struct):
        return value
    changes = {}
    for name in value.__struct_fields__:
        old = getattr(value, name)
        new = quoted(old) if name in fields and isinstance(old, str) else marked(old, fields)
        if new is not old and new != old:
            changes[name] = new
    return replace(value, **changes) if changes else value


class Reading(Scene):
    """The scene of a table, for a machine."""

    @property
    def names(self) -> list[str]:
        return [quoted(name) for name in super().names]

    def name(self, member: Any) -> str:
        return quoted(super().name(member))

    def sentence(self, note: Any) -> str:
        return super().sentence(marked(note, self.face.own_words))

    @property
    def sight(self) -> Any:
        sight, fields = super().sight, self.face.own_words
        public, private = marked(sight.public, fields), marked(sight.private, fields)
        return sight._replace(public=public, private=private)
