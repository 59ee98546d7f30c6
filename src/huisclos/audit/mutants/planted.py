"""The mutants of every game of ours."""

from __future__ import annotations

from .infiltres import INFILTRES
from .mutant import Mutant
from .sporz import SPORZ
from .table import TABLE

PLANTED: dict[str, tuple[Mutant, ...]] = {
    "infiltres": (*INFILTRES, *TABLE),
    "sporz": (*SPORZ, *TABLE),
}
