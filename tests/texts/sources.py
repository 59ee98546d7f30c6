"""What the code says must have a text: the reasons of outcomes, read from the sources."""

import ast
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import huisclos
from huisclos import shelf
from huisclos.kernel import AnyGame
from huisclos.texts.bundle import read
from huisclos.texts.refusals import calls, text_of

SOURCE = Path(huisclos.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
GAMES: list[AnyGame] = [*shelf.games().values()]
HOUSE = "huisclos"
PACKAGES = [HOUSE, *map(shelf.package_of, GAMES)]


def entries(package: str, language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(read(package, language)).body:
        assert not isinstance(entry, ftl.Junk | ftl.Term), f"{package}, {language}: {entry}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{package}, {language}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Parts(Visitor):  # type: ignore[misc]
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
    return parts.values.union(*(wanted(messages, other) for other in parts.texts))


def outcomes(folder: Path) -> set[str]:
    """The reasons written where games end, and those that the type `Reason` of a game lists."""
    trees = [ast.parse(path.read_text()) for path in folder.rglob("*.py")]
    first = [call.args[0] for tree in trees for call in calls(tree, "Outcome")]
    reasons = [type_ for tree in trees for type_ in _assigned(tree, "Reason")]
    assert reasons or None not in map(text_of, first), f"{folder}: a reason that is not listed"
    listed = [node for type_ in reasons for node in ast.walk(type_)]
    return {node.value for node in [*first, *listed] if isinstance(node, ast.Constant)}


def _assigned(tree: ast.AST, name: str) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any(getattr(t, "id", "") == name for t in node.targets):
            yield node.value
