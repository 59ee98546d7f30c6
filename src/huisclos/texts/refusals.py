"""The keys of refusals, read from the sources: each needs a sentence, and the page knows all."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class NoLiteral(ValueError):
    """A key that is worked out, so that nobody could list it."""

    def __init__(self, where: str) -> None:
        super().__init__(f"{where}: write this key as a literal")
        self.where = where


class Written(NamedTuple):
    """A refusal as it stands in a source."""

    key: str
    values: frozenset[str]
    where: str


def refusals(folder: Path) -> Iterator[Written]:
    """Every one below a folder. Raises NoLiteral."""
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        helpers = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        for call in calls(tree, "Refusal"):
            where = f"{path.name}:{call.lineno}"
            match call.args[0]:
                case ast.Constant(value=str(key)):
                    yield Written(key, _values(call), where)
                case ast.JoinedStr(values=[ast.Constant(value=str(start)), ast.FormattedValue()]):
                    # A helper adds its argument to the start of a key: look at those who call it.
                    helper = next(h for h in reversed(helpers) if call in ast.walk(h))
                    for use in calls(tree, helper.name):
                        end = next(text for a in use.args if (text := text_of(a)) is not None)
                        yield Written(f"{start}{end}", _named(use), f"{path.name}:{use.lineno}")
                case ast.Name("key") | ast.Attribute(attr="key"):
                    pass  # a refusal that is passed on: its literal stands elsewhere
                case _:
                    raise NoLiteral(where)
        for call in calls(tree, "refused"):
            where = f"{path.name}:{call.lineno}"
            literal = text_of(call.args[0])
            if literal is None:
                raise NoLiteral(where)
            yield Written(literal, _named(call), where)


def calls(tree: ast.AST, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and name in (
            getattr(node.func, "id", None),  # refused(...)
            getattr(node.func, "attr", None),  # commands.refused(...)
        ):
            yield node


def text_of(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(text)):
            return text
    return None


def _values(call: ast.Call) -> frozenset[str]:
    pairs = call.args[1].elts if len(call.args) > 1 else []  # type: ignore[attr-defined]
    return frozenset(pair.elts[0].value for pair in pairs)


def _named(call: ast.Call) -> frozenset[str]:
    return frozenset(word.arg or "" for word in call.keywords)
