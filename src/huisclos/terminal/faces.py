"""The faces there are; a game without one of its own is played by its notation."""

from __future__ import annotations

from rich.pretty import Pretty

from huisclos.kernel import AnyGame

from . import dauphin, infiltres, lucky, sonar, sporz
from .face import Face

PLAIN = Face(
    board=lambda sight: Pretty(sight.public),
    secret=lambda sight: str(sight.private),
    awaited=lambda public: (),
    free=lambda public: None,
    hidden=(),
)
FACES = {
    "infiltres": infiltres.FACE,
    "sporz": sporz.FACE,
    "sonar": sonar.FACE,
    "dauphin": dauphin.FACE,
    "lucky": lucky.FACE,
}


def face_of(game: AnyGame) -> Face:
    return FACES.get(game.name, PLAIN)
