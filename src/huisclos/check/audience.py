"""What a game says of who may know what is whole, and speaks of the game's own classes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from huisclos.audit.catalogue import audited
from huisclos.kernel import AnyGame, everybody
from huisclos.shelf import part

from .finding import Finding


def audience(game: AnyGame) -> Iterator[Finding]:
    known = audited(game)
    notes, actions = get_args(game.note), get_args(game.action)
    for note in notes:
        if note not in known.audience:
            yield _finding(
                f"AUDIENCE does not say who may hear {note.__name__}", "`everybody`, or whom?"
            )
    for name, rules in (("REVEALS", known.reveals), ("SETTLES", known.settles)):
        for note in rules:
            if not isinstance(rules, Mapping) or not callable(rules[note]):
                yield _finding(
                    f"{name} has no rule of what {note.__name__} may say",
                    "give it one: the note as it may be told at a moment, or None",
                    "reveals.py",
                )
    for name, kinds, union, what in (
        ("AUDIENCE", known.audience, notes, "note"),
        ("REVEALS", known.reveals, notes, "note"),
        ("SETTLES", known.settles, notes, "note"),
        ("OPENS", known.opens, known.reveals, "note that reveals"),
        ("SECRETS", known.secrets, actions, "action"),
        ("UNNOTICED", known.unnoticed, known.secrets, "secret act"),
    ):
        for kind in kinds:
            if kind not in union:
                yield _finding(
                    f"{name} has {getattr(kind, '__name__', kind)}, which is no {what} of the game",
                    "take it out",
                    "reveals.py" if name in ("REVEALS", "SETTLES", "OPENS") else "audience.py",
                )
    if divided := part(game, "chapters"):
        for note in divided.CHAPTERS:
            if known.audience.get(note) is not everybody:
                yield _finding(
                    f"{note.__name__} opens a chapter, and not everybody hears it",
                    "let a note to all open it",
                    "chapters.py",
                )
    if known.secrets and not known.settles:
        yield _finding(
            "SETTLES is empty, though there are secret acts",
            "name the notes that make them known at last, and what they may say",
            "reveals.py",
        )


def _finding(wrong: str, todo: str, file: str = "audience.py") -> Finding:
    return Finding("audience", file, wrong, todo)
