"""A language file, taken apart."""

from __future__ import annotations

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from huisclos.texts.bundle import read


class BadTexts(Exception):
    """A language file that cannot be read; says where."""


def entries(package: str, language: str) -> dict[str, ftl.Message]:
    """Raises BadTexts."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(read(package, language)).body:
        if isinstance(entry, ftl.Junk | ftl.Term):
            start = getattr(entry, "content", "a term").strip().splitlines()[0]
            raise BadTexts(f"it cannot be read at {start!r}")
        if isinstance(entry, ftl.Message):
            if entry.id.name in found:
                raise BadTexts(f"{entry.id.name} stands there twice")
            found[entry.id.name] = entry
    return found


class Parts(Visitor):
    """The words, the values and the functions of one message."""

    def __init__(self, message: ftl.Message) -> None:
        self.words: list[str] = []
        self.values: set[str] = set()
        self.functions: set[str] = set()
        self.texts: set[str] = set()  # other messages that it refers to
        self.visit(message)

    def visit_TextElement(self, node: ftl.TextElement) -> None:
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:
        self.functions.add(node.id.name)


def wanted(messages: dict[str, ftl.Message], key: str) -> set[str]:
    """The values that a text needs, with those of the texts it refers to."""
    parts = Parts(messages[key])
    others = parts.texts & messages.keys()
    return parts.values.union(*(wanted(messages, other) for other in others))
