"""Every move that can be listed."""

from collections.abc import Iterable

from huisclos.kernel import Options

from . import actions
from .nouns import NUMBERS, SEATS


def catalogue(options: Options, content: str) -> Iterable[actions.Action]:
    return (*map(actions.Claim, NUMBERS), *map(actions.Point, SEATS))
