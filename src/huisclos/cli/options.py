"""A game and its options from the words of a command line, or one clear line of error."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .errors import fail

if TYPE_CHECKING:
    from huisclos.kernel import Game, Options


def find_game(name: str) -> Game[Any, Any, Any, Any, Any]:
    from huisclos import shelf

    try:
        return shelf.game(name)
    except (shelf.NoSuchGame, shelf.BadGame) as wrong:
        fail(str(wrong))


def read_options(
    game: Game[Any, Any, Any, Any, Any], seats: int, settings: Iterable[str]
) -> Options:
    """The options of a table: `settings` are texts `key=value`."""
    import msgspec

    if seats not in game.seats:
        fail(f"{game.name} is for {game.seats[0]} to {game.seats[-1]} players, not {seats}")
    values = dict(_split(game, setting) for setting in settings)
    for key, value in values.items():
        try:
            msgspec.convert({"seats": seats, key: value}, game.options, strict=False)
        except msgspec.ValidationError:
            possible = _possible(_fields(game)[key])
            fail(f"{key} of {game.name} cannot be {value or 'none'!r}: {key} is {possible}")
    options: Options = msgspec.convert({"seats": seats, **values}, game.options, strict=False)
    if refusal := game.refuse_options(options):
        from huisclos.texts import reason

        fail(f"these options do not go together: {reason('en', game, refusal)}")
    return options


def read_content(
    game: Game[Any, Any, Any, Any, Any], options: Options, path: Path | None, language: str = "en"
) -> str:
    """What a table brings of its own, from a file; nothing without one."""
    if path is None:
        return ""
    if game.refuse_content is None:
        fail(f"{game.name} takes nothing of your own: leave out --content")
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        fail(f"cannot read {path}: {error.strerror}")
    except UnicodeDecodeError:
        fail(f"{path} is not a text in UTF-8")
    if found := game.refuse_content(options, text):
        from huisclos.texts import problem

        fail(f"{path}: {problem(language, game, found)}")
    return text


def _split(game: Game[Any, Any, Any, Any, Any], setting: str) -> tuple[str, str | None]:
    key, equals, value = setting.partition("=")
    if not equals:
        fail(f"--set takes KEY=VALUE, not {setting!r}")
    fields = _fields(game)
    if key not in fields:
        fail(f"{game.name} has no option {key!r}: choose among {', '.join(fields)}")
    return key, None if value == "none" else value


def _fields(game: Game[Any, Any, Any, Any, Any]) -> dict[str, Any]:
    """The types of what a table may choose; seats are asked for apart."""
    import msgspec

    kind = msgspec.inspect.type_info(game.options)
    assert isinstance(kind, msgspec.inspect.StructType)
    return {field.name: field.type for field in kind.fields if field.name != "seats"}


def _possible(kind: Any) -> str:
    """What a value may be, in words."""
    from msgspec import inspect

    match kind:
        case inspect.LiteralType(values):
            return " or ".join(map(str, values))
        case inspect.EnumType(cls):
            return " or ".join(member.value for member in cls)
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType(ge=low, le=high) if low is not None and high is not None:
            return f"a whole number from {low} to {high}"
        case inspect.IntType():
            return "a whole number"
        case inspect.NoneType():
            return "none"
        case inspect.UnionType(types):
            return ", or ".join(map(_possible, types))
    return "a text"
