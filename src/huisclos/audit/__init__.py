"""Proofs that run on any game: give it a `Game`, it plays and tells what is broken or leaks."""

from .audited import PARTS, Audited, Findings, Leak
from .laws import LAWS, LawBroken, Report, check_laws
from .run import audit

__all__ = [
    "LAWS",
    "PARTS",
    "Audited",
    "Findings",
    "LawBroken",
    "Leak",
    "Report",
    "audit",
    "check_laws",
]
