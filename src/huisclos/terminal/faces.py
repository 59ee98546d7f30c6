"""A game without a face of its own is played by its notation."""

from __future__ import annotations

from rich.pretty import Pretty

from huisclos.kernel import AnyGame
from huisclos.shelf import part

from .face import Face

PLAIN = Face(
    board=lambda sight: Pretty(sight.public),
    secret=lambda sight: str(sight.private),
    free=lambda public: None,
    hidden=(),
)


def face_of(game: AnyGame) -> Face:
    own = part(game, "face")
    face: Face = own.FACE if own else PLAIN
    return face
