"""Notes, actions, moments and refusals as sentences; it knows no game, only their classes."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_type_hints

from msgspec import Struct

from huisclos.kernel import AnyGame, Problem, Refusal, Seat, Told

from .bundle import bundle, say

NONE = "none"  # what a sentence gets for a None, and for an empty list
LISTED = 12  # awaited by name; more are a number


Chosen = Mapping[str, Any]  # a table's options, by name
NOTHING: Chosen = {}


def sentence(
    language: str, game: AnyGame, note: Struct, names: Sequence[str], options: Chosen = NOTHING
) -> str:
    """What a note tells. `names` are the players', in the order of their seats; of the table's
    `options` sentences may use what people have written there."""
    return _Speaker(language, game, names, options).of("note", note)


def told_again(
    language: str, game: AnyGame, told: Told[Any], names: Sequence[str], options: Chosen = NOTHING
) -> str:
    """What a note told, with the names of those who heard it in the place of you."""
    return _Speaker(language, game, names, options).told(told)


def label(
    language: str, game: AnyGame, action: Struct, names: Sequence[str], options: Chosen = NOTHING
) -> str:
    """An action, as the words on its button."""
    return _Speaker(language, game, names, options).of("act", action)


def moment(
    language: str,
    game: AnyGame,
    family: Literal["phase", "todo", "wait"],
    board: Any,
    names: Sequence[str],
    options: Chosen = NOTHING,
) -> str:
    """What is happening, what you must do, or whom play waits for, as the public board has it."""
    speaker = _Speaker(language, game, names, options)
    crowd = len(board.awaited)
    listed = (
        speaker.names_of(board.awaited)
        if crowd <= LISTED
        else say(language, game, "many-people", count=crowd)
    )
    values = speaker.written | speaker.values(board) | {"names": listed}
    return say(language, game, f"{family}-{board.phase}", **values)


def reason(language: str, game: AnyGame | None, refusal: Refusal) -> str:
    return say(language, game, refusal.key, **dict(refusal.values))


def problem(language: str, game: AnyGame, found: Problem) -> str:
    """What is wrong with a text that a person brought, and on which line."""
    why = reason(language, game, found.refusal)
    return say(language, game, "content-line", line=found.line, reason=why)


def listed(language: str, words: Iterable[str]) -> str:
    """Some words, one at least, as one says them one after another."""
    *others, last = words
    if not others:
        return last
    return say(language, None, "list", others=", ".join(others), last=last)


@cache
def seat_fields(kind: type[Struct]) -> frozenset[str]:
    """The fields of a class that hold a seat, perhaps none, or a tuple of such.

    It is all that a value in JSON does not say of itself; the page is given it for every note.
    """
    return frozenset(name for name, hint in get_type_hints(kind).items() if _holds_seat(hint))


def _holds_seat(hint: Any) -> bool:
    return hint is Seat or any(map(_holds_seat, get_args(hint)))


def written_options(game: AnyGame) -> tuple[str, ...]:
    """The options that hold a text of the table's own: every sentence may use `$option_name`, and
    `$option_name_given`, which is yes or no."""
    kind: type[Struct] = game.options
    return _texts_of(kind)


def written(game: AnyGame, options: Chosen) -> dict[str, str | int]:
    """What the table has written among its options, for every text."""
    found: dict[str, str | int] = {}
    for name in written_options(game):
        text = options.get(name, "").strip()
        found[f"option_{name}"] = plain(text)
        found[f"option_{name}_given"] = "yes" if text else "no"
    return found


@cache
def _texts_of(kind: type[Struct]) -> tuple[str, ...]:
    return tuple(name for name, hint in get_type_hints(kind).items() if hint is str)


def kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


def plain(text: str) -> str:
    """A text of somebody's that reads like our word for None is not taken for it: an invisible
    word joiner goes before it."""
    return f"\u2060{text}" if text == NONE else text


class _Speaker:
    """One language, one game, the names of its players."""

    def __init__(
        self, language: str, game: AnyGame, names: Sequence[str], options: Chosen = NOTHING
    ) -> None:
        self.language, self.game, self.names = language, game, names
        self.texts = bundle(language, game)
        self.written = written(game, options)
        self.again = ""  # "told-" while something is told again

    def told(self, told: Told[Any]) -> str:
        key = f"told-{kebab(type(told.note).__name__)}"
        if told.to is None or not self.texts.has_message(key):
            return self.of("note", told.note)
        self.again, self.written["who"] = "told-", self.names_of(told.to)
        return self.of("told", told.note)

    def of(self, family: str, value: Struct) -> str:
        key = f"{family}-{kebab(type(value).__name__)}"
        return say(self.language, self.game, key, **(self.written | self.values(value)))

    def values(self, value: Struct) -> dict[str, str | int]:
        """What a sentence about `value` can use: its fields, made readable."""
        kind = type(value)
        found: dict[str, str | int] = {}
        for field in kind.__struct_fields__:
            match getattr(value, field):
                case Struct() as inner:
                    found |= {f"{field}_{name}": v for name, v in self.values(inner).items()}
                case tuple() as items:
                    found[f"{field}_count"] = len(items)
                    if (listed := self.list_of(kind, field, items)) is not None:
                        found[field] = listed
                case one:
                    found[field] = self.word(one, field in seat_fields(kind))
        return found

    def word(self, value: Any, is_seat: bool) -> str | int:
        if value is None:
            return NONE
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int) and not is_seat:
            return value
        return plain(self.names[value] if is_seat else str(value))

    def list_of(self, kind: type[Struct], field: str, items: tuple[Any, ...]) -> str | None:
        """Structs each by their own `item-` text; without one there is no such value.

        Others by the field's, if there is one: it says one thing of each seat in turn, or nothing.
        """
        if not items:
            return NONE
        is_seat = field in seat_fields(kind)
        if isinstance(items[0], Struct):
            if not self.texts.has_message(f"item-{kebab(type(items[0]).__name__)}"):
                return None
            return ", ".join(self.of("item", item) for item in items)
        own = f"{kebab(kind.__name__)}-{field}"
        again = f"item-{self.again}{own}"
        key = again if self.texts.has_message(again) else f"item-{own}"
        if self.texts.has_message(key):
            who = {"who": self.written["who"]} if self.again else {}
            of_each = (
                say(self.language, self.game, key, seat=name, value=self.word(item, is_seat), **who)
                for name, item in zip(self.names, items, strict=False)
            )
            return ", ".join(filter(None, of_each)) or NONE
        if is_seat:
            return self.names_of(seat for seat in items if seat is not None)
        return ", ".join(str(self.word(item, False)) for item in items)

    def names_of(self, seats: Iterable[Seat]) -> str:
        return listed(self.language, [plain(self.names[seat]) for seat in seats] or [NONE])
