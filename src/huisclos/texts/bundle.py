"""The language files, loaded and checked; one text by its key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from huisclos.kernel import AnyGame
from huisclos.shelf import package_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("fr", "en")
HOUSE = "huisclos"  # the package with the texts that games share
LOCALES = {"fr": "fr-FR", "en": "en-GB"}


class MissingText(LookupError):
    """Our own fault: a text, or a value that a text needs, is not there."""


def bundle(language: str, game: AnyGame | None) -> FluentBundle:
    """All texts of one language: those that games share and, with a game, its own."""
    return _bundle(language, None if game is None else package_of(game))


def say(language: str, game: AnyGame | None, key: str, /, **values: str | int) -> str:
    texts = bundle(language, game)
    whose = "huisclos" if game is None else game.name
    if not texts.has_message(key) or (pattern := texts.get_message(key).value) is None:
        raise MissingText(f"{whose}: add {key!r} to {language}.ftl")
    text, errors = texts.format_pattern(pattern, values)
    if errors:
        raise MissingText(f"{whose}, {language}.ftl, {key!r} with {values}: {errors[0]}")
    return str(text)


def poster(language: str, game: AnyGame) -> tuple[str, str]:
    """A game's name and tagline, without reading its other sentences: a wall of posters asks for
    those of every game at once. A package that has none is called by its own name."""
    try:
        source = read(package_of(game), language)
    except OSError:
        source = ""
    lines = (line.partition("=") for line in source.splitlines())
    said = {key.strip(): text.strip() for key, _, text in lines if key.startswith("game-")}
    return said.get("game-name") or game.name, said.get("game-tagline", "")


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    # Here, so that a house listens before it is loaded: it reads how all languages write numbers.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax.ast import Junk

    # Isolation marks are for texts of mixed direction; ours all run from left to right.
    texts = FluentBundle([LOCALES[language]], use_isolating=False)
    for whose in (HOUSE, package) if package else (HOUSE,):
        resource = FluentResource(read(whose, language))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{whose}, {language}.ftl: cannot read {entry.content!r}")
        texts.add_resource(resource)
    return texts


def read(package: str, language: str) -> str:
    """A language file of a game's package, or of the house's."""
    return files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
