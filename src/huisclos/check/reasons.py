"""How a game can end: the reasons of its outcomes, read from its sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from huisclos.texts.refusals import NoLiteral, calls, text_of

from .folder import sources


def reasons(folder: Path) -> set[str]:
    """Those written where games end, and those that the type `Reason` of a game lists. Raises
    NoLiteral."""
    found: set[str] = set()
    unlisted: list[str] = []
    trees = {path: ast.parse(source) for path, source in sources(folder).items()}
    for path, tree in trees.items():
        for call in calls(tree, "Outcome"):
            if reason := text_of(call.args[0]):
                found.add(reason)
            else:
                unlisted.append(f"{path}:{call.lineno}")
    types = [kind for tree in trees.values() for kind in _assigned(tree, "Reason")]
    if unlisted and not types:
        raise NoLiteral(unlisted[0])
    return found | {text for kind in types for node in ast.walk(kind) if (text := text_of(node))}


def _assigned(tree: ast.AST, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == name for t in node.targets):
            yield node.value
