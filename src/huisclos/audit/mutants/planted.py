"""The mutants of every game of ours."""

from __future__ import annotations

from .dauphin import DAUPHIN
from .infiltres import INFILTRES
from .lucky import LUCKY
from .mutant import Mutant
from .sonar import SONAR
from .sporz import SPORZ
from .table import TABLE

PLANTED: dict[str, tuple[Mutant, ...]] = {
    "infiltres": (*INFILTRES, *TABLE),
    "lucky": (*LUCKY, *TABLE),
    "sporz": (*SPORZ, *TABLE),
    "sonar": (*SONAR, *TABLE),
    "dauphin": (*DAUPHIN, *TABLE),
}
