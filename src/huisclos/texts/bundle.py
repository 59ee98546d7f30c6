"""The language files, loaded and checked; one text by its key."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from huisclos.kernel import AnyGame

LANGUAGES = ("fr", "en")
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


def package_of(game: AnyGame) -> str:
    """The folder of a game's rules: its language files are beside them."""
    return str(game.state.__module__).rpartition(".")[0]


@cache
def _bundle(language: str, package: str | None) -> FluentBundle:
    # Isolation marks are for texts of mixed direction; ours all run from left to right.
    texts = FluentBundle([LOCALES[language]], use_isolating=False)
    for folder in (__package__, package) if package else (__package__,):
        resource = FluentResource(read(folder, language))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{folder}, {language}.ftl: cannot read {entry.content!r}")
        texts.add_resource(resource)
    return texts


def read(package: str, language: str) -> str:
    return files(package).joinpath(f"{language}.ftl").read_text(encoding="utf-8")
