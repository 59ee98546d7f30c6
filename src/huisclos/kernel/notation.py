"""Actions as short texts, for goldens, the terminal and bug reports: `vote 3`, `clue velours`.

An action is the name of its class and its fields, one word each: a seat or a number as it is, yes
or no, `-` for nothing; a text or a list comes last and takes the rest. What reads otherwise is
spelled by the game: notation that was ever written is read for ever.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_args

import msgspec
from msgspec import inspect

from .errors import UnreadableNotation
from .game import TimeUp

NONE, YES = "-", {"yes": True, "no": False}
WORDS = {value: word for word, value in YES.items()}


class Spelled(NamedTuple):
    """A text of a game's own: what stands after the verb, and what it is read as (raising
    ValueError, KeyError or TypeError where it cannot be)."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


class Notation:
    """The notation of a union of actions."""

    def __init__(
        self,
        actions: Any,
        *,
        verbs: Mapping[type, str] | None = None,
        spelled: Mapping[type, Spelled] | None = None,
    ) -> None:
        self._verbs = {kind: verb_of(kind) for kind in get_args(actions)} | {TimeUp: "time"}
        self._verbs |= verbs or {}
        self._kinds = {verb: kind for kind, verb in self._verbs.items()}
        fields = {kind: inspect.type_info(kind).fields for kind in self._verbs}  # type: ignore[attr-defined]
        self._spelled = {kind: by_fields(kind, fields[kind]) for kind in self._verbs}
        self._spelled |= spelled or {}
        self._forms = [
            " ".join((verb, *(field.name.upper() for field in fields[kind])))
            for kind, verb in self._verbs.items()
            if kind is not TimeUp
        ]

    def write(self, action: Any) -> str:
        kind = type(action)
        return f"{self._verbs[kind]} {self._spelled[kind].write(action)}".rstrip(" ")

    def read(self, text: str) -> Any:
        """Raises UnreadableNotation."""
        verb, _, rest = text.strip().partition(" ")
        try:
            return self._spelled[self._kinds[verb]].read(rest.strip())
        except (ValueError, KeyError, TypeError, IndexError, msgspec.ValidationError):
            known = ", ".join(self._forms)
            raise UnreadableNotation(f"{text!r} is none of: {known}") from None


def verb_of(kind: type) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__).lower()


def by_fields(kind: type, fields: tuple[inspect.Field, ...]) -> Spelled:
    names = [field.name for field in fields]
    takes_rest = bool(fields) and isinstance(fields[-1].type, inspect.StrType)
    is_list = bool(fields) and isinstance(fields[-1].type, inspect.VarTupleType)

    def write(action: Any) -> str:
        values = [getattr(action, name) for name in names]
        if is_list:
            values[-1:] = values[-1]
        return " ".join(map(word_of, values))

    def read(text: str) -> Any:
        words: list[Any] = text.split(" ", len(fields) - 1) if takes_rest else text.split()
        if takes_rest and not words[-1]:
            raise ValueError(text)
        if is_list:
            words[len(fields) - 1 :] = [words[len(fields) - 1 :]]
        if len(words) != len(fields):
            raise ValueError(text)
        values = {
            name: value_of(field.type, word)
            for name, field, word in zip(names, fields, words, strict=True)
        }
        return kind(**values)

    return Spelled(write, read)


def word_of(value: Any) -> str:
    if value is None:
        return NONE
    return WORDS[value] if isinstance(value, bool) else str(value)


def value_of(kind: inspect.Type, word: Any) -> Any:
    match kind:
        case inspect.VarTupleType(item_type=item):
            return tuple(value_of(item, each) for each in word)
        case inspect.UnionType(types=types):
            if word == NONE and any(isinstance(each, inspect.NoneType) for each in types):
                return None
            (kind,) = [each for each in types if not isinstance(each, inspect.NoneType)]
            return value_of(kind, word)
        case inspect.BoolType():
            return YES[word]
        case inspect.IntType():
            return int(word)
        case inspect.FloatType():
            return float(word)
        case inspect.StrType():
            return word
        case inspect.EnumType(cls=cls):
            return cls(word)
        case inspect.LiteralType(values=values) if word in values:
            return word
        case inspect.Metadata(type=inner):
            return value_of(inner, word)
    raise TypeError(f"{kind} has no word: spell it")
