"""Everything a game can tell, ask or refuse has a text, and no text of a game is left over."""

import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct

from huisclos import shelf
from huisclos.kernel import AnyGame
from huisclos.texts.bundle import package_of
from huisclos.texts.refusals import refusals
from huisclos.texts.sentence import kebab
from tests.texts.sources import GAMES, SOURCE, Parts, entries, outcomes, wanted

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

# Families that no class or literal of the rules stands for: words for the page.
FREE = (
    r"(board|tutorial|channel)-.+|content-(label|help)|closed-.+|mode-.+-help|item-.+"
    r"|\w+-content-bots"
)


def folder_of(game: AnyGame) -> Path:
    return Path(str(shelf.folder_of(game)))


def leaves(hint: Any) -> Iterator[Any]:
    """The types a hint is made of: those of `tuple[Seat, ...] | None` are Seat and None."""
    if get_origin(hint) is Literal or not get_args(hint):
        yield hint
    for argument in () if get_origin(hint) is Literal else get_args(hint):
        yield from leaves(argument)


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


def texts_of_notes(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    for note in get_args(game.note):
        yield f"note-{kebab(note.__name__)}", fields(note)
        for name, hint in get_type_hints(note).items():
            for leaf in leaves(hint):
                if isinstance(leaf, type) and issubclass(leaf, Enum):
                    yield from ((f"{kebab(leaf.__name__)}-{value}", set()) for value in leaf)
                if get_origin(leaf) is Literal and name == "reason":
                    yield from ((f"end-{value}", set()) for value in get_args(leaf))


def texts_of_phases(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    for phase in get_args(get_type_hints(game.state)["phase"]):
        for family in ("phase", "todo", "wait"):
            yield f"{family}-{phase.__name__.lower()}", {*fields(game.board), "names"}


def texts_of_options(game: AnyGame) -> Iterator[tuple[str, set[str]]]:
    hints = get_type_hints(game.options)
    for name in hints.keys() - {"seats"}:
        yield f"option-{name}", set()
        yield f"option-{name}-help", set()
        for leaf in leaves(hints[name]):
            if get_origin(leaf) is Literal:
                yield from ((f"option-{name}-{value}", set()) for value in get_args(leaf))
            if leaf is type(None):
                yield f"option-{name}-none", set()


def needed(game: AnyGame) -> dict[str, set[str]]:
    """Every key that the rules stand for, with the values its sentence may use."""
    found = {key: set[str]() for key in ("game-name", "game-tagline")}
    found["game-players"] = {"min", "max"}
    found |= {f"mode-{mode}": set() for mode in game.modes}
    found |= {f"outcome-{reason}": {"names", "count"} for reason in outcomes(folder_of(game))}
    found |= {f"why-{reason}": {"count"} for reason in outcomes(folder_of(game))}
    found |= {f"act-{kebab(a.__name__)}": fields(a) for a in get_args(game.action)}
    for call in refusals(folder_of(game)):
        if call.key.startswith(f"{game.name}-"):
            found[call.key] = found.get(call.key, set(call.values)) & call.values
    for family in (texts_of_notes, texts_of_phases, texts_of_options):
        found |= dict(family(game))
    return found


@games
def test_everything_a_game_says_has_a_text(game: AnyGame) -> None:
    said = needed(game)
    assert len(said) > 20
    assert said.keys() - entries(package_of(game), "fr").keys() == set()


@games
def test_no_text_of_a_game_is_left_over(game: AnyGame) -> None:
    known = needed(game)
    of_values = rf"option-({'|'.join(get_type_hints(game.options))})-(\d+|count)"
    to_losers = {f"lost-{reason}" for reason in outcomes(folder_of(game))}
    left = entries(package_of(game), "fr").keys() - known.keys() - to_losers
    assert [key for key in sorted(left) if not re.fullmatch(f"{FREE}|{of_values}", key)] == []


@games
def test_no_text_asks_for_a_value_that_it_is_not_given(game: AnyGame) -> None:
    messages = entries(package_of(game), "fr")
    asked = {key: wanted(messages, key) - given for key, given in needed(game).items()}
    assert {key: values for key, values in asked.items() if values} == {}


def test_every_refusal_of_the_code_has_a_text_and_gets_its_values() -> None:
    shared = entries("huisclos", "fr")
    known = shared | {k: m for game in GAMES for k, m in entries(package_of(game), "fr").items()}
    calls = list(refusals(SOURCE))
    assert {"not-your-turn", "infiltres-clue-password", "infiltres-content-ten-pairs"} <= {
        call.key for call in calls
    }
    assert [c for c in calls if c.key not in known] == []
    assert [c for c in calls if Parts(known[c.key]).values - c.values] == []
