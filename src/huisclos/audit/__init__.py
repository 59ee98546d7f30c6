"""Proofs that run on any game: give it a `Game`, it plays and tells what is broken."""

from .laws import LAWS, LawBroken, Report, check_laws

__all__ = ["LAWS", "LawBroken", "Report", "check_laws"]
