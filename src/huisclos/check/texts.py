"""Everything a game can tell, ask or refuse has a sentence in each language, and none is left
over."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Set
from enum import Enum
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

from fluent.syntax.ast import Message
from msgspec import Struct

from huisclos.kernel import AnyGame, everybody, phases, walk
from huisclos.shelf import package_of, part
from huisclos.texts import LANGUAGES, MissingText, label, moment, sentence, written_options
from huisclos.texts.bundle import HOUSE
from huisclos.texts.refusals import NoLiteral, calls, refusals, text_of
from huisclos.texts.sentence import kebab

from .finding import Finding
from .fluent import BadTexts, Parts, entries, wanted
from .folder import path_of
from .reasons import reasons

# Families that no class or literal of the rules stands for: words for the page.
FREE = (
    r"(board|tutorial|channel)-.+|content-(label|help)|closed-.+|mode-.+-help|item-.+"
    r"|\w+-content-bots"
)
MOMENTS: tuple[Literal["phase", "todo", "wait"], ...] = ("phase", "todo", "wait")


def texts(game: AnyGame) -> Iterator[Finding]:
    try:
        said = needed(game)
    except NoLiteral as unlisted:
        wrong = "the key of a text is worked out, and nobody can list it"
        yield Finding("texts", unlisted.where, wrong, "write it as a literal")
        return
    files: dict[str, dict[str, Message]] = {}
    for language in LANGUAGES:
        try:
            files[language] = entries(package_of(game), language)
        except BadTexts as bad:
            yield Finding("texts", f"texts/{language}.ftl", str(bad), "mend it")
        except FileNotFoundError:
            wrong = "it is missing"
            yield Finding("texts", f"texts/{language}.ftl", wrong, "write it: every sentence")
    if len(files) < len(LANGUAGES):
        return
    findings = [
        finding
        for language, messages in files.items()
        for finding in _one_language(game, f"texts/{language}.ftl", messages, said)
    ]
    yield from findings
    yield from unlike(game, files, said.keys())
    yield from headings(game)
    if not findings:  # else the first missing text would be told again
        yield from untold(game)


def _one_language(
    game: AnyGame, where: str, messages: dict[str, Message], said: dict[str, set[str]]
) -> Iterator[Finding]:
    shared = entries(HOUSE, LANGUAGES[0])
    known = shared | messages
    for key in sorted(said.keys() - known.keys()):
        values = ", ".join(f"${value}" for value in sorted(said[key]))
        yield Finding(
            "texts", where, f"`{key}` has no text", f"write it{values and f', from {values}'}"
        )
    for key in left_over(game, messages.keys() - said.keys()):
        yield Finding("texts", where, f"nothing asks for `{key}`", "take it out")
    for key in sorted(messages.keys() & shared.keys()):
        yield Finding("texts", where, f"`{key}` is a text of the house", "give it another name")
    for key, message in messages.items():
        if lost := Parts(message).texts - known.keys():
            yield Finding("texts", where, f"`{key}` refers to {sorted(lost)}", "write that too")
        if Parts(message).functions:
            yield Finding(
                "texts", where, f"`{key}` calls a function", "page and house share none: do without"
            )
    asked = said | optional(game)
    for key in sorted(asked.keys() & known.keys()):
        if over := wanted(known, key) - asked[key]:
            yield Finding(
                "texts", where, f"`{key}` uses {sorted(over)}", "it is given no such value"
            )


def unlike(
    game: AnyGame, files: dict[str, dict[str, Message]], said: Set[str]
) -> Iterator[Finding]:
    """Where the languages do not say the same. What is `said` and missing is told already."""
    first, *others = files
    for language in others:
        one, other = files[first], files[language]
        alone = (one.keys() ^ other.keys()) - said
        for key in sorted(alone - {*left_over(game, alone)}):
            where, there = (language, first) if key in one else (first, language)
            yield Finding(
                "texts",
                f"texts/{where}.ftl",
                f"`{key}` stands in {there}.ftl alone",
                "say it in every language",
            )
        shared = entries(HOUSE, first)
        for key in sorted(one.keys() & other.keys()):
            if wanted(shared | one, key) != wanted(shared | other, key):
                yield Finding(
                    "texts",
                    f"texts/{language}.ftl",
                    f"`{key}` uses other values than in {first}.ftl",
                    "say the same in every language",
                )


def headings(game: AnyGame) -> Iterator[Finding]:
    """The rules for players have the same headings in each language."""
    levels = {}
    for language in LANGUAGES:
        path = path_of(game) / "texts" / f"rules.{language}.md"
        if path.is_file():
            text = path.read_text(encoding="utf-8")
            levels[language] = [len(marks) for marks in re.findall(r"^(#+) ", text, re.MULTILINE)]
            if levels[language][:1] != [1]:
                yield Finding(
                    "texts", f"texts/{path.name}", "it does not begin with a title", "add one: # …"
                )
    if len({*map(tuple, levels.values())}) > 1:
        yield Finding(
            "texts",
            "texts/rules.*.md",
            "the headings differ from language to language",
            "let each have the same chapters",
        )


def untold(game: AnyGame) -> Iterator[Finding]:
    """What cannot be said of a whole game, in each language."""
    for seed, options in enumerate(part(game, "sizes").SHORT):
        names = [f"Joueur {seat}" for seat in range(options.seats)]
        for language in LANGUAGES:
            state = game.setup(options)
            try:
                for _, action, state in walk(game, options, Random(seed)):
                    label(language, game, action, names)
                    for family in MOMENTS:
                        moment(language, game, family, game.public(state), names)
                for told in game.story(state):
                    sentence(language, game, told.note, names)
            except MissingText as missing:
                yield Finding("texts", f"texts/{language}.ftl", str(missing), "write it")


# -- what a game says ------------------------------------------------------------------------------


def needed(game: AnyGame) -> dict[str, set[str]]:
    """Every key that the rules stand for, with the values its sentence may use. Raises
    NoLiteral."""
    ends = reasons(path_of(game))
    found = {key: set[str]() for key in ("game-name", "game-tagline")}
    found["game-players"] = {"min", "max"}
    found |= {f"mode-{mode}": set() for mode in game.modes}
    found |= {f"outcome-{reason}": {"names", "count"} for reason in ends}
    found |= {f"why-{reason}": {"count"} for reason in ends}
    found |= {f"act-{kebab(a.__name__)}": fields(a) | written(game) for a in get_args(game.action)}
    found |= {f"interlude-{name}": set() for name in interludes(path_of(game))}
    found |= dict(titles(path_of(game)))
    found |= {f"chapter-{kind}": {"number"} for kind in chapters(game)}
    found |= {key: written(game) for key in wagers(path_of(game))}
    for call in refusals(path_of(game)):
        found[call.key] = found.get(call.key, set(call.values)) & call.values
    for family in (_of_notes, _of_phases, _of_options):
        found |= dict(family(game))
    return found


def interludes(folder: Path) -> Iterator[str]:
    """The names of what all look at, as the sources have them."""
    for path in (folder / "interludes.py", *(folder / "interludes").glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))) if path.is_file() else ():
            match node:
                case ast.Call(ast.Name("Interlude"), [ast.Constant(str(name)), *_]):
                    yield name


def titles(folder: Path) -> Iterator[tuple[str, set[str]]]:
    """What people are remembered for, and why, as the source has it. Raises NoLiteral."""
    path = folder / "titles.py"
    tree = ast.parse(path.read_text("utf-8") if path.is_file() else "")
    for helper, own in (("title", set[str]()), ("about", {"seat"})):
        for call in calls(tree, helper):
            if (key := text_of(call.args[0])) is None:
                raise NoLiteral(f"{path.name}:{call.lineno}")
            yield f"title-{key}", set()
            yield f"title-{key}-why", own | {word.arg or "" for word in call.keywords}


def chapters(game: AnyGame) -> set[str]:
    """The kinds of chapters that its story falls into."""
    found = part(game, "chapters")
    return {*found.CHAPTERS.values()} if found else set()


def wagers(folder: Path) -> Iterator[str]:
    """What may be bet on, and the words that may be named, as the source has them. Raises
    NoLiteral."""
    path = folder / "onlookers.py"
    tree = ast.parse(path.read_text("utf-8") if path.is_file() else "")
    for call in calls(tree, "Wager"):
        if (key := text_of(call.args[0])) is None:
            raise NoLiteral(f"{path.name}:{call.lineno}")
        yield f"bet-{key}"
        for word in call.keywords:
            if word.arg == "words" and isinstance(word.value, ast.Tuple):
                yield from (f"bet-{key}-{text_of(each)}" for each in word.value.elts)


def left_over(game: AnyGame, keys: Set[str]) -> list[str]:
    """Of keys that nothing in the rules stands for, those that are no words for the page either."""
    of_values = rf"option-({'|'.join(game.options.__struct_fields__)})-(\d+|count)"
    known = keys - optional(game).keys()
    return [key for key in sorted(known) if not re.fullmatch(f"{FREE}|{of_values}", key)]


def optional(game: AnyGame) -> dict[str, set[str]]:
    return headlines(game) | told_again(game)


def told_again(game: AnyGame) -> dict[str, set[str]]:
    """What not everybody heard, as it is told again with their names; without a text of its own it
    is told as they heard it."""
    heard = part(game, "audience").AUDIENCE
    return {
        f"told-{kebab(note.__name__)}": fields(note) | written(game) | {"who"}
        for note in get_args(game.note)
        if heard.get(note) is not everybody
    }


def headlines(game: AnyGame) -> dict[str, set[str]]:
    """What may be written over the end of a game; without one it says who wins."""
    values = {"names", "count", "camp"} | written(game)
    return {f"headline-{reason}": values for reason in reasons(path_of(game))}


def fields(kind: type[Struct]) -> set[str]:
    """The values a sentence about this class can use."""
    found: set[str] = set()
    for name, hint in get_type_hints(kind).items():
        structs = [t for t in leaves(hint) if isinstance(t, type) and issubclass(t, Struct)]
        if get_origin(hint) is tuple:
            found |= {name, f"{name}_count"}
        elif structs:
            found |= {f"{name}_{inner}" for inner in fields(structs[0])}
        else:
            found.add(name)
    return found


def leaves(hint: Any) -> Iterator[Any]:
    """The types a hint is made of: those of `tuple[Seat, ...] | None` are Seat and None."""
    if get_origin(hint) is Literal or not get_args(hint):
        yield hint
    for argument in () if get_origin(hint) is Literal else get_args(hint):
        yield from leaves(argument)


def written(game: AnyGame) -> set[str]:
    """What the table has written among its options: every sentence can use it."""
    names = {f"option_{name}" for name in written_options(game)}
    return names | {f"{name}_given" for name in names}


def _of_notes(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    for note in get_args(game.note):
        yield f"note-{kebab(note.__name__)}", fields(note) | written(game)
        for name, hint in get_type_hints(note).items():
            for leaf in leaves(hint):
                if isinstance(leaf, type) and issubclass(leaf, Enum):
                    yield from ((f"{kebab(leaf.__name__)}-{value}", set()) for value in leaf)
                if get_origin(leaf) is Literal and name == "reason":
                    yield from ((f"end-{value}", set()) for value in get_args(leaf))


def _of_phases(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    for phase in phases(game):
        for family in MOMENTS:
            said = {*fields(game.board), *written(game), "names"}
            yield f"{family}-{phase.__name__.lower()}", said


def _of_options(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    hints = get_type_hints(game.options)
    for name in set(game.options.__struct_fields__) - {"seats"}:
        yield f"option-{name}", set()
        yield f"option-{name}-help", set()
        for leaf in leaves(hints[name]):
            if get_origin(leaf) is Literal:
                yield from ((f"option-{name}-{value}", set()) for value in get_args(leaf))
            if leaf is type(None):
                yield f"option-{name}-none", set()
